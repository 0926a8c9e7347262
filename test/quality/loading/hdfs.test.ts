import { expect } from 'chai'
import { gzipSync } from 'node:zlib'
import { FakeHdfs } from '../loaders/hdfs/fake-hdfs.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

describe('Delimited files of HDFS', function () {
  this.timeout(30_000)
  let hdfs: FakeHdfs
  let server: QualityServer
  let connection: string

  before(async () => {
    hdfs = await new FakeHdfs().start()
    hdfs.file('/data/april.csv', 'branch;sold\nParis;12\nRome;7\n')
    hdfs.file('/data/sales/_SUCCESS', '')
    hdfs.file('/data/sales/part-00000', 'branch,sold\nParis,12\n')
    hdfs.file('/data/sales/part-00001.gz', gzipSync('branch,sold\n"Oslo",9\nRome,7,8\n'))
    server = await startQualityServer({ env: { SOURCE_HOSTS: new URL(hdfs.nameNode).host } })
    const { status, body } = await server.command('/loaderconnections', {
      command: 'add',
      data: {
        name: 'Cluster',
        type: 'hdfs_delimited',
        parameters: `NAMENODE ${hdfs.nameNode} DATANODES ${new URL(hdfs.dataNode).host} DATA_DIRECTORY /data USER etl`,
        password: 'a delegation token',
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    connection = (body as unknown as { connectionId: string }).connectionId
  })
  after(async () => {
    await server?.stop()
    hdfs?.stop()
  })

  const asked = (command: string, connectInfo: Record<string, unknown>) =>
    server.command('/entities', {
      command,
      data: {
        entityName: 'Sales',
        source: 'server',
        connectInfo: { connectionId: connection, ...connectInfo },
      },
    })

  it('are listed, a folder of part files as one source', async () => {
    expect(await server.rows(`/loaderconnections/${connection}/datasources`)).to.deep.equal([
      { Filename: 'april.csv', Size: '28', Type: 'file', Rows: '' },
      {
        Filename: 'sales/',
        Size: String(21 + gzipSync('branch,sold\n"Oslo",9\nRome,7,8\n').length),
        Type: 'folder',
        Rows: '',
      },
    ])
    const { body } = await server.command(`/loaderconnections/${connection}`, { command: 'test' })
    expect(body).to.have.property('message').that.includes('The data directory in HDFS can be read.')
  })

  it('are previewed with what they seem to be', async () => {
    const { status, body } = await asked('preview', { sourceFile: 'april.csv', delimiter: ';' })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(body.rows).to.deep.equal([{ dataRow: ['Paris', '12'] }, { dataRow: ['Rome', '7'] }])
    expect(body.metadata['detected']).to.include({ delimiter: ';', terminator: 'lf' })
    const raw = await asked('rawpreview', { sourceFile: 'april.csv' })
    expect(raw.body.rows).to.deep.include({ dataRow: ['2', 'Paris;12'] })
  })

  it('are loaded from all parts, with rejected rows that name their part', async () => {
    const { status, body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Sales',
        source: 'server',
        connectInfo: { connectionId: connection, sourceFile: 'sales' },
        maxRejected: 1,
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    const job = await server.ended(body.job)
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    const rows = await server.rows(`/entities/${body.entityId}/rows`)
    expect(rows.map(({ branch, sold }) => [branch, sold])).to.deep.equal([
      ['Paris', '12'],
      ['Oslo', '9'],
    ])
    expect(JSON.stringify(await server.rows(`/entities/${body.entityId}/rejected`))).to.include(
      'part-00001.gz',
    )
    expect(hdfs.urls.every((url) => url.searchParams.get('delegation') === 'a delegation token')).to.equal(
      true,
    )
    expect(JSON.stringify(server.log)).to.not.include('a delegation token')
  })

  it('are loaded from a folder of partitions, whose values are columns', async () => {
    hdfs.file('/data/years/year=2025/a.csv', 'branch,sold\nParis,12\n')
    hdfs.file('/data/years/year=2026/a.csv', 'branch,sold\nRome,7\n')
    for (const sourceFile of ['years/', 'years/year=*/*.csv']) {
      const { status, body } = await asked('preview', { sourceFile, attr: 'names' })
      expect(status, JSON.stringify(body)).to.equal(200)
      expect(body.rows).to.deep.equal([
        { dataRow: ['Paris', '12', '2025'] },
        { dataRow: ['Rome', '7', '2026'] },
      ])
    }
    hdfs.file('/data/years/year=2026/b.csv', 'sold,branch\n7,Rome\n')
    const { status, body } = await asked('preview', { sourceFile: 'years/', attr: 'names' })
    expect(status).to.equal(409)
    expect(body.detail).to.include('The first line of "years/year=2026/b.csv" has other names')
  })

  it('are not found outside of the data directory, nor on other hosts', async () => {
    for (const sourceFile of ['nosuch.csv', '../etc/passwd', '/data/april.csv']) {
      const { status, body } = await asked('preview', { sourceFile })
      expect(status, sourceFile).to.equal(404)
      expect(body.detail).to.include('has no file or folder')
    }
    const { status, body } = await server.command('/loaderconnections', {
      command: 'add',
      data: {
        name: 'Other',
        type: 'hdfs_delimited',
        parameters: 'NAMENODE http://127.0.0.1:1 DATA_DIRECTORY /',
      },
    })
    expect(status).to.equal(409)
    expect(body.detail).to.include('SOURCE_HOSTS')
  })
})
