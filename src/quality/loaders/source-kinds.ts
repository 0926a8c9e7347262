import type { ConnectionType, OdbcType } from '../model/connection.ts'
import type {
  EntitySource,
  FileSource,
  HdfsDelimitedSource,
  OdbcTable,
  PostgresqlTable,
} from '../model/entity-source.ts'
import { DELIMITED } from './delimited/delimited-kind.ts'
import { COBOL, VENDOR } from './fixed/fixed-kind.ts'
import { HDFS_DELIMITED } from './hdfs/hdfs-kind.ts'
import { JSON_FILES } from './json/json-kind.ts'
import { odbcKind } from './odbc/odbc-kind.ts'
import { POSTGRESQL_TABLES } from './postgresql/postgresql-kind.ts'
import type { SourceKind } from './source-kind.ts'
import type { HdfsLocation, OdbcLocation, PostgresqlLocation, SourceLocation } from './source-location.ts'

/** The kinds of files of the server. */
const FILE_KINDS: {
  readonly [Kind in FileSource['kind']]: SourceKind<Extract<FileSource, { readonly kind: Kind }>>
} = { delimited: DELIMITED, cobol: COBOL, vendorfmt: VENDOR, json: JSON_FILES }

const ODBC_KINDS: { readonly [Kind in OdbcType]: SourceKind<OdbcTable, OdbcLocation> } = {
  odbc: odbcKind('odbc'),
  generic: odbcKind('generic'),
  oracle: odbcKind('oracle'),
  db2: odbcKind('db2'),
}

interface OtherKinds {
  readonly hdfs_delimited: SourceKind<HdfsDelimitedSource, HdfsLocation>
  readonly postgresql: SourceKind<PostgresqlTable, PostgresqlLocation>
}

/** Every kind of source by its name. */
export const SOURCE_KINDS: typeof FILE_KINDS & typeof ODBC_KINDS & OtherKinds = {
  ...FILE_KINDS,
  ...ODBC_KINDS,
  hdfs_delimited: HDFS_DELIMITED,
  postgresql: POSTGRESQL_TABLES,
}

/** The kind of a source. The caller gives it locations of this kind only, as `SourceLocations` finds them. */
export const sourceKindOf = ({
  kind,
}: Pick<EntitySource, 'kind'>): SourceKind<EntitySource, SourceLocation> => SOURCE_KINDS[kind]

export const isFileKind = (kind: EntitySource['kind'] | ConnectionType): kind is FileSource['kind'] =>
  kind in FILE_KINDS
