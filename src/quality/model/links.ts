/** A repository, as listings and links need it. */
export interface RepositoryRef {
  readonly id: number
  readonly name: string
}

/** Path of a repository; the paths of all its resources begin with it. */
export const repositoryPath = ({ name }: Pick<RepositoryRef, 'name'>): string =>
  `/api/repositories/${encodeURIComponent(name)}`

/** Path of an entity of a repository. */
export const entityPath = (repository: Pick<RepositoryRef, 'name'>, entityId: number | string): string =>
  `${repositoryPath(repository)}/entities/${entityId}`

/** Path of an attribute of an entity. */
export const attributePath = (
  repository: Pick<RepositoryRef, 'name'>,
  entityId: number | string,
  attributeId: number | string,
): string => `${entityPath(repository, entityId)}/attributes/${attributeId}`

/** Path of the rows of an entity with a number of copies. */
export const duplicatesPath = (
  repository: Pick<RepositoryRef, 'name'>,
  entityId: number | string,
  copies: number | string,
): string => `${entityPath(repository, entityId)}/duplicatesindicator/${copies}/duplicates`

/** Path of a business rule of an entity. */
export const rulePath = (
  repository: Pick<RepositoryRef, 'name'>,
  entityId: number | string,
  number: number | string,
): string => `${entityPath(repository, entityId)}/businessrules/${number}`

/**
 * Path of the rows with a value of an attribute, or with a form of the value.
 * @param named the result of `namedBy` in `listings/declared/warehouse/holding.ts` for the value or form; `:` for the kind `null`
 */
export const rowsHoldingPath = (
  repository: Pick<RepositoryRef, 'name'>,
  entityId: number,
  attributeId: number,
  kind: string,
  named: string,
): string =>
  `${entityPath(repository, entityId)}/rows?holding=${encodeURIComponent(`${attributeId}:${kind}${named}`)}`

/** Path of the rows of an entity that a condition admits. */
export const rowsWherePath = (
  repository: Pick<RepositoryRef, 'name'>,
  entityId: number,
  where: string,
): string => `${entityPath(repository, entityId)}/rows?where=${encodeURIComponent(where)}`

/** Path of a loader connection of a repository. */
export const connectionPath = (repository: Pick<RepositoryRef, 'name'>, id: number | string): string =>
  `${repositoryPath(repository)}/loaderconnections/${id}`

/** Path of a join of a repository. */
export const joinPath = (repository: Pick<RepositoryRef, 'name'>, joinId: string): string =>
  `${repositoryPath(repository)}/joins/${joinId}`

/** Path of a job of a repository. */
export const jobPath = (repository: Pick<RepositoryRef, 'name'>, jobId: number | string): string =>
  `${repositoryPath(repository)}/scheduler/${jobId}`

/** Download path of an export. */
export const downloadPath = (repository: Pick<RepositoryRef, 'name'>, name: string): string =>
  `${repositoryPath(repository)}/download/${encodeURIComponent(name)}`

/** Path of a priority of a repository. */
export const priorityPath = (repository: Pick<RepositoryRef, 'name'>, priorityId: number): string =>
  `${repositoryPath(repository)}/priorities/${priorityId}`

/** Path of a webhook of a repository. */
export const webhookPath = (repository: Pick<RepositoryRef, 'name'>, number: number): string =>
  `${repositoryPath(repository)}/webhooks/${number}`

/** Path of a rule folder of a repository. */
export const ruleFolderPath = (repository: Pick<RepositoryRef, 'name'>, number: number | string): string =>
  `${repositoryPath(repository)}/rulegroups/${number}`

/** Path of a library entity of a repository. */
export const libraryEntityPath = (repository: Pick<RepositoryRef, 'name'>, id: number | string): string =>
  `${repositoryPath(repository)}/library/entities/${id}`

/** Path of an attribute of a library entity. */
export const libraryAttributePath = (
  repository: Pick<RepositoryRef, 'name'>,
  library: number | string,
  attribute: number | string,
): string => `${libraryEntityPath(repository, library)}/attributes/${attribute}`

/** Path of a rule of a library entity. */
export const libraryRulePath = (
  repository: Pick<RepositoryRef, 'name'>,
  library: number | string,
  rule: number | string,
): string => `${libraryEntityPath(repository, library)}/businessrules/${rule}`

/** Path of the mapping of an entity to a library entity. */
export const attributeMapPath = (
  repository: Pick<RepositoryRef, 'name'>,
  library: number | string,
  entity: number | string,
): string => `${libraryEntityPath(repository, library)}/associatedentities/${entity}/mapping`

/** Path of a key of an entity. */
export const keyPath = (
  repository: Pick<RepositoryRef, 'name'>,
  entityId: number | string,
  keyId: string,
): string => `${entityPath(repository, entityId)}/keys/${keyId}`

/** Path of a dependency of an entity. */
export const dependencyPath = (
  repository: Pick<RepositoryRef, 'name'>,
  entityId: number | string,
  dependencyKey: string,
): string => `${entityPath(repository, entityId)}/dependencies/${dependencyKey}`
