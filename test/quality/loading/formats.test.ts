import { expect } from 'chai'
import iconv from 'iconv-lite'
import { gzipSync } from 'node:zlib'
import { DELIMITER_WORDS, QUOTE_WORDS } from '../../../src/quality/loaders/source-words.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** The characters that words stand for; all other delimiters are written as themselves. */
const CHARACTERS: Readonly<Record<string, string>> = {
  NUL: '\0',
  comma: ',',
  pipe: '|',
  TAB: '\t',
  backtick: '`',
  slash: '/',
  'double quote': '"',
  'single quote': "'",
  backslash: '\\',
}
const characterOf = (word: string): string => CHARACTERS[word] ?? word

describe('A file is loaded as its description says', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer({ env: { JOBS_AT_ONCE: '4' } })))
  after(() => server.stop())

  /** The rows that a load gives, which must complete. */
  async function loaded(
    name: string,
    content: string | Uint8Array,
    connectInfo: Record<string, unknown>,
    data: Record<string, unknown> = {},
  ): Promise<Record<string, string>[]> {
    const { path, job } = await server.load(name, content, { connectInfo, maxRejected: 0, ...data })
    expect(job, name).to.include({ State: 'Completed', Progress: '100', Reason: '' })
    const rows = await server.rows(`${path}/rows`)
    return rows.map(({ Row: _, ...values }) => values)
  }

  it('with every delimiter of the source, which stands for itself between quotes', async () => {
    const words = DELIMITER_WORDS.filter((word) => word !== 'double quote')
    expect(words).to.have.length(31)
    const load = async (delimiter: string) => {
      const character = characterOf(delimiter)
      const content = `a${character}b\n"1${character}x"${character}é2\n`
      const name = `Delimiter ${words.indexOf(delimiter)}`
      expect(await loaded(name, content, { delimiter }), delimiter).to.deep.equal([
        { a: `1${character}x`, b: 'é2' },
      ])
    }
    for (let from = 0; from < words.length; from += 4)
      await Promise.all(words.slice(from, from + 4).map(load))
    expect(
      await loaded('Delimiter quote', `a"b\n'1"x'"2\n`, { delimiter: 'double quote', quote: 'single quote' }),
    ).to.deep.equal([{ a: '1"x', b: '2' }])
  })

  it('with every quote of the source, doubled where it stands for itself', async () => {
    for (const quote of QUOTE_WORDS.filter((word) => word !== 'NUL')) {
      const q = characterOf(quote)
      expect(
        await loaded(`Quote ${quote}`, `a,b\n${q}1,${q}${q}\nx${q},2\n`, { quote }),
        quote,
      ).to.deep.equal([{ a: `1,${q}\nx`, b: '2' }])
    }
    expect(await loaded('Quote none', 'a,b\n"1,2"\n', { quote: 'NUL' })).to.deep.equal([{ a: '"1', b: '2"' }])
  })

  it('with every terminator of the source, given or found', async () => {
    for (const [terminator, end] of [
      ['lf', '\n'],
      ['cr', '\r'],
      ['crlf', '\r\n'],
    ] as const)
      for (const given of [{ terminator }, {}]) {
        const name = `Terminator ${terminator} ${Object.keys(given).length}`
        expect(await loaded(name, `a,b${end}1,2${end}3,4`, given), name).to.deep.equal([
          { a: '1', b: '2' },
          { a: '3', b: '4' },
        ])
      }
    expect(await loaded('Terminator none', 'x,y\nz', { terminator: 'none', attr: 'none' })).to.deep.equal([
      { 'Column 1': 'x', 'Column 2': 'y\nz' },
    ])
  })

  it('in encodings of all families', async () => {
    for (const [encoding, text, bytes] of [
      ['utf-8', 'Ünï😀', undefined],
      ['cp1252', 'Ünï€', undefined],
      ['iso8859-15', 'Ünï€', undefined],
      ['cp437', 'Ünï½', undefined],
      ['koi8-r', 'Привет', undefined],
      ['cp1251', 'Привет', undefined],
      ['shiftjis', '日本表', undefined],
      ['euc-jp', '日本表', undefined],
      ['big5', '繁體', undefined],
      ['euc-kr', '한국', undefined],
      ['cp936', '简体', undefined],
      ['macRoman', 'Ünï', Buffer.from('612c620a866e952c320a', 'hex')],
      ['unicode', 'Ünï😀', Buffer.from('a,b\nÜnï😀,2\n', 'utf16le')],
      ['ebcdic', '{x}', Buffer.from('816b8215fba7fd6bf215', 'hex')],
    ] as const) {
      const names = { cp1252: 'win1252', 'iso8859-15': 'iso-8859-15', cp936: 'gbk' } as Record<string, string>
      const content = bytes ?? iconv.encode(`a,b\n${text},2\n`, names[encoding] ?? encoding)
      expect(await loaded(`Encoding ${encoding}`, content, { encoding }), encoding).to.deep.equal([
        { a: text, b: '2' },
      ])
    }
  })

  it('named by nothing, by the first line, or by DDL', async () => {
    expect(await loaded('Attr none', 'x,y\n1,2\n', { attr: 'none' })).to.deep.equal([
      { 'Column 1': 'x', 'Column 2': 'y' },
      { 'Column 1': '1', 'Column 2': '2' },
    ])
    const schemaFile = await server.upload(
      'people.ddl',
      'CREATE TABLE people (full_name VARCHAR(40) NOT NULL, born DATE);\n',
    )
    expect(await loaded('Attr ddl', 'José,1979-03-01\n', { attr: 'ddl', schemaFile })).to.deep.equal([
      { full_name: 'José', born: '1979-03-01' },
    ])
    const [entity] = (await server.rows('/entities')).filter(({ Name }) => Name === 'Attr ddl')
    expect(entity).to.include({ Schema: 'people.ddl', Attributes: '2', 'Entity Type': 'Real' })
    const needed = await server.ask('/files/people.ddl', { method: 'DELETE' })
    expect(needed.status).to.equal(409)
  })

  it('compressed by gzip, in one member or several', async () => {
    const members = Buffer.concat([gzipSync('a,b\n1,'), gzipSync('2\n')])
    for (const content of [gzipSync('a,b\n1,2\n'), members])
      expect(await loaded(`Packed ${content.length}`, content, {})).to.deep.equal([{ a: '1', b: '2' }])
  })

  it('in the part that the sample names, random ones the same again', async () => {
    const content = `n\n${Array.from({ length: 1000 }, (_, index) => index + 1).join('\n')}\n`
    const numbers = async (path: string) =>
      (await server.rows(`${path}/rows?pageSize=1000`)).map(({ n }) => Number(n))
    const sampled = async (sample: string) => {
      const { path, job } = await server.load(`Sample ${sample}`, content, { sample })
      expect(job).to.include({ State: 'Completed' })
      return { path, rows: await numbers(path) }
    }
    for (const [sample, first, last] of [
      ['SAMPLE all', 1, 1000],
      ['all', 1, 1000],
      ['SAMPLE {first 10}', 1, 10],
      ['{first 10}', 1, 10],
      ['SAMPLE {first 10 skip 5}', 6, 15],
      ['SAMPLE {random 100 skip 990}', 991, 1000],
    ] as const) {
      const { rows } = await sampled(sample)
      expect([rows[0], rows.at(-1), rows.length], sample).to.deep.equal([first, last, last - first + 1])
    }
    const { path, rows } = await sampled('SAMPLE {random 20}')
    expect(rows.length).to.be.within(100, 320)
    const { body } = await server.command(path, { command: 'reload', data: {} })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    expect(await numbers(path)).to.deep.equal(rows)
    const skipped = await sampled('SAMPLE {random 20 skip 500}')
    expect(Math.min(...skipped.rows)).to.be.above(500)
  })
})
