import { expect } from 'chai'
import { ConfigError, loadConfig } from '../../src/platform/config.ts'
import { isListed, readHost } from '../../src/platform/listed-hosts.ts'

const listed = (hosts: string, url: string): boolean =>
  isListed(new URL(url), loadConfig({ WEBHOOK_HOSTS: hosts }).webhookHosts)

describe('WEBHOOK_HOSTS', () => {
  it('lists no host by default', () => {
    expect(loadConfig({}).webhookHosts).to.deep.equal([])
    expect(listed('', 'https://hooks.example.org/')).to.equal(false)
  })

  it('allows a host at the default port of the scheme, and a host with a port at this port only', () => {
    const hosts = 'hooks.example.org, 10.0.0.7:8080,[::1]:9,BÜCHER.example'
    for (const url of [
      'https://hooks.example.org/',
      'http://HOOKS.example.org:80/a?b',
      'https://10.0.0.7:8080/',
      'http://[0:0::1]:9/',
      'https://xn--bcher-kva.example/',
    ])
      expect(listed(hosts, url), url).to.equal(true)
    for (const url of [
      'https://hooks.example.org:8443/',
      'https://hooks.example.org:80/',
      'https://other.example.org/',
      'https://hooks.example.org.evil.example/',
      'https://hooks.example.org./',
      'https://example.org/',
      'http://10.0.0.7/',
      'http://10.0.0.70:8080/',
      'http://[::1]/',
    ])
      expect(listed(hosts, url), url).to.equal(false)
    expect(listed('hooks.example.org:443', 'https://hooks.example.org/')).to.equal(true)
    expect(listed('hooks.example.org:443', 'http://hooks.example.org/')).to.equal(false)
  })

  it('rejects what is not a host', () => {
    for (const text of [
      'https://a.example',
      'a.example/x',
      'a b',
      'u@a.example',
      ':80',
      'a:0',
      'a:70000',
      '::1',
      '*',
    ]) {
      expect(readHost(text), text).to.equal(undefined)
      expect(() => loadConfig({ WEBHOOK_HOSTS: text }), text).to.throw(ConfigError, 'is not a host')
    }
  })
})
