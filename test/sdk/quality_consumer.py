"""A program of somebody who installed the Python SDK of the quality service: brings a file in, follows it, changes it
and takes it away again, and prints what it got as JSON.

Arguments: address, name, password, repository.
"""

import json
import sys
import time

from groundtruth_quality import (
    ApiClient,
    ApiException,
    Configuration,
    ConnectInfo,
    EntitiesApi,
    EntitiesCommand,
    EntitiesCreate,
    EntitiesPreview,
    EntityChange,
    EntityCommand,
    EntityEdit,
    EntityInput,
    EntityReload,
    FilesApi,
    PreviewInput,
    ReloadInput,
    SchedulerApi,
    ServiceApi,
)

host, username, password, repository = sys.argv[1:]
client = ApiClient(Configuration(host=host, username=username, password=password))
service, files, entities, scheduler = ServiceApi(client), FilesApi(client), EntitiesApi(client), SchedulerApi(client)


def upload(name, text):
    return files.upload_file(repository, (name, text.encode())).path


def ended(job):
    while True:
        page = scheduler.get_job(repository, int(job.rsplit('/', 1)[1]), columns=['job_status'])
        cell = page.rows[0].to_dict()['dataRow'][0]
        if cell not in ('Scheduled', 'Waiting', 'Running'):
            return cell
        time.sleep(0.02)


def pages(entity_id):
    read, start = [], 1
    while rows := entities.list_rows(repository, entity_id, page_start=start, page_size=2).rows:
        read.append([row.data_row for row in rows])
        start += 2
    return read


login = service.login(repository)
source_file = upload('people.csv', 'name,age\nAda,36\nragged\nAlan,41\nGrace,85\n')
connect_info = ConnectInfo(type='delimited', attr='names', source_file=source_file)
preview = entities.run_entities_command(
    repository,
    EntitiesCommand(
        EntitiesPreview(command='preview', data=PreviewInput(source='client', connect_info=connect_info))
    ),
).actual_instance
data = EntityInput(entity_name='People', source='client', connect_info=connect_info, max_rejected=10)
created = entities.run_entities_command(
    repository, EntitiesCommand(EntitiesCreate(command='create', data=data))
).actual_instance
entity_id = int(created.entity_id)
state = ended(created.job)
read = pages(entity_id)
rejected = entities.list_rejected_rows(repository, entity_id, external='1')
change = EntityChange(name='Persons')
entities.run_entity_command(repository, entity_id, EntityCommand(EntityEdit(command='edit', data=change)))
newer = upload('people.csv', 'name,age\nEdsger,72\n')
newer_info = ConnectInfo(type='delimited', attr='names', source_file=newer)
reload_input = ReloadInput(source='client', connect_info=newer_info)
reloaded = entities.run_entity_command(
    repository, entity_id, EntityCommand(EntityReload(command='reload', data=reload_input))
)
state_after = ended(reloaded.job)
entity = entities.get_entity(repository, entity_id, columns=['_humanised_name', 'LOADED_ROWS'])
read_after = pages(entity_id)
entities.delete_entity(repository, entity_id)
try:
    entities.get_entity(repository, entity_id)
    raise AssertionError('The entity is still there.')
except ApiException as error:
    gone = error.status

print(
    json.dumps(
        {
            'login': login.username,
            'preview': [row.data_row for row in preview.rows],
            'delimiter': preview.metadata.detected.delimiter,
            'state': state,
            'read': read,
            'rejected': [row.to_dict()['Reason'] for row in rejected.rows],
            'newer': newer,
            'stateAfter': state_after,
            'entity': entity.rows[0].data_row,
            'readAfter': read_after,
            'gone': gone,
        }
    )
)
