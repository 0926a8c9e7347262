// @ts-check
// A program of somebody who installed the TypeScript SDK of the quality service and asks what determines what in a file:
// discovers keys and dependencies, resolves a conflict, makes a rule, downloads the corrected rows, and prints what it got
// as JSON. Arguments: address, name, password, repository.
import {
  Configuration,
  DependenciesApi,
  EntitiesApi,
  FilesApi,
  ResponseError,
  SchedulerApi,
} from '@groundtruth/quality'

const [basePath = '', username = '', password = '', repository = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, username, password })
const dependencies = new DependenciesApi(configuration)
const entities = new EntitiesApi(configuration)
const files = new FilesApi(configuration)
const scheduler = new SchedulerApi(configuration)

/** @typedef {import('@groundtruth/quality').EntityDependenciesCommand} EntityDependenciesCommand */
// @ts-expect-error -- a rule needs dependencies
/** @type {EntityDependenciesCommand} */ export const ruleOfNothing = { command: 'makerule', data: {} }

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

const text = 'id,postcode,city\n1,1010,Vienna\n2,1010,Vienna\n3,1010,Wien\n4,8010,Graz\n5,8010,Linz\n'
const { path: sourceFile } = await files.uploadFile({ repository, file: new File([text], 'places.csv') })
const created = await entities.runEntitiesCommand({
  repository,
  entitiesCommand: {
    command: 'create',
    data: {
      entityName: 'Places',
      source: 'client',
      connectInfo: { type: 'delimited', attr: 'names', sourceFile },
    },
  },
})
if (!created || !('entityId' in created)) throw new Error('There is no entity.')
await ended(created.job)
const of = { repository, entityID: Number(created.entityId) }

/** @param {EntityDependenciesCommand} entityDependenciesCommand */
const command = (entityDependenciesCommand) =>
  dependencies.runDependenciesCommand({ ...of, entityDependenciesCommand })

const discovery = await command({ command: 'discover', data: { quality: 60, maxWidth: 1, keys: '1' } })
if (!discovery || !('url' in discovery)) throw new Error('The discovery has no job.')
const state = await ended(discovery.url)
const keys = cells(await dependencies.listKeys({ ...of, columns: ['_lhnames', 'GOODNESS'] }))
const found = cells(await dependencies.listDependencies({ ...of, columns: ['_fd_key', 'GOODNESS'] }))
const dependencyKey = '3-2'
const conflicts = cells(await dependencies.listConflicts({ ...of, dependencyKey }))
await dependencies.runConflictsCommand({
  ...of,
  dependencyKey,
  conflictsCommand: { command: 'resolve', data: { lhs: ['8010'], rhs: 'Graz' } },
})
const corrections = cells(
  await dependencies.listCorrections({ ...of, dependencyKey, columns: ['_lhs', '_rhs', '_origin'] }),
)
const made = await command({ command: 'makerule', data: { dependencyKeys: [dependencyKey] } })
if (!made || !('rules' in made)) throw new Error('There is no rule.')
const scheduled = await entities.runRowsCommand({
  ...of,
  rowsCommand: { command: 'export', data: { filename: 'right.csv', corrected: [dependencyKey] } },
})
if (!('file' in scheduled)) throw new Error('There is no file.')
await ended(scheduled.job)
const file = await files.downloadExport({ repository, filename: 'right.csv' })
/** @type {unknown} */
const refusal = await command({ command: 'makerule', data: { dependencyKeys: ['2-3'] } }).catch(
  (error) => error,
)
if (!(refusal instanceof ResponseError)) throw new Error('A dependency that is not there is found.')
await command({ command: 'delete', data: { dependencyKeys: [dependencyKey] } })
const left = cells(await dependencies.listDependencies({ ...of, columns: ['_fd_key'] }))

process.stdout.write(
  JSON.stringify({
    state,
    keys,
    found,
    conflicts,
    corrections,
    rules: made.rules,
    corrected: await file.text(),
    refused: refusal.response.status,
    left,
  }),
)
