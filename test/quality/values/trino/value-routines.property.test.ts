import { expect } from 'chai'
import fc from 'fast-check'
import { literal } from '../../../../src/lib/sql-quotes.ts'
import { TrinoClient } from '../../../../src/lib/trino/trino-client.ts'
import { exactNumber, scaledOf } from '../../../../src/quality/model/exact-number.ts'
import { VALUE_TYPES } from '../../../../src/quality/model/reading.ts'
import { NumberDigits } from '../../../../src/quality/profiling/number-digits.ts'
import { ValueNumbers } from '../../../../src/quality/profiling/value-numbers.ts'
import { mask } from '../../../../src/quality/values/forms/mask.ts'
import { metaphone } from '../../../../src/quality/values/forms/metaphone.ts'
import { patterns } from '../../../../src/quality/values/forms/patterns.ts'
import { soundex } from '../../../../src/quality/values/forms/soundex.ts'
import { garbledSequence } from '../../../../src/quality/values/garbled-text.ts'
import { markerKind } from '../../../../src/quality/values/null-markers.ts'
import { withRoutines } from '../../../../src/quality/values/trino/routines/index.ts'
import { classify } from '../../../../src/quality/values/value-types.ts'
import { inFull } from '../../../support/full.ts'
import { trinoOf } from '../../../support/trino.ts'
import { nastyTexts } from '../../expressions/support/nasty-texts.ts'
import {
  garbledTexts,
  joinedTexts,
  numberTexts,
  phoneticTexts,
  timeTexts,
} from '../../support/value-texts.ts'

const AT_ONCE = 2000
const COUNT = inFull(20_000, 2000)

describe('Routines of values in Trino', function () {
  this.timeout(240_000)
  let client: TrinoClient

  before(function () {
    client = new TrinoClient(trinoOf(this).address)
  })
  after(() => client?.close())

  /** Compares routines with functions, over some texts. */
  async function expectSame(
    texts: readonly string[],
    sql: readonly string[],
    expected: (text: string) => readonly unknown[],
  ): Promise<void> {
    const distinct = [...new Set(texts)]
    for (let from = 0; from < distinct.length; from += AT_ONCE) {
      const some = distinct.slice(from, from + AT_ONCE)
      const values = some.map((text, at) => `(${at}, ${literal(text)})`).join(', ')
      const { rows } = await client.run(
        await withRoutines(`SELECT ${sql.join(', ')} FROM (VALUES ${values}) t(place, v) ORDER BY place`),
      )
      const wrong = some.flatMap((text, at) => {
        const right = expected(text)
        return right.every((value, place) => Object.is(rows[at]![place], value))
          ? []
          : [`${text}: ${JSON.stringify(rows[at])} instead of ${JSON.stringify(right)}`]
      })
      expect(wrong.slice(0, 10).join('\n')).to.equal('')
    }
  }

  const sampled = (texts: fc.Arbitrary<string>): string[] => fc.sample(texts, COUNT)

  it('give the masks and patterns of any text', async () => {
    await expectSame(
      [...sampled(nastyTexts), ...sampled(joinedTexts), ...sampled(numberTexts)],
      ['gt_mask(v)', 'gt_pattern_of_kinds(gt_kinds(v))', 'gt_rich_of_kinds(gt_kinds(v))'],
      (text) => {
        const { pattern, rich } = patterns(text)
        return [mask(text), pattern, rich]
      },
    )
  })

  it('give the soundexes and metaphones of any text', async () => {
    await expectSame(
      [...sampled(phoneticTexts), ...sampled(nastyTexts)],
      ['gt_soundex(gt_latin_letters(v))', 'gt_metaphone(gt_latin_letters(v))'],
      (text) => [soundex(text) ?? null, metaphone(text) ?? null],
    )
  })

  it('give the numbers of numbers, dates and times', async () => {
    const number = (text: string, type: 'decimal' | 'date' | 'time', order?: 'day first' | 'month first') => {
      const bytes = Buffer.from(text)
      const target = Buffer.alloc(bytes.length + 100)
      const numbers = new ValueNumbers(type, order, undefined)
      const end = numbers.write(target, 0, classify(bytes, 0, bytes.length), bytes, 0, bytes.length)
      return end === 0 ? null : Number(target.toString('latin1', 0, end))
    }
    const inTrino = (types: string, orders: number): string =>
      `CASE WHEN gt_value_type(v) IN (${types}) THEN gt_value_number(v, gt_value_type(v), ${orders}) END`
    const index = (type: (typeof VALUE_TYPES)[number]): number => VALUE_TYPES.indexOf(type)
    const [numbers, dates, times] = [
      `${index('integer')}, ${index('decimal')}`,
      `${index('date')}, ${index('timestamp')}`,
      `${index('time')}`,
    ]
    await expectSame(
      [...sampled(numberTexts), ...sampled(timeTexts)],
      [inTrino(numbers, 0), ...[0, 1, 2].map((order) => inTrino(dates, order)), inTrino(times, 0)],
      (text) => [
        number(text, 'decimal'),
        number(text, 'date'),
        number(text, 'date', 'day first'),
        number(text, 'date', 'month first'),
        number(text, 'time'),
      ],
    )
  })

  it('give the keys of numbers, and tell numbers that doubles represent', async () => {
    const numbers = sampled(numberTexts).filter((text) => {
      const bytes = Buffer.from(text)
      return ['integer', 'decimal'].includes(VALUE_TYPES[classify(bytes, 0, bytes.length)]!)
    })
    const [whole, decimals] = [400, 400]
    const digits = new NumberDigits()
    await expectSame(
      numbers.filter((text) => {
        digits.read(Buffer.from(text), 0, Buffer.byteLength(text))
        return digits.point <= whole && digits.length - digits.point <= decimals
      }),
      [`gt_places_key(v, ${whole}, ${decimals})`, 'gt_is_shortest(v)'],
      (text) => {
        const bytes = Buffer.from(text)
        digits.read(bytes, 0, bytes.length)
        const key = Buffer.alloc(whole + decimals + 1)
        digits.writeKey(key, 0, { whole, decimals })
        return [key.toString('latin1'), typeof exactNumber(scaledOf(text)) === 'number']
      },
    )
  })

  it('tell the texts that a wrong encoding damaged', async () => {
    await expectSame(
      [...sampled(garbledTexts), ...sampled(nastyTexts)],
      ['gt_is_garbled(v)', 'gt_is_replaced(v)'],
      (text) => [garbledSequence(text) !== undefined, text.includes('\ufffd')],
    )
  })

  it('tell null markers', async () => {
    const texts = [
      'NA',
      ' n/a ',
      'unKnown',
      'un\u212anown',
      '-',
      '--',
      '?',
      'Nil',
      'nile',
      '',
      '\\N',
      '(null)',
    ]
    await expectSame(texts, ['coalesce(gt_is_null_marker(gt_telling(v, 8)), false)'], (text) => [
      markerKind(Buffer.from(text), 0, Buffer.byteLength(text)) !== undefined,
    ])
  })
})
