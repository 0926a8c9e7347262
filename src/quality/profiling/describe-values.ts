import { QualityError } from '../model/errors.ts'
import { ValuesUndescribed } from './errors.ts'
import { DESCRIBER, NO_MORE, type PieceSettings, type ValuesEvent, type ValuesTask } from './values-task.ts'

/** How many tasks the worker may have: one to do, and one to begin with as soon as that is done. */
const TASKS_AHEAD = 2

/**
 * Tells all that is told of single values, for one attribute after the other, in a worker. A task is asked for while
 * the one before it is in work; the worker is at most two pieces ahead of whoever takes the events. A piece may hold
 * the values of several attributes. Who took a piece removes it, and the file of a task once it is described; where
 * the work does not come to its end, the folder is the caller's to empty.
 * @throws ValuesUndescribed, what asking for a task throws, or the signal's reason
 */
export async function* describeValues(
  tasks: Iterable<ValuesTask> | AsyncIterable<ValuesTask>,
  pieces: PieceSettings,
  signal: AbortSignal,
): AsyncGenerator<ValuesEvent> {
  signal.throwIfAborted()
  const source = new AbortController()
  const either = AbortSignal.any([signal, source.signal])
  const worker = DESCRIBER.start(pieces, either)
  let inWork = 0
  let isOver = false
  let goOn: (() => void) | undefined
  const giveTasks = async (): Promise<void> => {
    for await (const task of tasks) {
      if (isOver) return
      worker.order(task)
      inWork++
      while (inWork === TASKS_AHEAD && !isOver) await new Promise<void>((resolve) => (goOn = resolve))
    }
    worker.order(NO_MORE)
  }
  giveTasks().catch((error: unknown) => source.abort(error))
  try {
    for await (const message of worker.messages) {
      if (message.kind === 'error') throw new ValuesUndescribed(message.message)
      if (message.kind === 'end') return
      if (message.kind === 'described') {
        inWork--
        goOn?.()
      }
      yield message
    }
    throw new ValuesUndescribed(ENDED_EARLY)
  } catch (error) {
    either.throwIfAborted()
    throw error instanceof QualityError ? error : new ValuesUndescribed(ENDED_EARLY, { cause: error })
  } finally {
    isOver = true
    goOn?.()
  }
}

const ENDED_EARLY = 'The profile ended before all values were read; load the source again.'
