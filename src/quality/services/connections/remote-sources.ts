import { sortInTurns } from '../../../lib/sort-in-turns.ts'
import { printable } from '../../../lib/text.ts'
import { compareText } from '../../../lib/compare-text.ts'
import type { ListedEntry, ListedFiles } from '../../listings/file-rows.ts'
import type { AddressSettings, RemoteSettings } from '../../loaders/connections/connection-settings.ts'
import type { Dialect } from '../../loaders/database/dialects/dialect.ts'
import { DIALECTS } from '../../loaders/database/dialects/dialects.ts'
import { checkSqlWhere } from '../../loaders/database/sql-where.ts'
import { type ListedTable, tableFilter } from '../../loaders/database/table-filter.ts'
import { parseTableName } from '../../loaders/database/table-name.ts'
import { SourceUnreadable } from '../../loaders/errors.ts'
import type { HdfsAccess } from '../../loaders/hdfs/hdfs-connection.ts'
import { HdfsFolder } from '../../loaders/hdfs/hdfs-folder.ts'
import { findHdfsSource } from '../../loaders/hdfs/hdfs-source.ts'
import { WebHdfs } from '../../loaders/hdfs/webhdfs.ts'
import { namePattern } from '../../loaders/name-pattern.ts'
import type { OdbcSettings } from '../../loaders/odbc/odbc-settings.ts'
import type { DatabaseRequest } from '../../loaders/odbc/open-database.ts'
import { readOdbcTables } from '../../loaders/odbc/read-odbc.ts'
import { DEFAULT_TIMEOUTS, type Login } from '../../loaders/postgresql/server.ts'
import type { FileLocation, SourceLocation } from '../../loaders/source-location.ts'
import type { TrinoConnection } from '../../loaders/trino/trino-connection.ts'
import type { WarehouseSchemas } from '../../loaders/trino/warehouse-schemas.ts'
import { wholeName } from '../../loaders/trino/whole-name.ts'
import { LoginMissing } from '../../model/connection-errors.ts'
import type { SourceLogin } from '../../model/connection.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import { SourceFileUnknown } from '../../model/errors.ts'
import { byExtension } from './by-extension.ts'

const LOGIN_SECONDS = 10
const BATCH = 256

/** A connection whose data is not in a folder of the server, ready to be read. */
export type OpenRemote = OpenAs<FoundSettings> | OpenAs<AddressSettings>

type FoundSettings = Exclude<RemoteSettings, AddressSettings>

interface OpenAs<Settings> {
  readonly name: string
  readonly settings: Settings
  readonly login: SourceLogin
  /** The account of the processes that load ODBC drivers, if root runs this process. */
  readonly odbcUser: string
  /** The schemas in a cluster of Trino that have the rows of repositories. */
  readonly warehouses: WarehouseSchemas | undefined
}

/** A connection to a database or to HDFS, whose sources are read where they are. */
type OpenFound = OpenAs<FoundSettings>

/** True if the files of a connection are downloaded before they are read. */
export const isAddress = (remote: OpenRemote): remote is OpenAs<AddressSettings> =>
  remote.settings.kind === 'http' || remote.settings.kind === 's3'

/** Reads databases and HDFS: what they have, and where a source of them is. */
export class RemoteSources {
  /**
   * The tables or files of a source. They are read when the entries are asked for.
   * @param patterns of their names
   */
  list(remote: OpenFound, patterns: readonly string[]): ListedFiles {
    const entries = (signal: AbortSignal) => this.#entries(remote, patterns, signal)
    return { isRemote: true, entries, size: async () => null }
  }

  /**
   * @returns a sentence about what the source has
   * @throws LoginMissing, ReadingError, or the signal's reason
   */
  async test(remote: OpenFound, signal: AbortSignal): Promise<string> {
    if (remote.settings.kind === 'hdfs') {
      const { files, folders } = await hdfsFolder(remote.settings.hdfs, remote.login, []).count(signal)
      return `The data directory in HDFS can be read. It has ${files} files to list, and ${folders} folders.`
    }
    const { tables, isCut } = await tablesOf(remote, undefined, signal)
    const count = isCut ? `more than ${tables.length}` : String(tables.length)
    return `The database can be read. The user sees ${count} tables and views.`
  }

  /**
   * Where a source is.
   * @param name the path in HDFS below the data directory, or the name of a table
   * @throws LoginMissing, SourceFileUnknown, ReadingError, or the signal's reason
   */
  async locate(
    remote: OpenFound,
    name: string,
    signal: AbortSignal,
  ): Promise<Exclude<SourceLocation, FileLocation>> {
    const { name: connection, settings, login } = remote
    switch (settings.kind) {
      case 'hdfs': {
        const access = accessOf(settings.hdfs, login)
        const source = await findHdfsSource(new WebHdfs(access), settings.hdfs, name, signal)
        if (source === undefined)
          throw new SourceFileUnknown(
            `The loader connection ${printable(connection)} has no file or folder ${printable(name)}; give its path relative to the data directory.`,
          )
        return { kind: 'hdfs', access, ...source }
      }
      case 'odbc':
        return { kind: 'odbc', database: databaseOf(settings.odbc, remote), table: name }
      case 'postgresql':
        return { ...settings, login: loginOf(connection, login), table: name }
      case 'trino':
        return { kind: 'trino', connection: trinoOf(settings.cluster, remote), table: name }
    }
  }

  /**
   * Checks the name of a table and a condition, as far as the dialect of the database is known before it is contacted.
   * @throws InvalidSource
   */
  check({ settings, warehouses }: OpenFound, source: EntitySource): void {
    const dialect = dialectOf(settings)
    if (dialect === undefined || !('sqlwhere' in source)) return
    if (settings.kind === 'trino') wholeName(source.sourceFile, { cluster: settings.cluster, warehouses })
    else parseTableName(source.sourceFile, dialect)
    if (source.sqlwhere !== undefined) checkSqlWhere(source.sqlwhere, dialect)
  }

  async *#entries(
    remote: OpenFound,
    patterns: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<ListedEntry[]> {
    const { settings, login } = remote
    if (settings.kind === 'hdfs') {
      for await (const sources of hdfsFolder(settings.hdfs, login, patterns).sources(signal))
        yield sources.map(({ name, bytes }) => ({
          name,
          kind: name.endsWith('/') ? 'folder' : 'file',
          size: bytes,
          rows: null,
        }))
      return
    }
    const [first, ...further] = patterns
    const { tables, isCut } = await tablesOf(remote, first, signal)
    if (isCut)
      throw new SourceUnreadable(
        `More than ${tables.length} tables and views are too many to list; give a filter that fewer names match.`,
      )
    const filters = further.map(tableFilter)
    const matching = tables.filter((table) => filters.every((matches) => matches(table)))
    const sorted = await sortInTurns(matching, (left, right) => compareText(left.name, right.name))
    for (let from = 0; from < sorted.length; from += BATCH)
      yield sorted.slice(from, from + BATCH).map(({ name, kind, estimatedRows }) => ({
        ...{ name, kind, size: null, rows: estimatedRows ?? null },
      }))
  }
}

/** Undefined if the database tells it only after the login. */
function dialectOf(settings: FoundSettings): Dialect | undefined {
  if (settings.kind === 'postgresql' || settings.kind === 'trino') return DIALECTS[settings.kind]
  if (settings.type === 'oracle' || settings.type === 'db2') return DIALECTS[settings.type]
  return undefined
}

async function tablesOf(
  remote: OpenFound,
  filter: string | undefined,
  signal: AbortSignal,
): Promise<{ readonly tables: readonly ListedTable[]; readonly isCut: boolean }> {
  const { name, settings, login } = remote
  if (settings.kind === 'odbc') return readOdbcTables(databaseOf(settings.odbc, remote), filter, signal)
  if (settings.kind === 'trino') {
    const { listTrinoTables } = await import('../../loaders/trino/find-table.ts')
    return listTrinoTables(trinoOf(settings.cluster, remote), filter, signal)
  }
  if (settings.kind !== 'postgresql')
    throw new Error(`A connection of the kind ${settings.kind} has no tables.`)
  const request = { server: settings.server, login: loginOf(name, login), timeouts: DEFAULT_TIMEOUTS }
  // The client of PostgreSQL is loaded when it is needed first.
  const { listPostgresqlTables } = await import('../../loaders/postgresql/find-table.ts')
  return listPostgresqlTables(request, filter)
}

function hdfsFolder(
  connection: Parameters<typeof accessOf>[0],
  login: SourceLogin,
  patterns: readonly string[],
): HdfsFolder {
  const { dataExtensions } = connection
  const matchers = patterns.map(namePattern)
  const isOfKind = byExtension(dataExtensions)
  const isListed = (name: string): boolean => isOfKind(name) && matchers.every((matches) => matches(name))
  return new HdfsFolder(new WebHdfs(accessOf(connection, login)), connection, { isListed })
}

/** A password is a delegation token. A user of the request takes the place of that of the connection. */
const accessOf = (connection: Omit<HdfsAccess, 'token'>, { user, password }: SourceLogin): HdfsAccess => ({
  ...connection,
  user: user ?? connection.user,
  token: password,
})

const databaseOf = (
  settings: OdbcSettings,
  { login, odbcUser }: Pick<OpenFound, 'login' | 'odbcUser'>,
): DatabaseRequest => ({
  parameters: { ...settings, ...login },
  processUser: odbcUser,
  loginSeconds: LOGIN_SECONDS,
  querySeconds: undefined,
})

/** A token tells its user. */
function trinoOf(
  cluster: TrinoConnection['cluster'],
  { name, login, warehouses }: Pick<OpenFound, 'name' | 'login' | 'warehouses'>,
): TrinoConnection {
  const { user, password, token } = login
  if (user === undefined && token === undefined) throw new LoginMissing(name)
  return { cluster, login: { user, password, token }, warehouses }
}

/** @throws LoginMissing if a connection needs a user and has none */
export function checkUser({ name, settings: { kind }, login: { user, token } }: OpenRemote): void {
  const needsUser = kind === 'postgresql' || (kind === 'trino' && token === undefined)
  if (needsUser && user === undefined) throw new LoginMissing(name)
}

function loginOf(connection: string, { user, password }: SourceLogin): Login {
  if (user === undefined) throw new LoginMissing(connection)
  return { user, password }
}
