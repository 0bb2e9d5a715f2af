"""Plain pages without scripts, on which everything can be done that the service offers."""
