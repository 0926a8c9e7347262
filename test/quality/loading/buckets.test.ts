import { expect } from 'chai'
import { gzipSync } from 'node:zlib'
import { KEY, S3Server } from '../loaders/address/s3-server.ts'
import { startQualityServer } from '../support/quality-server.ts'
import { QUERY, SECRETS, Tried } from './support/tried-addresses.ts'

describe('Objects of a bucket', function () {
  this.timeout(60_000)
  let s3: S3Server
  let tried: Tried
  let connection: string
  const login = { username: KEY.id, password: KEY.secret }

  before(async () => {
    s3 = await new S3Server().start()
    s3.pageSize = 2
    s3.objects.set('in/april.csv', Buffer.from('a,b\n1,2\n'))
    s3.objects.set("in/é + (1) ' !*.csv", Buffer.from('a,b\n3,4\n'))
    s3.objects.set('in/deep/may.csv.gz', gzipSync('a,b\n5,6\n'))
    s3.objects.set('in/deep/', Buffer.from(''))
    s3.objects.set('in/readme.txt', Buffer.from('text'))
    s3.objects.set('out/june.csv', Buffer.from('a,b\n'))
    tried = new Tried(await startQualityServer({ env: { SOURCE_HOSTS: `${s3.host}, listed.example.org` } }))
    connection = await tried.added('Bucket', { type: 's3', parameters: parameters(), ...login })
  })
  after(async () => {
    await tried?.server.stop()
    s3?.stop()
  })

  const parameters = (more = '') =>
    `ENDPOINT http://${s3.host} REGION eu-central-1 BUCKET data PREFIX in DATA_EXTENSIONS csv ${more}`

  it('are listed over all pages, with their sizes, and selected by a filter', async () => {
    const rows = await tried.server.rows(`/loaderconnections/${connection}/datasources`)
    expect(rows.map(({ Filename, Size }) => [Filename, Size])).to.deep.equal([
      ['april.csv', '8'],
      ['deep/may.csv.gz', String(gzipSync('a,b\n5,6\n').length)],
      ["é + (1) ' !*.csv", '8'],
    ])
    const { body } = await tried.server.command(`/loaderconnections/${connection}/datasources`, {
      command: 'get',
      data: { filter: 'apr*', ...login },
    })
    expect(body.rows).to.deep.equal([{ dataRow: ['april.csv', '8', 'file', ''] }])
    const test = await tried.server.command(`/loaderconnections/${connection}`, { command: 'test' })
    expect(test.body)
      .to.have.property('message')
      .that.includes('It has more than 2 objects below the prefix.')
  })

  it('are previewed and loaded by their keys below the prefix', async () => {
    for (const [sourceFile, values] of [
      ["é + (1) ' !*.csv", { a: '3', b: '4' }],
      ['deep/may.csv.gz', { a: '5', b: '6' }],
    ] as const) {
      const { status, body } = await tried.preview({ connectionId: connection, sourceFile })
      expect(status, JSON.stringify(body)).to.equal(200)
      expect(body.rows).to.deep.equal([{ dataRow: Object.values(values) }])
      const { path, job } = await tried.load(`Of ${sourceFile}`, { connectionId: connection, sourceFile })
      expect(job, job['Reason']).to.include({ State: 'Completed' })
      expect(await tried.values(path)).to.deep.equal([values])
    }
  })

  it('fail with wrong keys and unknown objects, with the right status and no key', async () => {
    const asked = { connectionId: connection, sourceFile: 'april.csv' }
    for (const [more, status, sentence] of [
      [{ ...login, password: 'guessed' }, 409, 'does not accept the signature'],
      [{ ...login, username: 'AKIDGUESSED' }, 409, 'does not know the access key id'],
      [{ sourceFile: 'missing.csv' }, 404, 'has no object "missing.csv"'],
      [{ sourceFile: '../out/june.csv' }, 400, 'has . or .. as a part'],
      [{ username: KEY.id }, 400, 'S3 needs both parts of an access key'],
      [{ token: 'a-bearer-token' }, 400, 'S3 needs both parts of an access key'],
      [{ ...login, addressQuery: QUERY }, 400, 'signs its requests itself'],
      [{ ...login, username: 'a/b' }, 400, 'without commas and slashes'],
    ] as [Record<string, string>, number, string][]) {
      const { status: found, body } = await tried.preview({ ...asked, ...more })
      expect(found, JSON.stringify(body)).to.equal(status)
      expect([body.detail, ...body.errors.map(({ detail }) => detail)].join(' ')).to.include(sentence)
      expect(JSON.stringify(body)).to.not.match(/guessed|GUESSED|wJalr|AKID|sig=/)
    }
    const listed = await tried.server.command(`/loaderconnections/${connection}/datasources`, {
      command: 'get',
      data: { ...login, password: 'guessed' },
    })
    expect(listed.status).to.equal(409)
  })

  it('are read on listed endpoints only', async () => {
    for (const endpoint of [
      'ENDPOINT http://169.254.169.254',
      '',
      'ENDPOINT http://listed.example.org ADDRESSING host',
    ]) {
      const { status, body } = await tried.server.command('/loaderconnections', {
        command: 'add',
        data: { name: 'Other', type: 's3', parameters: `${endpoint} REGION eu-central-1 BUCKET data` },
      })
      expect(status).to.equal(409)
      expect(body.detail).to.include('SOURCE_HOSTS')
    }
  })

  it('have no secret in the log, the data or the lists', async () => {
    const told = [
      JSON.stringify(tried.server.log),
      await (await tried.server.ask('/loaderconnections')).text(),
    ]
    for (const secret of [...SECRETS, KEY.id, 'Signature=']) expect(told.join('\n')).to.not.include(secret)
  })
})
