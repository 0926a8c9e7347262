"""What Schemathesis cannot read from the quality contract: what is there, how the formats look, and credentials.

scripts/fuzz/main.ts loads this module for the quality contract and describes the running server by the variables
FUZZ_URL, FUZZ_REPOSITORY, FUZZ_FILES and FUZZ_EXPORTS (JSON lists of names), FUZZ_EXAMPLES (a JSON list of
expressions), FUZZ_ENTITIES, FUZZ_ATTRIBUTES, FUZZ_RULES (of the first entity), FUZZ_LIBRARY, FUZZ_CONNECTIONS,
FUZZ_FOLDERS (of rules), FUZZ_JOINS and FUZZ_JOBS (JSON lists of ids), FUZZ_CREDENTIALS (`administrator`, `editor`, `reader`, or `session` for the cookie of an administrator) and FUZZ_PASSWORD (of every user).
"""

import functools
import itertools
import json
import os
import random
import re
import sys
from base64 import b64encode
from urllib.parse import parse_qs, quote, urlsplit

import requests
import schemathesis
from hypothesis import strategies as st
from schemathesis.specs.openapi import _auth_retry

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import dependencies_hooks
import joins_hooks

REPOSITORY = os.environ["FUZZ_REPOSITORY"]
FILES = json.loads(os.environ["FUZZ_FILES"])
EXPORTS = json.loads(os.environ["FUZZ_EXPORTS"])
EXAMPLES = json.loads(os.environ["FUZZ_EXAMPLES"])
ENTITIES = json.loads(os.environ["FUZZ_ENTITIES"])
# The numbers that each of the entities has attributes by.
ATTRIBUTES = json.loads(os.environ["FUZZ_ATTRIBUTES"])
# The first one has groups, the second one belongs to the first attribute, and the last one is disabled.
RULES = json.loads(os.environ["FUZZ_RULES"])
LIBRARY = json.loads(os.environ["FUZZ_LIBRARY"])
CONNECTIONS = json.loads(os.environ["FUZZ_CONNECTIONS"])
FOLDERS_OF_RULES = json.loads(os.environ["FUZZ_FOLDERS"])
# The numbers of a category of keywords, and of its keyword.
KEYWORDS = [1]
WEBHOOKS = [1]
JOBS = json.loads(os.environ["FUZZ_JOBS"])
HOST = os.environ["FUZZ_URL"]
BASE = HOST + "/api/repositories"
CREDENTIALS = os.environ["FUZZ_CREDENTIALS"]
USER = {"administrator": "admin", "editor": "editor", "reader": "reader", "session": "admin"}[CREDENTIALS]
PASSWORD = os.environ["FUZZ_PASSWORD"]
# Hypothesis sets the numbers of `random` itself back before each request.
DICE = random.Random(1)
# Of its own, so that sources do not change what is drawn for the other operations.
DICE_OF_SOURCES = random.Random(4)
# The job that waits for ever.
WAITING = JOBS[-1]
# Node's limit is 16 KiB.
LONGEST_HEAD = 12_000
DELIMITERS = [
    *["NUL", "comma", "pipe", "TAB", "backtick", "slash", "double quote", "single quote", "backslash"],
    *"!£$^&*()-_+={};:@#~<>?¬",
    *["||", ", "],
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
schemathesis.openapi.format("export-name", mostly(st.sampled_from(EXPORTS), NAMES))
schemathesis.openapi.format("source-file", mostly(st.sampled_from(FILES), st.text(TEXT, min_size=1, max_size=60)))
# `before_call` puts a column of the listing in the place of most.
schemathesis.openapi.format("column-name", st.text(TEXT, min_size=1, max_size=8))
schemathesis.openapi.format(
    "sort-key",
    st.builds("{}{}".format, st.text(TEXT, min_size=1, max_size=8), st.sampled_from(["", ":asc", ":desc"])),
)
# Of the expression language; `[#7]` stands for a column of the listing, which `before_call` puts there.
COLUMNS = st.builds("[#{}]".format, st.integers(0, 999))
QUOTED = st.text(TEXT, max_size=8).map(lambda text: '"' + text.replace('"', '""') + '"')
NUMBERS = st.integers(0, 10**18).map(str) | st.sampled_from(["1.5", ".5", "2e3"])
WORDS = st.recursive(
    QUOTED | st.builds('({} || "")'.format, COLUMNS),
    lambda words: st.builds("UPPER({})".format, words) | st.builds("({} || {})".format, words, words),
    max_leaves=3,
)
AMOUNTS = st.recursive(
    NUMBERS | st.builds("LENGTH({})".format, WORDS),
    lambda amounts: st.builds("({} {} {})".format, amounts, st.sampled_from("+-*/"), amounts),
    max_leaves=3,
)
OPERATORS = st.sampled_from(["=", "<>", "<", "<=", ">", ">="])
PATTERNS = st.text("ab*?0", max_size=6).map('"{}"'.format)
CONDITIONS = st.recursive(
    st.builds("{} {} {}".format, WORDS, OPERATORS, WORDS)
    | st.builds("{} {} {}".format, AMOUNTS, OPERATORS, AMOUNTS)
    | st.builds("{} {} {}".format, WORDS, st.sampled_from(["LIKE", "not like"]), PATTERNS)
    | st.builds("{} IN ({}, {})".format, AMOUNTS, AMOUNTS, NUMBERS)
    | st.builds("IS_NULL({})".format, COLUMNS | st.sampled_from(EXAMPLES)),
    lambda conditions: st.builds("NOT ({})".format, conditions)
    | st.builds("({}) {} ({})".format, conditions, st.sampled_from(["AND", "or"]), conditions)
    | st.builds("IF {} THEN {} ELSE FALSE".format, conditions, conditions),
    max_leaves=4,
)
schemathesis.openapi.format("condition", CONDITIONS)
schemathesis.openapi.format(
    "expression", CONDITIONS | AMOUNTS | WORDS | st.sampled_from(EXAMPLES) | st.text(TEXT, max_size=60)
)
schemathesis.openapi.format("delimiter-word", st.sampled_from(DELIMITERS))
schemathesis.openapi.format("cell-range", st.sampled_from(["B3:F200", "B3:", "b:F", "3:200", "$A$1:$C$9", "A1:B"]))
schemathesis.openapi.format("quote-word", st.sampled_from(QUOTES))
schemathesis.openapi.format(
    "wrapped-text",
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters='\0" '), min_size=1, max_size=60)
    | st.text(st.characters(exclude_categories=["Cs"], exclude_characters='\0"\\'), max_size=60).map('"{}"'.format),
)
SAMPLES = (
    st.just("all")
    | st.builds("{{first {}}}".format, COUNTS)
    | st.builds("{{first {} skip {}}}".format, COUNTS, COUNTS)
    | st.builds("{{random {}}}".format, st.integers(1, 100))
    | st.builds("{{random {} skip {}}}".format, st.sampled_from(["0.5", "12.25", "100"]), COUNTS)
)
schemathesis.openapi.format("tcl-sample", SAMPLES | SAMPLES.map("SAMPLE {}".format))
FOLDERS = st.sampled_from([".", "below", "{./below}", "/", "no-such-folder"])
EXTENSIONS = st.sampled_from(["csv", "{csv txt}", ".ddl", "*", "{}"])
schemathesis.openapi.format(
    "loader-parameters",
    st.builds("DATA_DIRECTORY {}".format, FOLDERS)
    | st.builds("DATA_EXTENSIONS {} DATA_DIRECTORY {}".format, EXTENSIONS, FOLDERS)
    | st.builds("DATA_DIRECTORY {} SCHEMA_DIRECTORY {} SCHEMA_EXTENSIONS {}".format, FOLDERS, FOLDERS, EXTENSIONS),
)
# Parameters of types whose connections are no folders. The server lists the host, and nothing listens there.
PARAMETERS_OF = {
    "hdfs_delimited": "NAMENODE http://127.0.0.1:9 DATA_DIRECTORY /",
    "odbc": "DSN fuzzed",
    "generic": "DRIVER fuzzed ATTRIBUTES {Server localhost}",
    "oracle": "DSN fuzzed",
    "db2": "DRIVER fuzzed",
    "postgresql": "HOST 127.0.0.1 PORT 9 DATABASE fuzzed",
    "http": "ADDRESS http://127.0.0.1:9/",
    "s3": "REGION eu-central-1 BUCKET fuzzed ENDPOINT http://127.0.0.1:9",
}
schemathesis.openapi.format("sql-condition", st.sampled_from(["1 = 1", "name is not null", "a in (select 1)"]))
# A host that the server lists, and nothing listens there.
schemathesis.openapi.format(
    "webhook-url",
    st.builds("{}://127.0.0.1:9/{}".format, st.sampled_from(["http", "https", "HTTP"]), st.text("abc/?=%20", max_size=20)),
)
# Of valid ones; what a source does not have is found by 404.
FIELDS = st.sampled_from(["latitude", "'Name'", "[City]", "0", "1.5", "TRUE", "NULL", "(2 - 3)"])
# Braces and backslashes would have to be balanced there.
PARTS = FIELDS | st.sampled_from(['"x y"', '""', *(f"({text})" for text in EXAMPLES if not re.search(r"[{}\\]", text))])
COMPUTED = (
    PARTS
    | st.builds("{} {} {}".format, FIELDS, st.sampled_from("+-*/"), FIELDS)
    | st.builds("{} || {} || {}".format, PARTS, PARTS, PARTS)
    | st.builds('IF City LIKE "{}" THEN {}'.format, st.text("ab?*", max_size=8), PARTS)
)
schemathesis.openapi.format(
    "virtual-column",
    st.builds("{{A A {{}} {{of a fuzzer}} {{{}}} {}}}".format, COMPUTED, st.integers(1, 2**31 - 1)),
)
joins_hooks.register_formats(mostly)
# Of bytes that every export has, and what is answered with the whole file. What none has is for the tests: a request
# for it is no valid one.
RANGES = ["bytes=0-9", "bytes=5-", "bytes=-3", "bytes=0-999999999", "bytes=0-1,4-5", "bytes=3-1"]
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


@schemathesis.deserializer("text/html", "image/svg+xml", "text/vnd.mermaid", "text/plain")
def deserialize_page(context, response):
    """And of a page or a drawing as well."""
    return response.text


@schemathesis.deserializer(
    "text/csv",
    "application/x-ndjson",
    "application/vnd.apache.parquet",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
)
def deserialize_export(context, response):
    """And of the bytes of an export, each of which is a character then."""
    return response.content.decode("latin-1")


@schemathesis.deserializer("application/json")
def deserialize_json(context, response):
    """An export of this type is bytes like the others, and may be a part of it."""
    is_export = context.operation.definition.raw.get("operationId") == "downloadExport"
    if is_export and response.status_code in (200, 206):
        return deserialize_export(context, response)
    return response.json()


PATH_PARAMETERS = {
    "entityID": ENTITIES,
    "row": [1, 2],
    "copies": [1, 2],
    "attributeID": ATTRIBUTES,
    "ruleID": RULES,
    "libraryID": LIBRARY,
    "loaderconnection": CONNECTIONS,
    "jobId": JOBS,
    "folder": FOLDERS_OF_RULES,
    "category": KEYWORDS,
    "keyword": KEYWORDS,
    "webhook": WEBHOOKS,
}


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Ids of what is there four times in five; which, is told by the drawn number."""
    if isinstance(path_parameters, dict):
        for name, known in PATH_PARAMETERS.items():
            drawn = path_parameters.get(name)
            if isinstance(drawn, int) and not isinstance(drawn, bool) and drawn > 0 and drawn % 5 < 4:
                path_parameters[name] = known[drawn // 5 % len(known)]
        if path_parameters.get("ruleID") in RULES and "entityID" in path_parameters:
            path_parameters["entityID"] = ENTITIES[0]
        dependencies_hooks.place(path_parameters, ENTITIES[0])
    return path_parameters


@schemathesis.hook
def filter_case(context, case):
    """Leaves out requests whose head is longer than any HTTP server takes; no contract can say so of a sum."""
    parts = [part for given in (case.path_parameters, case.query, case.headers) for part in (given or {}).items()]
    return len(quote(str(parts), safe="")) < LONGEST_HEAD


@schemathesis.hook
def before_call(context, case, kwargs):
    """Keeps what other requests need, and makes a request that is meant to be valid so where a schema cannot."""
    operation = case.operation.definition.raw.get("operationId")
    case.headers = {**(case.headers or {}), "X-Forwarded-For": address_of(operation)}
    if operation in SPARED:
        SPARED[operation](case)
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    if operation in OF_RULES and isinstance(case.body, dict):
        complete_rules(operation, case)
    if operation in OF_LIBRARY and isinstance(case.body, dict):
        complete_library(operation, case)
    if operation == "runRuleFilesCommand" and isinstance(case.body, dict):
        # Files of rules name entities of their repository.
        case.path_parameters["repository"] = REPOSITORY
        complete_rule_files(case.body["data"])
    if isinstance(case.body, dict):
        joins_hooks.complete(operation, case, ENTITIES, over_rows)
        dependencies_hooks.complete(operation, case, ENTITIES[0], has_conflicts)
        # A completed command may name what is there.
        if operation in DELETING_DEPENDENCIES:
            spare_dependency(case)
    joins_hooks.simplify(operation, case, REPOSITORY)
    if "page" in (case.query or {}):
        case.query.pop("pageStart", None)
    path = case.path.format(**{name: quote(str(value), safe="") for name, value in case.path_parameters.items()})
    name_columns(case, path)
    if operation == "runExpressionsCommand" and isinstance(case.body, dict):
        place_expression(case.body["data"])
    if isinstance((case.query or {}).get("where"), str):
        case.query["where"] = over_columns(case.query["where"], path)
    name_holding(case, path)
    if operation == "downloadExport":
        name_bytes(case)
    if isinstance(case.body, dict):
        complete(operation, case.body, path)
    # The events of a job that waits have no end.
    if operation == "getJob" and names(case, "jobId", JOBS[:-1]) and DICE.random() < 0.3:
        case.headers["Accept"] = "text/event-stream"


def address_of(operation):
    """An address for each operation, so that the wrong passwords of a check slow down no other operation."""
    return f"10.0.0.{sum(map(ord, operation)) % 254 + 1}"


class OtherUsers(dict):
    """The wrong credentials of the check `ignored_auth`, of another user each time.

    Schemathesis sends those of one user, whom the server would soon answer with a delay of two seconds.
    """

    numbers = itertools.count(1)

    def get(self, key, default=None):
        value = super().get(key, default)
        if not str(value).startswith("Basic "):
            return value
        return "Basic " + b64encode(f"nobody{next(self.numbers)}:wrong password".encode()).decode()


_auth_retry.INVALID_AUTH_HEADERS = OtherUsers(_auth_retry.INVALID_AUTH_HEADERS)


# The commands that ignore their data, or take it only in some listings.
DATALESS_COMMANDS = ("get", "enable", "disable", "test", "cancel")
# The commands that use their options. Those of sources have virtual columns, the others columns of a listing.
SOURCE_COMMANDS = ("create", "preview", "rawpreview")
LISTING_COMMANDS = ("get", "list", "export")


def complete_login(holder, kind):
    """Of credentials: those that the type of connection has. The types of connections that requests name are not known."""
    if not isinstance(holder, dict):
        return
    if kind != "http" or "username" in holder or "password" in holder:
        holder.pop("token", None)
    if kind != "http":
        holder.pop("addressQuery", None)
    if kind == "http" and isinstance(holder.get("username"), str):
        holder["username"] = holder["username"].replace(":", "")
    if kind == "s3" and ("username" in holder or "password" in holder):
        holder["username"], holder["password"] = "AKIAFUZZED", "secret"


def complete(operation, body, path):
    """Of commands: what is required together, or excluded, beyond what schemas of the contract say."""
    if operation == "changePassword":
        body["oldPassword"] = PASSWORD
        body["newPassword"] = PASSWORD
    if operation == "openSession":
        body["user"] = USER
        body["password"] = PASSWORD
    data = body.get("data")
    if isinstance(data, dict) and isinstance(data.get("connectInfo"), dict):
        complete_source(data.setdefault("source", "client"), data["connectInfo"])
    elif isinstance(data, dict) and body.get("command") == "reload":
        data.pop("source", None)
    if operation == "runLoaderConnectionsCommand" and isinstance(data, dict) and data.get("type") in PARAMETERS_OF:
        data["parameters"] = PARAMETERS_OF[data["type"]]
    if isinstance(data, dict):
        complete_login(data, data.get("type"))
        complete_login(data.get("connectInfo"), None)
    # The attributes of other commands are no definitions.
    if isinstance(data, dict) and isinstance(data.get("attributes"), list) and body.get("command") != "verify":
        complete_attributes(data["attributes"])
    if operation == "runWebhooksCommand" and isinstance(data, dict) and "url" in data:
        data["url"] = f"http://127.0.0.1:9/{len(data['url'])}"
    options = body.get("options")
    command = body.get("command")
    if command in DATALESS_COMMANDS and "data" in body:
        body["data"] = without_nul(body["data"])
    if not isinstance(options, dict):
        return
    options = body["options"] = without_nul(options)
    if command not in (*SOURCE_COMMANDS, *LISTING_COMMANDS):
        return
    if command in SOURCE_COMMANDS:
        if "columns" in options:
            options["columns"] = [renamed(column, number) for number, column in enumerate(options["columns"])]
    elif "columns" in options:
        options["columns"] = list(dict.fromkeys(named(column, path) for column in options["columns"]))
    if isinstance(options.get("where"), str):
        options["where"] = over_columns(options["where"], path)
    if "keypatternlist" in options and operation not in (*joins_hooks.OF_JOINS, *dependencies_hooks.OF_DEPENDENCIES):
        options["keypatternlist"] = [numbered(key) for key in options["keypatternlist"]]
    if "sort" in options:
        keys = [{**key, "column": named(key["column"], path)} for key in options["sort"]]
        options["sort"] = list({key["column"]: key for key in keys}.values())


# The operations that add, change, run or delete rules.
OF_RULES = (
    "runRealBusinessRulesCommand",
    "deleteRealBusinessRules",
    "runEntityBusinessRulesCommand",
    "runAttributeBusinessRulesCommand",
    "runBusinessRuleCommand",
)
RULE_EXPRESSIONS = ("EXPRESSION", "FILTER_EXPRESSION")


def complete_rules(operation, case):
    """What the members of a rule need of each other, and rules that are there."""
    entity, body = ENTITIES[0], case.body
    if operation == "deleteRealBusinessRules":
        body["rules"] = [{"entity": str(entity), "attribute": "0", "rule": fresh_rule()} for _ in body["rules"][:2]]
        return
    data = body.get("data")
    command = body.get("command")
    if not isinstance(data, dict) or command not in ("add", "edit", "test", "run", "accept"):
        return
    if "entityID" in case.path_parameters:
        case.path_parameters["entityID"] = entity
    if "attributeID" in case.path_parameters:
        case.path_parameters["attributeID"] = 1
    if command == "accept":
        complete_acceptance(data, "attributeID" in case.path_parameters)
        return
    if command == "run":
        complete_run(data, operation)
        return
    if "ENTITY" in data:
        data["ENTITY"] = entity
    if data.get("ATTRIBUTE"):
        data["ATTRIBUTE"] = 1
    if "RULE" in data:
        data["RULE"] = fresh_rule(1 if operation == "runAttributeBusinessRulesCommand" else 0)
    if operation == "runBusinessRuleCommand":
        case.path_parameters["ruleID"] = int(fresh_rule())
    if data.get("NAME"):
        data["NAME"] = next(FRESH)
    # A keyword list names keywords of the repository, and there are none.
    data.pop("RULE_KEYWORD_ID_LIST", None)
    data.pop("THRESHOLD_OF", None)
    # Empty members count as not given, and a change needs a member.
    if command == "edit" and not any(data[name] != "" for name in data if name not in ("ENTITY", "ATTRIBUTE", "RULE")):
        data["DESCRIPTION"] = "Of the fuzzer"
    complete_index(data)
    rows = f"/api/repositories/{REPOSITORY}/entities/{entity}/rows"
    for name in RULE_EXPRESSIONS:
        if data.get(name):
            data[name] = DICE.choice(CONDITIONS_OF_RULES) if DICE.random() < 0.7 else over_columns(data[name], rows)
    for name in ("GROUP_EXPRESSION", "AGGREGATE_EXPRESSION"):
        if data.get(name):
            data[name] = DICE.choice(VALUES_OF_RULES)
    if data.get("AGGREGATE_EXPRESSION"):
        data["AGGREGATE_METHOD"] = "2"


# The operations that add or change rules of the library, its attributes or its use.
OF_LIBRARY = (
    "runLibraryEntitiesCommand",
    "runLibraryEntityCommand",
    "runLibraryAttributeCommand",
    "runLibraryEntityRulesCommand",
    "runLibraryRuleCommand",
    "runAttributeMapCommand",
)


def complete_library(operation, case):
    """Library entities and entities of the path, and what the members of a rule need of each other."""
    body, data = case.body, case.body.get("data")
    command = body.get("command")
    if not isinstance(data, dict):
        return
    for mapping in (data.get("mapping"), data.get("mappings")):
        if isinstance(mapping, list):
            for number, pair in enumerate(mapping):
                pair["libAttr"] = number + 1
    if operation == "runAttributeMapCommand":
        data["entity"] = case.path_parameters["entityID"]
    if operation in ("runAttributeMapCommand", "runLibraryEntityRulesCommand") and "library" in data:
        data["library"] = case.path_parameters["libraryID"]
    if command not in ("add", "edit"):
        return
    if operation in ("runLibraryEntityCommand", "runLibraryAttributeCommand"):
        # An empty name counts as not given, and a change needs a member.
        data.setdefault("description", "Of the fuzzer")
    if operation not in ("runLibraryEntityRulesCommand", "runLibraryRuleCommand"):
        return
    if operation == "runLibraryRuleCommand" and names(case, "libraryID", LIBRARY) and names(case, "ruleID", RULES):
        case.path_parameters["libraryID"] = LIBRARY[0]
        case.path_parameters["ruleID"] = 1
    if data.get("NAME"):
        data["NAME"] = next(FRESH)
    data.pop("RULE_KEYWORD_ID_LIST", None)
    if command == "edit" and all(value == "" for value in data.values()):
        data["DESCRIPTION"] = "Of the fuzzer"
    complete_index(data)
    for name in (*RULE_EXPRESSIONS, "GROUP_EXPRESSION", "AGGREGATE_EXPRESSION"):
        if data.get(name):
            data[name] = DICE.choice(EXPRESSIONS_OF_LIBRARY)


EXPRESSIONS_OF_LIBRARY = ["LENGTH(Name) > 3", 'Born < "1900-01-01"', "NOT (IS_NULL(Name))", "TRUE"]


def complete_index(data):
    if str(data.get("INDEX_CONTROL", "")) == "2":
        data["INDEX_THRESHOLD"] = data.get("INDEX_THRESHOLD") or 1
    elif data.get("INDEX_THRESHOLD") not in (None, ""):
        data["INDEX_CONTROL"] = 2


def complete_run(data, operation):
    """Rules of the first entity that are enabled."""
    if "ENTITY" in data:
        data["ENTITY"] = ENTITIES[0]
    is_selected = str(data.get("OPTION") or "selected").lower() == "selected"
    if is_selected or "RULE_IDS" in data:
        data["RULE_IDS"] = [f"{ENTITIES[0]} 0 {RULES[0]}", f"{ENTITIES[0]} 1 {RULES[1]}"]


def complete_acceptance(data, is_attribute):
    """A version and a number of the present suggestions, while there are any."""
    attribute = "/attributes/1" if is_attribute else ""
    path = f"/{REPOSITORY}/entities/{ENTITIES[0]}{attribute}/businessrules"
    answer = ask("POST", path, json={"command": "suggest"})
    if answer["suggestions"]:
        data["version"] = answer["version"]
        data["numbers"] = [DICE.choice(answer["suggestions"])["number"]]


def fresh_rule(attribute=0):
    """The number of a rule that was made to be changed or deleted."""
    data = {"ENTITY": ENTITIES[0], "ATTRIBUTE": attribute, "NAME": next(FRESH), "EXPRESSION": "TRUE", "THRESHOLD": 1}
    made = ask("POST", f"/{REPOSITORY}/businessrules/entity", json={"command": "add", "data": data})
    return made["url"].rsplit("/", 1)[1]


CONDITIONS_OF_RULES = ["LENGTH(name) > 3", 'born < "1900-01-01"', "NOT (IS_NULL(city))", "IS_UNIQUE(city)", "TRUE"]
VALUES_OF_RULES = ["city", "UPPER(name)", "DT_YEAR(born)", "IS_NULL(city)"]


def complete_rule_files(data):
    """Files as the server wrote them: no schema says what YAML is. Rules that are there stay."""
    known = ask("GET", f"/{REPOSITORY}/businessrules/code")["files"]
    files = known[: len(data["files"])] or [{"name": "People.yaml", "text": "entity: People\nrules: []\n"}]
    data["files"] = [{"name": file["name"], "text": file["text"]} for file in files]
    data.pop("deleteOthers", None)
    data.pop("version", None)


def without_nul(value):
    """A value without NUL in its texts and names; no schema can say so of members that the service ignores."""
    if isinstance(value, str):
        return value.replace("\0", "")
    if isinstance(value, list):
        return [without_nul(entry) for entry in value]
    if isinstance(value, dict):
        return {without_nul(name): without_nul(entry) for name, entry in value.items()}
    return value


def renamed(column, number):
    """A virtual column of a name of its own."""
    return re.sub(r"^\{(\w+) \1 ", f"{{FUZZED_{number} FUZZED_{number} ", column)


# Sources of the other kinds, each with a file and a description that fit it.
OTHER_SOURCES = [
    {"type": "json", "sourceFile": "people.json"},
    {"type": "parquet", "sourceFile": "people.parquet"},
    {"type": "cobol", "sourceFile": "accounts.dat", "schemaFile": "account.cpy"},
    {"type": "vendorfmt", "sourceFile": "accounts.dat", "schemaFile": "account.dd"},
]


# Members that all sources of records of bytes take, and all other sources ignore.
RECORD_MEMBERS = (
    "endian", "floats", "uninitialised", "truncBinary", "occurs", "recordFormat",
    "rdwEndian", "rdwAdjustment", "bdwEndian", "bdwAdjustment",
    "fileHeaderBytes", "fileTrailerBytes", "recordHeaderBytes", "recordTrailerBytes",
)


def complete_source(source, info):
    if DICE_OF_SOURCES.random() < 0.3:
        kept = {name: info[name] for name in ("connectionId", "maxRejected", *RECORD_MEMBERS) if name in info}
        info.clear()
        info.update(kept, **DICE_OF_SOURCES.choice(OTHER_SOURCES))
        if info.get("recordFormat") not in ("V", "VB"):
            info.pop("rdwEndian", None)
            info.pop("rdwAdjustment", None)
        if info.get("recordFormat") != "VB":
            info.pop("bdwEndian", None)
            info.pop("bdwAdjustment", None)
    else:
        info["type"] = "delimited"
        info.setdefault("attr", "names")
    if source != "client":
        info["connectionId"] = info.get("connectionId") or 1
    if info.get("attr") == "ddl":
        info["schemaFile"] = info.get("schemaFile") or "people.sql"
    if "attr" in info and character(info.get("delimiter") or "comma") == character(info.get("quote") or "double quote"):
        info["delimiter"] = "pipe"


def complete_attributes(attributes):
    """Gives attributes names of their own; what makes names equal is beyond a schema."""
    for number, attribute in enumerate(attributes):
        attribute["name"] = f"{number} {attribute['name'][:100]}"


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


def over_columns(condition, path):
    """The condition with columns of the listing; where it cannot be read, texts are as good."""
    columns = columns_of(path)

    def column(place):
        return f"[{columns[int(place[1]) % len(columns)].replace(']', ']]')}]" if columns else '""'

    return re.sub(r"\[#(\d+)\]", column, condition)


def over_rows(condition, entity):
    """The condition with columns of the rows of an entity."""
    return over_columns(condition, f"/api/repositories/{REPOSITORY}/entities/{entity}/rows")


def place_expression(data):
    """An expression over the rows of an entity, half of the time."""
    if DICE.random() < 0.5:
        data.update(listing="rows", entity=ENTITIES[0])
        data["expression"] = over_columns(data["expression"], f"/api/repositories/{REPOSITORY}/entities/{ENTITIES[0]}/rows")


def numbered(drawn):
    """The number of one of the first records four times in five."""
    number = int(drawn)
    return str(number // 5 % 8 + 1) if number % 5 else drawn


def name_bytes(case):
    """Of drawn headers few are ranges, and none are versions: every other request asks for a range that can be read."""
    if DICE.random() < 0.5:
        case.headers["Range"] = DICE.choice(RANGES)
        case.headers.pop("If-Range", None)
        case.headers.pop("If-None-Match", None)
    elif "If-None-Match" in case.headers and DICE.random() < 0.5:
        case.headers["If-None-Match"] = "*"


def name_holding(case, path):
    """What rows of the entity have in common four times in five, else what was drawn, which no row has."""
    drawn = (case.query or {}).get("holding")
    if isinstance(drawn, str):
        number = sum(map(ord, drawn))
        known = holdings_of(path.removesuffix("/rows"))
        if number % 5 and known:
            case.query["holding"] = known[number % len(known)]


@functools.cache
def holdings_of(entity):
    """What the records of the profile lead to rows by."""
    styles = ("Default", "Rich", "Long")
    listings = ["values", "masks", *map("patterns?style={}".format, styles), "metaphones", "soundexes"]
    attributes = addresses_of(f"{entity}/attributes")
    rows = [url for attribute in attributes for listing in listings for url in addresses_of(f"{attribute}/{listing}")]
    return [parse_qs(urlsplit(url).query)["holding"][0] for url in rows]


def addresses_of(path):
    return [row["metadata"]["url"] for row in listing_of(path).get("rows") or []]


@functools.cache
def columns_of(path):
    return [column["columnisedName"] for column in listing_of(path).get("columns", [])]


def listing_of(path):
    """The listing by GET, or where there is none by the command; nothing where the request is refused."""
    response = requests.get(HOST + path, auth=("admin", PASSWORD), timeout=10)
    if response.status_code == 405:
        command = {"command": "get", "options": {}}
        response = requests.post(HOST + path, json=command, auth=("admin", PASSWORD), timeout=10)
    return response.json() if response.status_code == 200 else {}


# What the fuzzer would destroy for all later requests is replaced by something of the same kind, made for it.


def ask(method, path, **arguments):
    response = requests.request(method, BASE + path, auth=("admin", PASSWORD), timeout=10, **arguments)
    if not response.ok:
        raise RuntimeError(f"{method} {path} was answered with {response.status_code}: {response.text[:1000]}")
    return response.json()


def has_conflicts(dependency):
    """Whether the rows of the first entity contradict a dependency; false while they are not loaded."""
    path = f"/{REPOSITORY}/entities/{ENTITIES[0]}/dependencies/{dependency}/conflicts?pageSize=1"
    response = requests.get(BASE + path, auth=("admin", PASSWORD), timeout=10)
    return response.ok and bool(response.json()["rows"])


def names(case, parameter, known):
    """Whether the path leads to one of the known ids; some phases write them as texts already."""
    drawn = str(case.path_parameters.get(parameter))
    return case.path_parameters.get("repository") == REPOSITORY and drawn in map(str, known)


FRESH = (f"fresh-{os.getpid()}-{number}" for number in itertools.count())


def spare_repository(case):
    if case.path_parameters.get("repository") == REPOSITORY and case.method.upper() == "DELETE":
        name = next(FRESH)
        ask("POST", "", json={"name": name})
        case.path_parameters["repository"] = name


def spare_entity(case):
    if names(case, "entityID", ENTITIES):
        source = {"type": "delimited", "attr": "names", "sourceFile": "people.csv"}
        data = {"entityName": next(FRESH), "source": "client", "connectInfo": source}
        made = ask("POST", f"/{REPOSITORY}/entities", json={"command": "create", "data": data})
        case.path_parameters["entityID"] = int(made["entityId"])


def spare_attribute_names(case):
    """Expressions of other requests name attributes, so only those of the entity "Packed" are renamed."""
    renames = isinstance(case.body, dict) and case.body.get("command") == "rename"
    if renames and names(case, "entityID", ENTITIES):
        case.path_parameters["entityID"] = ENTITIES[5]


def spare_columns(case):
    """Other requests name the columns of entities, so only the entity "Packed" is reloaded from another source."""
    data = case.body.get("data") if isinstance(case.body, dict) else None
    if isinstance(data, dict) and "connectInfo" in data and names(case, "entityID", ENTITIES):
        case.path_parameters["entityID"] = ENTITIES[5]


def spare_file(case):
    if names(case, "filename", FILES):
        made = ask("POST", f"/{REPOSITORY}/upload", files={"file": (next(FRESH), b"a,b\n1,2\n")})
        case.path_parameters["filename"] = made["path"]


def spare_job(case):
    if names(case, "jobId", (WAITING, JOBS[0])):
        source = {"type": "delimited", "attr": "names", "sourceFile": "people.csv"}
        data = {"entityName": next(FRESH), "source": "client", "connectInfo": source}
        data["scheduleTime"] = "2999-12-31 23:59:59"
        made = ask("POST", f"/{REPOSITORY}/entities", json={"command": "create", "data": data})
        case.path_parameters["jobId"] = int(made["job"].rsplit("/", 1)[1])


def spare_library_entity(case):
    if names(case, "libraryID", LIBRARY):
        data = {"entityName": next(FRESH), "attributes": [{"name": "Name"}]}
        made = ask("POST", f"/{REPOSITORY}/library/entities", json={"command": "create", "data": data})
        case.path_parameters["libraryID"] = int(made["entityId"])


def spare_library_attribute(case):
    if names(case, "libraryID", LIBRARY) and names(case, "attributeID", ATTRIBUTES):
        data = {"name": next(FRESH)}
        url = f"/{REPOSITORY}/library/entities/{LIBRARY[0]}/attributes"
        case.path_parameters["libraryID"] = LIBRARY[0]
        made = ask("POST", url, json={"command": "add", "data": data})
        case.path_parameters["attributeID"] = int(made["url"].rsplit("/", 1)[1])


def spare_library_rule(case):
    if names(case, "libraryID", LIBRARY) and names(case, "ruleID", RULES):
        data = {"NAME": next(FRESH), "EXPRESSION": "TRUE", "THRESHOLD": 1}
        url = f"/{REPOSITORY}/library/entities/{LIBRARY[0]}/businessrules"
        case.path_parameters["libraryID"] = LIBRARY[0]
        made = ask("POST", url, json={"command": "add", "data": data})
        case.path_parameters["ruleID"] = int(made["url"].rsplit("/", 1)[1])


def spare_connection(case):
    # The first is a folder of SOURCE_ROOTS, which nobody can delete.
    known = CONNECTIONS if case.method.upper() == "DELETE" else CONNECTIONS[1:]
    if names(case, "loaderconnection", known):
        data = {"name": next(FRESH), "type": "delimited", "parameters": "DATA_DIRECTORY below"}
        made = ask("POST", f"/{REPOSITORY}/loaderconnections", json={"command": "add", "data": data})
        case.path_parameters["loaderconnection"] = int(made["connectionId"])


def spare_keyword(case):
    if names(case, "category", KEYWORDS):
        made = ask("POST", f"/{REPOSITORY}/keywords", json={"command": "add", "data": {"name": next(FRESH)}})
        case.path_parameters["category"] = int(made["category"])
        if names(case, "keyword", KEYWORDS):
            data = {"name": next(FRESH), "category": made["category"]}
            ask("POST", f"/{REPOSITORY}/keywords", json={"command": "add", "data": data})


def spare_rule_folder(case):
    if names(case, "folder", FOLDERS_OF_RULES):
        command = {"command": "add", "data": {"name": next(FRESH)}}
        made = requests.post(f"{BASE}/{REPOSITORY}/rulegroups", json=command, auth=("admin", PASSWORD), timeout=10)
        made.raise_for_status()
        case.path_parameters["folder"] = int(made.headers["Location"].rsplit("/", 1)[1])


def spare_webhook(case):
    if names(case, "webhook", WEBHOOKS):
        data = {"url": "http://127.0.0.1:9/"}
        made = ask("POST", f"/{REPOSITORY}/webhooks", json={"command": "add", "data": data})
        case.path_parameters["webhook"] = int(made["webhook"])


def make_priority(case):
    """One that is to be moved or deleted is there before."""
    if names(case, "priority", range(1, 11)):
        data = {"priority": int(case.path_parameters["priority"]), "name": "Fresh"}
        ask("POST", f"/{REPOSITORY}/priorities", json={"command": "add", "data": data})


def spare_rule(case):
    if names(case, "ruleID", RULES):
        case.path_parameters["entityID"] = ENTITIES[0]
        case.path_parameters["ruleID"] = int(fresh_rule())


def spare_join(case):
    joins_hooks.spare(case, ask, REPOSITORY, ENTITIES[0])


def spare_dependency(case):
    dependencies_hooks.spare(case, ask, REPOSITORY, ENTITIES[0])


# The operations whose commands may delete dependencies.
DELETING_DEPENDENCIES = ("runDependenciesCommand", "runAttributeDependenciesCommand")

SPARED = {
    "deleteKey": spare_dependency,
    "deleteJoin": spare_join,
    "deleteEntityJoins": spare_join,
    "deleteRepository": spare_repository,
    "deleteEntity": spare_entity,
    "runEntityCommand": spare_columns,
    "runAttributeCommand": spare_attribute_names,
    "deleteFile": spare_file,
    "deleteBusinessRule": spare_rule,
    "deleteLibraryEntity": spare_library_entity,
    "deleteLibraryAttribute": spare_library_attribute,
    "runLibraryAttributeCommand": spare_library_attribute,
    "deleteLibraryRule": spare_library_rule,
    "deleteLoaderConnection": spare_connection,
    "runLoaderConnectionCommand": spare_connection,
    "deleteKeyword": spare_keyword,
    "deleteKeywordCategory": spare_keyword,
    "deleteRuleFolder": spare_rule_folder,
    "deleteWebhook": spare_webhook,
    "deletePriority": make_priority,
    "runPriorityCommand": make_priority,
    "runJobCommand": spare_job,
}


def open_session(user):
    """The cookie of a new session."""
    response = requests.post(HOST + "/api/session", json={"user": user, "password": PASSWORD}, timeout=10)
    response.raise_for_status()
    return response.cookies["session"]


@functools.cache
def lasting_session():
    return open_session(USER)


@schemathesis.auth()
class Credentials:
    """Valid credentials: of the user of this run, or of one who does nothing but change the own password."""

    def get(self, case, context):
        user = "changer" if case.operation.definition.raw.get("operationId") == "changePassword" else USER
        return "Basic " + b64encode(f"{user}:{PASSWORD}".encode()).decode()

    def set(self, case, data, context):
        operation = case.operation.definition.raw.get("operationId")
        if CREDENTIALS != "session" and operation != "closeSession":
            case.headers = {**(case.headers or {}), "Authorization": data}
            return
        # The two operations end sessions.
        if operation == "closeSession":
            session = open_session(USER)
        elif operation == "changePassword":
            session = open_session("changer")
        else:
            session = lasting_session()
        case.cookies = {**(case.cookies or {}), "session": session}
        # As a browser says of a page of the server.
        case.headers = {**(case.headers or {}), "Sec-Fetch-Site": "same-origin"}
