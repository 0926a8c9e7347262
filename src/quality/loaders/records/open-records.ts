import type { DelimitedFormat, ReadLimits } from '../../model/reading.ts'
import type { DelimitedRecordsRequest } from '../delimited/delimited-records.ts'
import type { ExcelRecordsRequest } from '../excel/excel-task.ts'
import type { FixedWidthFormat } from '../fixed-width/fixed-width-format.ts'
import type { FixedFormat } from '../fixed/fixed-records.ts'
import type { RecordsPath } from '../json/records-path.ts'
import type { HdfsParts } from '../hdfs/open-hdfs.ts'
import type { FileParts } from '../parts/file-parts.ts'
import type { PostgresqlRequest } from '../postgresql/copy-source.ts'
import type { TrinoRows } from '../trino/trino-source.ts'
import type { ElementPath } from '../xml/element-path.ts'
import { ByteSource } from './byte-source.ts'
import type { RecordSource } from './record-source.ts'

/** Which records to read: a source of one kind, with what its reader needs to open it. It can be sent between threads. */
export type RecordsRequest =
  | FileRecordsRequest
  | PartsRecordsRequest
  | HdfsRecordsRequest
  | PostgresqlRecordsRequest
  | TrinoRecordsRequest

/** The records of one file of the server. */
export type FileRecordsRequest =
  | DelimitedRecordsRequest
  | FixedRecordsRequest
  | JsonRecordsRequest
  | ExcelRecordsRequest
  | XmlRecordsRequest
  | TypedRecordsRequest
  | FixedWidthRecordsRequest

/** Records of bytes that a layout describes: COBOL and the vendor format. */
interface FixedRecordsRequest {
  /** Absolute. The file is plain or compressed, which its first bytes tell. */
  readonly path: string
  /** The member of a zip archive; undefined: its only member. */
  readonly member?: string | undefined
  readonly kind: 'fixed'
  readonly format: FixedFormat
}

interface JsonRecordsRequest {
  /** Absolute. The file is plain or compressed, which its first bytes tell. */
  readonly path: string
  /** The member of a zip archive; undefined: its only member. */
  readonly member?: string | undefined
  readonly kind: 'json'
  /** Where the records are; undefined: nothing says it. */
  readonly recordsPath?: RecordsPath | undefined
  /** The number of records that are needed; undefined: all. */
  readonly records: number | undefined
  /** True if the file is one of several of a source. */
  readonly isPart?: boolean
}

interface XmlRecordsRequest extends Pick<JsonRecordsRequest, 'path' | 'member' | 'records' | 'isPart'> {
  readonly kind: 'xml'
  /** Which elements are the records; undefined: nothing says it. */
  readonly element: ElementPath | undefined
}

/** A file that names its columns and the types of their values itself. */
interface TypedRecordsRequest {
  /** Absolute. The file is plain or compressed, which its first bytes tell. */
  readonly path: string
  /** The member of a zip archive; undefined: its only member. */
  readonly member?: string | undefined
  readonly kind: 'avro' | 'arrow'
}

/** A file of text whose columns are at fixed positions. */
interface FixedWidthRecordsRequest {
  /** Absolute. The file is plain or compressed, which its first bytes tell. */
  readonly path: string
  /** The member of a zip archive; undefined: its only member. */
  readonly member?: string | undefined
  readonly kind: 'fixedwidth'
  readonly format: FixedWidthFormat
}

/** The records of several files of the server. */
export interface PartsRecordsRequest {
  readonly kind: 'parts'
  /** How each file is read: the records of the first one. */
  readonly of: FileRecordsRequest
  readonly parts: FileParts
}

/** Delimited part files of HDFS. */
interface HdfsRecordsRequest extends HdfsParts {
  readonly kind: 'hdfs'
  readonly format: DelimitedFormat
}

/** A table of PostgreSQL. It contains the password. */
export interface PostgresqlRecordsRequest extends Omit<PostgresqlRequest, 'limits'> {
  readonly kind: 'postgresql'
}

/** A table of a Trino cluster. It contains the password. */
export interface TrinoRecordsRequest extends TrinoRows {
  readonly kind: 'trino'
}

/**
 * Opens the records of a source of any kind. A kind is imported when it is needed, since a thread reads one source.
 * @param firstBytes the most bytes that are read of a file, and that they may expand to; undefined: all
 * @throws ReadingError, or the system's error if the source cannot be opened
 */
export async function openRecords(
  request: RecordsRequest,
  limits: ReadLimits,
  firstBytes: number | undefined,
): Promise<RecordSource> {
  const { expandedBytes } = limits
  const open = ({ path, member }: { readonly path: string; readonly member?: string | undefined }) =>
    ByteSource.open(path, { member, expandedBytes, firstBytes })
  switch (request.kind) {
    case 'delimited': {
      const { DelimitedRecords } = await import('../delimited/delimited-records.ts')
      return new DelimitedRecords(await open(request), request, limits)
    }
    case 'fixed': {
      const { FixedRecords } = await import('../fixed/fixed-records.ts')
      return new FixedRecords(await open(request), request.format, limits)
    }
    case 'json': {
      const { openJson } = await import('../json/json-source.ts')
      const { records, recordsPath, isPart } = request
      return openJson({ open: () => open(request), limits, records, path: recordsPath, isPart })
    }
    case 'excel': {
      const { openExcel } = await import('../excel/open-excel.ts')
      return openExcel(request, limits, firstBytes)
    }
    case 'xml': {
      const { openXml } = await import('../xml/open-xml.ts')
      const { records, element, isPart } = request
      return openXml({ open: () => open(request), limits, records, path: element, isPart })
    }
    case 'fixedwidth': {
      const { FixedWidthRecords } = await import('../fixed-width/fixed-width-records.ts')
      return new FixedWidthRecords(await open(request), request.format, limits)
    }
    case 'avro': {
      const { AvroRecords } = await import('../avro/avro-records.ts')
      return AvroRecords.open(await open(request), limits)
    }
    case 'arrow': {
      const { ArrowRecords } = await import('../arrow/arrow-records.ts')
      return ArrowRecords.open(await open(request), limits)
    }
    case 'parts':
      return openParts(request, limits, firstBytes)
    case 'hdfs': {
      const { openHdfsParts } = await import('../hdfs/open-hdfs.ts')
      const { looksLikeNames } = await import('../detection/looks-like-names.ts')
      const { access, member, format } = request
      return openHdfsParts(request, format, limits, firstBytes, (file) =>
        looksLikeNames({ kind: 'hdfs', access, file, member }),
      )
    }
    case 'postgresql': {
      const { openPostgresql } = await import('../postgresql/copy-source.ts')
      return openPostgresql({ ...request, limits })
    }
    case 'trino': {
      const { openTrino } = await import('../trino/trino-source.ts')
      return openTrino({ ...request, limits })
    }
  }
}

/** Opens the records of several files as one source. */
async function openParts(
  { of, parts }: PartsRecordsRequest,
  limits: ReadLimits,
  firstBytes: number | undefined,
): Promise<RecordSource> {
  const { openSequence, openUnion } = await import('../parts/open-parts.ts')
  const reading = { parts, maxColumns: limits.columns, firstBytes }
  switch (of.kind) {
    case 'delimited':
    case 'fixedwidth': {
      const { looksLikeNames } = await import('../detection/looks-like-names.ts')
      return openSequence(
        reading,
        ({ path }, layout) => openRecords(laterRequest({ ...of, path }, layout), limits, firstBytes),
        of.kind === 'delimited'
          ? ({ path }) => looksLikeNames({ kind: 'file', path, member: of.member })
          : // The beginning of lines with positions says nothing about delimited fields.
            hasNamesInFirstLine(of)
            ? async () => false
            : undefined,
      )
    }
    case 'fixed':
      return openSequence(reading, ({ path }) => openRecords({ ...of, path }, limits, firstBytes))
    case 'excel':
      return openUnion(reading, ({ path, bytes: fileBytes }) =>
        openRecords({ ...of, path, fileBytes }, limits, firstBytes),
      )
    case 'json':
    case 'xml': {
      const isPart = parts.files.length > 1
      return openUnion(reading, ({ path }) => openRecords({ ...of, path, isPart }, limits, firstBytes))
    }
    default:
      return openUnion(reading, ({ path }) => openRecords({ ...of, path }, limits, firstBytes))
  }
}

const hasNamesInFirstLine = ({ format: { header, positions } }: FixedWidthRecordsRequest): boolean =>
  header && positions.every(({ name }) => name === undefined)

/** The request of a part whose columns the first part decided: its first record is compared with the names. */
function laterRequest(
  request: DelimitedRecordsRequest | FixedWidthRecordsRequest,
  layout: { readonly columns: number } | undefined,
): FileRecordsRequest {
  if (layout === undefined) return request
  if (request.kind === 'fixedwidth') {
    // Names of the positions are not compared with a first line, which each file has then.
    const header = request.format.header && !hasNamesInFirstLine(request)
    return { ...request, format: { ...request.format, header } }
  }
  return { ...request, format: { ...request.format, header: false }, columnCount: layout.columns }
}
