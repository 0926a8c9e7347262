import { expect } from 'chai'
import { readPostgresAddress } from '../../../../src/platform/catalogue/postgres-address.ts'
import { reasonOf } from '../../../../src/spatial/stores/postgis/messages.ts'

describe('messages about a database that cannot be reached', () => {
  const entry = {
    name: 'gis',
    address: readPostgresAddress('postgres://a@b.example/c?sslrootcert=/roots.pem'),
    password: () => Promise.resolve(undefined),
    tables: [],
    keys: new Map<string, readonly string[]>(),
  }
  const reason = (message: string, facts = {}) => reasonOf(Object.assign(new Error(message), facts), entry)

  it('name what the operator may correct', () => {
    expect(reason('self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }))
      .to.match(/not trusted \(self-signed certificate\)/)
      .and.to.include('"sslrootcert"')
    expect(reason('ENOENT: no such file', { code: 'ENOENT', path: '/roots.pem' })).to.match(
      /^the file \/roots\.pem, which "sslrootcert" names/,
    )
    expect(reason('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string')).to.match(
      /wants a password/,
    )
    expect(reason('connect ECONNREFUSED')).to.equal('connect ECONNREFUSED.')
  })
})
