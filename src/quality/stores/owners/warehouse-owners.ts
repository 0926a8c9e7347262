import type { Cluster, LiveServer } from '../../../platform/cluster/cluster.ts'
import type { Whereabouts } from '../../../platform/cluster/whereabouts.ts'
import type { Logger } from '../../../platform/logging.ts'
import type { Owners, OwnersReach } from '../../model/warehouse/owners.ts'
import { type ExclusiveWarehouses, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import type { OwnerRow, OwnerStore } from './owner-store.ts'

/** A repository is given back after so long without requests and jobs, so that other servers can take work. */
const IDLE_MS = 60_000

const HERE: Whereabouts = { at: 'here' }

const nowhere = (reason: string): Whereabouts => ({ at: 'nowhere', reason })

const CUT_OFF = nowhere('This server cannot reach the catalogue, and waits until it can; try again later.')

export interface WarehouseOwnersOptions {
  readonly cluster: Cluster
  readonly store: OwnerStore
  /** The warehouses that this server opens. */
  readonly engine: ExclusiveWarehouses
  /** The identity of the folder of these warehouses. */
  readonly folderId: string
  /** True while requests wait for their turn: they have opened warehouses already. */
  readonly isBusy: () => boolean
  readonly logger: Logger
  readonly idleMs?: number
}

/** A repository that this server owns. */
interface Held {
  /** On the clock of `performance.now`. */
  usedAt: number
  /** Long work that needs it. */
  kept: number
}

/** The owners of warehouses among servers that share a catalogue. */
export class WarehouseOwners implements Owners {
  readonly reach: OwnersReach
  readonly #options: WarehouseOwnersOptions
  readonly #held = new Map<number, Held>()
  /** Owners that were found at other servers, by repository. */
  readonly #found = new Map<number, string>()
  /** Questions to the catalogue that are being answered. */
  readonly #asked = new Map<number, Promise<Whereabouts>>()
  /** Repositories that are being closed. */
  readonly #releases = new Map<number, Promise<void>>()
  readonly #onOwned: ((repositoryId: number) => void)[] = []
  readonly #timer: NodeJS.Timeout
  /** Counts the losses of the lease. What was asked before a loss is of no use after it. */
  #losses = 0

  private constructor(options: WarehouseOwnersOptions) {
    this.#options = options
    const { cluster, folderId, idleMs = IDLE_MS } = options
    this.reach = { serverId: cluster.self.id, folderId }
    this.#timer = setInterval(() => void this.#releaseIdle(), idleMs / 6).unref()
  }

  /** Tells the other servers which repositories this server can open. */
  static async start(options: WarehouseOwnersOptions): Promise<WarehouseOwners> {
    const { cluster, store, engine, folderId } = options
    if (cluster.self.works) {
      await store.writeFolder(cluster.self.id, folderId)
      await store.add(await engine.existing(), folderId)
    }
    const owners = new WarehouseOwners(options)
    cluster.hold({ lost: () => owners.#lose() })
    return owners
  }

  /** Calls back when this server becomes the owner of a repository. */
  onOwned(call: (repositoryId: number) => void): void {
    this.#onOwned.push(call)
  }

  /** True if this server is the owner now. It asks nobody. */
  has(repositoryId: number): boolean {
    return this.#options.cluster.isAlive() && this.#held.has(repositoryId)
  }

  async locate(repositoryId: number): Promise<Whereabouts> {
    if (this.#use(repositoryId)) return HERE
    await this.#releases.get(repositoryId)
    const peer = await this.#remembered(repositoryId)
    if (peer !== undefined) return { at: 'peer', server: peer }
    return this.#ask(repositoryId)
  }

  async own(repositoryId: number): Promise<void> {
    if (this.#use(repositoryId)) return
    await this.#releases.get(repositoryId)
    const found = await this.#ask(repositoryId)
    if (found.at === 'here') return
    throw new WarehouseUnavailable(
      found.at === 'nowhere'
        ? found.reason
        : `The rows of this repository are at the server ${found.server.name}; try again later.`,
    )
  }

  async release(repositoryId: number): Promise<void> {
    if (this.#held.delete(repositoryId)) {
      const released = this.#giveBack(repositoryId).finally(() => this.#releases.delete(repositoryId))
      this.#releases.set(repositoryId, released)
    }
    await this.#releases.get(repositoryId)
  }

  forget(repositoryId: number): void {
    this.#found.delete(repositoryId)
  }

  keep(repositoryId: number): () => void {
    const held = this.#held.get(repositoryId)
    if (held === undefined) return () => undefined
    held.kept++
    return () => {
      held.kept--
      held.usedAt = performance.now()
    }
  }

  /** Forgets a deleted repository whose file was removed. */
  async discard(repositoryId: number): Promise<void> {
    this.#held.delete(repositoryId)
    await this.#options.store.remove(this.reach.serverId, repositoryId)
  }

  /** Gives all repositories back. Their warehouses must be closed. */
  async leave(): Promise<void> {
    clearInterval(this.#timer)
    this.#losses++
    this.#held.clear()
    const { store, logger } = this.#options
    await store
      .giveBack(this.reach.serverId)
      .catch((error: unknown) =>
        logger.warn(
          { err: error },
          'The repositories could not be given back. The end of the lease does it.',
        ),
      )
  }

  /** Notes that an owned repository is used. @returns false if this server is not the owner */
  #use(repositoryId: number): boolean {
    if (!this.has(repositoryId)) return false
    this.#held.get(repositoryId)!.usedAt = performance.now()
    return true
  }

  async #remembered(repositoryId: number): Promise<LiveServer | undefined> {
    const id = this.#found.get(repositoryId)
    if (id === undefined) return undefined
    // An owner that leaves is asked for anew: it gives the repository back soon.
    return (await this.#options.cluster.servers()).find((server) => server.id === id && !server.isLeaving)
  }

  /** Asks the catalogue, once for all that ask at a time. */
  #ask(repositoryId: number): Promise<Whereabouts> {
    const asked = this.#asked.get(repositoryId)
    if (asked !== undefined) return asked
    const answer = this.#look(repositoryId).finally(() => this.#asked.delete(repositoryId))
    this.#asked.set(repositoryId, answer)
    return answer
  }

  async #look(repositoryId: number): Promise<Whereabouts> {
    const { cluster, store } = this.#options
    const { self } = cluster
    if (!cluster.isAlive()) return CUT_OFF
    this.#found.delete(repositoryId)
    const losses = this.#losses
    const mayOwn = self.works && (await this.#mayTakeMore())
    const row = mayOwn ? await this.#claim(repositoryId) : await store.find(repositoryId)
    if (row !== undefined && row.server_id === self.id) {
      if (losses !== this.#losses || !cluster.isAlive()) return CUT_OFF
      this.#held.set(repositoryId, { usedAt: performance.now(), kept: 0 })
      for (const call of this.#onOwned) call(repositoryId)
      return HERE
    }
    const owner = (await cluster.servers()).find(({ id }) => id === row?.server_id)
    if (owner !== undefined) {
      this.#found.set(repositoryId, owner.id)
      return { at: 'peer', server: owner }
    }
    if (row === undefined && mayOwn)
      return nowhere(
        'No running server has the rows of this repository. The server that has them must start.',
      )
    const candidates = await this.#candidates(row?.folder_id)
    // All servers that choose at the same time choose the same one.
    const chosen = candidates[repositoryId % Math.max(candidates.length, 1)]
    if (chosen !== undefined) return { at: 'peer', server: chosen }
    return nowhere(
      (row?.server_name ?? null) === null
        ? 'No running server can open the rows of this repository; try again later.'
        : `The rows of this repository are at the server ${row!.server_name}, which does not run; try again later.`,
    )
  }

  /** A server that leaves takes a repository only if no other server can. */
  async #mayTakeMore(): Promise<boolean> {
    const { cluster } = this.#options
    const isLeaving = (await cluster.servers()).some(
      ({ id, isLeaving }) => isLeaving && id === cluster.self.id,
    )
    return !isLeaving || (await this.#candidates(undefined)).length === 0
  }

  /** Becomes the owner if possible. @returns the owner; undefined if no server has told where the rows are */
  async #claim(repositoryId: number): Promise<OwnerRow | undefined> {
    const { cluster, store, engine, folderId } = this.#options
    const claimant = { id: cluster.self.id, name: cluster.self.name, folderId }
    let row = await store.find(repositoryId)
    if (row === undefined) {
      // A server that has not started yet may have the rows.
      const isElsewhere = !(await engine.exists(repositoryId)) && (await store.hasRows(repositoryId))
      if (isElsewhere) return undefined
      await store.add([repositoryId], folderId)
      row = (await store.find(repositoryId))!
    }
    const isTaken = await store.take(row, claimant, cluster.now())
    return isTaken ? { ...row, server_id: claimant.id } : await store.find(repositoryId)
  }

  /** The other servers that can become the owner of the repositories in a folder; undefined for any folder. */
  async #candidates(folderId: string | undefined): Promise<readonly LiveServer[]> {
    const { cluster, store } = this.#options
    const folders = await store.folders()
    return (await cluster.servers()).filter(
      ({ id, works, isLeaving }) =>
        works &&
        !isLeaving &&
        id !== cluster.self.id &&
        (folderId === undefined || folders.get(id) === folderId),
    )
  }

  async #giveBack(repositoryId: number): Promise<void> {
    const { store, engine } = this.#options
    await engine.close(repositoryId)
    await store.giveBack(this.reach.serverId, repositoryId)
  }

  /** Never throws. */
  async #releaseIdle(): Promise<void> {
    const { cluster, engine, isBusy, logger, idleMs = IDLE_MS } = this.#options
    const now = performance.now()
    for (const [repositoryId, { usedAt, kept }] of this.#held) {
      if (!cluster.isAlive() || kept > 0 || now - usedAt < idleMs) continue
      if (isBusy() || engine.isInUse(repositoryId)) continue
      await this.release(repositoryId).catch((error: unknown) =>
        logger.warn({ err: error, repositoryId }, 'A repository could not be given back.'),
      )
    }
  }

  /** The lease ends soon: another server may open the warehouses then. */
  async #lose(): Promise<void> {
    this.#losses++
    this.#held.clear()
    this.#found.clear()
    await this.#options.engine.closeAll()
  }
}
