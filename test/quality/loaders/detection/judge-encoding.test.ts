import { expect } from 'chai'
import iconv from 'iconv-lite'
import { judgeEncoding } from '../../../../src/quality/loaders/detection/judge-encoding.ts'

const JAPANESE = ['東京都', '大阪府', '北海道', '京都府', '福岡県', '田中さくら', '鈴木一郎', '山田花子']
const GERMAN = ['Müller', 'Schäfer', 'Köln', 'Größe', 'Jürgen', 'Straße', 'München', 'Weiß']

const file = (words: readonly string[], encoding: string): Buffer =>
  iconv.encode(`id,name\n${words.map((word, row) => `${row},${word}\n`).join('')}`, encoding)

const judge = (bytes: Buffer, encoding: string, delimiter = ',') =>
  judgeEncoding(bytes, { encoding, delimiter })

describe('The encoding of a file that is loaded', () => {
  for (const [name, bytes, encoding] of [
    ['ASCII', file(['Ann', 'Bob'], 'utf-8'), 'cp1252'],
    ['UTF-8', file(GERMAN, 'utf-8'), 'utf-8'],
    ['UTF-16 with its mark', iconv.encode('name\nMüller\n', 'utf-16', { addBOM: true }), 'unicode'],
    ['an empty file', Buffer.alloc(0), 'cp1252'],
  ] as const)
    it(`is proven by the bytes of ${name}`, () => expect(judge(bytes, encoding)).to.equal(undefined))

  it('is told as a guess if the letters suggest it', () => {
    expect(judge(file(GERMAN, 'cp1252'), 'cp1252')).to.deep.equal({
      evidence: 'The words with letters outside ASCII read as German.',
      isDoubtful: false,
    })
  })

  it('is the same as another that gives the same text', () =>
    expect(judge(file(GERMAN, 'cp1252'), 'iso8859-1')).to.not.have.property('other'))

  it('is doubted if another gives better words', () => {
    expect(judge(file(JAPANESE, 'shift_jis'), 'gb2312')).to.include({ other: 'cp932' })
    expect(judge(file(GERMAN, 'cp1252'), 'cp1251')).to.include({ other: 'cp1252' })
  })

  it('is doubted if the file is in UTF-8', () =>
    expect(judge(file(GERMAN, 'utf-8'), 'cp1252')).to.deep.equal({
      other: 'utf-8',
      evidence: '9 characters outside ASCII are valid UTF-8.',
      isDoubtful: false,
    }))

  it('is judged without the delimiters', () => {
    const text = file(['Arrow Street', 'Baker Street', 'Cedar Lane'], 'utf-8').toString().replaceAll(',', '£')
    expect(judge(iconv.encode(text, 'cp1252'), 'cp1252', '£')).to.equal(undefined)
    const names = file(GERMAN, 'utf-8').toString().replaceAll(',', '£')
    expect(judge(iconv.encode(names, 'cp1252'), 'cp1252', '£')).to.have.property('isDoubtful', false)
    expect(judge(iconv.encode(names, 'cp1252'), 'cp1251', '£')).to.include({ other: 'cp1252' })
  })
})
