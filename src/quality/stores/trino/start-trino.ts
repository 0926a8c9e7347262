import { readFile } from 'node:fs/promises'
import type { TrinoTls } from '../../../lib/trino/exchange.ts'
import type { TrinoCredentials } from '../../../lib/trino/trino-client.ts'
import { S3Requests } from '../../../platform/file-space/s3-requests.ts'
import type { TrinoAddress } from '../../../platform/lake/trino-address.ts'
import type { Logger } from '../../../platform/logging.ts'
import { OperatorError } from '../../../platform/operator-error.ts'
import type { LakeSettings, TrinoSecret } from './lake-settings.ts'
import { BucketStorage } from './storage/bucket-storage.ts'
import { FolderStorage } from './storage/folder-storage.ts'
import type { LakeStorage } from './storage/lake-storage.ts'
import { TrinoWarehouses } from './trino-warehouses.ts'

/**
 * The warehouses in a cluster of Trino. The cluster is not asked before the first warehouse is opened, so the server
 * starts without it.
 * @throws OperatorError if the file of certificates or the folder of the storage cannot be used
 */
export async function startTrino(settings: LakeSettings, logger: Logger): Promise<TrinoWarehouses> {
  const { address, secret, memoryMb, workFolder, connections, engineValuesAbove, owner } = settings
  return new TrinoWarehouses(
    {
      target: { ...address, credentials: credentialsOf(secret) },
      tls: await tlsOf(address),
      storage: await storageOf(settings, logger),
      workFolder,
      loadMemoryMb: memoryMb,
      ...(owner !== undefined && { owner }),
      ...(connections !== undefined && { connections }),
      ...(engineValuesAbove !== undefined && { engineValuesAbove }),
    },
    logger,
  )
}

async function storageOf({ storage, storageKeys }: LakeSettings, logger: Logger): Promise<LakeStorage> {
  return storage.kind === 'folder'
    ? FolderStorage.open(storage.path, storage.location)
    : new BucketStorage(new S3Requests(storage, storageKeys), storage.location, logger)
}

const credentialsOf = (secret: TrinoSecret) =>
  secret.kind === 'none'
    ? undefined
    : async (): Promise<TrinoCredentials> => {
        const value = await secret.value()
        return secret.kind === 'token'
          ? { kind: 'token', token: value }
          : { kind: 'password', password: value }
      }

async function tlsOf({ sslMode, sslRootCert }: TrinoAddress): Promise<TrinoTls | undefined> {
  if (sslMode === 'disable') return undefined
  const ca = sslRootCert === undefined ? {} : { ca: await certificatesIn(sslRootCert) }
  if (sslMode === 'require') return { rejectUnauthorized: false }
  return sslMode === 'verify-ca' ? { ...ca, checkServerIdentity: () => undefined } : ca
}

async function certificatesIn(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new OperatorError(
      `The file ${path} in sslrootcert of WAREHOUSE_URL cannot be read (${(error as NodeJS.ErrnoException).code}). Set it to a file of certificates that this user may read.`,
      { cause: error },
    )
  }
}
