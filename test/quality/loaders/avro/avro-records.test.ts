import { expect } from 'chai'
import { block, header, long, readAvro, recordOf, text } from './avro-file.ts'

const file = (schema: unknown, ...records: Buffer[]): Buffer =>
  Buffer.concat([header(schema), block(records.length, Buffer.concat(records))])

/** The texts of the only column of a type. */
const textsOf = async (type: unknown, ...values: Buffer[]) => {
  const { rows, rejects } = await readAvro(file(recordOf({ a: type }), ...values))
  expect(rejects).to.deep.equal([])
  return rows.map(([value]) => value)
}

const logical = (type: string, logicalType: string, more = {}) => ({ type, logicalType, ...more })

describe('An Avro file', () => {
  it('is read block by block, whatever the pieces in which its bytes arrive', async () => {
    const bytes = Buffer.concat([
      header(recordOf({ a: 'int', b: 'string' })),
      block(2, Buffer.concat([long(1), text('x'), long(2), text('')])),
      block(0, Buffer.alloc(0)),
      block(1, Buffer.concat([long(-3), text('ü')])),
    ])
    for (const chunk of [1, 3, 1000]) {
      const read = await readAvro(bytes, { chunk })
      expect(read.names).to.deep.equal(['a', 'b'])
      expect(read.rows).to.deep.equal([
        ['1', 'x'],
        ['2', ''],
        ['-3', 'ü'],
      ])
      expect(read.bytesRead).to.equal(bytes.length)
    }
  })

  it('has no rows if it has no blocks', async () => {
    const read = await readAvro(header(recordOf({ a: 'int' })))
    expect([read.names, read.rows]).to.deep.equal([['a'], []])
  })

  it('has one column if its values are no records', async () => {
    const { names, rows } = await readAvro(file({ type: 'array', items: 'int' }, Buffer.from([2, 2, 0])))
    expect([names, rows]).to.deep.equal([['value'], [['[1]']]])
  })

  it('has the exact text of each whole number', async () => {
    const numbers = [0n, 63n, -64n, 2n ** 48n, -(2n ** 48n), 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)]
    expect(await textsOf('long', ...numbers.map(long))).to.deep.equal(numbers.map(String))
  })

  it('has the texts of nanoseconds, durations, and identifiers in bytes', async () => {
    const nanos = 1_706_745_599_123_456_789n
    expect(await textsOf(logical('long', 'timestamp-nanos'), long(nanos), long(-1))).to.deep.equal([
      '2024-01-31 23:59:59.123456789+00',
      '1969-12-31 23:59:59.999999999+00',
    ])
    expect(await textsOf(logical('long', 'local-timestamp-nanos'), long(nanos + 11n))).to.deep.equal([
      '2024-01-31 23:59:59.1234568',
    ])
    const fixed = (size: number, logicalType: string) => ({ type: 'fixed', name: 'F', size, logicalType })
    const duration = Buffer.alloc(12)
    for (const [index, part] of [14, 3, 14_405_250].entries()) duration.writeUInt32LE(part, 4 * index)
    expect(await textsOf(fixed(12, 'duration'), duration, Buffer.alloc(12))).to.deep.equal([
      '1 year 2 months 3 days 04:00:05.25',
      '00:00:00',
    ])
    const id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
    expect(await textsOf(fixed(16, 'uuid'), Buffer.from(id.replaceAll('-', ''), 'hex'))).to.deep.equal([id])
  })

  it('has dates of any year', async () => {
    const days = [-719_528, -800_000, 2_932_897, 2 ** 31 - 1]
    expect(await textsOf(logical('int', 'date'), ...days.map(long))).to.deep.equal([
      '0001-01-01 (BC)',
      '0222-09-04 (BC)',
      '10000-01-01',
      '5881580-07-11',
    ])
  })

  it('ignores logical types that do not fit their type', async () => {
    expect(await textsOf(logical('string', 'date'), text('x'))).to.deep.equal(['x'])
    expect(await textsOf(logical('long', 'unknown'), long(5))).to.deep.equal(['5'])
    const decimal = logical('bytes', 'decimal', { precision: 2, scale: 3 })
    expect(await textsOf(decimal, text(Buffer.from([1])))).to.deep.equal(['01'])
  })

  it('has decimals with all digits, also those of few and of many bytes', async () => {
    const decimal = logical('bytes', 'decimal', { precision: 60, scale: 2 })
    const values = ['', 'ff', '05', '0fffffffffffffffffffffffffffffffff'].map((hex) =>
      text(Buffer.from(hex, 'hex')),
    )
    expect(await textsOf(decimal, ...values)).to.deep.equal([
      '0.00',
      '-0.01',
      '0.05',
      '54445178707350154154139937189082913832.95',
    ])
  })

  it('has values of several types in one column', async () => {
    const union = ['null', 'int', 'string', { type: 'array', items: ['null', 'string'] }]
    const values = [
      [long(0)],
      [long(1), long(7)],
      [long(2), text('x"')],
      [long(3), long(2), long(0), long(1), text('x"\n'), long(0)],
    ]
    expect(await textsOf(union, ...values.map((parts) => Buffer.concat(parts)))).to.deep.equal([
      null,
      '7',
      'x"',
      '[null,"x\\"\\n"]',
    ])
  })

  it('has records within themselves, and names in namespaces', async () => {
    const node = {
      type: 'record',
      name: 'Node',
      namespace: 'a.b',
      fields: [
        { name: 'next', type: ['null', 'Node'] },
        { name: 'same', type: ['null', 'a.b.Node'] },
      ],
    }
    const value = [long(1), long(0), long(0), long(0)]
    expect(await textsOf(node, Buffer.concat(value))).to.deep.equal([
      '{"next":{"next":null,"same":null},"same":null}',
    ])
  })

  it('has lists whose parts tell their bytes, and maps with repeated keys', async () => {
    const items = Buffer.concat([long(-2), long(2), long(1), long(2), long(1), long(3), long(0)])
    expect(await textsOf({ type: 'array', items: 'int' }, items)).to.deep.equal(['[1,2,3]'])
    const entries = Buffer.concat([long(2), text('k'), long(1), text('k'), long(2), long(0)])
    expect(await textsOf({ type: 'map', values: 'int' }, entries)).to.deep.equal(['{"k":1,"k":2}'])
  })

  it('rejects records by themselves', async () => {
    const time = logical('int', 'time-millis')
    const bytes = file(
      recordOf({ a: 'string', b: ['null', time] }),
      ...[
        [text('good'), long(0)],
        [text(Buffer.from([0xc3])), long(0)],
        [text('x'.repeat(2000)), long(0)],
        [text('late'), long(1), long(86_400_001)],
        [text('good'), long(1), long(86_400_000)],
      ].map((parts) => Buffer.concat(parts)),
    )
    const { rows, rejects } = await readAvro(bytes, { recordBytes: 1000, rejectBytes: 10 })
    expect(rows).to.deep.equal([
      ['good', null],
      ['good', '24:00:00'],
    ])
    expect(rejects.map(({ reason, detail, line, raw }) => [line, reason, detail, raw.length])).to.deep.equal([
      [
        2,
        'undecodable',
        'A text of the column a is not UTF-8; repair it, or write the column as binary data.',
        3,
      ],
      [3, 'over-long', 'The record is longer than 1000 bytes.', 10],
      [4, 'bad field', 'The value 86400001 of the column b is no time of day.', 10],
    ])
  })

  it('is cut where a preview ends', async () => {
    const bytes = Buffer.concat([header(recordOf({ a: 'int' })), block(1, long(5)), block(1, long(6))])
    const read = await readAvro(bytes.subarray(0, -3), { isCut: true })
    expect([read.rows, read.isCut]).to.deep.equal([[['5']], true])
    const none = await readAvro(bytes.subarray(0, 20), { isCut: true })
    expect([none.rows, none.columns, none.isCut]).to.deep.equal([[], 0, true])
  })
})
