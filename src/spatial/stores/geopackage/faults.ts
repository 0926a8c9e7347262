import { basename } from 'node:path'
import { mayPass } from '../../../platform/catalogue/sqlite-errors.ts'
import { StoreBusy, UnreadableStore } from '../../model/errors.ts'

/** The error for a file that cannot be read, and whether reading it again may succeed. */
export function unreadable(path: string, cause: unknown): UnreadableStore {
  const text = `${basename(path)} can't be read as a GeoPackage: ${sentence(cause)}`
  return mayPass(cause)
    ? new StoreBusy(
        `${text} The server will try again. Check that no other program locks the file, and that this user may read it.`,
        { cause },
      )
    : new UnreadableStore(`${text} Replace the file or move it away.`, { cause })
}

/** SQLite's message, without the statement that Knex puts before it. */
export function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const text = /SQLITE_[A-Z]+: .*$/s.exec(message)?.[0] ?? message
  return text.endsWith('.') ? text : `${text}.`
}
