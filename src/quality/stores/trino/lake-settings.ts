import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../platform/config.ts'
import { type KeysOf, keysOf } from '../../../platform/file-space/s3-keys.ts'
import type { LakeAddress } from '../../../platform/lake/lake-address.ts'
import type { TrinoAddress } from '../../../platform/lake/trino-address.ts'
import { WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'

/** How the user in the address proves who it is. `value` is read for each query, because a file can change. */
export type TrinoSecret =
  { readonly kind: 'none' } | { readonly kind: 'password' | 'token'; readonly value: () => Promise<string> }

/** A cluster of Trino that has warehouses. */
export interface LakeSettings {
  readonly address: TrinoAddress
  readonly secret: TrinoSecret
  /** The storage of the catalog, as this server sees it, and as Trino names it. */
  readonly storage: LakeAddress
  /** The keys of the storage if it is a bucket. */
  readonly storageKeys: KeysOf
  /** Memory of the processes that write Parquet files. */
  readonly memoryMb: number
  /** See `engineValuesAbove` of TrinoSettings. */
  readonly engineValuesAbove?: number
  /** Absolute path of the folder of temporary files of this server. */
  readonly workFolder: string
  /** See `owner` of TrinoSettings. */
  readonly owner?: string
  /** Concurrent queries of one warehouse. The default is enough for one query. */
  readonly connections?: number | undefined
}

type TrinoConfig = Pick<
  Config,
  | 'clusterProfileValues'
  | 'dataDir'
  | 'warehouseMemoryMb'
  | 'warehousePassword'
  | 'warehousePasswordFile'
  | 'warehouseS3AccessKeyId'
  | 'warehouseS3CredentialsFile'
  | 'warehouseS3SecretAccessKey'
  | 'warehouseStorage'
  | 'warehouseTokenFile'
  | 'warehouseUrl'
>

/** The cluster in the configuration; undefined if there is none. */
export function lakeSettings(config: TrinoConfig, connections?: number): LakeSettings | undefined {
  const { warehouseUrl: address, warehouseStorage: storage } = config
  if (address === undefined || storage === undefined) return undefined
  return {
    address,
    secret: secretOf(address, config),
    storage,
    storageKeys: keysOf({
      accessKeyId: config.warehouseS3AccessKeyId,
      secretAccessKey: config.warehouseS3SecretAccessKey,
      credentialsFile: config.warehouseS3CredentialsFile,
      fileSetting: 'WAREHOUSE_S3_CREDENTIALS_FILE',
    }),
    memoryMb: config.warehouseMemoryMb,
    engineValuesAbove: config.clusterProfileValues,
    workFolder: join(config.dataDir, 'quality'),
    connections,
  }
}

function secretOf({ password: inAddress }: TrinoAddress, config: TrinoConfig): TrinoSecret {
  const { warehousePasswordFile: passwordFile, warehouseTokenFile: tokenFile } = config
  if (tokenFile !== undefined)
    return { kind: 'token', value: () => secretIn(tokenFile, 'WAREHOUSE_TOKEN_FILE') }
  if (passwordFile !== undefined)
    return { kind: 'password', value: () => secretIn(passwordFile, 'WAREHOUSE_PASSWORD_FILE') }
  const password = config.warehousePassword ?? inAddress
  return password === undefined ? { kind: 'none' } : { kind: 'password', value: async () => password }
}

/** @throws WarehouseUnavailable, which names the setting but not the path, because users see it */
async function secretIn(path: string, setting: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/\r?\n$/, '')
  } catch (error) {
    throw new WarehouseUnavailable(
      `The file in ${setting} cannot be read (${(error as NodeJS.ErrnoException).code}). The operator must give the user of the server the right to read it.`,
      { cause: error },
    )
  }
}
