"""A program of somebody who installed the Python SDK of the quality service and asks what determines what in a file:
discovers keys and dependencies, resolves a conflict, makes a rule, downloads the corrected rows, and prints what it got as
JSON.

Arguments: address, name, password, repository.
"""

import json
import sys
import time

from groundtruth_quality import (
    ApiClient,
    ApiException,
    Configuration,
    ConflictResolution,
    ConflictResolve,
    ConflictsCommand,
    ConnectInfo,
    DependenciesApi,
    DependenciesDelete,
    DependenciesDeletion,
    DependenciesDiscover,
    DependenciesMakeRule,
    DependencyDiscoveryInput,
    DependencyRulesInput,
    EntitiesApi,
    EntitiesCommand,
    EntitiesCreate,
    EntityDependenciesCommand,
    EntityInput,
    FilesApi,
    RowsCommand,
    RowsExport,
    RowsExportInput,
    SchedulerApi,
)

host, username, password, repository = sys.argv[1:]
client = ApiClient(Configuration(host=host, username=username, password=password))
dependencies, entities = DependenciesApi(client), EntitiesApi(client)
files, scheduler = FilesApi(client), SchedulerApi(client)


def cells(page):
    return [row.to_dict()['dataRow'] for row in page.rows]


def ended(job):
    while True:
        state = cells(scheduler.get_job(repository, int(job.rsplit('/', 1)[1]), columns=['job_status']))[0][0]
        if state not in ('Scheduled', 'Waiting', 'Running'):
            return state
        time.sleep(0.02)


text = 'id,postcode,city\n1,1010,Vienna\n2,1010,Vienna\n3,1010,Wien\n4,8010,Graz\n5,8010,Linz\n'
source_file = files.upload_file(repository, ('places.csv', text.encode())).path
connect_info = ConnectInfo(type='delimited', attr='names', source_file=source_file)
data = EntityInput(entity_name='Places', source='client', connect_info=connect_info)
created = entities.run_entities_command(
    repository, EntitiesCommand(EntitiesCreate(command='create', data=data))
).actual_instance
ended(created.job)
entity = int(created.entity_id)


def command(request):
    return dependencies.run_dependencies_command(repository, entity, EntityDependenciesCommand(request))


discovery = DependencyDiscoveryInput(quality=60, max_width=1, keys='1')
state = ended(command(DependenciesDiscover(command='discover', data=discovery)).actual_instance.url)
keys = cells(dependencies.list_keys(repository, entity, columns=['_lhnames', 'GOODNESS']))
found = cells(dependencies.list_dependencies(repository, entity, columns=['_fd_key', 'GOODNESS']))
key = '3-2'
conflicts = cells(dependencies.list_conflicts(repository, entity, key))
resolution = ConflictResolution(lhs=['8010'], rhs='Graz')
dependencies.run_conflicts_command(
    repository, entity, key, ConflictsCommand(ConflictResolve(command='resolve', data=resolution))
)
corrections = cells(
    dependencies.list_corrections(repository, entity, key, columns=['_lhs', '_rhs', '_origin'])
)
rules = command(
    DependenciesMakeRule(command='makerule', data=DependencyRulesInput(dependency_keys=[key]))
).actual_instance.rules
export = RowsExport(command='export', data=RowsExportInput(filename='right.csv', corrected=[key]))
scheduled = entities.run_rows_command(repository, entity, RowsCommand(export)).actual_instance
ended(scheduled.job)
corrected = files.download_export(repository, 'right.csv').decode()
try:
    command(DependenciesMakeRule(command='makerule', data=DependencyRulesInput(dependency_keys=['2-3'])))
    raise AssertionError('A dependency that is not there is found.')
except ApiException as error:
    refused = error.status
command(DependenciesDelete(command='delete', data=DependenciesDeletion(dependency_keys=[key])))
left = cells(dependencies.list_dependencies(repository, entity, columns=['_fd_key']))

print(
    json.dumps(
        {
            'state': state,
            'keys': keys,
            'found': found,
            'conflicts': conflicts,
            'corrections': corrections,
            'rules': rules,
            'corrected': corrected,
            'refused': refused,
            'left': left,
        }
    )
)
