import { expect } from 'chai'
import { AGGREGATE_METHODS, type AggregateMethod } from '../../../src/quality/model/rule.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const ACCOUNTS = ['9007199254740992', '9007199254740993', '9007199254740994']

const fileOf = (accounts: readonly string[]) =>
  `id,account\n${accounts.map((account, i) => `${i + 1},${account}`).join('\n')}\n`

/** Virtual columns over a column of integers. */
const COLUMNS = [
  '{IS_EQUAL IS_EQUAL {} {} {account = 9007199254740993} 1}',
  '{IS_LATER IS_LATER {} {} {account >= 9007199254740993} 1}',
  '{IS_LISTED IS_LISTED {} {} {account IN (1, 9007199254740993)} 1}',
  '{NEXT NEXT {} {} {account + 1} 40}',
  '{ODD ODD {} {} {MOD(account, 2)} 40}',
]

/** Rules of numbers beyond 2^53 with the number of rows that pass. */
const RULES: readonly (readonly [expression: string, passing: string])[] = [
  ['account = 9007199254740993', '1'],
  ['account <> 9007199254740993', '2'],
  ['account >= 9007199254740993', '2'],
  ['account < 9007199254740993', '1'],
  ['account IN (9007199254740993, 5)', '1'],
  ['COALESCE(account, 0) = 9007199254740993', '1'],
  ['GREATEST(account, 9007199254740993) = 9007199254740993', '2'],
  ['MOD(account, 2) = 1', '1'],
  ['ABS(account) = 9007199254740993', '1'],
  ['IS_NULL(NULLIF(account, 9007199254740993)) AND NOT IS_NULL(account)', '1'],
  ['CASE WHEN id < 9 THEN account ELSE 0 END = 9007199254740993', '1'],
  ['CLAMP(account, 9007199254740993, 9007199254740994) = 9007199254740993', '2'],
  ['account + 1 = 9007199254740994', '1'],
  ['account - 9007199254740993 = 0', '1'],
  ['account * 1000 = 9007199254740993000', '1'],
  ['-account = -9007199254740993', '1'],
  ['account = MAXIMUM(account)', '1'],
]

describe('Numbers beyond 2^53', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer()))
  after(() => server.stop())

  const figuresOf = async (entity: string, data: Record<string, string>) => {
    const added = await server.command(`${entity}/businessrules`, {
      command: 'add',
      data: { THRESHOLD: '100', NAME: data['EXPRESSION']!, ...data },
    })
    expect(added.status, JSON.stringify(added.body)).to.equal(200)
    const rule = added.body.url.slice(added.body.url.indexOf('/entities'))
    const { body } = await server.command(rule, { command: 'run' })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    return (await server.rows(`${rule}?columns=_passing_rows,_aggregate_pass`))[0]!
  }

  it('are different in rules, whatever other values the column has', async () => {
    for (const others of [[], ['unknown'], ['unknown', 'none', '0.5']]) {
      const { path } = await server.load(`Accounts ${others.length}`, fileOf([...ACCOUNTS, ...others]))
      const rules = RULES.filter(([text]) => others.length === 0 || !text.includes('MAXIMUM'))
      for (const [expression, passing] of others.length === 1 ? rules : rules.slice(0, 4)) {
        const { 'Passing Rows': found } = await figuresOf(path, { EXPRESSION: `${expression} AND id <= 3` })
        expect(found, `${expression} with ${others.join(', ')}`).to.equal(passing)
      }
    }
  })

  it('are different in virtual columns over a column of integers', async () => {
    const { path } = await server.load('Virtual accounts', fileOf(ACCOUNTS), {
      options: { columns: COLUMNS },
    })
    const rows = await server.rows(`${path}/rows`)
    const names = ['IS_EQUAL', 'IS_LATER', 'IS_LISTED', 'NEXT', 'ODD']
    expect(rows.map((row) => names.map((name) => row[name]))).to.deep.equal([
      ['0', '0', '0', '9007199254740993', '0'],
      ['1', '1', '1', '9007199254740994', '1'],
      ['0', '1', '0', '9007199254740995', '0'],
    ])
  })

  it('have exact sums and extremes in aggregates of rules', async () => {
    const values = [...ACCOUNTS, '99999999999999999999999999999999', '-0.5', 'unknown']
    const { path } = await server.load('Sums', fileOf(values))
    const aggregated = async (method: AggregateMethod, filter: string) => {
      const figures = await figuresOf(path, {
        NAME: `${method} ${filter}`,
        EXPRESSION: 'TRUE',
        FILTER_EXPRESSION: filter,
        AGGREGATE_EXPRESSION: 'TO_DECIMAL(account)',
        AGGREGATE_METHOD: String(AGGREGATE_METHODS.indexOf(method)),
      })
      return figures['Aggregate over Passing Rows']
    }
    expect(await aggregated('Sum', 'id <= 3')).to.equal('27021597764222979')
    expect(await aggregated('Sum', 'id <= 4')).to.equal('100000000000000027021597764222978')
    expect(await aggregated('Sum', 'id IN (1, 5)')).to.equal('9007199254740990')
    expect(await aggregated('Maximum', 'id <= 3')).to.equal('9007199254740994')
    expect(await aggregated('Minimum', 'id > 1 AND id <= 3')).to.equal('9007199254740993')
  })

  it('are selected by conditions and sorted by all their digits', async () => {
    const accounts = [
      '-9007199254740993',
      '9007199254740993',
      '-9007199254740992',
      '9007199254740992.5',
      '9007199254740992',
    ]
    const { path } = await server.load('Sorted', fileOf(accounts))
    const pageOf = async (query: string) =>
      (await server.rows(`${path}/rows?${query}`)).map((row) => row['account'])
    expect(await pageOf(`where=${encodeURIComponent('account > 9007199254740992')}`)).to.have.members([
      '9007199254740993',
      '9007199254740992.5',
    ])
    expect(await pageOf('sort=ACCOUNT')).to.deep.equal([
      '-9007199254740993',
      '-9007199254740992',
      '9007199254740992',
      '9007199254740992.5',
      '9007199254740993',
    ])
  })
})
