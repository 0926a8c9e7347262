import { expect } from 'chai'
import { placeOf, readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { loadConfig } from '../../../src/platform/config.ts'

const faultOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('It was accepted.')
}

describe('the address of a catalogue in PostgreSQL', () => {
  it('has a user, a host and a database, and defaults for the rest', () => {
    const address = readPostgresAddress('postgres://gt@localhost/quality')
    expect(address).to.deep.equal({
      hosts: [{ host: 'localhost', port: 5432 }],
      user: 'gt',
      password: undefined,
      database: 'quality',
      schema: 'groundtruth',
      sslMode: 'prefer',
      sslRootCert: undefined,
      applicationName: 'groundtruth',
      connectTimeoutMs: 3000,
      statementTimeoutMs: 30_000,
      lockTimeoutMs: 10_000,
      connections: 10,
    })
  })

  it('has several hosts, an encoded password, and options', () => {
    const address = readPostgresAddress(
      'postgresql://g%40t:p%3Aw%2F@[::1]:5433,db2,%2Fvar%2Frun/my%20db?schema=s&sslmode=verify-ca&sslrootcert=/etc/ca.pem&application_name=a&connect_timeout=500&statement_timeout=0&lock_timeout=7&connections=3',
    )
    expect(address.hosts).to.deep.equal([
      { host: '::1', port: 5433 },
      { host: 'db2', port: 5432 },
      { host: '/var/run', port: 5432 },
    ])
    expect(address).to.include({ user: 'g@t', password: 'p:w/', database: 'my db', schema: 's' })
    expect(address).to.include({ sslMode: 'verify-ca', sslRootCert: '/etc/ca.pem', applicationName: 'a' })
    expect(address).to.include({
      connectTimeoutMs: 500,
      statementTimeoutMs: 0,
      lockTimeoutMs: 7,
      connections: 3,
    })
    expect(placeOf(address)).to.equal('postgres://g@t@[::1]:5433,db2:5432,/var/run:5432/my db?schema=s')
  })

  it('checks the certificate of another machine, unless it says otherwise', () => {
    const modeOf = (text: string) => readPostgresAddress(text).sslMode
    expect(modeOf('postgres://gt@db.example.org/q')).to.equal('verify-full')
    expect(modeOf('postgres://gt@127.0.0.1,db.example.org/q')).to.equal('verify-full')
    expect(modeOf('postgres://gt@127.0.0.1,%2Frun/q')).to.equal('prefer')
    expect(modeOf('postgres://gt@db.example.org/q?sslmode=disable')).to.equal('disable')
  })

  it('is refused with a sentence that says how to mend it', () => {
    const refused = (text: string) => faultOf(() => readPostgresAddress(text))
    expect(refused('mysql://gt@db/q')).to.match(/must be an address such as postgres:/)
    expect(refused('postgres://gt@db')).to.match(/must be an address such as postgres:/)
    expect(refused('postgres://db/q')).to.match(/has no user/)
    expect(refused('postgres://gt@db:99999/q')).to.match(/"db:99999" is not a host/)
    expect(refused('postgres://gt@db,/q')).to.match(/"" is not a host/)
    expect(refused('postgres://gt@db/q?pool=3')).to.match(/the option "pool": write schema, /)
    expect(refused('postgres://gt@db/q?schema=a&schema=b')).to.match(/"schema" twice/)
    expect(refused(`postgres://gt@db/q?schema=${'é'.repeat(32)}`)).to.match(/at most 63 bytes/)
    expect(refused('postgres://gt@db/q?sslmode=yes')).to.match(/sslmode is "yes": write disable, /)
    expect(refused('postgres://gt@db/q?sslrootcert=ca.pem')).to.match(/absolute path/)
    expect(refused('postgres://gt@db/q?connections=1')).to.match(/from 2 to 500/)
    expect(refused('postgres://g%t@db/q')).to.match(/write a percent sign as %25/)
  })

  it('is a setting whose message repeats no password', () => {
    const refused = (env: Record<string, string>) => faultOf(() => loadConfig(env))
    for (const url of [
      'postgres://gt:secret1@db/q?pool=3',
      'postgres://gt:secret1/x@db/q',
      'postgres://gt:secret1@@db/q',
      'postgres://gt:secret1@db',
      'secret1',
    ])
      expect(refused({ CATALOGUE_URL: url }))
        .to.match(/^CATALOGUE_URL is set, but/)
        .and.not.include('secret1')
    expect(refused({ CATALOGUE_PASSWORD: 'x' })).to.equal(
      'CATALOGUE_PASSWORD is set, but CATALOGUE_URL is not. Set both, or neither.',
    )
    expect(
      refused({
        CATALOGUE_URL: 'postgres://gt:a@db/q',
        CATALOGUE_PASSWORD: 'b',
        CATALOGUE_PASSWORD_FILE: 'c',
      }),
    ).to.equal(
      'The password of the catalogue is in CATALOGUE_URL and CATALOGUE_PASSWORD and CATALOGUE_PASSWORD_FILE. Set one of them.',
    )
    expect(loadConfig({ CATALOGUE_URL: 'postgres://gt@db/q' }).catalogueUrl?.database).to.equal('q')
    expect(loadConfig({}).catalogueUrl).to.equal(undefined)
  })
})
