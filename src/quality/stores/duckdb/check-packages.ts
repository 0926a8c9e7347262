/**
 * The warehouses depend on internals of two packages, which may change with any version. These internals are checked
 * at the start, because otherwise strings could be changed silently.
 */
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import { OperatorError } from '../../../platform/operator-error.ts'
import type { Row } from '../../model/warehouse/warehouse.ts'

/** The versions that the warehouses were written for, as in package.json. */
export const NEEDED_VERSIONS = { knex: '3.3.0', '@duckdb/node-api': '1.5.6-r.1' } as const

/** Methods of Knex's client for PostgreSQL that the dialect calls or replaces. */
const CLIENT_METHODS = [
  '_driver',
  'acquireRawConnection',
  'destroyRawConnection',
  'validateConnection',
  'acquireConnection',
  'releaseConnection',
  'wrapIdentifierImpl',
  'positionBindings',
  'transaction',
  'query',
  'stream',
  'processResponse',
  'cancelQuery',
] as const

/** The installed version of a package is not the version that the warehouses need. */
export class PackageUnfit extends OperatorError {
  constructor(name: keyof typeof NEEDED_VERSIONS, difference: string, options?: ErrorOptions) {
    super(
      `The warehouses need ${name} ${NEEDED_VERSIONS[name]}, and the installed version is another one: ${difference} Install the dependencies again.`,
      options,
    )
  }
}

/**
 * Checks the internals that `client.ts` depends on.
 * @throws PackageUnfit
 */
export function checkKnex(client: object = PostgresClient.prototype): void {
  const methods = client as Readonly<Record<string, unknown>>
  const missing = CLIENT_METHODS.filter((name) => typeof methods[name] !== 'function')
  if (missing.length === 0) return
  throw new PackageUnfit('knex', `its client for PostgreSQL has no method ${missing.join(', ')}.`)
}

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
    throw new PackageUnfit('@duckdb/node-api', 'its vectors of texts have another form.', { cause: error })
  }
  if (read === MARKED_TEXT) return
  throw new PackageUnfit('@duckdb/node-api', 'it drops a leading U+FEFF of a text.')
}
