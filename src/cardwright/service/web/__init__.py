"""The web: what is answered over HTTP and WebSocket, and to whom."""
