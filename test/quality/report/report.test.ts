import { expect } from 'chai'
import iconv from 'iconv-lite'
import { basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { messyFile } from './messy-file.ts'
import { cleanFile, tellingFile } from './telling-file.ts'

/** The text of a page without its markup. */
const textOf = (page: string): string =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the report of an entity', () => {
  let server: QualityServer
  let path: string

  before(async function () {
    this.timeout(120_000)
    server = await startQualityServer()
    path = (await server.load('People', messyFile())).path
  })
  after(() => server.stop())

  it('is a page that may not run scripts or load resources', async () => {
    const answer = await server.ask(`${path}/report`)
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('Content-Type')).to.match(/^text\/html/)
    const policy = answer.headers.get('Content-Security-Policy')!
    expect(policy).to.match(/^default-src 'none'; style-src 'sha256-.{44}'; .*; sandbox$/)
    const page = await answer.text()
    expect(page)
      .to.match(/^<!doctype html>\n<html lang="en">/)
      .and.to.match(/<\/html>\n$/)
    expect(page).to.contain('People</bdi></h1>').and.to.contain('loaded <time').and.to.contain('by <bdi')
    expect(page.match(/<section class="attribute"/g)).to.have.length(8)
  })

  it('is compressed on request, and has only headers for HEAD', async () => {
    const answer = await server.ask(`${path}/report`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.headers.get('Content-Encoding')).to.equal('gzip')
    expect(await answer.text()).to.match(/<\/html>\n$/)
    const head = await server.ask(`${path}/report`, { method: 'HEAD' })
    expect(head.status).to.equal(200)
    expect(await head.text()).to.equal('')
  })

  it('names the findings with the values that show them', async () => {
    const page = await (await server.ask(`${path}/report`)).text()
    const text = textOf(page)
    for (const sentence of [
      '1 record of 601 (0.2 %) could not be read',
      'Types are mixed: 60.0 % of the values look like integer and the other 240 do not.',
      '1 value of 600 (0.2 %) is not of type date. All other values are. unknown 1 row',
      'Nearly unique: 599 of 600 values are distinct, so one row repeats the value of another row. If this is a key, it has duplicates. C-100012 2 rows',
      'No row has a value: 600 nulls.',
      '3 values (0.5 % of the rows) have blanks before or after the text.',
      '102 ragged The record has 2 fields where 8 are expected.',
      '99999.00 1 row',
    ])
      expect(text).to.contain(sentence)
  })

  it('say how the file was read, and that its encoding was not what the letters suggest', async () => {
    const lines = [
      'id;name',
      '1;田中さくら',
      '2;鈴木一郎',
      '3;山田花子',
      '4;東京都',
      '5;大阪府',
      '6;北海道',
      '',
    ]
    const content = iconv.encode(lines.join('\r\n').replace('2;鈴木一郎\r', '2;鈴木一郎'), 'shift_jis')
    const connectInfo = { delimiter: ';', encoding: 'gb2312' }
    const { path } = await server.load('Kanji', content, { connectInfo, maxRejected: 100 })
    const text = textOf(await (await server.ask(`${path}/report`)).text())
    expect(text).to.contain(
      'It was read as gb2312 with the delimiter ;, the double quote as quote, lines that end with CR LF and names in the first record',
    )
    expect(text).to.contain('Guessed encoding The file was read as gb2312, but its bytes suggest cp932.')
    expect(text).to.contain('Mixed line ends 1 line of the file ends otherwise than the first one')
  })

  describe('of a file that people would not trust', () => {
    let telling: string
    before(async () => {
      telling = (await server.load('Telling', tellingFile())).path
    })

    it('begins with what makes its figures wrong, each with numbers and what to do', async () => {
      const text = textOf(await (await server.ask(`${telling}/report`)).text())
      const sentences = [
        'Place 6 values (5.0 % of the rows) have garbled letters such as “Ã©”',
        'Place 6 values (5.0 % of the rows) have the replacement character “\ufffd” (U+FFFD)',
        'Duplicate rows 40 of 120 rows (33.3 %) repeat another row in all attributes of the source, so there are 80 different rows.',
        'Visit 79 dates such as “02/06/2015” (65.8 % of the rows) are valid with the day first and with the month first',
        'Score 105 values of 120 (87.5 %) are “NA”, which probably means null. The other 15 values are profiled as integer.',
      ]
      const places = sentences.map((sentence) => text.indexOf(sentence))
      for (const [at, place] of places.entries()) expect(place, sentences[at]).to.be.above(0)
      expect(places).to.deep.equal(places.toSorted((one, other) => one - other))
      expect(text).to.not.match(/Types are mixed|break the pattern/)
      expect(text).to.contain('OrlÃ©ans').and.to.contain('Null markers NA 105')
    })

    it('has an attribute of each type, which conditions have as well', async () => {
      const attributes = await server.rows(
        `${telling}/attributes?columns=_humanised_name,value.TYPE,value.TYPE_DIST,value.MARKER_COUNT,num.MEAN`,
      )
      expect(attributes.map((row) => Object.values(row))).to.deep.equal([
        ['Person', 'text', '100.000', '0', ''],
        ['Sex', 'text', '100.000', '0', ''],
        ['Agreed', 'boolean', '100.000', '0', ''],
        ['Score', 'integer', '100.000', '105', '39.333'],
        ['Visit', 'date', '100.000', '0', '2015/06/13 20:24:00'],
        ['Place', 'text', '100.000', '0', ''],
      ])
      const count = async (where: string): Promise<number> =>
        (await server.rows(`${telling}/rows?where=${encodeURIComponent(where)}&pageSize=1000`)).length
      expect(await count('Score > 9')).to.equal(15)
      expect(await count('Score = "NA"')).to.equal(105)
      expect(await count('Agreed = "J"')).to.equal(30)
      expect(await count('Sex = "F"')).to.equal(79)
      const [entity] = await server.rows(`${telling}?columns=DUPLICATE_ROWS`)
      expect(entity).to.deep.equal({ 'Duplicate Rows': '40' })
    })

    it('has nothing to tell of the file without its faults', async () => {
      const { path } = await server.load('Clean', cleanFile())
      const text = textOf(await (await server.ask(`${path}/report`)).text())
      expect(text).to.contain('Nothing stands out: no record was rejected, no row is a duplicate')
      expect(await server.rows(`${path}?columns=DUPLICATE_ROWS`)).to.deep.equal([{ 'Duplicate Rows': '0' }])
    })
  })

  it('is refused with the reason where there is no profile, no entity or no right to read', async () => {
    const { body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Later',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: await server.upload('l.csv', 'a\n1\n') },
        scheduleNow: '0',
        scheduleTime: '2999/01/01 00:00:00',
      },
    })
    const later = await server.ask(`/entities/${body.entityId}/report`)
    expect(later.status, JSON.stringify(body)).to.equal(409)
    expect(((await later.json()) as { detail: string }).detail).to.contain('not profiled yet')
    expect((await server.ask('/entities/4711/report')).status).to.equal(404)
    const answer = await fetch(`${server.repository}${path}/report`, {
      headers: { Authorization: basic('admin', 'wrong') },
    })
    expect(answer.status).to.equal(401)
  })

  it('of no rows, of nulls alone and of one value is a page too', async () => {
    for (const content of ['a,b\n', 'a,b\n,\n,\n', 'a,b\n1,x\n']) {
      const { path } = await server.load(`Odd ${JSON.stringify(content)}`, content)
      const answer = await server.ask(`${path}/report`)
      expect(answer.status, content).to.equal(200)
      expect(await answer.text())
        .to.match(/<\/html>\n$/)
        .and.to.not.match(/NaN|Infinity|undefined/)
    }
  })

  it('is wholly of one load while others take its place', async function () {
    this.timeout(120_000)
    const { path } = await server.load('Moving', 'a,b\n1,1\n')
    const reading = (async () => {
      const pages: string[] = []
      for (let times = 0; times < 12; times++) pages.push(await (await server.ask(`${path}/report`)).text())
      return pages
    })()
    for (let rows = 2; rows < 4; rows++) {
      const sourceFile = await server.upload('m.csv', `a,b\n${'1,1\n'.repeat(rows)}`)
      const { body } = await server.command(path, {
        command: 'reload',
        data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
      })
      await server.ended(body.job)
    }
    for (const page of await reading) expect(page).to.match(/<\/html>\n$/)
  })
})
