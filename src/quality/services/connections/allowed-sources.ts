import { isIP } from 'node:net'
import { printable } from '../../../lib/text.ts'
import { isListed, type ListedHost, readHost } from '../../../platform/listed-hosts.ts'
import {
  type AllowedAttributes,
  unlistedAttribute,
  wrongAttribute,
} from '../../loaders/odbc/driver-attributes.ts'
import { listedAddressOf } from '../../loaders/address/s3/s3-bucket.ts'
import type { OdbcSettings } from '../../loaders/odbc/odbc-settings.ts'
import type { RemoteSettings } from '../../loaders/connections/connection-settings.ts'
import {
  isOfWarehouse,
  schemaOfWarehouse,
  type WarehouseSchemas,
} from '../../loaders/trino/warehouse-schemas.ts'

/** What the operator allows loader connections to read, besides folders. */
export interface AllowedSources {
  /** SOURCE_HOSTS */
  readonly hosts: readonly ListedHost[]
  /** ODBC_DATA_SOURCES */
  readonly dataSources: readonly string[]
  /** ODBC_DRIVERS */
  readonly drivers: readonly string[]
  /** ODBC_ATTRIBUTES */
  readonly attributes: AllowedAttributes
  /** ODBC_USER: the account of the processes that load drivers, if root runs this process. */
  readonly odbcUser: string
  /** WAREHOUSE_URL: its schemas have the rows of repositories, which no connection reads. */
  readonly warehouses: WarehouseSchemas | undefined
}

const POSTGRESQL_PORTS = [5432]
/** Of coordinators over HTTP and HTTPS, and of gateways before them. */
const TRINO_PORTS = [8080, 8443, 443]
/** Of NameNodes of Hadoop 3 and 2 over HTTP and HTTPS, and of HttpFS. */
const HDFS_PORTS = [9870, 9871, 50070, 50470, 14000]

/**
 * Compares a connection with what the operator allows. Without that, an administrator of one repository could reach
 * every host of the network, and load any library as a driver.
 * @returns a sentence, or undefined if the connection is allowed
 */
export function refusalOf(settings: RemoteSettings, allowed: AllowedSources): string | undefined {
  switch (settings.kind) {
    case 'postgresql':
      return refusalOfServer(settings.server, POSTGRESQL_PORTS, allowed)
    case 'trino': {
      const { catalog, schema } = settings.cluster
      if (isOfWarehouse(allowed.warehouses, catalog, schema)) return schemaOfWarehouse(schema!)
      return refusalOfServer(settings.cluster, TRINO_PORTS, allowed)
    }
    case 'hdfs': {
      const unlisted = settings.hdfs.nameNodes
        .map((address) => new URL(address))
        .find(({ hostname, port, protocol }) => {
          const number = Number(port || (protocol === 'https:' ? 443 : 80))
          return !isHostListed(hostname, number, HDFS_PORTS, allowed)
        })
      return unlisted && unlistedHost(unlisted.host)
    }
    case 'odbc':
      return refusalOfOdbc(settings.odbc, allowed)
    case 'http':
      return refusalOfAddress(settings.http.address, allowed)
    case 's3':
      return refusalOfAddress(listedAddressOf(settings.s3), allowed)
  }
}

/**
 * Checks the values of a connection as its driver reads them. A connection that was stored by an older version may have
 * any values.
 * @returns a sentence, or undefined if the driver takes each value as a value only
 */
export const valueFaultOf = (settings: RemoteSettings): string | undefined =>
  settings.kind === 'odbc' ? wrongAttribute(settings.odbc) : undefined

const refusalOfServer = (
  { host, port }: { readonly host: string; readonly port: number },
  defaults: readonly number[],
  allowed: AllowedSources,
): string | undefined =>
  isHostListed(host, port, defaults, allowed) ? undefined : unlistedHost(`${host}:${port}`)

function refusalOfOdbc(settings: OdbcSettings, allowed: AllowedSources): string | undefined {
  const { dsn, driver } = settings
  const [kind, setting, name, listed] =
    dsn === undefined
      ? ['driver', 'ODBC_DRIVERS', driver!, allowed.drivers]
      : ['data source', 'ODBC_DATA_SOURCES', dsn, allowed.dataSources]
  return listed.some((one) => one.toLowerCase() === name.toLowerCase())
    ? unlistedAttribute(settings, allowed.attributes)
    : `The ${kind} ${printable(name)} is not listed in the setting ${setting}; use a listed one, or ask the operator of the server to list it.`
}

function refusalOfAddress(address: string, { hosts }: AllowedSources): string | undefined {
  const url = new URL(address)
  return isListed(url, hosts) ? undefined : unlistedHost(url.host)
}

function isHostListed(
  name: string,
  port: number,
  defaults: readonly number[],
  { hosts }: AllowedSources,
): boolean {
  // The list has names in the form of the WHATWG URL Standard.
  const { hostname } = readHost(isIP(name) === 6 ? `[${name}]` : name) ?? {}
  return hosts.some(
    (host) => host.hostname === hostname && (host.port === undefined ? defaults : [host.port]).includes(port),
  )
}

const unlistedHost = (host: string): string =>
  `The host ${printable(host)} is not listed in the setting SOURCE_HOSTS; use a listed host, or ask the operator of the server to list it.`
