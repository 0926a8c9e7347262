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
import { KINDS, QUESTIONS, SIZE, type Answer, type Asked } from './questions.ts'

/** A question, both ways; medians in milliseconds. */
export interface QuestionTimes {
  readonly what: string
  readonly kind: Asked['kind']
  /** Rows that the condition is true of. */
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
 * @param times how often each page is asked for
 */
export async function measure(folder: string, rows: number, times: number): Promise<Measured> {
  const [machineLoad] = loadavg() as [number, number, number]
  const check = timeChecks()
  console.error(`Writing and loading a file of ${rows} rows.`)
  const files = await writeSourceFiles(folder, rows)
  const dataDir = join(folder, 'data')
  const { entity, asked, answers, exported } = await askService(dataDir, files.good, times)
  console.error('Asking and copying by hand.')
  const byHand = await runByHand(join(dataDir, WAREHOUSE), entity, folder, asked, times)
  return {
    rows,
    questions: compared(asked, answers, byHand.answers),
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
  readonly exported: readonly Omit<ExportTimes, 'byHand'>[]
}

async function askService(dataDir: string, source: string, times: number): Promise<Asking> {
  const service = await startService(dataDir)
  try {
    const sourceFile = await service.upload(source, 'good.csv')
    const creation = await service.create('Benched', { type: 'delimited', attr: 'names', sourceFile })
    await service.profiled(creation)
    const { entity } = creation
    console.error('Asking for pages.')
    const asked = await questionsOf(service, entity)
    const answers = await askAll(service, entity, asked, times)
    const exported: Omit<ExportTimes, 'byHand'>[] = []
    for (const filetype of FILETYPES) {
      console.error(`Exporting to ${filetype}.`)
      exported.push(await exportTo(service, entity, filetype))
    }
    return { entity, asked, answers, exported }
  } finally {
    await service.stop()
  }
}

async function questionsOf(service: BenchedService, entity: string): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const question of QUESTIONS) {
    const { metadata } = await listed(service, entity, question.where, 1, 1)
    const total = Number(metadata.totalCount)
    if (total < 3) throw new Error(`Only ${total} rows meet ${question.where}.`)
    const starts = { 'first page': 1, 'deep page': Math.ceil(total / 2), count: 1 }
    asked.push(...KINDS.map((kind) => ({ question, kind, start: starts[kind] })))
  }
  return asked
}

async function askAll(
  service: BenchedService,
  entity: string,
  questions: readonly Asked[],
  times: number,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const { question, kind, start } of questions) {
    const milliseconds: number[] = []
    let answer: Listing | undefined
    for (let time = 0; time < times; time++) {
      const size = kind === 'count' ? 1 : SIZE
      const [page, seconds] = await timed(() => listed(service, entity, question.where, start, size))
      milliseconds.push(seconds * 1000)
      answer = page
    }
    const shown =
      kind === 'count' ? [answer!.metadata.totalCount] : answer!.rows.map(({ dataRow }) => dataRow[0]!)
    answers.push({ milliseconds, shown })
  }
  return answers
}

interface Listing {
  readonly rows: readonly { readonly dataRow: readonly string[] }[]
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
  times: number,
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
      String(times),
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
  byHand: readonly Answer[],
): QuestionTimes[] =>
  asked.map(({ question: { what }, kind, start }, i) => {
    const [one, other] = [ours[i]!, byHand[i]!]
    if (one.shown.join() !== other.shown.join()) {
      throw new Error(`The ${kind} by ${what} from ${start} on shows other rows than by hand.`)
    }
    const count = asked.findIndex((one) => one.question.what === what && one.kind === 'count')
    return {
      what,
      kind,
      rows: Number(ours[count]!.shown[0]),
      ours: median(one.milliseconds),
      byHand: median(other.milliseconds),
    }
  })
