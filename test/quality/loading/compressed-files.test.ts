import { expect } from 'chai'
import type { Compression } from '../../../src/quality/model/reading.ts'
import { inFull } from '../../support/full.ts'
import { problemOf, post } from '../bad-input/problems.ts'
import { SMALL_FILES, SMALL_TEXT } from '../loaders/compression/support/small-files.ts'
import { zipFile } from '../loaders/compression/support/zip-file.ts'
import { storedFrame } from '../loaders/compression/support/zstd-file.ts'
import { FakeHdfs } from '../loaders/hdfs/fake-hdfs.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const COPYBOOK = `       01  PERSON.
           05  ID            PIC 9(3).
           05  NAME          PIC X(5).
`
const DICTIONARY = `RECORD IS PERSON.
       FIELD IS ID TYPE IS ASCII NUMERIC STARTS IN COLUMN 1 LENGTH IS 3.
       FIELD IS NAME TYPE IS ASCII CHARACTER STARTS IN COLUMN 4 LENGTH IS 5.
`

const COMPRESSIONS = Object.keys(SMALL_FILES) as Compression[]

describe('A compressed file', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer({ env: { JOBS_AT_ONCE: '4' } })))
  after(() => server.stop())

  const valuesOf = (rows: Record<string, string>[]) => rows.map(({ Row: _, ...values }) => values)
  const asked = (command: string, connectInfo: Record<string, unknown>, data: Record<string, unknown> = {}) =>
    server.command('/entities', {
      command,
      data: { entityName: 'Asked', source: 'client', connectInfo, ...data },
    })

  const PEOPLE = [
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Grace' },
  ]

  it('is previewed, with its compression told', async () => {
    // Each compression is loaded below, from HDFS.
    for (const compression of inFull(COMPRESSIONS, ['zstd', 'bzip2'] as const)) {
      const sourceFile = await server.upload(`packed by ${compression}`, SMALL_FILES[compression])
      const { status, body } = await asked('preview', { type: 'delimited', attr: 'names', sourceFile })
      expect(status, JSON.stringify(body)).to.equal(200)
      expect(body.rows).to.deep.equal([{ dataRow: ['1', 'Ada'] }, { dataRow: ['2', 'Grace'] }])
      const found = { compressed: 'Y', compression, delimiter: 'comma', header: 'Y' }
      expect(body.metadata['detected']).to.include(found)
      const raw = await asked('rawpreview', { type: 'delimited', sourceFile })
      expect(raw.body.rows).to.deep.include({ dataRow: ['3', '2,Grace'] })
      expect(raw.body.metadata['detected']).to.include(found)
    }
  })

  it('has no compression told if it is plain', async () => {
    const sourceFile = await server.upload('plain', SMALL_TEXT)
    const { body } = await asked('preview', { type: 'delimited', attr: 'names', sourceFile })
    expect(body.metadata['detected']).to.include({ compressed: 'N' }).and.not.have.property('compression')
  })

  it('is loaded from each kind of file that can be compressed', async () => {
    const cobol = await server.upload('person.cpy', COPYBOOK)
    const vendor = await server.upload('person.ddl', DICTIONARY)
    for (const [type, connectInfo, file] of [
      ['json', {}, storedFrame(Buffer.from('{"id": "1", "name": "Ada"}\n{"id": "2", "name": "Grace"}\n'))],
      ['cobol', { schemaFile: cobol }, storedFrame(Buffer.from('001Ada  002Grace'))],
      ['vendorfmt', { schemaFile: vendor }, zipFile([{ name: 'a.dat', content: '001Ada  002Grace' }])],
    ] as const) {
      const { path, job } = await server.load(`Packed ${type}`, file, {
        connectInfo: { type, ...connectInfo },
      })
      expect(job, job['Reason']).to.include({ State: 'Completed' })
      const rows = valuesOf(await server.rows(`${path}/rows`))
      expect(rows.map((row) => Object.values(row))).to.deep.equal(PEOPLE.map(({ id, name }) => [id, name]))
    }
  })

  describe('that is an archive with several members', () => {
    let sourceFile: string
    const archive = zipFile([
      { name: 'June/people.csv', content: SMALL_TEXT },
      { name: 'July/people.json', content: '[{"id": "3", "name": "Katherine"}]' },
      { name: 'July/people.dat', content: '004Mary ' },
    ])
    const CHOICE =
      'The archive has 3 files. Name one of them in `member`: "June/people.csv", "July/people.json", "July/people.dat".'
    before(async () => void (sourceFile = await server.upload('months.zip', archive)))

    it('is loaded and previewed by the name of the member, of any type', async () => {
      const schemaFile = await server.upload('one.cpy', COPYBOOK)
      for (const [type, member, rest, row] of [
        ['delimited', 'June/people.csv', { attr: 'names' }, ['1', 'Ada']],
        ['json', 'July/people.json', {}, ['3', 'Katherine']],
        ['cobol', 'July/people.dat', { schemaFile }, ['4', 'Mary']],
      ] as const) {
        const connectInfo = { type, member, sourceFile, ...rest }
        const preview = await asked('preview', connectInfo)
        expect(preview.status, JSON.stringify(preview.body)).to.equal(200)
        expect(preview.body.rows).to.deep.include({ dataRow: row })
        expect(preview.body.metadata['detected']).to.include({ compression: 'zip' })
        const raw = await asked('rawpreview', connectInfo)
        expect(raw.status, JSON.stringify(raw.body)).to.equal(200)
      }
    })

    it('keeps its member at a reload, or takes another', async () => {
      const june = zipFile([
        { name: 'a.csv', content: 'n\n1\n' },
        { name: 'b.csv', content: 'n\n2\n' },
      ])
      const { path } = await server.load('Reloaded', june, { connectInfo: { member: 'a.csv' } })
      const numbers = async () => (await server.rows(`${path}/rows`)).map(({ n }) => n)
      const reload = async (data: Record<string, unknown>) => {
        const { status, body } = await server.command(path, { command: 'reload', data })
        expect(status, JSON.stringify(body)).to.equal(200)
        expect(await server.ended(body.job)).to.include({ State: 'Completed' })
      }
      await reload({})
      expect(await numbers()).to.deep.equal(['1'])
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'Reloaded.csv', member: 'b.csv' }
      await reload({ source: 'client', connectInfo })
      expect(await numbers()).to.deep.equal(['2'])
    })

    it('is refused with the names of the members if none is named, or another one', async () => {
      const answer = async (connectInfo: Record<string, unknown>) => {
        const command = { command: 'preview', data: { source: 'client', connectInfo } }
        const { status, detail } = await problemOf(await post(server, '/entities', command), server)
        expect(status).to.equal(409)
        return detail
      }
      const words = { type: 'delimited', attr: 'names', sourceFile }
      expect(await answer(words)).to.equal(CHOICE)
      expect(await answer({ ...words, member: '' })).to.equal(CHOICE)
      expect(await answer({ ...words, member: 'August' })).to.match(/^The archive has no member "August"\./)
      const { path, job } = await server.load('Several', archive)
      expect(job).to.include({ State: 'Failed', Reason: CHOICE })
      expect(await server.rows(`${path}/rows`)).to.deep.equal([])
      const plain = await server.upload('plain.csv', SMALL_TEXT)
      expect(await answer({ ...words, sourceFile: plain, member: 'a' })).to.match(
        /^The file is not a zip archive/,
      )
    })
  })

  it('is refused as a record format of another type too, if it is a workbook', async () => {
    const workbook = zipFile(['[Content_Types].xml', 'xl/workbook.xml'].map((name) => ({ name })))
    const schemaFile = await server.upload('book.cpy', COPYBOOK)
    for (const connectInfo of [{ attr: 'names' }, { type: 'cobol', schemaFile }]) {
      const { job } = await server.load(`Workbook ${Object.keys(connectInfo).join(' ')}`, workbook, {
        connectInfo,
      })
      expect(job['Reason']).to.match(
        /^The file is a workbook of Excel, or another document of Office\. Set `type` to excel/,
      )
    }
  })

  it('is loaded from HDFS, also as a part of several and as a member of an archive', async () => {
    const hdfs = await new FakeHdfs().start()
    const other = await startQualityServer({ env: { SOURCE_HOSTS: new URL(hdfs.nameNode).host } })
    try {
      const { body } = await other.command('/loaderconnections', {
        command: 'add',
        data: {
          name: 'Cluster',
          type: 'hdfs_delimited',
          parameters: `NAMENODE ${hdfs.nameNode} DATANODES ${new URL(hdfs.dataNode).host} DATA_DIRECTORY /data USER etl`,
        },
      })
      const { connectionId } = body as unknown as { connectionId: string }
      Object.entries(SMALL_FILES).forEach(([name, file], part) =>
        hdfs.file(`/data/all/part-${part}.${name}`, file),
      )
      hdfs.file(
        '/data/two.zip',
        zipFile(['a', 'b'].map((name) => ({ name, content: `id,name\n7,${name}\n` }))),
      )
      const created = async (words: Record<string, unknown>) => {
        const { body: answer } = await other.command('/entities', {
          command: 'create',
          data: {
            entityName: `HDFS ${String(words['sourceFile'])}`,
            source: 'server',
            connectInfo: { connectionId, ...words },
          },
        })
        const job = await other.ended(answer.job)
        return { job, rows: valuesOf(await other.rows(`/entities/${answer.entityId}/rows`)) }
      }
      const all = await created({ sourceFile: 'all' })
      expect(all.job, all.job['Reason']).to.include({ State: 'Completed' })
      expect(all.rows).to.deep.equal(Object.keys(SMALL_FILES).flatMap(() => PEOPLE))
      const two = await created({ sourceFile: 'two.zip', member: 'b' })
      expect(two.rows, two.job['Reason']).to.deep.equal([{ id: '7', name: 'b' }])
      const { body: preview } = await other.command('/entities', {
        command: 'preview',
        data: { source: 'server', connectInfo: { connectionId, sourceFile: 'two.zip', member: 'a' } },
      })
      expect(preview.metadata['detected'], JSON.stringify(preview)).to.include({
        compression: 'zip',
        delimiter: 'comma',
      })
      const damaged = Buffer.from(SMALL_FILES.xz)
      damaged[30]! ^= 1
      hdfs.file('/data/damaged', damaged)
      expect((await created({ sourceFile: 'damaged' })).job['Reason']).to.match(
        /^The compressed file "damaged" is damaged or cut off after \d+ expanded bytes; write it again\.$/,
      )
    } finally {
      await other.stop()
      hdfs.stop()
    }
  })
})
