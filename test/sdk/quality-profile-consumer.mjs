// @ts-check
// A program of somebody who installed the TypeScript SDK of the quality service and wants to know what is in a file:
// loads it, pages through its profile, and prints what it got as JSON. Arguments: address, name, password, repository.
import {
  AttributesApi,
  Configuration,
  EntitiesApi,
  FilesApi,
  LibraryApi,
  PrioritiesApi,
  SchedulerApi,
} from '@groundtruth/quality'

const [basePath = '', username = '', password = '', repository = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, username, password })
const entities = new EntitiesApi(configuration)
const attributes = new AttributesApi(configuration)
const priorities = new PrioritiesApi(configuration)
const library = new LibraryApi(configuration)

/** @typedef {import('@groundtruth/quality').PatternStyle} PatternStyle */
// @ts-expect-error -- no style of patterns
/** @type {PatternStyle} */ export const wrong = 'Short'

const [get, add, edit, create] = /** @type {const} */ (['get', 'add', 'edit', 'create'])

/** @typedef {Awaited<ReturnType<PrioritiesApi['listPriorities']>>[number]} Priority */
// @ts-expect-error -- the number of a priority is no text
/** @type {Priority} */ export const numbered = ['1', 'High', '', 'Y']

/** @param {{ rows: { dataRow?: string[] }[] } | import('@groundtruth/quality').ExportScheduled} page */
const cells = (page) => {
  if (!('rows' in page)) throw new Error('There are no rows.')
  return page.rows.map(({ dataRow }) => dataRow)
}

/** @param {string} text @returns {Promise<number>} */
const load = async (text) => {
  const file = new File([text], 'people.csv')
  const { path: sourceFile } = await new FilesApi(configuration).uploadFile({ repository, file })
  const created = await entities.runEntitiesCommand({
    repository,
    entitiesCommand: {
      command: create,
      data: {
        entityName: 'People',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile },
      },
    },
  })
  if (!created || !('entityId' in created)) throw new Error('There is no entity.')
  const jobId = Number(created.job.split('/').at(-1))
  const states = async () =>
    cells(await new SchedulerApi(configuration).getJob({ repository, jobId, columns: ['job_status'] }))
  while ((await states())[0]?.[0] !== 'Completed') await new Promise((resolve) => setTimeout(resolve, 20))
  return Number(created.entityId)
}

const entityID = await load('name,phone\nAda,555-0100\nAlan,555-0101\nÅsa,(555) 0102\nJane Roe,\n')
const phone = { repository, entityID, attributeID: 2 }
const name = { repository, entityID, attributeID: 1 }
const columns = ['_humanised_name', 'value.UNIQUE_COUNT', 'value.NULL_COUNT', 'pat.MODE']
const page = { columns: ['_value', 'FREQUENCY_COUNT'], pageSize: 2 }

const masks = await attributes.listMasks({ ...phone, columns: ['VALUE', '_mask_stat', 'FREQUENCY_COUNT'] })
const address = new URL(masks.rows[0]?.metadata?.url ?? '', basePath)
const holding = address.searchParams.get('holding') ?? ''
await priorities.runPrioritiesCommand({
  repository,
  prioritiesCommand: { command: add, data: { priority: 2, name: 'High', description: 'Today' } },
})
await priorities.runPriorityCommand({
  repository,
  priority: 2,
  priorityCommand: { command: edit, data: { priority: 1 } },
})
const listed = await priorities.listPriorities({ repository })
await priorities.deletePriority({ repository, priority: 1 })
const template = await library.runLibraryEntitiesCommand({
  repository,
  libraryEntitiesCommand: {
    command: create,
    data: { entityName: 'Contact', attributes: [{ name: 'Phone', description: 'With its area code' }] },
  },
})
if (!template || !('entityId' in template)) throw new Error('There is no library entity.')
const libraryID = Number(template.entityId)
const ofTemplate = await library.listLibraryAttributes({ repository, libraryID, external: '1' })
const templates = await library.listLibraryEntities({ repository, columns: ['name'] })
await library.deleteLibraryEntity({ repository, libraryID })
const unmasked = await attributes.unmaskValue({
  repository,
  unmaskRequest: { data: { value: '"555 0100"', mask: 'NNN-NNNN' } },
})
const report = await entities.getReport({ repository, entityID })

process.stdout.write(
  JSON.stringify({
    attributes: cells(await attributes.listAttributes({ repository, entityID, columns })),
    attribute: cells(await attributes.getAttribute({ ...phone, columns })),
    values: cells(await attributes.listValues({ ...name, columns: ['VALUE', '_length'], sort: ['VALUE'] })),
    masks: cells(masks),
    behind: cells(await entities.listRows({ repository, entityID, holding })),
    without: cells(await entities.listRows({ repository, entityID, holding: '2:null:' })),
    patterns: cells(await attributes.listPatterns({ ...phone, columns: ['VALUE'] })),
    rich: cells(await attributes.listPatterns({ ...name, style: 'Rich', columns: ['VALUE'] })),
    long: cells(
      await attributes.runPatternsCommand({
        ...name,
        patternsCommand: { command: get, data: { style: 'Long' }, options: { columns: ['VALUE'] } },
      }),
    ),
    soundexes: cells(
      await attributes.runSoundexesCommand({ ...name, profileCommand: { command: get, options: page } }),
    ),
    metaphones: cells(await attributes.listMetaphones({ ...name, ...page })),
    priorities: listed,
    left: await priorities.listPriorities({ repository }),
    library: [cells(templates), ofTemplate.rows.map((row) => row['Name'])],
    unmasked: unmasked.value,
    report: /<title>(.*?)<\/title>/.exec(report)?.[1],
  }),
)
