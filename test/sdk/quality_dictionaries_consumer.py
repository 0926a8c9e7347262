"""A program of somebody who installed the Python SDK of the quality service: sends commands as dictionaries, and prints
what it got as JSON.

Arguments: address, name, password, repository.
"""

import json
import sys
import time

from pydantic import ValidationError

from groundtruth_quality import (
    ApiClient,
    ApiException,
    ApiValueError,
    Configuration,
    EntitiesApi,
    EntitiesCommand,
    EntitiesCreate,
    EntitiesGet,
    EntityInput,
    FilesApi,
    RuleChange,
    SchedulerApi,
)

host, username, password, repository = sys.argv[1:]
client = ApiClient(Configuration(host=host, username=username, password=password))
files, entities, scheduler = FilesApi(client), EntitiesApi(client), SchedulerApi(client)


def ended(job):
    while scheduler.get_job(repository, job.rsplit('/', 1)[1], columns=['job_status']).rows[0].data_row[0] in (
        'Scheduled',
        'Waiting',
        'Running',
    ):
        time.sleep(0.02)


def refused(call):
    try:
        call()
    except ApiException as error:
        return error
    raise AssertionError('The call was not refused.')


def names(answer):
    return [row.data_row[0] for row in answer.actual_instance.rows]


source_file = files.upload_file(repository, ('people.csv', b'name\nAda\n')).path
data = {
    'entityName': 'Dictionary',
    'source': 'client',
    'connectInfo': {'type': 'delimited', 'attr': 'names', 'sourceFile': source_file},
}
created = entities.run_entities_command(repository, {'command': 'create', 'data': data}).actual_instance
ended(created.job)
entity = entities.get_entity(repository, created.entity_id, columns=['_humanised_name', 'LOADED_ROWS'])
entities.run_entity_command(repository, created.entity_id, {'command': 'edit', 'data': {'name': 'Renamed'}})
changed = entities.get_entity(repository, created.entity_id, columns=['_humanised_name']).rows[0].data_row[0]
options = {'columns': ['_humanised_name']}
listed = [
    names(entities.run_entities_command(repository, command))
    for command in (
        {'command': 'get', 'options': options},
        EntitiesCommand({'command': 'get', 'options': options}),
        EntitiesCommand(EntitiesGet(command='get', options=options)),
        EntitiesGet(command='get', options=options),
    )
]
misspelt = refused(
    lambda: entities.run_entities_command(
        repository, {'command': 'create', 'data': {**data, 'entityNam': 'Dictionary 2'}}
    )
)

rejected = []
for name, call in [
    ('entity_nam', lambda: EntityInput(entity_nam='x', **data)),
    ('data', lambda: EntitiesCreate(command='create', data={**data, 'entityNam': 'x'})),
    ('command', lambda: EntitiesCommand({'command': 'none'})),
    ('dots', lambda: files.download_export(repository, '..')),
]:
    try:
        call()
    except (ApiValueError, ValidationError, ValueError):
        rejected.append(name)

entities.delete_entity(repository, created.entity_id)
print(
    json.dumps(
        {
            'created': entity.rows[0].data_row,
            'changed': changed,
            'listed': listed,
            'misspelt': [misspelt.status, 'entityNam' in misspelt.body],
            'rejected': rejected,
            'unset': RuleChange.from_json('{"NAME": "x"}').to_json(),
            'cleared': RuleChange.from_dict({'NAME': 'x', 'FILTER_EXPRESSION': None}).to_json(),
            'gone': refused(lambda: entities.get_entity(repository, created.entity_id)).status,
        }
    )
)
