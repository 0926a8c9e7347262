import type { Dialect } from '../database/dialects/dialect.ts'
import { connectionString, type OdbcParameters, secretsOf } from './connection-string.ts'
import { driverOfDataSource } from './data-sources.ts'
import { OdbcConnection } from './odbc-connection.ts'
import { dialectOfDriver } from './odbc-dialect.ts'

/** A database and the time limits for it. It can be sent between processes, and contains the password. */
export interface DatabaseRequest {
  readonly parameters: OdbcParameters
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
}: DatabaseRequest): Promise<OpenDatabase> {
  const driver = parameters.driver ?? driverOfDataSource(parameters.dsn ?? '')
  const connection = await OdbcConnection.open({
    connectionString: connectionString(parameters, driver),
    secrets: secretsOf(parameters),
    loginSeconds,
    querySeconds,
  })
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
