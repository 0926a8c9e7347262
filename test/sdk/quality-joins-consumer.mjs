// @ts-check
// A program of somebody who installed the TypeScript SDK of the quality service and asks how two files fit together:
// creates a join, follows the job, pages through its rows, discovers another join, changes and deletes joins, and prints
// what it got as JSON. Arguments: address, name, password, repository.
import {
  Configuration,
  EntitiesApi,
  FilesApi,
  JoinsApi,
  ResponseError,
  SchedulerApi,
} from '@groundtruth/quality'

const [basePath = '', username = '', password = '', repository = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, username, password })
const entities = new EntitiesApi(configuration)
const files = new FilesApi(configuration)
const joins = new JoinsApi(configuration)
const scheduler = new SchedulerApi(configuration)

/** @typedef {import('@groundtruth/quality').EntityJoinsCommand} EntityJoinsCommand */
// @ts-expect-error -- a join has two sides
/** @type {EntityJoinsCommand} */ export const oneSided = {
  command: 'create',
  data: { params: { lh: { entity: 1, attributes: '1' } } },
}

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

/** @param {string} entityName @param {string} text */
const load = async (entityName, text) => {
  const file = new File([text], `${entityName}.csv`)
  const { path: sourceFile } = await files.uploadFile({ repository, file })
  const created = await entities.runEntitiesCommand({
    repository,
    entitiesCommand: {
      command: 'create',
      data: { entityName, source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
    },
  })
  if (!created || !('entityId' in created)) throw new Error('There is no entity.')
  await ended(created.job)
  return Number(created.entityId)
}

const left = await load('Customers', 'id,name\n1,Ada\n2,Grace\n3,Tim\n4,Linus\n')
const right = await load('Orders', 'order,customer\n10,1\n11,1\n12,2\n13,9\n')

/** @param {EntityJoinsCommand} entityJoinsCommand */
const command = async (entityJoinsCommand) => {
  const answer = await joins.runEntityJoinsCommand({ repository, entityID: left, entityJoinsCommand })
  if (!answer || !('url' in answer)) throw new Error('The command has no address.')
  return answer.url
}

/** @param {string} [expression] */
const sides = (expression) => ({
  lh: { entity: left, attributes: '1', ...(expression && { expression }) },
  rh: { entity: String(right), attributes: '2' },
})
const state = await ended(await command({ command: 'create', data: { params: sides('name <> "Tim"') } }))
const joinId = `${left}-1-${right}-2-1`
const columns = [
  '_left_rows',
  'COMMON_VALUES',
  'INNER_PRODUCT',
  '_full_outer_product',
  'INFERRED_CARDINALITY',
]
const figures = cells(await joins.getJoin({ repository, joinId, columns }))
const pages = []
for (let pageStart = 1; ; pageStart += 2) {
  const page = await joins.listJoinOuterRows({
    repository,
    joinId,
    columns: [`L_e${left}:NAME`, `R_e${right}:ORDER`],
    pageStart,
    pageSize: 2,
  })
  if (page.rows.length === 0) break
  pages.push(cells(page))
}
const values = cells(await joins.listJoinMatchingValues({ repository, joinId }))
const attributes = { [left]: '1 2', [right]: '1 2' }
await ended(await command({ command: 'discover', data: { attributes, matchQuality: 50 } }))
const discovered = await joins.listDiscoveredJoins({ repository, columns: ['_join_key', 'MATCH_BEST'] })
const joinKeys = [`${left} 1 ${right} 2 2`]
await joins.runEntityJoinsCommand({
  repository,
  entityID: left,
  entityJoinsCommand: { command: 'edit', data: { joinKeys, status: 'Permanent', leftNoMatch: 'accept' } },
})
const permanent = await joins.listPermanentJoins({ repository, columns: ['SEQUENCE', '_status'] })
/** @type {unknown} */
const refusal = await command({ command: 'create', data: { params: sides('nmae = "Ada"') } }).catch(
  (error) => error,
)
if (!(refusal instanceof ResponseError)) throw new Error('A column that is not there is found.')
await joins.deleteEntityJoins({
  repository,
  entityID: left,
  joinsDeletion: { command: 'delete', data: { joinKeys } },
})
await joins.deleteJoin({ repository, joinId })
const { count } = await joins.countJoins({ repository })

process.stdout.write(
  JSON.stringify({
    state,
    figures,
    pages,
    values,
    discovered: cells(discovered).map((row) => row?.[1]),
    permanent: cells(permanent),
    refused: refusal.response.status,
    count,
  }),
)
