import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../../src/platform/config.ts'
import { median } from '../median.ts'
import { runPeer } from '../peer-process.ts'
import { startService, type BenchedService } from '../quality-service.ts'
import { writeSourceFiles } from '../source-files.ts'
import { timed } from '../timed.ts'
import type { ByHand } from './by-hand.ts'
import { timeChecks } from './checks.ts'
import { MAX_TIMES, QUESTIONS, SIZE, type Answer, type Asked } from './questions.ts'

/** A question, both ways; medians in milliseconds. */
export interface QuestionTimes {
  readonly what: string
  readonly kind: Asked['kind']
  /** Rows that the first of its conditions is true of. */
  readonly rows: number
  readonly ours: number
  readonly byHand: number
}

/** An export to a file. Times in seconds. */
export interface ExportTimes {
  readonly filetype: 'csv' | 'parquet' | 'xlsx'
  readonly ours: number
  /** Undefined where the engine has no such file. */
  readonly byHand: number | undefined
  readonly megabytes: number
  /** Most bytes that the server held meanwhile. */
  readonly memory: number
  /** The longest that its event loop was blocked meanwhile, in milliseconds. */
  readonly blockedMs: number
}

export interface Measured {
  readonly rows: number
  readonly questions: readonly QuestionTimes[]
  readonly exports: readonly ExportTimes[]
  /** Milliseconds to parse and check an expression of 200 characters. */
  readonly check: number
  /** How many threads wanted to run before anything was measured, the mean of a minute: none on an idle machine. */
  readonly machineLoad: number
}

/** The repository is the only one of its server. */
const WAREHOUSE = join('quality', '1', 'warehouse.duckdb')

const FILETYPES = ['csv', 'parquet', 'xlsx'] as const

/**
 * Asks a service with one entity of so many rows for pages and exports, then its file by hand.
 * @param folder an empty one, for the files and the service's data
 * @param times how often each page is asked for, MOST_TIMES at most
 */
export async function measure(folder: string, rows: number, times: number): Promise<Measured> {
  const [machineLoad] = loadavg() as [number, number, number]
  const check = timeChecks()
  console.error(`Writing and loading a file of ${rows} rows.`)
  const files = await writeSourceFiles(folder, rows)
  const dataDir = join(folder, 'data')
  const { entity, asked, answers, totals, exported } = await askService(dataDir, files.good, times)
  console.error('Asking and copying by hand.')
  const byHand = await runByHand(join(dataDir, WAREHOUSE), entity, folder, asked)
  return {
    rows,
    questions: compared(asked, answers, totals, byHand.answers),
    exports: exported.map((times) => ({
      ...times,
      byHand: times.filetype === 'xlsx' ? undefined : byHand[times.filetype],
    })),
    check,
    machineLoad,
  }
}

interface Asking {
  readonly entity: string
  readonly asked: readonly Asked[]
  readonly answers: readonly Answer[]
  /** How many rows meet the first condition of each question. */
  readonly totals: readonly number[]
  readonly exported: readonly Omit<ExportTimes, 'byHand'>[]
}

async function askService(dataDir: string, source: string, times: number): Promise<Asking> {
  const asking = await served(dataDir, async (service) => {
    const sourceFile = await service.upload(source, 'good.csv')
    const creation = await service.create('Benched', { type: 'delimited', attr: 'names', sourceFile })
    await service.profiled(creation)
    const { entity } = creation
    console.error('Asking for pages.')
    return { entity, ...(await askAll(service, entity, times)) }
  })
  const exported: Omit<ExportTimes, 'byHand'>[] = []
  for (const filetype of FILETYPES) {
    console.error(`Exporting to ${filetype}.`)
    // By a server of its own, whose memory nothing else has grown.
    exported.push(await served(dataDir, (service) => exportTo(service, asking.entity, filetype)))
  }
  return { ...asking, exported }
}

async function served<T>(dataDir: string, work: (service: BenchedService) => Promise<T>): Promise<T> {
  const service = await startService(dataDir)
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

/** Asks what is answered for the first time before what leans on it. */
async function askAll(
  service: BenchedService,
  entity: string,
  times: number,
): Promise<{ readonly asked: Asked[]; readonly answers: Answer[]; readonly totals: number[] }> {
  const asked: Asked[] = []
  const answers: Answer[] = []
  const totals: number[] = []
  for (const { what, condition } of QUESTIONS) {
    const variants = (first: number) => Array.from({ length: times }, (_, i) => condition(first + i))
    const again = Array.from({ length: times }, () => condition(0))
    const ask = async (question: Asked): Promise<number> => {
      const { total, ...answer } = await askEach(service, entity, question)
      asked.push(question)
      answers.push(answer)
      return total
    }
    const total = await ask({ what, kind: 'first page', conditions: variants(0), start: 1 })
    if (total < 3) throw new Error(`Only ${total} rows meet ${again[0]!.where}.`)
    await ask({ what, kind: 'next page', conditions: again, start: SIZE + 1 })
    await ask({ what, kind: 'deep page', conditions: again, start: Math.ceil(total / 2) })
    await ask({ what, kind: 'count', conditions: variants(MAX_TIMES), start: 1 })
    totals.push(total)
  }
  return { asked, answers, totals }
}

/** @returns how many rows meet the first condition, beside the answer */
async function askEach(
  service: BenchedService,
  entity: string,
  { kind, conditions, start }: Asked,
): Promise<Answer & { readonly total: number }> {
  const milliseconds: number[] = []
  const shown: string[] = []
  const totals: number[] = []
  const size = kind === 'count' ? 1 : SIZE
  for (const { where } of conditions) {
    const [page, seconds] = await timed(() => listed(service, entity, where, start, size))
    milliseconds.push(seconds * 1000)
    const { totalCount } = page.metadata
    totals.push(Number(totalCount))
    shown.push(...(kind === 'count' ? [totalCount] : (page.rows || []).map(({ dataRow }) => dataRow[0]!)))
  }
  return { milliseconds, shown, total: totals[0]! }
}

interface Listing {
  /** Empty text where there are none. */
  readonly rows: '' | readonly { readonly dataRow: readonly string[] }[]
  readonly metadata: { readonly totalCount: string }
}

async function listed(
  service: BenchedService,
  entity: string,
  where: string,
  start: number,
  size: number,
): Promise<Listing> {
  const query = new URLSearchParams({ where, pageStart: String(start), pageSize: String(size) })
  return (await (await service.ask(`${entity}/rows?${query.toString()}`)).json()) as Listing
}

async function exportTo(
  service: BenchedService,
  entity: string,
  filetype: ExportTimes['filetype'],
): Promise<Omit<ExportTimes, 'byHand'>> {
  const { result, blockedMs, memory } = await service.observed(() =>
    timed(async () => {
      const { job, file } = await service.export(`${entity}/rows`, { filename: `rows.${filetype}`, filetype })
      await service.ended(job)
      return file
    }),
  )
  const [file, ours] = result
  const head = await service.ask(file, { method: 'HEAD' })
  const megabytes = Number(head.headers.get('Content-Length')) / 1e6
  return { filetype, ours, megabytes, memory, blockedMs }
}

async function runByHand(
  database: string,
  entity: string,
  parent: string,
  asked: readonly Asked[],
): Promise<ByHand> {
  const folder = join(parent, 'by-hand')
  await mkdir(folder)
  try {
    return await runPeer<ByHand>('The process that asks by hand', join(import.meta.dirname, 'by-hand.ts'), [
      database,
      entity.slice('/entities/'.length),
      folder,
      String(loadConfig({}).warehouseMemoryMb),
      String(availableParallelism()),
      JSON.stringify(asked),
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @throws Error where an answer is another one than that by hand */
const compared = (
  asked: readonly Asked[],
  ours: readonly Answer[],
  totals: readonly number[],
  byHand: readonly Answer[],
): QuestionTimes[] =>
  asked.map(({ what, kind, start }, i) => {
    const [one, other] = [ours[i]!, byHand[i]!]
    if (one.shown.join() !== other.shown.join()) {
      throw new Error(`The ${kind} by ${what} from ${start} on shows other rows than by hand.`)
    }
    return {
      what,
      kind,
      rows: totals[QUESTIONS.findIndex((question) => question.what === what)]!,
      ours: median(one.milliseconds),
      byHand: median(other.milliseconds),
    }
  })
