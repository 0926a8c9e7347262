import { ChildEnded, ChildNotStarted } from '../../../lib/child-process.ts'
import type { ReadEvent } from '../../model/reading.ts'
import { DatabaseFailed, receivedError } from '../errors.ts'
import type { OdbcTableListing } from './odbc-tables.ts'
import type { PieceMessage } from '../records/piece-reading.ts'
import { type Preview, previewOf } from '../records/read-records.ts'
import { writePieces } from '../records/write-pieces.ts'
import {
  ODBC_CHILD,
  type OdbcMessage,
  type OdbcPreviewRequest,
  type OdbcReadRequest,
  type OdbcTask,
} from './odbc-task.ts'
import type { DatabaseRequest } from './open-database.ts'

/**
 * Lists the tables and views of a database, without those of the system.
 * @param filter a pattern of names, see `tableFilter`; undefined lists all
 * @throws ReadingError, InvalidSource, or the signal's reason
 */
export async function readOdbcTables(
  database: DatabaseRequest,
  filter: string | undefined,
  signal: AbortSignal,
): Promise<OdbcTableListing> {
  for await (const message of performOdbc({ kind: 'tables', database, filter }, signal)) {
    if (message.kind === 'tables') return message.listing
  }
  throw new DatabaseFailed('The database gave no list of its tables; try again.')
}

/**
 * Reads a table or a view in a process of its own and writes its rows into pieces.
 * @throws ReadingError, InvalidSource, or the signal's reason
 */
export async function* readOdbc(
  database: DatabaseRequest,
  { folder, ...request }: OdbcReadRequest,
  signal: AbortSignal,
): AsyncGenerator<ReadEvent> {
  yield* writePieces(piecesOf(performOdbc({ kind: 'parts', database, request }, signal)), folder)
}

async function* piecesOf(messages: AsyncIterable<OdbcMessage>): AsyncGenerator<PieceMessage> {
  for await (const message of messages)
    if (message.kind !== 'tables' && message.kind !== 'error') yield message
}

/**
 * Reads the first records of a table or a view. Writes nothing.
 * @throws ReadingError, InvalidSource, or the signal's reason
 */
export const previewOdbc = (
  database: DatabaseRequest,
  request: OdbcPreviewRequest,
  signal: AbortSignal,
): Promise<Preview> => previewOf(performOdbc({ kind: 'preview', database, request }, signal))

/** Runs a child for one task and yields its messages. Leaving the loop ends the child. */
export async function* performOdbc(task: OdbcTask, signal: AbortSignal): AsyncGenerator<OdbcMessage> {
  signal.throwIfAborted()
  try {
    for await (const message of ODBC_CHILD.start(task, signal, task.database.processUser)) {
      if (message.kind === 'error') throw receivedError(message.error)
      yield message
    }
  } catch (error) {
    if (!(error instanceof ChildEnded)) throw error
    if (error instanceof ChildNotStarted)
      throw new DatabaseFailed(
        `The process that reads the database did not start. ${error.message} Ask the operator of the server to let the account of ODBC_USER read the folder of the program and run Node.`,
        { cause: error },
      )
    const how = error.signal === undefined ? '' : ` by the signal ${error.signal}`
    throw new DatabaseFailed(
      `The process that reads the database was ended${how}, so its ODBC driver may have crashed; try again, and update the driver if it happens again.`,
      { cause: error },
    )
  }
}
