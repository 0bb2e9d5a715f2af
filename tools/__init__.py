"""What developers of the project use beside it; nothing here is part of the package."""
