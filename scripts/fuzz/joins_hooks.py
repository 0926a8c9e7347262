"""What Schemathesis cannot read from the contract about joins; quality_hooks.py loads this module.

FUZZ_JOINS is a JSON list of the ids of joins that are there. Their entities have three attributes.
"""

import itertools
import json
import os
import random
import re
import time

import schemathesis
from hypothesis import strategies as st

JOINS = json.loads(os.environ["FUZZ_JOINS"])
DICE = random.Random(2)
FRESH = (f"{os.getpid()}{number:04}" for number in itertools.count())
DONE_WITHIN_S = 10
# The id of a join that is not there.
ABSENT = "99-1-99-1-1"

# The operations whose records are joins, so that `keypatternlist` has ids.
OF_JOINS = (
    "runJoinsCommand",
    "runPermanentJoinsCommand",
    "runDiscoveredJoinsCommand",
    "runEntityJoinsCommand",
    "runEntityPermanentJoinsCommand",
    "runEntityDiscoveredJoinsCommand",
)


def register_formats(mostly):
    """How ids and keys of joins look: four times in five those of a join that is there."""
    numbers = st.integers(1, 99)
    lists = st.lists(numbers.map(str), min_size=1, max_size=4)
    other = st.builds(
        "{}-{}-{}-{}-{}".format, numbers, lists.map("_".join), numbers, lists.map("_".join), st.integers(1, 9)
    )
    schemathesis.openapi.format("join-id", mostly(st.sampled_from(JOINS), other))
    elements = st.builds(lambda ids, quotes: quotes.format(" ".join(ids)), lists, st.sampled_from(["{{{}}}", '"{}"']))
    keys = st.builds("{} {}  {} {} {}".format, numbers, elements, numbers, elements, st.integers(1, 9))
    schemathesis.openapi.format("join-key", mostly(st.sampled_from(JOINS), keys))


def complete(operation, case, entities, over_rows):
    """Sides that fit together, attributes that are there, and keys of joins.

    over_rows puts columns of an entity into an expression.
    """
    data = case.body.get("data")
    command = case.body.get("command")
    if operation not in ("runEntityJoinsCommand", "deleteEntityJoins") or not isinstance(data, dict):
        return
    if "joinKeys" in data:
        known = ABSENT if operation == "deleteEntityJoins" else DICE.choice(JOINS)
        data["joinKeys"] = [key if re.match(r"\d+[- ][^0]", key) else known for key in data["joinKeys"]]
    if command not in ("create", "discover"):
        return
    # The jobs of other requests would wait for so many.
    if DICE.random() < 0.9:
        data.update(scheduleNow="0", scheduleTime="2999-12-31 23:59:59")
    entity = case.path_parameters["entityID"]
    if data.get("function") != "pattern":
        data.pop("pattern", None)
    if command == "discover":
        other = DICE.choice(entities)
        data["attributes"] = {str(entity): DICE.choice([1, "1 2 3"]), str(other): "3  1"}
        if len(data["attributes"]) == 1:
            data["selfJoins"] = 1
        return
    left, right = data["params"]["LH"], data["params"]["RH"]
    left["entity"], right["entity"] = DICE.sample([entity, DICE.choice(entities)], 2)
    left["attributes"], right["attributes"] = DICE.choice([(1, "2"), ("2 3", "1 3"), (" 3 1", "1  1")])
    for side in (left, right):
        if side.get("expression"):
            side["expression"] = over_rows(side["expression"], side["entity"])


# The result sets of a join.
SETS = re.compile(
    "(list|run)(Join(Inner|Outer|LeftOuter|RightOuter|LeftNoMatch|RightNoMatch|Matching)(Rows|Values)|VennDiagram)"
)


def simplify(operation, case, repository):
    """Half of the requests for a result set are of a join that is there and name no columns, so that each is answered."""
    if not SETS.match(operation) or DICE.random() < 0.5:
        return
    case.path_parameters.update(repository=repository, joinId=DICE.choice(JOINS))
    options = case.body.get("options") if isinstance(case.body, dict) else case.query
    for name in ("columns", "sort", "where", "keypatternlist"):
        if isinstance(options, dict):
            options.pop(name, None)


def fresh_join(ask, repository, entity):
    """The id of a join that was made to be changed or deleted; nothing if its job does not end in time."""
    condition = f"LENGTH(name) <> {next(FRESH)}"
    sides = {"LH": {"entity": entity, "attributes": 1, "expression": condition}, "RH": {"entity": entity, "attributes": 2}}
    command = {"command": "create", "data": {"params": sides}}
    ask("POST", f"/{repository}/entities/{entity}/joins", json=command)
    end = time.monotonic() + DONE_WITHIN_S
    while time.monotonic() < end:
        found = ask("GET", f"/{repository}/joins", params={"where": f'_left_select = "{condition}"'})
        if found["rows"]:
            return found["rows"][0]["metadata"]["url"].rsplit("/", 1)[1]
        time.sleep(0.1)
    return None


def spare(case, ask, repository, entity):
    """A deletion gets a join of its own, unless it is meant for one that is not there."""
    if case.path_parameters.get("repository") != repository:
        return
    if case.path_parameters.get("joinId") in JOINS:
        case.path_parameters["joinId"] = fresh_join(ask, repository, entity) or ABSENT
    keys = case.body.get("data") if isinstance(case.body, dict) else None
    named = keys.get("joinKeys") if isinstance(keys, dict) else None
    if isinstance(named, list) and any(key in JOINS for key in named if isinstance(key, str)):
        keys["joinKeys"] = [fresh_join(ask, repository, entity) or ABSENT]
        if "entityID" in case.path_parameters:
            case.path_parameters["entityID"] = entity
