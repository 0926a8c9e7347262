import type { Whereabouts } from '../../../platform/cluster/whereabouts.ts'

/**
 * The servers that may open the warehouses of repositories. An engine whose warehouses only one process can open needs
 * one owner for each (`Warehouses.exclusive`).
 */
export interface Owners {
  /**
   * Where requests about a repository are answered. This server becomes the owner if no live server is, and if it works
   * and has the folder of the rows. Cheap: an answer is remembered while the lease of its server holds.
   */
  locate(repositoryId: number): Promise<Whereabouts>
  /** @throws WarehouseUnavailable if this server is not the owner and cannot become it */
  own(repositoryId: number): Promise<void>
  /** Closes the warehouse and gives the repository up. Another server may open it when this returns. */
  release(repositoryId: number): Promise<void>
  /** Drops what is remembered, after another server said that it is not the owner. */
  forget(repositoryId: number): void
  /** Keeps a repository for long work. @returns ends it */
  keep(repositoryId: number): () => void
  /** Which repositories this server may own. Undefined: all. For the claim of jobs. */
  readonly reach: OwnersReach | undefined
}

/** What a claim of jobs must know: another live server's repositories, and other folders, are left out. */
export interface OwnersReach {
  readonly serverId: string
  readonly folderId: string
}

const HERE: Whereabouts = { at: 'here' }

/** The owners of an engine that needs none, and of a lone server: every repository is here. */
export const OWNS_ALL: Owners = {
  locate: async () => HERE,
  own: async () => undefined,
  release: async () => undefined,
  forget: () => undefined,
  keep: () => () => undefined,
  reach: undefined,
}
