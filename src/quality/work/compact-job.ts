import { Unknown } from '../model/errors.ts'
import type { Repository } from '../stores/repositories.ts'
import { OWNS_ALL } from '../model/warehouse/owners.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import { compactWarehouse } from './compact-warehouse.ts'
import { PeerWarehouses, receiveCompaction } from './peer-warehouses.ts'

export interface CompactParams {
  /** Name of a repository; undefined: all repositories. */
  readonly repository?: string | undefined
}

const inMb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Returns the space of deleted and replaced rows in the warehouses to the disk. */
export class CompactJob implements JobHandler<CompactParams> {
  readonly type = 'Compact'
  readonly attempts = 3
  readonly #repositories: { list(): Promise<readonly Repository[]> }
  readonly #warehouses: Warehouses
  readonly #peers: PeerWarehouses

  /** @param peers finds the owners of warehouses; by default this server owns all */
  constructor(
    repositories: { list(): Promise<readonly Repository[]> },
    warehouses: Warehouses,
    peers = new PeerWarehouses(OWNS_ALL, undefined),
  ) {
    this.#repositories = repositories
    this.#warehouses = warehouses
    this.#peers = peers
  }

  async run({ params }: Job<CompactParams>, { signal, progress }: JobContext): Promise<Finish> {
    const all = await this.#repositories.list()
    const wanted = all.filter(({ name }) => params.repository === undefined || name === params.repository)
    if (params.repository !== undefined && wanted.length === 0) {
      throw new Unknown(`There is no repository ${JSON.stringify(params.repository)}.`)
    }
    let freed = 0
    let withoutDisk = 0
    for (const [index, { id, name }] of wanted.entries()) {
      signal.throwIfAborted()
      const tell = (sentence: string) => progress(index / wanted.length, sentence)
      const bytes = await this.#peers.on(id, 'compact', signal, {
        here: async () => compactWarehouse(await this.#warehouses.open(id), name, signal, tell),
        there: receiveCompaction,
      })
      if (bytes === undefined) withoutDisk++
      else freed += bytes
    }
    progress(
      1,
      withoutDisk > 0 && withoutDisk === wanted.length
        ? 'Nothing was compacted, because the engine has the rows on no disk of this server.'
        : `${inMb(freed)} of disk space were freed.`,
    )
    return async () => undefined
  }

  /** Each warehouse is either compacted or unchanged. */
  async abandoned(): Promise<void> {}
}
