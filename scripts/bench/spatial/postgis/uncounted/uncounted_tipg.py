"""tipg without the count of all matching features, which it has no setting for."""

from tipg.collections import PgCollection
from tipg.main import app  # noqa: F401


async def no_count(*_, **__) -> int:
    return 0


PgCollection._features_count_query = no_count
