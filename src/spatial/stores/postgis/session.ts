import { literal } from '../../../lib/sql-quotes.ts'
import type { PostgresAddress } from '../../../platform/catalogue/postgres-address.ts'

/** Functions are those of PostgreSQL and PostGIS, whatever a user of the database has made under their names. */
const SEARCH_PATH = `'pg_catalog' || coalesce((select ', ' || quote_ident(n.nspname) from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace where e.extname = 'postgis'), '')`

/** One statement, so that a new connection costs one more round trip. */
export function sessionStatement({ statementTimeoutMs, lockTimeoutMs }: PostgresAddress): string {
  const settings = {
    statement_timeout: String(statementTimeoutMs),
    lock_timeout: String(lockTimeoutMs),
    idle_in_transaction_session_timeout: '60000',
    default_transaction_read_only: 'on',
    default_transaction_isolation: 'read committed',
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'iso_8601',
    extra_float_digits: '1',
    bytea_output: 'hex',
    standard_conforming_strings: 'on',
    client_min_messages: 'warning',
    plan_cache_mode: 'force_custom_plan',
    // The compilation of a query takes longer than a page.
    jit: 'off',
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `pg_catalog.set_config('${name}', ${literal(value)}, false)`,
  )
  const ending = `(select pg_catalog.set_config(name, '5000', false) from pg_catalog.pg_settings
    where name = 'client_connection_check_interval')`
  return `select pg_catalog.set_config('search_path', ${SEARCH_PATH}, false), ${calls.join(', ')}, ${ending}`
}
