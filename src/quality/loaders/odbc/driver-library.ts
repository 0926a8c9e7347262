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
 * @param driver its name in odbcinst.ini, or its library, as a data source may name it; undefined for a data source that
 * does not exist
 */
export function loginTraits(driver: string | undefined): LoginTraits {
  const library = driver === undefined ? undefined : libraryOf(driver)
  // No driver gets the login: the driver manager finds none, and says so.
  if (library === undefined) return { isExact: true, isWide: true }
  return { isExact: EXACT_LIBRARIES.test(library), isWide: WIDE_LIBRARIES.test(library) }
}

/** The file name of a driver's library; undefined if no driver with this name is registered. */
function libraryOf(driver: string): string | undefined {
  const registered = readIni('odbcinst.ini', driver)
  const path = registered.get('driver64') ?? registered.get('driver') ?? driver
  return registered.size > 0 || /\.so\b|\//.test(driver) ? path.slice(path.lastIndexOf('/') + 1) : undefined
}
