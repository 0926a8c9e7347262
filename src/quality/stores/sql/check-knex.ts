import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import { type NeededPackage, PackageUnfit } from './package-unfit.ts'

export const NEEDED_KNEX: NeededPackage = { name: 'knex', version: '3.3.0' }

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

/**
 * Checks the internals that `engine-client.ts` depends on.
 * @throws PackageUnfit
 */
export function checkKnex(client: object = PostgresClient.prototype): void {
  const methods = client as Readonly<Record<string, unknown>>
  const missing = CLIENT_METHODS.filter((name) => typeof methods[name] !== 'function')
  if (missing.length === 0) return
  throw new PackageUnfit(NEEDED_KNEX, `its client for PostgreSQL has no method ${missing.join(', ')}.`)
}
