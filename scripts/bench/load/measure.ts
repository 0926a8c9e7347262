import { stat } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { timePages, type PageTimes } from './pages.ts'
import { loadPlainly } from './plain.ts'
import { startService, type BenchedService, type Creation } from '../quality-service.ts'
import { askedDuring, smallRequests, type Latencies } from '../small-requests.ts'
import { writeSourceFiles, type SourceFiles } from '../source-files.ts'
import { timed } from '../timed.ts'

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
  /** Seconds from `create` until the rows can be read. */
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
    const small = await smallRequests(service, folder)
    const loads: Load[] = []
    let loaded: Creation | undefined
    for (let round = 0; round < rounds; round++) {
      for (const form of FORMS) {
        // Whatever its job still does ends with it.
        if (loaded !== undefined) await service.remove(loaded.entity)
        console.error(`Loading ${rows} rows, ${form.name}, round ${round + 1} of ${rounds}.`)
        const { creation, ...load } = await loadOnce(service, folder, files, form, small)
        loads.push(load)
        loaded = creation
      }
    }
    await service.profiled(loaded!)
    const times = await timePages(service, loaded!.entity, rows - files.ragged, pages)
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
  small: readonly string[],
): Promise<Load & { creation: Creation }> {
  const plain = await loadPlainly(folder, files)
  const { result, blockedMs, memory } = await service.observed(async () => {
    const [sourceFile, upload] = await timed(() => service.upload(files[file], `${file}.csv`))
    const { result: created, latencies } = await askedDuring(service, small, () =>
      timed(async () => {
        const source = { type: 'delimited', attr: 'names', sourceFile, ...connectInfo }
        const creation = await service.create('Benched', source)
        await service.loaded(creation)
        return creation
      }),
    )
    return { creation: created[0], upload, load: created[1], requests: latencies }
  })
  const [row] = await service.rowsOf(result.creation.entity)
  const [loaded, rejected] = [Number(row!['Rows']), Number(row!['Rejected Rows'])]
  if (loaded !== files.rows - files.ragged || rejected !== files.ragged)
    throw new Error(`The service loaded ${loaded} rows and rejected ${rejected}, of ${files.rows}.`)
  const megabytes = (await stat(files[file])).size / 1e6
  return { form: name, megabytes, plain, blockedMs, memory, ...result }
}
