/** The process that writes Parquet files, and CSV files from them. It is started for one task (see parquet-task.ts) and ends with it. */
import { isDiskFull, isOutOfMemory } from './engine-messages.ts'
import { PARQUET_CHILD, type ParquetMessage } from './parquet-task.ts'
import { writeParquetFiles } from './write-parquet-files.ts'

PARQUET_CHILD.serve(async (task, self) => {
  // The process holds nothing that would have to be released.
  self.signal.addEventListener('abort', () => process.kill(process.pid, 'SIGKILL'))
  for await (const rows of writeParquetFiles(task)) self.send({ kind: 'written', rows })
}, failure)

function failure(error: unknown): ParquetMessage {
  const message = error instanceof Error ? error.message : String(error)
  const reason = isDiskFull(message) ? 'disk' : isOutOfMemory(message) ? 'memory' : 'data'
  return { kind: 'failed', reason }
}
