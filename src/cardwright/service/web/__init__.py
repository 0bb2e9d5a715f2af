"""The web: who may ask for what over HTTP and WebSocket, and what is answered."""
