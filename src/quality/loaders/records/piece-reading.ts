import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadEvent, ReadSummary } from '../../model/reading.ts'
import { columnNames } from '../../values/column-names.ts'
import type { ReadRequest } from './read-request.ts'
import { type ReadingRequest, type ReadSink, RecordReading } from './record-reading.ts'
import type { RecordSource } from './record-source.ts'

const PIECE_BYTES = 32 << 20
const PREVIEW_BYTES = 4 << 20

/** Progress is reported once per this many bytes of a file, or rows of a table. */
export const PROGRESS_BYTES = 2 << 20
export const PROGRESS_ROWS = 10_000

/** What a reading sends from its thread or process. */
export type PieceMessage =
  | { readonly kind: 'event'; readonly event: ReadEvent }
  /** A piece of a preview. */
  | { readonly kind: 'bytes'; readonly of: 'rows' | 'rejects'; readonly bytes: Uint8Array }

/** A thread or process that reads, as it sees itself. */
export interface PieceSender {
  readonly send: (message: PieceMessage) => void
  /** Waits until another piece may be made. */
  readonly turn: () => Promise<void>
}

/** True if a message is a piece, which the caller has to take before many more are made. */
export const isPieceEvent = (message: { readonly kind: string }): boolean => {
  const { kind, event } = message as Partial<Extract<PieceMessage, { kind: 'event' }>>
  return kind === 'event' && (event!.kind === 'rows' || event!.kind === 'rejects')
}

/**
 * Reads records into files below `request.folder`, and sends the events but the last one.
 * @param progressUnits progress is sent once per this number of the source's units, see `RecordSource.bytesRead`
 */
export async function readIntoPieces(
  request: Omit<ReadRequest, 'records'> & Pick<ReadingRequest, 'keepsEmpty'>,
  progressUnits: number,
  sender: PieceSender,
  open: () => Promise<RecordSource>,
): Promise<ReadSummary> {
  const virtualFields = await virtualFieldsFor(request)
  const reading = new RecordReading(
    { ...request, mostRecords: undefined, pieceBytes: PIECE_BYTES, virtualFields },
    writtenPieces(request.folder, progressUnits, sender),
  )
  return reading.run(await open())
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

function writtenPieces(folder: string, progressUnits: number, { send, turn }: PieceSender): ReadSink {
  const tell = (event: ReadEvent): void => send({ kind: 'event', event })
  let count = 0
  let told = 0
  return {
    columns: tell,
    progress: (bytesRead) => {
      if (bytesRead - told < progressUnits) return
      told = bytesRead
      tell({ kind: 'progress', bytesRead })
    },
    piece: async (kind, bytes, rows, bytesRead) => {
      await turn()
      const path = join(folder, `${kind}-${++count}.csv`)
      writeFileSync(path, bytes, { flag: 'wx' })
      tell({ kind, path, rows, bytesRead })
    },
  }
}

const sentPieces = ({ send }: PieceSender): ReadSink => ({
  columns: (event) => send({ kind: 'event', event }),
  progress: () => undefined,
  // A copy: a message with a view would carry the view's whole buffer.
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
    new VirtualFields(virtual.columns, columnNames(virtual.declaredNames ?? names, count), bounds)
}
