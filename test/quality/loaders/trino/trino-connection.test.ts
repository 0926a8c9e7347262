import { expect } from 'chai'
import {
  faultOfLogin,
  originOf,
  trinoCluster,
} from '../../../../src/quality/loaders/trino/trino-connection.ts'

const readOf = (given: Readonly<Record<string, string>>) =>
  trinoCluster(new Map(Object.entries(given)), (detail) => {
    throw new Error(detail)
  })

describe('the parameters of a Trino connection', () => {
  it('are a host at least, which is reached with TLS', () => {
    const cluster = readOf({ HOST: 'trino.example.org' })
    expect(cluster).to.deep.equal({
      host: 'trino.example.org',
      port: 8443,
      sslMode: 'verify-full',
      catalog: undefined,
      schema: undefined,
    })
    expect(originOf(cluster)).to.equal('https://trino.example.org:8443')
    expect(() => readOf({ SCHEMA: 'x' })).to.throw('The parameter HOST is missing; name the host')
  })

  it('may be a port, a catalog, a schema and a mode of TLS', () => {
    const cluster = readOf({ HOST: '::1', SSLMODE: 'Disable', CATALOG: 'Lake', SCHEMA: 'My Sales' })
    expect(cluster).to.deep.equal({
      host: '::1',
      port: 8080,
      sslMode: 'disable',
      catalog: 'lake',
      schema: 'my sales',
    })
    expect(originOf(cluster)).to.equal('http://[::1]:8080')
    expect(originOf(readOf({ HOST: 'gateway', PORT: '443' }))).to.equal('https://gateway')
  })

  it('are refused where they are nonsense', () => {
    for (const [name, value, fault] of [
      ['HOST', 'trino:8080', /HOST must be/],
      ['HOST', 'https://trino', /HOST must be/],
      ['HOST', 'trino/../x', /HOST must be/],
      ['HOST', 'user@trino', /HOST must be/],
      ['PORT', '70000', /PORT must be a number from 1 to 65535/],
      ['SSLMODE', 'prefer', /SSLMODE must be one of disable, require and verify-full/],
      ['CATALOG', 'a\0b', /no control characters/],
      ['SCHEMA', 's', /SCHEMA needs CATALOG/],
    ] as const)
      expect(() => readOf({ HOST: 'trino', [name]: value }), value).to.throw(fault)
  })

  it('do not let a password or a token travel without TLS', () => {
    const cluster = readOf({ HOST: 'trino', SSLMODE: 'disable' })
    const login = { user: 'ann', password: undefined }
    expect(faultOfLogin({ cluster, login })).to.equal(undefined)
    for (const secret of [{ password: 'x' }, { token: 'x' }])
      expect(faultOfLogin({ cluster, login: { ...login, ...secret } })).to.match(/needs TLS: set SSLMODE/)
    expect(faultOfLogin({ cluster: readOf({ HOST: 'trino' }), login: { ...login, token: 'x' } })).to.equal(
      undefined,
    )
  })
})
