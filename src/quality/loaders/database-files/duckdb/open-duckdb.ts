import type { DecodeLimits } from '../../isolated/decoded-file.ts'
import { DecodedRecords, type DecodedRecordsOptions } from '../../isolated/decoded-records.ts'
import type { RecordSource } from '../../records/record-source.ts'
import { checkDatabaseFile } from '../database-format.ts'
import { type Companion, FileState } from '../file-state.ts'
import type { FileTable } from '../find-table.ts'
import { listTables, openDuckDbFile } from './decoder/open-duckdb-file.ts'

const COMPANIONS: readonly Companion[] = [
  {
    ending: '.wal',
    remedy: 'Close the programs that use the database, or run `CHECKPOINT` in it, and load it again.',
  },
]

/** Lists the tables of a file. @throws ReadingError, or the system's error */
export async function listDuckDbTables(path: string, memoryMb: number): Promise<readonly FileTable[]> {
  await checkDatabaseFile(path, 'duckdb')
  await FileState.of(path, COMPANIONS)
  return listTables(path, memoryMb)
}

/**
 * Opens the rows of a table of DuckDB.
 * @param path absolute
 * @param wanted the table, see `findTable`
 * @throws ReadingError, or the system's error
 */
export async function openDuckDbRecords(
  path: string,
  wanted: string | undefined,
  limits: DecodeLimits,
  options: DecodedRecordsOptions,
): Promise<RecordSource> {
  await checkDatabaseFile(path, 'duckdb')
  const state = await FileState.of(path, COMPANIONS)
  const file = await openDuckDbFile(path, wanted, limits, () => state.check())
  return new DecodedRecords(file, options)
}
