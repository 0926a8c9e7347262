import { expect } from 'chai'
import fc from 'fast-check'
import { inFull } from '../../../support/full.ts'
import { anyField, anySource, type Field, type Source } from './support/encoder.ts'
import { item, layout } from './support/layouts.ts'
import { formatOf, readFixed } from './support/reading.ts'
import { isValid } from './support/validity.ts'

const encodingOf = ({ isEbcdic }: Source) => (isEbcdic ? 'ebcdic' : 'iso8859-1')

const layoutOf = (fields: readonly Field[]) =>
  layout(...fields.map(({ format, length, more }, index) => item(`F${index + 1}`, format, length, more)))

const record = anySource.chain((source) =>
  fc.record({
    source: fc.constant(source),
    fields: fc.array(anyField(source), { minLength: 1, maxLength: 12 }),
    sizes: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 4 }),
  }),
)

describe('The decoder of fixed records', () => {
  it('decodes what an encoder of its own has written, in each format, byte order and encoding', async () => {
    await fc.assert(
      fc.asyncProperty(record, async ({ source, fields, sizes }) => {
        const bytes = Buffer.concat(fields.map((field) => field.bytes))
        const format = formatOf(layoutOf(fields), {
          encoding: encodingOf(source),
          byteOrder: source.byteOrder,
          floats: `ieee_${source.byteOrder}`,
        })
        const { rows, rejects } = await readFixed(Buffer.concat([bytes, bytes, bytes]), format, sizes)
        expect(rejects).to.deep.equal([])
        const texts = fields.map(({ text }) => text)
        expect(rows).to.deep.equal([texts, texts, texts])
      }),
      { numRuns: inFull(20_000, 1500) },
    )
  })

  it('rejects random bytes exactly if a field of them is invalid, and names that field', async () => {
    const damaged = record.chain(({ source, fields }) =>
      fc.record({
        source: fc.constant(source),
        fields: fc.constant(fields),
        damage: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
        isRandom: fc.boolean(),
        random: fc.uint8Array({ minLength: 512, maxLength: 512 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(damaged, async ({ source, fields, damage, isRandom, random }) => {
        const encoded = Buffer.concat(fields.map((field) => field.bytes))
        const bytes = isRandom ? Buffer.from(random.subarray(0, encoded.length)) : encoded
        for (const [at, byte] of damage) bytes[at % bytes.length] = byte
        const format = formatOf(layoutOf(fields), {
          encoding: encodingOf(source),
          byteOrder: source.byteOrder,
          floats: `ieee_${source.byteOrder}`,
        })
        const { rows, rejects } = await readFixed(bytes, format)
        let offset = 0
        const invalid = fields.findIndex((field) => {
          const own = bytes.subarray(offset, offset + field.length)
          const isWrong = !isValid(field, own, source)
          if (!isWrong) offset += field.length
          return isWrong
        })
        expect(rows.length).to.equal(invalid < 0 ? 1 : 0)
        if (invalid < 0) return
        expect(rejects).to.have.length(1)
        expect(rejects[0]!.raw.equals(bytes)).to.equal(true)
        expect(rejects[0]!.detail).to.match(
          new RegExp(`^The field F${invalid + 1} at offset ${offset} holds `),
        )
      }),
      { numRuns: inFull(20_000, 1500) },
    )
  })

  it('rejects a blank number whose point is another blank, also if the point comes first', async () => {
    const format = { kind: 'zoned', sign: 'none', digits: 1, scale: 1, hasPoint: true } as const
    const field = { format, length: 2, bytes: Buffer.alloc(0), text: null }
    const read = async (bytes: number[]) => {
      const { rows, rejects } = await readFixed(Buffer.from(bytes), formatOf(layoutOf([field])))
      return rejects.length > 0 ? 'rejected' : rows[0]
    }
    expect(await read([0x2e, 0x35])).to.deep.equal(['0.5'])
    for (const blank of [
      [0x20, 0x20],
      [0, 0],
    ])
      expect(await read(blank)).to.deep.equal([null])
    for (const mixed of [
      [0, 0x20],
      [0x20, 0],
      [0x2e, 0x20],
      [0x20, 0x35],
    ])
      expect(await read(mixed), String(mixed)).to.equal('rejected')
  })
})
