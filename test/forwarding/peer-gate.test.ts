import { expect } from 'chai'
import { createSecretKey } from 'node:crypto'
import { PEER_HEADER, PeerSeal } from '../../src/platform/peers/peer-seal.ts'
import { atPeer, hostOf, SECRET, startPeerWorkshop, type PeerWorkshop } from '../support/peer-workshops.ts'
import type { Responder, Seen } from '../support/workshop.ts'

const KEY = { 'X-Key': 'k' }
const FOREIGN = '203.0.113.9'

const sealOf = ({ secret = SECRET, self = 'entry', now = () => new Date() } = {}) =>
  new PeerSeal({ secret: createSecretKey(secret, 'utf8'), self, now })

const passedOn = (to = 'owner') => ({
  to,
  address: FOREIGN,
  origin: 'https://maps.example.org',
  requestId: 'r-1',
})

describe('The header of requests that servers pass on', () => {
  let server: PeerWorkshop
  const seen: Seen[] = []
  const getTool: Responder = (got, reply) => {
    seen.push(got)
    return reply['ok']!({ id: 1, name: 'hammer' })
  }
  before(async () => {
    server = await startPeerWorkshop(
      'owner',
      { getTool, commandTool: getTool },
      { env: { RATE_LIMIT_ADDRESS: '3' } },
    )
  })
  beforeEach(() => seen.splice(0))
  after(() => server.stop())

  const ask = (seal: string, path = '/tools/1', init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { ...KEY, [PEER_HEADER]: seal } })

  it('is believed if it was made with the key of the servers', async () => {
    for (let index = 0; index < 5; index++) {
      const answer = await ask(sealOf().seal(passedOn(), 'GET', '/tools/1'))
      expect(answer.status).to.equal(200)
      expect(answer.headers.get('ratelimit-limit'), 'no budget is taken').to.equal(null)
      expect(answer.headers.get('x-request-id')).to.equal('r-1')
    }
    const { client, requestId } = seen[0]!.caller
    expect({ address: client.address, origin: client.origin, requestId }).to.deep.equal({
      address: FOREIGN,
      origin: 'https://maps.example.org',
      requestId: 'r-1',
    })
  })

  const good = () => sealOf().seal(passedOn(), 'GET', '/tools/1')
  const altered = (change: object) => {
    const [text = '', mac = ''] = good().split('.')
    const told = { ...(JSON.parse(Buffer.from(text, 'base64url').toString()) as object), ...change }
    return `${Buffer.from(JSON.stringify(told)).toString('base64url')}.${mac}`
  }
  const FAKES: readonly (readonly [name: string, seal: () => string, told: string])[] = [
    ['empty', () => '', 'invalid'],
    ['a word', () => 'owner', 'invalid'],
    ['without a code', () => good().split('.')[0]!, 'invalid'],
    ['with an empty code', () => `${good().split('.')[0]}.`, 'invalid'],
    [
      'of another key',
      () => sealOf({ secret: 'another secret of 32 bytes or more' }).seal(passedOn(), 'GET', '/tools/1'),
      'invalid',
    ],
    ['with another address', () => altered({ address: '127.0.0.1' }), 'invalid'],
    ['with another id', () => altered({ requestId: 'r-2' }), 'invalid'],
    ['of another target', () => sealOf().seal(passedOn(), 'GET', '/tools/2'), 'invalid'],
    ['of another query', () => sealOf().seal(passedOn(), 'GET', '/tools/1?order=size'), 'invalid'],
    ['of another method', () => sealOf().seal(passedOn(), 'HEAD', '/tools/1'), 'invalid'],
    ['for another server', () => sealOf().seal(passedOn('third'), 'GET', '/tools/1'), 'misdirected'],
    [
      'too old',
      () => sealOf({ now: () => new Date(Date.now() - 31_000) }).seal(passedOn(), 'GET', '/tools/1'),
      'expired',
    ],
    [
      'too new',
      () => sealOf({ now: () => new Date(Date.now() + 31_000) }).seal(passedOn(), 'GET', '/tools/1'),
      'expired',
    ],
  ]
  for (const [name, seal, told] of FAKES)
    it(`is refused ${name}`, async () => {
      const answer = await ask(seal())
      expect(answer.status).to.equal(400)
      expect(answer.headers.get(PEER_HEADER)).to.equal(told)
      expect(await answer.text()).to.contain(PEER_HEADER)
      expect(seen).to.have.length(0)
    })

  it('tells the clocks apart no more than they may differ', async () => {
    const late = sealOf({ now: () => new Date(Date.now() - 25_000) }).seal(passedOn(), 'GET', '/tools/1')
    expect((await ask(late)).status).to.equal(200)
  })

  it('lets no client send more requests than its budget', async () => {
    const spoilt = await startPeerWorkshop('spoilt', { getTool }, { env: { RATE_LIMIT_ADDRESS: '3' } })
    try {
      const statuses = []
      for (let index = 0; index < 5; index++) {
        await fetch(`${spoilt.url}/tools/1`, { headers: { ...KEY, [PEER_HEADER]: good() } })
        statuses.push((await fetch(`${spoilt.url}/tools/1`, { headers: KEY })).status)
      }
      expect(statuses).to.deep.equal([200, 200, 200, 429, 429])
    } finally {
      spoilt.stop()
    }
  })

  it('leads to 503 where the servers have different keys', async () => {
    const entry = await startPeerWorkshop(
      'entry',
      { getTool },
      { peerHosts: [hostOf(server)], secret: 'another secret of 32 bytes or more', waitMs: 300 },
    )
    entry.locate = () => atPeer(server)
    try {
      const answer = await fetch(`${entry.url}/tools/1`, { headers: KEY })
      expect(answer.status).to.equal(503)
      expect(entry.log().find(({ told }) => told === 'invalid')).to.include({ level: 50, peer: 'owner' })
    } finally {
      entry.stop()
    }
  })
})
