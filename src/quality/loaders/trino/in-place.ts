import { inPlaceColumn } from '../../model/warehouse/in-place.ts'
import type { TrinoTable } from '../../model/entity-source.ts'
import type { InPlaceRequest, InPlaceRows } from '../source-kind.ts'
import type { TrinoLocation } from '../source-location.ts'
import { originOf } from './trino-connection.ts'
import { TrinoSession } from './trino-session.ts'
import { estimate, textQuery, type TrinoRows, withFunctions } from './trino-source.ts'
import { TEXT_FUNCTIONS } from './trino-texts.ts'

/**
 * The rows of a table in the cluster of the engine. The engine reads them as its own user, so the connection must have
 * this user, and prove it: otherwise its users could read what only the engine may read.
 * @param rows what the cluster selects
 * @returns undefined if the connection has another cluster or another user
 */
export async function inPlaceRows(
  rows: TrinoRows,
  { engine, limits }: InPlaceRequest<TrinoTable, TrinoLocation>,
  signal: AbortSignal,
): Promise<InPlaceRows | undefined> {
  if (originOf(rows.connection.cluster) !== engine.origin) return undefined
  const session = new TrinoSession(rows.connection)
  try {
    const [user] = await session.rows('select current_user', signal)
    if (user?.[0] !== (await engine.user(signal))) return undefined
    const { names, select } = await textQuery(session, rows, limits.columns, inPlaceColumn)
    // The plan also proves that the condition can be understood, and that the user may read what it names.
    const expectedRows = await estimate(session, withFunctions(select))
    return { names, expectedRows, query: { functions: TEXT_FUNCTIONS, select } }
  } finally {
    session.close()
  }
}
