import type { OpenParquetFile } from './parquet-file.ts'
import type { ReadSummary } from '../../model/reading.ts'
import { nothingWithin } from '../errors.ts'
import {
  type PieceSender,
  PROGRESS_BYTES,
  readFirstRecords,
  readIntoPieces,
} from '../records/piece-reading.ts'
import { ParquetRecords } from './parquet-records.ts'
import type { ParquetTask } from './parquet-task.ts'

/**
 * Does a task in the process that reads the file.
 * @throws ReadingError, ParquetUnreadable, ParquetTooWide, or the system's error; InvalidData and SourceColumnUnknown if
 * the virtual columns do not fit the file
 */
export async function readParquetRecords(
  task: ParquetTask,
  sender: PieceSender,
  openFile: OpenParquetFile,
): Promise<ReadSummary> {
  const { path, bytes: fileBytes, limits, memoryMb } = task.request
  const firstBytes = task.kind === 'preview' ? task.request.firstBytes : undefined
  let records: ParquetRecords | undefined
  const open = async (): Promise<ParquetRecords> =>
    (records = new ParquetRecords(await openFile(path, { ...limits, memoryMb }), {
      limits,
      fileBytes,
      firstBytes,
    }))
  // Parquet tells empty strings from null.
  if (task.kind === 'pieces')
    return readIntoPieces({ ...task.request, keepsEmpty: true }, PROGRESS_BYTES, sender, open)
  const summary = await readFirstRecords({ ...task.request, keepsEmpty: true }, sender, open)
  if (summary.records === 0 && records!.isCut) throw nothingWithin(task.request.firstBytes)
  return summary
}
