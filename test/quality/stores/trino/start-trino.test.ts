import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '../../../../src/platform/config.ts'
import { OperatorError } from '../../../../src/platform/operator-error.ts'
import { WarehouseUnavailable } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { lakeSettings } from '../../../../src/quality/stores/trino/lake-settings.ts'
import { startTrino } from '../../../../src/quality/stores/trino/start-trino.ts'
import { FakeTrino, json } from '../../../lib/trino/support.ts'
import { recordingLogger, temporaryFolder } from '../../../platform/support.ts'
import { makeCertificate, type TestCertificate } from '../../../support/certificate.ts'

const LOGIN = `Basic ${Buffer.from('gt:a secret').toString('base64')}`

describe('Trino behind TLS', () => {
  let certificate: TestCertificate
  let folder: string
  let fake: FakeTrino
  before(async () => {
    certificate = makeCertificate()
    folder = await temporaryFolder()
    await writeFile(join(folder, 'authority.pem'), certificate.cert)
    await writeFile(join(folder, 'other.pem'), makeCertificate({ name: 'other' }).cert)
  })
  beforeEach(
    async () => (fake = await FakeTrino.start((_, response) => json(response, {}, 401), certificate)),
  )
  afterEach(() => fake.stop())

  /** What the first use of the cluster ends with: the stand-in refuses each login. */
  async function firstUse(options: string, env: Record<string, string> = {}): Promise<Error> {
    const { logger } = recordingLogger()
    const { host } = new URL(fake.origin)
    const settings = lakeSettings(
      loadConfig({
        WAREHOUSE_URL: `trino://gt@${host}/iceberg/gt?${options}`,
        WAREHOUSE_PASSWORD: 'a secret',
        WAREHOUSE_STORAGE: folder,
        DATA_DIR: join(folder, 'data'),
        ...env,
      }),
    )
    const warehouses = await startTrino(settings!, logger)
    try {
      return await warehouses.abilities().then(
        () => new Error('It went well.'),
        (error: Error) => error,
      )
    } finally {
      await warehouses.close()
    }
  }

  for (const [mode, options] of [
    ['require', 'sslmode=require'],
    ['verify-ca', 'sslmode=verify-ca&sslrootcert=AUTHORITY'],
    ['verify-full', 'sslmode=verify-full&sslrootcert=AUTHORITY'],
  ] as const)
    it(`gets the password with sslmode=${mode}`, async () => {
      const error = await firstUse(options.replace('AUTHORITY', join(folder, 'authority.pem')))
      expect(error.message).to.match(/^Trino refuses the user: /)
      expect(fake.seen.map(({ headers }) => headers.authorization)).to.include(LOGIN)
    })

  it('gets nothing if its certificate is of another authority, and is not asked again', async () => {
    const start = performance.now()
    for (const authority of ['other.pem', undefined]) {
      const root = authority === undefined ? '' : `&sslrootcert=${join(folder, authority)}`
      const error = await firstUse(`sslmode=verify-full${root}`)
      expect(error).to.be.instanceOf(WarehouseUnavailable)
      expect(error.message).to.match(/^The TLS connection to Trino is refused \(\w+\): check .*sslrootcert/)
    }
    expect(fake.seen).to.deep.equal([])
    expect(performance.now() - start).to.be.below(5000)
  })

  it('does not start with a file of authorities that cannot be read', async () => {
    let error: unknown
    await firstUse(`sslmode=verify-full&sslrootcert=${join(folder, 'missing.pem')}`).catch(
      (one: unknown) => (error = one),
    )
    expect(error).to.be.instanceOf(OperatorError)
    expect((error as Error).message).to.match(/sslrootcert of WAREHOUSE_URL cannot be read \(ENOENT\)/)
  })
})
