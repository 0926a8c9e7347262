/** The process that reads a file. It is started for one task (see isolated-task.ts) and ends with it. */
import { FileTooWide, sentError, SourceBroken } from '../errors.ts'
import { ParquetTooWide, ParquetUnreadable } from '../parquet/errors.ts'
import { ISOLATED_CHILD } from './isolated-task.ts'
import { memoryExceeded } from './memory-exceeded.ts'
import { readIsolated } from './read-records.ts'

ISOLATED_CHILD.serve(
  async (task, self) => {
    // The process holds nothing that would have to be released, and the decoder may be busy for long.
    self.signal.addEventListener('abort', () => process.kill(process.pid, 'SIGKILL'))
    await Promise.race([readIsolated(task, self), memoryExceeded(task.request.file)])
  },
  (error) => ({ kind: 'error', error: sentError(readingError(error)) }),
)

function readingError(error: unknown): unknown {
  if (error instanceof ParquetUnreadable) return new SourceBroken(error.message, { cause: error })
  if (error instanceof ParquetTooWide) return new FileTooWide(error.message, { cause: error })
  return error
}
