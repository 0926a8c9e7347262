// @ts-check
// A program of somebody who installed the TypeScript SDK of the quality service and checks the rows of a file: adds
// business rules, changes one, runs them, follows the job, pages through the rows that fail, and prints what it got as
// JSON. Arguments: address, name, password, repository.
import {
  Configuration,
  EntitiesApi,
  FilesApi,
  ResponseError,
  RulesApi,
  SchedulerApi,
} from '@groundtruth/quality'

const [basePath = '', username = '', password = '', repository = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, username, password })
const entities = new EntitiesApi(configuration)
const files = new FilesApi(configuration)
const rules = new RulesApi(configuration)
const scheduler = new SchedulerApi(configuration)

/** @typedef {import('@groundtruth/quality').EntityRulesCommand} EntityRulesCommand */
// @ts-expect-error -- a rule has a threshold
/** @type {EntityRulesCommand} */ export const lax = {
  command: 'add',
  data: { name: 'a', expression: 'TRUE' },
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

const file = new File(['name,city,age\nAda,London,36\nAlan,London,\nGrace,,85\nTim,Oslo,x\n'], 'people.csv')
const { path: sourceFile } = await files.uploadFile({ repository, file })
const created = await entities.runEntitiesCommand({
  repository,
  entitiesCommand: {
    command: 'create',
    data: {
      entityName: 'People',
      source: 'client',
      connectInfo: { type: 'delimited', attr: 'names', sourceFile },
    },
  },
})
if (!created || !('entityId' in created)) throw new Error('There is no entity.')
await ended(created.job)
const entityID = Number(created.entityId)

/** @param {EntityRulesCommand} entityRulesCommand */
const command = async (entityRulesCommand) => {
  const answer = await rules.runEntityBusinessRulesCommand({ repository, entityID, entityRulesCommand })
  if (!('url' in answer)) throw new Error('The command has no address.')
  return answer.url
}

const added = await command({
  command: 'add',
  data: {
    name: 'Known city',
    expression: 'NOT IS_NULL(city)',
    threshold: '75',
    groupExpression: 'city',
    filterExpression: 'name <> "Tim"',
  },
})
const ruleID = Number(added.split('/').at(-1))
const short = await command({
  command: 'add',
  data: { name: 'Short', expression: 'LENGTH(name) < 4', threshold: 50.5 },
})
await command({ command: 'edit', data: { rule: String(ruleID), name: 'City is known', threshold: 60 } })
const state = await ended(await command({ command: 'run', data: { option: 'ALL' } }))
const columns = ['actual_name', '_actual_threshold', '_result', '_passing_rows', '_failing_rows']
const listed = await rules.listEntityBusinessRules({ repository, entityID, columns })
const shortID = Number(short.split('/').at(-1))
const pages = []
for (let pageStart = 1; ; pageStart++) {
  const failing = await rules.listRuleFailingRows({
    repository,
    entityID,
    ruleID: shortID,
    pageStart,
    pageSize: 1,
  })
  if (failing.rows.length === 0) break
  pages.push(cells(failing))
}
const groups = await rules.listRuleGroups({ repository, entityID, ruleID, columns: ['value', 'total'] })
const permissions = await rules.getBusinessRulePermissions({ repository, entityID, ruleID })
const { count } = await rules.countRealBusinessRules({ repository })
/** @type {unknown} */
const refusal = await command({
  command: 'add',
  data: { name: 'Wrong', expression: 'aeg > 1', threshold: 1 },
}).catch((error) => error)
if (!(refusal instanceof ResponseError)) throw new Error('A column that is not there is found.')
await rules.deleteRealBusinessRules({
  repository,
  rulesDeletion: { rules: [{ entity: String(entityID), attribute: '0', rule: String(shortID) }] },
})
await rules.deleteBusinessRule({ repository, entityID, ruleID })
const left = await rules.listBusinessRules({ repository })

process.stdout.write(
  JSON.stringify({
    state,
    listed: cells(listed),
    pages,
    groups: cells(groups),
    permissions: [permissions.edit, permissions.delete],
    count,
    refused: [refusal.response.status, (await refusal.response.json()).errors?.[0]?.suggestion],
    left: cells(left),
  }),
)
