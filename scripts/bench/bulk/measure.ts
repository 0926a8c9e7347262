import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { createLogger } from '../../../src/platform/logging.ts'
import { programArgs, programEnv, startProgram } from '../program.ts'
import { end } from '../running-server.ts'
import { BULK_CHANGES, type BulkChange } from './changes.ts'
import { waitsDuring, type Waits } from './probe.ts'
import { seed } from './seed.ts'

/** One bulk change of so many rules. */
export interface MeasuredChange {
  readonly what: string
  readonly rules: number
  /** Milliseconds until the answer, or until the end of its job or command. */
  readonly ms: number
  /** Milliseconds of the longest answers about another repository until the rows of the change are removed. */
  readonly waits: Waits
}

const PASSWORD = 'measured by the bench'
const POLL_MS = 20
/** The removal of the rows goes on after the answer. */
const AFTERWARDS_MS = 4000

/** The repository that changes, and the one that other users ask about. */
const REPOSITORY = 'changed'
const OTHER = 'other'

/**
 * Measures every change with each number of rules, each on a server of its own.
 * @param folder an empty folder
 * @param only a part of the names of the changes
 */
export async function measureBulk(
  folder: string,
  counts: readonly number[],
  only = '',
): Promise<MeasuredChange[]> {
  const measured: MeasuredChange[] = []
  for (const change of BULK_CHANGES.filter(({ what }) => what.includes(only)))
    for (const rules of counts) {
      console.error(`${change.what}: ${rules} rules.`)
      const dataDir = join(folder, 'data')
      await seedAll(dataDir, change, rules)
      const { child, url } = await startProgram(dataDir, { SERVICES: 'quality', ADMIN_PASSWORD: PASSWORD })
      try {
        measured.push(await measure(change, { dataDir, url, rules }))
      } finally {
        await end(child)
        await rm(dataDir, { recursive: true, force: true })
      }
    }
  return measured
}

async function seedAll(dataDir: string, { seeded }: BulkChange, rules: number): Promise<void> {
  await mkdir(join(dataDir, 'quality'), { recursive: true })
  // Demo data would be made otherwise, while the bench measures.
  await writeFile(join(dataDir, 'quality', '.demo-repository-made'), '')
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, createLogger('silent'))
  try {
    await seed(catalogue.knex, { name: OTHER })
    await seed(catalogue.knex, { name: REPOSITORY, ...seeded(rules) })
  } finally {
    await catalogue.close()
  }
}

interface Subject {
  readonly dataDir: string
  readonly url: string
  readonly rules: number
}

async function measure(change: BulkChange, subject: Subject): Promise<MeasuredChange> {
  const { url, rules } = subject
  const send = async (path: string, method: string, body?: unknown): Promise<string> => {
    const response = await fetch(`${url}/api/repositories/${path}`, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}`,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status >= 400) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text
  }
  const run = async (): Promise<number> => {
    const started = performance.now()
    if (change.request === undefined) await importRules(subject)
    else {
      const { method, path, body } = change.request(rules)
      const answer = await send(REPOSITORY + path, method, body)
      const { job, url: made = '' } = (answer === '' ? {} : JSON.parse(answer)) as {
        job?: string
        url?: string
      }
      const followed = job ?? (made.includes('/scheduler/') ? made : undefined)
      if (followed !== undefined) await ended(followed.slice('/api/repositories/'.length), send)
    }
    const ms = performance.now() - started
    await sleep(AFTERWARDS_MS)
    return ms
  }
  const priority = { command: 'add', data: { priority: '1', name: 'Probe' } }
  const write = () => send(`${OTHER}/priorities`, 'POST', priority)
  const read = () => send(`${OTHER}/priorities`, 'GET')
  // The first request of a user checks the password, which takes longer than all others.
  await write()
  await read()
  const { result, waits } = await waitsDuring(write, read, run)
  return { what: change.what, rules, ms: result, waits }
}

async function ended(job: string, send: (path: string, method: string) => Promise<string>): Promise<void> {
  for (;;) {
    const { rows } = JSON.parse(await send(`${job}?external=1`, 'GET')) as { rows: Record<string, string>[] }
    const state = rows[0]!['State']!
    if (state === 'Completed') return
    if (state === 'Failed' || state === 'Cancelled') throw new Error(`A job ended: ${JSON.stringify(rows)}`)
    await sleep(POLL_MS)
  }
}

/** Imports a file of rules by the administrator's command, which is a process of its own. */
async function importRules({ dataDir, rules }: Subject): Promise<void> {
  const file = join(dataDir, 'rules.yaml')
  const lines = Array.from(
    { length: rules },
    (_, i) => `  - name: Rule ${i + 1}\n    expression: left > ${i + 1}\n    threshold: 100\n`,
  )
  await writeFile(file, `entity: Entity 1\nrules:\n${lines.join('')}`)
  await promisify(execFile)(process.execPath, programArgs('admin', ['rules', 'import', REPOSITORY, file]), {
    env: programEnv(dataDir),
    maxBuffer: 100_000_000,
  })
}
