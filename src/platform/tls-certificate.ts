import { type KeyObject, X509Certificate, createPrivateKey } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import type { Config } from './config.ts'
import type { Logger } from './logging.ts'
import { OperatorError } from './operator-error.ts'
import { WatchedFiles } from './watched-files.ts'

/** A certificate and its key, in the form that node:tls takes. */
export interface TlsCertificate {
  /** PEM, with the chain in the file. */
  readonly cert: string
  readonly key: string
  /** Milliseconds since 1970. */
  readonly validFrom: number
  readonly validTo: number
}

/** The certificate or its key cannot be used. The message says how to correct it. */
export class TlsError extends OperatorError {}

/**
 * Opens the configured certificate.
 * @returns undefined if the server uses plain http
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

/** A sentence if the certificate is not valid at a time. It is served anyway, and clients refuse it. */
export function datesProblems({ validFrom, validTo }: TlsCertificate, now = Date.now()): readonly string[] {
  const [time, what] = now < validFrom ? [validFrom, 'is not valid before'] : [validTo, 'expired on']
  return now < validFrom || now >= validTo
    ? [
        `The certificate in TLS_CERT_FILE ${what} ${new Date(time).toISOString()}. Replace it with a valid certificate.`,
      ]
    : []
}

function readCertificate(certFile: string, cert: string, keyFile: string, key: string): TlsCertificate {
  if (!cert.includes('-----BEGIN CERTIFICATE-----')) {
    throw new TlsError(
      `TLS_CERT_FILE: ${certFile} is not a certificate in PEM, which starts with -----BEGIN CERTIFICATE-----.`,
    )
  }
  const parsed = understood(
    () => new X509Certificate(cert),
    `TLS_CERT_FILE: the certificate in ${certFile} is damaged. Copy it again.`,
  )
  if (!parsed.checkPrivateKey(readKey(keyFile, key))) {
    throw new TlsError(
      `TLS_KEY_FILE: ${keyFile} is not the key of the first certificate in ${certFile}. Set a certificate and key that belong together.`,
    )
  }
  // OpenSSL refuses, for instance, damaged chains and keys that are too short to be safe.
  understood(
    () => createSecureContext({ cert, key }),
    `TLS_CERT_FILE: ${certFile} is not usable for TLS. Use a certificate with an RSA key of at least 2048 bits or with an elliptic curve key.`,
  )
  return { cert, key, validFrom: Date.parse(parsed.validFrom), validTo: Date.parse(parsed.validTo) }
}

function readKey(path: string, pem: string): KeyObject {
  if (/-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(pem)) {
    throw new TlsError(
      `TLS_KEY_FILE: ${path} is protected by a passphrase, which cannot be entered at start. ` +
        `Remove it with "openssl pkey -in ${path} -out <new file>", and make the new file readable by the server's user only.`,
    )
  }
  return understood(
    () => createPrivateKey(pem),
    `TLS_KEY_FILE: ${path} is not a private key in PEM, which starts with -----BEGIN PRIVATE KEY-----.`,
  )
}

function understood<T>(read: () => T, sentence: string): T {
  try {
    return read()
  } catch (error) {
    throw new TlsError(sentence, { cause: error })
  }
}
