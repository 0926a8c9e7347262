import { expect } from 'chai'
import { postgresqlServer } from '../../../../src/quality/loaders/postgresql/server.ts'

const readOf = (given: Readonly<Record<string, string>>) =>
  postgresqlServer(new Map(Object.entries(given)), (detail) => {
    throw new Error(detail)
  })
const REQUIRED = { HOST: 'db.example.org', DATABASE: 'sales' }

describe('the parameters of a PostgreSQL connection', () => {
  it('are a host and a database at least', () => {
    expect(readOf(REQUIRED)).to.deep.equal({
      host: 'db.example.org',
      port: 5432,
      database: 'sales',
      schema: undefined,
      sslMode: 'prefer',
    })
    expect(() => readOf({ DATABASE: 'sales' })).to.throw('The parameter HOST is missing; name the host')
    expect(() => readOf({ HOST: 'db', DATABASE: '' })).to.throw('The parameter DATABASE is missing')
  })

  it('may be a port, a schema and a mode of TLS', () => {
    const given = { ...REQUIRED, HOST: '::1', PORT: '6543', SCHEMA: 'My Schema', SSLMODE: 'Verify-Full' }
    expect(readOf(given)).to.deep.equal({
      host: '::1',
      port: 6543,
      database: 'sales',
      schema: 'My Schema',
      sslMode: 'verify-full',
    })
  })

  it('are refused where they are nonsense, a path or a connection string', () => {
    for (const [name, value, fault] of [
      ['HOST', '/var/run/postgresql', /HOST must be the name or the IP address/],
      ['HOST', 'db:5432', /HOST must be/],
      ['HOST', 'db?sslmode=disable', /HOST must be/],
      ['HOST', 'postgres://db', /HOST must be/],
      ['HOST', '-x', /HOST must be/],
      ['PORT', '0', /PORT must be a number from 1 to 65535/],
      ['PORT', '65536', /PORT must be/],
      ['PORT', '5e3', /PORT must be/],
      ['SSLMODE', 'no-verify', /SSLMODE must be one of disable, prefer, require and verify-full/],
      ['DATABASE', 'x'.repeat(64), /DATABASE must have at most 63 bytes/],
      ['SCHEMA', 'a\0b', /no control characters/],
    ] as const)
      expect(() => readOf({ ...REQUIRED, [name]: value }), value).to.throw(fault)
  })
})
