import { expect } from 'chai'
import iconv from 'iconv-lite'
import { parseSample } from '../../../src/quality/loaders/sample.ts'
import {
  DELIMITER_WORDS,
  delimitedFormat,
  type DelimitedWords,
  QUOTE_WORDS,
} from '../../../src/quality/loaders/source-words.ts'
import { readInChunks, REQUEST } from './reading.ts'

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

describe('A source file is read as its description says', () => {
  /** Names and rows of a file, none of whose records may be rejected. */
  async function read(content: string | Buffer, words: DelimitedWords, sample = 'all') {
    const request = {
      ...REQUEST,
      format: delimitedFormat({ attr: 'names', ...words }),
      sample: parseSample(sample, 7),
      maxRejected: 0,
    }
    const { names, rows, failure } = await readInChunks(Buffer.from(content), request, 1 << 20)
    expect(failure).to.equal(undefined)
    return { names, rows }
  }

  for (const delimiter of DELIMITER_WORDS.filter((word) => word !== 'double quote')) {
    it(`with the delimiter ${delimiter}, which stands for itself between quotes`, async () => {
      const character = characterOf(delimiter)
      expect(await read(`a${character}b\n"1${character}x"${character}é2\n`, { delimiter })).to.deep.equal({
        names: ['a', 'b'],
        rows: [[`1${character}x`, 'é2']],
      })
    })
  }

  it('with the double quote as delimiter', async () => {
    const words = { delimiter: 'double quote', quote: 'single quote' }
    expect(await read(`a"b\n'1"x'"2\n`, words)).to.deep.equal({ names: ['a', 'b'], rows: [['1"x', '2']] })
  })

  for (const quote of QUOTE_WORDS.filter((word) => word !== 'NUL')) {
    it(`with the quote ${quote}, doubled where it stands for itself`, async () => {
      const q = characterOf(quote)
      const { rows } = await read(`a,b\n${q}1,${q}${q}\nx${q},2\n`, { quote })
      expect(rows).to.deep.equal([[`1,${q}\nx`, '2']])
    })
  }

  it('with nothing quoted', async () => {
    const { rows } = await read('a,b\n"1,2"\n', { quote: 'NUL' })
    expect(rows).to.deep.equal([['"1', '2"']])
  })

  for (const [terminator, end] of [
    ['lf', '\n'],
    ['cr', '\r'],
    ['crlf', '\r\n'],
  ] as const) {
    for (const given of [{ terminator }, {}]) {
      it(`with the terminator ${terminator}, ${'terminator' in given ? 'given' : 'found'}`, async () => {
        expect((await read(`a,b${end}1,2${end}3,4`, given)).rows).to.deep.equal([
          ['1', '2'],
          ['3', '4'],
        ])
      })
    }
  }

  it('without a terminator', async () => {
    const { names, rows } = await read('x,y\nz', { terminator: 'none', attr: 'none' })
    expect({ names, rows }).to.deep.equal({ names: undefined, rows: [['x', 'y\nz']] })
  })

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
    ['cp1047', '[x]', Buffer.from('816b8215ada7bd6bf215', 'hex')],
    ['cp939', '日x本', Buffer.from('816b82150e45620fa70e45660f6bf215', 'hex')],
    ['cp933', '한a', Buffer.from('816b82150ed0650f816bf215', 'hex')],
    ['iso2022-jp', '日本表', Buffer.from('612c620a1b2442467c4b5c493d1b28422c320a', 'hex')],
    ['iso2022-kr', '한국', Buffer.from('1b242943612c620a0e475131390f2c320a', 'hex')],
    ['iso2022', '日é한', Buffer.from('612c620a1b2442467c1b2842e91b24284347511b28422c320a', 'hex')],
    ['macJapan', '日本表', Buffer.from('612c620a93fa967b955c2c320a', 'hex')],
    ['gb1988', 'ｱｲ', Buffer.from('612c620ab1b22c320a', 'hex')],
  ] as const) {
    it(`in the encoding ${encoding}`, async () => {
      const names: Readonly<Record<string, string>> = {
        cp1252: 'win1252',
        'iso8859-15': 'iso-8859-15',
        cp936: 'gbk',
      }
      const content = bytes ?? iconv.encode(`a,b\n${text},2\n`, names[encoding] ?? encoding)
      expect(await read(content, { encoding })).to.deep.equal({ names: ['a', 'b'], rows: [[text, '2']] })
    })
  }

  // These sets have no letters of ASCII. Line ends and tabs are those of ASCII.
  for (const [encoding, bytes, names, row] of [
    ['gb12345', '51470936 2b0a 362b0951470a', ['亞', '東'], ['東', '亞']],
    ['gb2312-raw', '5650094e440a4e440956500a', ['中', '文'], ['文', '中']],
    ['jis0208', '467c094b5c0a456c09357e0a', ['日', '本'], ['東', '京']],
    ['jis0212', '30210930220a30220930210a', ['丂', '丄'], ['丄', '丂']],
    ['symbol', '6109620aa309310a', ['α', 'β'], ['≤', '1']],
    ['dingbats', '2109220a220921 0a', ['✁', '✂'], ['✂', '✁']],
    ['macDingbats', '2109a40aa409210a', ['✁', '❤'], ['❤', '✁']],
  ] as const) {
    it(`in the encoding ${encoding}, with tabs`, async () => {
      const content = Buffer.from(bytes.replaceAll(' ', ''), 'hex')
      expect(await read(content, { encoding, delimiter: 'TAB' })).to.deep.equal({ names, rows: [row] })
    })
  }

  it('with escape sequences, and rejects records with their own bytes, whatever the chunks', async () => {
    const good = '\x1b$BF|K\\\x1b(B,1\n'
    const damaged = '\x1b(J\x1b$BF|\x1b[\x1b(B,2\n'
    const ragged = '\x1b$B0!\x1b(B\n'
    const content = Buffer.from(`\x1b(B${good}${damaged}${ragged}${good}`, 'latin1')
    const request = { ...REQUEST, format: delimitedFormat({ encoding: 'iso2022-jp' }), maxRejected: 9 }
    for (const size of [1, 2, 3, 7, 1 << 20]) {
      const { rows, rejects, details } = await readInChunks(content, request, size)
      expect(rows, `${size}`).to.deep.equal([
        ['日本', '1'],
        ['日本', '1'],
      ])
      const start = 3 + good.length
      const first = Buffer.from(damaged.slice(0, -1), 'latin1')
      const second = Buffer.from(ragged.slice(0, 5), 'latin1')
      expect(rejects, `${size}`).to.deep.equal([
        { line: 2, reason: 'undecodable', offset: start, length: first.length, raw: first.toString('hex') },
        {
          line: 3,
          reason: 'ragged',
          offset: start + damaged.length,
          length: second.length,
          raw: second.toString('hex'),
        },
      ])
      expect(details[0]).to.equal(`The byte 1B at offset ${start + 8} is not a character in iso2022-jp.`)
    }
  })

  describe('in the part that the sample names', () => {
    const content = `n\n${Array.from({ length: 1000 }, (_, index) => index + 1).join('\n')}\n`
    const sampled = async (sample: string) =>
      (await read(content, {}, sample)).rows.map(([value]) => Number(value))

    for (const [sample, first, last] of [
      ['SAMPLE all', 1, 1000],
      ['all', 1, 1000],
      ['SAMPLE {first 10}', 1, 10],
      ['{first 10}', 1, 10],
      ['SAMPLE {first 10 skip 5}', 6, 15],
      ['SAMPLE {random 100 skip 990}', 991, 1000],
    ] as const) {
      it(sample, async () => {
        const rows = await sampled(sample)
        expect([rows[0], rows.at(-1), rows.length]).to.deep.equal([first, last, last - first + 1])
      })
    }

    it('SAMPLE {random 20 skip 500}', async () => {
      const rows = await sampled('SAMPLE {random 20 skip 500}')
      expect(Math.min(...rows)).to.be.above(500)
    })
  })
})
