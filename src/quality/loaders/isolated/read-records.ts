import type { ReadLimits, ReadSummary } from '../../model/reading.ts'
import type { DecodedRecordsOptions } from './decoded-records.ts'
import { nothingWithin } from '../errors.ts'
import {
  type PieceSender,
  PROGRESS_BYTES,
  readFirstRecords,
  readIntoPieces,
} from '../records/piece-reading.ts'
import type { RecordSource } from '../records/record-source.ts'
import type { IsolatedFile, IsolatedTask } from './isolated-task.ts'

/**
 * Does a task in the process that reads the file.
 * @throws ReadingError, or the system's error; InvalidData and SourceColumnUnknown if the virtual columns do not fit the
 * file
 */
export async function readIsolatedRecords(task: IsolatedTask, sender: PieceSender): Promise<ReadSummary> {
  const { file, limits } = task.request
  const firstBytes = task.kind === 'preview' ? task.request.firstBytes : undefined
  let records: RecordSource | undefined
  const open = async (): Promise<RecordSource> =>
    (records = await openRecords(file, limits, { limits, fileBytes: file.bytes, firstBytes }))
  // These formats tell empty strings from null.
  if (task.kind === 'pieces')
    return readIntoPieces({ ...task.request, keepsEmpty: true }, PROGRESS_BYTES, sender, open)
  const summary = await readFirstRecords({ ...task.request, keepsEmpty: true }, sender, open)
  if (summary.records === 0 && records!.isCut) throw nothingWithin(task.request.firstBytes)
  return summary
}

/** Imports the reader of the format on demand, so that the process loads no other decoder. */
async function openRecords(
  { path, memoryMb }: IsolatedFile,
  limits: ReadLimits,
  options: DecodedRecordsOptions,
): Promise<RecordSource> {
  const { openParquetRecords } = await import('../parquet/open-records.ts')
  return openParquetRecords(path, { ...limits, memoryMb }, options)
}
