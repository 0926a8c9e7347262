/** A repository as listings and links need to know it. */
export interface RepositoryRef {
  readonly id: number
  readonly name: string
}

/** Path of a repository; every path of its own begins with it. */
export const repositoryPath = ({ name }: Pick<RepositoryRef, 'name'>): string =>
  `/api/repositories/${encodeURIComponent(name)}`

/** Path of an entity of a repository. */
export const entityPath = (repository: Pick<RepositoryRef, 'name'>, entityId: number): string =>
  `${repositoryPath(repository)}/entities/${entityId}`

/** Path of a job of a repository. */
export const jobPath = (repository: Pick<RepositoryRef, 'name'>, jobId: number): string =>
  `${repositoryPath(repository)}/scheduler/${jobId}`
