import type { FileUse, SourceLogin } from '../../model/connection.ts'
import type { ListedFiles } from '../file-rows.ts'
import { CONNECTION } from './owner.ts'
import { inRepository } from './scope.ts'

interface Variant {
  /** A pattern of the names of data sources. */
  readonly filter?: string | undefined
  /** The user and the password of the request. These listings are never exported. */
  readonly login?: SourceLogin | undefined
}

interface FilesFinder {
  readonly connectionSources: {
    /** @throws the errors of `ConnectionSources.files` */
    files(repositoryId: number, connectionId: number, use: FileUse, variant: Variant): Promise<ListedFiles>
  }
}

/** The data sources or the schema files of a loader connection. */
const filesScope = (use: FileUse) =>
  inRepository({
    owners: [CONNECTION],
    variant: ({ filter, login }: Variant): Variant => ({ filter, login }),
    find: ({ connectionSources }: FilesFinder, { id }, { connectionId, filter, login }) =>
      connectionSources.files(id, connectionId, use, { filter, login }),
  })

export const dataSourcesScope = filesScope('data')
export const schemaFilesScope = filesScope('schema')
