import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

describe('A record that does not fit', function () {
  this.timeout(30_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer()))
  after(() => server.stop())

  const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')

  it('is kept with its line, reason, place and bytes, for every reason', async () => {
    const long = 'x'.repeat((16 << 20) + 1)
    const parts = [
      Buffer.from('a,b\n1,2\nragged\n\n1,2,3\n"text"behind,2\n'),
      Buffer.from([0x4a, 0xff, 0x2c, 0x32, 0x0a]),
      Buffer.from(`${long},2\n3,4\n"open,5\n6,7\n`),
    ]
    const { path, job } = await server.load('Rejects', Buffer.concat(parts), { maxRejected: 100 })
    expect(job).to.include({ State: 'Completed' })
    expect(await server.rows(`${path}/rows`)).to.deep.equal([
      { Row: '1', a: '1', b: '2' },
      { Row: '2', a: '3', b: '4' },
      { Row: '3', a: '6', b: '7' },
    ])
    const rejects = await server.rows(`${path}/rejected?columns=_rowid,LINE,REASON,OFFSET,LENGTH`)
    const shown = rejects.map((row) => [row['Ref'], row['Line'], row['Reason'], row['Offset'], row['Length']])
    const undecodable = parts[0]!.length
    const overLong = undecodable + parts[1]!.length
    expect(shown).to.deep.equal([
      ['1', '3', 'ragged', '8', '6'],
      ['2', '4', 'ragged', '15', '0'],
      ['3', '5', 'ragged', '16', '5'],
      ['4', '6', 'bad quotes', '22', '14'],
      ['5', '7', 'undecodable', String(undecodable), '4'],
      ['6', '8', 'over-long', String(overLong), String(long.length + 2)],
      ['7', '10', 'bad quotes', String(overLong + long.length + 7), '7'],
    ])
    const raw = await server.rows(`${path}/rejected?columns=TEXT,BYTES,DETAIL`)
    expect(raw[0]).to.include({ Text: 'ragged', Bytes: base64('ragged') })
    expect(raw[1]).to.include({ Text: '', Bytes: '' })
    expect(raw[3]).to.include({ Text: '"text"behind,2', Bytes: base64('"text"behind,2') })
    expect(raw[4]).to.include({ Text: 'J�,2', Bytes: base64(Buffer.from([0x4a, 0xff, 0x2c, 0x32])) })
    expect(raw[4]?.['Detail']).to.include('The byte FF at offset')
    expect(raw[6]).to.include({ Text: '"open,5' })
    for (const { Detail } of raw) expect(Detail).to.match(/^[A-Z].*\.$/)
    const [entity] = await server.rows(path)
    expect(entity).to.include({ Rows: '3', 'Rejected Rows': '7' })
  })

  it('is reported if it is the only record, so that no columns are known', async () => {
    const connectInfo = { attr: 'none' }
    const { job } = await server.load('Only', '"open,2\n', { connectInfo, maxRejected: 5 })
    expect(job).to.include({
      State: 'Failed',
      Reason:
        'The only record of the file was rejected, so its columns are unknown: look at a preview, and correct the format or the file. Reasons: bad quotes (1). Line 1: A quote opens a field and does not end it.',
    })
    const all = await server.load('All', '"a"b,2\n"c"d,3\n', { connectInfo, maxRejected: 5 })
    expect(all.job['Reason']).to.match(/^Each of the 2 records of the file was rejected/)
    const none = await server.load('Empty', '', { connectInfo, maxRejected: 5 })
    expect(none.job['Reason']).to.match(/^The file is empty/)
    // A preview shows why.
    const sourceFile = await server.upload('only.csv', '"open,2\n')
    const preview = await server.command('/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo: { type: 'delimited', sourceFile, ...connectInfo } },
    })
    expect(preview.body.metadata['rejected']).to.have.length(1)
  })

  it('is allowed ten times by default, and not more', async () => {
    const file = (good: number, bad: number) => `a,b\n${'1,2\n'.repeat(good)}${'x\n'.repeat(bad)}`
    const within = await server.load('Ten percent', file(90, 10))
    expect(within.job).to.include({ State: 'Completed' })
    const beyond = await server.load('Eleven percent', file(89, 11))
    expect(beyond.job).to.include({ State: 'Failed' })
    expect(beyond.job['Reason']).to.match(
      /^11 of 100 records were rejected, and at most 10 may be rejected: .* maxRejected\. Reasons: ragged \(11\)\. Line 91: The record has 1 field where 2 are expected\. Line 92: .* Line 93: /,
    )
    const [entity] = await server.rows(beyond.path)
    expect(entity).to.include({ 'Entity State': 'Load Failed', Rows: '0', 'Rejected Rows': '0' })
    expect(await server.rows(`${beyond.path}/rejected`)).to.deep.equal([])
  })

  it('is allowed as often as the request says, or never', async () => {
    const content = 'a,b\n1,2\nx\ny\n'
    expect((await server.load('Two', content, { maxRejected: 2 })).job).to.include({ State: 'Completed' })
    const one = await server.load('One', content, { maxRejected: 1 })
    expect(one.job['Reason']).to.match(
      /^More than 1 records were rejected\. Reasons: ragged \(2\)\. Line 3: .* Line 4: /,
    )
    const none = await server.load('None', content, { maxRejected: 0 })
    expect(none.job['Reason']).to.match(/Line 3: /)
  })

  it('is shown by the preview, which stores nothing', async () => {
    const sourceFile = await server.upload('preview.csv', 'a;b\n1;2\nragged\n"x;3\n4;5\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile, delimiter: ';' }
    const { status, body } = await server.command('/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo },
    })
    expect(status).to.equal(200)
    expect(body.rows).to.deep.equal([{ dataRow: ['1', '2'] }, { dataRow: ['4', '5'] }])
    expect(body.metadata['rejected']).to.deep.equal([
      {
        line: '3',
        reason: 'ragged',
        detail: 'The record has 1 field where 2 are expected.',
        offset: '8',
        length: '6',
        text: 'ragged',
        bytes: base64('ragged'),
      },
      {
        line: '4',
        reason: 'bad quotes',
        detail: 'A quote opens a field and does not end it.',
        offset: '15',
        length: '4',
        text: '"x;3',
        bytes: base64('"x;3'),
      },
    ])
    expect(body.metadata['types']).to.deep.equal(['integer', 'integer'])
    expect(body.metadata['detected']).to.include({ delimiter: ';', terminator: 'lf', encoding: 'utf-8' })
    const raw = await server.command('/entities', {
      command: 'rawpreview',
      data: { source: 'client', connectInfo: { type: 'delimited', sourceFile } },
    })
    expect(raw.body.rows).to.have.length(5)
    expect((raw.body.rows as { dataRow: string[] }[])[2]?.dataRow).to.deep.equal(['3', 'ragged'])
    expect((await server.rows('/entities')).map(({ Name }) => Name)).not.to.include('preview')
  })

  it('is shown by the preview with its bytes in the encoding of the request, and without any', async () => {
    const bytes = Buffer.concat([Buffer.from('a;b\nK'), Buffer.from([0xf6]), Buffer.from('ln\n\nx;2.5\n')])
    const sourceFile = await server.upload('latin.csv', bytes)
    const rejectedIn = async (encoding: string) => {
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile, delimiter: ';', encoding }
      const { body } = await server.command('/entities', {
        command: 'preview',
        data: { source: 'client', connectInfo },
      })
      expect(body.metadata['types']).to.deep.equal(['text', 'decimal'])
      return (body.metadata['rejected'] as Record<string, string>[]).map(({ line, text, bytes: raw }) => [
        line,
        text,
        raw,
      ])
    }
    const raw = Buffer.from('K\xf6ln', 'latin1').toString('base64')
    expect(await rejectedIn('cp1252')).to.deep.equal([
      ['2', 'Köln', raw],
      ['3', '', ''],
    ])
    expect(await rejectedIn('utf-8')).to.deep.equal([
      ['2', 'K\ufffdln', raw],
      ['3', '', ''],
    ])
  })
})
