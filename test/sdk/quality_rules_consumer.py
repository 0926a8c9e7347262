"""A program of somebody who installed the Python SDK of the quality service and checks the rows of a file: adds business
rules, changes one, runs them, follows the job, pages through the rows that fail, and prints what it got as JSON.

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
    EntityRuleChange,
    EntityRulesAdd,
    EntityRulesCommand,
    EntityRulesEdit,
    EntityRulesRun,
    EntityRulesRunInput,
    FilesApi,
    RuleInput,
    RuleReference,
    RulesApi,
    RulesDeletion,
    SchedulerApi,
)

host, username, password, repository = sys.argv[1:]
client = ApiClient(Configuration(host=host, username=username, password=password))
entities, files, rules, scheduler = EntitiesApi(client), FilesApi(client), RulesApi(client), SchedulerApi(client)


def cells(page):
    return [row.to_dict()['dataRow'] for row in page.rows]


def ended(job):
    while True:
        state = cells(scheduler.get_job(repository, int(job.rsplit('/', 1)[1]), columns=['job_status']))[0][0]
        if state not in ('Scheduled', 'Waiting', 'Running'):
            return state
        time.sleep(0.02)


text = 'name,city,age\nAda,London,36\nAlan,London,\nGrace,,85\nTim,Oslo,x\n'
source_file = files.upload_file(repository, ('people.csv', text.encode())).path
connect_info = ConnectInfo(type='delimited', attr='names', source_file=source_file)
data = EntityInput(entity_name='People', source='client', connect_info=connect_info)
created = entities.run_entities_command(
    repository, EntitiesCommand(EntitiesCreate(command='create', data=data))
).actual_instance
ended(created.job)
entity_id = int(created.entity_id)


def command(request):
    answer = rules.run_entity_business_rules_command(repository, entity_id, EntityRulesCommand(request))
    return answer.actual_instance.url


def add(**details):
    return command(EntityRulesAdd(command='add', data=RuleInput(**details)))


added = add(
    name='Known city',
    expression='NOT IS_NULL(city)',
    threshold='75',
    group_expression='city',
    filter_expression='name <> "Tim"',
)
rule_id = int(added.rsplit('/', 1)[1])
short_id = int(add(name='Short', expression='LENGTH(name) < 4', threshold=50.5).rsplit('/', 1)[1])
change = EntityRuleChange(rule=str(rule_id), name='City is known', threshold=60)
command(EntityRulesEdit(command='edit', data=change))
state = ended(command(EntityRulesRun(command='run', data=EntityRulesRunInput(option='ALL'))))
columns = ['actual_name', '_actual_threshold', '_result', '_passing_rows', '_failing_rows']
listed = rules.list_entity_business_rules(repository, entity_id, columns=columns)
pages = []
while failing := rules.list_rule_failing_rows(
    repository, entity_id, short_id, page_start=len(pages) + 1, page_size=1
).rows:
    pages.append([row.to_dict()['dataRow'] for row in failing])
groups = rules.list_rule_groups(repository, entity_id, rule_id, columns=['value', 'total'])
permissions = rules.get_business_rule_permissions(repository, entity_id, rule_id)
count = rules.count_real_business_rules(repository).count
try:
    add(name='Wrong', expression='aeg > 1', threshold=1)
    raise AssertionError('A column that is not there is found.')
except ApiException as error:
    refused = [error.status, json.loads(error.body)['errors'][0]['suggestion']]
reference = RuleReference(entity=str(entity_id), attribute='0', rule=str(short_id))
rules.delete_real_business_rules(repository, RulesDeletion(rules=[reference]))
rules.delete_business_rule(repository, entity_id, rule_id)
left = rules.list_business_rules(repository)

print(
    json.dumps(
        {
            'state': state,
            'listed': cells(listed),
            'pages': pages,
            'groups': cells(groups),
            'permissions': [permissions.edit, permissions.delete],
            'count': count,
            'refused': refused,
            'left': cells(left),
        }
    )
)
