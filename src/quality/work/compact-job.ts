import { QualityError, Unknown } from '../model/errors.ts'
import type { Repository } from '../stores/repositories.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'

export interface CompactParams {
  /** Name of a repository; undefined: all repositories. */
  readonly repository?: string | undefined
}

const inMb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The disk has no room for the copy that replaces the file of a repository. */
export class CompactionTooLarge extends QualityError {
  constructor(name: string, needed: number, available: number) {
    super(
      `Compacting the repository ${name} needs ${inMb(needed)} of disk space for a copy, and ${inMb(available)} are free. Free some space first.`,
    )
  }
}

/** Returns the space of deleted and replaced rows in the warehouses to the disk. */
export class CompactJob implements JobHandler<CompactParams> {
  readonly type = 'Compact'
  readonly attempts = 3
  readonly #repositories: { list(): Promise<readonly Repository[]> }
  readonly #warehouses: Warehouses

  constructor(repositories: { list(): Promise<readonly Repository[]> }, warehouses: Warehouses) {
    this.#repositories = repositories
    this.#warehouses = warehouses
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
      const { disk } = await this.#warehouses.open(id)
      if (disk === undefined) {
        withoutDisk++
        continue
      }
      const before = await disk.usage()
      const needed = before.bytes - before.freeBytes
      if (needed > before.availableBytes) throw new CompactionTooLarge(name, needed, before.availableBytes)
      progress(
        index / wanted.length,
        `The repository ${name} is being compacted. Its copy needs ${inMb(needed)} of disk space; ${inMb(before.availableBytes)} are free.`,
      )
      await disk.compact(signal)
      freed += Math.max(0, before.bytes - (await disk.usage()).bytes)
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
