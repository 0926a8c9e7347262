import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { Call } from '../../contract/call.ts'
import type { Whereabouts } from '../../platform/cluster/whereabouts.ts'
import type { Place } from '../../platform/peers/place.ts'
import type { Principal } from './shared/security.ts'

/** Requests about a repository that read nothing but the catalogue of accounts, or no data at all. */
const ANSWERED_EVERYWHERE: readonly Extract<keyof QualityHandlers, string>[] = [
  'login',
  'listFunctions',
  'listAggregateMethods',
  'unmaskValue',
]

const BELOW_REPOSITORY = '/api/repositories/{repository}/'

/** Knows which server has the rows and the jobs of a repository. */
export interface RepositoryOwners {
  locate(repositoryId: number): Promise<Whereabouts>
  forget(repositoryId: number): void
}

/**
 * Finds the place of a request: requests below a repository are answered by the server that owns its warehouse. Those about
 * an unknown repository, and all others, are answered by every server.
 */
export function placeOfRequest(owners: RepositoryOwners): (call: Call) => Place | undefined {
  const everywhere = new Set<string>(ANSWERED_EVERYWHERE)
  return ({ operation, principal }) => {
    if (!operation?.path.startsWith(BELOW_REPOSITORY) || everywhere.has(operation.id)) return undefined
    const repositoryId = (principal as Principal | undefined)?.repositoryId
    if (repositoryId === undefined) return undefined
    return { locate: () => owners.locate(repositoryId), forget: () => owners.forget(repositoryId) }
  }
}
