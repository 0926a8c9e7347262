import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeAll } from '../../lib/files.ts'
import type { LiveServer } from '../../platform/cluster/cluster.ts'
import type { PeerAnswer, PeerCalls, PeerEndpoint, PeerRequest } from '../../platform/cluster/peer-calls.ts'
import { QualityError } from '../model/errors.ts'
import type { Owners } from '../model/warehouse/owners.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { compactWarehouse } from './compact-warehouse.ts'

/** The server is not the owner of the repository (RFC 9110, 15.5.20). */
const MISDIRECTED = 421

/** For so long a repository may be handed over to another owner. */
const HANDOVER_MS = 15_000
const RETRY_MS = 500

/** Interval of the blank lines that show that a compaction goes on. */
const BEAT_MS = 5000

/** The end of a compaction, as a line of JSON. */
type CompactionEnd = { readonly freed: number | null } | { readonly failure: string }

const PATH = /^\/peer\/warehouses\/([1-9]\d*)\/(copy|compact)$/

const pathOf = (repositoryId: number, what: 'copy' | 'compact'): string =>
  `/peer/warehouses/${repositoryId}/${what}`

/** Work on warehouses that other servers own. */
export class PeerWarehouses {
  readonly #owners: Owners
  readonly #calls: PeerCalls | undefined

  /** @param calls undefined if this server has no other servers */
  constructor(owners: Owners, calls: PeerCalls | undefined) {
    this.#owners = owners
    this.#calls = calls
  }

  /**
   * Does work on a warehouse where its owner is. Waits while a repository is handed over.
   * @param here the work if this server is the owner
   * @param there the work with the answer of the owner
   * @throws QualityError if no running server can open the rows
   */
  async on<T>(
    repositoryId: number,
    what: 'copy' | 'compact',
    signal: AbortSignal,
    { here, there }: { here: () => Promise<T>; there: (answer: PeerAnswer) => Promise<T> },
  ): Promise<T> {
    const begun = performance.now()
    for (;;) {
      const place = await this.#owners.locate(repositoryId)
      if (place.at === 'here') return here()
      if (place.at === 'peer') {
        const answer = await this.#ask(place.server, repositoryId, what, signal)
        if (answer !== undefined) return there(answer)
        this.#owners.forget(repositoryId)
      }
      if (performance.now() - begun > HANDOVER_MS)
        throw new QualityError(
          place.at === 'nowhere'
            ? place.reason
            : `The server ${place.server.name} does not answer; try again later.`,
        )
      await sleep(RETRY_MS, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }

  /** @returns undefined if the server is not the owner any more, or gives no answer */
  async #ask(
    server: LiveServer,
    repositoryId: number,
    what: 'copy' | 'compact',
    signal: AbortSignal,
  ): Promise<PeerAnswer | undefined> {
    const request: PeerRequest = {
      method: what === 'copy' ? 'GET' : 'POST',
      path: pathOf(repositoryId, what),
    }
    const answer = await this.#calls!.send(server, request, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      if (!(error instanceof Error)) throw error
      return undefined
    })
    if (answer === undefined || answer.status === MISDIRECTED) return undefined
    if (answer.status === 200 || answer.status === 404) return answer
    throw new QualityError(
      `The server ${server.name} could not do its part (${answer.status}). Its log has the reason.`,
    )
  }
}

/** Writes the copy of a warehouse that its owner sends. @returns false if the repository has no rows yet */
export async function receiveCopy(
  { status, body }: PeerAnswer,
  path: () => Promise<string>,
): Promise<boolean> {
  if (status === 404) return false
  const file = await open(await path(), 'wx', 0o600)
  try {
    for await (const chunk of body) await writeAll(file, chunk)
  } finally {
    await file.close()
  }
  return true
}

/** Waits for the end of a compaction at another server. @returns as `compactWarehouse` */
export async function receiveCompaction({ body }: PeerAnswer): Promise<number | undefined> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  const end = JSON.parse(Buffer.concat(chunks).toString().trim()) as CompactionEnd
  if ('failure' in end) throw new QualityError(end.failure)
  return end.freed ?? undefined
}

export interface WarehouseEndpointOptions {
  readonly owners: Owners
  readonly warehouses: Warehouses
  /** The folder of all warehouses. */
  readonly warehouseFolder: string
  /** A folder of the repository for temporary files, which the next start empties. */
  readonly folderOf: (repositoryId: number) => string
}

/** Answers the servers that back up or compact the warehouses of this one. */
export class WarehouseEndpoint implements PeerEndpoint {
  readonly #options: WarehouseEndpointOptions

  constructor(options: WarehouseEndpointOptions) {
    this.#options = options
  }

  async answer({ method, path }: PeerRequest, signal: AbortSignal): Promise<PeerAnswer> {
    const [, id, what] = PATH.exec(path) ?? []
    if (what === undefined || (method === 'GET') !== (what === 'copy')) return empty(404)
    const repositoryId = Number(id)
    if ((await this.#options.owners.locate(repositoryId)).at !== 'here') return empty(MISDIRECTED)
    return what === 'copy'
      ? this.#copy(repositoryId, signal)
      : { status: 200, body: this.#compact(repositoryId, signal) }
  }

  async #copy(repositoryId: number, signal: AbortSignal): Promise<PeerAnswer> {
    const { warehouses, folderOf } = this.#options
    const { copies, exclusive } = warehouses
    if (copies === undefined || (exclusive !== undefined && !(await exclusive.exists(repositoryId))))
      return empty(404)
    const path = join(folderOf(repositoryId), `copy-${randomUUID()}`)
    await mkdir(dirname(path), { recursive: true })
    try {
      await copies.copyTo(repositoryId, path, signal)
      return { status: 200, body: thenRemoved(path) }
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  async *#compact(repositoryId: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const { warehouses, owners } = this.#options
    const end = owners.keep(repositoryId)
    try {
      const compacted = (async (): Promise<CompactionEnd> => {
        const warehouse = await warehouses.open(repositoryId)
        const freed = await compactWarehouse(warehouse, String(repositoryId), signal, () => undefined)
        return { freed: freed ?? null }
      })().catch((error: unknown) => {
        if (error instanceof QualityError) return { failure: error.message }
        throw error
      })
      for (;;) {
        const done = await Promise.race([compacted, sleep(BEAT_MS, undefined, { ref: false })])
        yield Buffer.from(done === undefined ? '\n' : JSON.stringify(done))
        if (done !== undefined) return
      }
    } finally {
      end()
    }
  }
}

const empty = (status: number): PeerAnswer => ({ status, body: (async function* () {})() })

/** The bytes of a file, which is removed when they were read or when the reader goes away. */
async function* thenRemoved(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) yield chunk as Buffer
  } finally {
    await rm(path, { force: true })
  }
}
