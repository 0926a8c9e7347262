import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { childrenOf, memoryDuring } from './memory.ts'
import { startProgram } from './program.ts'
import { end } from './running-server.ts'

export const PASSWORD = 'measured by the bench'
const POLL_MS = 20

/** The data-quality service as `npm start` runs it, with one repository. */
export interface BenchedService {
  /** Scheme and authority. */
  readonly url: string
  /** The id of the server's process. */
  readonly process: number
  /** Asks below the repository (`/entities`). @throws Error for any status from 400 on */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Rows of a listing, by human names. */
  rowsOf(path: string): Promise<Record<string, string>[]>
  /** Uploads a file. @returns the name for `sourceFile` */
  upload(path: string, name: string): Promise<string>
  /** Creates an entity; its rows and its profile are made by a job. */
  create(
    name: string,
    connectInfo: Readonly<Record<string, unknown>>,
    source?: 'client' | 'server',
  ): Promise<Creation>
  /** Waits until the rows of an entity can be read. @throws Error where its job fails */
  loaded(creation: Creation): Promise<void>
  /** Waits until the job of an entity has ended: its profile is there too. @throws Error where the job fails */
  profiled(creation: Creation): Promise<void>
  /** Cancels the job of an entity. Rows that were loaded stay. */
  cancel(creation: Creation): Promise<void>
  /** Exports a listing. @returns paths of the job and of the file below the repository */
  export(listing: string, data: Readonly<Record<string, unknown>>): Promise<{ job: string; file: string }>
  /** Waits until a job has ended. @throws Error where it fails */
  ended(job: string): Promise<void>
  /** Deletes an entity and waits until its rows are gone. */
  remove(entity: string): Promise<void>
  /** What happens, with the longest that the event loop was blocked meanwhile (milliseconds) and the most memory (bytes). */
  observed<T>(run: () => Promise<T>): Promise<{ result: T; blockedMs: number; memory: number }>
  /** The processes that the server has started at the moment. */
  readonly children: () => number[]
  stop(): Promise<void>
}

export interface Creation {
  /** Path of the entity below the repository. */
  readonly entity: string
  /** Path of its job below the repository. */
  readonly job: string
}

/** States of an entity whose rows can be read. */
const LOADED = ['Loaded', 'Fully Loaded']

/**
 * Starts the service on a folder that is not there, or that it had before.
 * @param env further settings
 */
export async function startService(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchedService> {
  const isNew = !existsSync(dataDir)
  await mkdir(join(dataDir, 'quality'), { recursive: true })
  // Demo data would be made otherwise, while the bench measures.
  await writeFile(join(dataDir, 'quality', '.demo-repository-made'), '')
  const { child, url } = await startProgram(dataDir, {
    SERVICES: 'quality',
    ADMIN_PASSWORD: PASSWORD,
    ...env,
  })
  const headers = { Authorization: `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}` }
  const asked = async (target: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(target, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    })
    if (response.status >= 400)
      throw new Error(`${target} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const send = (target: string, body: unknown): Promise<Response> =>
    asked(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const rowsOf = async (target: string): Promise<Record<string, string>[]> => {
    const { rows } = (await (await asked(`${target}?external=1`)).json()) as {
      rows: Record<string, string>[] | ''
    }
    return rows === '' ? [] : rows
  }
  /** The longest delay of the event loop since the last look, as `/metrics` tells it. */
  const blockedMs = async (): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(/^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(text)![1]) * 1000
  }
  const repository = `${url}/api/repositories/bench`
  /** Waits until the job has ended, or what it does is done. */
  const followed = async ({ job }: Pick<Creation, 'job'>, isDone: () => Promise<boolean>): Promise<void> => {
    for (;;) {
      const [row] = await rowsOf(repository + job)
      if (row!['State'] === 'Completed') return
      if (row!['State'] === 'Failed' || row!['State'] === 'Cancelled')
        throw new Error(`The load ended as ${row!['State']}: ${JSON.stringify(row)}`)
      if (await isDone()) return
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  try {
    if (isNew) await send(`${url}/api/repositories`, { name: 'bench' })
    // The first look starts the measuring.
    await blockedMs()
  } catch (error) {
    await end(child)
    throw error
  }
  return {
    url,
    process: child.pid!,
    ask: (path, init) => asked(repository + path, init),
    rowsOf: (path) => rowsOf(repository + path),
    upload: async (path, name) => {
      const boundary = randomUUID()
      const answer = await asked(`${repository}/upload`, {
        method: 'POST',
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: ReadableStream.from(formOf(path, name, boundary)),
        duplex: 'half',
      })
      return ((await answer.json()) as { path: string }).path
    },
    create: async (name, connectInfo, source = 'client') => {
      const data = { entityName: name, source, connectInfo }
      const answer = await send(`${repository}/entities`, { command: 'create', data })
      const { entityId, job } = (await answer.json()) as { entityId: string; job: string }
      return { entity: `/entities/${entityId}`, job: job.slice(job.indexOf('/scheduler')) }
    },
    loaded: (creation) =>
      followed(creation, async () => {
        const [row] = await rowsOf(repository + creation.entity)
        return LOADED.includes(row!['Entity State']!)
      }),
    profiled: (creation) => followed(creation, () => Promise.resolve(false)),
    cancel: async ({ job }) => {
      await send(repository + job, { command: 'cancel' })
      while ((await rowsOf(repository + job))[0]!['State'] !== 'Cancelled')
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    },
    export: async (listing, data) => {
      const answer = await send(repository + listing, { command: 'export', data })
      const { job, file } = (await answer.json()) as { job: string; file: string }
      return { job: job.slice(job.indexOf('/scheduler')), file: file.slice(file.indexOf('/download')) }
    },
    ended: (job) => followed({ job }, () => Promise.resolve(false)),
    remove: async (entity) => {
      await asked(repository + entity, { method: 'DELETE' })
      const isThere = async () =>
        (await rowsOf(`${repository}/entities`)).some((row) => `/entities/${row['Ref']}` === entity)
      while (await isThere()) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    },
    observed: async (run) => {
      await blockedMs()
      const { result, bytes } = await memoryDuring([child.pid!], run)
      return { result, blockedMs: await blockedMs(), memory: bytes }
    },
    children: () => childrenOf(child.pid!),
    stop: () => end(child),
  }
}

/** A form with a file. Node 20 sends only a part of a Blob of more than 4 GB, and then waits. */
async function* formOf(path: string, name: string, boundary: string): AsyncGenerator<Buffer> {
  const disposition = `Content-Disposition: form-data; name="file"; filename="${name}"`
  yield Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`)
  yield* createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}
