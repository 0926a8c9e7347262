import { readFile } from 'node:fs/promises'
import type { S3Keys } from '../../lib/s3/sign-request.ts'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'

/** The settings that have the keys of a bucket. */
export interface S3KeySettings {
  readonly accessKeyId: string | undefined
  readonly secretAccessKey: string | undefined
  readonly credentialsFile: string | undefined
  /** Name of the setting with the file, for messages. */
  readonly fileSetting: string
}

/** Gives the keys for a request. */
export type KeysOf = () => Promise<S3Keys>

/** The keys in the settings, or in the file, which is read for each request, so that the keys can change. */
export function keysOf(settings: S3KeySettings): KeysOf {
  const { accessKeyId, secretAccessKey, credentialsFile: file, fileSetting } = settings
  if (file !== undefined) return () => keysIn(file, fileSetting)
  return async () => ({ accessKeyId: accessKeyId!, secretKey: secretAccessKey!, sessionToken: undefined })
}

/** The keys of the bucket of uploads and exports. */
export const filesKeysOf = (
  config: Pick<Config, 'filesS3AccessKeyId' | 'filesS3SecretAccessKey' | 'filesS3CredentialsFile'>,
): KeysOf =>
  keysOf({
    accessKeyId: config.filesS3AccessKeyId,
    secretAccessKey: config.filesS3SecretAccessKey,
    credentialsFile: config.filesS3CredentialsFile,
    fileSetting: 'FILES_S3_CREDENTIALS_FILE',
  })

/**
 * Reads a file in the form of Amazon's credentials: lines `aws_access_key_id = …`, `aws_secret_access_key = …` and, for
 * temporary keys, `aws_session_token = …`. Of several profiles, `[default]` or the first one counts.
 * @throws OperatorError without a part of the file
 */
async function keysIn(path: string, setting: string): Promise<S3Keys> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `${setting} is ${path}, which cannot be read (${error.code}). Set it to a file that this user may read.`,
      { cause: error },
    )
  })
  const profile = profileIn(text)
  const [accessKeyId, secretKey] = [profile.get('aws_access_key_id'), profile.get('aws_secret_access_key')]
  if (!accessKeyId || !secretKey)
    throw new OperatorError(
      `${setting} is ${path}, which has no lines aws_access_key_id = … and aws_secret_access_key = …. Write both into it.`,
    )
  return { accessKeyId, secretKey, sessionToken: profile.get('aws_session_token') || undefined }
}

function profileIn(text: string): ReadonlyMap<string, string> {
  const profiles = new Map<string, Map<string, string>>()
  let current = 'default'
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^\s*\[\s*([^\]]+?)\s*\]\s*$/.exec(line) ?? []
    if (name !== undefined) current = name
    const [, key, value] = /^\s*([a-z_]+)\s*=\s*(\S*)\s*$/i.exec(line) ?? []
    if (key === undefined || value === undefined) continue
    const profile = profiles.get(current) ?? new Map<string, string>()
    profiles.set(current, profile.set(key.toLowerCase(), value))
  }
  return profiles.get('default') ?? [...profiles.values()][0] ?? new Map()
}
