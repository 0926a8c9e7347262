/** Options of a driver's connection string, and statements that are run after the login. */
interface DriverOptions {
  /** Matches names of the driver. */
  readonly names: RegExp
  readonly options: Readonly<Record<string, string>>
}

const KNOWN: readonly DriverOptions[] = [
  {
    names: /postgres|psqlodbc/i,
    options: {
      // The driver reads by a cursor. Otherwise it keeps the whole result in memory.
      UseDeclareFetch: '1',
      Fetch: '1000',
      // Texts are described with a length, so that they can be fetched in blocks.
      TextAsLongVarchar: '0',
      MaxVarcharSize: '4000',
      UnknownsAsLongVarchar: '0',
      BoolsAsChar: '0',
    },
  },
  { names: /maria|mysql|maodbc|myodbc/i, options: { CHARSET: 'utf8mb4' } },
  { names: /sqlite/i, options: { StepAPI: '1', FKSupport: '0' } },
]

/** The options that make the values of a known driver exact; none for other drivers. */
export const driverOptions = (driver: string | undefined): Readonly<Record<string, string>> =>
  KNOWN.find(({ names }) => driver !== undefined && names.test(driver))?.options ?? {}

/** Statements after the login, by the beginning of the name of the database system. Failures are not ignored. */
const AFTER_LOGIN: readonly (readonly [system: string, statements: readonly string[]])[] = [
  [
    'PostgreSQL',
    [
      'set session characteristics as transaction read only',
      "set timezone = 'UTC'",
      "set datestyle = 'ISO, YMD'",
      "set intervalstyle = 'postgres'",
    ],
  ],
  ['MariaDB', ['set session transaction read only', "set time_zone = '+00:00'"]],
  ['MySQL', ['set session transaction read only', "set time_zone = '+00:00'"]],
  ['SQLite', ['pragma query_only = on']],
]

/** @param system as `SQLGetInfo` tells it */
export const statementsAfterLogin = (system: string): readonly string[] =>
  AFTER_LOGIN.find(([name]) => system.startsWith(name))?.[1] ?? []
