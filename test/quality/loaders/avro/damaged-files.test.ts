import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { writtenByPython } from '../typed/reading.ts'
import { block, failureOf, header, long, readAvro, recordOf, SYNC, text } from './avro-file.ts'

const INTS = recordOf({ a: 'int' })
const GOOD = Buffer.concat([header(INTS), block(2, Buffer.from([2, 4])), block(1, Buffer.from([6]))])
const CODECS = ['null', 'deflate', 'snappy', 'zstandard', 'bzip2', 'xz']

const withBlock = (schema: unknown, records: number | bigint, bytes: Buffer, codec?: string) =>
  Buffer.concat([header(schema, codec), block(records, bytes)])

describe('An Avro file that is damaged', function () {
  this.timeout(60_000)

  it('fails wherever it is cut, except between two blocks', async () => {
    const whole = [GOOD.length, GOOD.length - 19, GOOD.length - 19 - 20]
    for (let length = 1; length <= GOOD.length; length++) {
      const cut = GOOD.subarray(0, length)
      if (whole.includes(length)) expect((await readAvro(cut)).columns).to.equal(1)
      else expect(await failureOf(cut), String(length)).to.match(/^(SourceBroken: .* cut off |OtherFormat: )/)
    }
  })

  for (const codec of CODECS)
    it(`never fails other than by a sentence if bytes are flipped, with the codec ${codec}`, async () => {
      const bytes = readFileSync(writtenByPython(`values-${codec}.avro`))
      const good = (await readAvro(bytes)).rows
      const start = bytes.indexOf(SYNC)
      let found = 0
      let changed = 0
      for (let at = 0; at < bytes.length; at += 11) {
        const flipped = Buffer.from(bytes)
        flipped[at]! ^= 1 << (at % 8)
        try {
          const { rows, rejects } = await readAvro(flipped)
          if (rejects.length > 0) found++
          // The schema has no checksum.
          else if (at >= start && JSON.stringify(rows) !== JSON.stringify(good)) changed++
        } catch (error) {
          found++
          const { name, message } = error as Error
          expect(name).to.be.oneOf(['SourceBroken', 'OtherFormat', 'CannotExpand'])
          expect(message).to.match(/^The .*\.$/)
        }
      }
      expect(found).to.be.greaterThan(10)
      // Without a checksum, another value takes the place of a value.
      if (['snappy', 'bzip2', 'xz'].includes(codec)) expect(changed).to.equal(0)
    })

  it('fails fast if a size claims more than there is', async () => {
    const huge = 2n ** 60n
    expect(await failureOf(Buffer.concat([header(INTS), block(1, long(1), huge)]))).to.equal(
      'SourceBroken: The Avro file is damaged after 0 records: a block claims 1152921504606846976 bytes, and a block has at most 134217728; write or upload it again.',
    )
    expect(await failureOf(withBlock(INTS, huge, long(1)))).to.match(/claims 1152921504606847000 records/)
    expect(await failureOf(withBlock(INTS, 2, long(1)))).to.match(/damaged in record 2/)
    expect(await failureOf(withBlock(INTS, 1, Buffer.from([2, 4])))).to.match(/other bytes follow/)
    expect(await failureOf(withBlock(recordOf({ a: 'string' }), 1, long(huge)))).to.match(/has a length that/)
    const nulls = recordOf({ a: { type: 'array', items: 'null' } })
    expect(await failureOf(withBlock(nulls, 1, long(huge)))).to.match(/more items than its block/)
    const many = Buffer.concat(Array.from({ length: 1000 }, () => long(1_000_000)))
    expect(await failureOf(withBlock(nulls, 1, many))).to.match(/too many values without bytes/)
    // The limit holds for all records together.
    const each = Buffer.concat(Array.from({ length: 40 }, () => [long(1_000_000), long(0)]).flat())
    expect(await failureOf(withBlock(nulls, 40, each))).to.match(/record 11.*too many values without bytes/)
    const empty = recordOf({ a: 'null' })
    expect((await readAvro(withBlock(empty, 3, Buffer.alloc(0)))).rows).to.deep.equal([
      [null],
      [null],
      [null],
    ])
    expect(await failureOf(withBlock(empty, 5_000_000, Buffer.alloc(0)))).to.match(/claims 5000000 records/)
  })

  it('fails if records contain themselves without an end', async () => {
    const endless = { type: 'record', name: 'A', fields: [{ name: 'a', type: 'A' }] }
    expect(await failureOf(withBlock(endless, 1, Buffer.alloc(0)))).to.match(/nested deeper than 1000 levels/)
    const list = { type: 'record', name: 'A', fields: [{ name: 'a', type: ['null', 'A'] }] }
    const deep = (levels: number) => withBlock(list, 1, Buffer.concat([Buffer.alloc(levels, 2), long(0)]))
    const { rejects } = await readAvro(deep(600))
    expect(rejects.map(({ detail }) => detail)).to.deep.equal([
      'The record is nested deeper than 500 levels.',
    ])
    expect((await readAvro(deep(400))).rows[0]![0]).to.have.length(400 * 6 + 4)
  })

  it('fails if its types multiply', async () => {
    const types = Array.from({ length: 40 }, (_, i) => ({
      type: 'record',
      name: `T${i}`,
      fields: ['a', 'b'].map((name) => ({ name, type: i === 0 ? 'null' : `T${i - 1}` })),
    }))
    const bytes = withBlock(
      recordOf(Object.fromEntries(types.map((type, i) => [`f${i}`, type]))),
      1,
      Buffer.alloc(0),
    )
    expect(await failureOf(bytes)).to.match(/too many values without bytes/)
  })

  it('fails if its schema is wrong', async () => {
    const reasons: [unknown, RegExp][] = [
      ['{', /is not JSON/],
      [{ type: 'record', name: 'A' }, /a record without fields/],
      [recordOf({ a: 'Unknown' }), /uses the type "Unknown", which it does not define/],
      [recordOf({ a: '__proto__' }), /uses the type "__proto__"/],
      [recordOf({ a: [['null']] }), /a union in a union/],
      [recordOf({ a: [] }), /a union without types/],
      [recordOf({ a: { type: 'fixed', name: 'F', size: 2 ** 40 } }), /a fixed type of 1099511627776 bytes/],
      [recordOf({ a: { type: 'enum', name: 'E' } }), /an enum without symbols/],
      [recordOf({ a: null }), /a type that is no name and no object/],
      [
        recordOf({ a: { type: 'bytes', logicalType: 'decimal', precision: 1e9, scale: 1e9 } }),
        /more than 10000 digits/,
      ],
      [recordOf({}), /no columns/],
      [recordOf(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`f${i}`, 'int']))), /101 columns/],
      [`${'{"type":"array","items":'.repeat(300)}"int"${'}'.repeat(300)}`, /nested deeper than 200 levels/],
      [`${'['.repeat(100_000)}`, /is not JSON/],
    ]
    for (const [schema, reason] of reasons) expect(await failureOf(header(schema))).to.match(reason)
    const none = Buffer.concat([Buffer.from('Obj\x01'), long(0), Buffer.alloc(16)])
    expect(await failureOf(none)).to.match(/has no schema/)
    expect(await failureOf(header(INTS, 'lzo'))).to.match(
      /compressed by "lzo", which cannot be read: write it with deflate, snappy/,
    )
    expect(await failureOf(Buffer.from('a,b\n1,2\n'))).to.match(/^OtherFormat: The file is not an Avro file/)
    expect(await failureOf(Buffer.alloc(0))).to.match(/^OtherFormat: The file is not an Avro file/)
  })

  it('fails if it expands too far', async () => {
    const zeros = Buffer.alloc(300 << 20)
    const bomb = withBlock(INTS, zeros.length, deflateRawSync(zeros), 'deflate')
    expect(await failureOf(bomb)).to.match(
      /^ExpandsTooFar: A block of the file expands to more than 268435456/,
    )
    const small = withBlock(INTS, 1000, deflateRawSync(Buffer.alloc(1000)), 'deflate')
    expect(await failureOf(small, { expandedBytes: 100 })).to.match(
      /blocks of the file expand to more than 100/,
    )
    const symbols = recordOf({ a: { type: 'enum', name: 'E', symbols: ['x'.repeat(1000)] } })
    expect(await failureOf(withBlock(symbols, 1000, Buffer.alloc(1000)), { expandedBytes: 5000 })).to.match(
      /values of the file take more than 5000 bytes as text/,
    )
    expect(await failureOf(withBlock(INTS, 1, text('no deflate'), 'deflate'))).to.match(/cannot be expanded/)
  })
})
