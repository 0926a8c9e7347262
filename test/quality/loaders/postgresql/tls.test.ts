import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { SslMode } from '../../../../src/quality/loaders/postgresql/server.ts'
import { makeCertificate } from '../../../support/certificate.ts'
import { serverUser } from '../../../support/database-process.ts'
import { type PostgresqlServer, startPostgresql } from '../../../support/postgresql-server.ts'
import { failureOf, readTable, requestOf } from './reading.ts'

describe('TLS to PostgreSQL', () => {
  const certificate = makeCertificate()
  let server: PostgresqlServer
  const read = async (sslMode: SslMode, host = 'localhost', authorities?: string) => {
    const request = requestOf(server, 'session')
    return (await readTable({ ...request, server: { ...request.server, host, sslMode, authorities } })).rows
  }

  /** Sets the certificate and reads the settings again. */
  const offerTls = async ({ cert, key }: { cert: string; key: string }): Promise<void> => {
    const { uid, gid } = serverUser()
    for (const [name, content] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
      const path = join(server.socketFolder, 'data', name)
      writeFileSync(path, content, { mode: 0o600 })
      if (uid !== undefined) chownSync(path, uid, gid!)
    }
    await server.client.query('alter system set ssl = on')
    await server.client.query('select pg_reload_conf()')
    for (;;) {
      const { rows } = await server.client.query<{ ssl: string }>('show ssl')
      if (rows[0]!.ssl === 'on') return
    }
  }

  before(async function () {
    server = await startPostgresql(this)
    await server.client.query(
      'create view session as select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    )
  })
  after(() => server?.stop())

  it('is required where the mode says so, and preferred by default', async () => {
    expect(await read('prefer')).to.deep.equal([['false']])
    expect(await read('disable')).to.deep.equal([['false']])
    for (const mode of ['require', 'verify-full'] as const)
      expect(await failureOf(read(mode))).to.match(/The database does not offer TLS: use SSLMODE disable/)
  })

  it('is used where the server has it, and checks the certificate in the mode verify-full', async () => {
    await offerTls(certificate)
    expect(await read('disable')).to.deep.equal([['false']])
    expect(await read('prefer')).to.deep.equal([['true']])
    expect(await read('require')).to.deep.equal([['true']])
    expect(await read('verify-full', 'localhost', certificate.cert)).to.deep.equal([['true']])
    expect(await read('verify-full', '127.0.0.1', certificate.cert)).to.deep.equal([['true']])
    expect(await failureOf(read('verify-full'))).to.match(/The certificate of the database is not trusted/)
    expect(await failureOf(read('verify-full', '127.0.0.2', certificate.cert))).to.match(
      /The certificate of the database is not for the host 127\.0\.0\.2|cannot be reached/,
    )
  })
})
