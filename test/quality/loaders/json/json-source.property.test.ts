import { expect } from 'chai'
import fc from 'fast-check'
import { SourceBroken } from '../../../../src/quality/loaders/errors.ts'
import { inFull } from '../../../support/full.ts'
import { readJson } from './read-json.ts'

const RUNS = inFull(2000, 400)

/** A value as text with white space, the same without it, and the value of its field. */
interface Written {
  readonly text: string
  readonly compact: string
  readonly field: string | null
}

const scalar = (text: string, field: string | null = text): Written => ({ text, compact: text, field })
const space = fc.constantFrom('', '', '', ' ', '\t', '\r', '  ')
const number = fc
  .stringMatching(/^-?(0|[1-9]\d{0,25})(\.\d{1,20})?([eE][+-]?\d{1,3})?$/)
  .map((text) => scalar(text))
const character = fc.oneof(
  fc.constantFrom('a', ' ', ',', '{', '}', '[', ']', ':', 'é', '€', '😀', '\u2028', '\ufeff'),
  fc.constantFrom(
    '\\"',
    '\\\\',
    '\\/',
    '\\b',
    '\\f',
    '\\n',
    '\\r',
    '\\t',
    '\\u0041',
    '\\u00E9',
    '\\u20ac',
    '\\ud83d\\uDE00',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .map((text) => JSON.stringify(text).slice(1, -1)),
)
const token = fc.array(character, { maxLength: 12 }).map((parts) => `"${parts.join('')}"`)
const string = token.map((text) => scalar(text, JSON.parse(text) as string))
const word = fc.constantFrom(scalar('true'), scalar('false'), scalar('null', null))
const { value } = fc.letrec<{ value: Written; nested: Written }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, number, string, word, tie('nested')),
  nested: fc
    .tuple(
      fc.boolean(),
      fc.array(fc.tuple(token, space, space, tie('value'), space), { maxLength: 4 }),
      space,
    )
    .map(([isObject, parts, inner]) => {
      const [open, close] = isObject ? '{}' : '[]'
      const texts = parts.map(([key, a, b, { text }, c]) =>
        isObject ? `${a}${key}${b}:${a}${text}${c}` : `${a}${text}${c}`,
      )
      const compacts = parts.map(([key, , , { compact }]) => (isObject ? `${key}:${compact}` : compact))
      const compact = `${open}${compacts.join(',')}${close}`
      return { text: `${open}${texts.join(',') || inner}${close}`, compact, field: compact }
    }),
}))

const record = fc.record({
  fields: fc.uniqueArray(
    fc.tuple(fc.oneof(fc.constantFrom('"id"', '"a,b"', '"\\u0069d2"', '"é"'), token), value),
    {
      selector: ([key]) => JSON.parse(key) as string,
      maxLength: 6,
    },
  ),
  spaces: fc.array(space, { minLength: 3, maxLength: 3 }),
})
type Record = typeof record extends fc.Arbitrary<infer T> ? T : never

const textOf = ({ fields, spaces: [a = '', b = '', c = ''] }: Record) =>
  `{${a}${fields.map(([key, { text }]) => `${key}${b}:${c}${text}${b}`).join(`,${a}`)}}`

const chunks = fc.oneof(
  fc.constant([1 << 16]),
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
)

describe('A JSON file', () => {
  it('is read as it was written, in any format, encoding and chunks', async () => {
    const property = fc.asyncProperty(
      fc.array(record, { maxLength: 8 }),
      fc.constantFrom('array', 'lines', 'concatenated'),
      fc.constantFrom('utf8', 'mark', 'utf16'),
      chunks,
      async (records, format, encoding, lengths) => {
        fc.pre(records.some(({ fields }) => fields.length > 0))
        const texts = records.map(textOf)
        const text =
          format === 'array' ? `[${texts.join(' ,\n')}]` : texts.join(format === 'lines' ? '\r\n' : '')
        const marked = encoding === 'utf8' ? text : `\ufeff${text}`
        const bytes = Buffer.from(marked, encoding === 'utf16' ? 'utf16le' : 'utf8')
        // A file of one object with an array of objects in it would be refused without a path.
        const read = await readJson(bytes, { chunks: lengths, path: '$' })
        const names = [
          ...new Set(records.flatMap(({ fields }) => fields.map(([key]) => JSON.parse(key) as string))),
        ]
        expect(read.rejects).to.deep.equal([])
        expect(read.names).to.deep.equal(names)
        expect(read.lengths).to.deep.equal(texts.map((one) => Array.from(one).length))
        expect(read.rows).to.deep.equal(
          records.map(({ fields }) => {
            const values = new Map(fields.map(([key, { field }]) => [JSON.parse(key), field]))
            return names.map((name) => values.get(name) ?? null)
          }),
        )
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })

  const bits = [
    ...'{}[]",:\\ \n\r\t019.eE+-aunté',
    '""',
    '{}',
    'null',
    'true',
    '\\u00',
    '\\ud800',
    '{"id":1}',
    '\n{"id":2}\n',
  ]
  const mutations = fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...bits)), {
    minLength: 1,
    maxLength: 4,
  })
  /** Changes characters, never half of a surrogate pair. */
  const mutated = (text: string, changes: readonly [number, number, string][], from: number) => {
    const characters = Array.from(text)
    for (const [place, removed, added] of changes)
      characters.splice(from + (place % (characters.length - from + 1)), removed, ...Array.from(added))
    return characters.join('')
  }
  const parsed = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
  /** Faults that JSON.parse accepts. */
  const OWN_FAULTS = /occurs twice|surrogate|The record is/

  it('of lines has a row or a rejected record for each line, as JSON.parse accepts it or not', async () => {
    const property = fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 5 }),
      mutations,
      chunks,
      async (records, changes, lengths) => {
        const first = '{"first":1}\n'
        const text = mutated(first + records.map(textOf).join('\n'), changes, first.length)
        const lines = text
          .split('\n')
          .map((line, index) => ({ line: line.replace(/\r$/, ''), number: index + 1 }))
        const wanted = lines.filter(({ line }) => /[^ \t\r]/.test(line))
        const { rows, rejects } = await readJson(text, { chunks: lengths })
        expect(rows.length + rejects.length).to.equal(wanted.length)
        const byLine = new Map(rejects.map((reject) => [reject.line, reject]))
        for (const { line, number } of wanted) {
          const reject = byLine.get(number)
          const value = parsed(line)
          if (reject !== undefined && OWN_FAULTS.test(reject.detail)) continue
          expect(reject === undefined, line).to.equal(
            value !== undefined && typeof value === 'object' && !Array.isArray(value),
          )
          if (reject !== undefined)
            expect(line.replace(/^[ \t\r]+/, '')).to.satisfy((whole: string) =>
              whole.startsWith(reject.raw.toString()),
            )
        }
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })

  it('of one array is read to its end exactly if JSON.parse accepts it', async () => {
    const property = fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 5 }),
      mutations,
      chunks,
      async (records, changes, lengths) => {
        const text = mutated(`[${records.map(textOf).join(',\n')}]`, changes, 2)
        const value = parsed(text)
        const read = await readJson(text, { chunks: lengths }).catch((error: unknown) => error as Error)
        if (value === undefined) expect(read).to.be.instanceOf(SourceBroken)
        else if (read instanceof Error) throw read
        else expect(read.rows.length + read.rejects.length).to.equal((value as unknown[]).length)
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })
})
