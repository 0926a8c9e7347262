import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** A certificate of its own authority for localhost and 127.0.0.1, and its key, both in PEM. */
export interface TestCertificate {
  readonly cert: string
  readonly key: string
  readonly privateKey: KeyObject
}

const DAY_MS = 86_400_000

/**
 * Makes a certificate with an ECDSA key (RFC 5280), since neither Node nor every machine can.
 * @param options.name common name, to tell one from another
 */
export function makeCertificate(options: { name?: string; from?: Date; to?: Date } = {}): TestCertificate {
  const { name = 'test', from = new Date(Date.now() - DAY_MS), to = new Date(Date.now() + DAY_MS) } = options
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const distinguished = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(name)))))
  const alternatives = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const content = sequence(
    der(0xa0, integer(2)),
    integer(Math.floor(Math.random() * 0x7fff) + 0x8000),
    sequence(oid(ECDSA_WITH_SHA256)),
    distinguished,
    sequence(time(from), time(to)),
    distinguished,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), der(0x04, alternatives)))),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(
    content,
    sequence(oid(ECDSA_WITH_SHA256)),
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  )
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    privateKey,
  }
}

const ECDSA_WITH_SHA256 = '2a8648ce3d040302'

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: Buffer[]): Buffer => der(0x30, ...contents)
const set = (...contents: Buffer[]): Buffer => der(0x31, ...contents)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))

/** Of a number below 2^23. */
function integer(value: number): Buffer {
  return der(
    0x02,
    value < 0x80 ? Buffer.from([value]) : Buffer.from([value >> 16, (value >> 8) & 0xff, value & 0xff]),
  )
}

/** UTCTime, for the years until 2049. */
const time = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
