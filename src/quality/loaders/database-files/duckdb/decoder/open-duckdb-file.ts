import { FileTooWide } from '../../../errors.ts'
import type { DecodedFile, DecodeLimits } from '../../../isolated/decoded-file.ts'
import { QueriedFile } from '../../../decoder/queried-file.ts'
import type { RowOrigin } from '../../../decoder/row-query.ts'
import { type FileTable, findTable } from '../../find-table.ts'
import { type DuckDbInstance, startInstance } from './duckdb-instance.ts'
import { describeDuckDbTable, duckDbRelations, inStatement } from './duckdb-relations.ts'
import { duckDbFailure } from './failures.ts'

/**
 * Memory that the engine counts at most, as a share of that of the process: it keeps blocks of the file until then, and
 * the texts of values are not counted.
 */
const MEMORY_SHARE = 0.25

/** Lists the tables of a file. @throws ReadingError */
export const listTables = (path: string, memoryMb: number): Promise<readonly FileTable[]> =>
  withInstance(path, memoryMb, async (instance) => {
    const { tables } = await duckDbRelations(await instance.connect())
    instance.close()
    return tables
  })

/**
 * Opens a table of a database file in an engine of its own. Call it in a process that does nothing else, since a damaged
 * file may crash the engine, and end the process to stop a query.
 * @param path absolute
 * @param wanted the table, see `findTable`
 * @param check called at the end. @throws SourceBroken if the rows may be wrong
 * @throws ReadingError
 */
export const openDuckDbFile = (
  path: string,
  wanted: string | undefined,
  limits: DecodeLimits,
  check: () => Promise<void>,
): Promise<DecodedFile> =>
  withInstance(path, limits.memoryMb, async ({ connect, close }) => {
    const connection = await connect()
    const table = findTable(await duckDbRelations(connection), wanted)
    const description = await describeDuckDbTable(connection, table)
    const { length } = description.names
    if (length > limits.columns)
      throw new FileTooWide(
        `The table has ${length} columns, and a source has at most ${limits.columns}: write a table with fewer columns.`,
      )
    const failure = (error: unknown): Error => duckDbFailure(error, path)
    const closed = async (): Promise<void> => close()
    return new QueriedFile(
      { origin: originOf(table), description, connection, connect, close: closed, failure, check },
      limits,
    )
  })

async function withInstance<T>(
  path: string,
  memoryMb: number,
  use: (instance: DuckDbInstance) => Promise<T>,
): Promise<T> {
  let instance: DuckDbInstance | undefined
  try {
    instance = await startInstance(path, Math.floor(memoryMb * MEMORY_SHARE))
    return await use(instance)
  } catch (error) {
    instance?.close()
    throw duckDbFailure(error, path)
  }
}

/** Numbers of rows that were removed are missing. */
function originOf(table: FileTable): RowOrigin {
  const from = (columns: readonly string[]): string => `${inStatement(table)} as file(${columns.join(', ')})`
  return {
    rows: from,
    numbered: (columns) => `(select ${columns.join(', ')}, rowid as n from ${from(columns)})`,
    hasGaps: true,
  }
}
