import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { EBCDIC_PAGES, MIXED_PAGES } from '../../../src/quality/values/encodings/ebcdic-pages.ts'
import { decodeText } from '../../../src/quality/values/encodings.ts'
import { openEncoder } from '../../../src/quality/values/encoder.ts'
import { needs } from '../../support/tools.ts'

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)
const [SHIFT_OUT, SHIFT_IN] = [0x0e, 0x0f]
/** The bytes before 40 are control characters. */
const GRAPHIC_PAIRS = Array.from({ length: 0x10000 }, (_, pair) => pair).filter(
  (pair) => pair >> 8 >= 0x40 && (pair & 0xff) >= 0x40,
)
const shifted = (pair: number): number[] => [SHIFT_OUT, pair >> 8, pair & 0xff, SHIFT_IN]
/** Two question marks between blanks, in every page. */
const MARK = [0x40, 0x6f, 0x6f, 0x40]

/** The text of bytes by iconv, without those that have no character. */
const converted = (iconv: string, page: string, bytes: readonly number[]): string =>
  spawnSync(iconv, ['-c', '-f', page.replace('cp', 'IBM'), '-t', 'UTF-8'], {
    input: Buffer.from(bytes),
    maxBuffer: 1 << 24,
  }).stdout.toString()

describe('The code pages of IBM mainframes', function () {
  this.timeout(60_000)

  it('have the characters of iconv for every byte, with new line and line feed exchanged', function () {
    const iconv = needs(this, 'iconv')
    const differences = new Set<string>()
    for (const page of [...EBCDIC_PAGES, ...MIXED_PAGES]) {
      const bytes = MIXED_PAGES.includes(page) ? BYTES.filter((byte) => !isShift(byte)) : BYTES
      // Undefined bytes are left out by iconv, so that each byte has a line of its own.
      const input = bytes.flatMap((byte) => [byte, ...MARK])
      const texts = converted(iconv, page, input).split(' ?? ').slice(0, -1)
      expect(texts, page).to.have.length(bytes.length)
      bytes.forEach((byte, index) => {
        const [ours, theirs] = [decodeText(Buffer.of(byte), page), texts[index] || '\ufffd']
        if (ours !== theirs)
          differences.add(`${byte.toString(16)} ${JSON.stringify(ours)} ${JSON.stringify(theirs)}`)
      })
    }
    expect([...differences]).to.deep.equal([
      `15 ${JSON.stringify('\n')} ${JSON.stringify('\u0085')}`,
      `25 ${JSON.stringify('\u0085')} ${JSON.stringify('\n')}`,
    ])
  })

  const pairsOf: Readonly<Record<string, number>> = {
    cp930: 11_635,
    cp933: 10_757,
    cp935: 9_356,
    cp937: 20_264,
    cp939: 11_635,
  }
  for (const [page, count] of Object.entries(pairsOf)) {
    it(`have the characters of iconv for every pair of bytes of ${page}`, function () {
      const iconv = needs(this, 'iconv')
      const bytes = GRAPHIC_PAIRS.flatMap((pair) => [...shifted(pair), ...MARK])
      const theirs = converted(iconv, page, bytes).split(' ?? ')
      const ours = decodeText(Buffer.from(bytes), page)
        // A byte that begins no character does not take the next byte with it.
        .replace(/\ufffd+/g, '')
        .split(' ?? ')
      expect(ours).to.have.length(GRAPHIC_PAIRS.length + 1)
      expect(ours.filter((text) => text !== '')).to.have.length(count)
      const differences = GRAPHIC_PAIRS.filter((_, index) => ours[index] !== theirs[index])
      expect(differences.map((pair) => pair.toString(16))).to.deep.equal([])
    })

    it(`write every character of ${page} by the bytes of iconv`, function () {
      const iconv = needs(this, 'iconv')
      const all = decodeText(Buffer.from([...BYTES, ...GRAPHIC_PAIRS.flatMap(shifted)]), page)
      // New line and line feed are exchanged. In Japanese pages, iconv writes ~ and \ as the overline and the yen sign,
      // which it does not read back.
      const excluded = page === 'cp930' || page === 'cp939' ? /[\ufffd\n\x85~\\]/g : /[\ufffd\n\x85]/g
      const text = [...new Set(all.replace(excluded, ''))].join('A')
      const { stdout } = spawnSync(iconv, ['-f', 'UTF-8', '-t', page.replace('cp', 'IBM')], { input: text })
      const encoder = openEncoder(page, 'error')
      const bytes = Buffer.concat([encoder.encode(text), encoder.end()])
      expect(text.length).to.be.greaterThan(18_000)
      expect(bytes.equals(stdout)).to.equal(true)
      expect(decodeText(bytes, page)).to.equal(text)
    })
  }

  it('differ where mainframes of different countries differ', () => {
    const bytes = Buffer.from('4a5a7b7cadbdc0d09f', 'hex')
    expect(decodeText(bytes, 'cp037')).to.equal('¢!#@Ý¨{}¤')
    expect(decodeText(bytes, 'cp1047')).to.equal('¢!#@[]{}¤')
    expect(decodeText(bytes, 'cp273')).to.equal('ÄÜ#§Ý¨äü¤')
    expect(decodeText(bytes, 'cp500')).to.equal('[]#@Ý¨{}¤')
    expect(decodeText(bytes, 'cp1140')).to.equal('¢!#@Ý¨{}€')
  })

  it('are written as they are read', () => {
    for (const page of EBCDIC_PAGES) {
      const defined = BYTES.filter((byte) => decodeText(Buffer.of(byte), page) !== '\ufffd')
      const text = decodeText(Buffer.from(defined), page)
      expect([...openEncoder(page, 'error').encode(text)], page).to.deep.equal(defined)
    }
  })

  it('switch to double bytes and back by shift codes, which have no text', () => {
    const text = (hex: string, page = 'cp939') =>
      decodeText(Buffer.from(hex.replaceAll(' ', ''), 'hex'), page)
    expect(text('c1 0e 4562 4566 0f c2')).to.equal('A日本B')
    expect(text('0e 4562 0e 4566 0f 0f 40 c2')).to.equal('日本 B')
    expect(text('0e 4040 0f')).to.equal('\u3000')
    // Small letters differ in the two Japanese pages, capital letters and digits do not.
    expect(text('62 c1 f1 81', 'cp939')).to.equal('ｲA1a')
    expect(text('62 c1 f1 81', 'cp930')).to.equal('aA1ｱ')
    expect(text('0e d065 0f', 'cp933')).to.equal('한')
    expect(text('0e 5bcf 0f', 'cp935')).to.equal('中')
    expect(text('0e 4841 4c41 0f', 'cp937')).to.equal('一一')
  })

  it('begin each line in single bytes, so that a missing shift code damages one line only', () => {
    const text = (hex: string) => decodeText(Buffer.from(hex.replaceAll(' ', ''), 'hex'), 'cp939')
    expect(text('0e 4562 15 c1 0e 4566 0f')).to.equal('日\nA本')
    // Half a character, and a pair without a character: the bytes after them keep their meaning.
    expect(text('0e 45 15 c1')).to.equal('\ufffd\nA')
    expect(text('0e 45 0f c1')).to.equal('\ufffdA')
    expect(text('0e 4540 4566 0f c1')).to.equal('\ufffd本A')
    expect(text('0e 4562 00 00 0f c1')).to.equal('日\0\0A')
  })
})

const isShift = (byte: number): boolean => byte === SHIFT_OUT || byte === SHIFT_IN
