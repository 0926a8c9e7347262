import { launchPostgresql } from '../../test/support/postgresql-server.ts'
import { findTool } from '../../test/support/tools.ts'

/**
 * Starts a server of PostgreSQL for the catalogues of all tests, which find it by TEST_CATALOGUE.
 * @returns what stops it
 */
export async function startCatalogueServer(): Promise<() => Promise<void>> {
  const postgres = findTool('postgres')
  if (postgres === undefined) throw new Error('PostgreSQL is missing (Debian: postgresql).')
  // Each test has a schema of its own, so the catalogues of the system grow.
  const server = await launchPostgresql(postgres, { max_connections: '500', shared_buffers: '256MB' })
  const { user, password, host, port, database } = server
  process.env['TEST_CATALOGUE'] =
    `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
  return () => server.stop()
}
