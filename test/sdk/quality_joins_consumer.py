"""A program of somebody who installed the Python SDK of the quality service and asks how two files fit together: creates
a join, follows the job, pages through its rows, discovers another join, changes and deletes joins, and prints what it got
as JSON.

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
    EntityInput,
    EntityJoinsCommand,
    FilesApi,
    JoinCreate,
    JoinDiscoveryInput,
    JoinInput,
    JoinReferences,
    JoinsApi,
    JoinsChange,
    JoinsDeletion,
    JoinsDiscover,
    JoinsEdit,
    JoinSideInput,
    JoinSidesInput,
    SchedulerApi,
)

host, username, password, repository = sys.argv[1:]
client = ApiClient(Configuration(host=host, username=username, password=password))
entities, files, joins, scheduler = EntitiesApi(client), FilesApi(client), JoinsApi(client), SchedulerApi(client)


def cells(page):
    return [row.to_dict()['dataRow'] for row in page.rows]


def ended(job):
    while True:
        state = cells(scheduler.get_job(repository, int(job.rsplit('/', 1)[1]), columns=['job_status']))[0][0]
        if state not in ('Scheduled', 'Waiting', 'Running'):
            return state
        time.sleep(0.02)


def load(name, text):
    source_file = files.upload_file(repository, (f'{name}.csv', text.encode())).path
    connect_info = ConnectInfo(type='delimited', attr='names', source_file=source_file)
    data = EntityInput(entity_name=name, source='client', connect_info=connect_info)
    created = entities.run_entities_command(
        repository, EntitiesCommand(EntitiesCreate(command='create', data=data))
    ).actual_instance
    ended(created.job)
    return int(created.entity_id)


left = load('Customers', 'id,name\n1,Ada\n2,Grace\n3,Tim\n4,Linus\n')
right = load('Orders', 'order,customer\n10,1\n11,1\n12,2\n13,9\n')


def command(request):
    answer = joins.run_entity_joins_command(repository, left, EntityJoinsCommand(request))
    return answer.actual_instance.url


def create(expression):
    sides = JoinSidesInput(
        LH=JoinSideInput(entity=left, attributes='1', expression=expression),
        RH=JoinSideInput(entity=str(right), attributes='2'),
    )
    return command(JoinCreate(command='create', data=JoinInput(params=sides)))


state = ended(create('name <> "Tim"'))
join_id = f'{left}-1-{right}-2-1'
columns = ['_left_rows', 'COMMON_VALUES', 'INNER_PRODUCT', '_full_outer_product', 'INFERRED_CARDINALITY']
figures = cells(joins.get_join(repository, join_id, columns=columns))
pages = []
while page := joins.list_join_outer_rows(
    repository,
    join_id,
    columns=[f'L_e{left}:NAME', f'R_e{right}:ORDER'],
    page_start=2 * len(pages) + 1,
    page_size=2,
).rows:
    pages.append([row.to_dict()['dataRow'] for row in page])
values = cells(joins.list_join_matching_values(repository, join_id))
attributes = {str(left): '1 2', str(right): '1 2'}
discovery = JoinDiscoveryInput(attributes=attributes, match_quality=50)
ended(command(JoinsDiscover(command='discover', data=discovery)))
discovered = joins.list_discovered_joins(repository, columns=['_join_key', 'MATCH_BEST'])
join_keys = [f'{left} 1 {right} 2 2']
change = JoinsChange(join_keys=join_keys, status='Permanent', left_no_match='accept')
joins.run_entity_joins_command(repository, left, EntityJoinsCommand(JoinsEdit(command='edit', data=change)))
permanent = joins.list_permanent_joins(repository, columns=['SEQUENCE', '_status'])
try:
    create('nmae = "Ada"')
    raise AssertionError('A column that is not there is found.')
except ApiException as error:
    refused = error.status
deletion = JoinsDeletion(command='delete', data=JoinReferences(join_keys=join_keys))
joins.delete_entity_joins(repository, left, deletion)
joins.delete_join(repository, join_id)
count = joins.count_joins(repository).count

print(
    json.dumps(
        {
            'state': state,
            'figures': figures,
            'pages': pages,
            'values': values,
            'discovered': [row[1] for row in cells(discovered)],
            'permanent': cells(permanent),
            'refused': refused,
            'count': count,
        }
    )
)
