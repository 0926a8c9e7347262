import { join } from 'node:path'

/** A node of a cluster of Trino on the loopback. */
export interface TrinoNode {
  readonly name: string
  /** The folder of its files. */
  readonly folder: string
  readonly port: number
  /** The port of the coordinator. */
  readonly coordinator: number
  /** True if the coordinator also works, because there are no other nodes. */
  readonly isAlone: boolean
  readonly heapMb: number
  /** True if long queries count, and not the start. */
  readonly isForSpeed?: boolean
  readonly plugins: string
  /** The library of regular expressions; by default RE2J, whose language is that of the product. */
  readonly regexLibrary?: 'JONI' | undefined
  /** The rules of Trino's file-based access control, as JSON; undefined if each user may do everything. */
  readonly rules?: string | undefined
}

/** The database of the catalog, and the folder of the lake. */
export interface IcebergPlaces {
  readonly database: {
    readonly port: number
    readonly name: string
    readonly user: string
    readonly password: string
  }
  readonly lake: string
  /** The storage of the catalog in place of the folder. */
  readonly bucket?: TrinoBucket | undefined
}

/** A bucket of a service that speaks the protocol of S3. */
export interface TrinoBucket {
  readonly endpoint: string
  readonly name: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Trino does not create these tables in the database of its catalog. */
export const CATALOG_TABLES = [
  `CREATE TABLE IF NOT EXISTS iceberg_tables (
    catalog_name VARCHAR(255) NOT NULL, table_namespace VARCHAR(255) NOT NULL, table_name VARCHAR(255) NOT NULL,
    metadata_location VARCHAR(1000), previous_metadata_location VARCHAR(1000), iceberg_type VARCHAR(5),
    PRIMARY KEY (catalog_name, table_namespace, table_name))`,
  `CREATE TABLE IF NOT EXISTS iceberg_namespace_properties (
    catalog_name VARCHAR(255) NOT NULL, namespace VARCHAR(255) NOT NULL, property_key VARCHAR(255) NOT NULL,
    property_value VARCHAR(1000), PRIMARY KEY (catalog_name, namespace, property_key))`,
]

/** Shares of the heap. Trino keeps 30 % free for what it does not count. */
const QUERY_SHARE = 0.45

/** The texts of the files in the folder `etc` of a node, by their paths. */
export function nodeFiles(node: TrinoNode, places: IcebergPlaces): Readonly<Record<string, string>> {
  return {
    'node.properties': properties({
      'node.environment': 'groundtruth',
      'node.id': node.name,
      'node.data-dir': join(node.folder, 'data'),
      'node.internal-address': '127.0.0.1',
      'node.bind-ip': '127.0.0.1',
    }),
    'config.properties': properties({
      coordinator: String(node.port === node.coordinator),
      'http-server.http.port': String(node.port),
      'discovery.uri': `http://127.0.0.1:${node.coordinator}`,
      ...(node.port === node.coordinator && {
        'node-scheduler.include-coordinator': String(node.isAlone),
      }),
      'catalog.management': 'static',
      'plugin.dir': node.plugins,
      'query.max-memory': '4GB',
      'query.max-memory-per-node': `${Math.floor(node.heapMb * QUERY_SHARE)}MB`,
      'regex-library': node.regexLibrary ?? 'RE2J',
      // A query ends soon if its server has been killed, or one of its nodes.
      'query.client.timeout': '1m',
      'exchange.max-error-duration': '10s',
    }),
    'jvm.config': `${jvmOptions(node).join('\n')}\n`,
    'log.properties': properties({ 'io.trino': 'WARN', 'io.trino.server.Server': 'INFO' }),
    'catalog/iceberg.properties': catalogFile(places),
    ...(node.rules !== undefined && {
      'rules.json': node.rules,
      'access-control.properties': properties({
        'access-control.name': 'file',
        'security.config-file': join(node.folder, 'etc', 'rules.json'),
      }),
    }),
  }
}

function catalogFile({ database, lake, bucket }: IcebergPlaces): string {
  return properties({
    'connector.name': 'iceberg',
    'iceberg.catalog.type': 'jdbc',
    'iceberg.jdbc-catalog.driver-class': 'org.postgresql.Driver',
    'iceberg.jdbc-catalog.connection-url': `jdbc:postgresql://127.0.0.1:${database.port}/${database.name}`,
    'iceberg.jdbc-catalog.connection-user': database.user,
    'iceberg.jdbc-catalog.connection-password': database.password,
    'iceberg.jdbc-catalog.catalog-name': 'groundtruth',
    'iceberg.jdbc-catalog.default-warehouse-dir': bucket ? `s3://${bucket.name}/iceberg` : 'local:///iceberg',
    // Loads hand over files that the product has written.
    'iceberg.add-files-procedure.enabled': 'true',
    ...(bucket ? bucketProperties(bucket) : { 'fs.native-local.enabled': 'true', 'local.location': lake }),
  })
}

const bucketProperties = ({ endpoint, accessKey, secretKey }: TrinoBucket): Record<string, string> => ({
  'fs.native-s3.enabled': 'true',
  's3.endpoint': endpoint,
  's3.region': 'us-east-1',
  's3.path-style-access': 'true',
  's3.aws-access-key': accessKey,
  's3.aws-secret-key': secretKey,
})

/** Where the start and small queries count, the first compiler of Java is enough. */
const jvmOptions = ({ heapMb, isForSpeed = false }: TrinoNode): string[] => [
  '-server',
  `-Xmx${heapMb}M`,
  ...(isForSpeed ? ['-XX:+UseG1GC'] : ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']),
  '-XX:ReservedCodeCacheSize=256M',
  '-XX:+ExitOnOutOfMemoryError',
  '-Djdk.attach.allowAttachSelf=true',
  '-Djdk.nio.maxCachedBufferSize=2000000',
  '-Dfile.encoding=UTF-8',
  '-XX:+EnableDynamicAgentLoading',
  '--enable-native-access=ALL-UNNAMED',
]

const properties = (lines: Readonly<Record<string, string>>): string =>
  Object.entries(lines)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
