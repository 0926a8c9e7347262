import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadEvent, ReadSummary } from '../../model/reading.ts'
import { columnNames } from '../../values/column-names.ts'
import { namesWith } from '../declaration.ts'
import type { ReadRequest } from './read-request.ts'
import { type ReadingRequest, type ReadSink, RecordReading } from './record-reading.ts'
import type { RecordSource } from './record-source.ts'

const PIECE_BYTES = 32 << 20
const PREVIEW_BYTES = 4 << 20
/** A piece is sent in parts of this size, so that no message keeps its receiver busy for long. */
const PART_BYTES = 1 << 20

/** Progress is reported once per this many bytes of a file, or rows of a table. */
export const PROGRESS_BYTES = 2 << 20
export const PROGRESS_ROWS = 10_000

/** What a reading sends from its thread or process. */
export type PieceMessage =
  | { readonly kind: 'event'; readonly event: ReadEvent }
  /** A piece of a preview, or a part of another piece. */
  | { readonly kind: 'bytes'; readonly of: 'rows' | 'rejects'; readonly bytes: Uint8Array }
  /** The end of a piece whose parts were sent. */
  | {
      readonly kind: 'piece end'
      readonly of: 'rows' | 'rejects'
      readonly rows: number
      readonly bytesRead: number
    }

/** A thread or process that reads, as it sees itself. */
export interface PieceSender {
  readonly send: (message: PieceMessage) => void
  /** Waits until another piece may be made. */
  readonly turn: () => Promise<void>
}

/** True if a message is a part of a piece, which the caller has to take before many more are sent. */
export const isPart = ({ kind }: { readonly kind: string }): boolean => kind === 'bytes'

/** True if a message is a piece, which the caller has to take before many more are made. */
export const isPieceEvent = (message: { readonly kind: string }): boolean => {
  const { kind, event } = message as Partial<Extract<PieceMessage, { kind: 'event' }>>
  return kind === 'event' && (event!.kind === 'rows' || event!.kind === 'rejects')
}

type ReadAllRequest = Omit<ReadRequest, 'records' | 'folder'> & Pick<ReadingRequest, 'keepsEmpty'>

/**
 * Reads records into files below `request.folder`, and sends the events but the last one.
 * @param progressUnits progress is sent once per this number of the source's units, see `RecordSource.bytesRead`
 */
export async function readIntoPieces(
  request: ReadAllRequest & Pick<ReadRequest, 'folder'>,
  progressUnits: number,
  sender: PieceSender,
  open: () => Promise<RecordSource>,
): Promise<ReadSummary> {
  return readAll(request, writtenPieces(request.folder, progressUnits, sender), open)
}

/** Reads records and sends them in parts to `writePieces`, and all events but those of the pieces and the last one. */
export const readIntoParts = (
  request: ReadAllRequest,
  progressUnits: number,
  sender: PieceSender,
  open: () => Promise<RecordSource>,
): Promise<ReadSummary> => readAll(request, pieceParts(progressUnits, sender), open)

async function readAll(
  request: ReadAllRequest,
  sink: ReadSink,
  open: () => Promise<RecordSource>,
): Promise<ReadSummary> {
  const virtualFields = await virtualFieldsFor(request)
  const bounds = { mostRecords: undefined, pieceBytes: PIECE_BYTES, virtualFields }
  return new RecordReading({ ...request, ...bounds }, sink).run(await open())
}

/** Reads the first records, and sends them. */
export async function readFirstRecords(
  request: Omit<ReadRequest, 'records' | 'folder' | 'maxRejected'> &
    Pick<ReadingRequest, 'keepsEmpty'> & { readonly mostRecords: number },
  sender: PieceSender,
  open: () => Promise<RecordSource>,
): Promise<ReadSummary> {
  const virtualFields = await virtualFieldsFor(request)
  const bounds = { maxRejected: undefined, pieceBytes: PREVIEW_BYTES, virtualFields }
  return new RecordReading({ ...request, ...bounds }, sentPieces(sender)).run(await open())
}

function writtenPieces(folder: string, progressUnits: number, sender: PieceSender): ReadSink {
  let count = 0
  return {
    ...eventsOf(progressUnits, sender),
    piece: async (kind, bytes, rows, bytesRead) => {
      await sender.turn()
      const path = join(folder, `${kind}-${++count}.csv`)
      writeFileSync(path, bytes, { flag: 'wx' })
      sender.send({ kind: 'event', event: { kind, path, rows, bytesRead } })
    },
  }
}

const pieceParts = (progressUnits: number, sender: PieceSender): ReadSink => ({
  ...eventsOf(progressUnits, sender),
  piece: async (of, bytes, rows, bytesRead) => {
    for (let from = 0; from < bytes.length; from += PART_BYTES) {
      await sender.turn()
      // A copy: a message with a view would carry the view's whole buffer.
      sender.send({ kind: 'bytes', of, bytes: new Uint8Array(bytes.subarray(from, from + PART_BYTES)) })
    }
    sender.send({ kind: 'piece end', of, rows, bytesRead })
  },
})

/** What a reading tells besides its pieces. */
function eventsOf(progressUnits: number, { send }: PieceSender): Omit<ReadSink, 'piece'> {
  let told = 0
  return {
    columns: (event) => send({ kind: 'event', event }),
    progress: (bytesRead) => {
      if (bytesRead - told < progressUnits) return
      told = bytesRead
      send({ kind: 'event', event: { kind: 'progress', bytesRead } })
    },
  }
}

const sentPieces = ({ send }: PieceSender): ReadSink => ({
  columns: (event) => send({ kind: 'event', event }),
  progress: () => undefined,
  piece: async (of, bytes) => send({ kind: 'bytes', of, bytes: new Uint8Array(bytes) }),
})

/** Imports the expression language on demand, since most loads do not need it. */
async function virtualFieldsFor({
  virtual,
  limits,
  keepsEmpty = false,
}: Pick<ReadRequest, 'virtual' | 'limits'> & Pick<ReadingRequest, 'keepsEmpty'>): Promise<
  ReadingRequest['virtualFields']
> {
  if (!virtual) return undefined
  const { VirtualFields } = await import('../virtual-fields.ts')
  const bounds = { mostCharacters: limits.recordBytes / 4, keepsEmpty }
  return (names, count) =>
    new VirtualFields(virtual.columns, columnNames(namesWith(virtual.declaredNames, names), count), bounds)
}
