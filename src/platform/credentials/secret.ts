import { type KeyObject, createSecretKey, randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDataDir } from '../data-dir.ts'
import { readOrCreatePrivateFile } from '../../lib/files.ts'
import { OperatorError } from '../operator-error.ts'

const MIN_BYTES = 32

/** The signing secret cannot be used; the message says how to mend that. */
export class SecretError extends OperatorError {}

/**
 * The key that signs and checks tokens: `JWT_SECRET`, else the content of `DATA_DIR/jwt-secret`, which is made
 * at the first use by whichever process comes first. A file that others can read, or that was cut short, is
 * refused rather than mended: whoever has read it can make tokens for ever.
 * @throws OperatorError where DATA_DIR cannot be used, SecretError where the secret cannot
 */
export const signingSecret = async (config: {
  readonly dataDir: string
  readonly jwtSecret: string | undefined
}): Promise<KeyObject> => {
  if (config.jwtSecret !== undefined) return createSecretKey(config.jwtSecret, 'utf8')
  await ensureDataDir(config.dataDir)
  const path = join(config.dataDir, 'jwt-secret')
  const secret = (
    await readOrCreatePrivateFile(path, () => `${randomBytes(32).toString('base64url')}\n`)
  ).trim()
  const { mode } = await stat(path)
  // Windows has no such permissions and reports all of them.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new SecretError(
      `${path} is open to other users of this machine: type "chmod 600 ${path}", ` +
        'or delete it if somebody may have read it (all tokens end, and a new one is made).',
    )
  }
  if (Buffer.byteLength(secret) < MIN_BYTES) {
    throw new SecretError(
      `${path} holds less than ${MIN_BYTES} bytes: delete it, and a new one is made (all tokens end).`,
    )
  }
  return createSecretKey(secret, 'utf8')
}
