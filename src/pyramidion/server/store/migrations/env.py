"""Run by Alembic, on the connection that `store.engine` gives it."""

from alembic import context

from pyramidion.server.store.models import Model

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Model.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
