"""What Schemathesis cannot read from the quality contract: what is there, how the formats look, and credentials.

scripts/fuzz/main.ts loads this module for the quality contract and describes the running server by the variables
FUZZ_URL, FUZZ_REPOSITORY, FUZZ_FILES (a JSON list of names), FUZZ_ENTITIES and FUZZ_JOBS (JSON lists of ids),
FUZZ_CREDENTIALS (`administrator` or `editor`) and FUZZ_PASSWORD (of every user).
"""

import functools
import itertools
import json
import os
import random
import re
from base64 import b64encode
from urllib.parse import quote

import requests
import schemathesis
from hypothesis import strategies as st

REPOSITORY = os.environ["FUZZ_REPOSITORY"]
FILES = json.loads(os.environ["FUZZ_FILES"])
ENTITIES = json.loads(os.environ["FUZZ_ENTITIES"])
JOBS = json.loads(os.environ["FUZZ_JOBS"])
HOST = os.environ["FUZZ_URL"]
BASE = HOST + "/api/repositories"
USER = {"administrator": "admin", "editor": "editor"}[os.environ["FUZZ_CREDENTIALS"]]
PASSWORD = os.environ["FUZZ_PASSWORD"]
# The job that waits for ever.
WAITING = JOBS[-1]
# Node's limit is 16 KiB.
LONGEST_HEAD = 12_000
DELIMITERS = [
    *["NUL", "comma", "pipe", "TAB", "backtick", "slash", "double quote", "single quote", "backslash"],
    *"!£$^&*()-_+={};:@#~<>?¬",
]
QUOTES = ["NUL", "backtick", "double quote", "single quote", "backslash", "slash", '"', "'", "`"]


def mostly(known: st.SearchStrategy[str], other: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Of the known texts four times in five."""
    return st.integers(1, 5).flatmap(lambda draw: other if draw == 1 else known)


def clean(text: str) -> bool:
    """Whether a text arrives in a path: "." and ".." are normalised away by clients (RFC 3986, 5.2.4)."""
    return text not in (".", "..")


NAMES = st.text(
    st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="/\\\x7f"), min_size=1, max_size=60
).filter(clean)
COUNTS = st.integers(1, 10**6)
# No text of a body may hold a NUL, which those with a format of ours do not say by a pattern.
TEXT = st.characters(exclude_categories=["Cs"], exclude_characters="\0")

schemathesis.openapi.format(
    "repository-name", mostly(st.just(REPOSITORY), st.from_regex(r"\A[A-Za-z0-9_-]{1,64}\Z"))
)
schemathesis.openapi.format("upload-name", mostly(st.sampled_from(FILES), NAMES))
schemathesis.openapi.format("source-file", mostly(st.sampled_from(FILES), st.text(TEXT, min_size=1, max_size=60)))
# `before_call` puts a column of the listing in the place of most.
schemathesis.openapi.format("column-name", st.text(TEXT, min_size=1, max_size=8))
schemathesis.openapi.format(
    "sort-key",
    st.builds("{}{}".format, st.text(TEXT, min_size=1, max_size=8), st.sampled_from(["", ":asc", ":desc"])),
)
schemathesis.openapi.format("delimiter-word", st.sampled_from(DELIMITERS))
schemathesis.openapi.format("quote-word", st.sampled_from(QUOTES))
SAMPLES = (
    st.just("all")
    | st.builds("{{first {}}}".format, COUNTS)
    | st.builds("{{first {} skip {}}}".format, COUNTS, COUNTS)
    | st.builds("{{random {}}}".format, st.integers(1, 100))
    | st.builds("{{random {} skip {}}}".format, st.sampled_from(["0.5", "12.25", "100"]), COUNTS)
)
schemathesis.openapi.format("tcl-sample", SAMPLES | SAMPLES.map("SAMPLE {}".format))
schemathesis.openapi.format(
    "schedule-time",
    st.builds(
        "{year}{mark}{month}{mark}{day:02} {hour:02}:59:{hour:02}".format,
        year=st.sampled_from(["1999", "2020", "9999"]),
        mark=st.just("-"),
        month=st.sampled_from(["01", "12", "Nov", "November", "may"]),
        day=st.integers(1, 28),
        hour=st.integers(0, 23),
    )
    | st.just("2024/02/29 00:00:00"),
)


@schemathesis.deserializer("text/event-stream")
def deserialize_events(context, response):
    """The contract says of a stream that it is a text."""
    return response.text


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Ids of what is there four times in five; which, is told by the drawn number."""
    if isinstance(path_parameters, dict):
        for name, known in (("entityID", ENTITIES), ("jobId", JOBS)):
            drawn = path_parameters.get(name)
            if isinstance(drawn, int) and not isinstance(drawn, bool) and drawn > 0 and drawn % 5 < 4:
                path_parameters[name] = known[drawn // 5 % len(known)]
    return path_parameters


@schemathesis.hook
def filter_case(context, case):
    """Leaves out requests whose head is longer than any HTTP server takes; no contract can say so of a sum."""
    parts = [*(case.query or {}).items(), *(case.headers or {}).items()]
    return len(quote(str(parts))) < LONGEST_HEAD


@schemathesis.hook
def before_call(context, case, kwargs):
    """Keeps what other requests need, and makes a request that is meant to be valid so where a schema cannot."""
    operation = case.operation.definition.raw.get("operationId")
    case.headers = {**(case.headers or {}), "X-Forwarded-For": address_of(operation)}
    if operation in SPARED:
        SPARED[operation](case)
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    path = case.path.format(**{name: quote(str(value), safe="") for name, value in case.path_parameters.items()})
    name_columns(case, path)
    if isinstance(case.body, dict):
        complete(operation, case.body, path)
    # The events of a job that waits have no end.
    if operation == "getJob" and case.path_parameters["jobId"] in JOBS[:-1] and random.random() < 0.3:
        case.headers["Accept"] = "text/event-stream"


def address_of(operation):
    """An address for each operation, so that the wrong passwords of a check slow down no other operation."""
    return f"10.0.0.{sum(map(ord, operation)) % 254 + 1}"


def complete(operation, body, path):
    """Of commands: what is required together, or excluded, beyond what schemas of the contract say."""
    if operation == "changePassword":
        body["oldPassword"] = PASSWORD
        body["newPassword"] = PASSWORD
    data = body.get("data")
    if isinstance(data, dict) and isinstance(data.get("connectInfo"), dict):
        complete_source(data.setdefault("source", "client"), data["connectInfo"])
    elif isinstance(data, dict) and body.get("command") == "reload":
        data.pop("source", None)
    options = body.get("options")
    if not isinstance(options, dict):
        return
    if body["command"] in ("create", "preview"):
        # Virtual columns come with the expression language.
        if options.get("columns"):
            options["columns"] = []
    elif "columns" in options:
        options["columns"] = list(dict.fromkeys(named(column, path) for column in options["columns"]))
    if "sort" in options:
        keys = [{**key, "column": named(key["column"], path)} for key in options["sort"]]
        options["sort"] = list({key["column"]: key for key in keys}.values())


def complete_source(source, info):
    if source == "client":
        info["type"] = "delimited"
    else:
        info.setdefault("connectionId", 1)
    if info.get("attr") == "ddl":
        info.setdefault("schemaFile", "people.sql")
    else:
        info.pop("schemaFile", None)
    if "attr" in info and character(info.get("delimiter", "comma")) == character(info.get("quote", "double quote")):
        info["delimiter"] = "pipe"


def character(word):
    return {"double quote": '"', "single quote": "'", "backtick": "`"}.get(word, word)


def name_columns(case, path):
    """A column stands once in a list; no parameter of a schema can say so of the part before a colon."""
    for parameter in ("columns", "sort"):
        given = (case.query or {}).get(parameter)
        if given:
            drawn = [entry.split(":") for entry in (given if isinstance(given, list) else given.split(","))]
            directions = {named(name, path): rest[-1:] for name, *rest in drawn}
            case.query[parameter] = ",".join(":".join([name, *rest]) for name, rest in directions.items())


def named(drawn, path):
    """A column of the listing four times in five, else the text that was drawn, without what parts names."""
    number = sum(map(ord, drawn))
    columns = columns_of(path)
    if number % 5 and columns:
        return columns[number % len(columns)]
    return re.sub("[,:]", "", drawn) or "NAME"


@functools.cache
def columns_of(path):
    response = requests.get(HOST + path, auth=("admin", PASSWORD), timeout=10)
    listing = response.json() if response.status_code == 200 else {}
    return [column["columnisedName"] for column in listing.get("columns", [])]


# What the fuzzer would destroy for all later requests is replaced by something of the same kind, made for it.


def ask(method, path, **arguments):
    response = requests.request(method, BASE + path, auth=("admin", PASSWORD), timeout=10, **arguments)
    response.raise_for_status()
    return response.json()


FRESH = (f"fresh-{os.getpid()}-{number}" for number in itertools.count())


def spare_repository(case):
    if case.path_parameters.get("repository") == REPOSITORY and case.method.upper() == "DELETE":
        name = next(FRESH)
        ask("POST", "", json={"name": name})
        case.path_parameters["repository"] = name


def spare_entity(case):
    if case.path_parameters.get("repository") == REPOSITORY and case.path_parameters.get("entityID") in ENTITIES:
        source = {"type": "delimited", "attr": "names", "sourceFile": "people.csv"}
        data = {"entityName": next(FRESH), "source": "client", "connectInfo": source}
        made = ask("POST", f"/{REPOSITORY}/entities", json={"command": "create", "data": data})
        case.path_parameters["entityID"] = int(made["entityId"])


def spare_file(case):
    if case.path_parameters.get("repository") == REPOSITORY and case.path_parameters.get("filename") in FILES:
        made = ask("POST", f"/{REPOSITORY}/upload", files={"file": (next(FRESH), b"a,b\n1,2\n")})
        case.path_parameters["filename"] = made["path"]


def spare_job(case):
    if case.path_parameters.get("repository") == REPOSITORY and case.path_parameters.get("jobId") in (WAITING, JOBS[0]):
        source = {"type": "delimited", "attr": "names", "sourceFile": "people.csv"}
        data = {"entityName": next(FRESH), "source": "client", "connectInfo": source}
        data["scheduleTime"] = "2999-12-31 23:59:59"
        made = ask("POST", f"/{REPOSITORY}/entities", json={"command": "create", "data": data})
        case.path_parameters["jobId"] = int(made["job"].rsplit("/", 1)[1])


SPARED = {
    "deleteRepository": spare_repository,
    "deleteEntity": spare_entity,
    "deleteFile": spare_file,
    "runJobCommand": spare_job,
}


@schemathesis.auth()
class Credentials:
    """Valid credentials: of the user of this run, or of one who does nothing but change the own password."""

    def get(self, case, context):
        user = "changer" if case.operation.definition.raw.get("operationId") == "changePassword" else USER
        return "Basic " + b64encode(f"{user}:{PASSWORD}".encode()).decode()

    def set(self, case, data, context):
        case.headers = {**(case.headers or {}), "Authorization": data}
