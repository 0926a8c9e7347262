import { expect } from 'chai'
import fc from 'fast-check'
import { checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { DIALECTS } from '../../../src/quality/expressions/dialects/index.ts'
import { evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import { showValue } from '../../../src/quality/expressions/show-value.ts'
import { inFull } from '../../support/full.ts'
import { columnOf } from './support/engines.ts'
import { numberTexts } from './support/nasty-values.ts'
import { inEachEngine } from './support/tested-engines.ts'

/** Columns of texts: two of unknown length, a short one, and one of clean decimals. */
const COLUMNS = [
  columnOf('a', 'text', {}),
  columnOf('b', 'text', {}),
  columnOf('s', 'text', { maxLength: 15 }),
  columnOf('d', 'decimal', { isClean: true }),
]

/** The sizes of numbers of the form 0, 12, -12.5 or 1.5e+20 as fractions of whole numbers. */
interface Fraction {
  readonly top: bigint
  readonly scale: bigint
}

function fractionOf(text: string): Fraction {
  const [, sign, whole, fraction = '', power = '0'] =
    /^ *([+-]?)([0-9]+)\.?([0-9]*)(?:e([+-][0-9]+))? *$/.exec(text)!
  const exponent = Number(power) - fraction.length
  const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`)
  return exponent < 0
    ? { top: digits, scale: 10n ** BigInt(-exponent) }
    : { top: digits * 10n ** BigInt(exponent), scale: 1n }
}

const compared = (left: string, right: string): number => {
  const [one, other] = [fractionOf(left), fractionOf(right)]
  const difference = one.top * other.scale - other.top * one.scale
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

const wholeOf = (text: string): bigint | undefined => {
  const { top, scale } = fractionOf(text)
  return top % scale === 0n ? top / scale : undefined
}

inEachEngine('Numbers with more digits than a double', inFull(600_000, 60_000), (engine) => {
  /** The texts of an expression for each row, which the engine and the evaluator agree upon. */
  const textsOf = async (expression: string, rows: readonly (readonly string[])[]) => {
    const { typed } = checkExpression(expression, { columns: COLUMNS }, FUNCTIONS, 'sql')
    const values = await engine().agreed(typed, COLUMNS, rows)
    return values.map((value) => (value === null ? null : showValue(value, typed.type)))
  }

  it('are compared by all their digits', async () => {
    const pairs = fc.sample(fc.tuple(numberTexts, numberTexts), { seed: 5, numRuns: inFull(3000, 300) })
    const rows = pairs.map(([a, b]) => [a, b, '5', a])
    const orders = pairs.map(([a, b]) => compared(a, b))
    for (const [operator, holds] of [
      ['=', (order: number) => order === 0],
      ['<', (order: number) => order < 0],
      ['>=', (order: number) => order >= 0],
    ] as const) {
      const wanted = orders.map((order) => (holds(order) ? '1' : '0'))
      expect(await textsOf(`TO_DECIMAL(a) ${operator} TO_DECIMAL(b)`, rows), operator).to.deep.equal(wanted)
      expect(await textsOf(`d ${operator} TO_DECIMAL(b)`, rows), `d ${operator}`).to.deep.equal(wanted)
    }
    expect(await textsOf('IF TO_DECIMAL(a) < TO_DECIMAL(b) THEN a ELSE b', rows)).to.have.length(rows.length)
    expect(await textsOf('GREATEST(TO_DECIMAL(a), TO_DECIMAL(b)) = TO_DECIMAL(a)', rows)).to.deep.equal(
      orders.map((order) => (order >= 0 ? '1' : '0')),
    )
  })

  it('keep all digits at the limits of 64 bits and of 38 digits, and as constants', async () => {
    const nines = '9'.repeat(38)
    const rows = [[nines, '-9223372036854775808', '', '']]
    for (const [expression, result] of [
      [`${nines} + 0`, nines],
      ['TO_DECIMAL(a) - 1', `${'9'.repeat(37)}8`],
      ['ABS(-9223372036854775808)', '9223372036854775808'],
      ['-(-9223372036854775808)', '9223372036854775808'],
      ['ABS(TO_INT(b))', '9223372036854775808'],
      ['-TO_INT(b)', '9223372036854775808'],
      ['TO_DECIMAL("12345678901234567.89") = 12345678901234567.89', '1'],
      ['TO_DECIMAL("9007199254740993.5") = 9007199254740993.5', '1'],
    ] as const)
      expect(await textsOf(expression, rows), expression).to.deep.equal([result])
  })

  it('have exact sums, differences, products and remainders to 38 digits', async () => {
    const pairs = fc.sample(fc.tuple(numberTexts, numberTexts), { seed: 6, numRuns: inFull(5000, 1000) })
    const limit = 10n ** 38n
    const whole = pairs.filter(([a, b]) => {
      const [one, other] = [wholeOf(a), wholeOf(b)]
      return one !== undefined && other !== undefined && one ** 2n < limit / 10n && other ** 2n < limit / 10n
    })
    expect(whole.length).to.be.greaterThan(20)
    const rows = whole.map(([a, b]) => [a, b, '5', a])
    const numbers = whole.map(([a, b]) => [wholeOf(a)!, wholeOf(b)!] as const)
    const computed = (compute: (a: bigint, b: bigint) => bigint | null) =>
      numbers.map(([a, b]) => compute(a, b)?.toString() ?? null)
    expect(await textsOf('a + b', rows)).to.deep.equal(computed((a, b) => a + b))
    expect(await textsOf('a - b', rows)).to.deep.equal(computed((a, b) => a - b))
    expect(await textsOf('a * b', rows)).to.deep.equal(computed((a, b) => a * b))
    expect(await textsOf('s * (a - b) + d', rows)).to.deep.equal(computed((a, b) => 5n * (a - b) + a))
    expect(await textsOf('MOD(a, b)', rows)).to.deep.equal(computed((a, b) => (b === 0n ? null : a % b)))
    expect(await textsOf('ABS(a)', rows)).to.deep.equal(computed((a) => (a < 0n ? -a : a)))
    expect(await textsOf('-a', rows)).to.deep.equal(computed((a) => -a))
  })

  for (const [expression, row, wanted] of [
    ['a = 9007199254740993', '9007199254740992', '0'],
    ['a = 9007199254740993', ' 0009007199254740993.0 ', '1'],
    ['a IN (9007199254740993, 12345678901234567890.5)', '12345678901234567890.50', '1'],
    ['a IN (9007199254740993, 12345678901234567890.5)', '12345678901234567891', '0'],
    ['a NOT IN (9007199254740993, NULL)', '9007199254740992', null],
    ['COALESCE(a, 0)', '0.12345678901234567890', '0.1234567890123456789'],
    ['a > 5', '5.00000000000000000001', '1'],
    ['a = 1.0e+20', '100000000000000000000', '1'],
    ['a < 1.0e+20', '99999999999999999999', '1'],
    ['CLAMP(a, 9007199254740993, 9007199254740995)', '9007199254740992', '9007199254740993'],
    // A computed double is equal to the text. The first of equal numbers is the result.
    ['LEAST(0.1 + 0.2, a)', '0.30000000000000004', '0.3'],
    ['LEAST(a, 0.1 + 0.2)', '0.30000000000000004', '0.30000000000000004'],
    ['GREATEST(0.1 + 0.2, a)', '0.30000000000000004', '0.3'],
    ['GREATEST(a, 0.1 + 0.2)', '0.30000000000000004', '0.30000000000000004'],
    ['LEAST(a, 9007199254740993.5)', '9007199254740993', '9007199254740993'],
    ['NULLIF(a, 9007199254740993)', '9007199254740993.0', null],
    ['NULLIF(a, 9007199254740993)', '9007199254740992', '9007199254740992'],
    ['TO_INT(a)', '-9007199254740993.5', '-9007199254740994'],
    ['TO_INT(a + 1)', '9223372036854775806', '9223372036854775807'],
    ['TO_INT(a + 1)', '9223372036854775807', null],
    ['ROUND(a, 2)', '9007199254740993', '9007199254740993'],
    ['NUMBER_PARSE(a, ",", ".")', '9.007.199.254.740.993', '9007199254740993'],
    ['a * 3 = 27021597764222979', '9007199254740993', '1'],
    ['a / 1 = 9007199254740993', '9007199254740992', '1'],
    ['a + 0.1 = 0.3', '0.2', '1'],
    ['TO_TEXT(a + 0.5)', '9007199254740993', '9007199254740990'],
    ['a + a', '99999999999999999999999999999999999999', '2e+38'],
    ['a * 1', '1e+400', null],
  ] as const)
    it(`give ${wanted ?? 'null'} for ${expression} of ${row}`, async () => {
      expect(await textsOf(expression, [[row, row, '5', '5']])).to.deep.equal([wanted])
      const columns = COLUMNS.map((column) => ({
        ...column,
        type: 'text' as const,
        raw: { ...column.raw!, isClean: false },
      }))
      const { typed } = checkExpression(expression, { columns }, FUNCTIONS, 'rows')
      const value = evaluator(typed)([row, row, '5', '5'])
      expect(value === null ? null : showValue(value, typed.type), 'as a virtual column').to.equal(wanted)
    })

  it('keep their digits in a chain of operators of any length', async () => {
    const length = Math.min(150, DIALECTS[engine().dialect.name].maxNumbers)
    const chain = Array.from({ length }, () => 'a').join(' + ')
    const sum = String(BigInt(length) * 9007199254740993n)
    expect(await textsOf(chain, [['9007199254740993', '', '', '']])).to.deep.equal([sum])
  })
})
