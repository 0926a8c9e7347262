import { expect } from 'chai'
import { gzipSync } from 'node:zlib'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ByteSource } from '../../../../src/quality/loaders/delimited/byte-source.ts'
import { FileTooWide, SourceBroken, SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { openJson } from '../../../../src/quality/loaders/json/json-source.ts'
import { MAX_DEPTH } from '../../../../src/quality/loaders/json/record-parser.ts'
import { bytesOf, LIMITS, readJson, readSource } from './read-json.ts'

const rejectsOf = async (text: string | Buffer, options = {}) =>
  (await readJson(text, options)).rejects.map(({ line, reason, detail }) => `${line}: ${reason}. ${detail}`)

const failure = async (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.fail('no error'),
    (error: Error) => error,
  )

describe('The values of a JSON file', () => {
  const fieldsOf = async (record: string) => (await readJson(`[${record}]`)).rows[0]

  it('keep numbers as they are in the file', async () => {
    const numbers = ['12345678901234567890.123', '1e400', '-0', '0.10', '1E+2', '-0.0e-0']
    expect(await fieldsOf(`{${numbers.map((number, i) => `"k${i}":${number}`).join(',')}}`)).to.deep.equal(
      numbers,
    )
  })

  it('tell null and an absent key from an empty string', async () => {
    const { rows } = await readJson('[{"a":null,"b":""},{"b":"null"},{"a":"x"}]')
    expect(rows).to.deep.equal([
      [null, ''],
      [null, 'null'],
      ['x', null],
    ])
  })

  it('are true and false', async () => {
    expect(await fieldsOf('{"a":true,"b":false}')).to.deep.equal(['true', 'false'])
  })

  it('are the characters of strings, with escapes decoded', async () => {
    const escapes = String.raw`"\"\\\/\b\f\n\r\t\u0041\u00e9\u20ac\ud83d\uDE00é€😀\u0000"`
    expect(await fieldsOf(`{"a":${escapes}}`)).to.deep.equal(['"\\/\b\f\n\r\tAé€😀é€😀\0'])
  })

  it('are compact JSON for objects and arrays, with the tokens of the file', async () => {
    const nested = String.raw`{ "x y" : [ 1.0 , 1e400 , "a  \u0041 \" b" ] , "z" : { } , "n" : null }`
    expect(await fieldsOf(`{"a": ${nested} ,"b":[ ]}`)).to.deep.equal([
      String.raw`{"x y":[1.0,1e400,"a  \u0041 \" b"],"z":{},"n":null}`,
      '[]',
    ])
  })

  it('have the length of the record in the file', async () => {
    expect((await readJson('{"é": "\\u00e9 \\n"}\n{"é":[1, 2]}')).lengths).to.deep.equal([18, 12])
  })
})

describe('The columns of a JSON file', () => {
  it('are the keys in the order of their first appearance', async () => {
    const { names, rows } = await readJson('{"b":1}\n{"a":2,"b":3}\n{"c":4,"\\u0061":5}')
    expect(names).to.deep.equal(['b', 'a', 'c'])
    expect(rows).to.deep.equal([
      ['1', null, null],
      ['3', '2', null],
      [null, '5', '4'],
    ])
  })

  it('are known before the first record', async () => {
    const source = openJson({
      open: async () => bytesOf(Buffer.from('[{"a":1},{"b":2}]'), [3]),
      limits: LIMITS,
    })
    expect(source.columns).to.equal(undefined)
    while (source.columns === undefined) await source.fill()
    expect(source.names).to.deep.equal(['a', 'b'])
    expect(source.bytesRead).to.equal(8)
    await source.close()
  })

  it('are not taken from rejected records', async () => {
    const { names, rejects } = await readJson('{"a":1}\n{"x":1,"x":2}\n{"y":1,}\n{"b":2}')
    expect(names).to.deep.equal(['a', 'b'])
    expect(rejects).to.have.length(2)
  })

  it('may have any name', async () => {
    const keys = ['__proto__', 'constructor', '', 'toString', 'a"b', 'é😀']
    const { names } = await readJson(JSON.stringify([Object.fromEntries(keys.map((key) => [key, 1]))]))
    expect([...names!].sort()).to.deep.equal([...keys].sort())
  })

  it('are the positions where the records are arrays', async () => {
    for (const text of ['[[1,"a"],[2],[]]', '[1,"a"]\n[2]\n[]\n']) {
      const { names, rows } = await readJson(text)
      expect(names, text).to.equal(undefined)
      expect(rows, text).to.deep.equal([
        ['1', 'a'],
        ['2', null],
        [null, null],
      ])
    }
  })

  it('are one column where the records are scalars', async () => {
    for (const text of ['[1,"a",null,true]', '1\n"a"\nnull\ntrue', '1 "a" null true']) {
      const { names, rows } = await readJson(text)
      expect(names, text).to.deep.equal(['value'])
      expect(rows, text).to.deep.equal([['1'], ['a'], [null], ['true']])
    }
  })

  it('are at most as many as the limit', async () => {
    expect((await readJson('[{"a":1},{"b":1}]', { columns: 2 })).names).to.have.length(2)
    for (const text of ['[{"a":1},{"b":1},{"c":1}]', '[[1,2,3]]'])
      expect(await failure(readJson(text, { columns: 2 }))).to.be.instanceOf(FileTooWide)
  })

  it('are those of the head in a preview', async () => {
    const { names, rows, isCut } = await readJson('[{"a":1},{"b":2},{"c":', { isCut: true, chunks: [4] })
    expect({ names, rows, isCut }).to.deep.equal({
      names: ['a', 'b'],
      rows: [
        ['1', null],
        [null, '2'],
      ],
      isCut: true,
    })
  })

  it('are those of the first records if only these are wanted', async () => {
    const { names, rows } = await readJson('{"a":1}\n{"b":2}\n{"c":3}', { records: 2 })
    expect(names).to.deep.equal(['a', 'b'])
    expect(rows).to.have.length(2)
  })

  it('are an error if the file changes between the passes', async () => {
    const texts = ['[{"a":1}]', '[{"b":1}]']
    const source = openJson({ open: async () => bytesOf(Buffer.from(texts.shift()!), [9]), limits: LIMITS })
    expect(await failure(readSource(source))).to.be.instanceOf(SourceUnreadable)
  })
})

describe('The format of a JSON file', () => {
  const same = [
    '[{"a":1},{"a":2}]',
    ' \n[ {"a":1} ,\n {"a":2} ] \n',
    '{"a":1}\n{"a":2}',
    '\n{"a":1} \r\n\r\n  {"a":2}\t\r\n',
    '{"a":1}{"a":2}',
    '{"a":1} {"a":2}\n',
    '{\n  "a": 1\n}\n{\n  "a": 2\n}\n',
    '{"a":\n1}{"a":2}',
    '\ufeff{"a":1}\n{"a":2}',
  ]
  for (const text of same)
    it(`is found in ${JSON.stringify(text)}`, async () => {
      for (const chunks of [[1000], [1], [2, 3]])
        expect((await readJson(text, { chunks })).rows, chunks.join()).to.deep.equal([['1'], ['2']])
    })

  it('may be UTF-16 with a byte order mark', async () => {
    const text = Buffer.from('\ufeff[{"a":"é😀"}]', 'utf16le')
    for (const bytes of [text, Buffer.from(text).swap16()])
      expect((await readJson(bytes, { chunks: [1] })).rows).to.deep.equal([['é😀']])
  })

  it('may have no records', async () => {
    for (const text of ['', ' \n', '[]', ' [ ] ']) expect((await readJson(text)).rows, text).to.deep.equal([])
  })

  it('may be compressed, plain on disk, and its handle is closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'json-'))
    try {
      for (const [name, pack] of [
        ['a', (text: string) => Buffer.from(text)],
        ['b', gzipSync],
      ] as const) {
        const path = join(folder, name)
        writeFileSync(path, pack('{"a":1}\n{"a":2}\n'))
        const source = openJson({ open: () => ByteSource.open(path, { expandedBytes: 1e6 }), limits: LIMITS })
        const { rows, terminator, bytesRead } = await readSource(source)
        expect({ rows, terminator }).to.deep.equal({ rows: [['1'], ['2']], terminator: 'lf' })
        expect(bytesRead).to.equal(name === 'a' ? 16 : gzipSync('{"a":1}\n{"a":2}\n').length)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('A bad line', () => {
  it('is rejected with its place, reason and bytes, and the next line is read', async () => {
    const { rows, rejects } = await readJson('{"a":1}\n\n  {"a":tru}\r\n{"a":2}\n')
    expect(rows).to.deep.equal([['1'], ['2']])
    expect(rejects.map(({ raw, ...rest }) => ({ ...rest, raw: raw.toString() }))).to.deep.equal([
      {
        reason: 'malformed',
        detail: 'Column 11: the word true is expected, but } stands there.',
        line: 3,
        offset: 11,
        length: 9,
        raw: '{"a":tru}',
      },
    ])
  })

  const faults: readonly (readonly [string, string])[] = [
    ['{"a":01}', 'Column 7: a comma or } is expected, but 1 stands there.'],
    ['{"a":1.}', 'Column 8: a digit is expected, but } stands there.'],
    ['{"a":+1}', 'Column 6: a value is expected, but + stands there.'],
    ['{"a":1,}', 'Column 8: a key in double quotes is expected, but } stands there.'],
    ["{'a':1}", "Column 2: a key in double quotes is expected, but ' stands there."],
    ['{"a" 1}', 'Column 6: a colon after the key is expected, but 1 stands there.'],
    ['{"a":"\\x"}', 'Column 8: one of "\\/bfnrtu is expected, but x stands there.'],
    ['{"a":"\\u12g4"}', 'Column 11: a hexadecimal digit is expected, but g stands there.'],
    [
      '{"a":"\t"}',
      'Column 7: a double quote that ends the string is expected, but the byte 09 stands there.',
    ],
    ['{"a":[1 2]}', 'Column 9: a comma or ] is expected, but 2 stands there.'],
    ['{"a":{"b"}}', 'Column 10: a colon after the key is expected, but } stands there.'],
    ['{"a":1} x', 'Column 9: the end of the line is expected, but x stands there.'],
    ['{"a":1}{"a":2}', 'Column 8: the end of the line is expected, but { stands there.'],
    ['{"a":"x', 'Column 8: a double quote that ends the string is expected, but the line ends.'],
    ['{"a":1', 'The line ends inside the record; each record must be complete in its line.'],
    ['NaN', 'Column 1: a value is expected, but N stands there.'],
  ]
  for (const [text, detail] of faults)
    it(`${text} says: ${detail}`, async () => {
      const { rows, rejects } = await readJson(`{"a":0}\n${text}\n{"a":3}\n`, { chunks: [5] })
      expect(rows).to.deep.equal([['0'], ['3']])
      expect(rejects.map((reject) => reject.detail)).to.deep.equal([detail])
      expect(rejects[0]!.raw.toString()).to.equal(text)
    })

  it('may be the first line', async () => {
    expect((await readJson('{"a":1,\n{"a":2}\n')).rows).to.deep.equal([['2']])
  })
})

describe('A record whose syntax is right', () => {
  it('is rejected if a key occurs twice, but nested keys may', async () => {
    const text = String.raw`{"a":1,"b":{"x":1,"x":2}}` + '\n' + String.raw`{"a":1,"b":2,"\u0061":3}`
    expect(await rejectsOf(text)).to.deep.equal(['2: malformed. The key "a" occurs twice in the object.'])
  })

  it('is rejected if it has half of a surrogate pair', async () => {
    const details = await rejectsOf(
      String.raw`[{"a":1},{"a":"\ud800"},{"a":"\udc00\ud800"},{"\ud800x":1},{"a":"\ud800\u0041"}]`,
    )
    expect(details).to.have.length(4)
    expect(details[0]).to.contain('undecodable. A string of the key "a" has an escape')
  })

  it('is rejected if bytes are not characters', async () => {
    const text = Buffer.concat([Buffer.from('[{"a":"'), Buffer.of(0xff), Buffer.from('"},\n{"a":"é"}]')])
    expect(await rejectsOf(text)).to.deep.equal([
      '1: undecodable. The byte FF at offset 7 is not a character in utf-8.',
    ])
  })

  it('is rejected if its shape differs from the first record', async () => {
    expect(await rejectsOf('[{"a":1},[1],null,{"a":2}]')).to.deep.equal([
      '1: malformed. The record is an array, but the records of this file are each an object.',
      '1: malformed. The record is a string, number, boolean or null, but the records of this file are each an object.',
    ])
  })

  it('is rejected if it is nested too deep', async () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    const { rows, rejects } = await readJson(
      `${nested(MAX_DEPTH)}\n${nested(MAX_DEPTH + 1)}\n${nested(50_000)}`,
    )
    expect(rows).to.have.length(1)
    expect(rejects.map(({ detail }) => detail)).to.deep.equal(
      Array(2).fill(`The record is nested deeper than ${MAX_DEPTH} levels.`),
    )
  })

  for (const [name, separator, ends] of [
    ['lines', '\n', ['', '']],
    ['array', ',\n', ['[', ']']],
    ['concatenated', '\n', ['{"a":\n0}', '']],
  ] as const)
    it(`is rejected if it is too long, and the next one is read (${name})`, async () => {
      for (const size of [60, 5000]) {
        const long = `{"a":"${'x}"\n'
          .repeat(size / 4)
          .replaceAll('"', '\\"')
          .replaceAll('\n', ' ')}"}`
        const text = ends[0] + ['{"a":1}', long, '{"a":2}', '{"a":1}'].join(separator) + ends[1]
        const limits = { recordBytes: 50, rejectBytes: 20 }
        const { rows, rejects } = await readJson(text, { ...limits, chunks: [7] })
        expect(rows.slice(-3)).to.deep.equal([['1'], ['2'], ['1']])
        const lines = name === 'concatenated' ? 3 : 2
        expect(rejects).to.have.length(1)
        expect(rejects[0]).to.include({ reason: 'over-long', line: lines, length: long.length })
        expect(rejects[0]!.offset).to.equal(text.indexOf(long))
        expect(rejects[0]!.raw.toString()).to.equal(long.slice(0, 20))
      }
    })
})

describe('A syntax error where records do not end with their lines', () => {
  const faults: readonly (readonly [string, string])[] = [
    [
      '[{"a":1},\n {"a":2},\n]',
      'Line 3, column 1 of the source file: a value is expected, but ] stands there.',
    ],
    [
      '[{"a":1}\n {"a":2}]',
      'Line 2, column 2 of the source file: a comma or ] is expected, but { stands there.',
    ],
    ['[{"a":1},\n{"a":\n', 'Line 3, column 1 of the source file: a value is expected, but the text ends.'],
    ['[{"a":1}', 'Line 1, column 9 of the source file: a comma or ] is expected, but the text ends.'],
    [
      '[{"a":1}]\n{}',
      'Line 2, column 1 of the source file: the end of the file is expected, but { stands there.',
    ],
    [
      '{\n"a":1,\n}',
      'Line 3, column 1 of the source file: a key in double quotes is expected, but } stands there.',
    ],
    [
      '1 2"x"',
      'Line 1, column 4 of the source file: white space after the value is expected, but " stands there.',
    ],
  ]
  for (const [text, sentence] of faults)
    it(`ends the reading: ${JSON.stringify(text)}`, async () => {
      for (const chunks of [[1000], [1]]) {
        const error = await failure(readJson(text, { chunks }))
        expect(error).to.be.instanceOf(SourceBroken)
        expect(error.message).to.equal(
          `${sentence} Correct the JSON there; nothing after this place can be read.`,
        )
      }
    })
})
