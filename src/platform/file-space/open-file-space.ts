import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Logger } from '../logging.ts'
import type { FileSpace } from './file-space.ts'
import type { FilesAddress } from './files-address.ts'
import { FolderSpace } from './folder-space.ts'
import { LocalCopies } from './local-copies.ts'
import { filesKeysOf } from './s3-keys.ts'
import { S3Requests, type S3Times } from './s3-requests.ts'
import { S3Space } from './s3-space.ts'

/** What decides where uploads and exports are. */
export type FileSpaceConfig = Pick<
  Config,
  | 'dataDir'
  | 'filesUrl'
  | 'filesCacheMb'
  | 'filesS3AccessKeyId'
  | 'filesS3SecretAccessKey'
  | 'filesS3CredentialsFile'
>

/** The folder of contents in DATA_DIR. */
const privateFolder = (dataDir: string): string => join(dataDir, 'quality')

/** Where uploads and exports are. */
export const filesAddressOf = ({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): FilesAddress =>
  filesUrl ?? { kind: 'folder', path: privateFolder(dataDir) }

/** True if uploads and exports are a part of DATA_DIR. */
export function isInDataDir(config: Pick<Config, 'dataDir' | 'filesUrl'>): boolean {
  const address = filesAddressOf(config)
  return address.kind === 'folder' && address.path === privateFolder(config.dataDir)
}

/**
 * Opens the place of uploads and exports and checks that it can be used. Only one process with the lock of DATA_DIR may
 * write to it, or read local copies.
 * @throws OperatorError
 */
export async function openFileSpace(
  config: FileSpaceConfig,
  logger: Pick<Logger, 'warn'>,
  times?: S3Times,
): Promise<FileSpace> {
  const address = filesAddressOf(config)
  if (address.kind === 'folder') return FolderSpace.open(address.path, isInDataDir(config))
  const requests = new S3Requests(address, filesKeysOf(config), times)
  const copies = new LocalCopies(join(config.dataDir, 'files-cache'), config.filesCacheMb * 1_000_000)
  try {
    return await S3Space.open({ requests, copies, logger })
  } catch (error) {
    requests.close()
    throw error
  }
}
