import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** One row of so many is less than half a thousandth of a percent. */
const ROWS = 250_000

/** 250,000 numbers. One row has no note, and one row fails the rule. */
const TEXT = `id,note\n${Array.from({ length: ROWS }, (_, i) => `${i + 1},${i === 7 ? '' : 'a'}\n`).join('')}`

interface Listed {
  readonly rows: { readonly dataRow: readonly string[] }[] | ''
}

describe('One row of 250,000', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  before(async () => {
    server = await startQualityServer()
    path = (await server.load('Many', TEXT)).path
    const rules = [
      { NAME: 'One row fails', EXPRESSION: 'id < 250000', THRESHOLD: '100' },
      { NAME: 'Nothing fails', EXPRESSION: 'id > 0', THRESHOLD: '100' },
      { NAME: 'One row passes', EXPRESSION: 'id = 1', THRESHOLD: '0.0004' },
    ]
    for (const data of rules)
      expect((await server.command(`${path}/businessrules`, { command: 'add', data })).status).to.equal(200)
    const { body } = await server.command(`${path}/businessrules`, {
      command: 'run',
      data: { OPTION: 'ALL' },
    })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
  })
  after(() => server.stop())

  const read = async (
    of: string,
    query: Readonly<Record<string, string>>,
  ): Promise<(readonly string[])[]> => {
    const response = await server.ask(`${of}?${new URLSearchParams(query).toString()}`)
    const body = (await response.json()) as Listed
    expect(response.status, JSON.stringify(body)).to.equal(200)
    // The contract has an empty string in place of no rows.
    return body.rows === '' ? [] : body.rows.map(({ dataRow }) => dataRow)
  }

  it('is not rounded away beside the result of a rule, in the history and in the compliance', async () => {
    const rules = { columns: 'actual_name,_result,_actual_fraction' }
    const results = [
      ['One row fails', 'failed', '99.999'],
      ['Nothing fails', 'passed', '100.000'],
      ['One row passes', 'passed', '0.001'],
    ]
    expect(await read(`${path}/businessrules`, rules)).to.deep.equal(results)
    expect(
      await read(`${path}/businessrules/history`, { columns: 'actual_name,_result,_actual_fraction' }),
    ).to.have.deep.members(results)
    const nearlyAll = { ...rules, where: "'Passing Fraction' > 50 AND 'Passing Fraction' < 100" }
    expect(await read(`${path}/businessrules`, nearlyAll)).to.deep.equal(results.slice(0, 1))
  })

  it('is neither 0.000 nor 100.000 in the profile, and conditions find it', async () => {
    const columns = '_humanised_name,value.NULL_DIST'
    expect(await read(`${path}/attributes`, { columns })).to.deep.equal([
      ['id', '0.000'],
      ['note', '0.001'],
    ])
    expect(await read(`${path}/attributes`, { columns, where: "'Null %' > 0" })).to.deep.equal([
      ['note', '0.001'],
    ])
    const values = { columns: 'VALUE,_distribution', pageSize: '1' }
    expect(await read(`${path}/attributes/1/values`, values)).to.deep.equal([['1', '0.001']])
    expect(await read(`${path}/attributes/2/values`, values)).to.deep.equal([['a', '99.999']])
    expect(
      await read(`${path}/attributes/2/values`, { ...values, where: 'Distribution = 100' }),
    ).to.deep.equal([])
  })
})
