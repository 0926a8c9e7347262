import { expect } from 'chai'
import { checkExpression } from '../../../../../src/quality/expressions/check/index.ts'
import { FUNCTIONS } from '../../../../../src/quality/expressions/functions/index.ts'
import { showValue } from '../../../../../src/quality/expressions/show-value.ts'
import type { Type } from '../../../../../src/quality/expressions/value.ts'
import type { AttributeProfile } from '../../../../../src/quality/model/profile.ts'
import { call, column, columnOf } from '../../support/engines.ts'
import { functionNamed } from '../../support/function-suite.ts'
import { inEachEngine } from '../../support/tested-engines.ts'

const profile = {
  rows: 10,
  nulls: 3,
  distinct: 5,
  mode: { text: 'Ames', rows: 2 },
  min: 'Ames',
  max: `${'z'.repeat(1000)}…`,
  numbers: {
    count: 7,
    mean: 86_400 * 1.5,
    standardDeviation: 43_200,
    min: -86_400,
    lowerQuartile: 0.25,
    median: 86_399.9999995,
    upperQuartile: 100_000,
    max: 200_000.125,
  },
} as unknown as AttributeProfile

inEachEngine('statistical functions', 60_000, (engine) => {
  /** Of an attribute of the type, by the overload that is for it. */
  async function figure(name: string, type: Exclude<Type, 'null'>, known = profile): Promise<string | null> {
    const { overloads } = functionNamed(name)
    const overload = overloads.find((one) => [type, 'any'].includes(one.parameters[0]!.type))!
    const profiled = {
      attributeId: 1,
      profile: known,
      valuesTable: 'v1_g1',
      rowsTable: 'e1_g1',
      schemaLength: undefined,
    }
    const columns = [columnOf('c1', type, { profiled })]
    const made = call(overload, column(columns, 0))
    const values = await engine().agreed(made, columns, [['x'], [null]])
    expect(values[0]).to.equal(values[1])
    return values[0] === null ? null : showValue(values[0]!, made.type)
  }

  it('are the figures of the profile in all rows, also in rows without a value', async () => {
    expect(await figure('AVERAGE', 'decimal')).to.equal('129600')
    expect(await figure('MAXIMUM', 'decimal')).to.equal('200000.125')
    expect(await figure('STDDEV', 'decimal')).to.equal('43200')
    expect(await figure('TOTAL', 'decimal')).to.equal('907200')
    expect(await figure('COUNT', 'decimal')).to.equal('7')
    expect(await figure('COUNT_NULL', 'text')).to.equal('3')
    expect(await figure('COUNT_DISTINCT', 'date')).to.equal('5')
  })

  it('name the types that they accept, each once', () => {
    const check = () => checkExpression('AVERAGE(1 + 1)', { columns: [] }, FUNCTIONS, 'sql')
    expect(check).to.throw(
      'AVERAGE takes the bare name of an attribute that is a number or a date or a timestamp or a time as its attribute, not a number.',
    )
  })

  it('are points in time for attributes of times, and days for attributes of dates', async () => {
    expect(await figure('AVERAGE', 'date')).to.equal('1970-01-02')
    expect(await figure('AVERAGE', 'timestamp')).to.equal('1970-01-02 12:00:00')
    expect(await figure('MINIMUM', 'date')).to.equal('1969-12-31')
    expect(await figure('MAXIMUM', 'timestamp')).to.equal('1970-01-03 07:33:20.125')
    expect(await figure('LOWER_QUARTILE', 'time')).to.equal('00:00:00.25')
    expect(await figure('STDDEV', 'date')).to.equal('0.5')
  })

  it('are never an invalid time of day after microseconds are rounded', async () => {
    expect(await figure('MEDIAN', 'time')).to.equal('23:59:59.999999')
  })

  it('are texts for attributes of texts, but not the start of a long text', async () => {
    expect(await figure('MINIMUM', 'text')).to.equal('Ames')
    expect(await figure('MODE', 'text')).to.equal('Ames')
    expect(await figure('MAXIMUM', 'text')).to.equal(null)
  })

  it('are null if the profile lacks the figure', async () => {
    const empty = { ...profile, numbers: undefined, min: undefined, mode: undefined }
    for (const name of ['AVERAGE', 'MEDIAN', 'STDDEV', 'TOTAL', 'UPPER_QUARTILE']) {
      expect(await figure(name, 'decimal', empty), name).to.equal(null)
    }
    expect(await figure('MINIMUM', 'text', empty)).to.equal(null)
    expect(await figure('MODE', 'text', empty)).to.equal(null)
  })
})
