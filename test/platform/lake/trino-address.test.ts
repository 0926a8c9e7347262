import { expect } from 'chai'
import { loadConfig } from '../../../src/platform/config.ts'
import { readLakeAddress } from '../../../src/platform/lake/lake-address.ts'
import { placeOfTrino, readTrinoAddress } from '../../../src/platform/lake/trino-address.ts'

const faultOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('It was accepted.')
}

describe('the address of a cluster of Trino', () => {
  it('has a user, a host, a catalog and a schema, and defaults for the rest', () => {
    expect(readTrinoAddress('trino://gt@127.0.0.1:28080/iceberg/quality')).to.deep.equal({
      origin: 'http://127.0.0.1:28080',
      user: 'gt',
      password: undefined,
      catalog: 'iceberg',
      schema: 'quality',
      sslMode: 'disable',
      sslRootCert: undefined,
      session: new Map(),
      tags: [],
    })
  })

  it('has an encoded password, session properties and tags', () => {
    const address = readTrinoAddress(
      'trino://g%2Bt:p%3Aw%2F@trino.example.org:8443/lake/gt?sslmode=verify-ca&sslrootcert=/etc/ca.pem&session.query_max_run_time=2h&session.lake.parquet_writer_block_size=64MB&tags=quality,night',
    )
    expect(address).to.deep.include({
      origin: 'https://trino.example.org:8443',
      user: 'g+t',
      password: 'p:w/',
      sslMode: 'verify-ca',
      sslRootCert: '/etc/ca.pem',
      tags: ['quality', 'night'],
    })
    expect([...address.session]).to.deep.equal([
      ['query_max_run_time', '2h'],
      ['lake.parquet_writer_block_size', '64MB'],
    ])
    expect(placeOfTrino(address)).to.equal('trino://g+t@trino.example.org:8443/lake/gt')
  })

  it('encrypts requests to another machine, unless it says otherwise', () => {
    const originOf = (text: string) => readTrinoAddress(text).origin
    expect(originOf('trino://gt@trino.example.org/lake/gt')).to.equal('https://trino.example.org')
    expect(originOf('trino://gt@trino.example.org/lake/gt?sslmode=disable')).to.equal(
      'http://trino.example.org:8080',
    )
    expect(originOf('trino://gt@[::1]:8081/lake/gt')).to.equal('http://[::1]:8081')
    expect(originOf('trino://gt@localhost/lake/gt?sslmode=require')).to.equal('https://localhost')
  })

  it('is refused with a sentence that says how to mend it', () => {
    const refused = (text: string) => faultOf(() => readTrinoAddress(text))
    expect(refused('http://gt@trino/lake/gt')).to.match(/must be an address such as trino:/)
    expect(refused('trino://gt@trino/lake')).to.match(/must be an address such as trino:/)
    expect(refused('trino://trino/lake/gt')).to.match(/needs a user/)
    expect(refused('trino://g%3At@trino/lake/gt')).to.match(/needs a user/)
    expect(refused('trino://g%0At@trino/lake/gt')).to.match(/needs a user/)
    for (const host of ['trino:99999', 'trino:0', 'a b', 'a,b', '', 'trino:8080:1'])
      expect(refused(`trino://gt@${host}/lake/gt`), host).to.match(/is not a host/)
    expect(refused('trino://gt@trino/Lake/gt')).to.match(/catalog is "Lake": write 1 to 63 lower case/)
    expect(refused('trino://gt@trino/lake/g-t')).to.match(/schema is "g-t"/)
    expect(refused('trino://gt@trino/lake/gt?ssl=true')).to.match(/the option "ssl": write sslmode, /)
    expect(refused('trino://gt@trino/lake/gt?session.=1')).to.match(/the option "session."/)
    expect(refused('trino://gt@trino/lake/gt?tags=a&tags=b')).to.match(/"tags" twice/)
    expect(refused('trino://gt@trino/lake/gt?tags=a%20b')).to.match(/tag "a b" is no client tag/)
    expect(refused('trino://gt@trino/lake/gt?sslmode=prefer')).to.match(/write disable, require, /)
    expect(refused('trino://gt@trino/lake/gt?sslrootcert=ca.pem')).to.match(/absolute path/)
    expect(refused('trino://g%t@trino/lake/gt')).to.match(/write a percent sign as %25/)
  })
})

describe('the storage of a lake', () => {
  it('is a folder with the address that Trino has for it, or a bucket', () => {
    expect(readLakeAddress('/srv/lake')).to.deep.equal({
      kind: 'folder',
      path: '/srv/lake',
      location: 'local:///',
    })
    expect(readLakeAddress('/srv/lake?location=file%3A%2F%2F%2Fsrv/lake')).to.deep.include({
      path: '/srv/lake',
      location: 'file:///srv/lake/',
    })
    expect(readLakeAddress('s3://lake/quality?endpoint=http://127.0.0.1:9000')).to.deep.include({
      bucket: 'lake',
      prefix: 'quality/',
      location: 's3://lake/quality/',
    })
    expect(faultOf(() => readLakeAddress('/srv/lake?location=lake'))).to.match(
      /must be the address that Trino has/,
    )
    expect(faultOf(() => readLakeAddress('?location=local:///'))).to.match(/must be a folder such as/)
    expect(faultOf(() => readLakeAddress('hdfs://lake/x'))).to.match(/must be a folder/)
    expect(faultOf(() => readLakeAddress('lake/x'))).to.match(/must begin with a slash/)
    expect(faultOf(() => readLakeAddress('s3://lake'))).to.match(/needs the region/)
  })
})

describe('the settings of a cluster of Trino', () => {
  const URL = 'trino://gt@127.0.0.1:28080/lake/gt'
  const LAKE = { WAREHOUSE_URL: URL, WAREHOUSE_STORAGE: '/srv/lake' }
  const refused = (env: Record<string, string>) => faultOf(() => loadConfig(env))

  it('are the address and the storage together', () => {
    expect(loadConfig(LAKE).warehouseUrl?.catalog).to.equal('lake')
    expect(refused({ WAREHOUSE_URL: URL })).to.match(/but WAREHOUSE_STORAGE is not\. Set it to the storage/)
    expect(refused({ WAREHOUSE_STORAGE: '/srv/lake' })).to.equal(
      'WAREHOUSE_STORAGE is set, but WAREHOUSE_URL is not. Set both, or neither.',
    )
    expect(refused({ ...LAKE, DATA_DIR: '/srv' })).to.match(/which is inside DATA_DIR/)
  })

  it('have one password or token, which never travels unencrypted to another machine', () => {
    expect(loadConfig({ ...LAKE, WAREHOUSE_PASSWORD: 'x' }).warehousePassword).to.equal('x')
    expect(refused({ ...LAKE, WAREHOUSE_PASSWORD: 'x', WAREHOUSE_TOKEN_FILE: '/t' })).to.equal(
      'The password or token for Trino is in WAREHOUSE_PASSWORD and WAREHOUSE_TOKEN_FILE. Set one of them.',
    )
    expect(refused({ WAREHOUSE_PASSWORD_FILE: '/p' })).to.match(/^WAREHOUSE_PASSWORD_FILE is set, but/)
    const plain = { ...LAKE, WAREHOUSE_URL: 'trino://gt@trino.example.org/lake/gt?sslmode=disable' }
    expect(refused({ ...plain, WAREHOUSE_TOKEN_FILE: '/t' })).to.match(
      /sends it unencrypted to another machine/,
    )
  })

  it('have keys if the storage is a bucket', () => {
    const bucket = { WAREHOUSE_URL: URL, WAREHOUSE_STORAGE: 's3://lake?region=eu-central-1' }
    expect(refused(bucket)).to.match(/its keys are missing\. Set WAREHOUSE_S3_ACCESS_KEY_ID/)
    expect(
      loadConfig({ ...bucket, WAREHOUSE_S3_CREDENTIALS_FILE: '/k' }).warehouseStorage?.location,
    ).to.equal('s3://lake/')
    expect(refused({ ...LAKE, WAREHOUSE_S3_ACCESS_KEY_ID: 'x' })).to.match(
      /WAREHOUSE_STORAGE is not the address of a bucket/,
    )
  })

  it('are told without a password', () => {
    for (const url of ['trino://gt:secret1@trino/lake', 'trino://gt:secret1@trino/lake/gt?ssl=1'])
      expect(refused({ ...LAKE, WAREHOUSE_URL: url })).not.to.include('secret1')
  })
})
