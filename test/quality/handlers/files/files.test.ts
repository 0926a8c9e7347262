import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileHandlers } from '../../../../src/quality/handlers/files/files.ts'
import type { Files } from '../../../../src/quality/services/files/files.ts'
import {
  basic,
  openAccounts,
  serveAccounts,
  type AccountsServer,
  type OpenAccounts,
} from '../../support/accounts-server.ts'
import { filesOf, pathOf, spaceIn } from '../../support/open-files.ts'
import { catalogueListings } from '../../support/catalogue-listings.ts'
import { addEntity } from '../../support/catalogues.ts'

const LIMIT = 100_000

describe('files over HTTP', () => {
  let open: OpenAccounts
  let server: AccountsServer
  let files: Files
  const admin = basic('ada', 'correct horse')

  before(async () => {
    open = await openAccounts()
    const { catalogue, dataDir, logger, passwords, repositories, users } = open
    await repositories.create('demo', '', 'ada')
    await users.insert({
      name: 'ada',
      passwordHash: await passwords.hash('correct horse'),
      isAdministrator: true,
    })
    files = filesOf({ catalogue, space: await spaceIn(dataDir), limitBytes: LIMIT, logger })
    await files.start()
    const listings = await catalogueListings(catalogue)
    server = await serveAccounts(open, fileHandlers({ repositories, files, listings }))
  })
  after(async () => {
    await server.stop()
    await files.close()
    await open.stop()
  })

  const folder = () => join(open.dataDir, 'quality', '1', 'files')
  const upload = async (name: string, content: string | Buffer, repository = 'demo') => {
    const body = new FormData()
    body.set('file', new Blob([content]), name)
    const response = await fetch(`${server.url}/api/repositories/${repository}/upload`, {
      method: 'POST',
      headers: { Authorization: admin },
      body,
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const get = (path: string) => server.send('GET', `/api/repositories/demo/${path}`, { as: admin })
  const remove = (name: string) =>
    server.send('DELETE', `/api/repositories/demo/files/${encodeURIComponent(name)}`, { as: admin })

  it('are uploaded, listed and deleted', async () => {
    const content = Buffer.from('iata,name\n00M,Thigpen\n')
    expect(await upload('airports.csv', content)).to.deep.include({
      status: 200,
      body: { path: 'airports.csv' },
    })
    expect((await upload('airports.csv', 'x')).body).to.deep.equal({ path: 'airports (2).csv' })
    const list = await get('files?columns=Filename,Size,SHA256,UPLOADED_BY,_entities&sort=Size:desc')
    expect(list.status).to.equal(200)
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect((list.body['rows'] as unknown[])[0]).to.deep.equal({
      dataRow: ['airports.csv', String(content.length), sha256, 'ada', '0'],
      metadata: { url: '/api/repositories/demo/files/airports.csv' },
    })
    expect(list.body['metadata']).to.deep.equal({
      viewName: 'Files',
      pageStart: '1',
      dataSize: '2',
      totalCount: '2',
    })
    expect(await readFile(await pathOf(files, 1, 'airports.csv'))).to.deep.equal(content)
    for (const { dataRow, metadata } of list.body['rows'] as {
      dataRow: string[]
      metadata: { url: string }
    }[]) {
      const url = metadata.url.replace('/api/repositories/demo/', '')
      const one = await get(`${url}?columns=Filename,Size,SHA256,UPLOADED_BY,_entities`)
      expect(one.body['rows']).to.deep.equal([{ dataRow, metadata }])
      expect((await get(`${url}?external=1&columns=Size`)).body['rows']).to.deep.equal([
        { '@url': metadata.url, Size: dataRow[1] },
      ])
    }
    expect((await get('files/nothing.csv')).status).to.equal(404)
    for (const name of ['airports.csv', 'airports (2).csv']) expect((await remove(name)).status).to.equal(204)
    expect((await remove('airports.csv')).status).to.equal(404)
    expect((await get('files')).body['rows']).to.equal('')
  })

  it('have no name that leads to another folder', async () => {
    for (const name of ['../../etc/passwd', '..', 'a\u202eb.csv', `${'x'.repeat(900)}.csv`, '🛫.csv']) {
      const { status, body } = await upload(name, 'x')
      expect(status).to.equal(200)
      expect(body['path']).to.match(/^[^/\\]{1,255}$/)
      const url = `/api/repositories/demo/files/${encodeURIComponent(String(body['path']))}`
      expect((await server.send('DELETE', url, { as: admin })).status).to.equal(204)
    }
  })

  it('are refused over the limit, in a repository that is not there, and while an entity needs them', async () => {
    const large = await upload('large.csv', Buffer.alloc(LIMIT + 1))
    expect(large).to.deep.include({ status: 413 })
    expect(large.body['type']).to.equal('urn:groundtruth:problem:too-large')
    expect((await upload('a.csv', 'x', 'nowhere')).status).to.equal(404)
    await upload('needed.csv', 'x')
    const entity = await addEntity(open.catalogue, { file_id: (await files.find(1, 'needed.csv'))!.id })
    expect((await remove('needed.csv')).status).to.equal(409)
    await open.catalogue.knex('entities').where({ id: entity }).delete()
    expect((await remove('needed.csv')).status).to.equal(204)
  })

  it('name the requested columns that do not exist', async () => {
    const { status, body } = await get('files?columns=Filenam')
    expect(status).to.equal(404)
    expect(body['detail']).to.contain('"Filename"')
  })

  it('leave no data if the client disconnects', async () => {
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    const head = [
      'POST /api/repositories/demo/upload HTTP/1.1',
      'Host: localhost',
      `Authorization: ${admin}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 50000',
      '',
      '--cut',
      'Content-Disposition: form-data; name="file"; filename="cut.csv"',
      '',
      'half a file',
    ]
    socket.write(head.join('\r\n'))
    while (!(await readdir(folder())).some((name) => name.endsWith('.tmp'))) await sleep(5)
    socket.destroy()
    while ((await readdir(folder())).some((name) => name.endsWith('.tmp'))) await sleep(5)
    expect(await files.find(1, 'cut.csv')).to.equal(undefined)
  })
})
