"""What Schemathesis cannot read from the contract: how names, identifiers and cursors are made, and credentials.

scripts/fuzz/main.ts loads this module for the spatial contract and describes the running server by the variables
FUZZ_COLLECTIONS (a JSON list of `<group>/<name>`), FUZZ_CREDENTIALS (the security scheme to read with),
FUZZ_TOKEN (a bearer token) and FUZZ_API_KEY (`<key>.<secret>`).
"""

import functools
import json
import os
import sys
from base64 import b64encode
from html.parser import HTMLParser
from urllib.parse import parse_qs, quote, urlsplit

import requests
import schemathesis
from hypothesis import strategies as st

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from filters import Filters

COLLECTIONS = [tuple(identifier.split("/", 1)) for identifier in json.loads(os.environ["FUZZ_COLLECTIONS"])]
SCHEME = os.environ["FUZZ_CREDENTIALS"]
TOKEN = os.environ["FUZZ_TOKEN"]
KEY, SECRET = os.environ["FUZZ_API_KEY"].split(".", 1)
# Node's limit is 16 KiB.
LONGEST_HEAD = 12_000
BEARER = {"Authorization": f"Bearer {TOKEN}"}


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
# Placeholders: `before_call` puts something in their place that the collection has.
schemathesis.openapi.format("page-cursor", st.just("cursor"))
schemathesis.openapi.format("cql2", st.integers(0, 2**32 - 1).map("seed {}".format))
schemathesis.openapi.format("property-name", st.text(min_size=1, max_size=8))
schemathesis.openapi.format("sort-key", st.text(min_size=1, max_size=8) | st.text(max_size=8).map("-{}".format))

INSTANTS = st.sampled_from(["2020-02-29", "1970-01-01T00:00:00Z", "2024-12-31T23:59:59.999+14:00", "0001-01-01"])
schemathesis.openapi.format(
    "datetime-interval",
    INSTANTS
    | st.builds("{}/{}".format, st.just("0001-01-01") | st.sampled_from(["..", ""]), INSTANTS)
    | st.builds("{}/{}".format, INSTANTS, st.sampled_from(["..", "9999-12-31"])),
)
# The only right of the key; empty is as left out.
schemathesis.openapi.format("oauth-scope", st.sampled_from(["spatial:read", ""]))


class Page(HTMLParser):
    """Reads a page, and fails where the end of an element is not that of the last open one."""

    VOID = ("br", "hr", "img", "input", "link", "meta")

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            raise ValueError(f"</{tag}> in line {self.getpos()[0]} ends no open element")


@schemathesis.deserializer("text/html")
def read_page(context, response):
    """The text of a page, whatever values are in it."""
    text = response.content.decode()
    page = Page()
    page.feed(text)
    page.close()
    if page.open:
        raise ValueError(f"The page ends within {page.open}")
    return text


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
def filter_case(context, case):
    """Leaves out requests whose head is longer than any HTTP server takes; no contract can say so of a sum."""
    parts = [*(case.query or {}).items(), *(case.headers or {}).items()]
    return len(quote(str(parts), safe="")) < LONGEST_HEAD


@schemathesis.hook
def before_call(context, case, kwargs):
    """Makes a request that is meant to be valid so, where a schema cannot say how.

    - Names of properties and their values are those of the collection.
    - A cursor holds for one collection, its filters and its order, and not together with an offset: the server
      is asked for one for this very request. Where the page is the last one, or the collection unknown, there
      is none.
    - A reference system is one that the collection lists.
    - A filter uses the queryables of the collection; see filters.py.
    - A NUL is refused anywhere in a body, and OpenAPI 3.0 has no way to say so of unknown fields.
    """
    if case.meta is None:
        return
    if not case.meta.generation.mode.is_positive:
        mutate_filter(case.query)
        return
    if isinstance(case.body, dict):
        case.body = {without_nul(name): without_nul(value) for name, value in case.body.items()}
    operation = case.operation.definition.raw.get("operationId")
    if operation not in ("getItems", "getFeature") or not case.query:
        return
    path = case.path.format(**{name: quote(str(value), safe="%") for name, value in case.path_parameters.items()})
    items = case.operation.schema.get_base_url() + (path.rpartition("/")[0] if operation == "getFeature" else path)
    name_systems(case.query, systems_of(items))
    if operation == "getFeature":
        return
    name_properties(case.query, types_of(items))
    if "filter" in case.query:
        write_filter(case.query, schemas_of(items))
    if "cursor" in case.query:
        case.query.pop("offset", None)
        cursor = cursor_of(items, case.query)
        if cursor is None:
            del case.query["cursor"]
        else:
            case.query["cursor"] = cursor


def mutate_filter(query):
    """Puts a faulty filter in the place of a seed: the request is refused for another reason anyway."""
    if isinstance(query, dict) and str(query.get("filter", "")).startswith("seed "):
        schemas = {"name": {"type": "string"}, "size": {"type": "number"}, "geom": {}}
        language = "cql2-json" if query.get("filter-lang") == "cql2-json" else "cql2-text"
        query["filter"] = Filters(query["filter"], schemas).mutate(language)


@functools.cache
def schemas_of(items):
    """The queryables of a collection: the schema of each, by its name."""
    response = requests.get(items.removesuffix("items") + "queryables", headers=BEARER, timeout=10)
    return response.json()["properties"] if response.status_code == 200 else {}


def types_of(items):
    """The queryables of a collection without its geometry: a value that is valid for each, by its name."""
    return {name: example_of(schema) for name, schema in schemas_of(items).items() if "type" in schema}


def write_filter(query, schemas):
    """Puts a filter for the collection in the place of the seed drawn for it; none if there is no collection."""
    if not schemas:
        del query["filter"]
        return
    query["filter"] = Filters(query["filter"], schemas).write(query.get("filter-lang", "cql2-text"))


@functools.cache
def systems_of(items):
    """The URIs of the reference systems that a collection lists."""
    response = requests.get(items.removesuffix("/items"), headers=BEARER, timeout=10)
    return response.json()["crs"] if response.status_code == 200 else []


def name_systems(query, systems):
    """Puts systems of the collection in the place of those drawn; none of a collection that is not there."""
    for parameter in ("crs", "bbox-crs", "filter-crs"):
        if parameter in query:
            if systems:
                query[parameter] = systems[sum(map(ord, str(query[parameter]))) % len(systems)]
            else:
                del query[parameter]


def example_of(schema):
    """A text that is a value of a property, one that occurs where the schema tells."""
    if "enum" in schema:
        return json.dumps(schema["enum"][0]).strip('"')
    formats = {"date": "2020-02-29", "date-time": "2020-02-29T12:00:00Z"}
    types = {"integer": "1", "number": "1.5", "boolean": "true"}
    return formats.get(schema.get("format")) or types.get(schema["type"], "France")


def name_properties(query, types):
    """Puts names of the collection in the place of those drawn, each once, and drops what is then left over."""
    names = list(types)

    def named(drawn):
        return names[sum(map(ord, drawn)) % len(names)]

    # Entries of the free-form parameter may stand among the others already.
    declared = ("limit", "offset", "cursor", "bbox", "bbox-crs", "datetime", "properties", "sortby", "skipGeometry")
    declared += ("crs", "queryables", "filter", "filter-lang", "filter-crs", "f")
    for drawn in [name for name in query if name not in declared]:
        del query[drawn]
        if names:
            query[named(drawn)] = types[named(drawn)]
    for parameter in ("properties", "sortby", "queryables"):
        if parameter in query and (not names or not query[parameter]):
            del query[parameter]
    if "properties" in query:
        query["properties"] = ",".join({named(drawn): None for drawn in listed(query["properties"])})
    if "sortby" in query:
        signs = {named(drawn): "-" if drawn.startswith("-") else "" for drawn in listed(query["sortby"])}
        query["sortby"] = ",".join(sign + name for name, sign in signs.items())
    if isinstance(query.get("queryables"), dict):
        query["queryables"] = {named(drawn): types[named(drawn)] for drawn in query["queryables"]}


def without_nul(value):
    return value.replace("\0", "") if isinstance(value, str) else value


def listed(value):
    """The entries of a list, which Schemathesis may have put between commas already."""
    return value if isinstance(value, list) else value.split(",")


def cursor_of(items, query):
    """The cursor in the link `next` of a first page of one feature that has the filters and order of a request."""
    filters = {name: value for name, value in query.items() if name not in ("cursor", "limit", "queryables", "f")}
    params = {name: ",".join(map(str, value)) if isinstance(value, list) else value for name, value in filters.items()}
    params |= {name: str(value).lower() for name, value in params.items() if isinstance(value, bool)}
    params |= query.get("queryables") or {}
    response = requests.get(items, params=params | {"limit": 1}, headers=BEARER, timeout=10)
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
