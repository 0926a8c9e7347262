import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { qualityContract } from '../../generated/quality/contract.ts'
import type { OperationSpec } from '../../src/contract/contract.ts'
import { covers, isRole, type Role } from '../../src/quality/model/roles.ts'
import type { FuzzSubject } from './subject.ts'

/** The names in the examples of the contract, which are requests too. */
const REPOSITORY = 'demo'
const PASSWORD = 'the password of every user of the fuzzer'

const PEOPLE =
  'name,born,city\nAda,1815-12-10,London\n"Grace, Admiral",1906-12-09,New York\nAlan,1912-06-23,\n'

/** Values of which the profile has more to tell: with forms in common, without a form, without a value. */
const FORMS = `phone,name,note
(044) 266 44 44,Søren Ærø,"a, ""b"""
(044) 266 44 44,O'Neill,
+41 79 123,ΑΘΗΝΑ,"   "
n/a,東京,"two
lines"
$400.00,e\u0301te\u0301,${'long '.repeat(300)}
,👩‍👩‍👧,1e9
`

/** Small files, of each kind that a load has to tell apart. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'people.csv': PEOPLE,
  'airports.csv': PEOPLE,
  'forms.csv': FORMS,
  'header.csv': 'a,b,c\n',
  'ragged.csv': `${PEOPLE}one\n1,2,3,4\n"never closed,1,2\nLast,2000-01-01,Rome\n`,
  'pipes.txt': 'a|b\n1|2\n3|4\n',
  'windows.csv': Buffer.from('caf\xe9;pri\xe7o\r\nel\xe8ve;\x80\r\n', 'latin1'),
  'packed.csv.gz': gzipSync(PEOPLE),
  'empty.csv': '',
  'binary.bin': Uint8Array.from({ length: 4096 }, (_, i) => (i * 167 + (i >> 3)) % 256),
  'people.sql': 'CREATE TABLE people (name VARCHAR(40), born DATE, city VARCHAR(40));\n',
  'people.json': '[{"name": "Ada", "born": "1815-12-10", "city": "London"}, {"name": "", "born": null}]\n',
  'accounts.dat': '000001Ada       012345000002Grace     00005p',
  'account.cpy': `
       01  ACCOUNT.
           05  ACCOUNT-ID     PIC 9(6).
           05  OWNER          PIC X(10).
           05  BALANCE        PIC S9(4)V99.
`,
  'account.dd': `RECORD ACCOUNT LENGTH 22.
FIELD NUMBER TYPE ASCII NUMERIC LENGTH 6.
FIELD OWNER TYPE ASCII CHARACTER LENGTH 10.
FIELD BALANCE TYPE ASCII NUMERIC SIGNED LENGTH 6 SCALE 2.
`,
}

/** The file that the rows of the first entity are exported to, and which becomes a source. */
const PARQUET = 'people.parquet'

/** The folder of the server that is the connection 1: the same files, and some of them in a folder below. */
const SOURCES = join(import.meta.dirname, '..', '..', '.cache', 'fuzz-sources')
const FOLDERS = [SOURCES, join(SOURCES, 'below')]

/** Connections that are added to it; the last one is disabled. */
const CONNECTIONS = [
  { name: 'Sources', type: 'delimited', parameters: 'DATA_DIRECTORY . DATA_EXTENSIONS {csv txt}' },
  { name: 'Schemas', type: 'delimited', parameters: 'DATA_DIRECTORY below SCHEMA_DIRECTORY .' },
  { name: 'Closed', type: 'delimited', parameters: 'DATA_DIRECTORY below' },
]

/** An entity of each state, with three attributes; `names` and no `maxRejected` where nothing else is said. */
const ENTITIES: readonly (Readonly<Record<string, unknown>> & { readonly sourceFile: string })[] = [
  { entityName: 'People', sourceFile: 'people.csv' },
  { entityName: 'Forms', sourceFile: 'forms.csv' },
  { entityName: 'No rows', sourceFile: 'header.csv' },
  { entityName: 'Ragged people', sourceFile: 'ragged.csv', maxRejected: 1000 },
  { entityName: 'Failed', sourceFile: 'ragged.csv', maxRejected: 0 },
  { entityName: 'Packed', sourceFile: 'packed.csv.gz', sample: '{first 2}' },
  { entityName: 'Later', sourceFile: 'people.csv', scheduleTime: '2999-12-31 23:59:59' },
]

const LIBRARY_ENTITIES = [
  { entityName: 'Person', attributes: [{ name: 'Name', description: 'In full' }, { name: 'Born' }] },
  { entityName: 'Place', attributes: [{ name: 'City' }] },
]

/** Business rules of the first entity: with groups, of an attribute, with a filter, and disabled. */
const RULES: readonly Readonly<Record<string, string>>[] = [
  {
    NAME: 'Known city',
    EXPRESSION: 'NOT (IS_NULL(city))',
    GROUP_EXPRESSION: 'city',
    AGGREGATE_EXPRESSION: 'name',
  },
  { NAME: 'Long name', ATTRIBUTE: '1', EXPRESSION: 'LENGTH(name) > 4' },
  { NAME: 'Filtered', EXPRESSION: 'born > "1900-01-01"', FILTER_EXPRESSION: 'name LIKE "A*"' },
  { NAME: 'Disabled', EXPRESSION: 'TRUE', ENABLED: '0' },
]

/** The users beside the administrator; the last one does nothing but change the own password. */
const USERS: Readonly<Record<string, Role>> = { editor: 'editor', reader: 'reader', changer: 'editor' }

/** The role of the user of each run. A session has the cookie of an administrator, the others have HTTP Basic. */
const ROLE_OF: Readonly<Record<string, Role>> = {
  administrator: 'administrator',
  editor: 'editor',
  reader: 'reader',
  session: 'administrator',
}

/** An export of each type, of the rows of the first entity. */
const EXPORTS = ['people.csv', 'people.json', 'people.ndjson', PARQUET, 'people.xlsx']

const STATES_AFTER_A_LOAD = ['Fully Loaded', 'Load Failed', 'Schema Only']
const DONE_WITHIN_MS = 60_000

/** The data-quality service with small entities of each state, asked as the administrator and as an editor. */
export const qualitySubject: FuzzSubject = {
  service: 'quality',
  hooks: 'quality_hooks.py',
  env: {
    ADMIN_PASSWORD: PASSWORD,
    // Each request says that it comes from elsewhere: wrong passwords, which a check sends, slow down their address.
    TRUST_PROXY: '127.0.0.1',
    JOBS_QUEUED_PER_REPOSITORY: '1000000',
    SOURCE_ROOTS: SOURCES,
    // Nothing listens there, so that events go nowhere. The second host is that of the examples.
    WEBHOOK_HOSTS: '127.0.0.1:9,hooks.example.org',
    SOURCE_HOSTS: '127.0.0.1:9',
  },
  schemes: Object.keys(ROLE_OF),
  layOut: (dataDir) => {
    const folder = join(dataDir, 'quality')
    mkdirSync(folder, { recursive: true })
    // The demo repository would take longer to load than it is worth here.
    writeFileSync(join(folder, '.demo-repository-made'), '')
    for (const sources of FOLDERS) {
      mkdirSync(sources, { recursive: true })
      for (const [name, content] of Object.entries(FILES)) writeFileSync(join(sources, name), content)
    }
  },
  fill: async ({ url, admin }) => {
    await admin(['repository', 'create', REPOSITORY])
    for (const [user, role] of Object.entries(USERS)) {
      await admin(['user', 'create', user, '--password-stdin'], PASSWORD)
      await admin(['user', 'role', user, REPOSITORY, role])
    }
    const repository = `${url}/api/repositories/${REPOSITORY}`
    const upload = (name: string, content: string | Uint8Array) => {
      const form = new FormData()
      form.set('file', new Blob([content]), name)
      return ask(`${repository}/upload`, { method: 'POST', body: form })
    }
    for (const [name, content] of Object.entries(FILES)) await upload(name, content)
    for (const { sourceFile, ...entity } of ENTITIES) {
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
      await create(`${repository}/entities`, { ...entity, source: 'client', connectInfo })
    }
    for (const entity of LIBRARY_ENTITIES) await create(`${repository}/library/entities`, entity)
    const connections = await addConnections(`${repository}/loaderconnections`)
    const entities = await loadedEntities(repository)
    const rules = await addRules(repository, entities[0]!)
    const exports = await exported(`${repository}/entities/${entities[0]}/rows`, url)
    const parquet = Buffer.from(await (await answerOf(`${repository}/download/${PARQUET}`)).arrayBuffer())
    await upload(PARQUET, parquet)
    for (const folder of FOLDERS) writeFileSync(join(folder, PARQUET), parquet)
    const library = await rowsOf(`${repository}/library/entities?columns=model_entity_id`)
    await shareRule(`${repository}/library/entities`, Number(library[0]![0]), entities[0]!)
    const joins = await addJoins(repository, entities)
    await addDependencies(`${repository}/entities/${entities[0]}`)
    const folders = await addFolders(repository, entities[0]!, rules[0]!)
    await send(`${repository}/webhooks`, { command: 'add', data: { url: 'http://127.0.0.1:9/' } })
    const jobs = await rowsOf(`${repository}/scheduler?columns=job_id,job_status&sort=job_id`)
    return {
      FUZZ_REPOSITORY: REPOSITORY,
      FUZZ_PASSWORD: PASSWORD,
      FUZZ_FILES: JSON.stringify([...Object.keys(FILES), PARQUET]),
      FUZZ_EXPORTS: JSON.stringify(exports),
      FUZZ_EXAMPLES: JSON.stringify(await examples(repository)),
      FUZZ_ENTITIES: JSON.stringify(entities),
      FUZZ_ATTRIBUTES: '[1,2,3]',
      FUZZ_RULES: JSON.stringify(rules),
      FUZZ_LIBRARY: JSON.stringify(library.map(([id]) => Number(id))),
      FUZZ_CONNECTIONS: JSON.stringify([1, ...connections]),
      FUZZ_JOINS: JSON.stringify(joins),
      FUZZ_FOLDERS: JSON.stringify(folders),
      FUZZ_JOBS: JSON.stringify(jobs.map(([id]) => Number(id))),
    }
  },
  // A run that meets nothing but 403 at an operation has failed.
  leftOut: (scheme) =>
    qualityContract.operations
      .filter((operation) => isAbove(scheme, operation) || (scheme === 'session' && isLikeOthers(operation)))
      .map(({ id }) => id),
}

/**
 * True for the many operations of listings and their commands. Cookies are checked before the handler, and by the method
 * only, so that the other operations are enough.
 */
const isLikeOthers = ({ id }: OperationSpec): boolean => /^(list|run|count)[A-Z]/.test(id)

/** Whether an operation asks for a higher role than this one. */
function isAbove(scheme: string, { security }: OperationSpec): boolean {
  const role = ROLE_OF[scheme]
  const needed = security.flatMap((alternative) => Object.values(alternative).flat()).filter(isRole)
  return needed.some((name) => !covers(role, name))
}

/** Expressions that need no column: those that show what a function does. */
async function examples(repository: string): Promise<string[]> {
  const { functions } = (await ask(`${repository}/functions`)) as {
    functions: { examples: { expression: string; row?: object }[] }[]
  }
  return functions
    .flatMap(({ examples }) => examples)
    .flatMap(({ expression, row }) => (row === undefined ? [expression] : []))
}

/** The ids of the connections. */
async function addConnections(url: string): Promise<number[]> {
  const ids: number[] = []
  for (const data of CONNECTIONS)
    ids.push(Number(((await send(url, { command: 'add', data })) as { connectionId: string }).connectionId))
  await send(`${url}/${ids.at(-1)}`, { command: 'disable' })
  return ids
}

/** The ids of the rules of an entity, once they were run. */
async function addRules(repository: string, entity: number): Promise<number[]> {
  const rules = `${repository}/businessrules/entity`
  const ids: number[] = []
  for (const rule of RULES) {
    const data = { ENTITY: entity, THRESHOLD: 50, AGGREGATE_METHOD: '2', ...rule }
    const { url } = (await send(rules, { command: 'add', data })) as { url: string }
    ids.push(Number(url.slice(url.lastIndexOf('/') + 1)))
  }
  const data = { ENTITY: entity, OPTION: 'ALL' }
  await send(rules, { command: 'run', data })
  await until('The rules were not run', async () => {
    const waiting = await rowsOf(`${rules}?where=${encodeURIComponent('Enabled = "yes" AND Status <> ""')}`)
    return waiting.length === 0
  })
  return ids
}

/** Adds a category with a keyword, and a rule folder that has a rule and a folder. The numbers of the folders. */
async function addFolders(repository: string, entity: number, rule: number): Promise<number[]> {
  await send(`${repository}/keywords`, { command: 'add', data: { name: 'Topic' } })
  await send(`${repository}/keywords`, { command: 'add', data: { name: 'Address', category: 1 } })
  const folders = `${repository}/rulegroups`
  for (const data of [{ name: 'Outer' }, { name: 'Inner', folderID: 1 }])
    await answerOf(folders, { method: 'POST', ...asJson({ command: 'add', data }) })
  await send(`${folders}/1/businessrules`, { command: 'add', data: { rules: [`${entity} 0 ${rule}`] } })
  return (await rowsOf(`${folders}?columns=fid`)).map(([id]) => Number(id))
}

/** The ids of joins of the first two entities, once they are analysed. */
async function addJoins(repository: string, [first, second]: number[]): Promise<string[]> {
  for (const [left, right, attributes] of [
    [first, second, ['1', '2']],
    [first, second, ['1 2', '2 3']],
    [first, first, ['1', '3']],
  ] as const) {
    const [LH, RH] = [
      { entity: left, attributes: attributes[0] },
      { entity: right, attributes: attributes[1] },
    ]
    await create(`${repository}/entities/${first}/joins`, { params: { LH, RH } })
  }
  let ids: string[] = []
  await until('The joins were not created', async () => {
    const { rows } = (await ask(`${repository}/joins`)) as { rows: '' | { metadata: { url: string } }[] }
    ids = (rows || []).map(({ metadata: { url } }) => url.slice(url.lastIndexOf('/') + 1))
    return ids.length === 3
  })
  return ids
}

/** Adds the keys and dependencies that `dependencies_hooks.py` names. */
async function addDependencies(entity: string): Promise<void> {
  for (const lhs of ['1', '1 2']) await send(`${entity}/keys`, { command: 'add', data: { lhs } })
  const attributes = [
    { rhs: 2, lhs: 1 },
    { rhs: 3, lhs: '1 2' },
    { rhs: 3, lhs: '' },
  ]
  await send(`${entity}/dependencies`, { command: 'verify', data: { attributes } })
  await until('The keys and dependencies were not added', async () => {
    const keys = await rowsOf(`${entity}/keys/permanent`)
    const dependencies = await rowsOf(`${entity}/dependencies?columns=_fd_key`)
    return keys.length === 2 && dependencies.length >= attributes.length
  })
}

/** Gives a library entity a rule, and associates an entity with it. */
async function shareRule(url: string, library: number, entity: number): Promise<void> {
  const data = { NAME: 'Shared', EXPRESSION: 'LENGTH(Name) > 4', THRESHOLD: 50 }
  await send(`${url}/${library}/businessrules`, { command: 'add', data })
  await send(url, { command: 'associate', data: { library, entity } })
}

/** The ids of the entities, once no load is under way. */
async function loadedEntities(repository: string): Promise<number[]> {
  let rows: string[][] = []
  await until('The entities were not loaded', async () => {
    rows = await rowsOf(`${repository}/entities?columns=ENTITY_ID,__STATE`)
    return rows.every(([, state]) => STATES_AFTER_A_LOAD.includes(state!))
  })
  return rows.map(([id]) => Number(id))
}

/** The names of files that rows were exported to, once all of them are there. */
async function exported(rows: string, url: string): Promise<string[]> {
  const names: string[] = []
  for (const filename of EXPORTS) {
    const data = { filename, filetype: filename.slice(filename.indexOf('.') + 1) }
    const { file } = (await send(rows, { command: 'export', data })) as { file: string }
    await until(`${filename} was not exported`, async () => (await answerOf(`${url}${file}`)).ok)
    names.push(decodeURIComponent(file.slice(file.lastIndexOf('/') + 1)))
  }
  return names
}

async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + DONE_WITHIN_MS
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`${what} in time; the log of the server tells why.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function rowsOf(url: string): Promise<string[][]> {
  const { rows } = (await ask(url)) as { rows: '' | { dataRow: string[] }[] }
  return rows === '' ? [] : rows.map(({ dataRow }) => dataRow)
}

const create = (url: string, data: object): Promise<unknown> => send(url, { command: 'create', data })

function send(url: string, request: object): Promise<unknown> {
  return ask(url, { method: 'POST', ...asJson(request) })
}

const asJson = (request: object): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(request),
})

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await answerOf(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

function answerOf(url: string, init: RequestInit = {}): Promise<Response> {
  const credentials = Buffer.from(`admin:${PASSWORD}`).toString('base64')
  return fetch(url, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), Authorization: `Basic ${credentials}` },
  })
}
