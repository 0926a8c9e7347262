// @ts-check
// A program of somebody who installed the TypeScript SDK of the quality service: brings a file in, follows it, changes
// it and takes it away again, and prints what it got as JSON. Arguments: address, name, password, repository.
import {
  Configuration,
  EntitiesApi,
  FilesApi,
  ResponseError,
  SchedulerApi,
  ServiceApi,
} from '@groundtruth/quality'

const [basePath = '', username = '', password = '', repository = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, username, password })
const service = new ServiceApi(configuration)
const files = new FilesApi(configuration)
const entities = new EntitiesApi(configuration)
const scheduler = new SchedulerApi(configuration)

/** @typedef {import('@groundtruth/quality').EntitiesCommand} EntitiesCommand */
// @ts-expect-error -- the data of another command
/** @type {EntitiesCommand} */ export const wrong = { command: 'create', data: { name: 'People' } }

/** @param {string} name @param {string} text */
const upload = (name, text) => files.uploadFile({ repository, file: new File([text], name) })

/** @param {string} job */
const ended = async (job) => {
  const jobId = Number(job.split('/').at(-1))
  for (;;) {
    const { rows } = await scheduler.getJob({ repository, jobId, columns: ['job_status'] })
    const state = String(rows[0]?.dataRow?.[0])
    if (!['Scheduled', 'Waiting', 'Running'].includes(state)) return state
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** @param {number} entityID */
const pages = async (entityID) => {
  const read = []
  for (let pageStart = 1; ; pageStart += 2) {
    const { rows } = await entities.listRows({ repository, entityID, pageStart, pageSize: 2 })
    if (rows.length === 0) return read
    read.push(rows.map(({ dataRow }) => dataRow))
  }
}

const login = await service.login({ repository })
const { path: sourceFile } = await upload('people.csv', 'name,age\nAda,36\nragged\nAlan,41\nGrace,85\n')
const connectInfo = {
  type: /** @type {const} */ ('delimited'),
  attr: /** @type {const} */ ('names'),
  sourceFile,
}
const source = /** @type {const} */ ('client')
const preview = await entities.runEntitiesCommand({
  repository,
  entitiesCommand: { command: 'preview', data: { source, connectInfo } },
})
if (!preview || !('rows' in preview)) throw new Error('The preview has no rows.')
const created = await entities.runEntitiesCommand({
  repository,
  entitiesCommand: {
    command: 'create',
    data: { entityName: 'People', source, connectInfo, maxRejected: 10 },
  },
})
if (!created || !('entityId' in created)) throw new Error('There is no entity.')
const entityID = Number(created.entityId)
const state = await ended(created.job)
const read = await pages(entityID)
const rejected = await entities.listRejectedRows({ repository, entityID, external: '1' })
await entities.runEntityCommand({
  repository,
  entityID,
  entityCommand: { command: 'edit', data: { name: 'Persons' } },
})
const newer = await upload('people.csv', 'name,age\nEdsger,72\n')
const reloaded = await entities.runEntityCommand({
  repository,
  entityID,
  entityCommand: {
    command: 'reload',
    data: { source, connectInfo: { ...connectInfo, sourceFile: newer.path } },
  },
})
const stateAfter = await ended(reloaded.job ?? '')
const entity = await entities.getEntity({ repository, entityID, columns: ['_humanised_name', 'LOADED_ROWS'] })
const readAfter = await pages(entityID)
await entities.deleteEntity({ repository, entityID })
/** @type {unknown} */
const gone = await entities.getEntity({ repository, entityID }).catch((error) => error)
if (!(gone instanceof ResponseError)) throw new Error('The entity is still there.')

process.stdout.write(
  JSON.stringify({
    login: login.username,
    preview: preview.rows.map(({ dataRow }) => dataRow),
    delimiter: preview.metadata.detected?.delimiter,
    state,
    read,
    rejected: rejected.rows.map((row) => row['Reason']),
    newer: newer.path,
    stateAfter,
    entity: entity.rows[0]?.dataRow,
    readAfter,
    gone: gone.response.status,
  }),
)
