/** The process that reads a database over ODBC. It is started for one task (see odbc-task.ts) and ends with it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildSelf } from '../../../lib/child-process.ts'
import { columnNames } from '../../values/column-names.ts'
import type { ReadEvent } from '../../model/reading.ts'
import { sentError } from '../errors.ts'
import { type ReadingRequest, type ReadSink, RecordReading } from '../records/record-reading.ts'
import { listOdbcTables } from './odbc-tables.ts'
import { ODBC_CHILD, type OdbcMessage, type OdbcReadRequest, type OdbcTask } from './odbc-task.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { openTable } from './open-table.ts'

const PIECE_BYTES = 32 << 20
const PREVIEW_BYTES = 4 << 20
/** Progress is reported once per this many rows. */
const PROGRESS_ROWS = 10_000

type Self = ChildSelf<OdbcMessage>

function writtenPieces({ folder }: OdbcReadRequest, { send, turn }: Self): ReadSink {
  const tell = (event: ReadEvent): void => send({ kind: 'event', event })
  let count = 0
  let told = 0
  return {
    columns: tell,
    progress: (bytesRead) => {
      if (bytesRead - told < PROGRESS_ROWS) return
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
  piece: async (of, bytes) => send({ kind: 'bytes', of, bytes: new Uint8Array(bytes) }),
})

/** Imports the expression language on demand, since most loads do not need it. */
async function virtualFieldsFor({
  virtual,
  limits,
}: Pick<OdbcReadRequest, 'virtual' | 'limits'>): Promise<ReadingRequest['virtualFields']> {
  if (!virtual) return undefined
  const { VirtualFields } = await import('../virtual-fields.ts')
  const mostCharacters = limits.recordBytes / 4
  return (names, count) =>
    new VirtualFields(virtual.columns, columnNames(virtual.declaredNames ?? names, count), mostCharacters)
}

async function read(
  task: Exclude<OdbcTask, { kind: 'tables' }>,
  database: OpenDatabase,
  self: Self,
): Promise<void> {
  const { request } = task
  const virtualFields = await virtualFieldsFor(request)
  const isPreview = task.kind === 'preview'
  const reading = isPreview
    ? new RecordReading(
        { ...task.request, maxRejected: undefined, pieceBytes: PREVIEW_BYTES, virtualFields },
        sentPieces(self),
      )
    : new RecordReading(
        { ...task.request, mostRecords: undefined, pieceBytes: PIECE_BYTES, virtualFields },
        writtenPieces(task.request, self),
      )
  const maxRows = isPreview ? task.request.maxRows : undefined
  const source = await openTable(database, { ...request, maxRows }, self.signal)
  const summary = await reading.run(source)
  self.send({ kind: 'event', event: { kind: 'end', summary } })
}

ODBC_CHILD.serve(
  async (task, self) => {
    const database = await openDatabase(task.database)
    try {
      if (task.kind === 'tables')
        self.send({ kind: 'tables', listing: await listOdbcTables(database, task.filter) })
      else await read(task, database, self)
    } finally {
      await database.connection.close()
    }
  },
  (error) => ({ kind: 'error', error: sentError(error) }),
)
