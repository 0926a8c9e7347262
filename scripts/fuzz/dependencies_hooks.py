"""What Schemathesis cannot read from the contract about keys and dependencies; quality_hooks.py loads this module.

The first entity has the keys and dependencies below. It has three attributes, and several rows.
"""

import random
import time

KEYS = ["1", "1_2"]
# `3-` says that the attribute 3 is constant, which it is not: so there is a conflict.
DEPENDENCIES = ["2-1", "3-1_2", "3-"]
DICE = random.Random(3)
# A dependency that nobody verified.
ABSENT = "1-2_3"
DONE_WITHIN_S = 10
LATER = {"scheduleNow": "0", "scheduleTime": "2999-12-31 23:59:59"}

# The operations whose records are keys or dependencies, so that `keypatternlist` has their names.
OF_DEPENDENCIES = (
    "runKeysCommand",
    "runPermanentKeysCommand",
    "runDiscoveredKeysCommand",
    "runAttributeKeysCommand",
    "runDependenciesCommand",
    "runPermanentDependenciesCommand",
    "runDiscoveredDependenciesCommand",
    "runAttributeDependenciesCommand",
    "runPermanentAttributeDependenciesCommand",
    "runDiscoveredAttributeDependenciesCommand",
)


def place(path_parameters, entity):
    """A key or dependency that is there nine times in ten."""
    if DICE.random() < 0.1:
        return
    if "keyID" in path_parameters:
        path_parameters.update(entityID=entity, keyID=DICE.choice(KEYS))
    if "dependencyKey" in path_parameters:
        path_parameters.update(entityID=entity, dependencyKey=DICE.choice(DEPENDENCIES))
        if "attributeID" in path_parameters:
            path_parameters.update(attributeID=3, dependencyKey=DICE.choice(DEPENDENCIES[1:]))


def complete(operation, case, entity, has_conflicts):
    """Attributes that are there, as many values as attributes, and jobs that mostly wait."""
    body = case.body
    data = body.get("data")
    if operation in ("runDuplicateKeyRowsCommand", "runConflictRowsCommand"):
        name, count = ("1_2", 2) if operation == "runDuplicateKeyRowsCommand" else ("2-1", 1)
        case.path_parameters["entityID"] = entity
        values = body["values"] + ["Ada"] * count
        body.update(attribute=name, values=values[:count])
    if operation in ("runConflictsCommand", "runAttributeConflictsCommand") and body.get("command") == "resolve":
        # Other requests may have loaded rows of a single city.
        case.path_parameters.update(entityID=entity, dependencyKey="3-" if has_conflicts("3-") else ABSENT)
        data["lhs"] = []
        if "attributeID" in case.path_parameters:
            case.path_parameters["attributeID"] = 3
    if operation == "runRowsCommand" and isinstance(data, dict) and data.get("corrected"):
        case.path_parameters["entityID"] = entity
        data["corrected"] = [DICE.choice(["2 1", "3-1_2"]) for _ in data["corrected"]]
    if operation not in ("runKeysCommand", "runDependenciesCommand", "runAttributeDependenciesCommand"):
        return
    if not isinstance(data, dict):
        return
    command = body["command"]
    if command in ("add", "verify", "discover"):
        case.path_parameters["entityID"] = entity
        if DICE.random() < 0.9:
            data.update(LATER)
    if command == "add":
        data["lhs"] = DICE.choice(["1 3", " 2 ", 3])
    if command in ("verify", "makerule") and "keys" in data:
        case.path_parameters["entityID"] = entity
        data["keys"] = data["keys"][:3] and [DICE.choice(KEYS) for _ in data["keys"]]
    if command == "verify" and "attributes" in data:
        data["attributes"] = [{"rhs": 3, "lhs": DICE.choice(["1", "2 1", 2])} for _ in data["attributes"]]
        if "attributeID" in case.path_parameters:
            case.path_parameters["attributeID"] = 3
    if command == "discover" and data.get("attributes"):
        data["attributes"] = "1 2 3"
    if "dependencyKeys" in data:
        case.path_parameters["entityID"] = entity
        data["dependencyKeys"] = [DICE.choice(["2 1", "3-1_2", "3"]) for _ in data["dependencyKeys"]]
        if "attributeID" in case.path_parameters:
            case.path_parameters["attributeID"] = 3
            data["dependencyKeys"] = ["3 1 2"]


def fresh(ask, repository, entity, kind):
    """The name of a key or dependency that was made to be deleted, when it is there."""
    url = f"/{repository}/entities/{entity}/{kind}"
    if kind == "keys":
        name, command = "2_3", {"command": "add", "data": {"lhs": "2 3"}}
    else:
        name, command = "3-2", {"command": "verify", "data": {"attributes": [{"rhs": 3, "lhs": 2}]}}
    ask("POST", url, json=command)
    end = time.monotonic() + DONE_WITHIN_S
    while time.monotonic() < end:
        rows = ask("GET", url, params={"where": f"LH_ATTRS = \"{name.replace('3-', '').replace('_', ' ')}\""})["rows"]
        if rows:
            return name
        time.sleep(0.1)
    return name


def spare(case, ask, repository, entity):
    """A deletion gets a key or dependency of its own."""
    if case.path_parameters.get("repository") != repository:
        return
    if case.path_parameters.get("keyID") in KEYS:
        case.path_parameters.update(entityID=entity, keyID=fresh(ask, repository, entity, "keys"))
    body = case.body if isinstance(case.body, dict) else {}
    data = body.get("data")
    if body.get("command") == "delete" and isinstance(data, dict) and isinstance(data.get("dependencyKeys"), list):
        if case.path_parameters.get("entityID") == entity:
            data["dependencyKeys"] = [fresh(ask, repository, entity, "dependencies").replace("-", " ")]
