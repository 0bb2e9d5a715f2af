"""What one viewer may know: views, what is told him, and worlds that he cannot rule out."""
