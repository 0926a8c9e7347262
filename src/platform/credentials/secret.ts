import { type KeyObject, createSecretKey, randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDataDir } from '../data-dir.ts'
import { readOrCreatePrivateFile } from '../../lib/files.ts'
import { OperatorError } from '../operator-error.ts'

const MIN_BYTES = 32

/** The signing secret cannot be used. The message says how to correct it. */
export class SecretError extends OperatorError {}

/**
 * The key that signs and checks tokens: `JWT_SECRET`, or the content of `DATA_DIR/jwt-secret`, which the
 * first process that needs it creates.
 * @throws OperatorError if DATA_DIR cannot be used, SecretError if the secret cannot be used
 */
export const signingSecret = async (config: {
  readonly dataDir: string
  readonly jwtSecret: string | undefined
}): Promise<KeyObject> => {
  if (config.jwtSecret !== undefined) return createSecretKey(config.jwtSecret, 'utf8')
  await ensureDataDir(config.dataDir)
  return secretOfFile(
    join(config.dataDir, 'jwt-secret'),
    'all tokens become invalid, and a new secret is created',
  )
}

/**
 * The secret in a file, which the first process that needs it creates. A file that others can read, or that was
 * truncated, is refused rather than repaired: a reader of the file could use the secret indefinitely.
 * @param afterDeletion what happens if the operator deletes the file, for messages
 * @throws SecretError
 */
export const secretOfFile = async (path: string, afterDeletion: string): Promise<KeyObject> => {
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
