import { newEnvironment } from './odbc-connection.ts'
import { HANDLE } from './odbc-constants.ts'
import { isSuccess } from './odbc-diagnostics.ts'
import { odbcFunctions } from './odbc-functions.ts'

const FETCH_FIRST = 2
const FETCH_NEXT = 1
const UNITS = 512
const MAX_DATA_SOURCES = 10_000

/** The driver of a data source of the server's odbc.ini; undefined if there is no such data source. */
export function driverOfDataSource(dsn: string): string | undefined {
  const { dataSources, freeHandle } = odbcFunctions()
  const environment = newEnvironment()
  try {
    const name = Buffer.alloc(UNITS * 2)
    const driver = Buffer.alloc(UNITS * 2)
    for (let count = 0; count < MAX_DATA_SOURCES; count++) {
      const direction = count === 0 ? FETCH_FIRST : FETCH_NEXT
      const nameUnits: [number] = [0]
      const driverUnits: [number] = [0]
      const result = dataSources(environment, direction, name, UNITS, nameUnits, driver, UNITS, driverUnits)
      if (!isSuccess(result)) return undefined
      // Names of data sources are compared without case.
      if (textOf(name, nameUnits[0]).toLowerCase() === dsn.toLowerCase())
        return textOf(driver, driverUnits[0])
    }
    return undefined
  } finally {
    freeHandle(HANDLE.environment, environment)
  }
}

const textOf = (buffer: Buffer, units: number): string =>
  buffer.toString('utf16le', 0, 2 * Math.min(units, UNITS - 1))
