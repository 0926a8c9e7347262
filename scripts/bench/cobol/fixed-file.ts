import { open } from 'node:fs/promises'
import { parseCopybook } from '../../../src/quality/loaders/cobol/parse-copybook.ts'
import { type Column, columnsOf } from '../../../src/quality/loaders/fixed/columns.ts'
import type { FixedFormat } from '../../../src/quality/loaders/fixed/fixed-records.ts'
import { MAX_COLUMNS } from '../../../src/quality/model/warehouse/warehouse.ts'
import { Random } from '../random.ts'

const FIELDS = 40
const CLAUSES = [
  'PIC X(12)',
  'PIC S9(7)V99 COMP-3',
  'PIC 9(8)',
  'PIC S9(9) COMP',
  'PIC X(20)',
  'PIC S9(5)V99',
  'PIC 9(4) COMP',
  'PIC X(3)',
]

export const COPYBOOK = `       01  R.\n${Array.from(
  { length: FIELDS },
  (_, index) => `           05  F${index + 1} ${CLAUSES[index % CLAUSES.length]}.\n`,
).join('')}`

/** Records that are made; the file repeats them. */
const DIFFERENT_RECORDS = 20_000

/** A file of fixed records of 40 fields in EBCDIC, without anything between them. */
export interface FixedFile {
  readonly path: string
  readonly bytes: number
  readonly records: number
  readonly recordBytes: number
}

export async function fixedFormat(): Promise<FixedFormat> {
  const layout = await parseCopybook(COPYBOOK, { file: 'bench', align: 'two', upacked: false })
  return {
    ...{ layout, columns: columnsOf(layout, { redefines: 'all', limit: MAX_COLUMNS }) },
    ...{ encoding: 'ebcdic', national: 'unicode', byteOrder: 'big' },
    ...{ recordFormat: 'F', terminator: 'none', slides: false },
  }
}

export async function writeFixedFile(path: string, megabytes: number): Promise<FixedFile> {
  const { layout, columns } = await fixedFormat()
  const recordBytes = layout.maxLength
  const records = Math.max(1, Math.floor((megabytes * 1e6) / recordBytes))
  const generator = new Random(7)
  const random = () => generator.unit()
  const block = Buffer.concat(
    Array.from({ length: Math.min(records, DIFFERENT_RECORDS) }, () =>
      recordOf(columns, recordBytes, random),
    ),
  )
  const file = await open(path, 'w')
  try {
    for (let left = records * recordBytes; left > 0; left -= block.length)
      await file.write(block, 0, Math.min(left, block.length))
  } finally {
    await file.close()
  }
  return { path, bytes: records * recordBytes, records, recordBytes }
}

function recordOf(columns: readonly Column[], length: number, random: () => number): Buffer {
  const record = Buffer.alloc(length)
  for (const { item, offset } of columns) {
    const { format } = item
    const isNegative = 'isSigned' in format && format.isSigned && random() < 0.3
    // Numbers of all lengths are equally frequent.
    const integer = (digits: number) => Math.floor(random() * 10 ** Math.ceil(random() * digits))
    if (format.kind === 'text') {
      const letters = Math.floor(random() * (item.length + 1))
      for (let at = 0; at < item.length; at++)
        record[offset + at] = at < letters ? 0x81 + Math.floor(random() * 9) : 0x40
    } else if (format.kind === 'packed') {
      const digits = `${integer(format.digits)}${isNegative ? 'd' : 'c'}`
      record.write(digits.padStart(2 * item.length, '0'), offset, 'hex')
    } else if (format.kind === 'zoned') {
      const digits = String(integer(format.digits)).padStart(item.length, '0')
      for (let at = 0; at < item.length; at++) record[offset + at] = 0xf0 + Number(digits[at])
      if (format.sign === 'trailing') record[offset + item.length - 1]! -= random() < 0.3 ? 0x20 : 0x30
    } else if (format.kind === 'binary') {
      const value = integer(format.digits)
      if (isNegative) record.writeIntBE(-value, offset, item.length)
      else record.writeUIntBE(value, offset, item.length)
    } else throw new Error(`not written: ${format.kind}`)
  }
  return record
}
