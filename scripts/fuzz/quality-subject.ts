import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FuzzSubject } from './subject.ts'

/** The names in the examples of the contract, which are requests too. */
const REPOSITORY = 'demo'
const PASSWORD = 'the password of every user of the fuzzer'

const PEOPLE =
  'name,born,city\nAda,1815-12-10,London\n"Grace, Admiral",1906-12-09,New York\nAlan,1912-06-23,\n'

/** Small files, of each kind that a load has to tell apart. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'people.csv': PEOPLE,
  'airports.csv': PEOPLE,
  'ragged.csv': `${PEOPLE}one\n1,2,3,4\n"never closed,1,2\nLast,2000-01-01,Rome\n`,
  'pipes.txt': 'a|b\n1|2\n3|4\n',
  'windows.csv': Buffer.from('caf\xe9;pri\xe7o\r\nel\xe8ve;\x80\r\n', 'latin1'),
  'packed.csv.gz': gzipSync(PEOPLE),
  'empty.csv': '',
  'binary.bin': Uint8Array.from({ length: 4096 }, (_, i) => (i * 167 + (i >> 3)) % 256),
  'people.sql': 'CREATE TABLE people (name VARCHAR(40), born DATE, city VARCHAR(40));\n',
}

/** An entity of each state; `names` and no `maxRejected` where nothing else is said. */
const ENTITIES: readonly (Readonly<Record<string, unknown>> & { readonly sourceFile: string })[] = [
  { entityName: 'People', sourceFile: 'people.csv' },
  { entityName: 'Ragged people', sourceFile: 'ragged.csv', maxRejected: 1000 },
  { entityName: 'Failed', sourceFile: 'ragged.csv', maxRejected: 0 },
  { entityName: 'Packed', sourceFile: 'packed.csv.gz', sample: '{first 2}' },
  { entityName: 'Later', sourceFile: 'people.csv', scheduleTime: '2999-12-31 23:59:59' },
]

const STATES_AFTER_A_LOAD = ['Loaded', 'Load Failed', 'Schema Only']
const LOADED_WITHIN_MS = 60_000

/** The data-quality service with small entities of each state, asked as the administrator and as an editor. */
export const qualitySubject: FuzzSubject = {
  service: 'quality',
  hooks: 'quality_hooks.py',
  env: {
    ADMIN_PASSWORD: PASSWORD,
    // Each request says that it comes from elsewhere: wrong passwords, which a check sends, slow down their address.
    TRUST_PROXY: '127.0.0.1',
    JOBS_QUEUED_PER_REPOSITORY: '1000000',
  },
  schemes: ['administrator', 'editor'],
  layOut: (dataDir) => {
    const folder = join(dataDir, 'quality')
    mkdirSync(folder, { recursive: true })
    // The demo repository would take longer to load than it is worth here.
    writeFileSync(join(folder, '.demo-repository-made'), '')
  },
  fill: async ({ url, admin }) => {
    admin(['repository', 'create', REPOSITORY])
    for (const user of ['editor', 'changer']) {
      admin(['user', 'create', user, '--password-stdin'], PASSWORD)
      admin(['user', 'role', user, REPOSITORY, 'editor'])
    }
    const repository = `${url}/api/repositories/${REPOSITORY}`
    for (const [name, content] of Object.entries(FILES)) {
      const form = new FormData()
      form.set('file', new Blob([content]), name)
      await ask(`${repository}/upload`, { method: 'POST', body: form })
    }
    for (const { sourceFile, ...entity } of ENTITIES) {
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
      await ask(`${repository}/entities`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ command: 'create', data: { ...entity, source: 'client', connectInfo } }),
      })
    }
    const entities = await loadedEntities(repository)
    const jobs = await rowsOf(`${repository}/scheduler?columns=job_id,job_status&sort=job_id`)
    return {
      FUZZ_REPOSITORY: REPOSITORY,
      FUZZ_PASSWORD: PASSWORD,
      FUZZ_FILES: JSON.stringify(Object.keys(FILES)),
      FUZZ_ENTITIES: JSON.stringify(entities),
      FUZZ_JOBS: JSON.stringify(jobs.map(([id]) => Number(id))),
    }
  },
  // They are the administrator's alone, and a run that meets nothing but 403 there has failed.
  argumentsOf: (scheme) =>
    scheme === 'editor'
      ? ['createRepository', 'deleteRepository'].flatMap((id) => ['--exclude-operation-id', id])
      : [],
}

/** The ids of the entities, once no load is under way. */
async function loadedEntities(repository: string): Promise<number[]> {
  const until = performance.now() + LOADED_WITHIN_MS
  while (performance.now() < until) {
    const rows = await rowsOf(`${repository}/entities?columns=ENTITY_ID,__STATE`)
    if (rows.every(([, state]) => STATES_AFTER_A_LOAD.includes(state!))) return rows.map(([id]) => Number(id))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The entities were not loaded in time; the log of the server tells why.')
}

async function rowsOf(url: string): Promise<string[][]> {
  const { rows } = (await ask(url)) as { rows: '' | { dataRow: string[] }[] }
  return rows === '' ? [] : rows.map(({ dataRow }) => dataRow)
}

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const credentials = Buffer.from(`admin:${PASSWORD}`).toString('base64')
  const response = await fetch(url, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), Authorization: `Basic ${credentials}` },
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
