import type { Dialect } from '../database/dialects/dialect.ts'
import { driverOfDataSource } from './data-sources.ts'
import { loginTraits } from './driver-library.ts'
import { OdbcConnection } from './odbc-connection.ts'
import { dialectOfDriver } from './odbc-dialect.ts'
import { checkLogin, type OdbcParameters } from './odbc-parameters.ts'
import { dataSourceOf, readableOdbcIni } from './own-data-source.ts'

/** A database and the time limits for it. It can be sent between processes, and contains the password. */
export interface DatabaseRequest {
  readonly parameters: OdbcParameters
  /** The account of the process that loads the driver, if root runs the server. */
  readonly processUser: string
  readonly loginSeconds: number
  /** Of each statement; undefined for none. */
  readonly querySeconds: number | undefined
}

export interface OpenDatabase {
  readonly connection: OdbcConnection
  readonly dialect: Dialect
}

/**
 * Connects to a database and makes the session read-only and its texts exact.
 * @throws InvalidSource, DatabaseFailed
 */
export async function openDatabase({
  parameters,
  loginSeconds,
  querySeconds,
}: Omit<DatabaseRequest, 'processUser'>): Promise<OpenDatabase> {
  const connection = await connect(parameters, { loginSeconds, querySeconds })
  try {
    const dialect = dialectOfDriver(connection.infoText('dbmsName'))
    for (const statement of dialect.sessionStatements) await connection.run(statement)
    // A rollback would undo the settings. Oracle's last statement holds for the current transaction only.
    if (dialect.name !== 'oracle') await connection.commit()
    return { connection, dialect }
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function connect(
  parameters: OdbcParameters,
  limits: Pick<DatabaseRequest, 'loginSeconds' | 'querySeconds'>,
): Promise<OdbcConnection> {
  const removeCopy = readableOdbcIni()
  try {
    const driver = parameters.driver ?? driverOfDataSource(parameters.dsn ?? '')
    checkLogin(parameters, loginTraits(driver))
    const { user, password } = parameters
    const { name, remove } = dataSourceOf(parameters, driver)
    try {
      return await OdbcConnection.open({ dataSource: name, user, password, ...limits })
    } finally {
      remove()
    }
  } finally {
    removeCopy()
  }
}
