import { QualityError } from '../model/errors.ts'
import { ValuesUndescribed } from './errors.ts'
import { DESCRIBER, NO_MORE, type PieceSettings, type ValuesEvent, type ValuesTask } from './values-task.ts'

/** Tasks that the worker may have: the current task, and the next task to start without waiting. */
const TASKS_AHEAD = 2

/**
 * Describes the distinct values of one attribute after the other, in a worker. The next task is requested while the
 * current task runs. The worker is at most two pieces ahead of the caller. A piece may contain values of several
 * attributes. The caller removes each piece after use, and the file of each task after its description. If the work
 * ends early, the caller empties the folder.
 * @throws ValuesUndescribed, an error of the task source, or the signal's reason
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
