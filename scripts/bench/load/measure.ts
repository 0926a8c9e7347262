import { stat, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { timePages, type PageTimes } from './pages.ts'
import { loadPlainly } from './plain.ts'
import { startService, type BenchedService } from './service.ts'
import { askedDuring, type Latencies } from './small-requests.ts'
import { writeSourceFiles, type SourceFiles } from './source-files.ts'

/** The same rows in two forms of file. */
export const FORMS = [
  { name: 'utf-8, comma', file: 'comma', connectInfo: {} },
  { name: 'cp1252, £', file: 'pound', connectInfo: { encoding: 'cp1252', delimiter: '£' } },
] as const

/** One load through the API, next to a plain one. */
export interface Load {
  readonly form: string
  readonly megabytes: number
  /** Seconds. */
  readonly upload: number
  /** Seconds from `create` to the end of the job. */
  readonly load: number
  /** Seconds that plain DuckDB took just before. */
  readonly plain: number
  /** Most bytes that the server held while the file was uploaded and loaded. */
  readonly memory: number
  /** The longest that its event loop was blocked meanwhile, in milliseconds. */
  readonly blockedMs: number
  /** Of small requests while it loaded. */
  readonly requests: Latencies
}

export interface Measured {
  readonly rows: number
  readonly ragged: number
  readonly loads: readonly Load[]
  readonly pages: readonly PageTimes[]
  /** How many threads wanted to run before anything was measured, the mean of a minute: none on an idle machine. */
  readonly machineLoad: number
}

export interface Pace {
  readonly rounds: number
  /** How often each page is asked for. */
  readonly pages: number
}

/** Rows of the entity that is looked at while another one is loaded. */
const SMALL_ROWS = 2000

/**
 * Loads files of so many rows by plain DuckDB and by the service in turn, so that whatever else the machine does falls
 * on both, then asks for pages.
 * @param folder an empty one, for the files and the service's data
 */
export async function measure(folder: string, rows: number, { rounds, pages }: Pace): Promise<Measured> {
  const [machineLoad] = loadavg() as [number, number, number]
  console.error(`Writing three files of ${rows} rows.`)
  const files = await writeSourceFiles(folder, rows)
  const service = await startService(join(folder, 'data'))
  try {
    const small = await smallEntity(service, folder)
    const loads: Load[] = []
    let loaded: string | undefined
    for (let round = 0; round < rounds; round++) {
      for (const form of FORMS) {
        if (loaded !== undefined) await service.remove(loaded)
        console.error(`Loading ${rows} rows, ${form.name}, round ${round + 1} of ${rounds}.`)
        const { entity, ...load } = await loadOnce(service, folder, files, form, small)
        loads.push(load)
        loaded = entity
      }
    }
    const times = await timePages(service, loaded!, rows - files.ragged, pages)
    return { rows, ragged: files.ragged, loads, pages: times, machineLoad }
  } finally {
    await service.stop()
  }
}

async function loadOnce(
  service: BenchedService,
  folder: string,
  files: SourceFiles,
  { name, file, connectInfo }: (typeof FORMS)[number],
  small: string,
): Promise<Load & { entity: string }> {
  const plain = await loadPlainly(folder, files)
  const { result, blockedMs, memory } = await service.observed(async () => {
    const [sourceFile, upload] = await timed(() => service.upload(files[file], `${file}.csv`))
    const paths = ['/entities/count', `${small}/rows?pageStart=1001&pageSize=65`, '/login']
    const { result: created, latencies } = await askedDuring(service, paths, () =>
      timed(() =>
        service.create('Benched', { type: 'delimited', attr: 'names', sourceFile, ...connectInfo }),
      ),
    )
    return { entity: created[0], upload, load: created[1], requests: latencies }
  })
  const [row] = await service.rowsOf(result.entity)
  const [loaded, rejected] = [Number(row!['Rows']), Number(row!['Rejected Rows'])]
  if (loaded !== files.rows - files.ragged || rejected !== files.ragged)
    throw new Error(`The service loaded ${loaded} rows and rejected ${rejected}, of ${files.rows}.`)
  const megabytes = (await stat(files[file])).size / 1e6
  return { form: name, megabytes, plain, blockedMs, memory, ...result }
}

/** Loads a small entity. @returns its path */
async function smallEntity(service: BenchedService, folder: string): Promise<string> {
  const path = join(folder, 'small.csv')
  const lines = Array.from({ length: SMALL_ROWS }, (_, index) => `${index},value ${index % 7}\n`)
  await writeFile(path, `Id,Value\n${lines.join('')}`)
  const sourceFile = await service.upload(path, 'small.csv')
  return service.create('Small', { type: 'delimited', attr: 'names', sourceFile })
}

async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  const result = await run()
  return [result, (performance.now() - started) / 1000]
}
