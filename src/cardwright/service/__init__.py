"""The service: tables that people and bots play at, kept in a database and told over HTTP and WebSocket.

Its rooms, from the ground up; each imports only from those before it in this list:

- `protocol`, `troubles`, `limits`: what clients and the service say to each other, what can be wrong with it, and how
  much of it there may be.
- `storage`: the logs of all tables, in a database.
- `tables`: what a table is, what happens at it, and what each guest may know of it.
- `running`: the tables of a process in memory, what they do by themselves, and bots that think beside them.
- `web`: what is answered over HTTP and WebSocket, and to whom; in `web.plain` the pages without scripts.
"""
