import { expect } from 'chai'
import fc from 'fast-check'
import { checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import { showValue } from '../../../src/quality/expressions/show-value.ts'
import type { ScopeColumn } from '../../../src/quality/expressions/scope.ts'
import { columnNames } from '../../../src/quality/values/column-names.ts'
import type { ColumnSummary } from '../../../src/quality/model/reading.ts'
import { VirtualFields } from '../../../src/quality/loaders/virtual-fields.ts'
import { FORMAT, readInChunks, REQUEST } from './reading.ts'
import { valueTypeOf } from './support/value-type-of.ts'

const NAMES = ['A', 'Two Words', 'C']

const raw = (humanName: string): ScopeColumn => ({
  name: humanName,
  humanName,
  type: 'text',
  sql: '',
  raw: { isClean: false, dateOrder: undefined, profiled: undefined },
})

/** Of the language only what makes texts of every kind; the language itself is tested elsewhere. */
const EXPRESSIONS = [
  'A',
  '[Two Words]',
  'A || C',
  `'Two Words' || "," || A`,
  'A || """" || C || "ü"',
  'A + C',
  'A * 1000000 / C',
  'IF A > C THEN A',
  'A = C',
  'A IN ("x", "1", "")',
  'C LIKE "*e?*"',
  '-C',
  '""',
  'NULL',
]

/** What each expression gives for a row, by itself. */
const naive = EXPRESSIONS.map((text) => {
  const { typed, type } = checkExpression(text, { columns: NAMES.map(raw) }, FUNCTIONS, 'rows')
  const evaluate = evaluator(typed)
  return (row: readonly (string | null)[]): string | null => {
    const value = evaluate(row)
    return value === null ? null : showValue(value, type) || null
  }
})

const field = fc.oneof(
  fc.constantFrom(
    '',
    '',
    '1',
    '2.5',
    '-0',
    ' 12 ',
    '1e5',
    '31.12.2023',
    'x',
    'Ada "L"',
    'ü€😀',
    'a,b',
    'a\nb',
    '\r',
    '"',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
  fc.stringMatching(/^-?\d{1,6}(\.\d{1,3})?$/),
  fc.string({ unit: 'grapheme', minLength: 40, maxLength: 80 }),
)
const quoted = (value: string): string => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`)

describe('Virtual columns of any rows', () => {
  it('are what their expressions give for the decoded fields, and are counted like fields', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(field, field, field), { minLength: 1, maxLength: 12 }),
        fc.shuffledSubarray([...EXPRESSIONS.keys()], { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        async (records, chosen, chunk) => {
          const columns = chosen.map((index) => ({
            name: `V${index}`,
            description: '',
            expression: EXPRESSIONS[index]!,
            schemaLength: 1,
          }))
          const lines = [NAMES, ...records].map((record) => record.map(quoted).join(','))
          const { rows, summary } = await readInChunks(
            Buffer.from(`${lines.join('\n')}\n`),
            {
              ...REQUEST,
              format: { ...FORMAT, header: true, terminator: 'lf' },
              pieceBytes: 200,
              virtualFields: (names, count) =>
                new VirtualFields(columns, columnNames(names, count), {
                  mostCharacters: 1 << 20,
                  keepsEmpty: false,
                }),
            },
            chunk,
          )
          const expected = records.map((record) => {
            const row = record.map((value) => value || null)
            return [...row, ...chosen.map((index) => naive[index]!(row))]
          })
          expect(rows).to.deep.equal(expected)
          chosen.forEach((_, i) => {
            const values = expected.map((row) => row[NAMES.length + i] ?? null)
            expect(summary!.columns[NAMES.length + i]).to.deep.equal(naiveSummary(values))
          })
        },
      ),
      { numRuns: 500 },
    )
  })
})

function naiveSummary(values: readonly (string | null)[]): ColumnSummary {
  const types = {
    null: 0,
    blank: 0,
    boolean: 0,
    integer: 0,
    decimal: 0,
    date: 0,
    time: 0,
    timestamp: 0,
    text: 0,
  }
  for (const value of values) types[value === null ? 'null' : valueTypeOf(value)]++
  const lengths = values.filter((value) => value !== null).map((value) => Array.from(value).length)
  if (lengths.length === 0) return { types, minLength: 0, maxLength: 0 }
  return { types, minLength: Math.min(...lengths), maxLength: Math.max(...lengths) }
}
