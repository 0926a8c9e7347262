import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../src/platform/operator-error.ts'
import { openTlsCertificate } from '../../src/platform/tls-certificate.ts'
import { makeCertificate } from '../support/certificate.ts'
import { failureOf, recordingLogger, temporaryFolder } from './support.ts'

describe('the certificate of the server', () => {
  const one = makeCertificate()
  const locked = one.privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'open',
  }) as string

  const opened = async (cert: string, key: string) => {
    const folder = await temporaryFolder()
    const config = { tlsCertFile: join(folder, 'cert.pem'), tlsKeyFile: join(folder, 'key.pem') }
    await writeFile(config.tlsCertFile, cert)
    await writeFile(config.tlsKeyFile, key)
    const recording = recordingLogger()
    return { certificate: await openTlsCertificate(config, recording.logger), recording }
  }

  it('needs its key, and the key needs the certificate', async () => {
    const { certificate } = await opened(one.cert, one.key)
    expect(certificate?.value).to.include({ cert: one.cert, key: one.key })
    const { logger } = recordingLogger()
    expect(await openTlsCertificate({ tlsCertFile: undefined, tlsKeyFile: undefined }, logger)).to.be
      .undefined
  })

  for (const [what, cert, key, sentence] of [
    [
      'the key of another certificate',
      one.cert,
      makeCertificate().key,
      /is not the key of the first certificate/,
    ],
    ['a key with a passphrase', one.cert, locked, /protected by a passphrase.*openssl pkey -in/],
    ['no key', one.cert, 'nonsense', /^TLS_KEY_FILE: .* is not a private key in PEM/],
    ['no certificate', 'nonsense', one.key, /^TLS_CERT_FILE: .* is not a certificate in PEM/],
    ['the two exchanged', one.key, one.cert, /^TLS_CERT_FILE: .* is not a certificate in PEM/],
    ['half a certificate', one.cert.slice(0, 200), one.key, /^TLS_CERT_FILE: .* is damaged/],
  ] as const) {
    it(`with ${what} is refused by a sentence`, async () => {
      const error = await failureOf(() => opened(cert, key))
      expect(error).to.be.instanceOf(OperatorError)
      expect((error as Error).message)
        .to.match(sentence)
        .and.match(/[.)]$/)
    })
  }

  for (const [what, dates, sentence] of [
    [
      'has expired',
      { to: new Date(Date.now() - 1000) },
      /expired on 2\d{3}-.*Replace it with a valid certificate/,
    ],
    ['is not valid yet', { from: new Date(Date.now() + 3_600_000) }, /is not valid before 2\d{3}-/],
  ] as const) {
    it(`is served and warned about where it ${what}`, async () => {
      const { cert, key } = makeCertificate(dates)
      const { recording } = await opened(cert, key)
      const [line, ...others] = recording.lines()
      expect(others).to.deep.equal([])
      expect(line).to.include({ level: 40 })
      expect(line?.msg).to.match(sentence)
    })
  }
})
