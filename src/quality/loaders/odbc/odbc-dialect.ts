import type { Dialect, DialectName } from '../database/dialects/dialect.ts'
import { DIALECTS } from '../database/dialects/dialects.ts'

/** By names of drivers, of their libraries and of database systems. */
const NAMES: readonly (readonly [pattern: RegExp, dialect: DialectName])[] = [
  [/postgres|psqlodbc/i, 'postgresql'],
  [/maria|mysql|maodbc|myodbc/i, 'mariadb'],
  [/sqlite/i, 'sqlite'],
  [/oracle/i, 'oracle'],
  [/\bdb2/i, 'db2'],
]

/** The dialect of a driver or a database system by its name; the generic one for unknown names. */
export const dialectOfDriver = (name: string | undefined): Dialect =>
  DIALECTS[NAMES.find(([pattern]) => name !== undefined && pattern.test(name))?.[1] ?? 'generic']
