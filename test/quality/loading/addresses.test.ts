import { expect } from 'chai'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Answer, breaksAfter, WebServer } from '../loaders/address/web-server.ts'
import { zipFile } from '../loaders/compression/support/zip-file.ts'
import { textRow, xlsx } from '../loaders/excel/xlsx.ts'
import { startQualityServer } from '../support/quality-server.ts'
import { QUERY, SECRETS, Tried } from './support/tried-addresses.ts'

const COPYBOOK = `       01  PERSON.
           05  ID            PIC 9(3).
           05  NAME          PIC X(5).
           COPY REST.
`

describe('Files of a web server', function () {
  this.timeout(60_000)
  let web: WebServer
  let tried: Tried
  let connection: string

  before(async () => {
    web = await new WebServer().start()
    web.file('/reports/april.csv', 'branch;sold\nParis;12\nRome;7\n', '"1"')
    web.file('/reports/2024/may & june.csv.gz', gzipSync('branch,sold\nOslo,9\n'))
    tried = new Tried(
      await startQualityServer({
        env: { SOURCE_HOSTS: web.host, DOWNLOAD_LIMIT_BYTES: '20000000', PREVIEW_LIMIT_BYTES: '10000000' },
      }),
    )
    connection = await tried.added('Reports', { type: 'http', parameters: `ADDRESS ${web.url}/reports` })
  })
  after(async () => {
    await tried?.server.stop()
    web?.stop()
  })

  const info = (sourceFile: string, more: Record<string, unknown> = {}) => ({
    connectionId: connection,
    sourceFile,
    ...more,
  })

  it('are previewed with what they seem to be, plain and compressed', async () => {
    const { status, body } = await tried.preview(info('april.csv', { delimiter: ';' }))
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(body.rows).to.deep.equal([{ dataRow: ['Paris', '12'] }, { dataRow: ['Rome', '7'] }])
    expect(body.metadata['detected']).to.include({ delimiter: ';', terminator: 'lf' })
    for (const sourceFile of ['2024/may & june.csv.gz', '2024/may%20%26%20june.csv.gz']) {
      const raw = await tried.preview(info(sourceFile), 'rawpreview')
      expect(raw.body.rows, sourceFile).to.deep.include({ dataRow: ['2', 'Oslo,9'] })
    }
    expect(await tried.leftOver()).to.deep.equal([])
  })

  it('are loaded, and reloaded from the address as it is then', async () => {
    const { path, job } = await tried.load('April', info('april.csv', { delimiter: ';' }))
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    expect(await tried.values(path)).to.deep.equal([
      { branch: 'Paris', sold: '12' },
      { branch: 'Rome', sold: '7' },
    ])
    web.file('/reports/april.csv', 'branch;sold\nBern;1\n', '"2"')
    const again = await tried.server.command(path, { command: 'reload' })
    expect(await tried.server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect(await tried.values(path)).to.deep.equal([{ branch: 'Bern', sold: '1' }])
    expect(await tried.leftOver()).to.deep.equal([])
  })

  it('may have any format, also one that is not read from its beginning', async () => {
    const sheet = xlsx({ sheets: [{ name: 'One', xml: `${textRow('city')}${textRow('Graz')}` }] })
    web.file('/reports/cities.xlsx', sheet)
    web.file(
      '/reports/two.zip',
      zipFile([
        { name: 'a.csv', content: 'a\n1\n' },
        { name: 'b.csv', content: 'b\n2\n' },
      ]),
    )
    web.file('/reports/items.json', '{"items":[{"a":1},{"a":2}]}')
    web.file('/reports/people.dat', '001ADA  X002GRACEY')
    web.file('/reports/people.cpy', COPYBOOK)
    web.file('/reports/REST.cpy', '           05  KIND          PIC X.\n')
    for (const [more, values] of [
      [{ type: 'excel', sourceFile: 'cities.xlsx' }, [{ city: 'Graz' }]],
      [{ sourceFile: 'two.zip', member: 'b.csv' }, [{ b: '2' }]],
      [{ type: 'json', sourceFile: 'items.json', records: '$.items[*]' }, [{ a: '1' }, { a: '2' }]],
      [
        { type: 'cobol', sourceFile: 'people.dat', schemaFile: 'people.cpy', recordFormat: 'F' },
        [
          { ID: '1', NAME: 'ADA', KIND: 'X' },
          { ID: '2', NAME: 'GRACE', KIND: 'Y' },
        ],
      ],
    ] as [Record<string, string>, Record<string, string>[]][]) {
      const given = info(more['sourceFile']!, more)
      const { status, body } = await tried.preview(given)
      expect(status, JSON.stringify(body)).to.equal(200)
      expect(body.rows).to.deep.equal(values.map((row) => ({ dataRow: Object.values(row) })))
      if (more['type'] === 'json') continue
      const { path, job } = await tried.load(`Of ${more['sourceFile']}`, given)
      expect(job, job['Reason']).to.include({ State: 'Completed' })
      expect(await tried.values(path)).to.deep.equal(values)
    }
    expect(await tried.leftOver()).to.deep.equal([])
  })

  it('are previewed by their beginning alone, whose last record is not shown in part', async () => {
    const line = `${'x'.repeat(99_990)},1\n`
    web.file('/reports/long.csv', `text,number\n${line.repeat(150)}`)
    web.requests.length = 0
    const { status, body } = await tried.preview(info('long.csv'))
    expect(status, JSON.stringify(body)).to.equal(200)
    expect((body.rows as unknown[]).length).to.be.above(10)
    expect(web.requests.map(({ headers }) => headers.range)).to.deep.equal([`bytes=0-${8 << 20}`])
    web.file('/reports/long.csv.gz', gzipSync(`text,number\n${line.repeat(150)}`, { level: 0 }))
    for (const sourceFile of ['long.csv', 'long.csv.gz']) {
      const later = await tried.preview(info(sourceFile), 'preview', { sample: 'SAMPLE {first 90 skip 80}' })
      expect(later.status, JSON.stringify(later.body.detail)).to.equal(200)
      const rows = later.body.rows as { dataRow: string[] }[]
      // Of the 10,000,000 bytes that a preview reads.
      expect(rows.length, sourceFile).to.be.within(18, 20)
      expect(rows.every(({ dataRow: [text, number] }) => text!.length === 99_990 && number === '1')).to.equal(
        true,
      )
    }
  })

  it('are previewed with one record that is longer than the beginning', async () => {
    const content = `text,number\n${'x'.repeat(9_000_000)},1\n`
    web.file('/reports/wide.csv.gz', gzipSync(content, { level: 0 }))
    const { status, body } = await tried.preview(info('wide.csv.gz'))
    expect(status, JSON.stringify(body.detail)).to.equal(200)
    const [row] = body.rows as { dataRow: string[] }[]
    expect(row!.dataRow[0]!.length).to.be.above(1000)
    expect(row!.dataRow[1]).to.equal('1')
  })

  it('are refused with a sentence if they are longer than allowed', async () => {
    web.file('/reports/big.parquet', Buffer.alloc(10_000_001))
    const { status, body } = await tried.preview(info('big.parquet', { type: 'parquet' }))
    expect(status).to.equal(409)
    expect(body.detail).to.match(/has 10000001 bytes. A preview of its format .* PREVIEW_LIMIT_BYTES/)
    web.file('/reports/big.csv', Buffer.alloc(20_000_001, 'a,b\n'))
    const { job } = await tried.load('Big', info('big.csv'))
    expect(job).to.include({ State: 'Failed' })
    expect(job['Reason']).to.match(/has 20000001 bytes, .* DOWNLOAD_LIMIT_BYTES/)
    expect(await tried.leftOver()).to.deep.equal([])
  })

  it('cannot be listed, and the test says that the server answers', async () => {
    const listed = await tried.server.ask(`/loaderconnections/${connection}/datasources`)
    expect(listed.status).to.equal(409)
    expect(await listed.text()).to.include('give the path of a file as sourceFile')
    const test = await tried.server.command(`/loaderconnections/${connection}`, { command: 'test' })
    expect(test.status, JSON.stringify(test.body)).to.equal(200)
    expect(test.body).to.have.property('message').that.includes('The server answers (status 404')
    const encodings = await tried.server.ask(`/loaderconnections/${connection}/encodings`)
    expect(await encodings.text()).to.include('"cp1252"')
  })

  it('need a type, and no other host, query, parent folder or encoded slash in their path', async () => {
    const none = await tried.preview(info('april.csv', { type: undefined }))
    expect(none.status).to.equal(400)
    expect(none.body.errors[0]!.detail).to.include('needs a type: arrow, avro')
    const before = web.requests.length
    for (const [sourceFile, sentence] of [
      [`april.csv?${QUERY}`, 'give the query of a signed address as addressQuery'],
      ['april.csv#part', 'has a fragment'],
      ['../private.csv', '. or .. as a part'],
      ['2024/../../private.csv', '. or .. as a part'],
      ['%2e%2E/private.csv', '. or .. as a part'],
      ['2024%2f..%2fprivate.csv', 'an encoded slash'],
      ['..\\private.csv', 'a backslash'],
      ['a%5cb', 'a backslash'],
      ['a//b.csv', 'an empty part'],
      ['/april.csv', 'is not relative'],
      ['//169.254.169.254/latest', 'is not relative'],
      ['http://169.254.169.254/latest', 'is not relative'],
      ['http://user:a-password-of-ada@other/x', 'is not relative'],
      ['a%00b', 'control character'],
      ['a%0d%0aHost:%20other', 'control character'],
      ['100%.csv', 'a percent sign'],
    ]) {
      for (const command of ['preview', 'rawpreview', 'create']) {
        const { status, body } = await tried.preview(info(sourceFile!), command, { entityName: 'Bad path' })
        expect(status, `${command} ${sourceFile}`).to.equal(400)
        expect(body.errors[0]).to.include({ pointer: '/data/connectInfo/sourceFile' })
        expect(body.errors[0]!.detail).to.include(sentence)
        expect(JSON.stringify(body)).to.not.match(/sig=|latest|private|a-password/)
      }
    }
    expect(web.requests.length).to.equal(before)
  })

  it('are reached on listed hosts only, whose ports count', async () => {
    for (const address of [
      ...['http://169.254.169.254/latest/', 'http://127.0.0.1/', 'http://localhost:1/', 'http://[::1]/'],
      ...[`https://${web.host}/`.replace(/\d+\/$/, '443/'), 'http://example.org/'],
    ]) {
      const { status, body } = await tried.server.command('/loaderconnections', {
        command: 'add',
        data: { name: 'Other', type: 'http', parameters: `ADDRESS ${address}` },
      })
      expect(status, address).to.equal(409)
      expect(body.detail).to.include('SOURCE_HOSTS')
    }
  })

  it('are not read through a connection that is disabled or has unusable parameters', async () => {
    for (const [parameters, sentence] of [
      ['ADDRESS ftp://files.example.org/', 'is not the address of a folder'],
      [`ADDRESS ${web.url}/a?${QUERY}`, 'ADDRESS must have no query'],
      ['ADDRESS http://ada:a-password-of-ada@files.example.org/', 'no user and no password'],
      [`ADDRESS ${web.url}/a/../b/`, 'has an empty part, or . or ..'],
      ['DATA_DIRECTORY /tmp', 'There is no parameter "DATA_DIRECTORY"'],
    ]) {
      const { status, body } = await tried.server.command('/loaderconnections', {
        command: 'add',
        data: { name: 'Unusable', type: 'http', parameters },
      })
      expect(status, parameters).to.equal(400)
      expect(body.errors[0]!.detail).to.include(sentence)
      expect(JSON.stringify(body)).to.not.match(/a-password|sig=/)
    }
    await tried.server.command(`/loaderconnections/${connection}`, { command: 'disable' })
    const { status, body } = await tried.preview(info('april.csv'))
    await tried.server.command(`/loaderconnections/${connection}`, { command: 'enable' })
    expect(status).to.equal(409)
    expect(body.detail).to.include('is disabled')
  })

  it('are read with credentials of the connection or of the request, which nothing repeats', async () => {
    web.file('/private/a.csv', 'a\n1\n')
    const seen: (string | undefined)[] = []
    const guarded =
      (isAllowed: (url: string, authorization: string) => boolean): Answer =>
      (request, response) => {
        seen.push(request.headers.authorization)
        const isOpen = isAllowed(request.url!, request.headers.authorization ?? '')
        response
          .writeHead(isOpen ? 200 : 401, { 'Content-Length': isOpen ? 4 : 0 })
          .end(isOpen ? 'a\n1\n' : '')
      }
    const add = (name: string, login: Record<string, string>) =>
      tried.added(name, { type: 'http', parameters: `ADDRESS ${web.url}/private/`, ...login })
    const basic = `Basic ${Buffer.from('ada:a-password-of-ada').toString('base64')}`
    const stored = {
      basic: await add('Basic', { username: 'ada', password: 'a-password-of-ada' }),
      token: await add('Token', { token: 'a-bearer-token' }),
      signed: await add('Signed', { addressQuery: `?${QUERY}` }),
      open: await add('Open', {}),
    }
    const isOf = {
      basic: (_: string, authorization: string) => authorization === basic,
      token: (_: string, authorization: string) => authorization === 'Bearer a-bearer-token',
      signed: (url: string, authorization: string) => url.endsWith(`?${QUERY}`) && authorization === '',
      open: (url: string, authorization: string) => url.endsWith(`?${QUERY}`) && authorization === '',
    }
    for (const kind of ['basic', 'token', 'signed', 'open'] as const) {
      const given = {
        connectionId: stored[kind],
        sourceFile: 'a.csv',
        ...(kind === 'open' && { addressQuery: QUERY }),
      }
      web.answer('/private/a.csv', guarded(isOf[kind]), guarded(isOf[kind]))
      const preview = await tried.preview(given)
      expect(preview.status, `${kind} ${JSON.stringify(preview.body)}`).to.equal(200)
      // Of the request, and stored: each is sealed in its own way.
      if (kind === 'open' || kind === 'signed') {
        const { job } = await tried.load(`By ${kind}`, given)
        expect(job, job['Reason']).to.include({ State: 'Completed' })
      }
      web.answer(
        '/private/a.csv',
        guarded(() => false),
      )
      const refused = await tried.preview(given)
      expect(refused.status).to.equal(409)
      expect(refused.body.detail).to.include('asks for credentials')
    }
    for (const [login, sentence] of [
      [{ token: 'a-bearer-token', username: 'ada' }, 'either a token or username and password'],
      [{ username: 'a:b' }, 'must not have a colon'],
    ] as [Record<string, string>, string][]) {
      const { status, body } = await tried.preview({
        connectionId: stored.open,
        sourceFile: 'a.csv',
        ...login,
      })
      expect(status).to.equal(400)
      expect(JSON.stringify(body)).to.include(sentence).and.not.include('a-bearer')
    }
    const edited = await tried.server.command(`/loaderconnections/${stored.token}`, {
      command: 'edit',
      data: { parameters: `ADDRESS ${web.url}/private/other/` },
    })
    expect(edited.status).to.equal(200)
    web.file('/private/other/a.csv', 'a\n1\n')
    seen.length = 0
    web.answer(
      '/private/other/a.csv',
      guarded(() => false),
    )
    await tried.preview({ connectionId: stored.token, sourceFile: 'a.csv' })
    expect(seen).to.deep.equal([undefined])
  })

  it('are not loaded in part when the connection breaks, and a cancelled load leaves nothing', async () => {
    const content = `a,b\n${'1,2\n'.repeat(100_000)}`
    web.file('/reports/broken.csv', content)
    web.answer('/reports/broken.csv', breaksAfter(200_000))
    const { path, job: whole } = await tried.load('Broken', info('broken.csv'))
    expect(whole, whole['Reason']).to.include({ State: 'Completed' })
    expect(await tried.server.rows(`${path}/rows?pageStart=100000`)).to.have.length(1)
    web.answer('/reports/broken.csv', (_, response, bytes) => {
      response.writeHead(200, { 'Content-Length': bytes.length })
      response.write(bytes.subarray(0, 100_000))
    })
    const { body } = await tried.preview(info('broken.csv'), 'create', { entityName: 'Stalled' })
    const job = body.job.slice(body.job.indexOf('/scheduler'))
    let row = ''
    while (!row.includes('downloaded')) {
      await sleep(20)
      row = JSON.stringify(await tried.server.rows(job))
    }
    expect(row).to.include('0.1 of 0.4 MB of the file are downloaded.')
    expect((await tried.leftOver()).length).to.equal(1)
    await tried.server.command(job, { command: 'cancel' })
    expect(await tried.server.ended(body.job)).to.include({ State: 'Cancelled' })
    expect(await tried.leftOver()).to.deep.equal([])
  })

  it('have no secret in the log, the data, the lists or the reports', async () => {
    const { server } = tried
    const told = [JSON.stringify(server.log)]
    for (const path of ['/loaderconnections', '/entities', '/scheduler'])
      told.push(await (await server.ask(path)).text())
    for (const { Name, 'Entity Id': id } of await server.rows('/entities'))
      if (Name!.startsWith('By ')) told.push(await (await server.ask(`/entities/${id}/report`)).text())
    for (const secret of SECRETS) expect(told.join('\n')).to.not.include(secret)
    for (const entry of readdirSync(server.dataDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const bytes = readFileSync(join(entry.parentPath, entry.name))
      for (const secret of SECRETS)
        expect(bytes.includes(secret), `${entry.name} has ${secret}`).to.equal(false)
    }
  })
})
