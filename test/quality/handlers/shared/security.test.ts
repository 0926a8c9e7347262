import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { AuditStore } from '../../../../src/platform/audit/audit-store.ts'
import {
  basic,
  openAccounts,
  serveAccounts,
  type AccountsServer,
  type OpenAccounts,
} from '../../support/accounts-server.ts'

const PASSWORD = 'correct horse: batterie Ä'
const ADA = basic('ada', PASSWORD)

describe('credentials of the data-quality service', () => {
  let open: OpenAccounts
  let server: AccountsServer

  before(async () => {
    open = await openAccounts()
    await open.repositories.create('demo', 'Data to try', 'admin')
    await open.repositories.create('other', '', 'admin')
    await open.accounts.createUser({ name: 'admin', password: 'the administrator', isAdministrator: true })
    await open.accounts.createUser({ name: 'ada', password: PASSWORD, isAdministrator: false })
    await open.accounts.createUser({ name: 'Jörg', password: 'groß genug', isAdministrator: false })
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

  const count = '/api/repositories/demo/entities/count'
  const statusOf = async (as: string | undefined, path = count): Promise<number> =>
    (await server.send('GET', path, { as })).status

  it('are requested by 401 and a challenge in UTF-8 below every repository, also for unknown paths', async () => {
    for (const [method, path] of [
      ['GET', count],
      ['GET', '/api/repositories/nowhere/entities/count'],
      ['GET', '/api/repositories/demo/unheard-of'],
      ['PATCH', count],
    ] as const) {
      const { status, headers, body } = await server.send(method, path)
      expect(status, `${method} ${path}`).to.equal(401)
      expect(headers.get('www-authenticate')).to.equal('Basic realm="Groundtruth", charset="UTF-8"')
      expect(headers.get('content-type')).to.match(/^application\/problem\+json/)
      expect(body).to.include({
        type: 'urn:groundtruth:problem:unauthorized',
        title: 'Unauthorized',
        status: 401,
        id: headers.get('x-request-id'),
      })
    }
  })

  it('are a name and a password in UTF-8, in which all but the first colon belong to the password', async () => {
    expect(await statusOf(ADA)).to.equal(200)
    expect(await statusOf(ADA.replace('Basic', 'bAsIc'))).to.equal(200)
    expect(await statusOf(ADA.replaceAll('=', ''))).to.equal(200)
    // The same letters in another of Unicode's forms.
    expect(await statusOf(basic('ada', PASSWORD.normalize('NFD')))).to.equal(200)
    expect(await statusOf(basic('Jörg'.normalize('NFD'), 'groß genug'))).to.equal(403)
  })

  it('are rejected by 401 if they are wrong or malformed', async () => {
    for (const [name, authorization] of Object.entries({
      'a wrong password': basic('ada', 'wrong'),
      'a password of a name that nobody has': basic('nobody', PASSWORD),
      'another letter case of the name': basic('Ada', PASSWORD),
      'no password': basic('ada', ''),
      'no name': basic('', PASSWORD),
      'no colon': `Basic ${Buffer.from('ada').toString('base64')}`,
      'no base64': 'Basic ada:correct horse',
      'base64 of the other alphabet': 'Basic YWRhOn5-fn8_Pz8',
      'spare bits': `Basic ${Buffer.from('ada:x').toString('base64').slice(0, -2)}h=`,
      nothing: 'Basic',
      'nothing behind the blank': 'Basic ',
      'bytes that are no UTF-8': `Basic ${Buffer.from(`ada:${PASSWORD}`, 'latin1').toString('base64')}`,
      NUL: basic('ada\0', `${PASSWORD}\0`),
      'a name of 10,000 characters': basic('a'.repeat(10_000), PASSWORD),
      'a password of 5,000 characters': basic('ada', 'a'.repeat(5000)),
      'another scheme': 'Bearer abc',
    })) {
      // Each from an address of its own, or they would be slowed down.
      const { status, body } = await server.send('GET', count, {
        as: authorization,
        from: `192.0.2.${name.length}`,
      })
      expect(status, name).to.equal(401)
      expect(body['title'], name).to.equal('Unauthorized')
    }
  })

  it('have the same error for a wrong password and an unknown name', async () => {
    const [wrong, unknown] = await Promise.all(
      [basic('ada', 'wrong'), basic('nobody', 'wrong')].map((as) => server.send('GET', count, { as })),
    )
    expect(wrong!.body['detail'])
      .to.equal(unknown!.body['detail'])
      .and.to.equal('The name or the password is wrong.')
  })

  it('are not hashed on each request, and end with the password or the user', async () => {
    await open.accounts.createUser({ name: 'bob', password: 'first password', isAdministrator: false })
    await open.accounts.setRole('bob', 'demo', 'reader')
    const bob = basic('bob', 'first password')
    const before = open.passwords.verified
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(bob)))
    expect(new Set(statuses)).to.deep.equal(new Set([200]))
    expect(open.passwords.verified - before).to.equal(1)
    await open.accounts.setPassword('bob', 'second password', '/newPassword')
    expect(await statusOf(bob)).to.equal(401)
    const changed = basic('bob', 'second password')
    expect(await statusOf(changed)).to.equal(200)
    await open.accounts.setRole('bob', 'demo', undefined)
    expect(await statusOf(changed)).to.equal(403)
    await open.accounts.removeUser('bob')
    expect(await statusOf(changed)).to.equal(401)
    expect(await statusOf(ADA)).to.equal(200)
  })

  it('are hashed again some minutes after they were verified', async () => {
    expect(await statusOf(ADA)).to.equal(200)
    const before = open.passwords.verified
    open.clock.ms += 4 * 60_000
    expect(await statusOf(ADA)).to.equal(200)
    expect(open.passwords.verified).to.equal(before)
    open.clock.ms += 2 * 60_000
    expect(await statusOf(ADA)).to.equal(200)
    expect(open.passwords.verified).to.equal(before + 1)
  })

  describe('as sessions', () => {
    it('are the JSON of a session in the place of the password, with the sid where it has one', async () => {
      const plain = await open.accounts.createSession('ada', 1e6, undefined)
      const directory = await open.accounts.createSession('ada', 1e6, 'S-1-5-21')
      const before = open.passwords.verified
      for (const [password, status] of [
        [{ session: plain }, 200],
        [{ session: directory, sid: 'S-1-5-21' }, 200],
        [{ session: directory }, 401],
        [{ session: directory, sid: 'S-1-5-22' }, 401],
        [{ session: plain, sid: 'S-1-5-21' }, 401],
        [{ session: `${plain}x` }, 401],
        [{ session: 5 }, 401],
        [{ session: plain, sid: null }, 401],
      ] as const) {
        open.clock.ms += 60_000
        expect(await statusOf(basic('ada', JSON.stringify(password))), JSON.stringify(password)).to.equal(
          status,
        )
      }
      expect(await statusOf(basic('ada', ` {"session" : "${plain}"}\n`))).to.equal(200)
      expect(await statusOf(basic('Jörg', JSON.stringify({ session: plain })))).to.equal(401)
      expect(open.passwords.verified).to.equal(before)
    })

    it('end when they expire, are revoked, or the password changes', async () => {
      const as = (session: string) => basic('ada', JSON.stringify({ session }))
      const short = await open.accounts.createSession(
        'ada',
        (open.clock.ms - Date.now()) / 1000 + 60,
        undefined,
      )
      expect(await statusOf(as(short))).to.equal(200)
      open.clock.ms += 61_000
      expect(await statusOf(as(short))).to.equal(401)
      const [first, second, third] = await Promise.all(
        [1, 2, 3].map(() => open.accounts.createSession('ada', 1e6, undefined)),
      )
      expect(await statusOf(as(second!))).to.equal(200)
      await open.accounts.revokeSession(first!)
      const { ref } = (await open.accounts.listSessions()).find(({ user }) => user === 'ada')!
      await open.accounts.revokeSession(ref)
      const statuses = [await statusOf(as(first!)), await statusOf(as(second!)), await statusOf(as(third!))]
      expect(statuses.filter((status) => status === 200)).to.have.length(1)
      await open.accounts.setPassword('ada', PASSWORD, '/newPassword')
      open.clock.ms += 3_600_000
      for (const session of [first!, second!, third!]) expect(await statusOf(as(session))).to.equal(401)
      expect(await open.accounts.listSessions()).to.deep.equal([])
    })

    it('keep no id on disk', async () => {
      const id = await open.accounts.createSession('ada', 60, undefined)
      expect(id).to.match(/^gts_[\w-]{43}$/)
      const [row] = await open.catalogue.knex('sessions').select<{ id_hash: string }[]>('*')
      expect(JSON.stringify(row)).to.not.include(id)
      expect(row?.id_hash).to.match(/^[0-9a-f]{64}$/)
    })

    it('are told from a plain password that is JSON without a session', async () => {
      await open.accounts.createUser({ name: 'json', password: '{"sessions": 1}', isAdministrator: false })
      await open.accounts.setRole('json', 'demo', 'reader')
      expect(await statusOf(basic('json', '{"sessions": 1}'))).to.equal(200)
    })
  })

  describe('with roles', () => {
    it('allow exactly the operations of the role in the repository', async () => {
      const remove = async (as: string, repository = 'demo') =>
        (await server.send('DELETE', `/api/repositories/${repository}/files/a.csv`, { as })).status
      for (const [role, read, edit] of [
        ['reader', 200, 403],
        ['editor', 200, 204],
        ['administrator', 200, 204],
        [undefined, 403, 403],
      ] as const) {
        await open.accounts.setRole('ada', 'demo', role)
        expect([await statusOf(ADA), await remove(ADA)], role).to.deep.equal([read, edit])
      }
      await open.accounts.setRole('ada', 'demo', 'reader')
      expect(await remove(ADA, 'other')).to.equal(403)
      expect(await remove(basic('admin', 'the administrator'), 'other')).to.equal(204)
    })

    it('are rejected with the missing role and the repository', async () => {
      const { status, body } = await server.send('DELETE', '/api/repositories/demo/files/a.csv', { as: ADA })
      expect(status).to.equal(403)
      expect(body).to.include({
        title: 'Forbidden',
        detail: 'This needs the role editor in the repository "demo"; ask one of its administrators for it.',
      })
      const create = await server.send('POST', '/api/repositories', { as: ADA, body: { name: 'mine' } })
      expect(create.status).to.equal(403)
      expect(create.body['detail']).to.equal('This needs an administrator of the server.')
    })

    it('are answered 404 for a repository or a path that is not there', async () => {
      expect((await server.send('GET', '/api/repositories/nowhere/login', { as: ADA })).status).to.equal(404)
      expect((await server.send('GET', '/api/repositories/demo/unheard-of', { as: ADA })).status).to.equal(
        404,
      )
      expect((await server.send('GET', '/api/repositories/a.b/entities/count', { as: ADA })).status).to.equal(
        400,
      )
      expect((await server.send('PATCH', count, { as: ADA })).status).to.equal(405)
    })
  })

  it('are in the audit trail when they are refused, and nothing of a password', async () => {
    const from = '198.51.100.1'
    await server.send('GET', count, { as: basic('ada', 'a wrong secret'), from })
    await server.send('GET', '/api/repositories/other/entities/count', { as: ADA, from })
    const refusals = async () =>
      (await new AuditStore(open.catalogue).list({ what: 'credentials-refused', limit: 1000 }))
        .filter(({ about }) => about['address'] === from)
        .map(({ actor, about: { reason } }) => ({ reason, actor }))
    // The answers do not wait for the trail.
    while ((await refusals()).length < 2) await sleep(5)
    expect(await refusals()).to.deep.equal([
      { reason: 'wrong-password', actor: 'user:ada' },
      { reason: 'role-missing', actor: 'user:ada' },
    ])
    expect(open.log.text()).to.not.include('secret').and.to.not.include(PASSWORD)
  })
})
