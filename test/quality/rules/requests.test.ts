import { expect } from 'chai'
import { post, problemOf, type Problem } from '../bad-input/problems.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const RULES = '/businessrules/entity'

describe('An invalid request about business rules', function () {
  this.timeout(60_000)
  let server: QualityServer
  let people: string
  let entity: string
  let later: string
  before(async () => {
    server = await startQualityServer()
    const loaded = await server.load('People', 'name,age\nAda,36\nAlan,41\n')
    people = `${loaded.path}/businessrules`
    entity = loaded.entityId
    const connectInfo = {
      type: 'delimited',
      attr: 'names',
      sourceFile: await server.upload('b.csv', 'a\n1\n'),
    }
    const data = { entityName: 'Later', source: 'client', connectInfo, scheduleTime: '2999-12-31 00:00:00' }
    later = (await server.command('/entities', { command: 'create', data })).body.entityId
    await added({ NAME: 'Adult', ENABLED: '1' })
    await added({ NAME: 'Disabled', ENABLED: '0' })
    await added({ ENTITY: entity, ATTRIBUTE: '1', NAME: 'Named', EXPRESSION: 'LENGTH(name) > 2' }, RULES)
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const details = (data: object = {}) => ({ NAME: 'New', EXPRESSION: 'age > 17', THRESHOLD: '100', ...data })
  const added = async (data: object, path = people) => {
    const { status, body } = await server.command(path, { command: 'add', data: details(data) })
    expect(status, JSON.stringify(body)).to.equal(200)
  }
  const refused = async (path: string, body: unknown): Promise<Problem> =>
    problemOf(await post(server, path, body), server)
  const refusedDeletion = async (body?: unknown): Promise<Problem> =>
    problemOf(
      await server.ask(RULES, {
        method: 'DELETE',
        ...(body !== undefined && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
      server,
    )
  const add = (data: object) => ({ command: 'add', data: details(data) })
  const edit = (data: object) => ({ command: 'edit', data: { RULE: '1', ...data } })
  const pointers = ({ errors }: Problem) => errors.map(({ pointer }) => pointer)
  const names = async () => (await server.rows(RULES)).map(({ Name }) => Name)

  afterEach('nothing was added, changed or deleted', async () =>
    expect(await names()).to.have.members(['Adult', 'Disabled', 'Named']),
  )

  it('has the reason text of the source', async () => {
    const attribute = `/entities/${entity}/attributes/1/businessrules`
    for (const path of [RULES, people, attribute]) {
      for (const [title, body] of [
        ['No data received', ''],
        ['No data received', { command: 'run' }],
        ['Invalid request body', '['],
        ['Invalid request body', { command: 'get', filter: '' }],
        ['Invalid command', { command: 'copy' }],
        ['No rule details given', { command: 'add' }],
        ['No rule details given', { command: 'add', data: {} }],
        ['No rule details given', { command: 'edit' }],
        ['No rule details given', { command: 'edit', data: {} }],
        ['Invalid data passed with request', { command: 'add', data: null }],
        ['Invalid data passed with request', { command: 'add', data: { NAME: 'New' } }],
      ] as const)
        expect(await refused(path, body), `${path} ${JSON.stringify(body)}`).to.include({
          status: 400,
          title,
        })
    }
    const named = { ENTITY: entity, RULE: '1' }
    const title = 'No rule details given'
    expect(await refused(RULES, { command: 'edit', data: named })).to.include({ title })
    expect(await refused(RULES, { command: 'edit', data: { entity, rule: '1' } })).to.include({ title })
    expect(await refused(RULES, { command: 'add', data: { ENTITY: entity } })).to.include({ title })
    expect(await refused(people, { command: 'edit', data: { RULE: '1', NAME: '' } })).to.include({ title })
    expect(await refused(`${people}/1`, { command: 'edit', data: {} })).to.include({ title })
    expect(await refused(`${people}/1`, { command: 'edit' })).to.include({ title })
    expect(await refused(`${people}/1`, { command: 'get' })).to.include({ title: 'Invalid command' })
  })

  it('has the reason text of the source for rules to delete', async () => {
    const rule = { entity, attribute: '0', rule: '1' }
    for (const [title, body] of [
      ['No data received', undefined],
      ['Invalid request body', []],
      ['Invalid request body', { rules: [rule], extra: 1 }],
      ['Expected array of rules(s) within request body', {}],
      ['Expected array of rules(s) within request body', { rule: [rule] }],
      ['Expected array of rules(s) within request body', { rules: rule }],
      ['No rule(s) found within request body', { rules: [] }],
      ['Invalid parameters', { rules: [{ ...rule, rule: 'x' }] }],
      ['Invalid parameters', { rules: [{ entity }] }],
      ['Invalid parameters', { rules: [rule, { ...rule, entity: later }] }],
    ] as const)
      expect(await refusedDeletion(body), JSON.stringify(body)).to.include({ status: 400, title })
    const many = Array.from({ length: 1001 }, () => rule)
    expect(pointers(await refusedDeletion({ rules: many }))).to.deep.equal(['/rules'])
  })

  it('names each member that is not valid', async () => {
    for (const [member, value] of [
      ['NAME', ' '],
      ['NAME', 'x'.repeat(256)],
      ['NAME', 'a\nb'],
      ['DESCRIPTION', 'x'.repeat(10_001)],
      ['ENABLED', '2'],
      ['EXPRESSION', ''],
      ['EXPRESSION', 'x'.repeat(100_000)],
      ['FILTER_EXPRESSION', 'x'.repeat(100_000)],
      ['GROUP_EXPRESSION', 'x'.repeat(100_000)],
      ['AGGREGATE_EXPRESSION', 'x'.repeat(100_000)],
      ['THRESHOLD', '100.1'],
      ['THRESHOLD', -1],
      ['THRESHOLD', 'all'],
      ['GROUP_LIMIT', '1000001'],
      ['AGGREGATE_METHOD', '5'],
      ['INDEX_CONTROL', '3'],
      ['PRIORITY', '11'],
      ['PRIORITY', 0],
      ['RULE_KEYWORD_ID_LIST', '1'],
      ['RULE_KEYWORD_ID_LIST', '1 2,3 4'],
      ['RULE_KEYWORD_ID_LIST', '1 2:'.repeat(2000)],
    ] as const)
      for (const body of [add({ [member]: value }), edit({ [member]: value })]) {
        // An empty expression does not change the rule.
        if (body.command === 'edit' && value === '') continue
        const problem = await refused(people, body)
        const name = `${body.command} ${member} ${String(value).slice(0, 20)}`
        expect(problem, name).to.include({ status: 400, title: 'Invalid data passed with request' })
        expect(pointers(problem), name).to.include(`/data/${member}`)
        expect(problem.detail.length, name).to.be.below(2000)
      }
    const both = await refused(people, add({ name: 'Other' }))
    expect(pointers(both)).to.deep.equal(['/data/name'])
    expect(pointers(await refused(people, add({ filterExpression: 'age >' })))).to.deep.equal([
      '/data/filterExpression',
    ])
  })

  it('names the place of a fault in an expression, and what is not there', async () => {
    for (const [member, expression] of [
      ['EXPRESSION', 'name'],
      ['EXPRESSION', 'age > "x" +'],
      ['FILTER_EXPRESSION', 'UPPER(name)'],
      ['GROUP_EXPRESSION', 'LENGTH('],
      ['EXPRESSION', `${'('.repeat(4000)}1`],
    ] as const)
      for (const body of [add({ [member]: expression }), edit({ [member]: expression })]) {
        const problem = await refused(people, body)
        expect(problem, expression).to.include({ status: 400, title: 'Invalid data passed with request' })
        expect(problem.errors[0], expression).to.include({ pointer: `/data/${member}` })
        expect(problem.errors[0]).to.have.property('start')
      }
    expect(await refused(people, add({ AGGREGATE_EXPRESSION: 'name', AGGREGATE_METHOD: '0' }))).to.include({
      status: 400,
    })
    const unknown = await refused(people, add({ EXPRESSION: 'aeg > 17' }))
    expect(unknown).to.include({ status: 404 })
    expect(unknown.errors[0]).to.include({ pointer: '/data/EXPRESSION', suggestion: 'age' })
  })

  it('names the members that exclude or need each other', async () => {
    for (const [pointer, data] of [
      ['/data/INDEX_THRESHOLD', { INDEX_THRESHOLD: '10' }],
      ['/data/INDEX_THRESHOLD', { INDEX_THRESHOLD: '10', INDEX_CONTROL: '1' }],
      ['/data/INDEX_CONTROL', { INDEX_CONTROL: '2' }],
    ] as const)
      for (const body of [add(data), edit(data)])
        expect(pointers(await refused(people, body)), JSON.stringify(body)).to.deep.equal([pointer])
    const attribute = `/entities/${entity}/attributes/1/businessrules`
    const other = add({ EXPRESSION: 'LENGTH(name) > age', THRESHOLD_OF: 'values' })
    expect(pointers(await refused(attribute, other))).to.deep.equal(['/data/EXPRESSION'])
    expect(pointers(await refused(people, add({ THRESHOLD_OF: 'values' })))).to.deep.equal(['/data'])
  })

  it('is answered by 409 if a name is taken, a rule is disabled or an entity has no rows', async () => {
    const taken = await refused(people, add({ NAME: 'aDULT' }))
    expect(taken).to.include({ status: 409 })
    expect(taken.detail).to.include('"aDULT"')
    expect(await refused(people, { command: 'edit', data: { RULE: '2', NAME: 'ADULT' } })).to.include({
      status: 409,
    })
    expect(
      await refused(people, { command: 'run', data: { OPTION: 'SELECTED', RULE_IDS: [`${entity} 0 2`] } }),
    ).to.include({
      status: 409,
    })
    expect((await refused(`${people}/2`, { command: 'run' })).detail).to.include('"Disabled"')
    const unloaded = `/entities/${later}/businessrules`
    expect(await refused(unloaded, add({ EXPRESSION: 'TRUE' }))).to.include({ status: 409 })
    expect(await refused(unloaded, { command: 'run', data: { OPTION: 'ALL' } })).to.include({ status: 409 })
    expect(await refused(`${people}/1/groups`, { command: 'get' })).to.include({ status: 409 })
    expect(await problemOf(await server.ask(`${people}/1/groups/x/failingrows`), server)).to.include({
      status: 409,
    })
  })

  it('is answered by 404 with the name of the missing object', async () => {
    const get = async (path: string) => problemOf(await server.ask(path), server)
    for (const path of [
      '',
      '/failingrows',
      '/passingrows',
      '/groups',
      '/groups/x/failingrows',
      '/permissions',
    ])
      expect(await get(`${people}/77${path}`), path).to.include({ status: 404 })
    for (const path of [
      '/entities/77/businessrules',
      '/entities/77/passingrules',
      `/entities/${entity}/attributes/77/businessrules`,
      `${people}/9007199254740991`,
    ])
      expect(await get(path), path).to.include({ status: 404 })
    for (const [path, body] of [
      [RULES, add({ ENTITY: '77' })],
      [RULES, add({ ENTITY: entity, ATTRIBUTE: '77' })],
      [RULES, edit({ ENTITY: '77', NAME: 'x' })],
      [RULES, { command: 'run', data: { ENTITY: '77', OPTION: 'ALL' } }],
      [RULES, { command: 'run', data: { ENTITY: '0', OPTION: 'SELECTED', RULE_IDS: ['77 0 1'] } }],
      [people, { command: 'edit', data: { RULE: '77', NAME: 'x' } }],
      [people, { command: 'run', data: { OPTION: 'SELECTED', RULE_IDS: [`${entity} 0 77`] } }],
      [people, { command: 'run', data: { OPTION: 'SELECTED', RULE_IDS: [`${entity} 1 1`] } }],
      [people, add({ RULE_KEYWORD_ID_LIST: '1 2' })],
      [people, edit({ RULE_KEYWORD_ID_LIST: '1 0' })],
      [`/entities/${entity}/attributes/1/businessrules`, edit({ NAME: 'x' })],
      [`${people}/77`, { command: 'edit', data: { NAME: 'x' } }],
      [`${people}/77`, { command: 'run' }],
    ] as const)
      expect(await refused(path, body), `${path} ${JSON.stringify(body)}`).to.include({ status: 404 })
    expect(await problemOf(await server.ask(`${people}/77`, { method: 'DELETE' }), server)).to.include({
      status: 404,
    })
  })

  it('deletes none of several rules if one is unknown', async () => {
    const rule = { entity, attribute: '0', rule: '1' }
    for (const other of [
      { ...rule, rule: '77' },
      { ...rule, attribute: '1' },
      { entity: '77', attribute: '0', rule: '1' },
    ])
      expect((await refusedDeletion({ rules: [rule, other] })).status).to.be.oneOf([400, 404])
  })

  it('runs no rule if the selection is ambiguous', async () => {
    const run = (data: object) => refused(people, { command: 'run', data })
    for (const data of [
      { OPTION: 'SOME' },
      { OPTION: 'SELECTED', RULE_IDS: ['1 2'] },
      { OPTION: 'SELECTED', RULE_IDS: ['1 0 x'] },
      { OPTION: 'SELECTED', RULE_IDS: Array.from({ length: 1001 }, () => `${entity} 0 1`) },
      { OPTION: 'SELECTED' },
      { OPTION: 'SELECTED', RULE_IDS: [] },
      { OPTION: 'SELECTED', RULE_IDS: [`${later} 0 1`] },
      { OPTION: 'ALL', ENTITY: later },
      { OPTION: 'ALL', scheduleTime: 'tomorrow' },
    ])
      expect(await run(data), JSON.stringify(data)).to.include({ status: 400 })
    const jobs = await server.rows('/scheduler')
    expect(jobs.filter((job) => job['Type'] === 'Business Rule Analysis')).to.deep.equal([])
  })

  it('selects a page by one parameter only', async () => {
    for (const path of ['/businessrules', RULES]) {
      const twice = await problemOf(await server.ask(`${path}?page=1&pageStart=1`), server)
      expect(twice).to.include({ status: 400, title: 'Invalid parameters' })
      for (const query of ['page=0', 'page=x', 'page=1.5'])
        expect(await problemOf(await server.ask(`${path}?${query}`), server)).to.include({ status: 400 })
      expect((await server.rows(`${path}?page=2&pageSize=2`)).map(({ Name }) => Name)).to.deep.equal([
        'Named',
      ])
      expect(await server.rows(`${path}?page=9007199254740991`)).to.deep.equal([])
    }
  })

  it('finds rules by a condition in every listing', async () => {
    for (const path of ['/businessrules', RULES, people, `/entities/${entity}/enabledrules`]) {
      const found = await server.rows(
        `${path}?where=${encodeURIComponent('Name = "Adult" AND \'Actual Threshold\' > 99')}`,
      )
      expect(
        found.map(({ Name }) => Name),
        path,
      ).to.deep.equal(['Adult'])
    }
  })
})
