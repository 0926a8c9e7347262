import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { loadConfig } from '../../../src/platform/config.ts'
import { loggerTo } from '../../../src/platform/logging.ts'
import { drain } from '../../../src/platform/shutdown.ts'
import { wireQuality } from '../../../src/quality/wire.ts'
import {
  START_ENGINES,
  type StartEngines,
  type StartWarehouses,
} from '../../../src/quality/stores/start-warehouses.ts'
import { WIRES, wireServer } from '../../../src/server.ts'
import { catalogueEnv } from '../../support/catalogue.ts'
import { oracleOf } from '../../support/oracle.ts'
import { ADMIN_PASSWORD, basic } from './credentials.ts'
import { prepareCatalogue, withoutDemo } from './data-dir.ts'

export { ADMIN_PASSWORD, basic } from './credentials.ts'

/** What a command may answer: of most members only some are there. */
export interface CommandAnswer {
  readonly url: string
  /** Instead of `url`, of verifications. */
  readonly uri: string
  readonly entityId: string
  readonly job: string
  /** Numbers of rules that were made. */
  readonly rules: readonly string[]
  readonly columns: readonly { readonly columnisedName: string; readonly humanisedName: string }[]
  readonly rows: '' | readonly { readonly dataRow: readonly string[] }[]
  readonly metadata: Readonly<Record<string, unknown>>
  readonly title: string
  readonly detail: string
  readonly errors: readonly {
    readonly pointer?: string
    readonly parameter?: string
    readonly detail: string
    readonly choices?: readonly string[]
  }[]
}

/** The data-quality service under test, on a free port of the loopback, with a folder and a repository of its own. */
export interface QualityServer {
  /** Scheme and authority. */
  readonly url: string
  /** URL of the repository, `test` unless told otherwise, empty at first. */
  readonly repository: string
  readonly dataDir: string
  /** Lines of the log so far, parsed. */
  readonly log: Record<string, unknown>[]
  /** Asks below the repository's URL (`/entities`), as the administrator unless told otherwise. */
  ask(path: string, init?: RequestInit & { user?: string; password?: string }): Promise<Response>
  /** Sends a command and gives the answer's status and JSON (an empty object without a body). */
  command(path: string, body: unknown): Promise<{ status: number; body: CommandAnswer }>
  /** Uploads a file and gives the name for `sourceFile`. */
  upload(name: string, content: string | Uint8Array): Promise<string>
  /** Waits for the end of a job by the path in an answer; its row by human names. */
  ended(job: string): Promise<Record<string, string>>
  /**
   * Uploads a text as a file, creates an entity of it and waits for its load.
   * @param data members of the command's `data`, and its `options`
   * @returns the entity's path below the repository, and the job's row
   */
  load(
    name: string,
    content: string | Uint8Array,
    data?: {
      connectInfo?: Record<string, unknown>
      options?: Record<string, unknown>
      [member: string]: unknown
    },
  ): Promise<{ path: string; entityId: string; job: Record<string, string> }>
  /** Rows of a listing, by human names, without the addresses of their records. */
  rows(path: string): Promise<Record<string, string>[]>
  /** Ends the server. @param keep whether the folder stays, for a second start */
  stop(keep?: boolean): Promise<void>
}

/**
 * @param options.env settings; the oracle is on in the full run, and with `ORACLE: 'on'`
 * @param options.dataDir a folder of a server that was stopped before
 * @param options.engine starts the embedded engine; the default is the product's
 * @param options.lake starts the client of Trino; the default is the product's
 * @param options.newRepository a repository to create instead of `test`; with `dataDir`, none is created by default
 * @param options.hasDemo whether the repository `demo` is made, as at the first start of the product
 */
export async function startQualityServer(
  options: {
    env?: Readonly<Record<string, string>>
    dataDir?: string
    engine?: StartWarehouses
    lake?: StartEngines['trino']
    hasDemo?: boolean
    newRepository?: string
  } = {},
): Promise<QualityServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'groundtruth-')))
  if (!options.hasDemo) await withoutDemo(dataDir)
  if (!options.dataDir) await prepareCatalogue(dataDir)
  const config = loadConfig({
    SERVICES: 'quality',
    PORT: '0',
    DATA_DIR: dataDir,
    ...catalogueEnv(dataDir),
    ADMIN_PASSWORD,
    RATE_LIMIT_ADDRESS: '0',
    RATE_LIMIT_CREDENTIAL: '0',
    WAREHOUSE_MEMORY_MB: '256',
    // Few tests are about it, and each load would start threads.
    DISCOVERY_AFTER_LOAD: 'no',
    ...options.env,
  })
  const log: Record<string, unknown>[] = []
  const stream: DestinationStream = { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) }
  const { server, closers, stopping } = await wireServer(config, loggerTo(stream, config.logLevel), {
    ...oracleOf(options.env),
    wires: {
      ...WIRES,
      quality: (surroundings) =>
        wireQuality(surroundings, {
          embedded: options.engine ?? START_ENGINES.embedded,
          trino: options.lake ?? START_ENGINES.trino,
        }),
    },
  })
  await new Promise<void>((resolve) => server.listen(config.port, config.host, resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const { newRepository = options.dataDir ? undefined : 'test' } = options
  const repository = `${url}/api/repositories/${newRepository ?? 'test'}`
  const ask: QualityServer['ask'] = (path, { user = 'admin', password = ADMIN_PASSWORD, ...init } = {}) =>
    fetch(repository + path, {
      ...init,
      headers: { Authorization: basic(user, password), ...(init.headers as Record<string, string>) },
    })
  const command: QualityServer['command'] = async (path, body) => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as CommandAnswer }
  }
  const rows: QualityServer['rows'] = async (path) => {
    const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}external=1`)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const { rows } = (await answer.json()) as { rows: Record<string, string>[] | '' }
    return rows === '' ? [] : rows.map(({ '@url': _, ...cells }) => cells)
  }
  const upload: QualityServer['upload'] = async (name, content) => {
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    const answer = await ask('/upload', { method: 'POST', body: form })
    if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { path: string }).path
  }
  const ended: QualityServer['ended'] = async (job) => {
    const path = job.slice(job.indexOf('/scheduler'))
    for (;;) {
      // The events end with the job. To ask every few milliseconds took a part of the CPU that the job needs.
      await (await ask(path, { headers: { Accept: 'text/event-stream' } })).text()
      const [row] = await rows(path)
      if (['Completed', 'Failed', 'Cancelled'].includes(row!['State']!)) return row!
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  if (newRepository !== undefined) {
    const created = await fetch(`${url}/api/repositories`, {
      method: 'POST',
      headers: { Authorization: basic('admin', ADMIN_PASSWORD), 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: newRepository }),
    })
    if (created.status !== 201) throw new Error(`No repository: ${created.status} ${await created.text()}`)
  }
  return {
    url,
    repository,
    dataDir,
    log,
    ask,
    command,
    upload,
    ended,
    rows,
    load: async (name, content, { connectInfo = {}, options, ...data } = {}) => {
      const sourceFile = await upload(`${name}.csv`, content)
      const { status, body } = await command('/entities', {
        command: 'create',
        data: {
          entityName: name,
          source: 'client',
          connectInfo: { type: 'delimited', attr: 'names', sourceFile, ...connectInfo },
          ...data,
        },
        ...(options && { options }),
      })
      if (status !== 200) throw new Error(`Create answered ${status}: ${JSON.stringify(body)}`)
      return { path: `/entities/${body.entityId}`, entityId: body.entityId, job: await ended(body.job) }
    },
    stop: async (keep = false) => {
      stopping.abort()
      await drain(server, 1000)
      for (const { close } of closers) await close()
      if (!keep) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
