import koffi from 'koffi'
import { DatabaseFailed } from '../errors.ts'

/** The library of the driver manager that reads odbc.ini and odbcinst.ini, wherever the environment says they are. */
const LIBRARY = 'libodbcinst.so.2'
const BUFFER_BYTES = 1 << 16

type ReadProfile = (
  section: string,
  key: string | null,
  fallback: string,
  buffer: Buffer,
  bytes: number,
  file: string,
) => number

let readProfile: ReadProfile | undefined

/**
 * A section of a file of the driver manager; empty if there is none.
 * @returns values by their keys in lower case
 * @throws DatabaseFailed if the library is missing
 */
export function readIni(file: 'odbc.ini' | 'odbcinst.ini', section: string): ReadonlyMap<string, string> {
  readProfile ??= load()
  const keys = textOf(readProfile, section, null, file).split('\0')
  return new Map(
    keys
      .filter((key) => key !== '')
      .map((key) => [key.toLowerCase(), textOf(readProfile!, section, key, file)]),
  )
}

function textOf(read: ReadProfile, section: string, key: string | null, file: string): string {
  const buffer = Buffer.alloc(BUFFER_BYTES)
  const bytes = read(section, key, '', buffer, BUFFER_BYTES, file)
  return buffer.toString('utf8', 0, Math.max(0, Math.min(bytes, BUFFER_BYTES)))
}

function load(): ReadProfile {
  try {
    return koffi.load(LIBRARY).func('int SQLGetPrivateProfileString(str, str, str, void *, int, str)')
  } catch {
    throw new DatabaseFailed(
      `The library ${LIBRARY} of the ODBC driver manager is missing on the server: install it (Debian: odbcinst).`,
    )
  }
}
