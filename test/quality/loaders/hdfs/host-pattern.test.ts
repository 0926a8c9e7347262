import { expect } from 'chai'
import { matchesHost, readHostPattern } from '../../../../src/quality/loaders/hdfs/host-pattern.ts'

const matches = (pattern: string, address: string): boolean => matchesHost(new URL(address), [pattern])

describe('A pattern of hosts', () => {
  it('names a host and a port', () => {
    expect(matches('dn1.example.org:9999', 'http://DN1.example.org:9999/x')).to.equal(true)
    expect(matches('dn1.example.org:9999', 'http://dn1.example.org:9998/x')).to.equal(false)
    expect(matches('dn1.example.org:9999', 'http://dn2.example.org:9999/x')).to.equal(false)
    expect(matches('dn1.example.org:80', 'http://dn1.example.org/x')).to.equal(true)
    expect(matches('[::1]:9864', 'http://[0:0::1]:9864/x')).to.equal(true)
    expect(matches('127.0.0.1:9864', 'http://2130706433:9864/x')).to.equal(true)
  })

  it('without a port names the standard ports of DataNodes', () => {
    for (const [address, isMatch] of [
      ['http://dn:9864', true],
      ['http://dn:50075', true],
      ['https://dn:9865', true],
      ['https://dn:9864', false],
      ['http://dn', false],
      ['http://dn:22', false],
    ] as const)
      expect(matches('dn', address), address).to.equal(isMatch)
  })

  it('may name all hosts below a domain', () => {
    expect(matches('*.dn.example.org', 'http://a.b.dn.example.org:9864')).to.equal(true)
    expect(matches('*.dn.example.org', 'http://dn.example.org:9864')).to.equal(false)
    expect(matches('*.dn.example.org', 'http://evildn.example.org:9864')).to.equal(false)
    expect(matches('*.dn.example.org', 'http://a.dn.example.org.evil.test:9864')).to.equal(false)
  })

  for (const text of [
    '',
    '*',
    '*.',
    '*.org',
    '*.0.0.1',
    'a*',
    '*a.example.org',
    'a.*.org',
    'a/b',
    'a b',
    'a@b',
    'dn:0',
  ])
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(readHostPattern(text)).to.equal(undefined)
    })
  for (const text of ['dn:65536', 'http://dn', 'dn:9864/x', '[::1', 'dn?x', '%61'])
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(readHostPattern(text)).to.equal(undefined)
    })
})
