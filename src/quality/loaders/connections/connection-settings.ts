import type { ConnectionType, FolderSettings, FolderType, OdbcType } from '../../model/connection.ts'
import { InvalidData } from '../../model/errors.ts'
import { HTTP_PARAMETERS, type HttpAddress, readHttpParameters } from '../address/http-address.ts'
import { readS3Parameters, S3_PARAMETERS, type S3Bucket } from '../address/s3/s3-bucket.ts'
import type { HdfsConnection } from '../hdfs/hdfs-connection.ts'
import { HDFS_PARAMETERS, readHdfsParameters } from '../hdfs/hdfs-parameters.ts'
import {
  DRIVER_PARAMETERS,
  DSN_PARAMETERS,
  ODBC_PARAMETERS,
  type OdbcSettings,
  readOdbcSettings,
} from '../odbc/odbc-settings.ts'
import { POSTGRESQL_PARAMETERS, postgresqlServer, type PostgresqlServer } from '../postgresql/server.ts'
import { TRINO_PARAMETERS, trinoCluster, type TrinoCluster } from '../trino/trino-connection.ts'
import { FOLDER_PARAMETERS, folderParameters, readFolderSettings } from './folder-settings.ts'
import {
  type Fail,
  type GivenParameters,
  type ParameterDescription,
  readParameterList,
  writeParameterList,
} from './parameter-list.ts'

/** What the parameters of a connection say. */
export type ConnectionSettings =
  | { readonly kind: 'folder'; readonly type: FolderType; readonly folder: FolderSettings }
  | { readonly kind: 'hdfs'; readonly type: 'hdfs_delimited'; readonly hdfs: HdfsConnection }
  | { readonly kind: 'odbc'; readonly type: OdbcType; readonly odbc: OdbcSettings }
  | { readonly kind: 'postgresql'; readonly type: 'postgresql'; readonly server: PostgresqlServer }
  | { readonly kind: 'trino'; readonly type: 'trino'; readonly cluster: TrinoCluster }
  | AddressSettings

/** A connection to files of another server that are read by HTTP. */
export type AddressSettings =
  | { readonly kind: 'http'; readonly type: 'http'; readonly http: HttpAddress }
  | { readonly kind: 's3'; readonly type: 's3'; readonly s3: S3Bucket }

/** A connection whose data is not in a folder of the server. */
export type RemoteSettings = Exclude<ConnectionSettings, { readonly kind: 'folder' }>

/** A type of connection: its parameters, in the order in which they are written, and what they say. */
interface TypeDeclaration {
  readonly parameters: readonly ParameterDescription[]
  readonly read: (given: GivenParameters, fail: Fail) => ConnectionSettings
}

const folder = (type: FolderType): TypeDeclaration => ({
  parameters: FOLDER_PARAMETERS,
  read: (given, fail) => ({ kind: 'folder', type, folder: readFolderSettings(given, fail) }),
})

const odbc = (type: OdbcType, parameters: readonly ParameterDescription[]): TypeDeclaration => ({
  parameters,
  read: (given, fail) => ({ kind: 'odbc', type, odbc: readOdbcSettings(given, fail) }),
})

/** Every type of connection by its name. */
export const DECLARED_TYPES: { readonly [Type in ConnectionType]: TypeDeclaration } = {
  delimited: folder('delimited'),
  cobol: folder('cobol'),
  vendorfmt: folder('vendorfmt'),
  hdfs_delimited: {
    parameters: HDFS_PARAMETERS,
    read: (given, fail) => ({ kind: 'hdfs', type: 'hdfs_delimited', hdfs: readHdfsParameters(given, fail) }),
  },
  odbc: odbc('odbc', DSN_PARAMETERS),
  generic: odbc('generic', DRIVER_PARAMETERS),
  oracle: odbc('oracle', ODBC_PARAMETERS),
  db2: odbc('db2', ODBC_PARAMETERS),
  postgresql: {
    parameters: POSTGRESQL_PARAMETERS,
    read: (given, fail) => ({
      kind: 'postgresql',
      type: 'postgresql',
      server: postgresqlServer(given, fail),
    }),
  },
  trino: {
    parameters: TRINO_PARAMETERS,
    read: (given, fail) => ({ kind: 'trino', type: 'trino', cluster: trinoCluster(given, fail) }),
  },
  http: {
    parameters: HTTP_PARAMETERS,
    read: (given, fail) => ({ kind: 'http', type: 'http', http: readHttpParameters(given, fail) }),
  },
  s3: {
    parameters: S3_PARAMETERS,
    read: (given, fail) => ({ kind: 's3', type: 's3', s3: readS3Parameters(given, fail) }),
  },
}

/** Settings, and the parameters that say them. */
export interface ReadSettings {
  readonly settings: ConnectionSettings
  /** The parameters in the order of their descriptions. */
  readonly parameters: string
}

/**
 * Reads a Tcl list of names and values, such as `DATA_DIRECTORY {/data/in} DATA_EXTENSIONS csv`.
 * @param pointer place of the text in the body, for the faults
 * @throws InvalidData
 */
export function readSettings(type: ConnectionType, text: string, pointer: string): ReadSettings {
  const { parameters, read } = DECLARED_TYPES[type]
  const fail: Fail = (detail) => {
    throw new InvalidData([{ pointer, detail }])
  }
  const given = readParameterList(text, type, parameters, fail)
  return { settings: read(given, fail), parameters: writeParameterList(parameters, given) }
}

/** Parameters that `readSettings` reads as these settings of a folder. */
export const writeFolder = (settings: FolderSettings): string =>
  writeParameterList(FOLDER_PARAMETERS, folderParameters(settings))
