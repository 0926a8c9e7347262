import { execFileSync, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { residentBytes } from '../memory.ts'
import { programArgs, programEnv, startProgram } from '../program.ts'
import { end } from '../running-server.ts'
import { ask } from './ask.ts'

const PASSWORD = 'measured by the bench'
const DEMO_SECONDS = 300

type Headers = Readonly<Record<string, string>>

/** The program with its demo data, and whoever asks it. */
export interface Target {
  /** Without a slash at the end. */
  readonly url: string
  /** URL of the repository with the demo data. */
  readonly repository: string
  /** URLs of two of its entities. */
  readonly weather: string
  readonly cities: string
  /** A folder that is gone with the server. */
  readonly folder: string
  /** Of the administrator, and a bearer token of a workspace of its own: for those who are not attacking. */
  readonly others: { readonly quality: Headers; readonly spatial: Headers }
  /** A reader of the repository, and a bearer token. */
  readonly attacker: { readonly quality: Headers; readonly spatial: Headers }
  /** Resident memory of the server and of the processes it started, in bytes. */
  memory(): number
  hasEnded(): boolean
  /** Ends the server without asking. */
  kill(): void
  /** What node is given to run a command of the administrator, and its environment. */
  admin(...args: string[]): { args: string[]; env: Headers }
  stop(): Promise<void>
}

const basic = (user: string): Headers => ({
  Authorization: `Basic ${Buffer.from(`${user}:${PASSWORD}`).toString('base64')}`,
})

/** The attacker and the others come from one address, but have the budgets of their own credentials, as by default. */
const ENV = { ADMIN_PASSWORD: PASSWORD, RATE_LIMIT_CREDENTIAL: '6000' }

/** Demo data that was made once, for as many servers as wanted. */
export interface DemoData {
  /** Starts a server on a copy. */
  start(name: string): Promise<Target>
}

/**
 * Makes the demo data by a first start of the program, and a user who may read it.
 * @param program folder of the checkout
 * @param folder for data; whoever made it removes it
 */
export async function makeDemoData(program: string, folder: string): Promise<DemoData> {
  const base = join(folder, 'base')
  await mkdir(base)
  const adminOf = (dataDir: string) => ({
    env: { ...programEnv(dataDir), ...ENV },
    args: (...args: string[]) => programArgs('admin', args, program),
  })
  const runAdmin = (args: string[], input = ''): string =>
    execFileSync(process.execPath, adminOf(base).args(...args), {
      env: adminOf(base).env,
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
    }).trim()
  const { child, url } = await startProgram(base, ENV, program)
  let paths: Record<string, string>
  try {
    paths = await profiledEntities(`${url}/api/repositories/demo`)
    runAdmin(['user', 'create', 'attacker', '--password-stdin'], PASSWORD)
    runAdmin(['user', 'role', 'attacker', 'demo', 'reader'])
  } finally {
    await end(child)
  }
  const bearer = (workspace: string): Headers => ({
    Authorization: `Bearer ${runAdmin(['token', '--workspace', workspace, '--ttl', '1d'])}`,
  })
  const others = { quality: basic('admin'), spatial: bearer('others') }
  const attacker = { quality: basic('attacker'), spatial: bearer('attacker') }
  return {
    start: async (name) => {
      const dataDir = join(folder, name)
      await cp(base, dataDir, { recursive: true })
      const { child, url } = await startProgram(dataDir, ENV, program)
      const repository = `${url}/api/repositories/demo`
      const kill = (): void => void child.kill('SIGKILL')
      process.once('exit', kill)
      return {
        url,
        repository,
        weather: repository + paths['Seattle Weather']!,
        cities: repository + paths['Cities']!,
        folder: dataDir,
        others,
        attacker,
        memory: () => memoryOf(child),
        hasEnded: () => child.exitCode !== null || child.signalCode !== null,
        kill,
        admin: (...args) => ({ args: adminOf(dataDir).args(...args), env: adminOf(dataDir).env }),
        stop: async () => {
          await end(child)
          process.off('exit', kill)
          await rm(dataDir, { recursive: true, force: true })
        },
      }
    },
  }
}

/** Waits for all profiles. @returns paths of the entities below the repository, by name */
async function profiledEntities(repository: string): Promise<Record<string, string>> {
  const giveUpAt = performance.now() + DEMO_SECONDS * 1000
  while (performance.now() < giveUpAt) {
    const question = { url: `${repository}/entities?external=1`, headers: basic('admin'), seconds: 30 }
    const { outcome, text } = await ask(question)
    if (outcome !== '200') throw new Error(`The list of entities was answered ${outcome}: ${text}`)
    const { rows } = JSON.parse(text) as { rows: Record<string, string>[] }
    if (rows.length > 0 && rows.every((row) => row['Entity State'] === 'Fully Loaded'))
      return Object.fromEntries(rows.map((row) => [row['Name']!, `/entities/${row['Ref']}`]))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The demo data was not profiled within ${DEMO_SECONDS} s.`)
}

/** 0 where the server has ended. */
function memoryOf({ pid, exitCode, signalCode }: ChildProcess): number {
  if (exitCode !== null || signalCode !== null) return 0
  return withDescendants(pid!).reduce((sum, id) => sum + unlessGone(() => residentBytes([id]), 0), 0)
}

function withDescendants(id: number): number[] {
  if (process.platform !== 'linux') return [id]
  const threads = unlessGone(() => readdirSync(`/proc/${id}/task`), [])
  const children = threads.flatMap((thread) =>
    unlessGone(() => readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter((text) => text !== '')
      .map(Number),
  )
  return [id, ...children.flatMap(withDescendants)]
}

/** Processes and threads may end while they are looked at. */
function unlessGone<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return otherwise
    throw error
  }
}
