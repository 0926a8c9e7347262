import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import iconv from 'iconv-lite'
import { detect, type Detected, detectFile } from '../../../../src/quality/loaders/detection/detect.ts'

/** encoding, terminator, delimiter, quote, header: without the confidences. */
const valuesOf = ({ encoding, terminator, delimiter, quote, header }: Detected) =>
  [encoding, terminator, delimiter, quote, header].map((guess) => guess?.value)

const files: [string, Buffer | string, unknown[]][] = [
  [
    'commas, quotes and names',
    'id,name,city\n1,"Doe, Jane",Paris\n2,"Roe, Rick",Rome\n',
    ['utf-8', 'lf', 'comma', 'double quote', true],
  ],
  [
    'semicolons with decimal commas and no names',
    '1,5;2,25;3,0\r\n4,5;5,25;6,0\r\n7,1;8,2;9,3\r\n',
    ['utf-8', 'crlf', ';', undefined, false],
  ],
  [
    'semicolons with decimal commas and names in cp1252',
    iconv.encode('Straße;Größe\nA;1,5\nB;2,5\n', 'cp1252'),
    ['cp1252', 'lf', ';', undefined, true],
  ],
  ['tabs', 'a\tb\n1\t2\n3\t4\n', ['utf-8', 'lf', 'TAB', undefined, true]],
  ['bars with old Mac line ends', 'a|b\r1|2\r3|4\r', ['utf-8', 'cr', 'pipe', undefined, true]],
  [
    'line ends and delimiters within quotes',
    'id,note\n1,"line one\r\nline two, and\nthree"\n2,"x"\n3,"a ""b"""\n',
    ['utf-8', 'lf', 'comma', 'double quote', true],
  ],
  [
    'single quotes',
    "id,name\n1,'Doe, Jane'\n2,'Roe, Rick'\n3,'Poe, Bo'\n",
    ['utf-8', 'lf', 'comma', 'single quote', true],
  ],
  [
    'a pound sign as delimiter in cp1252',
    iconv.encode('id£name£when\n1£a,b£2024-01-31\n2£c£2024-02-01\n', 'cp1252'),
    ['cp1252', 'lf', '£', undefined, true],
  ],
  ['NUL as delimiter', 'id\0name\n1\0a\n2\0b\n', ['utf-8', 'lf', 'NUL', undefined, true]],
  ['numbers without names', '1,2,3\n4,5,6\n7,8,9\n', ['utf-8', 'lf', 'comma', undefined, false]],
  ['one column', 'name\nJane\nRick\n', ['utf-8', 'lf', undefined, undefined, true]],
  ['one column of numbers', '5\n6\n7', ['utf-8', 'lf', undefined, undefined, false]],
  [
    'dates, whose dashes are no delimiter',
    'a,b\n2024-01-31,2024-01-31\n2024-02-01,2024-02-01\n',
    ['utf-8', 'lf', 'comma', undefined, true],
  ],
  ['a byte order mark', '\ufeffid,name\r\n1,é\r\n', ['utf-8', 'crlf', 'comma', undefined, true]],
  [
    'UTF-16 with a mark',
    Buffer.from('\ufeffid,name\n1,a\n', 'utf16le'),
    ['unicode', 'lf', 'comma', undefined, true],
  ],
  [
    'Japanese',
    iconv.encode('番号,名前\n1,山田太郎\n2,鈴木花子\n', 'euc-jp'),
    ['euc-jp', 'lf', 'comma', undefined, true],
  ],
  ['one record without a line end', 'a,b,c', ['utf-8', undefined, 'comma', undefined, undefined]],
  ['nothing', '', [undefined, undefined, undefined, undefined, undefined]],
  [
    'an image',
    Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)),
    [undefined, undefined, undefined, undefined, undefined],
  ],
]

describe('The detected format of a source file', () => {
  for (const [name, content, expected] of files) {
    it(`is found for ${name}`, () => {
      const detected = detect(Buffer.from(content as string))
      expect(valuesOf(detected)).to.deep.equal(expected)
      for (const guess of [detected.encoding, detected.delimiter, detected.quote, detected.header]) {
        if (guess) expect(guess.confidence).to.be.within(0.1, 1)
      }
    })
  }

  it('has little confidence in a delimiter that not all records have', () => {
    const text = 'a;b\n'.repeat(9) + 'a;b;c\n'
    expect(detect(Buffer.from(text)).delimiter).to.include({ value: ';', confidence: 0.9 })
  })

  describe('on disk', () => {
    const folder = mkdtempSync(join(tmpdir(), 'detect-'))
    after(() => rmSync(folder, { recursive: true }))
    const write = (name: string, content: string | Buffer): string => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    }
    const rows = 'id,name\n' + Array.from({ length: 50_000 }, (_, row) => `${row},Müller\n`).join('')

    it('is found from the start of a large file, also if a character is cut', async () => {
      for (const shift of [0, 1, 2]) {
        const detected = await detectFile(write('large.csv', 'x'.repeat(shift) + rows))
        expect(valuesOf(detected)).to.deep.equal(['utf-8', 'lf', 'comma', undefined, true])
      }
    })

    it('is found for the content of a compressed file, whether it is whole, truncated or damaged', async () => {
      const packed = gzipSync(rows)
      const damaged = Buffer.from(packed)
      damaged.fill(0xff, packed.length >> 1, (packed.length >> 1) + 50)
      for (const content of [packed, packed.subarray(0, packed.length >> 1), damaged]) {
        const detected = await detectFile(write('rows.gz', content))
        expect(detected.compressed).to.equal(true)
        expect(valuesOf(detected)).to.deep.equal(['utf-8', 'lf', 'comma', undefined, true])
      }
    })

    it('is found for a compressed bomb without expanding all of it', async () => {
      const path = write('bomb.gz', gzipSync(Buffer.alloc(100_000_000, '1,2\n')))
      const started = performance.now()
      const detected = await detectFile(path)
      expect(detected.delimiter?.value).to.equal('comma')
      expect(performance.now() - started).to.be.below(1000)
    })
  })
})
