"""Loads a frame of pandas into the repository "demo", reads its profile back as a frame, and runs a rule on it.

PASSWORD: the password of the user admin. URL: the address of the server. Ends with 1 if the rule fails.
"""

import os
import sys
import time

import pandas as pd
from groundtruth_quality import (
    ApiClient,
    AttributesApi,
    Configuration,
    ConnectInfo,
    EntitiesApi,
    EntitiesCommand,
    EntitiesCreate,
    EntityInput,
    EntityRulesAdd,
    EntityRulesCommand,
    EntityRulesRun,
    EntityRulesRunInput,
    FilesApi,
    RuleInput,
    RulesApi,
    SchedulerApi,
)

REPOSITORY = "demo"
client = ApiClient(
    Configuration(
        host=os.environ.get("URL", "http://127.0.0.1:8080"), username="admin", password=os.environ["PASSWORD"]
    )
)
rules = RulesApi(client)


def frame_of(page):
    """A page of a listing, with the human names of its columns."""
    names = [column.humanised_name for column in page.columns]
    return pd.DataFrame([row.to_dict()["dataRow"] for row in page.rows], columns=names)


def wait(job):
    """Waits for the end of a job. Raises SystemExit if it did not complete."""
    number = int(job.rsplit("/", 1)[1])
    while True:
        state = frame_of(SchedulerApi(client).get_job(REPOSITORY, number)).iloc[0]
        if state["State"] not in ("Scheduled", "Waiting", "Running"):
            break
        time.sleep(0.1)
    if state["State"] != "Completed":
        sys.exit(f"The job ended as {state['State']}: {state['Reason']}")


def load(frame, name):
    """Loads a frame as an entity, and returns its number."""
    file = FilesApi(client).upload_file(REPOSITORY, (f"{name}.csv", frame.to_csv(index=False).encode())).path
    source = ConnectInfo(type="delimited", attr="names", source_file=file)
    data = EntityInput(entity_name=name, source="client", connect_info=source)
    command = EntitiesCommand(EntitiesCreate(command="create", data=data))
    created = EntitiesApi(client).run_entities_command(REPOSITORY, command).actual_instance
    wait(created.job)
    return int(created.entity_id)


def run(entity, expression, threshold):
    """Adds a rule, runs it, and returns its figures."""
    data = RuleInput(name=expression[:60], expression=expression, threshold=str(threshold))
    rules.run_entity_business_rules_command(
        REPOSITORY, entity, EntityRulesCommand(EntityRulesAdd(command="add", data=data))
    )
    command = EntityRulesRun(command="run", data=EntityRulesRunInput(option="ALL"))
    started = rules.run_entity_business_rules_command(REPOSITORY, entity, EntityRulesCommand(command))
    wait(started.actual_instance.url)
    return frame_of(rules.list_entity_business_rules(REPOSITORY, entity)).iloc[0]


parcels = pd.DataFrame(
    {"parcel": [1, 2, 3, 4], "weight": [2.5, None, 0.4, -1.0], "country": ["FR", "FR", "DE", "Spain"]}
)
entity = load(parcels, f"Parcels {time.time_ns()}")
profile = frame_of(AttributesApi(client).list_attributes(REPOSITORY, entity))
print(profile[["Name", "Inferred Type", "Unique Values", "Nulls"]].to_string(index=False))

rule = run(entity, "weight > 0", threshold=95)
print(f"\n{rule['Name']}: {rule['Passing Rows']} rows pass, {rule['Failing Rows']} fail: {rule['Result']}")
sys.exit(0 if rule["Result"] == "passed" else 1)
