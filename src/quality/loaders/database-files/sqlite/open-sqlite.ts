import type { ReadLimits } from '../../../model/reading.ts'
import { FileTooWide } from '../../errors.ts'
import type { DecodedRecordsOptions } from '../../isolated/decoded-records.ts'
import type { RecordSource } from '../../records/record-source.ts'
import { checkDatabaseFile } from '../database-format.ts'
import { type Companion, FileState } from '../file-state.ts'
import { type FileTable, findTable } from '../find-table.ts'
import { PagedPacks, SteppedPacks } from './row-packs.ts'
import { SqliteFile } from './sqlite-file.ts'
import { SqliteRecords } from './sqlite-records.ts'
import { describeTable, sqliteRelations, type SqliteTable } from './sqlite-schema.ts'

const COMPANIONS: readonly Companion[] = [
  {
    ending: '-wal',
    remedy:
      'Close the programs that use the database, or run `PRAGMA wal_checkpoint(TRUNCATE)` in it, and load it again.',
  },
  {
    ending: '-journal',
    // A journal of a complete transaction may stay, with zeros at its beginning.
    start: Buffer.from([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]),
    remedy:
      'Wait for the program that changes the database; if it has crashed, open the database once with the program of the database. Load it again then.',
  },
]

/** Memory that the library takes at most, as a share of that of the process. */
const MEMORY_SHARE = 0.5

/** Lists the tables of a file. @throws ReadingError, or the system's error */
export async function listSqliteTables(path: string, memoryMb: number): Promise<readonly FileTable[]> {
  const { file } = await open(path, memoryMb)
  try {
    return (await sqliteRelations(file)).tables
  } finally {
    await file.close()
  }
}

async function open(path: string, memoryMb: number): Promise<{ file: SqliteFile; state: FileState }> {
  await checkDatabaseFile(path, 'sqlite')
  const state = await FileState.of(path, COMPANIONS)
  return { file: await SqliteFile.open(path, Math.floor(memoryMb * MEMORY_SHARE)), state }
}

/**
 * Opens the rows of a table. Call it in a process that does nothing else, since a damaged file may crash the library.
 * @param path absolute
 * @param wanted the table, see `findTable`
 * @throws ReadingError, or the system's error
 */
export async function openSqliteRecords(
  path: string,
  wanted: string | undefined,
  {
    columns,
    recordBytes,
    memoryMb,
  }: Pick<ReadLimits, 'columns' | 'recordBytes'> & { readonly memoryMb: number },
  options: DecodedRecordsOptions,
): Promise<RecordSource> {
  const { file, state } = await open(path, memoryMb)
  try {
    const table = await describeTable(file, findTable(await sqliteRelations(file), wanted))
    if (table.columns.length > columns)
      throw new FileTooWide(
        `The table has ${table.columns.length} columns, and a source has at most ${columns}: write a table with fewer columns.`,
      )
    const range = await rangeOf(file, table)
    const lastKey: { value: string | undefined } = { value: undefined }
    const packs =
      table.rowid === undefined
        ? await SteppedPacks.open(file, table, recordBytes)
        : await PagedPacks.open(file, table, table.rowid, () => lastKey.value)
    return new SqliteRecords(
      { table, packs, lastKey, range, check: () => state.check(), close: () => file.close() },
      options,
    )
  } catch (error) {
    await file.close()
    throw error
  }
}

async function rangeOf(
  file: SqliteFile,
  { rowid, name }: SqliteTable,
): Promise<readonly [bigint, bigint] | undefined> {
  if (rowid === undefined) return undefined
  // Two queries, since the library finds one end by the tree, but reads all rows for both.
  const ends = await Promise.all(
    ['min', 'max'].map((end) => file.rows(`select cast(${end}(${rowid}) as text) as number from ${name}`)),
  )
  const [first, last] = ends.map(([row]) => row?.['number'])
  return typeof first === 'string' && typeof last === 'string' ? [BigInt(first), BigInt(last)] : undefined
}
