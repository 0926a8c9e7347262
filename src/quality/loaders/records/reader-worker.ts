/** The thread that reads a source. It is started for one task (see reader-task.ts) and ends with it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkerSelf } from '../../../lib/worker-thread.ts'
import { columnNames } from '../../values/column-names.ts'
import { rawLines } from '../delimited/raw-lines.ts'
import { openRecords } from './open-records.ts'
import { type ReadingRequest, type ReadSink, RecordReading } from './record-reading.ts'
import { READER, type ReaderMessage, type ReaderTask } from './reader-task.ts'
import type { ReadEvent, ReadRequest } from '../../model/reading.ts'
import { nothingWithin, sentError } from '../errors.ts'

const PIECE_BYTES = 32 << 20
const PREVIEW_BYTES = 4 << 20
/** Progress is reported once per this many bytes of the file. */
const PROGRESS_BYTES = 2 << 20

type Self = WorkerSelf<ReaderMessage, never>

function writtenPieces({ folder }: ReadRequest, { send, turn }: Self): ReadSink {
  const tell = (event: ReadEvent): void => send({ kind: 'event', event })
  let count = 0
  let told = 0
  return {
    columns: tell,
    progress: (bytesRead) => {
      if (bytesRead - told < PROGRESS_BYTES) return
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

const sentPieces = ({ send }: Self): ReadSink => ({
  columns: (event) => send({ kind: 'event', event }),
  progress: () => undefined,
  // A copy: a message with a view would carry the view's whole buffer.
  piece: async (of, bytes) => send({ kind: 'bytes', of, bytes: new Uint8Array(bytes) }),
})

async function readingFor(task: Exclude<ReaderTask, { kind: 'lines' }>, self: Self): Promise<RecordReading> {
  const virtualFields = await virtualFieldsFor(task.request)
  if (task.kind === 'preview') {
    const { request } = task
    const bounds = { maxRejected: undefined, mostRecords: request.mostRecords, pieceBytes: PREVIEW_BYTES }
    return new RecordReading({ ...request, ...bounds, virtualFields }, sentPieces(self))
  }
  const { request } = task
  return new RecordReading(
    { ...request, mostRecords: undefined, pieceBytes: PIECE_BYTES, virtualFields },
    writtenPieces(request, self),
  )
}

/** Imports the expression language on demand, since most loads do not need it. */
async function virtualFieldsFor({
  virtual,
  limits,
}: Pick<ReadRequest, 'virtual' | 'limits'>): Promise<ReadingRequest['virtualFields']> {
  if (!virtual) return undefined
  const { VirtualFields } = await import('../virtual-fields.ts')
  const mostCharacters = limits.recordBytes / 4
  return (names, count) =>
    new VirtualFields(virtual.columns, columnNames(virtual.declaredNames ?? names, count), mostCharacters)
}

await READER.serve(
  async (task, self) => {
    if (task.kind === 'lines') {
      self.send({ kind: 'lines', lines: await rawLines(task.request) })
      return
    }
    const { records, limits } = task.request
    const firstBytes = task.kind === 'preview' ? task.request.firstBytes : undefined
    const reading = await readingFor(task, self)
    const source = await openRecords(records, limits, firstBytes)
    const summary = await reading.run(source)
    if (source.isCut && summary.records === 0) throw nothingWithin(firstBytes!)
    self.send({ kind: 'event', event: { kind: 'end', summary } })
  },
  (error) => ({ kind: 'error', error: sentError(error) }),
)
