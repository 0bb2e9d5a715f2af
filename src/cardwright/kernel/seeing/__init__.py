"""What one viewer may know: views, what they are told, and worlds that they cannot rule out."""
