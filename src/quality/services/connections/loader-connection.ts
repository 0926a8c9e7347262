import type { ConnectionSettings } from '../../loaders/connections/connection-settings.ts'
import type { ConnectionType } from '../../model/connection.ts'

/** A loader connection: a folder of SOURCE_ROOTS, or one that was added to a repository. */
export interface LoaderConnection {
  readonly id: number
  readonly name: string
  readonly type: ConnectionType
  readonly settings: ConnectionSettings
  /** Pattern of the names of data sources that are listed. */
  readonly filter: string
  /** The stored user and password, sealed by `ConnectionLogins`; undefined if there are none. */
  readonly login: string | undefined
  readonly isEnabled: boolean
  /** True for a folder of SOURCE_ROOTS. */
  readonly isRoot: boolean
}

/** A filter that lists all. */
export const EVERY_FILE = '*'

type RootConnection = LoaderConnection & {
  readonly settings: Extract<ConnectionSettings, { readonly kind: 'folder' }>
}

export const rootConnection = (id: number, folder: string): RootConnection => ({
  id,
  name: `Connection ${id}`,
  type: 'delimited',
  settings: {
    kind: 'folder',
    type: 'delimited',
    folder: {
      dataDirectory: folder,
      dataExtensions: [],
      schemaDirectory: undefined,
      schemaExtensions: [],
    },
  },
  filter: EVERY_FILE,
  login: undefined,
  isEnabled: true,
  isRoot: true,
})

/** True if a name is kept for a source folder, of which there may be more after the next start. */
export const isRootName = (name: string): boolean => /^connection \d+$/i.test(name)
