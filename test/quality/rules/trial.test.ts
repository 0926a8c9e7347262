import { expect } from 'chai'
import type { RuleTrial } from '../../../generated/quality/types.ts'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

const ORDERS = `id,country,Phone,amount,quantity
1,FR,+33123456789,10,1
2,FR,+331234,20,2
3,DE,+49123456789,,abc
4,DE,,,
5,,+15551234567,50,5
6,FR,+33123456789,, 
7,DE,+49123456789,70,7
8,US,+15551234567,80,8
`

describe('A trial of a rule', function () {
  this.timeout(60_000)
  let server: QualityServer
  let orders: string
  before(async () => {
    server = await startQualityServer()
    orders = (await server.load('Orders', ORDERS)).path
  })
  after(() => server.stop())

  const ask = (data: Record<string, unknown>, place = '') =>
    server.command(`${orders}${place}/businessrules`, { command: 'test', data })

  const tried = async (data: Record<string, unknown>, place = ''): Promise<RuleTrial> => {
    const { status, body } = await ask(data, place)
    expect(status, JSON.stringify(body)).to.equal(200)
    return body as unknown as RuleTrial
  }

  const reasons = async (EXPRESSION: string, more: Record<string, unknown> = {}) =>
    (await tried({ EXPRESSION, ...more })).failingRows.map(
      ({ row, because }) => `${row}: ${because.expression} | ${because.explanation}`,
    )

  it('counts rows and explains the failing ones, and saves nothing', async () => {
    const trial = await tried({ EXPRESSION: 'LENGTH(Phone) = 12', THRESHOLD: '90' })
    expect(trial).to.deep.equal({
      result: 'failed',
      rowsAnalyzed: 8,
      passing: 6,
      failing: 2,
      fraction: 75,
      leftOut: 0,
      errors: [],
      failingRows: [
        {
          row: 2,
          values: [{ columnisedName: 'PHONE', humanisedName: 'Phone', value: '+331234' }],
          because: { expression: 'LENGTH(Phone) = 12', explanation: 'LENGTH(Phone) is 7.' },
        },
        {
          row: 4,
          values: [{ columnisedName: 'PHONE', humanisedName: 'Phone', value: null }],
          because: { expression: 'LENGTH(Phone) = 12', explanation: 'LENGTH(Phone) is null.' },
        },
      ],
      warnings: [],
    })
    expect(await server.rows(`${orders}/businessrules`)).to.deep.equal([])
  })

  it('has no result without a threshold, which may be empty', async () => {
    expect(await tried({ EXPRESSION: 'id > 0' })).not.to.have.property('result')
    expect(await tried({ EXPRESSION: 'id > 0', THRESHOLD: '', NAME: '' })).not.to.have.property('result')
    expect(await tried({ EXPRESSION: 'id > 0', THRESHOLD: 100 })).to.include({ result: 'passed' })
    const none = await tried({ EXPRESSION: 'id > 0', FILTER_EXPRESSION: 'id > 9', THRESHOLD: 1 })
    expect(none).to.include({ result: 'no rows', fraction: null, leftOut: 8, rowsAnalyzed: 0 })
  })

  it('names the first condition of AND that is not true, and all of OR', async () => {
    expect(await reasons('id > 0 AND (LENGTH(Phone) = 12 AND country = "FR")')).to.deep.equal([
      '2: LENGTH(Phone) = 12 | LENGTH(Phone) is 7.',
      '3: country = "FR" | country is "DE".',
      '4: LENGTH(Phone) = 12 | LENGTH(Phone) is null.',
      '5: country = "FR" | country is null.',
      '7: country = "FR" | country is "DE".',
      '8: country = "FR" | country is "US".',
    ])
    expect(await reasons('country = "FR" OR country IN ("DE") OR amount > 90')).to.deep.equal([
      '5: country = "FR" OR country IN ("DE") OR amount > 90 | country is null. amount is 50.',
      '8: country = "FR" OR country IN ("DE") OR amount > 90 | country is "US". amount is 80.',
    ])
  })

  it('explains the parts of NOT, IF and functions', async () => {
    expect(await reasons('NOT IS_NULL(country)')).to.deep.equal([
      '5: NOT IS_NULL(country) | country is null.',
    ])
    expect(await reasons('NOT (country = "US" OR id = 2)')).to.deep.equal([
      '2: NOT (country = "US" OR id = 2) | id is 2.',
      '5: country = "US" OR id = 2 | country is null. id is 5.',
      '8: NOT (country = "US" OR id = 2) | country is "US".',
    ])
    expect(await reasons('IF country = "DE" THEN quantity > 7 ELSE id < 8')).to.deep.equal([
      '3: quantity > 7 | quantity is "abc", which is not a number.',
      '4: quantity > 7 | quantity is null.',
      '7: quantity > 7 | quantity is 7.',
      '8: id < 8 | id is 8.',
    ])
    expect(await reasons('IF country = "DE" THEN FALSE ELSE TRUE', { rows: 4 })).to.deep.equal([
      '3: IF country = "DE" THEN FALSE ELSE TRUE | country is "DE".',
      '4: IF country = "DE" THEN FALSE ELSE TRUE | country is "DE".',
    ])
    expect(await reasons('FALSE', { rows: 1 })).to.deep.equal(['1: FALSE | FALSE is false.'])
  })

  it('explains functions over all rows by their values, also those that the engine computes', async () => {
    const atMost = { rows: 3 }
    expect(await reasons('amount >= AVERAGE(amount)', atMost)).to.deep.equal([
      '1: amount >= AVERAGE(amount) | amount is 10. AVERAGE(amount) is 46.',
      '2: amount >= AVERAGE(amount) | amount is 20. AVERAGE(amount) is 46.',
      '3: amount >= AVERAGE(amount) | amount is null. AVERAGE(amount) is 46.',
    ])
    expect(await reasons('id > 0 AND FREQUENCY(country) = 1', atMost)).to.deep.equal([
      '1: FREQUENCY(country) = 1 | FREQUENCY(country) is 3.',
      '2: FREQUENCY(country) = 1 | FREQUENCY(country) is 3.',
      '3: FREQUENCY(country) = 1 | FREQUENCY(country) is 3.',
    ])
    const { warnings } = await tried({ EXPRESSION: 'IS_UNIQUE(country)', FILTER_EXPRESSION: 'id > 2' })
    expect(warnings.join()).to.include('A run computes them over the rows that the filter admits.')
    expect((await tried({ EXPRESSION: 'IS_UNIQUE(country)' })).warnings).to.deep.equal([])
  })

  it('counts the errors of each part and names the first', async () => {
    const { errors, leftOut, rowsAnalyzed, failing } = await tried({
      EXPRESSION: 'quantity >= 5',
      FILTER_EXPRESSION: 'quantity < 7 OR id = 3',
    })
    expect({ leftOut, rowsAnalyzed, failing }).to.deep.equal({ leftOut: 4, rowsAnalyzed: 4, failing: 3 })
    expect(errors).to.deep.equal([
      { part: 'expression', count: 1, row: 3, message: 'quantity is "abc", which is not a number.' },
      { part: 'filter', count: 1, row: 6, message: 'quantity is blank, which is not a number.' },
    ])
  })

  it('groups and aggregates as a run does', async () => {
    const { groups, groupCount, aggregates } = await tried({
      expression: 'amount < 60',
      groupExpression: 'country',
      aggregateExpression: 'amount',
    })
    const of = (passing: string | null, failing: string | null) => ({ passing, failing })
    expect(groupCount).to.equal(4)
    expect(aggregates).to.deep.equal(of('80', '150'))
    expect(groups).to.deep.equal([
      { value: 'DE', passing: 0, failing: 3, aggregates: of(null, '70') },
      { value: 'FR', passing: 2, failing: 1, aggregates: of('30', null) },
      { value: 'US', passing: 0, failing: 1, aggregates: of(null, '80') },
      { value: null, passing: 1, failing: 0, aggregates: of('50', null) },
    ])
  })

  it('reads the first rows or random ones, no more than asked for', async () => {
    expect(await tried({ EXPRESSION: 'id <= 3', rows: '3' })).to.include({ passing: 3, failing: 0 })
    const found = new Set<number>()
    for (let i = 0; i < 30; i++) {
      const { rowsAnalyzed, failing, failingRows } = await tried({
        EXPRESSION: 'FALSE',
        sample: 'random',
        rows: 2,
      })
      expect({ rowsAnalyzed, failing }).to.deep.equal({ rowsAnalyzed: 2, failing: 2 })
      expect(failingRows).to.have.lengthOf(2)
      for (const { row } of failingRows) found.add(row)
    }
    expect(found.size).to.be.above(4)
    expect(await tried({ EXPRESSION: 'TRUE', sample: 'random', rows: 1_000_000 })).to.include({ passing: 8 })
  })

  it('counts distinct values of an attribute', async () => {
    const values = { EXPRESSION: 'country <> "DE"', THRESHOLD: 60, THRESHOLD_OF: 'values' }
    expect(await tried(values, '/attributes/2')).to.include({ result: 'passed', fraction: 66.667 })
    const { status, body } = await ask({ ...values, EXPRESSION: 'id > 1' }, '/attributes/2')
    expect(status).to.equal(400)
    expect(body.errors[0]).to.include({ pointer: '/data/EXPRESSION' })
  })

  it('is refused with the place of the fault, as `add` is', async () => {
    const refused = async (
      data: Record<string, unknown>,
    ): Promise<[number, CommandAnswer['errors'][number]]> => {
      const { status, body } = await ask(data)
      return [status, body.errors[0]!]
    }
    for (const [status, place, data] of [
      [400, '/data/EXPRESSION', { NAME: 'Nothing' }],
      [400, '/data/expression', { expression: 'id >' }],
      [404, '/data/FILTER_EXPRESSION', { EXPRESSION: 'id > 1', FILTER_EXPRESSION: 'colour = 1' }],
      [400, '/data/rows', { EXPRESSION: 'id > 1', rows: 0 }],
      [400, '/data/rows', { EXPRESSION: 'id > 1', rows: 1_000_001 }],
      [400, '/data/rows', { EXPRESSION: 'id > 1', rows: '1e3' }],
      [400, '/data/sample', { EXPRESSION: 'id > 1', sample: 'last' }],
      [400, '/data/THRESHOLD', { EXPRESSION: 'id > 1', THRESHOLD: 101 }],
      [400, '/data/INDEX_CONTROL', { EXPRESSION: 'id > 1', INDEX_CONTROL: 2 }],
    ] as const) {
      const [found, error] = await refused(data)
      expect([found, error.pointer], JSON.stringify(data)).to.deep.equal([status, place])
    }
    expect(
      (await server.command('/entities/99/businessrules', { command: 'test', data: { EXPRESSION: 'TRUE' } }))
        .status,
    ).to.equal(404)
    expect((await ask({ EXPRESSION: 'TRUE' }, '/attributes/9')).status).to.equal(404)
  })

  it('cuts long values and names', async () => {
    const { path } = await server.load('Notes', `id,note\n1,${'x'.repeat(5000)}\n`)
    const { body } = await server.command(`${path}/businessrules`, {
      command: 'test',
      data: { EXPRESSION: 'note = "short"' },
    })
    const [row] = (body as unknown as RuleTrial).failingRows
    expect(row!.values[0]!.value).to.equal(`${'x'.repeat(1000)}…`)
    expect(row!.because.explanation).to.equal(`note is "${'x'.repeat(40)}…".`)
  })

  it('does not explain rows with very long values', async () => {
    const { path } = await server.load('Texts', `id,text\n1,${'x'.repeat(20_000)}\n`)
    const { body } = await server.command(`${path}/businessrules`, {
      command: 'test',
      data: { EXPRESSION: ' id = 1 AND text = "y"' },
    })
    expect((body as unknown as RuleTrial).failingRows[0]!.because).to.deep.equal({
      expression: 'id = 1 AND text = "y"',
      explanation:
        'The values of this row have more than 10,000 characters, which is too long for an explanation.',
    })
  })
})
