import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../../src/platform/config.ts'
import { readDependencyId } from '../../../src/quality/model/dependency-key.ts'
import { runDesbordante, type PeerAlgorithm, type PeerSearchRun } from '../desbordante/dependencies.ts'
import { runPeer } from '../peer-process.ts'
import { startService, type BenchedService } from '../quality-service.ts'
import { timed } from '../timed.ts'
import type { VerifiedByHand } from './by-hand.ts'
import { TABLES, VERIFIED_CELLS, writeTable, type BenchTable } from './tables.ts'

const PAGE_SIZE = 1000
const MAX_RESULTS = 100_000
/** A table with fewer rows has more results than an entity may have, because they hold by chance. */
const MIN_ROWS = 1000

export interface MeasuredSearch {
  readonly table: string
  readonly rows: number
  readonly columns: number
  readonly maxWidth: number | undefined
  readonly find: 'dependencies' | 'keys'
  readonly found: number
  /** Seconds from the command to the end of its job, and most bytes that the server held. The best of the runs. */
  readonly seconds: number
  readonly memory: number
  readonly peer: PeerAlgorithm
  /** The best of the runs. Undefined if the peer is left out; null if it reached its limit of time. */
  readonly theirs: Pick<PeerSearchRun, 'load' | 'execute' | 'memory'> | undefined | null
}

export interface MeasuredVerification {
  readonly rows: number
  readonly seconds: number
  readonly byHand: VerifiedByHand
}

export interface MeasuredDependencies {
  readonly searches: readonly MeasuredSearch[]
  readonly verification: MeasuredVerification | undefined
  readonly limitSeconds: number
  readonly machineLoad: number
}

export interface BenchSettings {
  /** Share of the rows of each table. */
  readonly scale: number
  readonly times: number
  /** Seconds after which a run of the peer is stopped. */
  readonly limitSeconds: number
  /** One part alone. */
  readonly only: 'search' | 'verification' | undefined
  /** The interpreter that has Desbordante; undefined to leave it out. */
  readonly python: string | undefined
}

/**
 * Discovers keys and dependencies by the service and by Desbordante, in turn, and verifies a dependency by both the
 * service and SQL by hand.
 * @param folder an empty one, for the files and the service's data
 */
export async function measureDependencies(
  folder: string,
  settings: BenchSettings,
): Promise<MeasuredDependencies> {
  const [machineLoad] = loadavg() as [number, number, number]
  const searches: MeasuredSearch[] = []
  for (const table of settings.only === 'verification' ? [] : TABLES) {
    const rows = Math.max(MIN_ROWS, Math.ceil(table.rows * settings.scale))
    console.error(`Writing and loading ${table.name} with ${rows} rows.`)
    const path = join(folder, `${table.name}.csv`)
    await writeTable(path, rows, table.cells)
    const dataDir = join(folder, table.name)
    await load(dataDir, table.name, path)
    for (const find of ['dependencies', 'keys'] as const)
      if (find === 'dependencies' || table.hasKeys)
        searches.push(await measureSearch(dataDir, { ...table, rows }, find, path, settings))
  }
  const verification = settings.only === 'search' ? undefined : await measureVerification(folder, settings)
  return { searches, verification, limitSeconds: settings.limitSeconds, machineLoad }
}

async function load(dataDir: string, name: string, path: string): Promise<void> {
  const service = await startService(dataDir)
  try {
    const sourceFile = await service.upload(path, `${name}.csv`)
    await service.profiled(await service.create(name, { type: 'delimited', attr: 'names', sourceFile }))
  } finally {
    await service.stop()
  }
}

async function measureSearch(
  dataDir: string,
  { name, rows, cells, maxWidth }: BenchTable,
  find: MeasuredSearch['find'],
  path: string,
  { times, limitSeconds, python }: BenchSettings,
): Promise<MeasuredSearch> {
  console.error(`Discovering the ${find} of ${name}.`)
  const peer = find === 'keys' ? 'HyUCC' : 'HyFD'
  let [seconds, memory] = [Infinity, Infinity]
  let theirs: PeerSearchRun | undefined | null
  let found = new Set<string>()
  for (let time = 0; time < times; time++) {
    // A new process each time, since a process keeps memory of its earlier work.
    const service = await startService(dataDir)
    try {
      const observed = await service.observed(() => timed(() => discover(service, find, maxWidth)))
      seconds = Math.min(seconds, observed.result[1])
      memory = Math.min(memory, observed.memory)
      found = await resultsOf(service, find)
    } finally {
      await service.stop()
    }
    if (python === undefined || theirs === null) continue
    const search = { algorithm: peer, threads: availableParallelism(), path, maxWidth, limitSeconds } as const
    const run = (await runDesbordante(python, search)) ?? null
    if (run && time === 0) checkSame(`${find} of ${name}`, found, run)
    if (!run || !theirs || run.load + run.execute < theirs.load + theirs.execute) theirs = run
  }
  const sizes = { table: name, rows, columns: cells.length, maxWidth, find, found: found.size }
  return { ...sizes, seconds, memory, peer, theirs: theirs && withoutResults(theirs) }
}

const withoutResults = ({ load, execute, memory }: PeerSearchRun) => ({ load, execute, memory })

/** Runs a command of an entity, and waits for the end of its job. */
async function run(service: BenchedService, listing: string, command: string, data: object): Promise<void> {
  const answer = await service.ask(`/entities/1/${listing}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ command, data }),
  })
  const { url, uri } = (await answer.json()) as { url?: string; uri?: string }
  const job = (url ?? uri)!
  await service.ended(job.slice(job.indexOf('/scheduler')))
}

const discover = (
  service: BenchedService,
  find: MeasuredSearch['find'],
  maxWidth: number | undefined,
): Promise<void> =>
  run(service, find, 'discover', {
    maxResults: MAX_RESULTS,
    ...(find === 'dependencies' && { impliedByKeys: '1' }),
    ...(maxWidth !== undefined && { maxWidth }),
  })

/** The results without exception, as texts of column indexes: `0,2 -> 3`. */
async function resultsOf(service: BenchedService, find: MeasuredSearch['find']): Promise<Set<string>> {
  const found = new Set<string>()
  const columns = find === 'keys' ? 'LH_ATTRS,_duplicate_keys' : '_fd_key,_conflicting_lh_values'
  // The load has discovered others, in its first rows.
  for (let start = 1; ; start += PAGE_SIZE) {
    const page = `pageStart=${start}&pageSize=${PAGE_SIZE}&external=1&columns=${columns},_verified`
    const answer = await service.ask(`/entities/1/${find}?${page}`)
    const { rows } = (await answer.json()) as { rows: Record<string, string>[] | '' }
    for (const row of rows || []) {
      if (row['Verified'] !== 'Yes') continue
      if (find === 'keys') {
        if (row['Duplicate Keys'] === '0')
          found.add(textOf(row['Lh Attr IDs']!.split(' ').map(indexOf), null))
      } else if (row['Conflicting LH Values'] === '0') {
        const { lhs, rhs } = readDependencyId(row['Dependency Key']!)!
        found.add(textOf(lhs.map(indexOf), indexOf(rhs!)))
      }
    }
    if (rows.length < PAGE_SIZE) return found
  }
}

const indexOf = (id: string | number): number => Number(id) - 1

const textOf = (lhs: readonly number[], rhs: number | null): string =>
  `${[...lhs].sort((a, b) => a - b).join()} -> ${rhs ?? 'key'}`

/** @throws Error if the results differ */
function checkSame(what: string, ours: ReadonlySet<string>, { found }: PeerSearchRun): void {
  const theirs = new Set(found.map(([lhs, rhs]) => textOf(lhs, rhs)))
  const differing = [...ours]
    .filter((one) => !theirs.has(one))
    .concat([...theirs].filter((one) => !ours.has(one)))
  if (differing.length === 0) return
  throw new Error(
    `The ${what}: ${ours.size} of ours and ${theirs.size} of the peer differ in ${differing.length}: ${differing.slice(0, 5).join('; ')}.`,
  )
}

/** Rows of the table whose dependency is verified. */
const VERIFIED_ROWS = 10_000_000

async function measureVerification(
  folder: string,
  { scale, times }: BenchSettings,
): Promise<MeasuredVerification> {
  const rows = Math.ceil(VERIFIED_ROWS * scale)
  console.error(`Writing, loading and verifying ${rows} rows.`)
  const path = join(folder, 'verified.csv')
  await writeTable(path, rows, VERIFIED_CELLS)
  const dataDir = join(folder, 'verified')
  await load(dataDir, 'verified', path)
  const service = await startService(dataDir)
  let seconds = Infinity
  let ours: Record<string, string> | undefined
  try {
    for (let time = 0; time < times; time++) {
      const verify = () => run(service, 'dependencies', 'verify', { attributes: [{ lhs: 1, rhs: 2 }] })
      const [, took] = await timed(verify)
      seconds = Math.min(seconds, took)
    }
    ;[ours] = await service.rowsOf('/entities/1/dependencies/2-1')
  } finally {
    await service.stop()
  }
  const byHand = await runPeer<VerifiedByHand>('DuckDB by hand', join(import.meta.dirname, 'by-hand.ts'), [
    join(dataDir, 'quality', '1', 'warehouse.duckdb'),
    '1',
    folder,
    String(loadConfig({}).warehouseMemoryMb),
    String(availableParallelism()),
    String(times),
  ])
  const figures = ['Confirming LR Values', 'Conflicting LH Values', 'Conflicting Rows'].map((name) =>
    Number(ours![name]),
  )
  const { confirmations, conflictingValues, conflictingRows } = byHand
  if (String(figures) !== String([confirmations, conflictingValues, conflictingRows]))
    throw new Error(`The dependency has ${String(figures)}, and by hand ${JSON.stringify(byHand)}.`)
  return { rows, seconds, byHand }
}
