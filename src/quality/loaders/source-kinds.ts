import type { ConnectionType, OdbcType } from '../model/connection.ts'
import type {
  EntitySource,
  FileSource,
  HdfsDelimitedSource,
  OdbcTable,
  PostgresqlTable,
  TrinoTable,
} from '../model/entity-source.ts'
import { ARROW } from './arrow/arrow-kind.ts'
import { AVRO } from './avro/avro-kind.ts'
import { databaseFileKind, type DatabaseFileWords } from './database-files/database-file-kind.ts'
import type { TableWords } from './database/table-readings.ts'
import { DELIMITED, type DelimitedRequest } from './delimited/delimited-kind.ts'
import { EXCEL } from './excel/excel-kind.ts'
import type { ExcelWords } from './excel/excel-request.ts'
import { COBOL, VENDOR } from './fixed/fixed-kind.ts'
import type { CobolWords } from './fixed/fixed-request.ts'
import { FIXED_WIDTH } from './fixed-width/fixed-width-kind.ts'
import type { FixedWidthWords } from './fixed-width/read-request.ts'
import { HDFS_DELIMITED } from './hdfs/hdfs-kind.ts'
import { JSON_FILES, type JsonWords } from './json/json-kind.ts'
import { odbcKind } from './odbc/odbc-kind.ts'
import { PARQUET } from './parquet/parquet-kind.ts'
import { POSTGRESQL_TABLES } from './postgresql/postgresql-kind.ts'
import type { SourceKind } from './source-kind.ts'
import { TRINO_TABLES } from './trino/trino-kind.ts'
import { XML_FILES } from './xml/xml-kind.ts'
import type {
  FileLocation,
  HdfsLocation,
  OdbcLocation,
  PostgresqlLocation,
  SourceLocation,
  TrinoLocation,
} from './source-location.ts'

type Kind = EntitySource['kind']

/** The members of the contract's `connectInfo` that the kinds read. */
export type SourceWords = DelimitedRequest &
  CobolWords &
  ExcelWords &
  FixedWidthWords &
  TableWords &
  DatabaseFileWords &
  JsonWords

type KindNamed<Name extends Kind> = Name extends FileSource['kind']
  ? SourceKind<Extract<FileSource, { readonly kind: Name }>, FileLocation, SourceWords>
  : Name extends OdbcType
    ? SourceKind<OdbcTable, OdbcLocation, SourceWords>
    : Name extends 'postgresql'
      ? SourceKind<PostgresqlTable, PostgresqlLocation, SourceWords>
      : Name extends 'trino'
        ? SourceKind<TrinoTable, TrinoLocation, SourceWords>
        : SourceKind<HdfsDelimitedSource, HdfsLocation, SourceWords>

/** Every kind of source by its name. */
export const SOURCE_KINDS: { readonly [Name in Kind]: KindNamed<Name> } = {
  delimited: DELIMITED,
  cobol: COBOL,
  vendorfmt: VENDOR,
  json: JSON_FILES,
  excel: EXCEL,
  xml: XML_FILES,
  parquet: PARQUET,
  avro: AVRO,
  arrow: ARROW,
  fixedwidth: FIXED_WIDTH,
  sqlite: databaseFileKind('sqlite'),
  duckdb: databaseFileKind('duckdb'),
  hdfs_delimited: HDFS_DELIMITED,
  odbc: odbcKind('odbc'),
  generic: odbcKind('generic'),
  oracle: odbcKind('oracle'),
  db2: odbcKind('db2'),
  postgresql: POSTGRESQL_TABLES,
  trino: TRINO_TABLES,
}

/** The kind of a source. The caller gives it locations of this kind only, as `SourceLocations` finds them. */
export const sourceKindOf = ({
  kind,
}: Pick<EntitySource, 'kind'>): SourceKind<EntitySource, SourceLocation, SourceWords> => SOURCE_KINDS[kind]

const FILE_KINDS: Readonly<Record<FileSource['kind'], true>> = {
  delimited: true,
  cobol: true,
  vendorfmt: true,
  json: true,
  excel: true,
  xml: true,
  parquet: true,
  avro: true,
  arrow: true,
  fixedwidth: true,
  sqlite: true,
  duckdb: true,
}

/** The kinds of files in alphabetic order. */
export const FILE_KIND_NAMES: readonly string[] = Object.keys(FILE_KINDS).toSorted()

/** True for kinds of files, which an upload or a folder of the server can have. */
export const isFileKind = (kind: Kind | ConnectionType): kind is FileSource['kind'] =>
  Object.hasOwn(FILE_KINDS, kind)
