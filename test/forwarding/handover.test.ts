import { expect } from 'chai'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListedHost } from '../../src/platform/listed-hosts.ts'
import type { Whereabouts } from '../../src/platform/cluster/whereabouts.ts'
import { atPeer, hostOf, startPeerWorkshop, type PeerWorkshop } from '../support/peer-workshops.ts'
import type { Responder, Seen } from '../support/workshop.ts'

const KEY = { 'X-Key': 'k' }
const JSON_BODY = { ...KEY, 'Content-Type': 'application/json' }
const COMMAND = JSON.stringify({ command: 'sharpen', angle: 20 })
const NOWHERE: Whereabouts = { at: 'nowhere', reason: 'The repository moves to another server.' }

/** A server that does something to each of its connections. */
async function rawServer(handle: (socket: Socket, chunk: string) => void): Promise<Server & { url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).on('data', (chunk) => handle(socket, chunk.toString('latin1')))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(server, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

describe('A request whose server changes', function () {
  this.timeout(20_000)
  const peerHosts: ListedHost[] = []
  let entry: PeerWorkshop
  let owner: PeerWorkshop
  let seen: Seen[] = []
  const answer =
    (name: string): Responder =>
    (got, reply) => {
      seen.push(got)
      return reply['ok']!({ id: 1, name })
    }
  const all = (name: string) => ({
    getTool: answer(name),
    commandTool: answer(name),
    deleteTool: ((got, reply) => {
      seen.push(got)
      return reply['noContent']!()
    }) satisfies Responder,
  })

  before(async () => {
    owner = await startPeerWorkshop('owner', all('owner'), { peerHosts })
    entry = await startPeerWorkshop('entry', all('entry'), { peerHosts, waitMs: 1500 })
  })
  beforeEach(() => {
    peerHosts.splice(0, Infinity, hostOf(owner), hostOf(entry))
    seen = []
    entry.forgotten = 0
    owner.locate = () => ({ at: 'here' })
  })
  after(() => {
    entry.stop()
    owner.stop()
  })

  const get = () => fetch(`${entry.url}/tools/1`, { headers: KEY })
  const post = () => fetch(`${entry.url}/tools/1`, { method: 'POST', headers: JSON_BODY, body: COMMAND })
  const remove = () => fetch(`${entry.url}/tools/1`, { method: 'DELETE', headers: KEY })
  const nameIn = async (answered: Response) => ((await answered.json()) as { name: string }).name

  it('waits while no server answers it, with its body', async () => {
    entry.locate = () => NOWHERE
    const answers = [get(), post()]
    await sleep(300)
    entry.locate = () => atPeer(owner)
    for (const waiting of answers) expect(await nameIn(await waiting)).to.equal('owner')
    entry.locate = () => NOWHERE
    const own = post()
    await sleep(300)
    entry.locate = () => ({ at: 'here' })
    expect(await nameIn(await own)).to.equal('entry')
  })

  it('is answered by 503 with the reason after its time', async () => {
    entry.locate = () => NOWHERE
    const began = performance.now()
    const refused = await get()
    expect(refused.status).to.equal(503)
    expect(await refused.text()).to.contain('The repository moves to another server.')
    expect(performance.now() - began).to.be.within(1000, 2500)
  })

  it('ends with its client while it waits', async () => {
    let looks = 0
    entry.locate = () => {
      looks++
      return NOWHERE
    }
    await fetch(`${entry.url}/tools/1`, { headers: KEY, signal: AbortSignal.timeout(250) }).catch(
      () => undefined,
    )
    await sleep(300)
    const then = looks
    await sleep(600)
    expect(looks).to.equal(then)
  })

  for (const [name, ask] of [
    ['GET', get],
    ['POST', post],
    ['DELETE', remove],
  ] as const) {
    it(`goes to the next server where the first does not listen (${name})`, async () => {
      const gone = await rawServer(() => undefined)
      gone.close()
      peerHosts.push(hostOf(gone))
      entry.locate = () => (entry.forgotten === 0 ? atPeer({ id: 'gone', url: gone.url }) : atPeer(owner))
      expect((await ask()).status).to.be.oneOf([200, 204])
      expect(entry.forgotten).to.equal(1)
      expect(seen).to.have.length(1)
    })

    it(`goes to the next server where the first refuses it (${name})`, async () => {
      let refusals = 0
      owner.locate = () => (++refusals === 1 ? { at: 'nowhere', reason: '' } : { at: 'here' })
      entry.locate = () => atPeer(owner)
      expect((await ask()).status).to.be.oneOf([200, 204])
      expect(refusals).to.equal(2)
      expect(seen).to.have.length(1)
    })

    it(`is never passed on twice (${name})`, async () => {
      owner.locate = () => atPeer(entry)
      entry.locate = () => atPeer(owner)
      expect((await ask()).status).to.equal(503)
      expect(seen).to.have.length(0)
    })
  }

  it('is repeated after a broken connection only if it changes nothing, or nothing of its body was sent', async () => {
    let connections = 0
    const breaking = await rawServer((socket) => {
      connections++
      socket.destroy()
    })
    peerHosts.push(hostOf(breaking))
    entry.locate = () =>
      entry.forgotten === 0 ? atPeer({ id: 'breaking', url: breaking.url }) : atPeer(owner)
    expect((await get()).status).to.equal(200)
    entry.forgotten = 0
    expect((await post()).status).to.equal(200)
    entry.forgotten = 0
    const refused = await remove()
    expect(refused.status).to.equal(503)
    expect(await refused.text()).to.contain('Check whether it has carried the request out')
    expect([connections, seen.length]).to.deep.equal([3, 2])
    breaking.close()
  })

  it('is not repeated when its body was sent', async () => {
    const breaking = await rawServer((socket, chunk) => {
      if (chunk.includes('Expect: 100-continue')) socket.write('HTTP/1.1 100 Continue\r\n\r\n')
      else socket.destroy()
    })
    peerHosts.push(hostOf(breaking))
    entry.locate = () =>
      entry.forgotten === 0 ? atPeer({ id: 'breaking', url: breaking.url }) : atPeer(owner)
    expect((await post()).status).to.equal(503)
    expect(seen).to.have.length(0)
    breaking.close()
  })

  it('is sent again at once where a kept connection is closed by the other server', async () => {
    let requests = 0
    const body = '{"id":1,"name":"x"}'
    const closing = await rawServer((socket) => {
      if (++requests === 2) return void socket.destroy()
      socket.write(
        `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
    })
    peerHosts.push(hostOf(closing))
    entry.locate = () => atPeer({ id: 'closing', url: closing.url })
    expect((await get()).status).to.equal(200)
    const began = performance.now()
    expect((await get()).status).to.equal(200)
    expect(performance.now() - began).to.be.below(180)
    expect(requests).to.equal(3)
    closing.close()
  })

  it('does not wait longer than two seconds for a connection', async () => {
    // An address of a network for documentation (RFC 5737): nothing answers, or the system says so at once.
    const url = 'http://192.0.2.1:9'
    peerHosts.push(hostOf({ url }))
    entry.locate = () => atPeer({ id: 'silent', url })
    const began = performance.now()
    expect((await get()).status).to.equal(503)
    expect(performance.now() - began).to.be.below(4500)
  })

  it('is not sent to a host that PEER_HOSTS does not list', async () => {
    peerHosts.splice(0)
    entry.locate = () => atPeer(owner)
    const refused = await get()
    expect(refused.status).to.equal(503)
    expect(await refused.text()).to.contain('PEER_HOSTS')
    expect(seen).to.have.length(0)
  })
})
