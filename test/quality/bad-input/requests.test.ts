import { expect } from 'chai'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { post, problemOf } from './problems.ts'

const COMMANDS = { '/entities': 'create', '/scheduler': 'get' } as const

describe('An invalid request', () => {
  let server: QualityServer
  let airports: { path: string; job: Record<string, string> }
  const source = { type: 'delimited', attr: 'names', sourceFile: 'Airports.csv' }

  before(async () => {
    server = await startQualityServer()
    airports = await server.load('Airports', 'code,name\nLHR,Heathrow\n')
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => level === 'error' || Number(level) >= 50)).to.deep.equal([])
  })

  const jobPath = () => `/scheduler/${airports.job['Ref']}`
  const refusal = async (path: string, body: unknown) => problemOf(await post(server, path, body), server)
  const create = (
    change: Record<string, unknown>,
    connectInfo: Record<string, unknown> = {},
    options?: unknown,
  ) => ({
    command: 'create',
    data: { entityName: 'New', source: 'client', connectInfo: { ...source, ...connectInfo }, ...change },
    ...(options !== undefined && { options }),
  })

  it('is rejected with the column that it names twice, in every place', async () => {
    for (const path of ['/entities', `${airports.path}/rows`, `${airports.path}/attributes/1/values`]) {
      const answer = await server.ask(`${path}?columns=NAME,CODE,NAME`)
      expect(answer.status, path).to.equal(400)
      const { detail } = (await answer.json()) as { detail: string }
      expect(detail).to.equal(
        'The query parameter "columns" must not have equal entries, such as those at 0 and 2.',
      )
      const options = { columns: ['NAME', 'NAME'] }
      for (const command of [
        { command: 'get', options },
        { command: 'export', data: { filename: 'a.csv' }, options },
      ]) {
        const refused = await refusal(path, command)
        expect(refused, path).to.include({ status: 400, title: 'Invalid data passed with request' })
        expect(refused.errors).to.deep.equal([
          {
            pointer: '/options/columns',
            detail: 'The body at /options/columns must not have equal entries, such as those at 0 and 1.',
          },
        ])
      }
    }
  })

  describe('is rejected with the reason text', () => {
    it('"Invalid request body" where the body is no Standard Request', async () => {
      for (const path of ['/entities', '/scheduler', airports.path, jobPath()])
        for (const body of [
          '{',
          '{"command":"get"',
          'null',
          '[]',
          '"get"',
          '7',
          '{"command":"get"}x',
          '\u0000',
          'é{}',
        ]) {
          const { status, title, detail, errors } = await refusal(path, body)
          expect({ status, title }, `${path} ${body}`).to.deep.equal({
            status: 400,
            title: 'Invalid request body',
          })
          expect(errors).to.deep.equal([{ pointer: '', detail }])
        }
    })

    it('"Invalid request body" for members that the command does not have', async () => {
      for (const [path, body] of [
        ['/entities', { command: 'get', options: {}, filter: '' }],
        ['/entities', { ...create({}), extra: 1 }],
        ['/scheduler', { command: 'get', option: {} }],
        [airports.path, { command: 'edit', data: { name: 'x' }, jobName: '' }],
        [jobPath(), { command: 'cancel', jobId: 1 }],
      ] as const) {
        const { title, errors } = await refusal(path, body)
        expect(title).to.equal('Invalid request body')
        expect(errors[0]?.detail).to.include('unknown member')
      }
    })

    it('"Invalid command" where there is none, or not at this path, with those that there are', async () => {
      for (const [path, names] of [
        ['/entities', ['get', 'create', 'preview', 'rawpreview']],
        ['/scheduler', ['get']],
        [airports.path, ['edit', 'reload']],
        [jobPath(), ['cancel']],
      ] as const)
        for (const body of [
          {},
          { command: 'drop' },
          { command: 'GET' },
          { command: 1 },
          { command: ['get'] },
          { command: '' },
        ]) {
          const { status, title, errors } = await refusal(path, body)
          expect({ status, title }).to.deep.equal({ status: 400, title: 'Invalid command' })
          expect(errors[0]?.pointer).to.equal('/command')
          for (const name of names) expect(errors[0]?.detail).to.include(`"${name}"`)
        }
    })

    it('"No data received" without a body or without data', async () => {
      for (const path of ['/entities', '/scheduler', airports.path, jobPath()]) {
        const { status, title, errors } = await refusal(path, '')
        expect({ status, title }, path).to.deep.equal({ status: 400, title: 'No data received' })
        expect(errors[0]?.pointer).to.equal('')
      }
      for (const [path, command] of [
        ['/entities', 'create'],
        ['/entities', 'preview'],
        ['/entities', 'rawpreview'],
        [airports.path, 'edit'],
      ] as const) {
        const { status, title, errors } = await refusal(path, { command })
        expect({ status, title }, command).to.deep.equal({ status: 400, title: 'No data received' })
        expect(errors[0]?.pointer).to.equal('/data')
      }
      const noForm = await problemOf(await server.ask('/upload', { method: 'POST' }), server)
      expect(noForm.title).to.equal('No data received')
    })

    it('"Invalid data passed with request" with a pointer to each fault', async () => {
      const { title, errors } = await refusal('/entities', { command: 'create', data: {} })
      expect(title).to.equal('Invalid data passed with request')
      expect(errors.map(({ pointer }) => pointer)).to.have.members([
        '/data/entityName',
        '/data/source',
        '/data/connectInfo',
      ])
      for (const [pointer, body] of [
        ['/data', { command: 'create', data: null }],
        ['/data', { command: 'create', data: 'x' }],
        ['/data', create({ entityNam: 'x' })],
        ['/data/entityName', create({ entityName: '' })],
        ['/data/entityName', create({ entityName: 'x'.repeat(10_000) })],
        ['/data/entityName', create({ entityName: 'a\nb' })],
        ['/data/entityDesc', create({ entityDesc: 'x'.repeat(4001) })],
        ['/data/source', create({ source: 'ftp' })],
        ['/data/sample', create({ sample: ' ' })],
        ['/data/sample', create({ sample: 'SAMPLE {first}' })],
        ['/data/sample', create({ sample: '{first 0}' })],
        ['/data/sample', create({ sample: '{first 5 skip -1}' })],
        ['/data/sample', create({ sample: '{random 101}' })],
        ['/data/sample', create({ sample: '{random 0}' })],
        ['/data/sample', create({ sample: '{first 5' })],
        ['/data/sample', create({ sample: '{last 5}' })],
        ['/data/maxRejected', create({ maxRejected: -1 })],
        ['/data/maxRejected', create({ maxRejected: '-5' })],
        ['/data/maxRejected', create({ maxRejected: 'five' })],
        ['/data/maxRejected', create({ maxRejected: 1.5 })],
        ['/data/scheduleNow', create({ scheduleNow: '2' })],
        ['/data/scheduleTime', create({ scheduleTime: '2026-02-30 00:00:00', scheduleNow: '0' })],
        ['/data/scheduleTime', create({ scheduleTime: 'tomorrow' })],
        ['/data/jobName', create({ jobName: ' ' })],
        ['/data/connectInfo', create({}, { colour: 'red' })],
        ['/data/connectInfo/endian', create({}, { endian: ['big'] })],
        ['/data/connectInfo/type', create({}, { type: undefined })],
        ['/data/connectInfo/type', create({}, { type: '' })],
        ['/data/connectInfo/type', create({}, { type: 'spreadsheet' })],
        ['/data/connectInfo/type', create({}, { type: 'ODBC' })],
        ['/data/connectInfo/attr', create({}, { attr: 'first' })],
        ['/data/connectInfo/attr', create({}, { attr: undefined })],
        ['/data/connectInfo/sourceFile', create({}, { sourceFile: undefined })],
        ['/data/connectInfo/sourceFile', create({}, { sourceFile: '' })],
        ['/data/connectInfo/delimiter', create({}, { delimiter: 'semicolon' })],
        ['/data/connectInfo/delimiter', create({}, { delimiter: ',a' })],
        ['/data/connectInfo/quote', create({}, { quote: '!' })],
        ['/data/connectInfo/quote', create({}, { quote: 'comma' })],
        ['/data/connectInfo/quote', create({}, { delimiter: 'double quote' })],
        ['/data/connectInfo/terminator', create({}, { terminator: '\n' })],
        ['/data/connectInfo/encoding', create({}, { encoding: 'utf-9' })],
        ['/data/connectInfo/schemaFile', create({}, { attr: 'ddl' })],
        ['/data/connectInfo/schemaFile', create({}, { attr: 'ddl', schemaFile: '' })],
        ['/data/connectInfo/connectionId', create({ source: 'server' })],
        ['/data/connectInfo/connectionId', create({ source: 'server' }, { connectionId: 0 })],
        ['/data/connectInfo/connectionId', create({ source: 'server' }, { connectionId: 'one' })],
        ['/options/columns/0', create({}, {}, { columns: ['{A A {} d x}'] })],
        ['/options', create({}, {}, { where: 'Rows = 1' })],
      ] as const) {
        const name = `${pointer} ${JSON.stringify(body).slice(0, 200)}`
        const problem = await refusal('/entities', body)
        expect(problem.title, name).to.equal('Invalid data passed with request')
        expect(
          problem.errors.map((error) => error.pointer),
          name,
        ).to.include(pointer)
      }
      expect(await server.rows('/entities'), 'nothing was created').to.have.length(1)
    })

    it('"Failed to authenticate the client" by the login alone', async () => {
      const login = await problemOf(await server.ask('/login', { password: 'wrong' }), server)
      expect(login).to.include({ status: 400, title: 'Failed to authenticate the client' })
      const missing = await problemOf(await fetch(`${server.repository}/login`), server)
      expect(missing).to.include({ status: 400, title: 'Failed to authenticate the client' })
      const other = await server.ask('/entities', { password: 'wrong' })
      expect((await problemOf(other, server)).title).to.equal('Unauthorized')
    })

    it('"Invalid request body" with the place where a text holds NUL or half a character', async () => {
      for (const [pointer, body] of [
        ['/data/entityName', create({ entityName: 'a\0b' })],
        ['/data/entityName', create({ entityName: '\ud800' })],
        ['/data/jobName', create({ jobName: '\0' })],
        ['/data/connectInfo/sourceFile', create({}, { sourceFile: 'a\0.csv' })],
        ['/options/columns/0', { command: 'get', options: { columns: ['\0'] } }],
      ] as const) {
        const { title, errors } = await refusal('/entities', body)
        expect(title).to.equal('Invalid request body')
        expect(errors[0]?.pointer).to.equal(pointer)
      }
    })
  })

  it('is rejected with the parameter that is unknown, repeated or out of range', async () => {
    for (const listing of [
      '/entities',
      '/scheduler',
      '/files',
      `${airports.path}/rows`,
      `${airports.path}/rejected`,
    ])
      for (const [parameter, query] of [
        ['filter', 'filter=1%3D1'],
        ['colums', 'colums=A'],
        ['pageStart', 'pageStart=0'],
        ['pageStart', 'pageStart=-1'],
        ['pageStart', 'pageStart=1.5'],
        ['pageStart', 'pageStart=1&pageStart=2'],
        ['pageSize', 'pageSize=0'],
        ['pageSize', 'pageSize=99999999999999999999'],
        ['pageSize', 'pageSize=+'],
        ['external', 'external=yes'],
        ['columns', 'columns=%00'],
        ['columns', 'columns=%ff'],
        ['sort', `sort=${'x'.repeat(1000)}`],
      ] as const) {
        const { status, title, errors } = await problemOf(await server.ask(`${listing}?${query}`), server)
        expect({ status, title }, `${listing}?${query}`).to.deep.equal({
          status: 400,
          title: 'Invalid parameters',
        })
        expect(errors[0]?.parameter).to.equal(parameter)
      }
  })

  it('is rejected with the unknown option', async () => {
    for (const path of Object.keys(COMMANDS))
      for (const option of ['colums', 'extern', '__proto__']) {
        const { title, errors } = await refusal(path, `{"command":"get","options":{"${option}":"1"}}`)
        expect(title).to.equal('Invalid data passed with request')
        expect(errors[0]).to.include({ pointer: '/options' })
        expect(errors[0]?.detail).to.include(`"${option}"`)
      }
  })

  describe('is answered by 404 with the name of', () => {
    const notFound = async (answer: Response) => {
      const { status, title, detail } = await problemOf(answer, server)
      expect({ status, title }).to.deep.equal({ status: 404, title: 'Not found' })
      return detail
    }
    const get = async (path: string) => notFound(await server.ask(path))

    it('a repository', async () => {
      const headers = { Authorization: basic('admin', ADMIN_PASSWORD) }
      for (const path of [
        '',
        '/entities',
        '/entities/count',
        '/files',
        '/scheduler',
        '/entities/1/rows',
        '/login',
      ])
        expect(
          await notFound(await fetch(`${server.url}/api/repositories/nowhere${path}`, { headers })),
        ).to.include('"nowhere"')
    })

    it('an entity', async () => {
      for (const path of [
        '/entities/77',
        '/entities/77/rows',
        '/entities/77/rejected',
        '/entities/9007199254740991',
      ])
        expect(await get(path)).to.match(/There is no entity (77|9007199254740991) /)
      expect(await notFound(await server.ask('/entities/77', { method: 'DELETE' }))).to.include('77')
      for (const body of [
        { command: 'edit', data: { name: 'x' } },
        { command: 'reload', data: {} },
      ])
        expect(await notFound(await post(server, '/entities/77', body))).to.include('77')
    })

    it('a job', async () => {
      expect(await get('/scheduler/77')).to.include('There is no job 77')
      expect(await notFound(await post(server, '/scheduler/77', { command: 'cancel' }))).to.include('77')
      const events = await server.ask('/scheduler/77', { headers: { Accept: 'text/event-stream, */*' } })
      expect(await notFound(events)).to.include('77')
    })

    it('a file', async () => {
      for (const command of ['create', 'preview'])
        for (const sourceFile of [
          'no.csv',
          '../Airports.csv',
          './Airports.csv',
          '1',
          '😀',
          "'; drop table files; --",
        ]) {
          const { entityName: _, ...data } = create({}, { sourceFile }).data
          const body = { command, data: command === 'create' ? create({}, { sourceFile }).data : data }
          expect(await notFound(await post(server, '/entities', body))).to.include(JSON.stringify(sourceFile))
        }
      const schema = create({}, { attr: 'ddl', schemaFile: 'no.ddl' })
      expect(await notFound(await post(server, '/entities', schema))).to.include('"no.ddl"')
      const reload = {
        command: 'reload',
        data: { source: 'client', connectInfo: { ...source, sourceFile: 'no.csv' } },
      }
      expect(await notFound(await post(server, airports.path, reload))).to.include('"no.csv"')
      expect(await notFound(await server.ask('/files/no.csv', { method: 'DELETE' }))).to.include('"no.csv"')
    })

    it('a connection, where there is none', async () => {
      const body = create({ source: 'server' }, { connectionId: '1' })
      expect(await notFound(await post(server, '/entities', body))).to.include('SOURCE_ROOTS')
    })

    it('a column, of any listing, to show or to sort by', async () => {
      for (const path of [
        '/entities',
        '/scheduler',
        '/files',
        `${airports.path}/rows`,
        `${airports.path}/rejected`,
      ])
        for (const option of ['columns', 'sort'])
          expect(await get(`${path}?${option}=NO_SUCH`)).to.include('The listing has no column "NO_SUCH".')
      for (const path of Object.keys(COMMANDS))
        for (const options of [{ columns: ['NO_SUCH'] }, { sort: [{ column: '1; drop table jobs; --' }] }])
          await notFound(await post(server, path, { command: 'get', options }))
    })
  })

  it('is answered by 409 if the state does not allow it', async () => {
    for (const [path, body] of [
      ['/entities', create({ entityName: 'airports' })],
      ['/entities', create({}, { attr: 'ddl', schemaFile: 'Airports.csv' })],
    ] as const) {
      const { status, title } = await refusal(path, body)
      expect({ status, title }).to.deep.equal({ status: 409, title: 'Conflict' })
    }
    const needed = await problemOf(await server.ask('/files/Airports.csv', { method: 'DELETE' }), server)
    expect(needed.detail).to.include('"Airports"')
    expect(await refusal(jobPath(), { command: 'cancel' })).to.include({ status: 409 })
  })

  it('is answered with the statuses of HTTP for wrong paths, methods, types and sizes', async () => {
    for (const [status, answer] of [
      [404, await server.ask('/entity')],
      [404, await server.ask('/%00')],
      [405, await server.ask('/upload')],
      [405, await server.ask('/entities', { method: 'PUT' })],
      [406, await server.ask('/entities', { headers: { Accept: 'text/csv' } })],
      [415, await post(server, '/entities', 'command=get', 'application/x-www-form-urlencoded')],
      [415, await post(server, '/upload', '{}')],
      [413, await post(server, '/entities', ' '.repeat(11_000_000))],
    ] as const)
      expect((await problemOf(answer, server)).status).to.equal(status)
  })
})
