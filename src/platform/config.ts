/** The configuration of the server and of the administrator's commands: environment variables, checked once. */
import { ACCESS, accessFaults } from './config/access.ts'
import { CATALOGUE, catalogueFaults } from './config/catalogue.ts'
import { CLUSTER, clusterFaults } from './config/cluster.ts'
import { FILES, filesFaults } from './config/files.ts'
import { HTTP, httpFaults } from './config/http.ts'
import { JOBS } from './config/jobs.ts'
import { PREVIEWS } from './config/previews.ts'
import { QUERIES } from './config/queries.ts'
import { LOOPBACK, SERVER, serverFaults } from './config/server.ts'
import { SOURCES } from './config/sources.ts'
import { SPATIAL, spatialFaults } from './config/spatial.ts'
import { TLS, tlsFaults } from './config/tls.ts'
import { WAREHOUSE, warehouseFaults } from './config/warehouse.ts'
import { WEBHOOKS } from './config/webhooks.ts'
import { OperatorError } from './operator-error.ts'
import { Fault, type Setting, type ValuesOf } from './settings.ts'

/** All families, in the order of the table in the documentation. */
const SCHEMA = {
  ...SERVER,
  ...CATALOGUE,
  ...CLUSTER,
  ...ACCESS,
  ...TLS,
  ...HTTP,
  ...SPATIAL,
  ...FILES,
  ...SOURCES,
  ...PREVIEWS,
  ...WAREHOUSE,
  ...QUERIES,
  ...JOBS,
  ...WEBHOOKS,
}

/** Checks of settings that are valid alone but not together. */
const CHECKS: readonly ((config: Config) => string[])[] = [
  serverFaults,
  catalogueFaults,
  clusterFaults,
  accessFaults,
  tlsFaults,
  httpFaults,
  spatialFaults,
  filesFaults,
  warehouseFaults,
]

/**
 * All settings by their names in code. Times are in milliseconds, sizes in bytes, rates in requests per
 * minute.
 */
export type Config = ValuesOf<typeof SCHEMA>

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
  const together = CHECKS.flatMap((faultsOf) => faultsOf(config))
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
