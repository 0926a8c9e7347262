"""pygeoapi without the count of all matching features, which its release has no setting for."""

from pygeoapi.flask_app import APP  # noqa: F401
from sqlalchemy.orm import Query

Query.count = lambda _: 0
