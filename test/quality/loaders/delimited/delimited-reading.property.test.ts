import { expect } from 'chai'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { type DelimitedFormat, VALUE_TYPES } from '../../../../src/quality/model/reading.ts'
import { classify } from '../../../../src/quality/values/value-types.ts'
import { readPlainly } from '../oracle.ts'
import { type FileRequest, FORMAT, LIMITS, readInChunks, REQUEST } from '../reading.ts'

/** Bits of files in which everything that the rules name comes up often. */
const bitsOf = (delimiter: string, quote: string) => {
  const marks = [delimiter, quote, '\n', '\r', '\r\n']
  const text = [
    '',
    'a',
    '12',
    ' ',
    '\\',
    '☃',
    'é',
    '\0',
    ',',
    '"',
    '£',
    '2024-01-31',
    '1.5',
    'x'.repeat(20),
    '\ufeff',
  ]
  const field = fc.oneof(
    fc.constantFrom(...text),
    fc
      .array(fc.constantFrom(...text, delimiter, '\n', '\r\n', quote + quote), { maxLength: 4 })
      .map((parts) => `${quote}${parts.join('')}${quote}`),
    fc.constantFrom(...marks, quote + 'a', 'a' + quote, `${quote}a${quote}b`),
  )
  const record = fc.array(field, { minLength: 1, maxLength: 3 }).map((fields) => fields.join(delimiter))
  return fc.array(fc.tuple(record, fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '')), { maxLength: 12 })
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const OPTIONS = {
  skipRows: rarely(fc.nat(3)),
  comment: rarely(fc.constantFrom('a', '1', ',', '☃')),
  escape: rarely(fc.constant('backslash' as const)),
  ragged: rarely(fc.constantFrom('pad' as const, 'cut' as const, 'fit' as const)),
  nulls: rarely(fc.constant(['a', '12', '\\a'])),
  trim: rarely(fc.constant(true)),
}

const file = fc
  .record({
    delimiter: fc.constantFrom(',', ',', ';', '\t', '£', '¬', '\0', '☃', '"', '||', ', ', 'aX☃'),
    quote: fc.constantFrom('"', '"', "'", '«', undefined),
    encoding: fc.constantFrom('utf-8', 'utf-8', 'cp1252'),
  })
  .filter(({ delimiter, quote }) => delimiter !== quote)
  .chain(({ delimiter, quote, encoding }) =>
    fc.record({
      format: fc.record({
        encoding: fc.constant(encoding === 'cp1252' && delimiter.includes('☃') ? 'utf-8' : encoding),
        delimiter: fc.constant(delimiter),
        quote: fc.constant(quote),
        terminator: fc.constantFrom(undefined, undefined, 'lf', 'cr', 'crlf', 'none'),
        header: fc.boolean(),
        ...OPTIONS,
      }),
      text: bitsOf(delimiter, quote ?? '"').map((records) => records.flat().join('')),
      hasMark: fc.boolean(),
      wrong: fc.option(fc.tuple(fc.nat(), fc.constantFrom(0x81, 0xff, 0xc2, 0xe2, 0xf0)), { freq: 3 }),
    }),
  )
  .map(({ format, text, hasMark, wrong }) => {
    const marked = hasMark && format.encoding === 'utf-8' ? `\ufeff${text}` : text
    const bytes = iconv.encode(marked, format.encoding)
    if (wrong === null) return { format, bytes }
    const at = wrong[0] % (bytes.length + 1)
    return { format, bytes: Buffer.concat([bytes.subarray(0, at), Buffer.of(wrong[1]), bytes.subarray(at)]) }
  })

const asked = fc.record({
  columnCount: fc.constantFrom(undefined, undefined, 1, 2, 3),
  sample: fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'all' } as const) },
    fc.record({ kind: fc.constant('first' as const), rows: fc.nat(4), skip: fc.nat(3) }),
    fc.record({
      kind: fc.constant('random' as const),
      percent: fc.integer({ min: 0, max: 100 }),
      skip: fc.nat(2),
      seed: fc.integer(),
    }),
  ),
  recordBytes: fc.constantFrom(5, 10, 25, 1000),
  rejectBytes: fc.constantFrom(3, 8, 1000),
  columns: fc.constantFrom(2, 100),
  pieceBytes: fc.constantFrom(1, 60, 10_000),
  size: fc.integer({ min: 1, max: 40 }),
})

/** Files of marks alone, in which nearly each line opens quotes and lines behind it take them up. */
const quotes = fc
  .array(fc.constantFrom('a', 'a', '"', '"', '""', ',', '","', '\n', '\n', 'a","\n', '"\n', 'a\n'), {
    maxLength: 40,
  })
  .map((parts) => ({ format: { ...FORMAT, terminator: 'lf' as const }, bytes: Buffer.from(parts.join('')) }))

const askedOfQuotes = fc.record({
  columnCount: fc.constantFrom(undefined, 2, 3, 4),
  recordBytes: fc.constantFrom(8, 16, 1000),
  rejectBytes: fc.constantFrom(1, 1000),
  size: fc.integer({ min: 1, max: 20 }),
})

interface File {
  readonly format: DelimitedFormat
  readonly bytes: Buffer
}

/** Expects both readers to find the same in a file. */
async function compare({ format, bytes }: File, more: Partial<FileRequest>, size: number): Promise<void> {
  const request = { ...REQUEST, format, ...more }
  const plain = readPlainly(bytes, request)
  const found = await readInChunks(bytes, request, size)
  expect(found.failure).to.equal(plain.failure)
  if (plain.failure !== undefined) return
  const { summary } = found
  expect(found.rejects).to.deep.equal(plain.rejects)
  expect(found.rows).to.deep.equal(plain.rows)
  expect(found.names).to.deep.equal(plain.names)
  expect(found.count).to.equal(plain.count)
  expect(found.terminator).to.equal(plain.terminator)
  expect(found.numbers).to.deep.equal(plain.rows.map((_, index) => String(index + 1)))
  expect(summary!.rows).to.equal(plain.rows.length)
  expect(summary!.records).to.equal(plain.rows.length + plain.rejects.length)
  expect(summary!.recordMaxLength).to.equal(Math.max(0, ...plain.recordLengths))
  expect(summary!.recordMinLength).to.equal(plain.rows.length ? Math.min(...plain.recordLengths) : 0)
  summary!.columns.forEach((column, index) => {
    const values = plain.rows.map((row) => row[index]!).filter((value) => value !== null)
    const lengths = values.map((value) => [...value].length)
    expect(column.maxLength).to.equal(Math.max(0, ...lengths))
    expect(column.minLength).to.equal(lengths.length ? Math.min(...lengths) : 0)
    for (const type of VALUE_TYPES) {
      const ofType = plain.rows.filter((row) => typeOf(row[index]) === type)
      expect(column.types[type], type).to.equal(ofType.length)
    }
  })
}

const typeOf = (text: string | null | undefined) =>
  text ? VALUE_TYPES[classify(Buffer.from(text), 0, Buffer.byteLength(text))] : 'null'

describe('reading a delimited file', () => {
  it('finds the same records as a plain reader, with any division into chunks', () =>
    fc.assert(
      fc.asyncProperty(file, asked, (generated, { columnCount, sample, size, pieceBytes, ...some }) =>
        compare(generated, { columnCount, sample, pieceBytes, limits: { ...LIMITS, ...some } }, size),
      ),
      { numRuns: 2000 },
    ))

  it('recovers at the same line as a plain reader if many lines open quotes without closing them', () =>
    fc.assert(
      fc.asyncProperty(quotes, askedOfQuotes, (generated, { columnCount, size, ...some }) =>
        compare(generated, { columnCount, limits: { ...LIMITS, ...some } }, size),
      ),
      { numRuns: 5000 },
    ))
})
