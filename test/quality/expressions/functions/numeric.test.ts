import { expect } from 'chai'
import fc from 'fast-check'
import type { Overload } from '../../../../src/quality/expressions/declaration.ts'
import { evaluator } from '../../../../src/quality/expressions/evaluate.ts'
import { showValue } from '../../../../src/quality/expressions/show-value.ts'
import type { Value } from '../../../../src/quality/expressions/value.ts'
import { call, constant } from '../support/engines.ts'
import { expectAgreement, functionNamed } from '../support/function-suite.ts'
import { dates, decimals, integers, orNull, texts } from '../support/nasty-values.ts'
import { inEachEngine } from '../support/tested-engines.ts'

const overload = (name: string, index = 0): Overload => functionNamed(name).overloads[index]!
const decimalRows = { type: 'decimal', rows: orNull(decimals) } as const
const integerRows = { type: 'integer', rows: orNull(integers) } as const
const digits = (least: number) =>
  ({ type: 'integer', constants: fc.integer({ min: least, max: 15 }).map(BigInt) }) as const

inEachEngine('numeric functions', 120_000, (engine, runs) => {
  const ofConstants = async (name: string, ...values: readonly number[]): Promise<Value> => {
    const args = values.map((value, index) =>
      name === 'ROUND' && index === 1 ? constant('integer', BigInt(value)) : constant('decimal', value),
    )
    return (await engine().agreed(call(overload(name), ...args)))[0]!
  }

  const evaluated = (name: string, ...values: readonly number[]): Value =>
    evaluator(call(overload(name), ...values.map((value) => constant('decimal', value))))([])

  describe('are the same as in the evaluator, to the last bit:', () => {
    for (const name of ['ROUND', 'FLOOR', 'CEILING', 'TRUNCATE', 'SQRT']) {
      it(`${name} of any number`, () => expectAgreement(engine(), overload(name), [decimalRows]))
    }
    it('ROUND to any number of digits', () =>
      expectAgreement(engine(), overload('ROUND'), [decimalRows, digits(-15)], { runs: runs(40) }))
    it('ABS and SIGN of integers and decimals', async () => {
      for (const name of ['ABS', 'SIGN']) {
        await expectAgreement(engine(), overload(name, 0), [integerRows], { runs: runs(5) })
        await expectAgreement(engine(), overload(name, 1), [decimalRows], { runs: runs(5) })
      }
    })
    it('MOD of integers', () => expectAgreement(engine(), overload('MOD', 0), [integerRows, integerRows]))
    it('MOD of decimals', () => expectAgreement(engine(), overload('MOD', 1), [decimalRows, decimalRows]))
    for (const name of ['LEAST', 'GREATEST', 'CLAMP']) {
      it(`${name} of numbers, texts and dates`, async () => {
        const rows = [
          decimalRows,
          { type: 'text', rows: orNull(texts) } as const,
          { type: 'date', rows: orNull(dates) } as const,
        ]
        for (const one of rows)
          await expectAgreement(engine(), overload(name), [one, one, one], { runs: runs(8) })
      })
    }
    it('NUMBER_FORMAT with any digits and characters', async () => {
      const characters = (...all: string[]) => ({ type: 'text', constants: fc.constantFrom(...all) }) as const
      const [points, groups] = [characters('.', ','), characters('', '.', "'", '\u202f')]
      await expectAgreement(engine(), overload('NUMBER_FORMAT'), [decimalRows, digits(0)], { runs: runs(20) })
      await expectAgreement(engine(), overload('NUMBER_FORMAT'), [decimalRows, digits(0), points, groups])
    })
    it('NUMBER_PARSE of texts like numbers and of others', async () => {
      const parts = fc.constantFrom(
        '1',
        '23',
        '456',
        '000',
        '.',
        ',',
        "'",
        ' ',
        '-',
        '+',
        'e5',
        '\n',
        '９',
        '_',
        '\u00a0',
        '\u2003',
      )
      const numberTexts = fc.oneof(
        fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
        fc
          .tuple(integers, integers)
          .map(([whole, rest]) => `${whole}`.replace(/\B(?=(\d{3})+$)/g, '.') + `,${rest}`),
        fc.integer({ min: 1, max: 400 }).map((length) => '9'.repeat(length)),
        texts,
      )
      const text = { type: 'text', rows: orNull(numberTexts) } as const
      const constants = (...all: string[]) => ({ type: 'text', constants: fc.constantFrom(...all) }) as const
      const [points, groups] = [constants('.', ','), constants('', '.', ',', ' ', "'", '_')]
      await expectAgreement(engine(), overload('NUMBER_PARSE'), [text, points, groups], { runs: runs(30) })
      await expectAgreement(engine(), overload('NUMBER_PARSE'), [text, points])
    })
  })

  it('POWER and logarithms are the same, although libraries differ in the last digits', async () => {
    const small = { type: 'decimal', rows: fc.double({ min: -40, max: 40, noNaN: true }) } as const
    const whole = { type: 'decimal', rows: fc.integer({ min: -60, max: 60 }) } as const
    for (const name of ['EXP', 'LN', 'LOG10'])
      for (const rows of [decimalRows, small, whole])
        await expectAgreement(engine(), overload(name), [rows], { runs: runs(5) })
    for (const name of ['POWER', 'LOG'])
      for (const rows of [
        [decimalRows, decimalRows],
        [small, small],
        [decimalRows, whole],
        [whole, whole],
      ])
        await expectAgreement(engine(), overload(name), rows, { runs: runs(5) })
  })

  it('POWER and logarithms are exact if the result is a whole number, and otherwise accurate to the last digits', async () => {
    for (let base = -30; base <= 30; base++) {
      for (let exponent = 0; Math.abs(base) ** exponent <= 2 ** 53 && exponent <= 53; exponent++) {
        const result = Number(BigInt(base) ** BigInt(exponent))
        expect(evaluated('POWER', base, exponent), `${base} to ${exponent}`).to.equal(result)
        if (base > 1) expect(evaluated('LOG', base, result)).to.equal(exponent)
      }
    }
    for (let exponent = -307; exponent <= 308; exponent++) {
      expect(evaluated('LOG10', Number(`1e${exponent}`))).to.equal(exponent)
      const tens = evaluated('POWER', 10, exponent) as number
      expect(showValue(tens, 'decimal')).to.equal(showValue(Number(`1e${exponent}`), 'decimal'))
    }
    const isNear = (found: Value, wanted: number) =>
      Math.abs((found as number) - wanted) <= 4 * 2 ** -52 * Math.abs(wanted)
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (x, y) => {
          expect(isNear(evaluated('POWER', x, y), x ** y), `${x} to ${y}`).to.equal(true)
          expect(isNear(evaluated('EXP', y), Math.exp(y)), `${y}`).to.equal(true)
          expect(isNear(evaluated('LN', x), Math.log(x)), `${x}`).to.equal(true)
        },
      ),
    )
  })

  it('ROUND rounds the decimal digits as shown, half away from zero', async () => {
    const wanted: [number, number, number][] = [
      [1.005, 2, 1.01],
      [-1.005, 2, -1.01],
      [2.675, 2, 2.68],
      [1.00499999999, 2, 1],
      [0.1 + 0.2, 15, 0.3],
      [1250, -2, 1300],
      [49, -2, 0],
      [123456789012345.6, 0, 123456789012346],
      [4503599627370497, 2, 4503599627370497],
      [Number.MAX_VALUE, 15, Number.MAX_VALUE],
    ]
    for (const [value, places, result] of wanted) {
      expect(await ofConstants('ROUND', value, places), `${value} to ${places}`).to.equal(result)
    }
  })

  it('FLOOR and CEILING treat a number that equals a whole number as that number', async () => {
    expect(await ofConstants('FLOOR', 0.29 * 100)).to.equal(29)
    expect(await ofConstants('CEILING', 0.1 * 3 * 10)).to.equal(3)
    expect(await ofConstants('FLOOR', -2.0000001)).to.equal(-3)
    expect(await ofConstants('CEILING', -0.5)).to.equal(0)
  })

  it('null is the result if there is no number', async () => {
    expect(await ofConstants('SQRT', -1)).to.equal(null)
    expect(await ofConstants('LN', 0)).to.equal(null)
    expect(await ofConstants('LOG', 1, 5)).to.equal(null)
    expect(await ofConstants('EXP', 710)).to.equal(null)
    expect(await ofConstants('POWER', 0, -1)).to.equal(null)
    expect(await ofConstants('POWER', -8, 1 / 3)).to.equal(null)
  })

  it('invalid constants of numbers are rejected with a sentence', () => {
    const refusal = (name: string, place: number, value: Value) =>
      overload(name).parameters[place]!.refuse!(value)
    expect(refusal('ROUND', 1, 16n)).to.equal('The number of digits must be an integer from -15 to 15.')
    expect(refusal('ROUND', 1, -15n)).to.equal(undefined)
    expect(refusal('NUMBER_FORMAT', 1, -1n)).to.equal('The number of digits must be an integer from 0 to 15.')
    expect(refusal('NUMBER_PARSE', 1, ';')).to.equal('The decimal point must be "." or ",".')
    expect(refusal('NUMBER_PARSE', 2, '5')).to.match(/^The separator of groups must be/)
  })
})
