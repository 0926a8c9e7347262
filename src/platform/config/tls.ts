import { file, type ValuesOf } from '../settings.ts'

/** The certificate for https. */
export const TLS = {
  tlsCertFile: file({
    name: 'TLS_CERT_FILE',
    description: 'Certificate for https (PEM, with its chain). Requires TLS_KEY_FILE.',
  }),
  tlsKeyFile: file({
    name: 'TLS_KEY_FILE',
    description: 'Private key of the certificate (PEM, without a passphrase).',
  }),
}

/** Faults of settings that are valid alone but not together. */
export function tlsFaults({ tlsCertFile, tlsKeyFile }: ValuesOf<typeof TLS>): string[] {
  if ((tlsCertFile === undefined) === (tlsKeyFile === undefined)) return []
  const [set, missing] =
    tlsKeyFile === undefined ? ['TLS_CERT_FILE', 'TLS_KEY_FILE'] : ['TLS_KEY_FILE', 'TLS_CERT_FILE']
  return [`${set} is set, but ${missing} is not. Set both for https, or neither.`]
}
