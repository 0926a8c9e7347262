import { expect } from 'chai'
import { resolve } from 'node:path'
import { ConfigError, loadConfig, risksOf, settings, unknownNames } from '../../src/platform/config.ts'

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

describe('configuration', () => {
  it('has a default for everything that is needed', () => {
    const config = loadConfig({})
    expect(config).to.include({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      baseUrl: undefined,
      auth: 'required',
      logLevel: 'info',
      rateLimitCredential: 6000,
      rateLimitAddress: 12_000,
      bodyLimitBytes: 1_048_576,
      uploadLimitBytes: 10_737_418_240,
      uploadsKeptDays: 30,
      headersTimeoutMs: 10_000,
      requestTimeoutMs: 30_000,
      keepAliveTimeoutMs: 5000,
      shutdownTimeoutMs: 10_000,
      trustProxy: undefined,
      metricsToken: undefined,
      jwtSecret: undefined,
    })
    expect(config.corsOrigins).to.deep.equal([])
    expect(config.spatialDirs).to.deep.equal([])
  })

  it('takes a variable that is set to nothing as not set', () => {
    expect(loadConfig({ PORT: '', JWT_ISSUER: ' ' })).to.include({ port: 8080, jwtIssuer: undefined })
  })

  it('reads every kind of value', () => {
    const config = loadConfig({
      PORT: '0',
      BASE_URL: 'https://maps.example.org/geo/',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      SPATIAL_DIRS: '/srv/one,/srv/two',
      RATE_LIMIT_ADDRESS: '0',
      SERVICES: 'spatial, spatial',
    })
    expect(config.services).to.deep.equal(['spatial'])
    expect(config).to.include({ port: 0, baseUrl: 'https://maps.example.org/geo', rateLimitAddress: 0 })
    expect(config.corsOrigins).to.deep.equal(['https://a.example', 'http://localhost:5173'])
    expect(config.spatialDirs).to.deep.equal(['/srv/one', '/srv/two'])
    expect(loadConfig({ CORS_ORIGINS: '*' }).corsOrigins).to.equal('*')
  })

  it('names all wrong values at once, each with what to write in its place', () => {
    const faults = faultsOf({
      PORT: '80x',
      AUTH: 'off',
      BASE_URL: 'maps.example.org',
      CORS_ORIGINS: 'https://a.example/',
    })
    expect(faults).to.have.length(4)
    expect(faults[0]).to.equal('PORT is "80x", but it must be a whole number from 0 to 65535.')
    expect(faults.join('\n')).to.match(
      /BASE_URL .*https:.*\nAUTH .* required, none\.\nCORS_ORIGINS .*is not an origin/,
    )
  })

  for (const [name, value] of [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['BODY_LIMIT_BYTES', '0'],
    ['BASE_URL', 'ftp://example.org'],
    ['BASE_URL', 'https://example.org/?a'],
    ['BASE_URL', 'https://user:word@example.org'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'INFO'],
    ['JWT_SECRET', 'short'],
    ['SERVICES', ','],
    ['SERVICES', 'spatial,other'],
    ['PEER_URL', '10.0.0.7:8080'],
    ['PEER_URL', 'ftp://10.0.0.7'],
    ['PEER_URL', 'http://10.0.0.7:8080/data'],
    ['PEER_URL', 'http://10.0.0.7:8080?a'],
    ['PEER_URL', 'http://user:word@10.0.0.7:8080'],
    ['DRAIN_MS', '-1'],
  ] as const) {
    it(`refuses ${name}=${value}`, () => {
      const faults = faultsOf({ [name]: value })
      expect(faults).to.have.length(1)
      expect(faults[0]).to.match(new RegExp(`^${name} .*\\.$`))
    })
  }

  it('asks for the own host among the hosts of the servers', () => {
    const env = {
      CATALOGUE_URL: 'postgres://groundtruth@db.example.org/groundtruth',
      PEER_URL: 'http://10.0.0.7:8080',
    }
    for (const PEER_HOSTS of ['', '10.0.0.7', '10.0.0.8:8080'])
      expect(faultsOf({ ...env, PEER_HOSTS })).to.satisfy(
        ([fault = '']: string[]) => fault.startsWith('PEER_URL ') && fault.includes('PEER_HOSTS'),
      )
    expect(loadConfig({ ...env, PEER_HOSTS: '10.0.0.8:8080,10.0.0.7:8080' }).peerUrl).to.equal(env.PEER_URL)
  })

  it('never repeats a secret in a message', () => {
    expect(faultsOf({ JWT_SECRET: 'hunter2hunter2' }).join())
      .to.include('JWT_SECRET is set')
      .and.not.include('hunter2')
  })

  it('counts the bytes of a secret, not its letters', () => {
    expect(loadConfig({ JWT_SECRET: 'ä'.repeat(16) }).jwtSecret).to.equal('ä'.repeat(16))
  })

  it('listens on this machine only, unless two settings allow other machines', () => {
    expect(faultsOf({ AUTH: 'none' })).to.be.empty
    expect(faultsOf({ AUTH: 'none', HOST: '::1' })).to.be.empty
    expect(faultsOf({ AUTH: 'none', HOST: 'localhost' })).to.be.empty
    expect(faultsOf({ AUTH: 'none', HOST: '0.0.0.0' })[0]).to.include('AUTH_NONE_ON_PUBLIC_HOST=yes')
    expect(faultsOf({ AUTH: 'none', HOST: '127.0.0.1.example.org' })).to.have.length(1)
    expect(faultsOf({ AUTH: 'none', HOST: '0.0.0.0', AUTH_NONE_ON_PUBLIC_HOST: 'yes' })).to.be.empty
  })

  it('asks for a certificate and its key together', () => {
    expect(faultsOf({ TLS_CERT_FILE: 'a.pem' })).to.deep.equal([
      'TLS_CERT_FILE is set, but TLS_KEY_FILE is not. Set both for https, or neither.',
    ])
    expect(faultsOf({ TLS_KEY_FILE: 'a.pem' })[0]).to.match(/^TLS_KEY_FILE is set, but TLS_CERT_FILE is not/)
    expect(loadConfig({ TLS_CERT_FILE: 'a.pem', TLS_KEY_FILE: 'b.pem' })).to.include({
      tlsCertFile: resolve('a.pem'),
      tlsKeyFile: resolve('b.pem'),
    })
  })

  it('takes the keys of an issuer from one file', () => {
    expect(faultsOf({ JWT_PUBLIC_KEY_FILE: 'a', JWT_JWKS_FILE: 'b' })[0]).to.match(
      /both set\. Set one of them/,
    )
  })

  it('refuses a request that may take less time than its head', () => {
    expect(faultsOf({ REQUEST_TIMEOUT_MS: '500' })[0]).to.match(
      /^REQUEST_TIMEOUT_MS is 500, .*HEADERS_TIMEOUT_MS/,
    )
  })

  it('tells a trusted proxy from others', () => {
    const { trustProxy } = loadConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' })
    expect(trustProxy?.check('10.9.8.7', 'ipv4')).to.be.true
    expect(trustProxy?.check('11.0.0.1', 'ipv4')).to.be.false
    expect(trustProxy?.check('::1', 'ipv6')).to.be.true
    expect(trustProxy?.check('::2', 'ipv6')).to.be.false
  })

  it('describes every setting for the table', () => {
    expect(settings.map(({ name }) => name)).to.include.members([
      'PORT',
      'DATA_DIR',
      'JWT_AUDIENCE',
      'SPATIAL_DIRS',
    ])
    for (const { kind, description } of settings) {
      expect(kind).to.not.equal('')
      expect(description).to.match(/\.$/)
    }
  })

  it('warns of a name that is one slip away from a setting', () => {
    for (const slip of [
      'PROT',
      'PORTS',
      'DATADIR',
      'LOG_LEVLE',
      'log_level',
      'RATE_LIMIT_ADRESS',
      'JWT-SECRET',
    ]) {
      expect(unknownNames({ [slip]: 'x' }), slip).to.have.length(1)
    }
    expect(unknownNames({ PROT: '1' })[0]).to.equal(
      'PROT is set, but there is no such setting. Did you mean PORT?',
    )
    const innocent = {
      PATH: '',
      HOME: '',
      PORT: '',
      HOSTNAME: '',
      NODE_ENV: '',
      LOG: '',
      POSTS: '',
      TROP: '',
    }
    expect(unknownNames(innocent)).to.be.empty
  })

  it('tells the risk of a HOST that other machines reach without TLS', () => {
    const tls = { TLS_CERT_FILE: 'a.pem', TLS_KEY_FILE: 'a.key' }
    for (const HOST of ['0.0.0.0', '::', 'data.example'])
      expect(risksOf(loadConfig({ HOST })).join()).to.match(/^HOST is .* without TLS: .* Set TLS_CERT_FILE/)
    for (const env of [{}, { HOST: 'localhost' }, { HOST: '::1' }, { HOST: '0.0.0.0', ...tls }])
      expect(risksOf(loadConfig(env))).to.deep.equal([])
  })
})
