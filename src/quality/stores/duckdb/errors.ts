import {
  DiskFull,
  OutOfMemory,
  QueryCancelled,
  QueryFailed,
  TableUnknown,
  WarehouseError,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import { isDiskFull, isOutOfMemory } from '../parquet/engine-messages.ts'

/** Sentences for the kinds of errors with which DuckDB's messages begin. */
const SENTENCES: Readonly<Record<string, string>> = {
  Binder: 'The query names a table, column or function that does not exist.',
  Catalog: 'The query names a table, column or function that does not exist.',
  Constraint: 'The change violates a constraint of the data.',
  Conversion: 'A value cannot be converted to the type that the query asks for.',
  'Out of Range': 'A number in the query or in the data is out of range.',
  Parser: 'The syntax of the query is wrong.',
  TransactionContext: 'The database engine could not commit the changes; all of them were rolled back.',
}

/** True if the engine has invalidated a file. The file can be used again after it is reopened. */
export const isInvalidated = ({ cause }: Error): boolean =>
  cause instanceof Error && cause.message.includes('has been invalidated')

/** The domain error for an error of DuckDB. The cause has the original message, with statements, values and paths. */
export const domainErrorOf = (error: unknown): Error => {
  if (error instanceof WarehouseError || error instanceof TypeError) return error
  const message = error instanceof Error ? error.message : String(error)
  const options = { cause: error }
  if (isDiskFull(message)) return new DiskFull(options)
  if (message.startsWith('INTERRUPT Error')) return new QueryCancelled(options)
  if (isOutOfMemory(message)) return new OutOfMemory(options)
  if (message.includes('Could not set lock on file')) {
    return new WarehouseUnavailable(
      'The data of this repository are in use by another process: stop that program and try again.',
      options,
    )
  }
  if (/^(FATAL|INTERNAL) Error/.test(message) || message.includes('has been invalidated')) {
    return new WarehouseUnavailable(
      'The database engine has stopped after a fault: the server must be restarted.',
      options,
    )
  }
  if (
    /^(IO|Serialization) Error|Connection Error|Connection was never established|disconnected/.test(message)
  ) {
    return new WarehouseUnavailable('The data of this repository cannot be read from the disk.', options)
  }
  if (message.startsWith('Catalog Error: Table with name')) {
    return new TableUnknown('A table of the query does not exist.', options)
  }
  const kind = /^([A-Za-z ]+) Error:/.exec(message)?.[1] ?? ''
  return new QueryFailed(SENTENCES[kind] ?? 'The database engine could not answer the query.', options)
}
