import { expect } from 'chai'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkedLookup, isForbidden } from '../../../../src/quality/loaders/http/checked-address.ts'
import { httpGet, HttpFault } from '../../../../src/quality/loaders/http/http-get.ts'
import { failureOf } from '../../../platform/support.ts'

const FOREVER = new AbortController().signal
const TIMES = { connectMs: 5000, answerMs: 5000, idleMs: 5000 }

describe('An address that a source is read from', () => {
  it('is never link-local, unspecified, multicast or a metadata service, in whatever form it is written', () => {
    for (const address of [
      ...['169.254.169.254', '169.254.0.1', '0.0.0.0', '0.1.2.3', '224.0.0.1', '255.255.255.255'],
      ...['fe80::1', 'febf::1', 'fe80::1%eth0', '::', 'ff02::1', 'fd00:ec2::254', 'fd20:ce::254'],
      ...['::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '::169.254.169.254', '64:ff9b::a9fe:a9fe'],
      ...['64:ff9b:1::a9fe:a9fe', '2002:a9fe:a9fe::1', '::ffff:0.0.0.0', '100.100.100.200', '168.63.129.16'],
      ...['example.org', ''],
    ])
      expect(isForbidden(address), address).to.equal(true)
  })

  it('may be any other address, also of this machine and of private networks', () => {
    for (const address of [
      ...['127.0.0.1', '10.0.0.1', '192.168.1.1', '172.16.0.1', '93.184.216.34', '169.253.1.1', '1.0.0.0'],
      ...[
        '::1',
        'fd00::1',
        '2001:db8::1',
        '::ffff:127.0.0.1',
        '64:ff9b::1.2.3.4',
        '2002:102:304::1',
        'fec0::1',
      ],
    ])
      expect(isForbidden(address), address).to.equal(false)
  })

  it('is refused before a connection if it stands in the address itself', async () => {
    for (const host of [
      '169.254.169.254',
      '[::ffff:a9fe:a9fe]',
      '0xa9fea9fe',
      '2852039166',
      '[fe80::1]',
      '0',
    ]) {
      const fault = await failureOf(() => httpGet(new URL(`http://${host}:1/`), TIMES, FOREVER))
      expect(fault, host).to.be.instanceOf(HttpFault)
      expect((fault as HttpFault).message).to.include('never connects')
      expect((fault as HttpFault).isTransient).to.equal(false)
    }
  })

  it('is looked up once, and the connection goes to the address that was checked', async () => {
    const server = createServer((_, response) => response.end('from this machine')).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const answers = ['127.0.0.1', '169.254.169.254']
    let asked = 0
    const lookup = checkedLookup((_name, _options, done) =>
      done(null, [{ address: answers[asked++] ?? '169.254.169.254', family: 4 }]),
    )
    const url = new URL(`http://files.example.org:${port}/`)
    try {
      const first = await httpGet(url, TIMES, FOREVER, {}, lookup)
      expect(first.statusCode).to.equal(200)
      first.destroy()
      expect(asked).to.equal(1)
      const fault = await failureOf(() => httpGet(url, TIMES, FOREVER, {}, lookup))
      expect((fault as Error).message).to.include('never connects')
    } finally {
      server.close()
    }
  })

  it('is another address of the same name if one of them is forbidden', (done) => {
    const lookup = checkedLookup((_name, _options, found) =>
      found(null, [
        { address: 'fe80::1', family: 6 },
        { address: '10.0.0.7', family: 4 },
      ]),
    )
    lookup('files.local', { all: true }, (error, addresses) => {
      expect(error).to.equal(null)
      expect(addresses).to.deep.equal([{ address: '10.0.0.7', family: 4 }])
      done()
    })
  })
})
