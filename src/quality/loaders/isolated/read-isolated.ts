import { ChildEnded } from '../../../lib/child-process.ts'
import type { ReadEvent } from '../../model/reading.ts'
import { receivedError, SourceBroken } from '../errors.ts'
import { type Preview, previewOf } from '../records/read-records.ts'
import {
  ISOLATED_CHILD,
  type IsolatedFile,
  type IsolatedMessage,
  type IsolatedPreviewRequest,
  type IsolatedReadRequest,
  type IsolatedTask,
} from './isolated-task.ts'

/**
 * Reads a file in a process of its own and writes its rows into pieces.
 * @throws ReadingError, InvalidData and SourceColumnUnknown for virtual columns, or the signal's reason
 */
export async function* readIsolated(
  request: IsolatedReadRequest,
  signal: AbortSignal,
): AsyncGenerator<ReadEvent> {
  for await (const message of perform({ kind: 'pieces', request }, signal)) {
    if (message.kind === 'event') yield message.event
  }
}

/**
 * Reads the first records of a file. Writes nothing.
 * @throws as `readIsolated`
 */
export const previewIsolated = (request: IsolatedPreviewRequest, signal: AbortSignal): Promise<Preview> =>
  previewOf(perform({ kind: 'preview', request }, signal))

/**
 * The names of the tables of a database file, as a source names them, at most 1,000.
 * @throws ReadingError, or the signal's reason
 */
export async function tablesOf(file: IsolatedFile, signal: AbortSignal): Promise<readonly string[]> {
  for await (const message of perform({ kind: 'tables', request: { file } }, signal))
    if (message.kind === 'tables') return message.tables
  throw new SourceBroken('The process that reads the file gave no list of its tables; try again.')
}

/** Runs a child for one task and yields its messages. Leaving the loop ends the child. */
async function* perform(task: IsolatedTask, signal: AbortSignal): AsyncGenerator<IsolatedMessage> {
  signal.throwIfAborted()
  try {
    for await (const message of ISOLATED_CHILD.start(task, signal)) {
      if (message.kind === 'error') throw receivedError(message.error)
      yield message
    }
  } catch (error) {
    if (!(error instanceof ChildEnded)) throw error
    const how = error.signal === undefined ? '' : ` by the signal ${error.signal}`
    throw new SourceBroken(
      `The process that reads the file was ended${how}: the file is damaged, or the server ran short of memory; write and upload the file again.`,
      { cause: error },
    )
  }
}
