import { type KeyObject, X509Certificate, createPrivateKey } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import type { Config } from './config.ts'
import type { Logger } from './logging.ts'
import { OperatorError } from './operator-error.ts'
import { WatchedFiles } from './watched-files.ts'

/** A certificate and its key, as node:tls takes them. */
export interface TlsCertificate {
  /** PEM, with the chain that the file holds. */
  readonly cert: string
  readonly key: string
  /** Milliseconds since 1970. */
  readonly validFrom: number
  readonly validTo: number
}

/** The certificate or its key cannot be used; the message says how to mend that. */
export class TlsError extends OperatorError {}

/**
 * Opens the certificate that the configuration names.
 * @returns undefined where the server speaks plain http
 * @throws OperatorError
 */
export async function openTlsCertificate(
  config: Pick<Config, 'tlsCertFile' | 'tlsKeyFile'>,
  logger: Logger,
): Promise<WatchedFiles<TlsCertificate> | undefined> {
  const { tlsCertFile, tlsKeyFile } = config
  if (tlsCertFile === undefined || tlsKeyFile === undefined) return undefined
  const files = await WatchedFiles.open(
    { TLS_CERT_FILE: tlsCertFile, TLS_KEY_FILE: tlsKeyFile },
    ([cert = '', key = '']) => readCertificate(tlsCertFile, cert, tlsKeyFile, key),
  )
  for (const problem of datesProblems(files.value)) logger.warn(problem)
  return files
}

/** A sentence where the certificate is not valid at a time: it is served all the same, and clients refuse it. */
export function datesProblems({ validFrom, validTo }: TlsCertificate, now = Date.now()): readonly string[] {
  const [time, what] = now < validFrom ? [validFrom, 'is not valid before'] : [validTo, 'expired on']
  return now < validFrom || now >= validTo
    ? [
        `The certificate in TLS_CERT_FILE ${what} ${new Date(time).toISOString()}: put one there that is valid.`,
      ]
    : []
}

function readCertificate(certFile: string, cert: string, keyFile: string, key: string): TlsCertificate {
  if (!cert.includes('-----BEGIN CERTIFICATE-----')) {
    throw new TlsError(
      `TLS_CERT_FILE: ${certFile} is no certificate in PEM (it starts with -----BEGIN CERTIFICATE-----).`,
    )
  }
  const parsed = understood(
    () => new X509Certificate(cert),
    `TLS_CERT_FILE: the certificate in ${certFile} is damaged: copy it anew.`,
  )
  if (!parsed.checkPrivateKey(readKey(keyFile, key))) {
    throw new TlsError(
      `TLS_KEY_FILE: ${keyFile} is not the key of the first certificate in ${certFile}: name the two that belong together.`,
    )
  }
  // OpenSSL refuses, for instance, chains that are damaged and keys that are too short to be safe.
  understood(
    () => createSecureContext({ cert, key }),
    `TLS_CERT_FILE: ${certFile} cannot be served with: take a certificate of an RSA key of at least 2048 bits or of an elliptic curve.`,
  )
  return { cert, key, validFrom: Date.parse(parsed.validFrom), validTo: Date.parse(parsed.validTo) }
}

function readKey(path: string, pem: string): KeyObject {
  if (/-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(pem)) {
    throw new TlsError(
      `TLS_KEY_FILE: ${path} is locked by a passphrase, which nobody could type at a start: ` +
        `write it without one by "openssl pkey -in ${path} -out <new file>" and keep that for the server's user alone.`,
    )
  }
  return understood(
    () => createPrivateKey(pem),
    `TLS_KEY_FILE: ${path} is no private key in PEM (it starts with -----BEGIN PRIVATE KEY-----).`,
  )
}

function understood<T>(read: () => T, sentence: string): T {
  try {
    return read()
  } catch (error) {
    throw new TlsError(sentence, { cause: error })
  }
}
