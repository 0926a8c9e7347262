import { expect } from 'chai'
import fc from 'fast-check'
import { FixedRecords } from '../../../../src/quality/loaders/fixed/fixed-records.ts'
import type { FixedFormat } from '../../../../src/quality/loaders/fixed/fixed-records.ts'
import {
  END,
  MORE,
  RECORD,
  type SourceRecord,
} from '../../../../src/quality/loaders/records/record-source.ts'
import { RowPiece } from '../../../../src/quality/loaders/records/row-piece.ts'
import { ColumnTally } from '../../../../src/quality/values/column-tally.ts'
import { inFull } from '../../../support/full.ts'
import { layoutOf } from '../cobol/layout-of.ts'
import { anyField, anySource } from './support/encoder.ts'
import { item, layout } from './support/layouts.ts'
import { formatOf, LIMITS } from './support/reading.ts'

/** The rows and figures of a file, from the records or from records that hide what is known about them. */
async function written(bytes: Buffer, format: FixedFormat, hides: boolean) {
  const chunks = async function* () {
    yield bytes
  }
  const source = new FixedRecords(
    { chunks, bytesRead: 0, compression: undefined, isCut: false },
    format,
    LIMITS,
  )
  const piece = new RowPiece(1 << 16, false)
  const tally = new ColumnTally(source.columns)
  while (await source.fill())
    for (let found = source.next(); found !== MORE && found !== END; found = source.next())
      if (found === RECORD) piece.add(hides ? plain(source.record) : source.record, tally, undefined)
  await source.close()
  return { rows: piece.bytes.toString(), figures: tally.summary() }
}

function plain(record: SourceRecord): SourceRecord {
  const { bytes, fields, starts, ends, flags, isAscii, size, quote } = record
  const text = (field: number) => record.text(field)
  return { bytes, fields, starts, ends, flags, isAscii, size, quote, length: () => record.length(), text }
}

async function expectSame(bytes: Buffer, format: FixedFormat): Promise<void> {
  expect(await written(bytes, format, false)).to.deep.equal(await written(bytes, format, true))
}

describe('The rows of fixed records', () => {
  it('are the same and of the same types as those of values whose types are not known', async () => {
    const anyRecord = anySource.chain((source) =>
      fc.tuple(fc.constant(source), fc.array(anyField(source), { minLength: 1, maxLength: 10 })),
    )
    await fc.assert(
      fc.asyncProperty(anyRecord, async ([{ isEbcdic, byteOrder }, fields]) => {
        const parts = fields.map(({ format, length, more }, at) => item(`F${at}`, format, length, more))
        const bytes = Buffer.concat(fields.map((field) => field.bytes))
        const encoding = isEbcdic ? 'ebcdic' : 'iso8859-1'
        const format = formatOf(layout(...parts), { encoding, byteOrder, floats: `ieee_${byteOrder}` })
        await expectSame(Buffer.concat([bytes, bytes]), format)
      }),
      { numRuns: inFull(10_000, 800) },
    )
  })

  it('are the same if the bytes do not fit some of their views', async () => {
    const record = await layoutOf(
      `01 R. 05 K PIC X. 05 A PIC 9(4). 05 B REDEFINES A PIC X(4).
       05 C REDEFINES A. 10 C1 PIC X. 10 C2 PIC 9. 10 C3 PIC S9(3) COMP-3. 05 Z PIC 99.`,
      { format: 'free' },
    )
    const byte = fc.constantFrom(...Buffer.from('1234567 ,"a\x1c\x0d'))
    await fc.assert(
      fc.asyncProperty(fc.array(byte, { minLength: 70, maxLength: 70 }), (bytes) =>
        expectSame(Buffer.from(bytes), formatOf(record)),
      ),
      { numRuns: inFull(10_000, 800) },
    )
  })
})
