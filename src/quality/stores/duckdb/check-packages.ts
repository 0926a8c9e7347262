/**
 * The warehouses depend on internals of the driver, which may change with any version. These internals are checked at
 * the start, because otherwise strings could be changed silently.
 */
import type { Row } from '../../model/warehouse/warehouse.ts'
import { type NeededPackage, PackageUnfit } from '../sql/package-unfit.ts'

export const NEEDED_DRIVER: NeededPackage = { name: '@duckdb/node-api', version: '1.5.6-r.1' }

/** A string that begins with U+FEFF. The driver drops it unless `rows.ts` has replaced the driver's decoder. */
const MARKED_TEXT = '\ufefftext'
const MARKED_QUERY = `SELECT chr(65279) || 'text' AS marked`

/**
 * Checks the internals that `rows.ts` depends on, with a string that the unmodified driver would change.
 * @throws PackageUnfit
 */
export async function checkDriver(connection: {
  run(sql: string): Promise<{ readonly rows: readonly Row[] }>
}): Promise<void> {
  let read: unknown
  try {
    read = (await connection.run(MARKED_QUERY)).rows[0]?.['marked']
  } catch (error) {
    // The fields of a vector that are measured do not exist.
    if (!(error instanceof TypeError)) throw error
    throw new PackageUnfit(NEEDED_DRIVER, 'its vectors of texts have another form.', { cause: error })
  }
  if (read === MARKED_TEXT) return
  throw new PackageUnfit(NEEDED_DRIVER, 'it drops a leading U+FEFF of a text.')
}
