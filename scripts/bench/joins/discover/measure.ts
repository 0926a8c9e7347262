import { mkdir } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { startService, type BenchedService } from '../../quality-service.ts'
import { timed } from '../../timed.ts'
import { loadRepository } from './load-repository.ts'
import { runSpider, type SpiderRun } from '../../desbordante/spider.ts'
import { ATTRIBUTES, WITH_EMPTY_FIELDS, writeRepository } from './write-repository.ts'

/** Discoveries with these least match qualities are measured, of all attributes, joins M:M included. */
export const QUALITIES = [100, 90, 75] as const

const PAGE_SIZE = 500

export interface OwnDiscovery {
  readonly matchQuality: number
  /** Seconds from the command to the end of its job; the best of the runs. */
  readonly seconds: number
  readonly joins: number
}

export interface MeasuredDiscovery {
  readonly entities: number
  readonly attributes: number
  /** Distinct values of all attributes. */
  readonly values: number
  readonly own: readonly OwnDiscovery[]
  /** The best of the runs; undefined if it is left out. */
  readonly spider: Pick<SpiderRun, 'load' | 'execute' | 'memory'> | undefined
  /** Most bytes that the server held, and milliseconds for which its event loop was blocked at most. */
  readonly memory: number
  readonly blockedMs: number
  readonly machineLoad: number
}

/**
 * Discovers the joins of twenty entities, and their inclusion dependencies by SPIDER, in turn.
 * @param folder an empty one, for the files and the service's data
 * @param python the interpreter that has Desbordante; undefined to leave it out
 */
export async function measureDiscovery(
  folder: string,
  values: number,
  times: number,
  python: string | undefined,
): Promise<MeasuredDiscovery> {
  const [machineLoad] = loadavg() as [number, number, number]
  const filesFolder = join(folder, 'files')
  await mkdir(filesFolder, { recursive: true })
  console.error(`Writing and loading files with about ${values} distinct values.`)
  const files = await writeRepository(filesFolder, values)
  const dataDir = join(folder, 'data')
  let service = await startService(dataDir)
  try {
    await loadRepository(service, files)
  } finally {
    await service.stop()
  }
  console.error('Discovering.')
  service = await startService(dataDir)
  const own = new Map<number, OwnDiscovery>()
  let spider: SpiderRun | undefined
  let [memory, blockedMs] = [0, 0]
  try {
    const entities = await service.rowsOf('/entities')
    const numbers = entities.map((row) => row['Ref']!)
    for (let time = 0; time < times; time++) {
      for (const matchQuality of QUALITIES) {
        const observed = await service.observed(() => timed(() => discover(service, numbers, matchQuality)))
        const [joins, seconds] = observed.result
        const known = own.get(matchQuality)
        if (!known || seconds < known.seconds) own.set(matchQuality, { matchQuality, seconds, joins })
        memory = Math.max(memory, observed.memory)
        blockedMs = Math.max(blockedMs, observed.blockedMs)
        if (matchQuality !== 100 || python === undefined) continue
        const run = await runSpider(
          python,
          availableParallelism(),
          files.map(({ path }) => path),
        )
        // Later discoveries add joins of a lower match quality.
        if (time === 0) checkSame(await inclusionsOf(service), run)
        if (!spider || run.load + run.execute < spider.load + spider.execute) spider = run
      }
    }
    const count = await countValues(service, numbers)
    const measured = { entities: files.length, attributes: files.length * ATTRIBUTES.length, values: count }
    return { ...measured, own: [...own.values()], spider, memory, blockedMs, machineLoad }
  } finally {
    await service.stop()
  }
}

/** Runs a discovery of all attributes. @returns the number of joins that it found */
async function discover(
  service: BenchedService,
  numbers: readonly string[],
  matchQuality: number,
): Promise<number> {
  const all = ATTRIBUTES.map((_, at) => at + 1).join(' ')
  const data = {
    attributes: Object.fromEntries(numbers.map((number) => [number, all])),
    matchQuality: String(matchQuality),
    selfJoins: '1',
    manyToMany: '1',
  }
  const answer = await service.ask(`/entities/${numbers[0]!}/joins`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ command: 'discover', data }),
  })
  const { url } = (await answer.json()) as { url: string }
  const job = url.slice(url.indexOf('/scheduler'))
  await service.ended(job)
  const [row] = await service.rowsOf(job)
  const found = / ([\d,]+) joins are found/.exec(Object.values(row!).join(' '))?.[1]
  return Number(found?.replaceAll(',', ''))
}

/** The joins of single attributes of all rows of a listing, as texts: file, column, file and column, in any order. */
async function inclusionsOf(service: BenchedService): Promise<Set<string>> {
  const found = new Set<string>()
  for (let start = 1; ; start += PAGE_SIZE) {
    const answer = await service.ask(`/joins?pageStart=${start}&pageSize=${PAGE_SIZE}&external=1`)
    const { rows } = (await answer.json()) as { rows: Record<string, string>[] | '' }
    for (const row of rows || []) {
      const side = (name: 'Left' | 'Right') => `${row[`${name} Entity`]!} ${row[`${name} Expression`]!}`
      if (!row['Left Attribute List']!.includes(' ')) found.add(pairOf(side('Left'), side('Right')))
    }
    if (rows.length < PAGE_SIZE) return found
  }
}

/**
 * Checks that a discovery with the match quality 100 finds the inclusion dependencies: MATCH_BEST is 100 if and only if all
 * values of the side with fewer values are values of the other one. Columns with empty fields are not compared, since
 * SPIDER counts an empty field as a value, and null is no value here.
 * @throws Error if the sets differ
 */
function checkSame(joins: ReadonlySet<string>, { dependencies }: SpiderRun): void {
  const found = new Set(
    dependencies.map(([file, column, otherFile, other]) =>
      pairOf(`${entityOf(file)} ${column}`, `${entityOf(otherFile)} ${other}`),
    ),
  )
  const isCompared = (pair: string): boolean => !WITH_EMPTY_FIELDS.some((column) => pair.includes(column))
  const [ours, theirs] = [joins, found].map((all) => new Set([...all].filter(isCompared))) as [
    Set<string>,
    Set<string>,
  ]
  const differing = [...ours]
    .filter((one) => !theirs.has(one))
    .concat([...theirs].filter((one) => !ours.has(one)))
  if (differing.length > 0)
    throw new Error(
      `${ours.size} joins and ${theirs.size} pairs of SPIDER differ in ${differing.length}: ${differing.slice(0, 5).join('; ')}.`,
    )
}

const pairOf = (...sides: readonly [string, string]): string => [...sides].sort().join(' = ')

/** The name of an entity by the name of its file. */
const entityOf = (file: string): string => `Entity ${/\d+/.exec(basename(file))![0]}`

/** Distinct values of all attributes. */
async function countValues(service: BenchedService, numbers: readonly string[]): Promise<number> {
  let count = 0
  for (const number of numbers)
    for (const row of await service.rowsOf(`/entities/${number}/attributes`)) count += Number(row['Values'])
  return count
}
