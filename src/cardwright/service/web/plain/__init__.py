"""Plain pages: everything that the service offers, for browsers without scripts and for screen readers."""
