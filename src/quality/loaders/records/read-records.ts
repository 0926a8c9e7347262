import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { QualityError } from '../../model/errors.ts'
import type { Detected } from '../detection/detect.ts'
import { parseCanonical } from './canonical-csv.ts'
import type { DetectedSheet, SheetLinesRequest, SheetsRequest } from '../excel/excel-task.ts'
import { checkEncoding } from '../../values/encodings.ts'
import {
  type LinesRequest,
  type PreviewRequest,
  READER,
  type ReaderMessage,
  type ReaderTask,
  type RecordLinesRequest,
} from './reader-task.ts'
import type { LinesFile } from './lines-file.ts'
import type { ReadEvent, ReadSummary, RejectReason } from '../../model/reading.ts'
import type { PieceMessage } from './piece-reading.ts'
import type { ReadRequest } from './read-request.ts'
import { receivedError, SourceUnreadable } from '../errors.ts'

/**
 * Reads a source in a worker and writes its records into pieces in
 * `request.folder`. The worker is at most two pieces ahead of the caller. The caller removes each piece after use. If
 * reading ends early, all files left in the folder are removed.
 * @throws ReadingError, EncodingUnknown, or the signal's reason; InvalidData and SourceColumnUnknown if the
 * virtual columns do not fit the source
 */
export async function* readRecords(request: ReadRequest, signal: AbortSignal): AsyncGenerator<ReadEvent> {
  let isComplete = false
  try {
    for await (const message of perform({ kind: 'pieces', request }, signal)) {
      if (message.kind !== 'event') continue
      isComplete = message.event.kind === 'end'
      yield message.event
      if (isComplete) return
    }
    throw new SourceUnreadable(ENDED_EARLY)
  } finally {
    if (!isComplete) await empty(request.folder)
  }
}

/** The first records of a file: the records that a load of this sample would load, and would reject. */
export interface Preview {
  /** Names as in the first record; undefined without a header. */
  readonly names: readonly string[] | undefined
  /** The number of columns without virtual columns; 0 if no record can be split. */
  readonly columns: number
  /** One value per column; null if the field is empty. */
  readonly rows: readonly (readonly (string | null)[])[]
  readonly rejects: readonly PreviewedReject[]
  readonly summary: ReadSummary
}

export interface PreviewedReject {
  readonly line: number
  readonly reason: RejectReason
  readonly detail: string
  /** Bytes of the file before the record. */
  readonly offset: number
  /** Bytes of the record. */
  readonly length: number
  /** The bytes of the record; of a long one the first. */
  readonly raw: Buffer
}

/**
 * Reads the first records of a source in a worker; writes nothing. It shows fewer records if they take more
 * than 4 MiB.
 * @throws ReadingError, EncodingUnknown, or the signal's reason; InvalidData and SourceColumnUnknown if the
 * virtual columns do not fit the source
 */
export const previewRecords = (request: PreviewRequest, signal: AbortSignal): Promise<Preview> =>
  previewOf(perform({ kind: 'preview', request }, signal))

/**
 * The first records, from the messages of the thread or process that reads them.
 * @throws SourceUnreadable if the messages end early
 */
export async function previewOf(messages: AsyncIterable<{ readonly kind: string }>): Promise<Preview> {
  let columns: Extract<ReadEvent, { kind: 'columns' }> | undefined
  const pieces: Record<'rows' | 'rejects', (string | null)[][]> = { rows: [], rejects: [] }
  for await (const message of messages as AsyncIterable<PieceMessage>) {
    if (message.kind === 'bytes') pieces[message.of] = parseCanonical(message.bytes)
    if (message.kind !== 'event') continue
    if (message.event.kind === 'columns') columns = message.event
    if (message.event.kind !== 'end') continue
    return {
      names: columns?.names,
      columns: columns?.count ?? 0,
      rows: pieces.rows.map(([, ...values]) => values),
      rejects: pieces.rejects.map(previewedReject),
      summary: message.event.summary,
    }
  }
  throw new SourceUnreadable(ENDED_EARLY)
}

const previewedReject = ([, line, reason, detail, offset, length, raw]: readonly (
  string | null
)[]): PreviewedReject => ({
  line: Number(line),
  reason: reason as RejectReason,
  detail: detail!,
  offset: Number(offset),
  length: Number(length),
  // A record without bytes is null in the piece.
  raw: Buffer.from(raw ?? '', 'hex'),
})

/**
 * The first lines of a file (see `rawLines`), read in a worker.
 * @throws ReadingError, EncodingUnknown, or the signal's reason
 */
export function readRawLines(request: LinesRequest, signal: AbortSignal): Promise<readonly string[]> {
  checkEncoding(request.encoding)
  return linesOf({ kind: 'lines', request }, signal)
}

/**
 * The first records of a file of records of bytes (see `rawRecords`), read in a worker.
 * @throws ReadingError, or the signal's reason
 */
export const readRawRecords = (
  request: RecordLinesRequest,
  signal: AbortSignal,
): Promise<readonly string[]> => linesOf({ kind: 'record lines', request }, signal)

/**
 * The first rows of a sheet as lines (see `sheetLines`), read in a worker.
 * @throws ReadingError, or the signal's reason
 */
export const readSheetLines = (request: SheetLinesRequest, signal: AbortSignal): Promise<readonly string[]> =>
  linesOf({ kind: 'sheet lines', request }, signal)

/**
 * The sheets of a workbook, read in a worker.
 * @throws ReadingError, or the signal's reason
 */
export async function readSheets(
  request: SheetsRequest,
  signal: AbortSignal,
): Promise<readonly DetectedSheet[]> {
  for await (const message of perform({ kind: 'sheets', request }, signal))
    if (message.kind === 'sheets') return message.sheets
  throw new SourceUnreadable(ENDED_EARLY)
}

async function linesOf(task: ReaderTask, signal: AbortSignal): Promise<readonly string[]> {
  for await (const message of perform(task, signal)) if (message.kind === 'lines') return message.lines
  throw new SourceUnreadable(ENDED_EARLY)
}

/**
 * Guesses the format of a delimited file in a worker, since decoders are expensive. @see detectFile
 * @throws ReadingError, or the signal's reason
 */
export async function detectInWorker(file: LinesFile, signal: AbortSignal): Promise<Detected> {
  for await (const message of perform({ kind: 'detect', file }, signal))
    if (message.kind === 'detected') return message.detected
  throw new SourceUnreadable(ENDED_EARLY)
}

/** Runs a worker for one task and yields its messages. Leaving the loop ends the worker. */
async function* perform(task: ReaderTask, signal: AbortSignal): AsyncGenerator<ReaderMessage> {
  signal.throwIfAborted()
  try {
    for await (const message of READER.start(task, signal).messages) {
      if (message.kind === 'error') throw receivedError(message.error)
      yield message
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof QualityError) throw error
    throw new SourceUnreadable(ENDED_EARLY, { cause: error })
  }
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name))
}

const ENDED_EARLY = 'The reading of the source file ended before the file did; load it again.'
