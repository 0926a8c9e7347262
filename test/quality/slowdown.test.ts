import { expect } from 'chai'
import {
  basic,
  openAccounts,
  serveAccounts,
  type AccountsServer,
  type OpenAccounts,
} from './support/accounts-server.ts'

const RIGHT = basic('ada', 'the right password')

describe('A client that guesses passwords', () => {
  let open: OpenAccounts
  let server: AccountsServer

  before(async () => {
    open = await openAccounts()
    await open.repositories.create('demo', '', 'admin')
    await open.accounts.createUser({ name: 'ada', password: 'the right password', isAdministrator: false })
    await open.accounts.setRole('ada', 'demo', 'reader')
    server = await serveAccounts(open)
  })
  after(async () => {
    await server.stop()
    await open.stop()
    expect(server.faults).to.deep.equal([])
  })
  // Each test begins with all attempts.
  beforeEach(() => (open.clock.ms += 3_600_000))

  const ask = (as: string, from: string, path = '/api/repositories/demo/entities/count') =>
    server.send('GET', path, { as, from })
  const statusOf = async (as: string, from: string, path?: string) => (await ask(as, from, path)).status
  const guess = (number: number) => basic('ada', `guess ${number}`)

  it('has five attempts at a user, then one in 30 seconds, with the time to wait', async () => {
    for (let n = 0; n < 5; n++) expect(await statusOf(guess(n), '192.0.2.1')).to.equal(401)
    const { status, headers, body } = await ask(guess(5), '192.0.2.1')
    expect(status).to.equal(429)
    expect(headers.get('retry-after')).to.equal('30')
    expect(body).to.include({
      type: 'urn:groundtruth:problem:too-many-requests',
      detail: 'Too many wrong passwords were given; try again in 30 seconds.',
    })
    open.clock.ms += 30_000
    expect(await statusOf(guess(6), '192.0.2.1')).to.equal(401)
    expect(await statusOf(guess(7), '192.0.2.1')).to.equal(429)
  })

  it('does not learn that a password is right without an attempt left', async () => {
    expect(await statusOf(RIGHT, '192.0.2.1')).to.equal(200)
    for (let n = 0; n < 5; n++) await statusOf(guess(n), '192.0.2.1')
    expect(await statusOf(RIGHT, '192.0.2.1')).to.equal(429)
  })

  it('does not block the user at another address', async () => {
    for (let n = 0; n < 6; n++) await statusOf(guess(n), '192.0.2.1')
    expect(await statusOf(RIGHT, '192.0.2.1')).to.equal(429)
    expect(await statusOf(RIGHT, '192.0.2.2')).to.equal(200)
    for (let n = 0; n < 6; n++) await statusOf(guess(n), '2001:db8::1')
    expect(await statusOf(RIGHT, '2001:db8::ffff')).to.equal(429)
    expect(await statusOf(RIGHT, '2001:db8:0:1::1')).to.equal(200)
  })

  it('has no more attempts by sending them concurrently', async () => {
    const before = open.passwords.verified
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, n) => statusOf(guess(n), '192.0.2.1')))
    expect(statuses.filter((status) => status === 401)).to.have.length(5)
    expect(statuses.filter((status) => status === 429)).to.have.length(45)
    expect(open.passwords.verified - before).to.equal(5)
  })

  it('has thirty attempts at all users together, and authenticated users are not affected', async () => {
    expect(await statusOf(RIGHT, '192.0.2.1')).to.equal(200)
    for (let n = 0; n < 30; n++) expect(await statusOf(basic(`user ${n}`, 'x'), '192.0.2.1')).to.equal(401)
    expect(await statusOf(basic('another', 'x'), '192.0.2.1')).to.equal(429)
    expect(await statusOf(RIGHT, '192.0.2.1')).to.equal(200)
    expect(await statusOf(basic('another', 'x'), '192.0.2.2')).to.equal(401)
  })

  it('waits for each response if it uses new addresses, like the user at a new address', async function () {
    for (let n = 0; n < 20; n++) await statusOf(guess(n), `198.51.100.${n}`)
    const start = performance.now()
    const statuses = await Promise.all([
      statusOf(guess(20), '198.51.100.20'),
      statusOf(RIGHT, '203.0.113.1'),
      statusOf(basic('nobody', 'x'), '203.0.113.2').then((status) => [status, performance.now() - start]),
    ])
    expect(performance.now() - start).to.be.within(1900, 6000)
    expect(statuses.slice(0, 2)).to.deep.equal([401, 200])
    expect(statuses[2]).to.satisfy(([status, ms]: number[]) => status === 401 && ms! < 1500)
  })

  it('is also delayed at the login and with sessions, and valid sessions are accepted', async () => {
    const login = '/api/repositories/demo/login'
    for (let n = 0; n < 5; n++) expect(await statusOf(guess(n), '192.0.2.1', login)).to.equal(400)
    expect(await statusOf(guess(5), '192.0.2.1', login)).to.equal(429)
    const session = (id: string) => basic('ada', JSON.stringify({ session: id }))
    const right = session(await open.accounts.createSession('ada', 1e6, undefined))
    for (let n = 0; n < 5; n++) expect(await statusOf(session(`${n}`), '192.0.2.1')).to.equal(401)
    expect(await statusOf(session('5'), '192.0.2.1')).to.equal(429)
    expect(await statusOf(right, '192.0.2.1')).to.equal(200)
  })
})
