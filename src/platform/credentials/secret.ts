import { type KeyObject, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ensureDataDir } from '../data-dir.ts'
import { readOrCreatePrivateFile } from '../../lib/files.ts'
import { OperatorError } from '../operator-error.ts'

const MIN_BYTES = 32

/** The signing secret cannot be used. The message says how to correct it. */
export class SecretError extends OperatorError {}

/** Where the secrets of a server come from: a setting, a file that a setting names, or a file in DATA_DIR. */
export interface SecretSettings {
  readonly dataDir: string
  readonly jwtSecret?: string | undefined
  readonly jwtSecretFile?: string | undefined
  readonly sealingKey?: string | undefined
  readonly sealingKeyFile?: string | undefined
}

/**
 * The key that signs and checks tokens: that of the settings, or the content of `DATA_DIR/jwt-secret`, which the first
 * process that needs it creates.
 * @throws OperatorError if DATA_DIR cannot be used, SecretError if the secret cannot be used
 */
export const signingSecret = ({ dataDir, jwtSecret, jwtSecretFile }: SecretSettings): Promise<KeyObject> =>
  secretOf({
    text: jwtSecret,
    file: jwtSecretFile,
    setting: 'JWT_SECRET_FILE',
    own: join(dataDir, 'jwt-secret'),
    afterDeletion: 'all tokens become invalid, and a new secret is created',
  })

/**
 * The secret from which the key of sealed texts is derived: that of the settings, or the content of
 * `DATA_DIR/sealing-key`, which the first process that needs it creates.
 * @throws OperatorError if DATA_DIR cannot be used, SecretError if the secret cannot be used
 */
export const sealingSecret = ({ dataDir, sealingKey, sealingKeyFile }: SecretSettings): Promise<KeyObject> =>
  secretOf({
    text: sealingKey,
    file: sealingKeyFile,
    setting: 'SEALING_KEY_FILE',
    own: join(dataDir, 'sealing-key'),
    afterDeletion:
      'the secrets of all webhooks and the stored passwords of loader connections become unusable, and a new key is created',
  })

async function secretOf(source: {
  readonly text: string | undefined
  readonly file: string | undefined
  readonly setting: string
  readonly own: string
  readonly afterDeletion: string
}): Promise<KeyObject> {
  const { text, file, setting, own, afterDeletion } = source
  if (text !== undefined) return createSecretKey(text, 'utf8')
  if (file !== undefined) return givenSecret(file, setting)
  await ensureDataDir(dirname(own))
  return secretOfFile(own, afterDeletion)
}

/** The secret in a file that the operator gives. Tools that provide such files choose their permissions. */
async function givenSecret(path: string, setting: string): Promise<KeyObject> {
  const secret = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SecretError(
      `${setting} is ${path}, which cannot be read (${error.code}). Give the user of the server the right to read it.`,
      { cause: error },
    )
  })
  if (Buffer.byteLength(secret.trim()) < MIN_BYTES)
    throw new SecretError(
      `${setting} is ${path}, which holds fewer than ${MIN_BYTES} bytes. Write for example the output of "openssl rand -base64 32" into it.`,
    )
  return createSecretKey(secret.trim(), 'utf8')
}

/** Tells keys apart without revealing anything of them. */
export const fingerprintOf = (key: KeyObject): string =>
  createHmac('sha256', key).update('groundtruth fingerprint').digest('base64url').slice(0, 22)

/**
 * The secret in a file, which the first process that needs it creates. A file that others can read, or that was
 * truncated, is refused rather than repaired: a reader of the file could use the secret indefinitely.
 * @param afterDeletion what happens if the operator deletes the file, for messages
 * @throws SecretError
 */
const secretOfFile = async (path: string, afterDeletion: string): Promise<KeyObject> => {
  const secret = (
    await readOrCreatePrivateFile(path, () => `${randomBytes(32).toString('base64url')}\n`)
  ).trim()
  const { mode } = await stat(path)
  // Windows does not have such permissions and reports all of them as set.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new SecretError(
      `${path} is readable by other users of this machine. Run "chmod 600 ${path}", ` +
        `or delete it if another user may have read it (${afterDeletion}).`,
    )
  }
  if (Buffer.byteLength(secret) < MIN_BYTES) {
    throw new SecretError(`${path} holds fewer than ${MIN_BYTES} bytes. Delete it: ${afterDeletion}.`)
  }
  return createSecretKey(secret, 'utf8')
}
