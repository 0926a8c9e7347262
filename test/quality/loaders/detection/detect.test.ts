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
  ['zeros among ASCII', 'a,b\n1,2\n3,4\n\0,5\n', ['utf-8', 'lf', 'comma', undefined, true]],
  [
    'UTF-16 of letters that are not Latin, without a mark',
    Buffer.from('номер,город\n1,Москва\n2,Казань\n', 'utf16le'),
    ['utf-16le', 'lf', 'comma', undefined, true],
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

  it('is doubtful if several blanks stand between the fields, which the evidence tells', () => {
    const { delimiter } = detect(Buffer.from('A   B   C\n1   2   3\n4   5   6\n'))
    expect(delimiter).to.include({ value: ' ', isDoubtful: true })
    expect(delimiter?.evidence).to.include('fixedwidth')
    expect(detect(Buffer.from('A B C\n1 2 3\n4 5 6\n7 8 9\n')).delimiter).to.not.have.property('isDoubtful')
  })

  /** The guessed values alone. */
  const found = (content: string) =>
    Object.fromEntries(
      Object.entries(detect(Buffer.from(content))).flatMap(([name, guess]) =>
        guess === undefined || typeof guess === 'boolean' || ['encoding', 'terminator'].includes(name)
          ? []
          : [[name, (guess as { value: unknown }).value]],
      ),
    )

  const layouts: readonly (readonly [name: string, content: string, Record<string, unknown>])[] = [
    [
      'amounts with a currency sign',
      "name, 'x'  price\npen,$74.69\ncup,$5.00\nmug,$6.25\n",
      { delimiter: 'comma', header: true },
    ],
    [
      "an empty first name, as R's write.csv writes it",
      '"","x","y"\n"1",5,"a"\n"2",6,"b"\n',
      { delimiter: 'comma', quote: 'double quote', header: true },
    ],
    [
      'fewer names than fields, as R writes them without quotes',
      'x,y\na,5,6\nb,7,8\nc,9,1\n',
      { delimiter: 'comma', header: true },
    ],
    [
      'fewer names than fields with blanks between them, as R writes tables',
      '"x" "y"\n"a b" 5 6\n"c" 7 8\n"d" 9 1\n',
      { delimiter: ' ', quote: 'double quote', header: true },
    ],
    [
      'numbers as names, which R quotes beside numbers that it does not quote',
      '"","0","1.5"\n"3",27,29\n"4",59,53\n"5",28,32\n',
      { delimiter: 'comma', quote: 'double quote', header: true },
    ],
    [
      'ranges as names above names of rows',
      ',2-9,10-19\nRegular,43,16\nNever,9,18\n',
      { delimiter: 'comma', header: true },
    ],
    [
      'names with no comma behind them, and a comma behind each record',
      'id,name\n1,Ann,\n2,Bob,\n3,Eve,\n',
      { delimiter: 'comma', header: true, ragged: 'cut' },
    ],
    [
      'a title above such names',
      'Sales\n\nid,name\n1,Ann,\n2,Bob,\n3,Eve,\n',
      { delimiter: 'comma', header: true, ragged: 'cut', skipRows: 2 },
    ],
    [
      'names above records of which many have commas in a text',
      'name,code,place\na,1,Chad\nb,2,Eritrea, Chad\nc,3,Mali\nd,4,Mali, Chad\ne,5,Chad\nf,6,Chad, Mali\ng,7,Mali\n',
      { delimiter: 'comma', header: true },
    ],
    [
      'a column of NA alone',
      `id,x\n${Array.from({ length: 20 }, (_, row) => `${row},NA\n`).join('')}`,
      { delimiter: 'comma', header: true, nulls: ['NA'] },
    ],
    [
      'a column of dashes alone',
      `id,x\n${Array.from({ length: 20 }, (_, row) => `${row},-\n`).join('')}`,
      { delimiter: 'comma', header: true },
    ],
    ['repeated names', 'id,name,name\n1,a,b\n2,c,d\n', { delimiter: 'comma', header: true }],
    ['a comma at the end', 'id,name,\n1,Ann,\n2,Bob,\n', { delimiter: 'comma', header: true }],
    [
      'years as names',
      'country,2019,2020,2021\nFrance,1.5,2.5,3.5\nSpain,4.5,5.5,6.5\n',
      { delimiter: 'comma', header: true },
    ],
    [
      'a title above the names',
      'Sales of 2020\n\nid;city\n1;Rome\n2;Paris\n3;Bonn\n',
      { delimiter: ';', header: true, skipRows: 2 },
    ],
    [
      'a told delimiter and a title',
      'sep=|\nSales\nid|city\n1|Rome\n2|Paris\n3|Bonn\n',
      { delimiter: 'pipe', header: true, skipRows: 2 },
    ],
    [
      'comments',
      '# by hand\n# in 2020\nid,city\n1,Rome\n2,Paris\n',
      { delimiter: 'comma', header: true, comment: '#', skipRows: 2 },
    ],
    ['records that begin like comments', '#1,Rome\n#2,Paris\n3,Bonn\n', { delimiter: 'comma' }],
    [
      'a header of more names than fields, and comments below it',
      'a,b,c,d\n# by hand\n1,x,3\n2,y,4\n5,z,6\n7,v,8\n',
      { delimiter: 'comma', header: true, comment: '#', ragged: 'pad' },
    ],
    [
      'a comma behind the names only',
      'Series of 2020\n\nid,year,\n1,1990\n2,1991\n3,1992\n4,1993\n',
      { delimiter: 'comma', header: true, skipRows: 2, ragged: 'pad' },
    ],
    [
      'a number sign before the names',
      '#id,token,name\n1,AE,Ministry, UAE\n2,AR,Servicio, AR\n3,AU,Service, AU\n',
      { delimiter: 'comma', header: true },
    ],
    ['one column of numbers with exponents', '1.5e-04\n1.9e-04\n2.5e-04\n', {}],
    ['one column of tags', '#sea\n#sun\nrain\n#snow\n', {}],
    ['^A', 'id\x01city\n1\x01Rome\n2\x01Paris\n', { delimiter: '\x01', header: true }],
    ['two bars', 'id||city\n1||Rome\n2||Paris\n', { delimiter: '||', header: true }],
    ['commas with blanks', 'id, city\n1, Rome\n2, Paris\n', { delimiter: ', ', header: true }],
    [
      'backslashes before quotes',
      'id,note\n1,"a \\"b\\", c"\n2,"d"\n3,"e, f"\n',
      { delimiter: 'comma', quote: 'double quote', escape: 'backslash', header: true },
    ],
    [
      'a stray quote on the last line',
      `id,note\n${'1,"a, b"\n'.repeat(50)}2,"c\n`,
      { delimiter: 'comma', quote: 'double quote', header: true },
    ],
    [
      'null markers, decimal commas and days first',
      'id;x;day\n1;1,5;31.12.2024\n2;NA;01.02.2024\n3;2,5;05.06.2024\n',
      { delimiter: ';', header: true, nulls: ['NA'], decimal: ',', dateOrder: 'DMY' },
    ],
    [
      'dates that leave the order open',
      'day,n\n01/02/2015,1\n03/04/2015,2\n',
      { delimiter: 'comma', header: true },
    ],
    [
      'short and long records',
      'a,b,c\n1,2,3\n4,5\n6,7,8,\n9,1,2\n',
      { delimiter: 'comma', header: true, ragged: 'fit' },
    ],
  ]
  for (const [name, content, expected] of layouts)
    it(`is found for ${name}`, () => {
      const { header, ...rest } = found(content)
      // Texts alone do not always tell a header.
      expect('header' in expected ? { header, ...rest } : rest).to.deep.equal(expected)
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
        expect(detected.compression).to.equal('gzip')
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

describe('The detection of 256 kB', () => {
  const repeated = (unit: string | Buffer): Buffer => Buffer.alloc(256 * 1024, unit)
  const texts: Readonly<Record<string, Buffer>> = {
    'one letter': repeated('x'),
    'one letter, and a byte beyond ASCII': Buffer.concat([repeated('x'), Buffer.of(0xff)]),
    'bytes beyond ASCII': repeated(Buffer.of(0xe4)),
    'letters and bytes beyond ASCII': repeated(Buffer.of(0x61, 0xe4)),
    digits: repeated('7'),
    'digits and points': repeated('1.'),
    'digits and blanks': repeated('1 '),
    blanks: repeated(' '),
    'blanks, and a letter': Buffer.concat([repeated(' '), Buffer.from('x')]),
    tabs: repeated('\t'),
    quotes: repeated('"'),
    'quotes and commas': repeated('",'),
    'quotes, commas and line feeds': repeated('",\n'),
    commas: repeated(','),
    'commas and blanks': repeated(', '),
    'line feeds': repeated('\n'),
    backslashes: repeated('\\'),
    'number signs': repeated('#\n'),
    bars: repeated('||'),
    'one name of each word': repeated('ab cd=ef;gh'),
    zeros: repeated(Buffer.of(0)),
    'escape sequences': repeated('\x1b$B'),
    'letters of EBCDIC': repeated(Buffer.of(0xc1)),
  }
  for (const [name, bytes] of Object.entries(texts))
    it(`takes less than three seconds for ${name}`, () => {
      const started = performance.now()
      detect(bytes)
      expect(performance.now() - started).to.be.below(3000)
    })
})
