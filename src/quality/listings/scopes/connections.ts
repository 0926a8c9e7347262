import type { RepositoryRef } from '../../model/links.ts'
import type { ConnectionsScope } from '../declared/catalogue/loader-connections-listing.ts'
import { inRepository } from './scope.ts'

interface ConnectionsFinder {
  readonly connections: { scope(repository: RepositoryRef, hasWholePaths: boolean): ConnectionsScope }
}

interface Variant {
  /** True to show the whole paths of folders. */
  readonly hasWholePaths?: boolean | undefined
}

/** The loader connections of a repository. */
export const connectionsScope = inRepository({
  owners: [],
  variant: ({ hasWholePaths }: Variant): Variant => ({ hasWholePaths }),
  find: ({ connections }: ConnectionsFinder, repository, { hasWholePaths = false }) =>
    connections.scope(repository, hasWholePaths),
})
