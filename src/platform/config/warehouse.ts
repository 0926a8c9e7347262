import { sep } from 'node:path'
import { type LakeAddress, readLakeAddress } from '../lake/lake-address.ts'
import { readTrinoAddress, type TrinoAddress } from '../lake/trino-address.ts'
import { file, givenFolder, integer, parsed, secret, type ValuesOf } from '../settings.ts'
import { bucketKeyFaults } from './bucket-keys.ts'
import { LOOPBACK } from './server.ts'

/** The rows of entities and their profiles. */
export const WAREHOUSE = {
  warehouseDir: givenFolder({
    name: 'WAREHOUSE_DIR',
    description:
      'Folder of the rows of all repositories. Servers that share a catalogue can take over from each other if they share this folder. By default, `quality` in DATA_DIR.',
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
  clusterProfileValues: integer({
    name: 'CLUSTER_PROFILE_VALUES',
    min: 0,
    max: 1_000_000_000,
    fallback: '10000000',
    description:
      'Columns in Trino with more distinct values than this are profiled by the cluster itself, without passing through the server.',
  }),
  warehouseUrl: parsed<TrinoAddress>({
    name: 'WAREHOUSE_URL',
    kind: 'address of Trino',
    secret: true,
    description:
      'Cluster of Trino with the rows of new repositories, such as `trino://groundtruth@trino.example.org:8443/iceberg/groundtruth`. By default, the rows are in WAREHOUSE_DIR.',
    read: readTrinoAddress,
  }),
  warehousePassword: secret({
    name: 'WAREHOUSE_PASSWORD',
    minBytes: 1,
    description: 'Password of the user in WAREHOUSE_URL.',
  }),
  warehousePasswordFile: file({
    name: 'WAREHOUSE_PASSWORD_FILE',
    description:
      'File with the password of the user in WAREHOUSE_URL. It is read for each query, so that the password can change.',
  }),
  warehouseTokenFile: file({
    name: 'WAREHOUSE_TOKEN_FILE',
    description:
      'File with a token (JWT) for WAREHOUSE_URL, instead of a password. It is read for each query, so that the token can change.',
  }),
  warehouseStorage: parsed<LakeAddress>({
    name: 'WAREHOUSE_STORAGE',
    kind: 'folder, or address of a bucket',
    secret: true,
    description:
      'Storage of the catalog in WAREHOUSE_URL, where the server writes the files of loads: a folder such as `/srv/lake?location=local:///`, with the address that Trino has for it, or `s3://bucket/prefix?region=eu-central-1`, as in FILES_URL.',
    read: readLakeAddress,
  }),
  warehouseS3AccessKeyId: secret({
    name: 'WAREHOUSE_S3_ACCESS_KEY_ID',
    minBytes: 1,
    description: 'Access key id for the bucket in WAREHOUSE_STORAGE.',
  }),
  warehouseS3SecretAccessKey: secret({
    name: 'WAREHOUSE_S3_SECRET_ACCESS_KEY',
    minBytes: 1,
    description: 'Secret access key for the bucket in WAREHOUSE_STORAGE.',
  }),
  warehouseS3CredentialsFile: file({
    name: 'WAREHOUSE_S3_CREDENTIALS_FILE',
    description:
      'File with the keys for the bucket in WAREHOUSE_STORAGE, in the form of `~/.aws/credentials`. It is read for each request, so that the keys can change.',
  }),
}

/** Faults of settings that are valid alone but not together. */
export function warehouseFaults(config: ValuesOf<typeof WAREHOUSE> & { readonly dataDir: string }): string[] {
  const { warehouseUrl: url, warehouseStorage: storage, dataDir } = config
  const secrets = [
    ...(url?.password === undefined ? [] : ['WAREHOUSE_URL']),
    ...(config.warehousePassword === undefined ? [] : ['WAREHOUSE_PASSWORD']),
    ...(config.warehousePasswordFile === undefined ? [] : ['WAREHOUSE_PASSWORD_FILE']),
    ...(config.warehouseTokenFile === undefined ? [] : ['WAREHOUSE_TOKEN_FILE']),
  ]
  const ofKeys = bucketKeyFaults('WAREHOUSE_STORAGE', 'WAREHOUSE_S3', storage?.kind === 's3', {
    accessKeyId: config.warehouseS3AccessKeyId,
    secretAccessKey: config.warehouseS3SecretAccessKey,
    credentialsFile: config.warehouseS3CredentialsFile,
  })
  if (url === undefined)
    return [
      ...secrets.map((name) => `${name} is set, but WAREHOUSE_URL is not. Set both, or neither.`),
      ...(storage === undefined
        ? []
        : ['WAREHOUSE_STORAGE is set, but WAREHOUSE_URL is not. Set both, or neither.']),
      ...ofKeys,
    ]
  return [
    ...(storage === undefined
      ? [
          'WAREHOUSE_URL is set, but WAREHOUSE_STORAGE is not. Set it to the storage of the catalog in WAREHOUSE_URL, such as /srv/lake or s3://bucket/prefix.',
        ]
      : []),
    ...(storage?.kind === 'folder' && `${storage.path}${sep}`.startsWith(`${dataDir}${sep}`)
      ? [
          `WAREHOUSE_STORAGE is ${storage.path}, which is inside DATA_DIR. Set it to a folder outside of it, which Trino sees too.`,
        ]
      : []),
    ...(secrets.length <= 1
      ? []
      : [`The password or token for Trino is in ${secrets.join(' and ')}. Set one of them.`]),
    ...(secrets.length > 0 && url.sslMode === 'disable' && !LOOPBACK.test(new URL(url.origin).hostname)
      ? [
          `${secrets[0]} has a password or token, but WAREHOUSE_URL says sslmode=disable, which sends it unencrypted to another machine. Use TLS, or no password.`,
        ]
      : []),
    ...ofKeys,
  ]
}
