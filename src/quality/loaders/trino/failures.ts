import { printable } from '../../../lib/text.ts'
import { TrinoFault, TrinoLoginRefused, TrinoUnavailable } from '../../../lib/trino/faults.ts'
import { InvalidSource, ReadingError, SourceUnreadable } from '../errors.ts'
import { FORBIDDEN_ADDRESS } from '../http/checked-address.ts'
import type { TrinoConnection } from './trino-connection.ts'

type Sentence = (connection: TrinoConnection) => string

const userOf = ({ login }: TrinoConnection): string =>
  login.user === undefined ? 'the user of the token' : `the user ${printable(login.user)}`

const GONE: Sentence = () =>
  'The table or the view changed or was dropped before its rows were read; load again, or name another one.'
const TOO_MUCH_MEMORY: Sentence = () =>
  'The reading needs more memory than Trino allows a query (query.max-memory and query.max-memory-per-node): read fewer columns by a view, or fewer rows by a condition.'
const TOO_LONG: Sentence = () =>
  'The reading took longer than Trino allows a query (query.max-execution-time and query.max-run-time): read fewer rows by a condition, or have the limits raised.'
const LOST: Sentence = () => 'A node of the cluster was lost during the reading; load again.'

/** Sentences by the name of the error. */
const BY_NAME: Readonly<Record<string, Sentence>> = {
  PERMISSION_DENIED: (connection) =>
    `The table, or something that the condition uses, may not be read by ${userOf(connection)}: have the right to select granted.`,
  TABLE_NOT_FOUND: GONE,
  SCHEMA_NOT_FOUND: GONE,
  CATALOG_NOT_FOUND: GONE,
  USER_CANCELED: () => 'The query was cancelled in Trino; load again.',
  ADMINISTRATIVELY_KILLED: () => 'An administrator of Trino ended the query; load again.',
  ADMINISTRATIVELY_PREEMPTED: () => 'An administrator of Trino ended the query; load again.',
  ABANDONED_QUERY: () => 'Trino ended the query, because its rows were not taken in time; load again.',
  QUERY_QUEUE_FULL: () => 'Trino accepts no more queries now; load again later.',
  QUERY_TEXT_TOO_LARGE: () =>
    'The table has too many columns for a query of Trino (query.max-length): read a view with fewer columns.',
  CLUSTER_OUT_OF_MEMORY: TOO_MUCH_MEMORY,
  EXCEEDED_GLOBAL_MEMORY_LIMIT: TOO_MUCH_MEMORY,
  EXCEEDED_LOCAL_MEMORY_LIMIT: TOO_MUCH_MEMORY,
  EXCEEDED_TIME_LIMIT: TOO_LONG,
  EXCEEDED_CPU_LIMIT: () =>
    'The reading took more CPU time than Trino allows a query (query.max-cpu-time): read fewer rows by a condition.',
  EXCEEDED_SCAN_LIMIT: () =>
    'The reading would read more bytes than Trino allows a query (query.max-scan-physical-bytes): read fewer rows by a condition.',
  SERVER_STARTING_UP: () => 'The cluster is starting; load again later.',
  SERVER_SHUTTING_DOWN: () => 'The cluster is stopping; load again later.',
  NO_NODES_AVAILABLE: () => 'The cluster has no worker now; load again later.',
  PAGE_TRANSPORT_ERROR: LOST,
  PAGE_TRANSPORT_TIMEOUT: LOST,
  REMOTE_HOST_GONE: LOST,
  REMOTE_TASK_ERROR: LOST,
  TOO_MANY_REQUESTS_FAILED: LOST,
}

/** Sentences by the code of the system's error. */
const BY_SYSTEM_CODE: Readonly<Record<string, Sentence>> = {
  ENOTFOUND: ({ cluster }) => `There is no host ${cluster.host}: correct HOST of the connection.`,
  EAI_AGAIN: ({ cluster }) => `The name ${cluster.host} cannot be resolved now; load again later.`,
  [FORBIDDEN_ADDRESS]: ({ cluster }) =>
    `The host ${cluster.host} has an address that the server never connects to, such as a link-local one: correct HOST of the connection.`,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ cluster }) =>
    `The certificate of the cluster is not for the host ${cluster.host}: correct HOST, or use SSLMODE require.`,
  CERT_HAS_EXPIRED: () => 'The certificate of the cluster has expired: have it renewed.',
  EPROTO: () => 'The cluster does not speak TLS at this port: correct PORT, or use SSLMODE disable.',
}

const CANNOT_REACH: Sentence = ({ cluster }) =>
  `The cluster at ${cluster.host}, port ${cluster.port}, cannot be reached: correct HOST and PORT of the connection, or have the cluster started.`
const NO_TRUST: Sentence = () =>
  'The certificate of the cluster is not trusted: have its authority trusted by this server, or use SSLMODE require.'
const LOGIN_REFUSED: Sentence = (connection) =>
  `The cluster refuses ${userOf(connection)}: correct the user, the password or the token.`

const MAX_SHOWN_LENGTH = 300

/** The sentence for a failure of the client, with the error's name if the cluster sent one. */
export function readingError(error: unknown, connection: TrinoConnection): Error {
  if (error instanceof ReadingError || error instanceof InvalidSource) return error
  if (error instanceof TrinoFault) return ofCluster(error, connection)
  return new SourceUnreadable(ofConnection(error, connection), { cause: error })
}

function ofConnection(error: unknown, connection: TrinoConnection): string {
  if (error instanceof TrinoLoginRefused) return LOGIN_REFUSED(connection)
  const { code, cause } = error as NodeJS.ErrnoException
  const systemCode = code ?? (cause as NodeJS.ErrnoException | undefined)?.code
  const known = BY_SYSTEM_CODE[systemCode ?? '']?.(connection)
  if (known !== undefined) return known
  if (/CERT|SIGNATURE|ISSUER/.test(systemCode ?? '')) return NO_TRUST(connection)
  if (systemCode !== undefined) return CANNOT_REACH(connection)
  return error instanceof TrinoUnavailable ? error.message : 'The cluster cannot be read; load again.'
}

/** The cluster's own words are shown only where they are about the condition or the table. */
function ofCluster(error: TrinoFault, connection: TrinoConnection): SourceUnreadable {
  const { errorName, isOfUser, message } = error
  const sentence =
    BY_NAME[errorName]?.(connection) ??
    (isOfUser
      ? `Trino cannot read the rows: ${shown(message)}. Correct the condition or the table.`
      : 'Trino reports an error that ends the reading; its log says more.')
  return new SourceUnreadable(`${sentence} (${errorName})`, { cause: error })
}

/** Without the place in the statement, which the user does not see. */
const shown = (message: string): string =>
  message
    .replace(/^line \d+:\d+: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .slice(0, MAX_SHOWN_LENGTH)
