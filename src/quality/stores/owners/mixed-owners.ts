import type { Owners } from '../../model/warehouse/owners.ts'
import type { RepositoryEngines } from '../repository-engines.ts'

/** The owners of the embedded warehouses. A repository whose rows are in Trino is at every server. */
export function mixedOwners(embedded: Owners, engines: RepositoryEngines): Owners {
  const isEverywhere = async (repositoryId: number): Promise<boolean> =>
    (await engines.find(repositoryId))?.engine === 'trino'
  return {
    reach: embedded.reach,
    locate: async (repositoryId) =>
      (await isEverywhere(repositoryId)) ? { at: 'here' } : embedded.locate(repositoryId),
    own: async (repositoryId) => {
      if (!(await isEverywhere(repositoryId))) await embedded.own(repositoryId)
    },
    // A server never holds a repository that is at every server, so nothing happens for it here.
    release: (repositoryId) => embedded.release(repositoryId),
    forget: (repositoryId) => embedded.forget(repositoryId),
    keep: (repositoryId) => embedded.keep(repositoryId),
  }
}
