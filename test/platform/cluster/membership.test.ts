import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { PostgresCatalogue } from '../../../src/platform/catalogue/postgres.ts'
import type { Cluster } from '../../../src/platform/cluster/cluster.ts'
import type { NewServer } from '../../../src/platform/cluster/join.ts'
import { LEASE_TIMING, type LeaseTiming } from '../../../src/platform/cluster/lease.ts'
import { Membership } from '../../../src/platform/cluster/membership.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

/** A lease that a test can wait for. */
const QUICK: LeaseTiming = { leaseMs: 2500, renewMs: 300, giveUpMs: 1200, killMs: 2000 }

describe('The servers of a catalogue', () => {
  let server: PostgresqlServer
  let catalogue: PostgresCatalogue
  const joined: Cluster[] = []

  before(async function () {
    this.timeout(30_000)
    server = await startPostgresql(this)
    const address = readPostgresAddress(
      `postgres://${server.user}@127.0.0.1:${server.port}/${server.database}`,
    )
    catalogue = await PostgresCatalogue.open(
      { address, password: async () => server.password },
      await temporaryFolder(),
      MIGRATIONS,
      recordingLogger().logger,
    )
  })
  afterEach(async () => {
    for (const member of joined.splice(0)) await member.leave()
    await catalogue.knex('servers').delete()
  })
  after(async () => {
    await catalogue?.close()
    await server?.stop()
  })

  const row = (name: string, changes: Partial<NewServer> = {}): NewServer => ({
    id: `id of ${name}`,
    name,
    peer_url: `http://${name}:8080`,
    services: 'spatial,quality',
    works: true,
    epoch: `epoch of ${name}`,
    place: 'here',
    keys: 'keys',
    ...changes,
  })

  const join = async (
    name: string,
    changes: Partial<NewServer> = {},
    timing = LEASE_TIMING,
    onRefused: (error: Error) => void = () => undefined,
  ): Promise<Membership> => {
    const { logger } = recordingLogger()
    const own = catalogue.apart()
    try {
      const member = await Membership.join({
        catalogue: own,
        server: row(name, changes),
        timing,
        guard: undefined,
        onRefused,
        logger,
      })
      joined.push(member)
      return member
    } catch (error) {
      await own.close()
      throw error
    }
  }

  const leave = async (member: Membership): Promise<void> => {
    joined.splice(joined.indexOf(member), 1)
    await member.leave()
  }

  it('know each other until they leave', async () => {
    const [a, b] = [await join('a'), await join('b')]
    expect((await b.servers()).map(({ name, peerUrl }) => [name, peerUrl])).to.deep.equal([
      ['a', 'http://a:8080'],
      ['b', 'http://b:8080'],
    ])
    await a.announceLeaving()
    await sleep(1100)
    expect((await b.servers()).map(({ isLeaving }) => isLeaving)).to.deep.equal([true, false])
    await leave(a)
    await sleep(1100)
    expect((await b.servers()).map(({ name }) => name)).to.deep.equal(['b'])
  })

  it('have the same time, whatever their own clocks say', async () => {
    const [a, b] = [await join('a'), await join('b')]
    expect(Math.abs(a.now().getTime() - b.now().getTime())).to.be.below(500)
  })

  it('give each duty to one server, and to another one after it has left', async () => {
    const [a, b] = [await join('a'), await join('b')]
    expect(await a.has('webhooks')).to.equal(true)
    expect(await b.has('webhooks')).to.equal(false)
    await leave(a)
    await sleep(1100)
    expect(await b.has('webhooks')).to.equal(true)
  })

  it('give no duty to a server that only answers', async () => {
    const a = await join('a', { works: false })
    expect(await a.has('retention')).to.equal(false)
  })

  it('give a duty to another server when the lease of its holder has ended', async () => {
    const a = await join('a')
    expect(await a.has('retention')).to.equal(true)
    await catalogue
      .knex('servers')
      .where({ name: 'a' })
      .update({ lease_until: new Date(0).toISOString() })
    const b = await join('b')
    expect(await b.has('retention')).to.equal(true)
  })

  it('refuse a second server without PEER_URL, and mixed ones', async () => {
    const lone = await join('lone', { peer_url: null })
    expect(String(await failureOf(() => join('second', { peer_url: null })))).to.match(
      /The server lone uses this catalogue, and its lease holds until .*set PEER_URL and PEER_HOSTS for both/,
    )
    expect(String(await failureOf(() => join('peer')))).to.match(
      /PEER_URL is set for this server, but not for lone/,
    )
    await leave(lone)
    await join('peer')
    expect(String(await failureOf(() => join('lone', { peer_url: null })))).to.match(
      /PEER_URL is set for peer, but not for this server/,
    )
  })

  it('take in servers of the spatial service without PEER_URL', async () => {
    await join('lone', { peer_url: null })
    await join('maps', { peer_url: null, services: 'spatial', works: false })
    expect(await joined[0]!.servers()).to.have.length(2)
  })

  it('refuse other keys, and a name or an address that is taken', async () => {
    await join('a')
    expect(String(await failureOf(() => join('b', { keys: 'others' })))).to.match(/the same signing key/)
    expect(String(await failureOf(() => join('b', { name: 'a' })))).to.match(
      /Set SERVER_NAME to another name/,
    )
    expect(String(await failureOf(() => join('b', { peer_url: 'http://a:8080' })))).to.match(
      /which is the address of the server a too/,
    )
  })

  it('refuse a server that keeps uploads elsewhere', async () => {
    const [a, b] = [await join('a'), await join('b')]
    await a.declareFiles('folder of a')
    expect(String(await failureOf(() => b.declareFiles('folder of b')))).to.match(
      /FILES_URL leads to another place than that of the server a/,
    )
    await b.declareFiles('folder of a')
  })

  it('let one of two servers without PEER_URL join that start at once', async () => {
    const starts = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((name) => join(name, { peer_url: null })),
    )
    expect(starts.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
  })

  it('let a server start again at once at its place, and wait for its lease elsewhere', async () => {
    const until = new Date(Date.now() + 1500).toISOString()
    const killed = {
      ...row('a'),
      epoch: 'killed',
      files: null,
      is_leaving: false,
      started_at: until,
      lease_until: until,
    }
    await catalogue.knex('servers').insert(killed)
    const begun = performance.now()
    await join('a')
    expect(performance.now() - begun).to.be.below(1000)
    await catalogue
      .knex('servers')
      .where({ name: 'a' })
      .update({ ...killed, place: 'elsewhere' })
    await join('a', { epoch: 'second' })
    expect(performance.now() - begun).to.be.above(1200)
  })

  it('close what they own before their lease ends, and have a lease again when the catalogue is back', async function () {
    this.timeout(30_000)
    const member = await join('a', {}, QUICK)
    let closedAt: number | undefined
    const begun = performance.now()
    member.hold({ lost: async () => void (closedAt = performance.now()) })
    await server.halt()
    while (closedAt === undefined && performance.now() - begun < 10_000) await sleep(20)
    expect(closedAt! - begun).to.be.within(QUICK.giveUpMs - QUICK.renewMs - 100, QUICK.killMs)
    expect(member.isAlive()).to.equal(false)
    expect(await member.has('webhooks')).to.equal(false)
    await server.resume()
    const resumed = performance.now()
    while (!member.isAlive() && performance.now() - resumed < 10_000) await sleep(20)
    expect(performance.now() - resumed).to.be.below(5000)
  })

  it('tell a server whose lease has ended that another one without PEER_URL has its place', async () => {
    const refused: Error[] = []
    const timing = { ...QUICK, renewMs: 1000 }
    const lone = await join('lone', { peer_url: null }, timing, (error) => refused.push(error))
    const ended = { lease_until: new Date(0).toISOString() }
    await catalogue.knex('servers').where({ name: 'lone' }).update(ended)
    await join('other', { peer_url: null })
    for (let i = 0; i < 100 && refused.length === 0; i++) await sleep(50)
    expect(String(refused[0])).to.match(/The server other uses this catalogue/)
    expect(lone.isShared).to.equal(false)
    const live = catalogue.knex('servers').where('lease_until', '>', ended.lease_until)
    expect(await live.pluck('name')).to.deep.equal(['other'])
  })

  it('let a server join again whose lease has ended, if nobody has its place', async () => {
    const member = await join('a', {}, QUICK)
    await catalogue
      .knex('servers')
      .where({ name: 'a' })
      .update({ lease_until: new Date(0).toISOString() })
    let isLost = false
    member.hold({ lost: async () => void (isLost = true) })
    const isLive = async () => (await member.servers()).some(({ name }) => name === 'a')
    for (let i = 0; i < 100 && !(isLost && member.isAlive() && (await isLive())); i++) await sleep(50)
    expect(isLost && member.isAlive() && (await isLive())).to.equal(true)
  })
})
