"""A program of somebody who installed the Python SDK of the quality service and asks for some rows of a file: loads it
with a column that is computed, checks expressions, lists rows by a condition, takes them away as a file, and prints
what it got as JSON.

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
    RowsExport,
    RowsExportInput,
    ExportOptions,
    ExpressionInput,
    ExpressionsApi,
    ExpressionsCommand,
    FilesApi,
    ListOptions,
    RowsCommand,
    RowsGet,
    SchedulerApi,
    SortKey,
    SourceOptions,
)

host, username, password, repository = sys.argv[1:]
client = ApiClient(Configuration(host=host, username=username, password=password))
entities, expressions = EntitiesApi(client), ExpressionsApi(client)
files, scheduler = FilesApi(client), SchedulerApi(client)


def cells(page):
    return [row.data_row for row in page.rows]


def ended(job):
    while True:
        page = scheduler.get_job(repository, int(job.rsplit('/', 1)[1]), columns=['job_status'])
        state = page.rows[0].to_dict()['dataRow'][0]
        if state not in ('Scheduled', 'Waiting', 'Running'):
            return state
        time.sleep(0.02)


def checked(expression, entity):
    data = ExpressionInput(expression=expression, entity=entity)
    return expressions.run_expressions_command(repository, ExpressionsCommand(command='check', data=data))


text = 'name,born\nAda,1815-12-10\nAlan,1912-06-23\nÅsa,\nGrace,1906-12-09\n'
source_file = files.upload_file(repository, ('people.csv', text.encode())).path
connect_info = ConnectInfo(type='delimited', attr='names', source_file=source_file)
data = EntityInput(entity_name='People', source='client', connect_info=connect_info)
computed = SourceOptions(columns=['{YEAR YEAR {} {Year of birth} {DT_YEAR(born)} 4}'])
created = entities.run_entities_command(
    repository, EntitiesCommand(EntitiesCreate(command='create', data=data, options=computed))
).actual_instance
ended(created.job)
entity_id = int(created.entity_id)

asked = entities.list_rows(repository, entity_id, where='YEAR > 1900', sort=['NAME'])
options = ListOptions(where='IS_NULL(born)', columns=['NAME'])
got = entities.run_rows_command(
    repository, entity_id, RowsCommand(RowsGet(command='get', options=options))
).actual_instance
try:
    entities.list_rows(repository, entity_id, where='nam = "Ada"')
    raise AssertionError('A column that is not there is found.')
except ApiException as error:
    refused = [error.status, json.loads(error.body)['errors'][0]['suggestion']]
valid = checked('LENGTH(name) > 3', entity_id)
invalid = checked('LENGHT(name) > 3', entity_id)
functions = expressions.list_functions(repository).functions
trim = expressions.list_functions(repository, name='TRIM').functions[0]
wanted = RowsExportInput(filename='young.csv', encoding='cp1252')
part = ExportOptions(
    where='YEAR > 1900 OR IS_NULL(YEAR)', columns=['NAME', 'YEAR'], sort=[SortKey(column='NAME')]
)
scheduled = entities.run_rows_command(
    repository, entity_id, RowsCommand(RowsExport(command='export', data=wanted, options=part))
).actual_instance
state = ended(scheduled.job)
filename = scheduled.file.rsplit('/', 1)[1]
whole = files.download_export(repository, filename)
rest = files.download_export(repository, filename, range='bytes=10-')

print(
    json.dumps(
        {
            'asked': cells(asked),
            'got': cells(got),
            'refused': refused,
            'valid': [valid.type, [column.humanised_name for column in valid.columns]],
            'invalid': [[fault.start, fault.end, fault.suggestion] for fault in invalid.errors],
            'functions': len(functions) > 100,
            'trim': [trim.signatures[0].form, None in [example.result for example in trim.examples]],
            'state': state,
            'filename': filename,
            'whole': whole.decode('cp1252'),
            'rest': rest.decode('cp1252'),
        }
    )
)
