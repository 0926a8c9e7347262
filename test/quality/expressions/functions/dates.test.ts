import { expect } from 'chai'
import fc from 'fast-check'
import { checkExpression } from '../../../../src/quality/expressions/check/index.ts'
import type { Overload } from '../../../../src/quality/expressions/declaration.ts'
import { FUNCTIONS } from '../../../../src/quality/expressions/functions/index.ts'
import { showValue } from '../../../../src/quality/expressions/show-value.ts'
import type { Value } from '../../../../src/quality/expressions/value.ts'
import { DAY_UNIT_NAMES, UNIT_NAMES } from '../../../../src/quality/expressions/units.ts'
import { TOKEN_NAMES } from '../../../../src/quality/expressions/functions/dates/date-patterns.ts'
import { call, constant } from '../support/engines.ts'
import { expectAgreement, functionNamed } from '../support/function-suite.ts'
import { dates, decimals, orNull, texts, times, timestamps } from '../support/nasty-values.ts'
import { inEachEngine } from '../support/tested-engines.ts'

const overload = (name: string, index = 0): Overload => functionNamed(name).overloads[index]!
const dateRows = { type: 'date', rows: orNull(dates) } as const
const timestampRows = { type: 'timestamp', rows: orNull(timestamps) } as const
const timeRows = { type: 'time', rows: orNull(times) } as const
const units = (names: readonly string[]) =>
  ({
    type: 'text',
    constants: fc.constantFrom(...names, ...names.map((name) => name.toLowerCase())),
  }) as const
const pattern = (text: string) => ({ type: 'text', constants: fc.constant(text) }) as const

const PARTS = 'YEAR QUARTER MONTH WEEK WEEK_YEAR DAY WEEKDAY DAY_OF_YEAR HOUR MINUTE SECOND'.split(' ')

/** What can be read, with the type of what it gives. */
const READABLE = {
  TO_DATE: [
    'YYYY-MM-DD',
    'DD.MM.YY',
    'D Mon YYYY',
    'Day, D Month YYYY',
    'YYYYMMDD',
    'MM/YYYY',
    'YYYY',
    '% YY%',
  ],
  TO_TIME: ['HH:MI:SS', 'HHMI', 'H12.MI AM', 'HH12 AM', 'HH:MI:SS.FFFFFF', 'AM H12', 'H:MI:SS,FFF'],
  TO_TIMESTAMP: [
    "YYYY-MM-DD'T'HH:MI:SS'Z'",
    'Dy Mon D HH:MI:SS YYYY',
    'YYYYMMDDHHMISSFFF',
    'M/D/YYYY H12:MI AM',
    "D. Month YYYY 'um' H 'o''clock'",
  ],
} as const

inEachEngine('functions of dates and times', 240_000, (engine, runs) => {
  describe('are the same as in the evaluator:', () => {
    it('the parts of timestamps and times', async () => {
      for (const part of PARTS) {
        const [ofTimestamp, ofTime] = functionNamed(`DT_${part}`).overloads
        await expectAgreement(engine(), ofTimestamp!, [timestampRows], { runs: runs(4) })
        if (ofTime) await expectAgreement(engine(), ofTime, [timeRows], { runs: runs(3) })
      }
    })

    for (const name of ['DT_FLOOR', 'DT_CEILING']) {
      it(`${name} of dates and timestamps by every unit`, async () => {
        await expectAgreement(engine(), overload(name, 0), [dateRows, units(DAY_UNIT_NAMES)], {
          runs: runs(15),
        })
        await expectAgreement(engine(), overload(name, 1), [timestampRows, units(UNIT_NAMES)], {
          runs: runs(20),
        })
      })
    }

    it('DT_ADD of any number of every unit', async () => {
      const steps = fc.oneof(
        decimals,
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: -50, max: 50 }),
      )
      const amounts = { type: 'decimal', rows: orNull(steps) } as const
      await expectAgreement(engine(), overload('DT_ADD', 0), [dateRows, amounts, units(DAY_UNIT_NAMES)], {
        runs: runs(20),
      })
      await expectAgreement(engine(), overload('DT_ADD', 1), [timestampRows, amounts, units(UNIT_NAMES)], {
        runs: runs(30),
      })
    })

    it('DT_DIFF between any two by every unit', async () => {
      await expectAgreement(engine(), overload('DT_DIFF', 0), [dateRows, dateRows, units(DAY_UNIT_NAMES)], {
        runs: runs(30),
      })
      await expectAgreement(
        engine(),
        overload('DT_DIFF', 1),
        [timestampRows, timestampRows, units(UNIT_NAMES)],
        {
          runs: runs(40),
        },
      )
    })

    it('DT_DATE of days that exist and that do not', async () => {
      const part = (...ends: readonly [number, number]) =>
        ({
          type: 'decimal',
          rows: orNull(
            fc.oneof(
              { arbitrary: fc.integer({ min: ends[0], max: ends[1] }), weight: 9 },
              { arbitrary: decimals, weight: 1 },
            ),
          ),
        }) as const
      await expectAgreement(engine(), overload('DT_DATE'), [part(-1, 2400), part(-1, 13), part(-1, 32)], {
        runs: runs(20),
      })
    })

    it('DT_EPOCH and DT_FROM_EPOCH', async () => {
      await expectAgreement(engine(), overload('DT_EPOCH'), [timestampRows])
      const seconds = fc.oneof(
        decimals,
        fc.double({ min: -62_135_596_801, max: 253_402_300_801, noNaN: true }).map((number) => number + 0),
        fc.constantFrom(-62_135_596_800, 253_402_300_800, 253_402_300_799.99997),
      )
      await expectAgreement(engine(), overload('DT_FROM_EPOCH'), [{ type: 'decimal', rows: orNull(seconds) }])
    })

    it('DT_FORMAT by patterns of all tokens and texts', async () => {
      const parts = fc.constantFrom(...TOKEN_NAMES, '-', ' ', '%', '.', "'T'", "''", 'ö', '\u{1f600}', '\\')
      const patterns = fc.array(parts, { minLength: 1, maxLength: 8 }).map((all) => all.join(''))
      const isPattern = (text: string) => overload('DT_FORMAT').parameters[1]!.refuse!(text) === undefined
      const constants = patterns.filter(isPattern)
      await expectAgreement(engine(), overload('DT_FORMAT'), [timestampRows, { type: 'text', constants }], {
        runs: runs(30),
      })
      for (const text of ['HH:MI:SS.FFFFFF', 'H12:MI AM', "FFF'x'"]) {
        await expectAgreement(engine(), overload('DT_FORMAT', 1), [timeRows, pattern(text)], {
          runs: runs(3),
        })
      }
    })

    for (const [name, patterns] of Object.entries(READABLE)) {
      it(`${name} of texts that match the pattern and that do not`, async () => {
        const { overloads } = functionNamed(name)
        const read = overloads.at(-1)!
        for (const text of patterns) {
          const write = call(overload('DT_FORMAT'), constant('timestamp', 0n), constant('text', text))
          const written = write.overload.evaluator([
            { type: 'timestamp', constant: undefined, column: undefined },
            { type: 'text', constant: text, column: undefined },
          ]) as (timestamp: bigint) => string
          const some = timestamps.map(written)
          const spoiled = fc
            .tuple(some, fc.nat(), fc.constantFrom('', '0', '9', ' ', '-', 'x', '٣'))
            .map(([one, at, by]) => one.slice(0, at % one.length) + by + one.slice((at % one.length) + 1))
          const padded = fc.oneof(
            some.map((one) => `  ${one.toUpperCase()} `),
            some.map((one) => `\u00a0${one}\u2003`),
          )
          const rows = orNull(
            fc.oneof(
              some,
              some.map((one) => one.toLowerCase()),
              padded,
              spoiled,
              texts,
            ),
          )
          await expectAgreement(engine(), read, [{ type: 'text', rows }, pattern(text)], { runs: runs(3) })
        }
      })
    }

    it('TO_DATE, TO_TIME and TO_TIMESTAMP of points in time', async () => {
      await expectAgreement(engine(), overload('TO_DATE'), [timestampRows], { runs: runs(3) })
      await expectAgreement(engine(), overload('TO_TIME', 0), [timeRows], { runs: runs(3) })
      await expectAgreement(engine(), overload('TO_TIME', 1), [timestampRows], { runs: runs(3) })
      await expectAgreement(engine(), overload('TO_TIMESTAMP'), [timestampRows], { runs: runs(3) })
    })
  })

  const day = (text: string): number => Date.parse(text) / 86_400_000
  const answer = async (name: string, ...args: readonly Value[]): Promise<string | null> => {
    const [type, form] = typeof args[0] === 'number' ? (['date', 0] as const) : (['timestamp', 1] as const)
    const constants = args.map((value) =>
      constant(
        typeof value === 'string'
          ? 'text'
          : type === 'date' && value === args[1] && name === 'DT_ADD'
            ? 'decimal'
            : type,
        value,
      ),
    )
    const made = call(overload(name, form), ...constants)
    const [value] = await engine().agreed(made)
    return value === null ? null : showValue(value!, made.type)
  }

  it('DT_CEILING is the last day of the unit', async () => {
    expect(await answer('DT_CEILING', day('2024-02-10'), 'month')).to.equal('2024-02-29')
    expect(await answer('DT_CEILING', day('2024-05-17'), 'Week')).to.equal('2024-05-19')
    expect(await answer('DT_CEILING', day('2024-05-17'), 'QUARTER')).to.equal('2024-06-30')
    expect(await answer('DT_CEILING', day('9999-05-17'), 'year')).to.equal('9999-12-31')
    const last = 253_402_300_799_999_999n
    for (const unit of ['second', 'hour', 'day', 'month', 'year'])
      expect(await answer('DT_CEILING', last, unit), unit).to.equal('9999-12-31 23:59:59.999999')
    // Its Sunday is in the year 10000.
    expect(await answer('DT_CEILING', day('9999-12-31'), 'week')).to.equal(null)
  })

  it('DT_ADD keeps to the end of a shorter month', async () => {
    expect(await answer('DT_ADD', day('2024-01-31'), 1, 'month')).to.equal('2024-02-29')
    expect(await answer('DT_ADD', day('2024-02-29'), -12, 'month')).to.equal('2023-02-28')
    expect(await answer('DT_ADD', day('2024-02-29'), 1.9, 'day')).to.equal('2024-03-01')
    expect(await answer('DT_ADD', day('2024-02-29'), 1e300, 'day')).to.equal(null)
  })

  it('DT_DIFF counts complete units, and is negative for the reverse order', async () => {
    const [birth, before, birthday] = ['1990-05-17', '2024-05-16', '2024-05-17'].map(day) as [
      number,
      number,
      number,
    ]
    expect(await answer('DT_DIFF', birth, before, 'year')).to.equal('33')
    expect(await answer('DT_DIFF', birth, birthday, 'year')).to.equal('34')
    expect(await answer('DT_DIFF', birthday, birth, 'year')).to.equal('-34')
    expect(await answer('DT_DIFF', day('2024-01-31'), day('2024-02-29'), 'month')).to.equal('1')
  })

  it('NOW and TODAY are the instant of the expression, in either form', async () => {
    const now = BigInt(Date.UTC(2024, 0, 31, 23, 59, 59)) * 1000n
    const texts = ['NOW()', 'TODAY()', 'NOW() = NOW()', 'TO_DATE(NOW()) = TODAY()']
    const typed = texts.map((text) => checkExpression(text, { columns: [] }, FUNCTIONS, 'sql', now).typed)
    const answers = await Promise.all(typed.map((one) => engine().agreed(one)))
    expect(answers.flat()).to.deep.equal([now, 19_753, true, true])
  })

  it('NOW is the present time by default', () => {
    const { typed } = checkExpression('NOW()', { columns: [] }, FUNCTIONS, 'rows')
    const now = typed.kind === 'constant' ? Number(typed.value) : NaN
    expect(now).to.be.closeTo(Date.now() * 1000, 60e6)
  })

  describe('reject a pattern with a sentence that explains the correction:', () => {
    const refusal = (name: string, text: string) =>
      functionNamed(name).overloads.at(-1)!.parameters[1]!.refuse!(text)
    const wanted: [string, string, RegExp][] = [
      ['TO_DATE', 'yyyy-MM-DD', /has yyyy.*Did you mean YYYY\?/],
      ['TO_TIMESTAMP', 'YYYY-MM-DD HH:mm', /has mm.*Did you mean MI\?/],
      ['TO_TIMESTAMP', 'YYYY-MM-DDTHH:MI', /has DDTHH.*single quotes: 'T'/],
      ['TO_DATE', "YYYY 'of", /single quote that is not closed/],
      ['TO_DATE', '', /is empty/],
      ['TO_DATE', 'Y'.repeat(200), /longer than 100 characters/],
      ['TO_DATE', 'DD.MM', /of a date must contain the year/],
      ['TO_TIME', 'MI:SS', /of a time must contain the hour/],
      ['TO_DATE', 'YYYY-DD', /contains the day, but not the month/],
      ['TO_DATE', 'YYYY-MM-DD HH', /of a date cannot contain HH: use TO_TIMESTAMP/],
      ['TO_DATE', 'YYYY-MM Mon', /contains the month twice/],
      ['TO_TIME', 'HH12:MI', /HH12 and H12 require AM/],
      ['TO_TIME', 'HH:MI AM', /HH12 and H12 require AM/],
      ['DT_FORMAT', 'HH:MI DD', /A time has no DD/],
    ]
    for (const [name, text, sentence] of wanted) {
      it(`${name} by "${text.slice(0, 30)}"`, () => {
        expect(refusal(name, text)).to.match(sentence)
      })
    }
  })
})
