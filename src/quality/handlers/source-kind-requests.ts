/** Converts the members of `connectInfo` that belong to a kind of source. */
import type { ConnectInfo } from '../../../generated/quality/types.ts'
import { allowsTerminator } from '../loaders/fixed/record-formats/record-format.ts'
import { delimitedFormat } from '../loaders/source-words.ts'
import type {
  CobolSource,
  DelimitedSource,
  EntitySource,
  HdfsDelimitedSource,
  JsonSource,
  OdbcTable,
  ParquetSource,
  PostgresqlTable,
  VendorSource,
} from '../model/entity-source.ts'
import { InvalidData } from '../model/errors.ts'
import { checkEncoding } from '../values/encodings.ts'

/** The members of a source that a kind adds to the file and the sample. */
type OfKind<Source extends EntitySource> = Omit<
  Source,
  'source' | 'connectionId' | 'sourceFile' | 'sample' | 'maxRejected' | 'virtualColumns'
>

type ReadKind =
  | OfKind<DelimitedSource>
  | OfKind<HdfsDelimitedSource>
  | OfKind<CobolSource>
  | OfKind<VendorSource>
  | OfKind<JsonSource>
  | OfKind<ParquetSource>
  | OfKind<OdbcTable>
  | OfKind<PostgresqlTable>

/** Records of bytes have no byte order mark and no variable number of bytes a character unless they say so. */
const DEFAULT_FIXED_ENCODING = 'ascii'
const DEFAULT_NATIONAL = 'unicode'

/** @throws InvalidData, EncodingUnknown */
export function readKind(kind: EntitySource['kind'], connectInfo: ConnectInfo): ReadKind {
  switch (kind) {
    case 'delimited':
      return readDelimited(connectInfo)
    case 'cobol':
      return readCobol(connectInfo)
    case 'vendorfmt':
      return { kind, ...readFixed(connectInfo, 'a Data Dictionary file') }
    case 'json':
    case 'parquet':
      return { kind, encoding: 'utf-8' }
    case 'hdfs_delimited':
      return readHdfs(connectInfo)
    case 'odbc':
    case 'generic':
    case 'oracle':
    case 'db2':
    case 'postgresql':
      // Databases give their texts in Unicode.
      return { kind, encoding: 'utf-8', sqlwhere: connectInfo.sqlwhere?.trim() || undefined }
  }
}

function readHdfs(connectInfo: ConnectInfo): OfKind<HdfsDelimitedSource> {
  const { attr = 'names' } = connectInfo
  if (attr === 'ddl') throw missing('attr', 'A file of HDFS has no DDL file; use attr "names" or "none".')
  return { kind: 'hdfs_delimited', attr, ...delimitedFormat(connectInfo) }
}

function readDelimited(connectInfo: ConnectInfo): OfKind<DelimitedSource> {
  const { attr, schemaFile } = connectInfo
  if (attr === undefined)
    throw missing('attr', 'A delimited file needs attr, the origin of the column names: names, ddl or none.')
  if (attr === 'ddl' && schemaFile === undefined)
    throw missing(
      'schemaFile',
      'With attr "ddl" the columns come from a DDL file; name the file in schemaFile.',
    )
  const { delimiter, quote, terminator, encoding } = delimitedFormat(connectInfo)
  return {
    kind: 'delimited',
    ...(attr === 'ddl' ? { schemaFile } : {}),
    ...{ attr, delimiter, quote, terminator, encoding },
  }
}

function readCobol(connectInfo: ConnectInfo): OfKind<CobolSource> {
  const { national = DEFAULT_NATIONAL, align = 'two', redefines = 'all', upacked = '0' } = connectInfo
  checkEncoding(national)
  const fixed = readFixed(connectInfo, 'a copybook')
  return { kind: 'cobol', ...fixed, national, align, redefines, upacked: String(upacked) === '1' }
}

function readFixed(connectInfo: ConnectInfo, file: string): Omit<OfKind<VendorSource>, 'kind'> {
  const { schemaFile, endian = 'big', recordFormat = 'F', terminator = 'none' } = connectInfo
  const { encoding = DEFAULT_FIXED_ENCODING } = connectInfo
  if (schemaFile === undefined)
    throw missing('schemaFile', `The records of this type are described by ${file}; name it in schemaFile.`)
  checkEncoding(encoding)
  if (terminator !== 'none' && !allowsTerminator(recordFormat))
    throw missing(
      'terminator',
      `Records of the format ${recordFormat} begin with their length, and have no terminator; leave terminator out.`,
    )
  return { schemaFile, endian, recordFormat, terminator, encoding }
}

const missing = (name: string, detail: string): InvalidData =>
  new InvalidData([{ pointer: `/data/connectInfo/${name}`, detail }])
