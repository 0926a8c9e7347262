import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** One amount and one date cannot be read, which is less than one in ten. */
const ORDERS = `id,country,amount,shipped
1,FR,10,2024-01-05
2,FR,20,2024-01-06
3,DE,abc,2024-01-07
4,DE,,2024-02-30
5,,50,2024-01-09
6,FR, ,2024-01-10
7,DE,70,
8,US,80,2024-01-12
${[9, 10, 11, 12, 13, 14].map((id) => `${id},IT,100,2024-02-${id + 10}`).join('\n')}
`

describe('A run of business rules', function () {
  this.timeout(60_000)
  let server: QualityServer
  let orders: string
  before(async () => {
    server = await startQualityServer()
    orders = (await server.load('Orders', ORDERS)).path
  })
  after(() => server.stop())

  const rules = () => `${orders}/businessrules`

  const add = async (data: Record<string, string>): Promise<string> => {
    const { status, body } = await server.command(rules(), {
      command: 'add',
      data: { THRESHOLD: '100', ...data },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.url.slice(body.url.indexOf('/entities'))
  }

  const run = async (rule: string): Promise<void> => {
    const { status, body } = await server.command(rule, { command: 'run' })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
  }

  const figures = async (rule: string): Promise<Record<string, string>> => (await server.rows(rule))[0]!

  it('counts the rows that pass and those that fail, and compares them with the threshold', async () => {
    const rule = await add({ NAME: 'Known country', EXPRESSION: 'NOT IS_NULL(country)', THRESHOLD: '92.8' })
    expect(await figures(rule)).to.include({ Result: '', Status: 'analysis reqd', 'Rows Analyzed': '' })
    await run(rule)
    expect(await figures(rule)).to.include({
      Result: 'passed',
      Status: '',
      'Passing Fraction': '92.857',
      'Passing Rows': '13',
      'Failing Rows': '1',
      'Rows Analyzed': '14',
      'Analyzed By': 'admin',
    })
    await server.command(rule, { command: 'edit', data: { THRESHOLD: '93' } })
    expect(await figures(rule)).to.include({ Result: 'passed', Status: 'analysis reqd' })
    await run(rule)
    expect(await figures(rule)).to.include({ Result: 'failed', Status: '' })
  })

  it('leaves out the rows for which the filter is not true', async () => {
    const rule = await add({
      NAME: 'German amounts',
      EXPRESSION: 'amount > 60',
      FILTER_EXPRESSION: 'country = "DE"',
    })
    await run(rule)
    expect(await figures(rule)).to.include({
      'Passing Rows': '1',
      'Failing Rows': '2',
      'Rows Analyzed': '3',
      'Error Count': '1',
      'First Error Row': '3',
      'First Error': 'amount is "abc", which is not a number.',
    })
  })

  it('counts values that cannot be read, but not null', async () => {
    const rule = await add({ NAME: 'Amounts', EXPRESSION: 'amount >= 0' })
    await run(rule)
    expect(await figures(rule)).to.include({
      'Passing Rows': '11',
      'Failing Rows': '3',
      'Error Count': '2',
      'First Error Row': '3',
    })
    const filtered = await add({
      NAME: 'Shipped',
      EXPRESSION: 'TRUE',
      FILTER_EXPRESSION: 'shipped >= "2024-01-07"',
    })
    await run(filtered)
    expect(await figures(filtered)).to.include({
      'Rows Analyzed': '10',
      'Filter Error Count': '1',
      'Filter First Error Row': '4',
      'Filter First Error': 'shipped is "2024-02-30", which is not a date.',
    })
  })

  it('keeps the failing rows and pages through them', async () => {
    const rule = await add({ NAME: 'Large', EXPRESSION: 'amount >= 50' })
    const failing = `${rule}/failingrows`
    const numbers = async (query = '') =>
      (await server.rows(`${failing}${query}`)).map(({ Row }) => Row).join(' ')
    expect(await numbers()).to.equal('1 2 3 4 6')
    const source = async () => ((await (await server.ask(failing)).json()) as { metadata: unknown }).metadata
    expect(await source()).to.include({ source: 'scan', totalCount: '5' })
    await run(rule)
    expect(await source()).to.include({ source: 'index', totalCount: '5' })
    expect(await numbers()).to.equal('1 2 3 4 6')
    expect(await numbers('?pageStart=3&pageSize=2')).to.equal('3 4')
    expect(await numbers('?where=Row%20%3D%204')).to.equal('4')
    expect(await numbers('?sort=COUNTRY:desc')).to.equal('1 2 6 3 4')
    const passing = await server.rows(`${rule}/passingrows`)
    expect(passing.map(({ Row }) => Row).join(' ')).to.equal('5 7 8 9 10 11 12 13 14')
  })

  it('keeps groups with aggregates, the largest first', async () => {
    const rule = await add({
      NAME: 'By country',
      EXPRESSION: 'amount < 60',
      GROUP_EXPRESSION: 'country',
      AGGREGATE_EXPRESSION: 'amount',
      AGGREGATE_METHOD: '0',
    })
    await run(rule)
    expect(await figures(rule)).to.include({ 'Group Count': '5', 'Aggregate Error Count': '2' })
    const groups = await server.rows(`${rule}/groups`)
    expect(groups.map((group) => Object.values(group).slice(0, 8).join('|'))).to.deep.equal([
      'IT|0|6|0.000|100.000|6||600',
      'DE|0|3|0.000|100.000|3||70',
      'FR|2|1|66.667|33.333|3|30|',
      'US|0|1|0.000|100.000|1||80',
      '|1|0|100.000|0.000|1|50|',
    ])
    const named = await server.command(`${rule}/groups`, { command: 'get', data: { groupName: '' } })
    expect(named.body.metadata).to.include({ totalCount: '1' })
    const rowsOf = async (path: string) =>
      (await server.rows(`${rule}${path}`)).map(({ Row }) => Row).join(' ')
    expect(await rowsOf('/groups/DE/failingrows')).to.equal('3 4 7')
    expect(await rowsOf('/groups/FR/passingrows')).to.equal('1 2')
    const ofNull = await server.command(`${rule}/groups/passingrows`, {
      command: 'get',
      data: { groupName: '' },
    })
    expect(ofNull.body.metadata).to.include({ totalCount: '1' })
  })

  it('computes functions over all rows among those that the filter admits', async () => {
    const over = { EXPRESSION: 'amount >= AVERAGE(amount)' }
    const all = await add({ NAME: 'Above the mean', ...over })
    const some = await add({ NAME: 'Above the French mean', ...over, FILTER_EXPRESSION: 'country = "FR"' })
    await run(all)
    await run(some)
    // The means are 75.5 and 15.
    expect(await figures(all)).to.include({ 'Passing Rows': '7', 'Failing Rows': '7' })
    expect(await figures(some)).to.include({ 'Passing Rows': '1', 'Failing Rows': '2' })
    const unique = await add({
      NAME: 'One order a country',
      EXPRESSION: 'IS_UNIQUE(country)',
      FILTER_EXPRESSION: 'Row > 2 AND Row < 7',
    })
    await run(unique)
    expect(await figures(unique)).to.include({ 'Passing Rows': '1', 'Failing Rows': '3' })
  })

  const rowsOf = async (path: string) => (await server.rows(path)).map(({ Row }) => Row).join(' ')

  it('lists the rows of such a rule in its run, also of groups and with a small index', async () => {
    const rule = await add({
      NAME: 'Not below the mean of its country',
      EXPRESSION: 'amount >= AVERAGE(amount)',
      FILTER_EXPRESSION: 'country = "FR" OR country = "US"',
      GROUP_EXPRESSION: 'country',
      INDEX_CONTROL: '2',
      INDEX_THRESHOLD: '0',
    })
    const before = await server.ask(`${rule}/failingrows`)
    expect(before.status).to.equal(409)
    expect(((await before.json()) as { detail: string }).detail).to.equal(
      'The rows and groups of the business rule "Not below the mean of its country" are not known, because it has not been run since it or its entity changed; run the rule first.',
    )
    await run(rule)
    // The mean of 10, 20, null and 80 is 36.7; that of all rows would be 75.5.
    expect(await rowsOf(`${rule}/failingrows`)).to.equal('1 2 6')
    expect(await rowsOf(`${rule}/passingrows`)).to.equal('8')
    expect(await rowsOf(`${rule}/failingrows?pageStart=2&pageSize=1`)).to.equal('2')
    expect(await rowsOf(`${rule}/failingrows?where=amount%20%3D%2020`)).to.equal('2')
    expect(await rowsOf(`${rule}/groups/FR/failingrows`)).to.equal('1 2 6')
    expect(await rowsOf(`${rule}/groups/FR/passingrows`)).to.equal('')
    expect(await rowsOf(`${rule}/groups/US/passingrows`)).to.equal('8')
    await server.command(rule, { command: 'edit', data: { EXPRESSION: 'amount > AVERAGE(amount)' } })
    expect((await server.ask(`${rule}/passingrows`)).status).to.equal(409)
  })

  it('counts no rows if the filter admits none', async () => {
    const rule = await add({
      NAME: 'Among none',
      EXPRESSION: 'amount >= AVERAGE(amount)',
      FILTER_EXPRESSION: 'country = "XX"',
      GROUP_EXPRESSION: 'country',
    })
    await run(rule)
    expect(await figures(rule)).to.include({ Result: 'no rows', 'Failing Rows': '0', 'Group Count': '0' })
    expect(await rowsOf(`${rule}/failingrows`)).to.equal('')
    expect(await server.rows(`${rule}/groups`)).to.deep.equal([])
  })

  it('lists the rows for the instant of the run', async () => {
    // The rows that pass change with each second of the clock. Only the failing rows are kept.
    const rule = await add({
      NAME: 'Even seconds',
      EXPRESSION: '(Row > 7) = (MOD(DT_SECOND(NOW()), 2) = 0)',
    })
    await run(rule)
    const passing = (await rowsOf(`${rule}/failingrows`)).startsWith('1 ')
      ? '8 9 10 11 12 13 14'
      : '1 2 3 4 5 6 7'
    for (let i = 0; i < 5; i++) {
      expect(await rowsOf(`${rule}/passingrows`)).to.equal(passing)
      await sleep(250)
    }
  })

  it('shows its figures in the listings of entities, attributes and priorities', async () => {
    const { path } = await server.load('Codes', 'code,name\nA1,a\nA2,\nB,c\nA4,d\n')
    await server.command('/priorities', { command: 'add', data: { priority: '1', name: 'High' } })
    await server.command('/priorities', { command: 'add', data: { priority: '2', name: 'Low' } })
    const addTo = async (place: string, data: Record<string, string>) =>
      expect((await server.command(place, { command: 'add', data })).status).to.equal(200)
    await addTo(`${path}/businessrules`, {
      NAME: 'a',
      EXPRESSION: 'LENGTH(code) = 2',
      THRESHOLD: '70',
      PRIORITY: '1',
    })
    await addTo(`${path}/businessrules`, { NAME: 'b', EXPRESSION: 'TRUE', THRESHOLD: '1', ENABLED: '0' })
    await addTo(`${path}/attributes/2/businessrules`, {
      NAME: 'c',
      EXPRESSION: 'NOT IS_NULL(name)',
      THRESHOLD: '80',
    })
    await addTo(`${path}/attributes/1/businessrules`, {
      NAME: 'd',
      EXPRESSION: 'code LIKE "A*"',
      THRESHOLD: '60',
      THRESHOLD_OF: 'values',
      PRIORITY: '10',
    })
    const { body } = await server.command(`${path}/businessrules`, {
      command: 'run',
      data: { OPTION: 'all' },
    })
    expect(await server.ended(body.url)).to.include({
      State: 'Completed',
      Message: '3 business rules are analysed.',
    })
    const [entity] = await server.rows(path)
    expect(entity).to.include({
      'Business Rules': '4',
      Enabled: '3',
      Passing: '2',
      Failing: '1',
      // Weights: 10 for the first, 6 for the one without a priority, 1 for the last.
      'BR Compliance %': '75.000',
    })
    const attributes = await server.rows(`${path}/attributes`)
    expect(attributes.map((row) => row['BR Compliance %'])).to.deep.equal(['75.000', '75.000'])
    const used = (await (await server.ask('/priorities')).json()) as unknown[][]
    expect(used.map(([id, , , flag]) => [id, flag])).to.deep.equal([
      [1, 'Y'],
      [2, 'N'],
    ])
    const enabled = await server.rows(`${path}/enabledrules`)
    expect(enabled.map(({ Name, Result }) => `${Name} ${Result}`)).to.deep.equal([
      'a passed',
      'd passed',
      'c failed',
    ])
    expect((await server.rows(`${path}/businessrules`)).map(({ Name }) => Name)).to.deep.equal(['a', 'b'])
  })

  it('is part of a reload, and evaluates the new rows', async () => {
    const { path } = await server.load('Stock', 'item,count\na,1\nb,0\n')
    const added = await server.command(`${path}/businessrules`, {
      command: 'add',
      data: { NAME: 'In stock', EXPRESSION: 'count > 0', THRESHOLD: '50' },
    })
    const rule = added.body.url.slice(added.body.url.indexOf('/entities'))
    await run(rule)
    expect(await figures(rule)).to.include({ Result: 'passed', 'Failing Rows': '1' })
    const sourceFile = await server.upload('stock2.csv', 'item,count\na,0\nb,0\nc,3\n')
    const source = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
    const { body } = await server.command(path, { command: 'reload', data: source })
    const job = await server.ended(body.job)
    expect(job).to.include({ State: 'Completed' })
    expect(job['Message']).to.match(/ 1 business rule is analysed\.$/)
    expect(await figures(rule)).to.include({ Result: 'failed', 'Failing Rows': '2', Status: '' })
    expect((await server.rows(`${rule}/failingrows`)).map(({ item }) => item)).to.deep.equal(['a', 'b'])
  })

  it('sets the result error if a rule does not fit the rows any more', async () => {
    const { path } = await server.load('Renamed', 'old\n1\n')
    const added = await server.command(`${path}/businessrules`, {
      command: 'add',
      data: { NAME: 'Old', EXPRESSION: 'old = 1', THRESHOLD: '50' },
    })
    const rule = added.body.url.slice(added.body.url.indexOf('/entities'))
    const sourceFile = await server.upload('renamed.csv', 'new\n1\n')
    const source = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
    const { body } = await server.command(path, { command: 'reload', data: source })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const found = await figures(rule)
    expect(found).to.include({ Result: 'error', 'Rows Analyzed': '0', Status: 'attribute missing' })
    expect(found['First Error']).to.match(/^There is no column old/)
    expect((await server.ask(`${rule}/failingrows`)).status).to.equal(409)
    const edited = await server.command(rule, { command: 'edit', data: { EXPRESSION: 'new = 1' } })
    expect(edited.status).to.equal(200)
    await run(rule)
    expect(await figures(rule)).to.include({ Result: 'passed' })
  })

  it('runs rules of all entities, those that need it, or selected ones, but no disabled ones', async () => {
    const [first, second] = [await server.load('First', 'a\n1\n'), await server.load('Second', 'a\n2\n')]
    for (const { path } of [first, second])
      for (const ENABLED of ['1', '0'])
        await server.command(`${path}/businessrules`, {
          command: 'add',
          data: { NAME: `One ${ENABLED}`, EXPRESSION: 'a = 1', THRESHOLD: '100', ENABLED },
        })
    const start = async (data: Record<string, unknown>) => {
      const { status, body } = await server.command('/businessrules/entity', { command: 'run', data })
      return status === 200 ? server.ended(body.url) : { Status: String(status), Detail: body.detail }
    }
    const results = async () =>
      (await Promise.all([first, second].map(({ path }) => server.rows(`${path}/businessrules`)))).map(
        (rules) => rules.map(({ Result }) => Result),
      )
    const ids = [first, second].map(({ entityId }) => `${entityId} 0 1`)
    await start({ ENTITY: first.entityId, OPTION: 'SELECTED', RULE_IDS: [ids[0]!] })
    expect(await results()).to.deep.equal([
      ['passed', ''],
      ['', ''],
    ])
    const updated = await start({ ENTITY: '0', OPTION: 'Dirty' })
    expect(updated).to.include({ State: 'Completed' })
    expect(await results()).to.deep.equal([
      ['passed', ''],
      ['failed', ''],
    ])
    expect(await start({ ENTITY: '0', OPTION: 'UPDATED' })).to.include({
      State: 'Completed',
      Message: '0 business rules are analysed.',
    })
    expect(await start({ ENTITY: '0', OPTION: 'SELECTED', RULE_IDS: [`${first.entityId} 0 2`] })).to.include({
      Status: '409',
    })
    expect(await start({ ENTITY: first.entityId, OPTION: 'SELECTED', RULE_IDS: [ids[1]!] })).to.include({
      Status: '400',
    })
  })
})
