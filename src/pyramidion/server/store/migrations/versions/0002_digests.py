"""Events know what was wished with their key, so that nobody uses a key for two things."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Events that are there already have no digest."""
    op.add_column("events", sa.Column("digest", sa.String(32), nullable=True))
