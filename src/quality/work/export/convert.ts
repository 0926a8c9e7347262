import { type ConvertMessage, CONVERTER, type ConvertTask, type Remarks } from './convert-task.ts'
import { ExportFailed } from '../../model/errors.ts'

/**
 * Converts the records of an export to its file, in a worker.
 * @param tell called with the number of records written so far
 * @throws ExportFailed, an error with the code of the system, or the signal's reason
 */
export async function convert(
  task: ConvertTask,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<Remarks> {
  signal.throwIfAborted()
  for await (const message of CONVERTER.start(task, signal).messages) {
    if (message.kind === 'progress') tell(message.count)
    else if (message.kind === 'end') return message.remarks
    else throw receivedError(message)
  }
  signal.throwIfAborted()
  throw new Error('The thread that writes an export ended before the export did.')
}

function receivedError({ failure, code, stack }: Extract<ConvertMessage, { kind: 'error' }>): Error {
  return failure === undefined ? Object.assign(new Error(stack), { code }) : new ExportFailed(failure)
}
