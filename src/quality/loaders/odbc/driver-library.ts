import type { LoginTraits } from './odbc-parameters.ts'
import { readIni } from './odbc-ini.ts'

/**
 * Drivers whose `SQLConnect` was run with each character of ASCII in the user and the password, by the names of their
 * libraries. SQLite's drivers ignore both there.
 */
const EXACT_LIBRARIES = /^(?:psqlodbcw|libmaodbc|libsqlite3?odbc)(?:-[\d.]+)?\.so/
/** Drivers with wide functions, which the driver manager passes texts to as they are. */
export const WIDE_LIBRARIES = /^(?:psqlodbcw|libmaodbc)/i

/**
 * What is known of a driver by its library.
 * @param driver its name in odbcinst.ini; undefined for a data source that does not exist
 */
export function loginTraits(driver: string | undefined): LoginTraits {
  const path = driver === undefined ? '' : (readIni('odbcinst.ini', driver).get('driver') ?? '')
  const library = path.slice(path.lastIndexOf('/') + 1)
  return { isExact: EXACT_LIBRARIES.test(library), isWide: WIDE_LIBRARIES.test(library) }
}
