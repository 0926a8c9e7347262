import { expect } from 'chai'
import { exported, scheduled } from '../work/export/exported.ts'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { post, problemOf } from './problems.ts'

describe('An export with invalid options', function () {
  this.timeout(60_000)
  let server: QualityServer
  let entity: string

  before(async () => {
    server = await startQualityServer()
    entity = (await server.load('People', 'Name,Note\nAda,a\nÆsop,☃ 💣\nAlan,\n')).path
  })
  after(async () => {
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
    await server.stop()
  })

  const refused = async (data: unknown, options?: unknown) =>
    problemOf(
      await post(server, `${entity}/rows`, {
        command: 'export',
        data,
        ...(options !== undefined && { options }),
      }),
      server,
    )

  it('is rejected with a pointer to each fault', async () => {
    for (const [pointer, data, options] of [
      ['/data/filename', {}, undefined],
      ['/data/filename', { filename: 7 }, undefined],
      ['/data/filename', { filename: '' }, undefined],
      ['/data/filename', { filename: '../x' }, undefined],
      ['/data/filename', { filename: '/etc/passwd' }, undefined],
      ['/data/filename', { filename: 'a\u0085b' }, undefined],
      ['/data/filename', { filename: '\u202egnp.exe' }, undefined],
      ['/data/filename', { filename: '...' }, undefined],
      ['/data/filetype', { filename: 'a', filetype: 'pdf' }, undefined],
      ['/data/filetype', { filename: 'a', filetype: 'CSV' }, undefined],
      ['/data/encoding', { filename: 'a', encoding: 'nope' }, undefined],
      ['/data/unencodable', { filename: 'a', unencodable: 'ignore' }, undefined],
      ['/data/escapeFormulas', { filename: 'a', escapeFormulas: 'yes' }, undefined],
      ['/data', { filename: 'a', path: '/tmp' }, undefined],
      ['/data', { filename: 'a', colour: '' }, undefined],
      ['/options/columns', { filename: 'a' }, { columns: 'Name' }],
      ['/options/sort', { filename: 'a' }, { sort: 'Name' }],
      ['/options/where', { filename: 'a' }, { where: 7 }],
      ['/options', { filename: 'a' }, { whre: '1=1' }],
    ] as const) {
      const { status, errors } = await refused(data, options)
      expect(status).to.equal(400)
      expect(errors.map((error) => error.pointer)).to.include(pointer)
    }
    const nul = await refused({ filename: 'a\0.csv' })
    expect([nul.status, nul.errors[0]!.pointer]).to.deep.equal([400, '/data/filename'])
  })

  it('is rejected without a job if a column or the entity does not exist', async () => {
    const jobs = (await server.rows('/scheduler')).length
    expect((await refused({ filename: 'a' }, { columns: ['Nam'] })).status).to.equal(404)
    expect((await refused({ filename: 'a' }, { sort: [{ column: 'Nam' }] })).status).to.equal(404)
    expect((await refused({ filename: 'a' }, { where: 'Nam = 1' })).status).to.equal(404)
    const body = { command: 'export', data: { filename: 'a' } }
    expect((await problemOf(await post(server, '/entities/77/rows', body), server)).status).to.equal(404)
    expect(await server.rows('/scheduler')).to.have.length(jobs)
  })

  it('of no rows is a file of names, and of an entity that was never loaded a conflict', async () => {
    const { bytes } = await exported(server, `${entity}/rows`, { filename: 'none.csv' }, { where: '1 = 2' })
    expect(bytes.toString()).to.equal('Name,Note\n')
    const created = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Later',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'People.csv' },
        scheduleTime: '2099-01-01 00:00:00',
      },
    })
    const later = `/entities/${created.body.entityId}/rows`
    const answer = await post(server, later, { command: 'export', data: { filename: 'later.csv' } })
    expect((await problemOf(answer, server)).status).to.equal(409)
  })

  it('in an encoding that lacks a character fails with the character, or has a question mark for it', async () => {
    const data = { filename: 'latin.csv', encoding: 'cp1252' }
    const { job, file } = await scheduled(server, `${entity}/rows`, data)
    const row = await server.ended(job)
    expect(row['State']).to.equal('Failed')
    expect(row['Reason']).to.include('☃').and.to.match(/[.]$/)
    expect((await server.ask(file)).status).to.equal(404)
    const { bytes } = await exported(server, `${entity}/rows`, { ...data, unencodable: 'replace' })
    expect(bytes.toString('latin1')).to.match(/^Name,Note\nAda,a\nÆsop,\? \?+\nAlan,\n$/)
  })

  it('under names that are special to operating systems is an ordinary file in its repository', async () => {
    for (const filename of [
      'CON',
      'nul.csv',
      '..%2fx',
      '%2e%2e',
      '-rf',
      '~',
      'a:b',
      '$(id)',
      '`id`',
      "'",
      '.env',
    ]) {
      const { file, bytes } = await exported(
        server,
        `${entity}/rows`,
        { filename },
        { where: 'Name = "Ada"' },
      )
      expect(bytes.toString(), filename).to.equal('Name,Note\nAda,a\n')
      expect(file).to.equal(`/download/${encodeURIComponent(filename)}`)
    }
  })

  it('does not exist for another repository, nor under a name that leads out of its folder', async () => {
    const { file } = await exported(server, `${entity}/rows`, { filename: 'mine.csv' })
    const headers = { Authorization: basic('admin', ADMIN_PASSWORD) }
    await fetch(`${server.url}/api/repositories`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'other' }),
    })
    const elsewhere = `${server.url}/api/repositories/other${file}`
    expect((await problemOf(await fetch(elsewhere, { headers }), server)).status).to.equal(404)
    expect((await fetch(`${server.repository}${file}`)).status).to.equal(401)
    for (const name of [
      '..%2f1',
      '..%2f..%2fcatalogue.sqlite',
      '%2fetc%2fpasswd',
      'mine.csv%00',
      '%ff',
      'x'.repeat(300),
    ])
      expect((await problemOf(await server.ask(`/download/${name}`), server)).status, name).to.be.oneOf([
        400, 404,
      ])
    expect((await server.ask(file, { method: 'POST' })).status).to.equal(405)
  })

  it('can be downloaded after its entity is deleted', async () => {
    const { path } = await server.load('Passing', 'a,b\n1,2\n')
    const { file } = await exported(server, `${path}/rows`, { filename: 'passing.csv' })
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    const after = await server.ask(file)
    expect([after.status, await after.text()]).to.deep.equal([200, 'a,b\n1,2\n'])
  })
})
