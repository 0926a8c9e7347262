import { expect } from 'chai'
import { RecordsUnnamed, SourceBroken, SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { EXAMINED_BYTES, proposeRecords } from '../../../../src/quality/loaders/json/propose-records.ts'
import { parseRecordsPath } from '../../../../src/quality/loaders/json/records-path.ts'
import { readJson } from './read-json.ts'

const failure = async (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.fail('no error'),
    (error: Error) => error,
  )

describe('A path of records', () => {
  for (const [text, shown] of [
    ['$', '$'],
    ['$[*]', '$[*]'],
    ['items', '$.items'],
    ['$.items[*]', '$.items[*]'],
    ['data.items', '$.data.items'],
    ["$['my items'][*]", "$['my items'][*]"],
    ['$["it\'s"]', '$["it\'s"]'],
    ['$[*].items[*]', '$[*].items[*]'],
    ['$price', '$.$price'],
    ['é.ü', '$.é.ü'],
  ] as const)
    it(`${text} is ${shown}`, () => {
      const path = parseRecordsPath(text)!
      expect(path.text).to.equal(shown)
      expect(parseRecordsPath(shown)).to.deep.equal(path)
    })

  for (const text of ['.a', '$.', 'a..b', '$[0]', '$..a', 'a[', 'a b', '$.a[?(@.x)]', `a${'.a'.repeat(30)}`])
    it(`${text.slice(0, 20)} is refused`, () => {
      expect(parseRecordsPath(text)).to.equal(undefined)
    })
})

describe('The records below a path', () => {
  const text = `{"meta":{"items":[{"no":1}],"x":"}]"},"it\\u0065ms" : [ {"a":1.10,"b":{"c":[1]}} , {"b":12345678901234567890} ], "total":2}\n`
  const rows = [
    ['1.10', '{"c":[1]}'],
    [null, '12345678901234567890'],
  ]

  it('are read with exact values, whatever the pieces are', async () => {
    for (const chunks of [[1 << 20], [1], [7], [3, 50, 1]]) {
      const read = await readJson(text, { path: '$.items[*]', chunks })
      expect({ names: read.names, rows: read.rows }).to.deep.equal({ names: ['a', 'b'], rows })
    }
  })

  it('may be elements of nested arrays, in each value of the file', async () => {
    const pages = '{"p":[{"i":[{"a":1}]},{"i":[]}]}\n{"p":[{"i":[{"a":2},{"a":3}]}]}\n{"p":null}'
    expect((await readJson(pages, { path: 'p[*].i[*]' })).rows).to.deep.equal([['1'], ['2'], ['3']])
  })

  it('may be one object, rows of an array, or elements of a list of arrays', async () => {
    expect((await readJson('{"data":{"a":1},"z":0}', { path: 'data' })).rows).to.deep.equal([['1']])
    expect((await readJson('{"data":[["x",1],["y"]]}', { path: 'data' })).rows).to.deep.equal([
      ['x', '1'],
      ['y', null],
    ])
    expect((await readJson('[1,2]\n[3]', { path: '$[*]' })).rows).to.deep.equal([['1'], ['2'], ['3']])
  })

  it('are read beside values that are longer than a record may be', async () => {
    const long = `{"before":"${'x'.repeat(5000)}","items":[{"a":1}],"after":[${'1,\n'.repeat(3000)}1]}`
    const options = { path: 'items', recordBytes: 100, rejectBytes: 20, chunks: [997] }
    expect((await readJson(long, options)).rows).to.deep.equal([['1']])
    const broken = `${long.slice(0, -1)}, "z" 1}`
    expect((await failure(readJson(broken, options))).message).to.match(
      /^Line 3001, column 9 of the source file: a colon after the key/,
    )
  })

  it('are rejected one by one', async () => {
    const { rows, rejects } = await readJson(
      `{"items":[{"a":1},\n{"a":2,"a":3},{"a":"${'x'.repeat(500)}"},{"a":4}]}`,
      { path: 'items', recordBytes: 100, rejectBytes: 20 },
    )
    expect(rows).to.deep.equal([['1'], ['4']])
    expect(rejects.map(({ line, reason }) => `${line}: ${reason}`)).to.deep.equal([
      '2: malformed',
      '2: over-long',
    ])
  })

  for (const [what, content, path, sentence] of [
    [
      'a missing key',
      '{"a":1,\n"b":2}',
      'items',
      'The object in $ that ends in line 2 of the source file has no key "items", so there are no records in $.items; correct records.',
    ],
    [
      'a value that is no object on the way',
      '[1]',
      'a.b',
      'The value in $, in line 1 of the source file, is not an object, so there are no records in $.a.b; correct records.',
    ],
    [
      'a value that is no array',
      '{"a":{}}',
      'a[*]',
      'The value in $.a, in line 1 of the source file, is not an array, so there are no records in $.a[*]; correct records.',
    ],
    [
      'a repeated key',
      '{"a":[1],"a":[2]}',
      'a',
      'Line 1 of the source file: the key "a", which leads to the records, occurs twice in its object; leave one of them.',
    ],
  ] as const)
    it(`end the reading at ${what}`, async () => {
      const error = await failure(readJson(content, { path }))
      expect(error).to.be.instanceOf(SourceUnreadable)
      expect(error.message).to.equal(sentence)
    })

  for (const content of [
    '{"a":[1]',
    '{"a":[1',
    '{"a":[1]} x',
    '{"a":[1] 2}',
    '{"a":[1],}',
    '{"b":tru,"a":[]}',
  ])
    it(`end the reading at the fault of ${content}`, async () => {
      for (const chunks of [[100], [1]])
        expect(await failure(readJson(content, { path: 'a', chunks }))).to.be.instanceOf(SourceBroken)
    })
})

describe('A JSON file without a path', () => {
  const propose = (text: string, isWhole = true) => proposeRecords(Buffer.from(text), isWhole)

  for (const [text, path] of [
    ['{"total_count":2,"items":[{"a":1},{"a":2}]}', '$.items[*]'],
    [
      '{"type":"FeatureCollection","bbox":[1,2,3,4],"features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}]}',
      '$.features[*]',
    ],
    ['{"data":{"children":[{"a":1}]}}', '$.data.children[*]'],
    ['{"meta":{"columns":[{"id":1}]},"data":[["a",1,"x"],["b",2,"y"],["c",3,"z"]]}', '$.data[*]'],
    ['\n { "a b" : [ { } ] }\n', "$['a b'][*]"],
  ] as const) {
    it(`is refused if it is an object around its records: ${text.slice(0, 40)}`, async () => {
      expect(propose(text)?.value).to.equal(path)
      const error = await failure(readJson(text, { chunks: [5] }))
      expect(error).to.be.instanceOf(RecordsUnnamed)
      expect(error.message).to.include(`Set \`records\` to ${path} to load`)
      expect((await readJson(text, { path: '$' })).rows).to.have.length(1)
    })
  }

  for (const text of [
    '{"a":1,"tags":["x","y"]}',
    '{"a":[{"b":1}]}\n{"a":[{"b":2}]}',
    '{"a":[{"b":1}]}{"a":[{"b":2}]}',
    '{"type":"LineString","coordinates":[[1,2],[3,4]]}',
    '{"items":[]}',
    '{"items":[{"a":1},2]}',
    '[{"items":[{"a":1}]}]',
    '{"a":[{"b":1}',
    '{"a" [{"b":1}]}',
    '{}',
    '',
  ])
    it(`is read as before if it is anything else: ${JSON.stringify(text)}`, () => {
      expect(propose(text)).to.equal(undefined)
    })

  it('is refused if the end of the array is beyond the part that is examined', async () => {
    const text = `{"a":[{"b":1}],"items":[${'{"a":"0123456789"},'.repeat(EXAMINED_BYTES / 16)}{"a":""}]}`
    expect(propose(text.slice(0, 1000), false)?.evidence).to.match(
      /^The file is one object, and the array at \$\.items in it has more than \d+ objects\.$/,
    )
    expect(await failure(readJson(text, { chunks: [1 << 16] }))).to.be.instanceOf(RecordsUnnamed)
  })

  it('has a doubtful proposal if two arrays are of about the same size', () => {
    expect(propose('{"a":[{"x":1}],"b":[{"y":1}]}')).to.deep.include({ value: '$.a[*]', isDoubtful: true })
  })
})

describe('A sequence of JSON texts (RFC 7464, RFC 8142)', () => {
  const RS = '\x1e'

  it('is read, with records over several lines', async () => {
    for (const chunks of [[100], [1], [3]])
      expect(
        (await readJson(`${RS}{"a":\n1}\n${RS}${RS}{"a":2}\n${RS}{"a":[${'1,'.repeat(20)}1]}`, { chunks }))
          .rows,
      ).to.deep.equal([['1'], ['2'], [`[${'1,'.repeat(20)}1]`]])
  })

  it('rejects a record with a fault, a cut one and a cut number, and goes on', async () => {
    for (const chunks of [[100], [1]]) {
      const { rows, rejects } = await readJson(
        `${RS}{"a":1}\n${RS}{"a":\n"x\n${RS}{"a":1}{"a":2}\n${RS}{"a":2}\n`,
        { chunks },
      )
      expect(rows).to.deep.equal([['1'], ['2']])
      expect(rejects.map(({ line, detail, raw }) => [line, detail, raw.toString()])).to.deep.equal([
        [
          2,
          'Line 3, column 3: a double quote that ends the string is expected, but the line ends.',
          '{"a":\n"x',
        ],
        [4, 'Line 4, column 9: a record separator is expected, but { stands there.', '{"a":1}{"a":2}'],
      ])
    }
    const numbers = await readJson(`${RS}12\n${RS}12${RS}34 `)
    expect(numbers.rows).to.deep.equal([['12'], ['34']])
    expect(numbers.rejects).to.have.length(1)
  })

  it('may have records below a path', async () => {
    const text = `${RS}{"features":[{"a":1}]}\n${RS}{"features":[{"a":2}]}\n`
    expect((await readJson(text, { path: 'features' })).rows).to.deep.equal([['1'], ['2']])
  })
})
