"""How the tables of the database came to be as they are: Alembic runs these whenever the service starts."""
