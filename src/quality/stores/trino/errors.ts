import { TrinoAbsent, TrinoFault, TrinoUnavailable } from '../../../lib/trino/faults.ts'
import {
  DiskFull,
  OutOfMemory,
  QueryCancelled,
  QueryFailed,
  TableUnknown,
  WarehouseError,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'

/** Trino ended a query because it needed more memory than the cluster allows. */
class ClusterOutOfMemory extends OutOfMemory {
  constructor(setting: string, options: ErrorOptions) {
    super(options)
    this.message = `The query needs more memory than Trino allows: ask for less, or raise ${setting} in its config.properties.`
  }
}

const UNKNOWN = 'The query names a table, column or function that does not exist.'
const SYNTAX = 'The syntax of the query is wrong.'
const CONVERSION = 'A value cannot be converted to the type that the query asks for.'
const RANGE = 'A number in the query or in the data is out of range.'
const TYPES = 'The query combines values of types that do not fit.'

const TOO_WIDE =
  'Trino cannot compile the query, because it has too many columns or too long an expression: ask for fewer columns.'

const unavailable =
  (message: string) =>
  (options: ErrorOptions): Error =>
    new WarehouseUnavailable(message, options)
const failed =
  (message: string) =>
  (options: ErrorOptions): Error =>
    new QueryFailed(message, options)
const tooLittleMemory =
  (setting: string) =>
  (options: ErrorOptions): Error =>
    new ClusterOutOfMemory(setting, options)
const tooLong = (setting: string): ((options: ErrorOptions) => Error) =>
  failed(
    `The query takes longer than Trino allows: ask for less, or raise ${setting} in its config.properties.`,
  )

/** The domain errors for Trino's names of errors. */
const ERRORS: Readonly<Record<string, (options: ErrorOptions) => Error>> = {
  USER_CANCELED: (options) => new QueryCancelled(options),
  TABLE_NOT_FOUND: (options) => new TableUnknown('A table of the query does not exist.', options),
  EXCEEDED_GLOBAL_MEMORY_LIMIT: tooLittleMemory('query.max-memory or query.max-total-memory'),
  EXCEEDED_LOCAL_MEMORY_LIMIT: tooLittleMemory('query.max-memory-per-node'),
  EXCEEDED_TASK_DESCRIPTOR_STORAGE_CAPACITY: tooLittleMemory(
    'fault-tolerant-execution-task-descriptor-storage-max-memory',
  ),
  CLUSTER_OUT_OF_MEMORY: (options) => {
    const error = new ClusterOutOfMemory('query.max-memory-per-node', options)
    error.message =
      'The cluster ran out of memory and ended this query: try again later, or give Trino more nodes or memory.'
    return error
  },
  EXCEEDED_SPILL_LIMIT: (options) => new DiskFull(options),
  NO_SPACE_LEFT: (options) => new DiskFull(options),
  EXCEEDED_TIME_LIMIT: tooLong('query.max-execution-time, query.max-run-time or query.max-planning-time'),
  EXCEEDED_CPU_LIMIT: tooLong('query.max-cpu-time'),
  EXCEEDED_SCAN_LIMIT: failed(
    'The query reads more data than Trino allows: ask for less, or raise query.max-scan-physical-bytes in its config.properties.',
  ),
  QUERY_TEXT_TOO_LARGE: failed(
    'The text of the query is longer than Trino allows: ask for less, or raise query.max-length in its config.properties.',
  ),
  QUERY_HAS_TOO_MANY_STAGES: failed(
    'The query has more stages than Trino allows: ask for less, or raise query.max-stage-count in its config.properties.',
  ),
  COMPILER_ERROR: failed(TOO_WIDE),
  QUERY_EXCEEDED_COMPILER_LIMIT: failed(TOO_WIDE),
  QUERY_QUEUE_FULL: unavailable('Too many queries wait in Trino: try again later.'),
  ABANDONED_QUERY: failed('Trino gave the query up because nobody read its rows for minutes: try again.'),
  ABANDONED_TASK: failed('Trino gave the query up because nobody read its rows for minutes: try again.'),
  ADMINISTRATIVELY_KILLED: failed('The operator of Trino ended the query: ask the operator why.'),
  ADMINISTRATIVELY_PREEMPTED: failed('The operator of Trino ended the query: try again later.'),
  PERMISSION_DENIED: failed(
    'The user of the warehouses may not do this in Trino: grant the privileges that the documentation lists.',
  ),
  SERVER_STARTING_UP: unavailable('Trino is starting: try again later.'),
  SERVER_SHUTTING_DOWN: unavailable('Trino is stopping: try again later.'),
  NO_NODES_AVAILABLE: unavailable('Trino has no workers yet: try again in a moment.'),
  CATALOG_NOT_AVAILABLE: unavailable(
    'The catalog in WAREHOUSE_URL is not available in Trino: check its properties.',
  ),
  CATALOG_NOT_FOUND: (options) => {
    const [, catalog = ''] =
      /^(?:line \d+:\d+: )?Catalog '([^']*)'/.exec((options.cause as Error).message) ?? []
    return new WarehouseUnavailable(
      `Trino has no catalog ${catalog}: check WAREHOUSE_URL, and the properties of its catalogs.`.replace(
        '  ',
        ' ',
      ),
      options,
    )
  },
  // The sentence of Trino names the property, which the operator has written.
  INVALID_SESSION_PROPERTY: (options) =>
    new WarehouseUnavailable(
      `Trino refuses a session property in WAREHOUSE_URL: ${(options.cause as Error).message}`,
      options,
    ),
  SCHEMA_NOT_FOUND: unavailable('The schema of this repository is missing in Trino.'),
  SYNTAX_ERROR: failed(SYNTAX),
  COLUMN_NOT_FOUND: failed(UNKNOWN),
  FUNCTION_NOT_FOUND: failed(UNKNOWN),
  TYPE_NOT_FOUND: failed(UNKNOWN),
  INVALID_CAST_ARGUMENT: failed(CONVERSION),
  NUMERIC_VALUE_OUT_OF_RANGE: failed(RANGE),
  DIVISION_BY_ZERO: failed('The query divides by zero.'),
  TYPE_MISMATCH: failed(TYPES),
  INVALID_FUNCTION_ARGUMENT: failed('A function of the query cannot take an argument.'),
}

/** Failures of nodes and of the network between them. Another attempt may succeed. */
const OF_NODES =
  /^(?:PAGE_TRANSPORT_|PAGE_TOO_LARGE|REMOTE_TASK_|REMOTE_HOST_GONE|TOO_MANY_REQUESTS_FAILED|NODE_|TASK_|EXCHANGE_)/

/** The domain error for an error of Trino. The cause has the original message, with statements, values and paths. */
export function domainErrorOf(error: unknown): Error {
  if (error instanceof WarehouseError || error instanceof TypeError) return error
  const options = { cause: error }
  if (error instanceof TrinoAbsent)
    return new WarehouseUnavailable(`There is no Trino at ${error.host}: check WAREHOUSE_URL.`, options)
  if (error instanceof TrinoUnavailable) return new WarehouseUnavailable(error.message, options)
  if (!(error instanceof TrinoFault))
    return error instanceof Error
      ? error
      : new QueryFailed('The database engine could not answer the query.', options)
  const of = ERRORS[error.errorName]
  if (of !== undefined) return of(options)
  if (OF_NODES.test(error.errorName))
    return new WarehouseUnavailable('A node of Trino failed while the query ran: try again.', options)
  return new QueryFailed('The database engine could not answer the query.', options)
}
