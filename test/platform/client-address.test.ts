import { expect } from 'chai'
import { type Hop, clientOf, limitKeyOf, validHost, validPrefix } from '../../src/platform/client-address.ts'
import { loadConfig } from '../../src/platform/config.ts'

const trusted = loadConfig({ TRUST_PROXY: '10.0.0.0/8,fd00::/8' }).trustProxy

const hop = (remoteAddress: string, headers: Hop['headers'] = {}): Hop => ({
  remoteAddress,
  headers,
  encrypted: false,
})

describe('client of a request', () => {
  it('is the peer, in the notation of its own family', () => {
    const headers = { host: 'Maps.Example.org:8080' }
    expect(clientOf(hop('::ffff:192.0.2.1', headers), undefined)).to.deep.equal({
      address: '192.0.2.1',
      protocol: 'http',
      host: 'maps.example.org:8080',
    })
    expect(clientOf({ ...hop('2001:db8::1', headers), encrypted: true }, undefined)).to.include({
      address: '2001:db8::1',
      protocol: 'https',
    })
  })

  const forwarded = {
    host: 'inner',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'maps.example.org',
  }

  it('is not the forwarded address of a proxy that is not trusted', () => {
    const expected = { address: '192.0.2.1', protocol: 'http', host: 'inner' }
    expect(clientOf(hop('192.0.2.1', forwarded), trusted)).to.deep.equal(expected)
    expect(clientOf(hop('10.0.0.1', forwarded), undefined).address).to.equal('10.0.0.1')
  })

  it('is the forwarded address of a trusted proxy', () => {
    const expected = { address: '203.0.113.9', protocol: 'https', host: 'maps.example.org' }
    expect(clientOf(hop('10.0.0.1', forwarded), trusted)).to.deep.equal(expected)
    expect(clientOf(hop('::ffff:10.0.0.1', forwarded), trusted)).to.deep.equal(expected)
    expect(clientOf(hop('fd00::1', forwarded), trusted)).to.deep.equal(expected)
  })

  it('is the last address that no trusted proxy has, whatever was forged before it', () => {
    const headers = {
      'x-forwarded-for': '10.6.6.6, 198.51.100.1, 203.0.113.9, 10.0.0.2',
      'x-forwarded-proto': 'http, https, https',
      'x-forwarded-host': 'evil.example, maps.example.org, inner.example',
    }
    expect(clientOf(hop('10.0.0.1', headers), trusted)).to.deep.equal({
      address: '203.0.113.9',
      protocol: 'https',
      host: 'maps.example.org',
    })
  })

  it('is what Forwarded says, if a trusted proxy writes it and none of the older headers', () => {
    const headers = {
      host: 'inner',
      forwarded:
        'for=10.6.6.6;host=evil.example, For="[2001:db8::9]:4711"; Proto=https ;host="maps.example.org:8443";by=_x, for=10.0.0.2;proto=http',
    }
    const expected = { address: '2001:db8::9', protocol: 'https', host: 'maps.example.org:8443' }
    expect(clientOf(hop('10.0.0.1', headers), trusted)).to.deep.equal(expected)
    expect(clientOf(hop('192.0.2.1', headers), trusted)).to.deep.equal({
      address: '192.0.2.1',
      protocol: 'http',
      host: 'inner',
    })
    // A proxy that writes the older headers passes on the Forwarded of the client.
    expect(clientOf(hop('10.0.0.1', { ...headers, ...forwarded }), trusted)).to.include({
      address: '203.0.113.9',
      host: 'maps.example.org',
    })
  })

  for (const header of [
    'for=',
    'for="203.0.113.9',
    'for 203.0.113.9',
    'for=unknown',
    'for=_hidden',
    ',',
    '=',
    '',
  ])
    it(`is the proxy if its header Forwarded tells no address: ${JSON.stringify(header)}`, () => {
      const client = clientOf(hop('10.0.0.1', { host: 'inner', forwarded: header }), trusted)
      expect(client).to.deep.equal({ address: '10.0.0.1', protocol: 'http', host: 'inner' })
    })

  it('has no host from Forwarded that is no host', () => {
    for (const host of ['"a/b"', '"a@b"', '"a b"', 'a%2eb']) {
      const headers = { host: 'inner', forwarded: `for=203.0.113.9;host=${host}` }
      expect(clientOf(hop('10.0.0.1', headers), trusted).host, host).to.equal('inner')
    }
  })

  it('uses the port that a trusted proxy names, unless the host has one or the protocol implies it', () => {
    const hostBy = (headers: Record<string, string>) =>
      clientOf(hop('10.0.0.1', { host: 'maps.example.org', ...headers }), trusted).host
    expect(hostBy({ 'x-forwarded-port': '8443' })).to.equal('maps.example.org:8443')
    expect(hostBy({ 'x-forwarded-port': '443', 'x-forwarded-proto': 'https' })).to.equal('maps.example.org')
    expect(hostBy({ 'x-forwarded-port': '443' })).to.equal('maps.example.org:443')
    expect(hostBy({ 'x-forwarded-port': '80' })).to.equal('maps.example.org')
    expect(hostBy({ 'x-forwarded-port': '8443', 'x-forwarded-host': 'a:1' })).to.equal('a:1')
    expect(hostBy({ 'x-forwarded-port': '8443', 'x-forwarded-host': '[::1]' })).to.equal('[::1]:8443')
    for (const port of ['', '0', '65536', 'x', '1/..', '8443/a']) {
      expect(hostBy({ 'x-forwarded-port': port }), port).to.equal('maps.example.org')
    }
    const untrusted = hop('192.0.2.1', { host: 'maps.example.org', 'x-forwarded-port': '8443' })
    expect(clientOf(untrusted, trusted).host).to.equal('maps.example.org')
  })

  it('is the last valid address if the list continues with invalid entries', () => {
    expect(clientOf(hop('10.0.0.1', { 'x-forwarded-for': 'unknown, 10.0.0.2' }), trusted).address).to.equal(
      '10.0.0.2',
    )
    expect(clientOf(hop('10.0.0.1'), trusted).address).to.equal('10.0.0.1')
    expect(clientOf(hop('10.0.0.1', { 'x-forwarded-for': '10.0.0.3, 10.0.0.2' }), trusted).address).to.equal(
      '10.0.0.3',
    )
  })

  it('is found beside a port', () => {
    const of = (value: string) => clientOf(hop('10.0.0.1', { 'x-forwarded-for': value }), trusted).address
    expect(of('203.0.113.9:4711')).to.equal('203.0.113.9')
    expect(of('[2001:db8::7]:4711')).to.equal('2001:db8::7')
    expect(of('2001:db8::7')).to.equal('2001:db8::7')
  })

  it('has the prefix that a trusted proxy removed from the path, and none that a client made up', () => {
    const headers = { host: 'inner', 'x-forwarded-prefix': '/evil, /data/' }
    expect(clientOf(hop('10.0.0.1', headers), trusted)).to.deep.equal({
      address: '10.0.0.1',
      prefix: '/data',
      protocol: 'http',
      host: 'inner',
    })
    expect(clientOf(hop('192.0.2.1', headers), trusted)).to.not.have.property('prefix')
    expect(clientOf(hop('10.0.0.1', headers), undefined)).to.not.have.property('prefix')
  })

  it('has a prefix only if it is a path that is safe in links, pages and commands', () => {
    for (const good of ['/data', '/a/b-c_d.e~1', '/d%C3%A4ten', `/${'a'.repeat(254)}`])
      expect(validPrefix(good), good).to.equal(good)
    expect(validPrefix('/data/')).to.equal('/data')
    for (const bad of [
      ...[
        '',
        '/',
        '//evil.example',
        '/a//b',
        'data',
        'https://evil.example',
        '/..',
        '/a/../b',
        '/./a',
        '/%2e%2e',
      ],
      ...[
        '/a?b',
        '/a#b',
        '/a b',
        '/a\\b',
        '/"><script>',
        "/a'b",
        '/$(reboot)',
        '/a;b',
        '/a\r\nX: y',
        '/\u00e4',
      ],
      `/${'a'.repeat(255)}`,
    ])
      expect(validPrefix(bad), bad).to.equal(undefined)
  })

  it('is the last valid address if a proxy sends an invalid header', () => {
    const headers = { host: 'inner', 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'a"><b' }
    expect(clientOf(hop('10.0.0.1', headers), trusted)).to.include({ protocol: 'http', host: 'inner' })
  })

  it('has an empty address once it has gone', () => {
    expect(clientOf({ remoteAddress: undefined, headers: {}, encrypted: false }, trusted)).to.deep.equal({
      address: '',
      protocol: 'http',
      host: undefined,
    })
  })
})

describe('host of a link', () => {
  for (const host of [
    'example.org',
    'example.org.',
    'localhost:8080',
    '192.0.2.1:80',
    '[2001:db8::1]',
    '[::1]:8080',
    'my_service:80',
  ]) {
    it(`may be ${host}`, () => expect(validHost(host)).to.equal(host))
  }
  for (const host of [
    '',
    'a b',
    'a/b',
    'a?b',
    'a#b',
    'user@host',
    'a\\b',
    '"><script>',
    'a:0',
    'a:65536',
    'a:',
    'a,b',
    '[::zz]',
    '-a',
    'a'.repeat(300),
  ]) {
    it(`may not be ${JSON.stringify(host.slice(0, 20))}`, () => expect(validHost(host)).to.be.undefined)
  }
})

describe('key of an address limit', () => {
  it('is the address in IPv4 and the /64 network in IPv6, however that is written', () => {
    expect(limitKeyOf('192.0.2.1')).to.equal('192.0.2.1')
    expect(limitKeyOf('2001:db8:1:2::1')).to.equal('2001:db8:1:2::/64')
    expect(limitKeyOf('2001:0db8:1:2:ffff:ffff:ffff:ffff')).to.equal('2001:db8:1:2::/64')
    expect(limitKeyOf('2001:db8::1')).to.equal('2001:db8:0:0::/64')
    expect(limitKeyOf('::1')).to.equal('0:0:0:0::/64')
    expect(limitKeyOf('::')).to.equal('0:0:0:0::/64')
    expect(limitKeyOf('fe80::1%eth0')).to.equal('fe80:0:0:0::/64')
    expect(limitKeyOf('64:ff9b::192.0.2.33')).to.equal('64:ff9b:0:0::/64')
    expect(limitKeyOf('1:2:3:4:5:6:7::')).to.equal('1:2:3:4::/64')
  })
})
