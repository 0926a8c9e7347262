"""What Schemathesis cannot read from the contract: how names, identifiers and cursors are made, and credentials.

scripts/fuzz/main.ts loads this module by schemathesis.toml and describes the running server by the variables
FUZZ_COLLECTIONS (a JSON list of `<group>/<name>`), FUZZ_CREDENTIALS (the security scheme to read with),
FUZZ_TOKEN (a bearer token) and FUZZ_API_KEY (`<key>.<secret>`).
"""

import json
import os
from base64 import b64encode
from urllib.parse import parse_qs, quote, urlsplit

import requests
import schemathesis
from hypothesis import strategies as st

COLLECTIONS = [tuple(identifier.split("/", 1)) for identifier in json.loads(os.environ["FUZZ_COLLECTIONS"])]
SCHEME = os.environ["FUZZ_CREDENTIALS"]
TOKEN = os.environ["FUZZ_TOKEN"]
KEY, SECRET = os.environ["FUZZ_API_KEY"].split(".", 1)


# Formats: existing names most of the time, so that what lies behind them is reached, and others sometimes.


def mostly(*known: str) -> st.SearchStrategy[str]:
    """One of the known texts four times in five, else any text that the contract allows in a path."""
    # A "." or ".." of its own never arrives: URLs are normalised by clients (RFC 3986, 5.2.4).
    other = st.text(st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="/"), min_size=1, max_size=128)
    return st.integers(1, 5).flatmap(
        lambda draw: other.filter(lambda text: text not in (".", "..")) if draw == 1 else st.sampled_from(known)
    )


schemathesis.openapi.format("collection-group", mostly(*sorted({group for group, _ in COLLECTIONS})))
schemathesis.openapi.format("collection-name", mostly(*sorted({name for _, name in COLLECTIONS})))
schemathesis.openapi.format("feature-id", mostly(*map(str, range(1, 51))))
# A placeholder: `give_real_cursor` puts one in its place that the server gave.
schemathesis.openapi.format("page-cursor", st.just("cursor"))


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Of a known group and a known name that do not belong together, takes the group that has the name."""
    if isinstance(path_parameters, dict):
        pair = (path_parameters.get("group"), path_parameters.get("name"))
        groups = [group for group, name in COLLECTIONS if name == pair[1]]
        if groups and pair[0] in {group for group, _ in COLLECTIONS} and pair not in COLLECTIONS:
            path_parameters["group"] = groups[0]
    return path_parameters


@schemathesis.hook
def before_call(context, case, kwargs):
    """Makes a request that is meant to be valid so, where a schema cannot say how.

    - A cursor holds for one collection and one box, and not together with an offset: the server is asked for
      one for this very request. Where the page is the last one, or the collection unknown, there is none.
    - A NUL is refused anywhere in a body, and OpenAPI 3.0 has no way to say so of unknown fields.
    """
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    if isinstance(case.body, dict):
        case.body = {without_nul(name): without_nul(value) for name, value in case.body.items()}
    if case.operation.definition.raw.get("operationId") == "getItems" and "cursor" in (case.query or {}):
        case.query.pop("offset", None)
        cursor = cursor_of(case)
        if cursor is None:
            del case.query["cursor"]
        else:
            case.query["cursor"] = cursor


def without_nul(value):
    return value.replace("\0", "") if isinstance(value, str) else value


def cursor_of(case):
    """The cursor in the link `next` of a first page of one feature of the collection and box of a request."""
    path = case.path.format(**{name: quote(str(value), safe="%") for name, value in case.path_parameters.items()})
    box = case.query.get("bbox")
    params = {"limit": 1} | ({"bbox": ",".join(map(str, box)) if isinstance(box, list) else box} if box else {})
    base = case.operation.schema.get_base_url()
    response = requests.get(base + path, params=params, headers={"Authorization": f"Bearer {TOKEN}"}, timeout=10)
    if response.status_code != 200:
        return None
    links = {link["rel"]: link["href"] for link in response.json()["links"]}
    return parse_qs(urlsplit(links["next"]).query)["cursor"][0] if "next" in links else None


@schemathesis.auth()
class Credentials:
    """Valid credentials: those of the token endpoint where it asks for them, else of the scheme under test."""

    def get(self, case, context):
        if any("ClientCredentials" in scheme for scheme in case.operation.definition.raw.get("security", [])):
            return "Authorization", "Basic " + b64encode(f"{KEY}:{SECRET}".encode()).decode()
        return {
            "bearerAuth": ("Authorization", f"Bearer {TOKEN}"),
            "ApiKeyAuth": ("X-API-Key", f"{KEY}.{SECRET}"),
            "ApikeyAuthorization": ("Authorization", "Apikey " + b64encode(f"{KEY}:{SECRET}".encode()).decode()),
        }[SCHEME]

    def set(self, case, data, context):
        name, value = data
        case.headers = {**(case.headers or {}), name: value}
