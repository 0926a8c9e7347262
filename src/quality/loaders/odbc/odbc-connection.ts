import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseFailed } from '../errors.ts'
import {
  AUTOCOMMIT_OFF,
  COMMIT,
  CONNECTION_ATTRIBUTE,
  ENVIRONMENT_ATTRIBUTE,
  HANDLE,
  type HandleType,
  INFO_BITS,
  INFO_TEXT,
  NTS,
  ODBC_VERSION_3,
  READ_ONLY,
  ROLLBACK,
} from './odbc-constants.ts'
import { Diagnoser, isSuccess } from './odbc-diagnostics.ts'
import { type Handle, inThread, odbcFunctions, wide } from './odbc-functions.ts'
import { OdbcStatement } from './odbc-statement.ts'

export interface ConnectionOptions {
  /** The name of a data source. */
  readonly dataSource: string
  readonly user: string | undefined
  /** No message contains it. */
  readonly password: string | undefined
  /** Time limit of the login. */
  readonly loginSeconds: number
  /** Time limit of each statement until its first rows; undefined for none. */
  readonly querySeconds: number | undefined
}

/** Some drivers know no time limit of the login. The limit holds a little later then. */
const LOGIN_GRACE_MS = 2000
const INFO_UNITS = 256

/** A connection to a database through its ODBC driver. It is read-only where the driver can be so. */
export class OdbcConnection {
  readonly diagnoser: Diagnoser
  readonly #environment: Handle
  readonly #handle: Handle
  readonly #querySeconds: number | undefined

  private constructor(
    environment: Handle,
    handle: Handle,
    diagnoser: Diagnoser,
    querySeconds: number | undefined,
  ) {
    this.#environment = environment
    this.#handle = handle
    this.diagnoser = diagnoser
    this.#querySeconds = querySeconds
  }

  /** @throws DatabaseFailed if the driver manager or the driver is missing, or the login fails or takes too long */
  static async open(options: ConnectionOptions): Promise<OdbcConnection> {
    const { dataSource, user, password, loginSeconds, querySeconds } = options
    const { setConnectionAttribute, connect } = odbcFunctions()
    const diagnoser = new Diagnoser(password === undefined ? [] : [password])
    const environment = newEnvironment()
    const handle = allocate(HANDLE.connection, environment)
    setConnectionAttribute(handle, CONNECTION_ATTRIBUTE.loginTimeout, loginSeconds, 0)
    setConnectionAttribute(handle, CONNECTION_ATTRIBUTE.accessMode, READ_ONLY, 0)
    const [login, secret] = [optionalText(user), optionalText(password)]
    const connecting = inThread(connect, handle, wide(dataSource), NTS, login, NTS, secret, NTS)
    const result = await within(connecting, loginSeconds * 1000 + LOGIN_GRACE_MS)
    if (result === undefined)
      throw new DatabaseFailed(
        `The database did not answer within ${loginSeconds} seconds; check its address and that it is running.`,
      )
    if (!isSuccess(result)) throw diagnoser.error('The connection failed', HANDLE.connection, handle)
    // Messages about statements have texts of the request. Masked, they would tell whether a guess is the password.
    const connection = new OdbcConnection(environment, handle, new Diagnoser([]), querySeconds)
    // Drivers without transactions refuse it; each statement then is a transaction of its own.
    await inThread(setConnectionAttribute, handle, CONNECTION_ATTRIBUTE.autocommit, AUTOCOMMIT_OFF, 0)
    return connection
  }

  /** A text of `SQLGetInfo`; an empty string if the driver does not know it. */
  infoText(name: keyof typeof INFO_TEXT): string {
    const buffer = Buffer.alloc(INFO_UNITS * 2)
    const length: [number] = [0]
    const result = odbcFunctions().getInfo(this.#handle, INFO_TEXT[name], buffer, buffer.length, length)
    return isSuccess(result) ? buffer.toString('utf16le', 0, Math.min(length[0], buffer.length - 2)) : ''
  }

  /** A set of bits of `SQLGetInfo`; 0 if the driver does not know it. */
  infoBits(name: keyof typeof INFO_BITS): number {
    const buffer = Buffer.alloc(8)
    const result = odbcFunctions().getInfo(this.#handle, INFO_BITS[name], buffer, buffer.length, [0])
    return isSuccess(result) ? buffer.readUInt32LE(0) : 0
  }

  /** A new statement. The caller closes it before the connection. */
  statement(): OdbcStatement {
    const options = { driver: this.infoText('driverName'), querySeconds: this.#querySeconds }
    return new OdbcStatement(allocate(HANDLE.statement, this.#handle), this.diagnoser, options)
  }

  /** Runs a statement without a result. @throws DatabaseFailed */
  async run(sql: string): Promise<void> {
    const statement = this.statement()
    try {
      await statement.execute(sql)
    } finally {
      statement.close()
    }
  }

  /** Ends the transaction. Settings of the session hold from then on. */
  async commit(): Promise<void> {
    await inThread(odbcFunctions().endTransaction, HANDLE.connection, this.#handle, COMMIT)
  }

  /** Rolls the transaction back, and disconnects. */
  async close(): Promise<void> {
    const { endTransaction, disconnect, freeHandle } = odbcFunctions()
    await inThread(endTransaction, HANDLE.connection, this.#handle, ROLLBACK)
    await inThread(disconnect, this.#handle)
    freeHandle(HANDLE.connection, this.#handle)
    freeHandle(HANDLE.environment, this.#environment)
  }
}

/** @throws DatabaseFailed */
export function allocate(type: HandleType, parent: Handle): Handle {
  const out: [Handle] = [null]
  if (!isSuccess(odbcFunctions().allocHandle(type, parent, out)))
    throw new DatabaseFailed('The ODBC driver manager of the server has no memory left; try again later.')
  return out[0]
}

export function newEnvironment(): Handle {
  const environment = allocate(HANDLE.environment, null)
  odbcFunctions().setEnvironmentAttribute(environment, ENVIRONMENT_ATTRIBUTE.odbcVersion, ODBC_VERSION_3, 0)
  return environment
}

const optionalText = (text: string | undefined): Buffer | null => (text === undefined ? null : wide(text))

/** The result of a promise; undefined if it takes longer than the time. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const timer = new AbortController()
  try {
    return await Promise.race([promise, sleep(milliseconds, undefined, { signal: timer.signal })])
  } finally {
    timer.abort()
  }
}
