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
import { PARQUET } from './parquet/parquet-kind.ts'
import { POSTGRESQL_TABLES } from './postgresql/postgresql-kind.ts'
import type { SourceKind } from './source-kind.ts'
import type { HdfsLocation, OdbcLocation, PostgresqlLocation, SourceLocation } from './source-location.ts'

type Kind = EntitySource['kind']

type KindNamed<Name extends Kind> = Name extends FileSource['kind']
  ? SourceKind<Extract<FileSource, { readonly kind: Name }>>
  : Name extends OdbcType
    ? SourceKind<OdbcTable, OdbcLocation>
    : Name extends 'postgresql'
      ? SourceKind<PostgresqlTable, PostgresqlLocation>
      : SourceKind<HdfsDelimitedSource, HdfsLocation>

/** Every kind of source by its name. */
export const SOURCE_KINDS: { readonly [Name in Kind]: KindNamed<Name> } = {
  delimited: DELIMITED,
  cobol: COBOL,
  vendorfmt: VENDOR,
  json: JSON_FILES,
  parquet: PARQUET,
  hdfs_delimited: HDFS_DELIMITED,
  odbc: odbcKind('odbc'),
  generic: odbcKind('generic'),
  oracle: odbcKind('oracle'),
  db2: odbcKind('db2'),
  postgresql: POSTGRESQL_TABLES,
}

/** The kind of a source. The caller gives it locations of this kind only, as `SourceLocations` finds them. */
export const sourceKindOf = ({
  kind,
}: Pick<EntitySource, 'kind'>): SourceKind<EntitySource, SourceLocation> => SOURCE_KINDS[kind]

const FILE_KINDS: Readonly<Record<FileSource['kind'], true>> = {
  delimited: true,
  cobol: true,
  vendorfmt: true,
  json: true,
  parquet: true,
}

/** True for kinds of files, which an upload or a folder of the server can have. */
export const isFileKind = (kind: Kind | ConnectionType): kind is FileSource['kind'] =>
  Object.hasOwn(FILE_KINDS, kind)
