/** The configuration of the server and of the administrator's commands: environment variables, checked once. */
import { OperatorError } from './operator-error.ts'
import {
  type Setting,
  Fault,
  account,
  baseUrl,
  choice,
  file,
  folder,
  folders,
  hosts,
  integer,
  names,
  networks,
  origins,
  secret,
  text,
  words,
  wordsByName,
} from './settings.ts'

const DAY_MS = 86_400_000

const SCHEMA = {
  port: integer({
    name: 'PORT',
    min: 0,
    max: 65_535,
    fallback: '8080',
    description: 'Port to listen on. 0 selects a free port, which the server prints.',
  }),
  host: text({
    name: 'HOST',
    fallback: '127.0.0.1',
    description: 'Address to listen on. `0.0.0.0` or `::` listens on every network of the machine.',
  }),
  services: words({
    name: 'SERVICES',
    words: ['spatial', 'quality'],
    fallback: 'spatial,quality',
    description: 'Services that run in this process.',
  }),
  dataDir: folder({
    name: 'DATA_DIR',
    fallback: './data',
    description: 'Folder of all files that the server writes. The server creates it if it is missing.',
  }),
  baseUrl: baseUrl({
    name: 'BASE_URL',
    description:
      'Public address of the server, for links, with the path that a proxy removes. By default, links use the address of each request.',
  }),
  auth: choice({
    name: 'AUTH',
    words: ['required', 'none'],
    fallback: 'required',
    description: '`none` opens the spatial service to every client that can reach it.',
  }),
  authNoneOnPublicHost: choice({
    name: 'AUTH_NONE_ON_PUBLIC_HOST',
    words: ['no', 'yes'],
    fallback: 'no',
    description: '`yes` allows `AUTH=none` with a HOST that other machines can reach.',
  }),
  logLevel: choice({
    name: 'LOG_LEVEL',
    words: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    fallback: 'info',
    description: 'Lowest severity that is logged.',
  }),
  rateLimitCredential: integer({
    name: 'RATE_LIMIT_CREDENTIAL',
    min: 0,
    max: 1_000_000_000,
    fallback: '6000',
    description: 'Requests a minute per credential. 0 means no limit.',
  }),
  rateLimitAddress: integer({
    name: 'RATE_LIMIT_ADDRESS',
    min: 0,
    max: 1_000_000_000,
    fallback: '12000',
    description: 'Requests a minute per client address, or per /64 network in IPv6. 0 means no limit.',
  }),
  bodyLimitBytes: integer({
    name: 'BODY_LIMIT_BYTES',
    min: 1,
    max: 1_073_741_824,
    fallback: '1048576',
    description: 'Maximum size of a request body. Uploads of files have a limit of their own.',
  }),
  uploadLimitBytes: integer({
    name: 'UPLOAD_LIMIT_BYTES',
    min: 1,
    max: 999_999_999_999_999,
    fallback: '10737418240',
    description: 'Maximum size of an uploaded file.',
  }),
  uploadsKeptDays: integer({
    name: 'UPLOADS_KEPT_DAYS',
    min: 1,
    max: 36_500,
    fallback: '30',
    description: 'Days that an uploaded file is kept after the last entity needed it.',
  }),
  exportsKeptDays: integer({
    name: 'EXPORTS_KEPT_DAYS',
    min: 1,
    max: 36_500,
    fallback: '7',
    description: 'Days that an exported file can be downloaded.',
  }),
  headersTimeoutMs: integer({
    name: 'HEADERS_TIMEOUT_MS',
    min: 1,
    max: DAY_MS,
    fallback: '10000',
    description: 'Time for a client to send the headers of a request.',
  }),
  requestTimeoutMs: integer({
    name: 'REQUEST_TIMEOUT_MS',
    min: 1,
    max: DAY_MS,
    fallback: '30000',
    description:
      'Time for a client to send a whole request, or the next part of an upload. Not shorter than HEADERS_TIMEOUT_MS.',
  }),
  keepAliveTimeoutMs: integer({
    name: 'KEEP_ALIVE_TIMEOUT_MS',
    min: 1,
    max: DAY_MS,
    fallback: '5000',
    description: 'Time that an idle connection stays open for the next request.',
  }),
  answersPerConnection: integer({
    name: 'ANSWERS_PER_CONNECTION',
    min: 1,
    max: 1000,
    fallback: '4',
    description:
      'Concurrent responses on one connection, for clients that pipeline requests. Further requests wait.',
  }),
  answerLeastBytesPerSecond: integer({
    name: 'ANSWER_LEAST_BYTES_PER_SECOND',
    min: 0,
    max: 1_000_000_000,
    fallback: '1024',
    description:
      'Minimum average rate at which a client must read its response. A slower client is disconnected. 0 means no minimum.',
  }),
  answerSeconds: integer({
    name: 'ANSWER_SECONDS',
    min: 1,
    max: 31_536_000,
    fallback: '3600',
    description: 'Maximum seconds from a request to the end of its response, including event streams.',
  }),
  shutdownTimeoutMs: integer({
    name: 'SHUTDOWN_TIMEOUT_MS',
    min: 0,
    max: DAY_MS,
    fallback: '10000',
    description: 'Time for requests in progress to finish after the server was told to stop.',
  }),
  corsOrigins: origins({
    name: 'CORS_ORIGINS',
    fallback: '',
    description: 'Origins whose pages may call the API from a browser.',
  }),
  trustProxy: networks({
    name: 'TRUST_PROXY',
    fallback: '',
    description:
      'Reverse proxies whose `X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix` are trusted, such as `127.0.0.1,10.0.0.0/8`.',
  }),
  metricsToken: secret({
    name: 'METRICS_TOKEN',
    minBytes: 1,
    description: 'Bearer token that opens `/metrics` to other machines and other users.',
  }),
  jwtSecret: secret({
    name: 'JWT_SECRET',
    minBytes: 32,
    description:
      'Secret that signs tokens. By default, the server generates one and keeps it in `DATA_DIR/jwt-secret`.',
  }),
  jwtPublicKeyFile: file({
    name: 'JWT_PUBLIC_KEY_FILE',
    description: 'Public key or certificate (PEM) of another issuer whose tokens are accepted too.',
  }),
  jwtJwksFile: file({
    name: 'JWT_JWKS_FILE',
    description: 'JWK set of another issuer, from which `kid` selects a key. Excludes JWT_PUBLIC_KEY_FILE.',
  }),
  jwtIssuer: text({
    name: 'JWT_ISSUER',
    description:
      'Issuer (`iss`) that tokens must have. By default, any issuer is accepted, and the server issues tokens as `groundtruth`.',
  }),
  jwtAudience: text({
    name: 'JWT_AUDIENCE',
    description: 'Audience (`aud`) that tokens must have. By default, the audience is not checked.',
  }),
  adminPassword: secret({
    name: 'ADMIN_PASSWORD',
    minBytes: 8,
    description:
      'Password of the user `admin` of the data-quality service at the first start. By default, the server generates one and keeps it in `DATA_DIR/admin-password`.',
  }),
  tlsCertFile: file({
    name: 'TLS_CERT_FILE',
    description: 'Certificate for https (PEM, with its chain). Requires TLS_KEY_FILE.',
  }),
  tlsKeyFile: file({
    name: 'TLS_KEY_FILE',
    description: 'Private key of the certificate (PEM, without a passphrase).',
  }),
  oracle: choice({
    name: 'ORACLE',
    words: ['off', 'on'],
    fallback: 'off',
    description:
      '`on` runs a second validator on every request and response, and answers a difference with 500. For tests and development.',
  }),
  sourceRoots: folders({
    name: 'SOURCE_ROOTS',
    fallback: '',
    description:
      'Folders of the server from which entities may be loaded. The first is the loader connection 1. Connections that administrators add lie in these folders.',
  }),
  expandedLimitBytes: integer({
    name: 'EXPANDED_LIMIT_BYTES',
    min: 1,
    max: 999_999_999_999_999,
    fallback: '107374182400',
    description: 'Maximum size of a compressed source file after expansion.',
  }),
  previewsAtOnce: integer({
    name: 'PREVIEWS_AT_ONCE',
    min: 1,
    max: 64,
    fallback: '2',
    description: 'Concurrent previews of source files.',
  }),
  previewsQueued: integer({
    name: 'PREVIEWS_QUEUED',
    min: 0,
    max: 100_000,
    fallback: '16',
    description:
      'Previews that may wait. One credential may have a quarter of them. Further previews are rejected.',
  }),
  previewSeconds: integer({
    name: 'PREVIEW_SECONDS',
    min: 1,
    max: 3600,
    fallback: '10',
    description: 'Seconds after which a preview is cancelled, counted from the arrival of its request.',
  }),
  previewLimitBytes: integer({
    name: 'PREVIEW_LIMIT_BYTES',
    min: 1,
    max: 999_999_999_999_999,
    fallback: '67108864',
    description: 'Bytes of a source file that a preview reads at most, before and after expansion.',
  }),
  warehouseMemoryMb: integer({
    name: 'WAREHOUSE_MEMORY_MB',
    min: 256,
    max: 1_048_576,
    fallback: '1000',
    description: 'Memory in MB for the data of all repositories together. The process takes up to 1 GB more.',
  }),
  profiledValueBytes: integer({
    name: 'PROFILED_VALUE_BYTES',
    min: 1,
    max: 16_777_216,
    fallback: '1048576',
    description:
      'Maximum size of a profiled value. An entity with a longer value has rows, but its profile fails.',
  }),
  discoveryAfterLoad: choice({
    name: 'DISCOVERY_AFTER_LOAD',
    words: ['yes', 'no'],
    fallback: 'yes',
    description:
      '`yes` discovers keys and dependencies of up to two attributes among the first 10,000 rows at the end of each load.',
  }),
  rulesAfterLoad: choice({
    name: 'RULES_AFTER_LOAD',
    words: ['yes', 'no'],
    fallback: 'yes',
    description: '`yes` runs the enabled business rules of an entity at the end of each load.',
  }),
  queryMemoryMb: integer({
    name: 'QUERY_MEMORY_MB',
    min: 1,
    max: 1_048_576,
    fallback: '256',
    description: 'Memory in MB for the strings that one condition computes.',
  }),
  querySeconds: integer({
    name: 'QUERY_SECONDS',
    min: 1,
    max: 3600,
    fallback: '30',
    description:
      'Seconds after which a listing without a response is cancelled, counted from the arrival of its request.',
  }),
  slowQueriesAtOnce: integer({
    name: 'SLOW_QUERIES_AT_ONCE',
    min: 1,
    max: 64,
    fallback: '2',
    description: 'Concurrent slow queries: conditions, sorts and reports over large tables.',
  }),
  slowQueriesPerCredential: integer({
    name: 'SLOW_QUERIES_PER_CREDENTIAL',
    min: 1,
    max: 64,
    fallback: '1',
    description: 'Concurrent slow queries per credential.',
  }),
  slowQueriesQueued: integer({
    name: 'SLOW_QUERIES_QUEUED',
    min: 0,
    max: 100_000,
    fallback: '64',
    description: 'Slow queries per credential that may wait. Further queries are rejected.',
  }),
  answersOnDiskMb: integer({
    name: 'ANSWERS_ON_DISK_MB',
    min: 0,
    max: 1_048_576,
    fallback: '1024',
    description:
      'Disk space in MB for parts of responses that clients have not read yet. Beyond it, queries wait for their clients.',
  }),
  jobsAtOnce: integer({
    name: 'JOBS_AT_ONCE',
    min: 1,
    max: 64,
    fallback: '2',
    description: 'Concurrent jobs.',
  }),
  jobsQueuedPerRepository: integer({
    name: 'JOBS_QUEUED_PER_REPOSITORY',
    min: 1,
    max: 1_000_000,
    fallback: '1000',
    description: 'Jobs per repository that may wait. Further jobs are rejected.',
  }),
  jobsKeptDays: integer({
    name: 'JOBS_KEPT_DAYS',
    min: 1,
    max: 36_500,
    fallback: '90',
    description: 'Days that a job is kept after its end.',
  }),
  ruleHistoryDays: integer({
    name: 'RULE_HISTORY_DAYS',
    min: 1,
    max: 36_500,
    fallback: '400',
    description: 'Days that runs of business rules are kept. The last run of each rule is always kept.',
  }),
  webhookHosts: hosts({
    name: 'WEBHOOK_HOSTS',
    fallback: '',
    description:
      'Hosts that webhooks may send events to, such as `hooks.example.org,10.0.0.7:8080`. A host without a port stands for the default port. By default, there are no webhooks.',
  }),
  sourceHosts: hosts({
    name: 'SOURCE_HOSTS',
    fallback: '',
    description:
      'Hosts that loader connections may read from: databases of PostgreSQL and NameNodes of HDFS, such as `db.example.org,10.0.0.7:5433`. A host without a port stands for the default ports. By default, there are none.',
  }),
  odbcDataSources: names({
    name: 'ODBC_DATA_SOURCES',
    fallback: '',
    description: 'Data sources of `odbc.ini` that loader connections may read. By default, there are none.',
  }),
  odbcDrivers: names({
    name: 'ODBC_DRIVERS',
    fallback: '',
    description:
      'Drivers of `odbcinst.ini` that loader connections may load with attributes of their own, so that they can reach whatever the driver can. By default, there are none.',
  }),
  odbcAttributes: wordsByName({
    name: 'ODBC_ATTRIBUTES',
    fallback: '',
    description:
      'Attributes that connections may set of the drivers in ODBC_DRIVERS, such as `SQLite3: Database, Oracle 21: DBQ`. A list replaces that of the server. By default, connections set the host, port and database of PostgreSQL and MariaDB, and no attribute of other drivers.',
  }),
  odbcUser: account({
    name: 'ODBC_USER',
    fallback: 'nobody',
    description:
      'Account of the processes that load ODBC drivers, if root runs the server. Otherwise, they have the account of the server.',
  }),
  spatialDirs: folders({
    name: 'SPATIAL_DIRS',
    fallback: '',
    description: 'Further folders of GeoPackages to publish, besides `DATA_DIR/spatial`.',
  }),
}

type Schema = typeof SCHEMA

/**
 * All settings by their names in code. Times are in milliseconds, sizes in bytes, rates in requests per
 * minute.
 */
export type Config = {
  readonly [Key in keyof Schema]: Schema[Key] extends Setting<infer Value> ? Value : never
}

/** The rows of the settings table in the documentation, in order. */
export const settings: readonly Setting<unknown>[] = Object.values(SCHEMA)

/** The environment contains unusable values. The message lists all of them and how to correct each. */
export class ConfigError extends OperatorError {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Faults of settings that are valid alone but not together. */
const faultsTogether = (config: Config): string[] => {
  const faults: string[] = []
  if (config.auth === 'none' && !LOOPBACK.test(config.host) && config.authNoneOnPublicHost !== 'yes') {
    faults.push(
      `AUTH=none together with HOST=${config.host} would open the service to the network. ` +
        'Set HOST=127.0.0.1, or AUTH_NONE_ON_PUBLIC_HOST=yes if all served data is public.',
    )
  }
  if (config.jwtPublicKeyFile !== undefined && config.jwtJwksFile !== undefined) {
    faults.push(
      'JWT_PUBLIC_KEY_FILE and JWT_JWKS_FILE are both set. Set one of them; a JWK set can hold several keys.',
    )
  }
  if ((config.tlsCertFile === undefined) !== (config.tlsKeyFile === undefined)) {
    const [set, missing] =
      config.tlsKeyFile === undefined ? ['TLS_CERT_FILE', 'TLS_KEY_FILE'] : ['TLS_KEY_FILE', 'TLS_CERT_FILE']
    faults.push(`${set} is set, but ${missing} is not. Set both for https, or neither.`)
  }
  if (config.requestTimeoutMs < config.headersTimeoutMs) {
    faults.push(
      `REQUEST_TIMEOUT_MS is ${config.requestTimeoutMs}, but HEADERS_TIMEOUT_MS is ${config.headersTimeoutMs}, which is longer. ` +
        'Raise REQUEST_TIMEOUT_MS, or lower HEADERS_TIMEOUT_MS.',
    )
  }
  return faults
}

/**
 * Reads the whole configuration. An empty variable counts as not set.
 * @throws ConfigError with all faults, not only the first
 */
export const loadConfig = (env: Environment): Config => {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries<Setting<unknown>>(SCHEMA)) {
    const given = env[setting.name]?.trim() || setting.fallback
    try {
      values[key] = given === undefined ? undefined : setting.read(given)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const shown = setting.secret ? 'is set' : `is ${JSON.stringify(given)}`
      faults.push(`${setting.name} ${shown}, ${error.message}.`)
    }
  }
  if (faults.length > 0) throw new ConfigError(faults)
  const config = values as Config
  const together = faultsTogether(config)
  if (together.length > 0) throw new ConfigError(together)
  return Object.freeze(config)
}

/** Sentences about valid settings that expose the server. */
export const risksOf = ({ host, tlsCertFile }: Config): string[] =>
  LOOPBACK.test(host) || tlsCertFile !== undefined
    ? []
    : [
        `HOST is ${host} without TLS: other machines can read passwords, tokens and data on their way. Set TLS_CERT_FILE and TLS_KEY_FILE, or HOST=127.0.0.1 behind a proxy with TLS.`,
      ]

/** True if one insertion, deletion, replacement or swap of neighbours turns one word into the other. */
const isOneSlipAway = (left: string, right: string): boolean => {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const swapped = short.slice(0, at) + (short[at + 1] ?? '') + (short[at] ?? '') + short.slice(at + 2)
  return swapped === long
}

/**
 * One sentence for each environment variable that looks like a misspelt setting: other letter case, or one
 * letter extra, missing, wrong, or swapped with its neighbour.
 */
export const unknownNames = (env: Environment): string[] =>
  Object.keys(env).flatMap((name) => {
    if (settings.some((setting) => setting.name === name)) return []
    const meant = settings.find((setting) => isOneSlipAway(name.toUpperCase(), setting.name))
    return meant === undefined
      ? []
      : [`${name} is set, but there is no such setting. Did you mean ${meant.name}?`]
  })
