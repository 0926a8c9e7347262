// @ts-check
// A program of somebody who installed the TypeScript SDK of the quality service and asks for some rows of a file: loads
// it with a column that is computed, checks expressions, lists rows by a condition, takes them away as a file, and prints
// what it got as JSON. Arguments: address, name, password, repository.
import {
  Configuration,
  EntitiesApi,
  ExpressionsApi,
  FilesApi,
  ResponseError,
  SchedulerApi,
} from '@groundtruth/quality'

const [basePath = '', username = '', password = '', repository = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, username, password })
const entities = new EntitiesApi(configuration)
const expressions = new ExpressionsApi(configuration)
const files = new FilesApi(configuration)
const scheduler = new SchedulerApi(configuration)

/** @typedef {import('@groundtruth/quality').RowsCommand} RowsCommand */
// @ts-expect-error -- an export has a name
/** @type {RowsCommand} */ export const nameless = { command: 'export', data: { filetype: 'csv' } }

/** @param {{ rows: { dataRow?: string[] }[] }} page */
const cells = ({ rows }) => rows.map(({ dataRow }) => dataRow)

/** @param {string} job */
const ended = async (job) => {
  const jobId = Number(job.split('/').at(-1))
  for (;;) {
    const [[state] = []] = cells(await scheduler.getJob({ repository, jobId, columns: ['job_status'] }))
    if (!['Scheduled', 'Waiting', 'Running'].includes(String(state))) return state
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const [get, create, check] = /** @type {const} */ (['get', 'create', 'check'])

/** @param {string} expression @param {number} entity */
const checked = (expression, entity) =>
  expressions.runExpressionsCommand({
    repository,
    expressionsCommand: { command: check, data: { expression, entity } },
  })

const file = new File(['name,born\nAda,1815-12-10\nAlan,1912-06-23\nÅsa,\nGrace,1906-12-09\n'], 'people.csv')
const { path: sourceFile } = await files.uploadFile({ repository, file })
const created = await entities.runEntitiesCommand({
  repository,
  entitiesCommand: {
    command: create,
    data: {
      entityName: 'People',
      source: 'client',
      connectInfo: { type: 'delimited', attr: 'names', sourceFile },
    },
    options: { columns: ['{YEAR YEAR {} {Year of birth} {DT_YEAR(born)} 4}'] },
  },
})
if (!created || !('entityId' in created)) throw new Error('There is no entity.')
await ended(created.job)
const entityID = Number(created.entityId)

const asked = await entities.listRows({ repository, entityID, where: 'YEAR > 1900', sort: ['NAME'] })
const got = await entities.runRowsCommand({
  repository,
  entityID,
  rowsCommand: { command: get, options: { where: 'IS_NULL(born)', columns: ['NAME'] } },
})
if (!('rows' in got)) throw new Error('The rows are not listed.')
/** @type {unknown} */
const refusal = await entities
  .listRows({ repository, entityID, where: 'nam = "Ada"' })
  .catch((error) => error)
if (!(refusal instanceof ResponseError)) throw new Error('A column that is not there is found.')
const valid = await checked('LENGTH(name) > 3', entityID)
const invalid = await checked('LENGHT(name) > 3', entityID)
const all = await expressions.listFunctions({ repository })
const [trim] = (await expressions.listFunctions({ repository, name: 'TRIM' })).functions
const scheduled = await entities.runRowsCommand({
  repository,
  entityID,
  rowsCommand: {
    command: 'export',
    data: { filename: 'young.csv', encoding: 'cp1252' },
    options: { where: 'YEAR > 1900 OR IS_NULL(YEAR)', columns: ['NAME', 'YEAR'], sort: [{ column: 'NAME' }] },
  },
})
if (!('file' in scheduled)) throw new Error('There is no file.')
const state = await ended(scheduled.job)
const filename = String(scheduled.file.split('/').at(-1))
const whole = await (await files.downloadExport({ repository, filename })).arrayBuffer()
const rest = await (await files.downloadExport({ repository, filename, range: 'bytes=10-' })).arrayBuffer()

process.stdout.write(
  JSON.stringify({
    asked: cells(asked),
    got: cells(got),
    refused: [refusal.response.status, (await refusal.response.json()).errors?.[0]?.suggestion],
    valid: [valid.type, valid.columns.map((column) => column.humanisedName)],
    invalid: invalid.errors.map(({ start, end, suggestion }) => [start, end, suggestion]),
    functions: all.functions.length > 100,
    trim: [trim?.signatures[0]?.form, trim?.examples.map(({ result }) => result).includes(null)],
    state,
    filename,
    whole: new TextDecoder('windows-1252').decode(whole),
    rest: new TextDecoder('windows-1252').decode(rest),
  }),
)
