import type { ReadSummary } from '../../model/reading.ts'
import { nothingWithin } from '../errors.ts'
import {
  type PieceSender,
  PROGRESS_BYTES,
  readFirstRecords,
  readIntoPieces,
} from '../records/piece-reading.ts'
import type { RecordSource } from '../records/record-source.ts'
import { openParquetRecords } from './open-records.ts'
import type { ParquetTask } from './parquet-task.ts'

/**
 * Does a task in the process that reads the file.
 * @throws ReadingError, ParquetUnreadable, ParquetTooWide, or the system's error; InvalidData and SourceColumnUnknown if
 * the virtual columns do not fit the file
 */
export async function readParquetRecords(task: ParquetTask, sender: PieceSender): Promise<ReadSummary> {
  const { path, bytes: fileBytes, limits, memoryMb } = task.request
  const firstBytes = task.kind === 'preview' ? task.request.firstBytes : undefined
  let records: RecordSource | undefined
  const open = async (): Promise<RecordSource> =>
    (records = await openParquetRecords(path, { ...limits, memoryMb }, { limits, fileBytes, firstBytes }))
  // Parquet tells empty strings from null.
  if (task.kind === 'pieces')
    return readIntoPieces({ ...task.request, keepsEmpty: true }, PROGRESS_BYTES, sender, open)
  const summary = await readFirstRecords({ ...task.request, keepsEmpty: true }, sender, open)
  if (summary.records === 0 && records!.isCut) throw nothingWithin(task.request.firstBytes)
  return summary
}
