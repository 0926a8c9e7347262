import { stat } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../../src/platform/config.ts'
import { COLUMNS_ALONE, describeByYdata } from '../../ydata-profiling/describe.ts'
import { startService, type BenchedService, type Creation } from '../quality-service.ts'
import { askedDuring, smallRequests, type Latencies } from '../small-requests.ts'
import { writeSourceFiles, type SourceFiles } from '../source-files.ts'
import { checkSame } from './check-same.ts'
import { type HandWritten, runHandWritten } from './hand-written-peer.ts'
import { askPages, askPagesByHand, compared, pagesOf, type PageTimes } from './pages.ts'

/** One load with its profile, next to the hand-written SQL, which ran just before. Times in seconds. */
export interface Round {
  /** From `create` until the rows can be read. */
  readonly load: number
  /** From `create` to the end of the job, with which the profile is there. */
  readonly profile: number
  /** From `create` to the last byte of the report, which is asked for then. */
  readonly page: number
  readonly byHand: Pick<HandWritten, 'load' | 'statistics' | 'rest' | 'memory' | 'bytes'>
  /** Most bytes that the server held meanwhile. */
  readonly memory: number
  /** The longest that its event loop was blocked meanwhile, in milliseconds. */
  readonly blockedMs: number
  /** Of small requests meanwhile. */
  readonly requests: Latencies
}

/** What ydata-profiling took, once. Times in seconds. */
export interface YdataRun {
  readonly read: number
  /** From the start of reading to the description of all columns. */
  readonly described: number
  /** From the start of reading to the page. */
  readonly page: number
  /** Most bytes that it held. */
  readonly memory: number
}

/** Both are measured: what it does by itself, and what is nearest to ours. */
export interface YdataRuns {
  /** As it comes: with correlations, interactions, and its page. */
  readonly asItComes: YdataRun
  /** Told to leave out all but the columns' own figures; no page is made. */
  readonly columnsAlone: YdataRun
}

export interface Measured {
  readonly rows: number
  /** Of the file that was loaded. */
  readonly megabytes: number
  readonly rounds: readonly Round[]
  readonly pages: readonly PageTimes[]
  /** Of the repository's file, with rows and profile. */
  readonly bytes: number
  /** Undefined where it was left out. */
  readonly ydata: YdataRuns | undefined
  /** How many threads wanted to run before anything was measured, the mean of a minute: none on an idle machine. */
  readonly machineLoad: number
}

export interface Pace {
  readonly rounds: number
  /** How often each page is asked for. */
  readonly pages: number
}

/** The repository is the only one of its server. */
const WAREHOUSE = join('quality', '1', 'warehouse.duckdb')

/**
 * Profiles a file of so many rows by hand-written SQL and by the service in turn, so that whatever else the machine
 * does falls on both, asks both for pages, and has ydata-profiling describe the file.
 * @param folder an empty one, for the file and the service's data
 * @param ydataPython the interpreter that has ydata-profiling; undefined leaves it out
 */
export async function measure(
  folder: string,
  rows: number,
  { rounds, pages }: Pace,
  ydataPython: string | undefined,
): Promise<Measured> {
  const [machineLoad] = loadavg() as [number, number, number]
  // Without rejected records, so that all three have the same rows.
  console.error(`Writing a file of ${rows} rows.`)
  const files = await writeSourceFiles(folder, rows)
  const { warehouseMemoryMb } = loadConfig({})
  const dataDir = join(folder, 'data')
  const service = await startService(dataDir)
  const measured: Round[] = []
  let created: Creation | undefined
  let asked
  try {
    const small = await smallRequests(service, folder)
    for (let round = 0; round < rounds; round++) {
      if (created !== undefined) await service.remove(created.entity)
      console.error(`Profiling ${rows} rows, round ${round + 1} of ${rounds}.`)
      const byHand = await runHandWritten(folder, files.good, warehouseMemoryMb)
      const { creation, ...times } = await profileOnce(service, files, small)
      await checkSame(service, creation.entity, files.rows - files.ragged, byHand.columns)
      measured.push({ ...times, byHand })
      created = creation
    }
    console.error('Asking for pages.')
    const list = await pagesOf(service, created!.entity)
    asked = { list, answers: await askPages(service, list, pages) }
  } finally {
    await service.stop()
  }
  const entity = created!.entity.slice('/entities/'.length)
  const database = join(dataDir, WAREHOUSE)
  const byHand = await askPagesByHand(database, entity, warehouseMemoryMb, asked.list, pages)
  return {
    rows,
    megabytes: (await stat(files.good)).size / 1e6,
    rounds: measured,
    pages: compared(asked.list, asked.answers, byHand),
    bytes: (await stat(database)).size,
    ydata: ydataPython === undefined ? undefined : await runYdata(ydataPython, files.good, folder),
    machineLoad,
  }
}

async function profileOnce(
  service: BenchedService,
  { good }: SourceFiles,
  small: readonly string[],
): Promise<Omit<Round, 'byHand'> & { creation: Creation }> {
  const sourceFile = await service.upload(good, 'good.csv')
  const { result, blockedMs, memory } = await service.observed(() =>
    askedDuring(service, small, async () => {
      const started = performance.now()
      const creation = await service.create('Benched', { type: 'delimited', attr: 'names', sourceFile })
      await service.loaded(creation)
      const load = (performance.now() - started) / 1000
      await service.profiled(creation)
      const profile = (performance.now() - started) / 1000
      const page = await service.ask(`${creation.entity}/report`)
      await page.arrayBuffer()
      return { creation, load, profile, page: (performance.now() - started) / 1000 }
    }),
  )
  return { ...result.result, requests: result.latencies, blockedMs, memory }
}

async function runYdata(python: string, path: string, folder: string): Promise<YdataRuns> {
  const run = async (settings: Readonly<Record<string, unknown>>, page?: string): Promise<YdataRun> => {
    const { readSeconds, describeSeconds, pageSeconds, memory } = await describeByYdata(
      python,
      path,
      settings,
      0,
      page,
    )
    const described = readSeconds + describeSeconds
    return { read: readSeconds, described, page: described + pageSeconds, memory }
  }
  console.error('ydata-profiling describes the file.')
  const columnsAlone = await run(COLUMNS_ALONE)
  console.error('ydata-profiling describes the file as it comes.')
  return { columnsAlone, asItComes: await run({}, join(folder, 'ydata.html')) }
}
