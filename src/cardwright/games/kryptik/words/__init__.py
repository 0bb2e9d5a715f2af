"""The words of Kryptik."""
