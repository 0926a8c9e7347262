import type { ReadLimits, ReadSummary } from '../../model/reading.ts'
import { MAX_DETECTED, writtenName } from '../database-files/find-table.ts'
import { nothingWithin } from '../errors.ts'
import {
  type PieceSender,
  PROGRESS_BYTES,
  readFirstRecords,
  readIntoPieces,
} from '../records/piece-reading.ts'
import type { RecordSource } from '../records/record-source.ts'
import type { DecodedRecordsOptions } from './decoded-records.ts'
import type { IsolatedFile, IsolatedMessage, IsolatedTask } from './isolated-task.ts'

/** The process as it sees itself. */
type Sender = PieceSender & { readonly send: (message: IsolatedMessage) => void }

/**
 * Does a task in the process that reads the file, and sends its results.
 * @throws ReadingError, or the system's error; InvalidData and SourceColumnUnknown if the virtual columns do not fit the
 * file
 */
export async function readIsolated(task: IsolatedTask, self: Sender): Promise<void> {
  if (task.kind === 'tables') self.send({ kind: 'tables', tables: await tablesIn(task.request.file) })
  else self.send({ kind: 'event', event: { kind: 'end', summary: await readRecords(task, self) } })
}

async function readRecords(
  task: Exclude<IsolatedTask, { readonly kind: 'tables' }>,
  sender: PieceSender,
): Promise<ReadSummary> {
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
  { format, path, memoryMb, table, parts }: IsolatedFile,
  limits: ReadLimits,
  options: DecodedRecordsOptions,
): Promise<RecordSource> {
  const bounds = { ...limits, memoryMb }
  switch (format) {
    case 'parquet': {
      const { openParquetParts, openParquetRecords } = await import('../parquet/open-records.ts')
      return parts === undefined
        ? openParquetRecords(path, bounds, options)
        : openParquetParts(parts, bounds, options)
    }
    case 'sqlite': {
      const { openSqliteRecords } = await import('../database-files/sqlite/open-sqlite.ts')
      return openSqliteRecords(path, table, bounds, options)
    }
    case 'duckdb': {
      const { openDuckDbRecords } = await import('../database-files/duckdb/open-duckdb.ts')
      return openDuckDbRecords(path, table, bounds, options)
    }
  }
}

async function tablesIn({ format, path, memoryMb }: IsolatedFile): Promise<readonly string[]> {
  const { listSqliteTables } = await import('../database-files/sqlite/open-sqlite.ts')
  const { listDuckDbTables } = await import('../database-files/duckdb/open-duckdb.ts')
  const list = format === 'sqlite' ? listSqliteTables : listDuckDbTables
  return (await list(path, memoryMb)).slice(0, MAX_DETECTED).map(writtenName)
}
