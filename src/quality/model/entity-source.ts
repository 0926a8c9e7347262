import type { OdbcType } from './connection.ts'
import type { DelimitedOptions, VirtualColumn } from './reading.ts'

/**
 * The source of an entity and the options for reading it, as the request gave them. They are stored with the entity,
 * for reloads and for the listing, and never contain a password. These members are common to all kinds.
 */
interface SourceBase {
  /** `client`: an uploaded file; `server`: data of a loader connection. */
  readonly source: 'client' | 'server'
  /** Number of the loader connection, from 1. */
  readonly connectionId?: number | undefined
  /** Name of the uploaded file, path relative to the folder of the connection, or name of a table. */
  readonly sourceFile: string
  /** The member of a zip archive that is loaded; undefined: its only member. */
  readonly member?: string | undefined
  readonly schemaFile?: string | undefined
  readonly encoding: string
  /** As it is in the request. */
  readonly sample: string
  /** Maximum number of rejected records; undefined for the default, a tenth of the records in the sample. */
  readonly maxRejected?: number | undefined
  /** Columns that each load computes for each record; absent if there are no such columns. */
  readonly virtualColumns?: readonly VirtualColumn[] | undefined
}

/** How fields are separated by delimiters. */
interface DelimitedSyntax extends DelimitedOptions {
  /** Up to eight characters, and one character; quote is undefined if no fields are quoted. */
  readonly delimiter: string
  /** True if the request does not have the delimiter. Sources of earlier versions do not tell it. */
  readonly isDefaultDelimiter?: true | undefined
  readonly quote?: string | undefined
  /** Undefined: each load detects it again, because a growing file may get its first line end. */
  readonly terminator?: 'lf' | 'cr' | 'crlf' | 'none' | undefined
}

/** A file whose fields are separated by delimiters. */
export interface DelimitedSource extends SourceBase, DelimitedSyntax {
  readonly kind: 'delimited'
  readonly attr: 'none' | 'names' | 'ddl'
}

/** A delimited file of HDFS, or a folder of part files. */
export interface HdfsDelimitedSource extends SourceBase, DelimitedSyntax {
  readonly kind: 'hdfs_delimited'
  readonly attr: 'none' | 'names'
}

/** What surrounds the records of a file. All members are undefined if the request did not name them. */
export interface RecordFraming {
  /** Of record descriptor words. Undefined: `big`. */
  readonly rdwEndian?: 'big' | 'little' | undefined
  /** Added to the length in each record descriptor word. */
  readonly rdwAdjustment?: number | undefined
  /** Of block descriptor words. Undefined: `rdwEndian`. */
  readonly bdwEndian?: 'big' | 'little' | undefined
  /** Added to the length in each block descriptor word. */
  readonly bdwAdjustment?: number | undefined
  /** Bytes that are not read, at the start and at the end of the file and of each record. */
  readonly fileHeaderBytes?: number | undefined
  readonly fileTrailerBytes?: number | undefined
  readonly recordHeaderBytes?: number | undefined
  readonly recordTrailerBytes?: number | undefined
}

/** A file of records of bytes that a schema file describes. */
interface FixedSourceBase extends SourceBase, RecordFraming {
  readonly schemaFile: string
  /** Of binary and floating-point numbers. */
  readonly endian: 'big' | 'little'
  /** How the file is divided into records (docs/sources/cobol.md). */
  readonly recordFormat: string
  readonly terminator: 'lf' | 'cr' | 'crlf' | 'none'
  /** Numbers and dates whose bytes are all binary zeros or blanks. Undefined: `null`. */
  readonly uninitialised?: 'null' | 'reject' | undefined
}

/** A file that a COBOL copybook describes. */
export interface CobolSource extends FixedSourceBase {
  readonly kind: 'cobol'
  /** Encoding of national items. */
  readonly national: string
  /** Lengths of binary items, see `StorageOptions`. */
  readonly align: 'one' | 'two'
  /** `all`: each view of redefined bytes has columns; `first`: only the first one. */
  readonly redefines: 'all' | 'first'
  /** True if unsigned COMP-3 items are stored as COMP-6. */
  readonly upacked: boolean
  /** Form of COMP-1 and COMP-2. Undefined: `ibm` in an encoding of EBCDIC, otherwise IEEE 754 in the order of `endian`. */
  readonly floats?: 'ibm' | 'ieee_big' | 'ieee_little' | undefined
  /** False if binary items may hold more digits than their picture. Undefined: true. */
  readonly truncBinary?: boolean | undefined
  /** The room for tables with DEPENDING ON. Undefined: `maximum` for `F` and `FB`, otherwise `variable`. */
  readonly occurs?: 'maximum' | 'variable' | undefined
}

/** A file that a Data Dictionary file describes. */
export interface VendorSource extends FixedSourceBase {
  readonly kind: 'vendorfmt'
}

export type FixedSource = CobolSource | VendorSource

/** A file of JSON values. */
export interface JsonSource extends SourceBase {
  readonly kind: 'json'
  /** Path of the records in its full form, see `parseRecordsPath`; undefined if the values of the file are the records. */
  readonly records?: string | undefined
}

/** A workbook of Excel or OpenDocument, of which one sheet is read. */
export interface ExcelSource extends SourceBase {
  readonly kind: 'excel'
  readonly attr: 'none' | 'names'
  /** A name, or a number from 1; undefined: the first visible sheet. */
  readonly sheet?: string | undefined
  /** Cells such as `B3:F200`; undefined: all. */
  readonly range?: string | undefined
  /** Rows of the range above the names or the first record; undefined: 0. */
  readonly skipRows?: number | undefined
  /** What becomes of errors such as `#N/A`: null, or the rejection of their records. */
  readonly errors: 'null' | 'reject'
}

/** A file of XML whose records are elements. */
export interface XmlSource extends SourceBase {
  readonly kind: 'xml'
  /** Name or path of the elements, see `parseElementPath`; undefined if the request did not say it. */
  readonly records?: string | undefined
}

/** A Parquet file. */
export interface ParquetSource extends SourceBase {
  readonly kind: 'parquet'
}

/** A file of Avro. */
export interface AvroSource extends SourceBase {
  readonly kind: 'avro'
}

/** A file of Arrow. */
export interface ArrowSource extends SourceBase {
  readonly kind: 'arrow'
}

/** A database file, of which one table is read. */
interface DatabaseFileSource extends SourceBase {
  /** As the request names it; undefined: the only table of the file. */
  readonly table?: string | undefined
}

/** A database file of SQLite. */
export interface SqliteSource extends DatabaseFileSource {
  readonly kind: 'sqlite'
}

/** A database file of DuckDB. */
export interface DuckDbSource extends DatabaseFileSource {
  readonly kind: 'duckdb'
}

/** A column at fixed positions of each line. */
export interface Position {
  readonly name?: string | undefined
  /** Of its first character in the line, from 1. */
  readonly start: number
  /** In characters. */
  readonly length: number
}

/** A file of text whose columns are at fixed positions of each line. It has either `positions` or `widths`. */
export interface FixedWidthSource
  extends
    SourceBase,
    Pick<
      DelimitedSyntax,
      'terminator' | 'skipRows' | 'comment' | 'nulls' | 'trim' | 'decimal' | 'dateOrder'
    > {
  readonly kind: 'fixedwidth'
  readonly attr: 'none' | 'names'
  readonly positions?: readonly Position[] | undefined
  /** In characters, of columns that follow each other from the start of the line. */
  readonly widths?: readonly number[] | undefined
}

interface TableSource extends SourceBase {
  /** A condition in the language of the database; undefined: all rows. */
  readonly sqlwhere: string | undefined
}

/** A table or a view of a database that is reached over ODBC. */
export interface OdbcTable extends TableSource {
  readonly kind: OdbcType
}

/** A table or a view of PostgreSQL, which is read natively. */
export interface PostgresqlTable extends TableSource {
  readonly kind: 'postgresql'
}

/** A table or a view of a Trino cluster. */
export interface TrinoTable extends TableSource {
  readonly kind: 'trino'
}

export type FileSource =
  | DelimitedSource
  | CobolSource
  | VendorSource
  | JsonSource
  | XmlSource
  | ExcelSource
  | ParquetSource
  | AvroSource
  | ArrowSource
  | FixedWidthSource
  | SqliteSource
  | DuckDbSource
export type RemoteSource = HdfsDelimitedSource | OdbcTable | PostgresqlTable | TrinoTable

/** A source of any kind. A new kind is added to this union, and gets a `SourceKind` in `loaders/`. */
export type EntitySource = FileSource | RemoteSource

/** A source as the catalogue stores it: versions with a single kind stored no kind. */
export type StoredSource = EntitySource | (Omit<DelimitedSource, 'kind'> & { readonly kind?: undefined })

export const sourceOf = (stored: StoredSource): EntitySource =>
  stored.kind === undefined ? { ...stored, kind: 'delimited' } : stored

/** A column that a schema file declares. */
export interface ColumnDefinition {
  readonly name: string
  /** As in the file, with single blanks: `CHARACTER VARYING(30)`, `S9(7)V99 COMP-3`. */
  readonly type: string
  /** In characters or digits; undefined if the type has none, such as a time type, whose number is a precision. */
  readonly length: number | undefined
  readonly nullable: boolean
}
