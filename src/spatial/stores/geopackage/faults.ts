import { basename } from 'node:path'
import { mayPass } from '../../../platform/catalogue/sqlite-errors.ts'
import { StoreBusy, UnreadableStore } from '../../model/errors.ts'

/** Says of a file as a whole that it can't be read, and whether it is worth another try as it is. */
export function unreadable(path: string, cause: unknown): UnreadableStore {
  const text = `${basename(path)} can't be read as a GeoPackage: ${sentence(cause)}`
  return mayPass(cause)
    ? new StoreBusy(
        `${text} It is tried again; see whether another program holds it, and whether this user may read it.`,
        { cause },
      )
    : new UnreadableStore(`${text} Replace the file or move it away.`, { cause })
}

/** What SQLite says, without the statement that Knex puts before it. */
export function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const text = /SQLITE_[A-Z]+: .*$/s.exec(message)?.[0] ?? message
  return text.endsWith('.') ? text : `${text}.`
}
