/** A file that a command reads without a server. */
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { printable } from '../../lib/text.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from '../../platform/logging.ts'
import { isOfficeDocument } from '../../quality/loaders/compression/find-document.ts'
import { type Detected, detectFile } from '../../quality/loaders/detection/detect.ts'
import { kindOfFile } from '../../quality/loaders/detection/file-kind.ts'
import { delimitedFormat } from '../../quality/loaders/source-words.ts'
import { InvalidData, QualityError } from '../../quality/model/errors.ts'
import type { Compression, DelimitedFormat } from '../../quality/model/reading.ts'
import type { FileDescription, ProfileSurroundings } from '../../quality/report/profile-file.ts'
import { formatInWords } from '../../quality/report/reading-in-words.ts'
import { CommandError, UsageError } from '../command.ts'
import type { ProgressLine } from '../progress-line.ts'
import { refuse } from './refused-options.ts'
import { tellingFile } from './telling-file.ts'
import { WORKBOOK_OPTIONS, workbookFile, type WorkbookValues } from './workbook-file.ts'

/** The options that override the detected format. */
export const FORMAT_OPTIONS = {
  ...WORKBOOK_OPTIONS,
  delimiter: { type: 'string' },
  quote: { type: 'string' },
  escape: { type: 'string' },
  encoding: { type: 'string' },
  header: { type: 'boolean' },
  comment: { type: 'string' },
  null: { type: 'string', multiple: true },
  trim: { type: 'boolean' },
  ragged: { type: 'string' },
  decimal: { type: 'string' },
  'date-order': { type: 'string' },
  member: { type: 'string' },
  records: { type: 'string' },
  table: { type: 'string' },
} as const

const OPTION_NAMES = Object.keys(FORMAT_OPTIONS)

/** The values of FORMAT_OPTIONS. */
export interface FormatValues extends WorkbookValues {
  readonly delimiter?: string | undefined
  readonly quote?: string | undefined
  readonly escape?: string | undefined
  readonly encoding?: string | undefined
  readonly comment?: string | undefined
  readonly null?: string[] | undefined
  readonly trim?: boolean | undefined
  readonly ragged?: string | undefined
  readonly decimal?: string | undefined
  readonly 'date-order'?: string | undefined
  /** The file in a zip archive. */
  readonly member?: string | undefined
  /** The records of a file of JSON or XML. */
  readonly records?: string | undefined
  /** The table of a database file. */
  readonly table?: string | undefined
}

/** A file with its format or its source, and sentences about how it is read. */
export type SourceFile = FileDescription & { readonly description: string }

/**
 * A file with its format: detected unless the options give it. What changes values or hides faults is not detected here:
 * texts that mean null, decimal commas, the order of dates, and records of other lengths if they are few. Of a workbook,
 * and of files of JSON and XML, the options select what is read. A delimiter makes each other file a delimited one.
 */
export async function sourceFile(
  path: string,
  values: FormatValues,
  { expandedLimitBytes }: Pick<Config, 'expandedLimitBytes'>,
): Promise<SourceFile> {
  try {
    const file = await stat(path)
    // The detection reads the beginning of the file first. A pipe can be read only once.
    if (file.isDirectory())
      throw new CommandError(`${path} is a folder. Name a file: only a server loads all files of a folder.`)
    if (!file.isFile()) throw new CommandError(`${path} is not a file. Save the records to a file first.`)
    const place = { path, bytes: file.size }
    if (await isOfficeDocument(path))
      return { ...place, ...(await workbookFile(path, values, OPTION_NAMES, expandedLimitBytes)) }
    const { member } = values
    const detected = await detectFile(path, member)
    const kind = values.delimiter === undefined ? await kindOfFile(path, member) : undefined
    if (kind !== undefined)
      return { ...place, member, ...tellingFile(path, kind, values, OPTION_NAMES, detected) }
    refuse(values, ['sheet', 'range', 'errors', 'records', 'table'], 'a delimited file')
    const hasHeader = values.header ?? detected.header?.value ?? true
    const format = delimitedFormat({
      delimiter: values.delimiter ?? detected.delimiter?.value,
      quote: values.quote ?? detected.quote?.value,
      encoding: values.encoding ?? detected.encoding?.value,
      attr: hasHeader ? 'names' : 'none',
      escape: oneOf('escape', values.escape, ['quote', 'backslash']) ?? detected.escape?.value,
      skipRows: values['skip-rows'] ?? detected.skipRows?.value,
      comment: values.comment ?? detected.comment?.value,
      nulls: values.null,
      trim: values.trim ?? detected.trim?.value,
      ragged: oneOf('ragged', values.ragged, ['reject', 'pad', 'cut', 'fit']) ?? raggedOf(detected),
      decimal: oneOf('decimal', values.decimal, ['.', ',']),
      dateOrder: oneOf('date-order', values['date-order'], ['DMY', 'MDY', 'YMD']),
    })
    const description = describeReading(path, member, detected.compression, format)
    // A delimiter that is only detected does not stop the refusal of other formats.
    const ofUser = values.delimiter === undefined ? { ...format, isDefaultDelimiter: true as const } : format
    return { ...place, member, format: ofUser, description }
  } catch (error) {
    throw operatorError(error, path)
  }
}

/** Records of other lengths are faults, unless most records are. */
const raggedOf = ({ ragged }: Detected) =>
  ragged !== undefined && ragged.confidence > 0.5 ? ragged.value : undefined

/** @throws UsageError if the value of an option is none of these */
function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  words: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const found = words.find((word) => word === value)
  if (found === undefined) throw new UsageError(`--${option} must be one of ${words.join(', ')}.`)
  return found
}

/** What the profile of a file needs from the surroundings of a command. */
export const profiling = (
  config: Config,
  logger: Logger,
  signal: AbortSignal,
  line: ProgressLine,
): ProfileSurroundings => ({
  expandedBytes: config.expandedLimitBytes,
  memoryMb: config.warehouseMemoryMb,
  longestBytes: config.profiledValueBytes,
  logger,
  signal,
  progress: (fraction, sentence) => line.progress(() => `${Math.floor(fraction * 100)} %: ${sentence}`),
})

/** How a delimited file is read, as a sentence. */
function describeReading(
  path: string,
  member: string | undefined,
  compression: Compression | undefined,
  format: DelimitedFormat,
): string {
  const file = compression === undefined ? basename(path) : `${basename(path)} (${compression})`
  const subject = member === undefined ? file : `${printable(member)} in ${file}`
  return `${subject} is read as ${formatInWords(format)}.`
}

/** Runs work that Ctrl+C aborts with a message. */
export async function cancellable<T>(message: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const stop = () => abort.abort(new CommandError(message))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await work(abort.signal)
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

/** Faults that the user can correct become a sentence. All other errors are faults of the program. */
export function operatorError(error: unknown, path: string): unknown {
  if (error instanceof InvalidData) return new UsageError(error.faults.map(({ detail }) => detail).join(' '))
  if (error instanceof QualityError) return new CommandError(error.message, { cause: error })
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new CommandError(`There is no file ${path}.`, { cause: error })
  return typeof code === 'string' && /^E[A-Z]+$/.test(code)
    ? new CommandError(`${path} can't be read or written (${code}).`, { cause: error })
    : error
}
