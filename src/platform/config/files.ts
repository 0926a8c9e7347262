import { join, sep } from 'node:path'
import { type FilesAddress, readFilesAddress } from '../file-space/files-address.ts'
import { bucketKeyFaults } from './bucket-keys.ts'
import { choice, file, integer, parsed, secret, type ValuesOf } from '../settings.ts'

/** Uploaded and exported files. */
export const FILES = {
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
  filesUrl: parsed<FilesAddress>({
    name: 'FILES_URL',
    kind: 'folder, or address of a bucket',
    secret: true,
    description:
      'Where uploads and exports are kept: a folder, or `s3://bucket/prefix?region=eu-central-1`, with `endpoint=https://s3.example.org` for a service other than Amazon. By default, they are in DATA_DIR.',
    read: readFilesAddress,
  }),
  filesShared: choice({
    name: 'FILES_SHARED',
    words: ['no', 'yes'],
    fallback: 'no',
    description: '`yes` says that all servers of the catalogue see the folder in FILES_URL.',
  }),
  filesCacheMb: integer({
    name: 'FILES_CACHE_MB',
    min: 0,
    max: 100_000_000,
    fallback: '10000',
    description:
      'Size in megabytes of the copies of uploads that the server keeps in DATA_DIR if FILES_URL is a bucket. Copies that loads read come on top.',
  }),
  filesS3AccessKeyId: secret({
    name: 'FILES_S3_ACCESS_KEY_ID',
    minBytes: 1,
    description: 'Access key id for the bucket in FILES_URL.',
  }),
  filesS3SecretAccessKey: secret({
    name: 'FILES_S3_SECRET_ACCESS_KEY',
    minBytes: 1,
    description: 'Secret access key for the bucket in FILES_URL.',
  }),
  filesS3CredentialsFile: file({
    name: 'FILES_S3_CREDENTIALS_FILE',
    description:
      'File with the keys for the bucket in FILES_URL, in the form of `~/.aws/credentials`. It is read for each request, so that the keys can change.',
  }),
}

/** Faults of settings that are valid alone but not together. */
export function filesFaults(config: ValuesOf<typeof FILES> & { readonly dataDir: string }): string[] {
  const { filesUrl, filesShared } = config
  const ofKeys = bucketKeyFaults('FILES_URL', 'FILES_S3', filesUrl?.kind === 's3', {
    accessKeyId: config.filesS3AccessKeyId,
    secretAccessKey: config.filesS3SecretAccessKey,
    credentialsFile: config.filesS3CredentialsFile,
  })
  if (filesUrl?.kind === 's3') return ofKeys
  return [
    ...ofKeys,
    ...(filesShared === 'yes' && filesUrl === undefined
      ? [
          'FILES_SHARED is yes, but FILES_URL is not set, and each server has a DATA_DIR of its own. Set FILES_URL to the folder that all servers see.',
        ]
      : []),
    ...(filesUrl !== undefined && isMisplaced(filesUrl.path, config.dataDir)
      ? [
          `FILES_URL is ${filesUrl.path}, which is inside DATA_DIR. Set it to a folder outside of it, or leave it out.`,
        ]
      : []),
  ]
}

/** A restored backup replaces DATA_DIR as a whole. */
const isMisplaced = (path: string, dataDir: string): boolean =>
  `${path}${sep}`.startsWith(`${dataDir}${sep}`) && path !== join(dataDir, 'quality')
