import { expect } from 'chai'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failureOf } from '../../platform/support.ts'
import {
  basic,
  openAccounts,
  serveAccounts,
  type AccountsServer,
  type OpenAccounts,
} from '../support/accounts-server.ts'

const ADMIN = basic('admin', 'the administrator')
const ADA = basic('ada', 'a good password')

describe('repositories and accounts over HTTP', () => {
  let open: OpenAccounts
  let server: AccountsServer

  beforeEach(async () => {
    open = await openAccounts()
    await open.accounts.createUser({ name: 'admin', password: 'the administrator', isAdministrator: true })
    await open.accounts.createUser({ name: 'ada', password: 'a good password', isAdministrator: false })
    await open.repositories.create('demo', 'Data sets to try the service with', 'admin')
    await open.accounts.setRole('ada', 'demo', 'editor')
    server = await serveAccounts(open)
  })
  afterEach(async () => {
    await server.stop()
    await open.stop()
    expect(server.faults).to.deep.equal([])
  })

  const repositories = '/api/repositories'

  describe('login', () => {
    it('returns the user of the credentials', async () => {
      const { status, body } = await server.send('GET', `${repositories}/demo/login`, { as: ADA })
      expect(status).to.equal(200)
      expect(body).to.deep.equal({ authenticated: true, username: 'ada', role: 'editor' })
      expect((await server.send('GET', `${repositories}/demo/login`, { as: ADMIN })).body['role']).to.equal(
        'administrator',
      )
    })

    it('answers 400 without a challenge if credentials are missing or wrong', async () => {
      for (const as of [undefined, basic('ada', 'wrong'), 'Basic ?', 'Bearer abc']) {
        const { status, headers, body } = await server.send('GET', `${repositories}/demo/login`, { as })
        expect(status, as).to.equal(400)
        expect(headers.get('www-authenticate')).to.equal(null)
        expect(body).to.include({
          type: 'urn:groundtruth:problem:login-failed',
          title: 'Failed to authenticate the client',
          status: 400,
        })
      }
    })

    it('answers 403 to a user without a role in the repository, and 404 if the repository does not exist', async () => {
      await open.accounts.setRole('ada', 'demo', undefined)
      expect((await server.send('GET', `${repositories}/demo/login`, { as: ADA })).status).to.equal(403)
      expect((await server.send('GET', `${repositories}/nowhere/login`, { as: ADA })).status).to.equal(404)
    })
  })

  describe('changing the own password', () => {
    const change = (as: string, body: unknown) => server.send('POST', '/api/users/me/password', { as, body })

    it('activates the new password, and ends the old password and all sessions', async () => {
      const session = basic(
        'ada',
        JSON.stringify({ session: await open.accounts.createSession('ada', 60, undefined) }),
      )
      const body = { oldPassword: 'a good password', newPassword: 'a better password' }
      expect((await change(session, body)).status).to.equal(204)
      const count = `${repositories}/demo/entities/count`
      expect((await server.send('GET', count, { as: basic('ada', 'a better password') })).status).to.equal(
        200,
      )
      expect((await server.send('GET', count, { as: ADA })).status).to.equal(401)
      expect((await server.send('GET', count, { as: session })).status).to.equal(401)
    })

    it('requires the old password, also with a session, and delays guesses', async () => {
      const session = basic(
        'ada',
        JSON.stringify({ session: await open.accounts.createSession('ada', 60, undefined) }),
      )
      const body = { oldPassword: 'a guess', newPassword: 'a better password' }
      const { status, body: problem } = await change(session, body)
      expect(status).to.equal(400)
      expect(problem).to.deep.include({
        title: 'Invalid data passed with request',
        errors: [{ pointer: '/oldPassword', detail: 'The old password is not the one in force.' }],
      })
      const guess = async (n: number) => (await change(session, { ...body, oldPassword: `${n}` })).status
      const statuses = await Promise.all(Array.from({ length: 10 }, (_, n) => guess(n)))
      expect(statuses.filter((status) => status === 400)).to.have.length.within(1, 4)
      expect(statuses.filter((status) => ![400, 429].includes(status))).to.deep.equal([])
      // A guess can be refused because of another in progress whose attempt the catalogue has just counted.
      for (let n = 10; n < 14 && (await guess(n)) === 400; n++);
      expect((await change(session, { ...body, oldPassword: 'a good password' })).status).to.equal(429)
    })

    it('rejects an invalid password with its place', async () => {
      for (const newPassword of ['short', 'x'.repeat(1025), 'with\u0007bell', '{"session": "of mine"}']) {
        const { status, body } = await change(ADA, { oldPassword: 'a good password', newPassword })
        expect(status, newPassword).to.equal(400)
        expect(body['title']).to.equal('Invalid data passed with request')
        expect((body['errors'] as { pointer: string }[])[0]!.pointer).to.equal('/newPassword')
      }
    })

    it('removes the file with the first password of the administrator', async () => {
      const path = join(open.dataDir, 'admin-password')
      await writeFile(path, 'the administrator\n')
      await change(ADA, { oldPassword: 'a good password', newPassword: 'a better password' })
      await stat(path)
      const body = { oldPassword: 'the administrator', newPassword: 'another administrator' }
      expect((await change(ADMIN, body)).status).to.equal(204)
      expect(await failureOf(() => stat(path))).to.have.property('code', 'ENOENT')
    })
  })

  describe('repositories', () => {
    it('are listed to everybody by name and description', async () => {
      await open.repositories.create('Archive', '', 'admin')
      const { status, body } = await server.send('GET', repositories)
      expect(status).to.equal(200)
      expect(body['rows']).to.deep.equal([
        { dataRow: ['Archive', ''], metadata: { url: '/api/repositories/Archive' } },
        {
          dataRow: ['demo', 'Data sets to try the service with'],
          metadata: { url: '/api/repositories/demo' },
        },
      ])
      expect(body['metadata']).to.deep.equal({
        viewName: 'Repositories',
        pageStart: '1',
        dataSize: '2',
        totalCount: '2',
      })
      const external = await server.send(
        'GET',
        `${repositories}?external=1&columns=NAME&sort=NAME:desc&pageSize=1`,
      )
      expect(external.body['rows']).to.deep.equal([{ '@url': '/api/repositories/demo', Name: 'demo' }])
    })

    it('are made by administrators of the server, with folders of their own', async () => {
      const { status, headers, body } = await server.send('POST', repositories, {
        as: ADMIN,
        body: { name: 'survey-2026', description: 'Answers' },
      })
      expect(status).to.equal(201)
      expect(headers.get('location')).to.equal('/api/repositories/survey-2026')
      expect(body).to.deep.equal({ url: '/api/repositories/survey-2026' })
      const { id } = await open.repositories.find('survey-2026')
      await stat(join(open.dataDir, 'quality', String(id), 'files'))
      await stat(join(open.dataDir, 'quality', String(id), 'loads'))
      const one = await server.send('GET', `${repositories}/survey-2026`, { as: ADMIN })
      expect(one.body['rows']).to.have.length(1)
    })

    it('have names that differ in more than letter case', async () => {
      for (const name of ['demo', 'DEMO']) {
        const { status, body } = await server.send('POST', repositories, { as: ADMIN, body: { name } })
        expect(status).to.equal(409)
        expect(body['detail']).to.equal(
          `There is a repository "${name}" already (letter case does not count); choose another name.`,
        )
      }
      const statuses = await Promise.all(
        ['new', 'New', 'NEW', 'new'].map(
          async (name) => (await server.send('POST', repositories, { as: ADMIN, body: { name } })).status,
        ),
      )
      expect(statuses.sort()).to.deep.equal([201, 409, 409, 409])
    })

    it('are deleted by their administrators, and their names are free at once', async () => {
      const { id } = await open.repositories.find('demo')
      const folder = join(open.dataDir, 'quality', String(id))
      await writeFile(join(folder, 'files', '1'), 'data')
      const path = `${repositories}/demo`
      expect((await server.send('DELETE', path, { as: ADA })).status).to.equal(403)
      await open.accounts.setRole('ada', 'demo', 'administrator')
      expect((await server.send('DELETE', path, { as: ADA })).status).to.equal(204)
      expect((await server.send('GET', path, { as: ADA })).status).to.equal(404)
      expect(
        (await server.send('POST', repositories, { as: ADMIN, body: { name: 'demo' } })).status,
      ).to.equal(201)
      expect((await server.send('GET', path, { as: ADA })).status).to.equal(403)
      await open.repositories.settled()
      expect(open.released).to.deep.equal([id])
      expect(await failureOf(() => stat(folder))).to.have.property('code', 'ENOENT')
      expect((await open.repositories.find('demo')).id).to.be.greaterThan(id)
    })

    for (const [body, title, pointer] of [
      [undefined, 'No data received', ''],
      ['{"name":', 'Invalid request body', ''],
      [{ name: 'a', colour: 'red' }, 'Invalid request body', ''],
      [{ name: '../a' }, 'Invalid data passed with request', '/name'],
      [{ name: 'a'.repeat(10_000 - 100) }, 'Invalid data passed with request', '/name'],
      [{ name: '\u{1f600}' }, 'Invalid data passed with request', '/name'],
      [{ name: 'a\0' }, 'Invalid request body', '/name'],
      [{ name: 'a', description: 'x'.repeat(1001) }, 'Invalid data passed with request', '/description'],
    ] as const) {
      it(`are not made of ${JSON.stringify(body)?.slice(0, 40) ?? 'no body'}: ${title}`, async () => {
        const answer = await server.send('POST', repositories, { as: ADMIN, body })
        expect(answer.status).to.equal(400)
        expect(answer.body['title']).to.equal(title)
        expect((answer.body['errors'] as { pointer: string }[])[0]!.pointer).to.equal(pointer)
      })
    }

    it('are refused parameters that they do not have by the name of the parameter', async () => {
      const { status, body } = await server.send('GET', `${repositories}?filter=x`)
      expect(status).to.equal(400)
      expect(body['title']).to.equal('Invalid parameters')
      expect((body['errors'] as { parameter: string }[])[0]!.parameter).to.equal('filter')
      expect((await server.send('GET', `${repositories}?columns=NAMES`)).status).to.equal(404)
    })
  })
})
