import type { Config } from '../config.ts'
import type { Logger } from '../logging.ts'
import { WatchedFiles } from '../watched-files.ts'
import { type PublicKeys, readKeySet, readPublicKey } from './public-keys.ts'

/**
 * Opens the public keys of a foreign issuer that the configuration names, and warns where its tokens would be
 * accepted although they were made for others.
 * @returns undefined where none is configured
 * @throws OperatorError
 */
export async function openIssuerKeys(
  config: Pick<Config, 'jwtPublicKeyFile' | 'jwtJwksFile' | 'jwtIssuer' | 'jwtAudience'>,
  logger: Logger,
): Promise<WatchedFiles<PublicKeys> | undefined> {
  const { jwtPublicKeyFile, jwtJwksFile, jwtIssuer, jwtAudience } = config
  const [setting, path, read] =
    jwtPublicKeyFile === undefined
      ? (['JWT_JWKS_FILE', jwtJwksFile, readKeySet] as const)
      : (['JWT_PUBLIC_KEY_FILE', jwtPublicKeyFile, readPublicKey] as const)
  if (path === undefined) return undefined
  const keys = await WatchedFiles.open({ [setting]: path }, ([text = '']) => read(path, text))
  for (const [name, value, claim] of [
    ['JWT_ISSUER', jwtIssuer, 'iss'],
    ['JWT_AUDIENCE', jwtAudience, 'aud'],
  ] as const) {
    if (value !== undefined) continue
    logger.warn(
      `Tokens are checked with ${path}, but ${name} is not set: every token that its issuer signed is accepted, ` +
        `whatever its claim ${claim} says. Set ${name} to what your tokens carry.`,
    )
  }
  return keys
}
