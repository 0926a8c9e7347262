import type { Config } from '../config.ts'
import type { Logger } from '../logging.ts'
import { WatchedFiles } from '../watched-files.ts'
import { type PublicKeys, readKeySet, readPublicKey } from './public-keys.ts'

/**
 * Opens the configured public keys of a foreign issuer. Warns if tokens would be accepted that were issued
 * for other audiences or issuers.
 * @returns undefined if no keys are configured
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
      `Tokens are checked with ${path}, but ${name} is not set: every token signed by its issuer is accepted, ` +
        `regardless of its claim ${claim}. Set ${name} to the value of ${claim} in your tokens.`,
    )
  }
  return keys
}
