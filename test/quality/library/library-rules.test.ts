import { expect } from 'chai'
import { post, problemOf } from '../bad-input/problems.ts'
import { LibraryServer, numberOf } from './library-server.ts'

describe('The rules of the library', function () {
  this.timeout(60_000)
  let library: LibraryServer
  let own: string
  before(async () => (library = await LibraryServer.start()))
  after(() => library.stop())

  let round = 0
  beforeEach(async () => (own = await library.library(`Person ${++round}`, ['Full name', 'Phone'])))

  const rule = (NAME: string, EXPRESSION: string, more: object = {}) =>
    library.rule(own, NAME, EXPRESSION, more)
  const names = async (path: string) => (await library.server.rows(path)).map(({ Name }) => Name)

  it('are listed with all their columns, for one library entity and for all', async () => {
    const path = await rule('Two words', `'Full name' LIKE "* *"`, {
      THRESHOLD: '99.5',
      FILTER_EXPRESSION: 'NOT IS_NULL(Phone)',
      GROUP_EXPRESSION: 'UPPER(Phone)',
      AGGREGATE_EXPRESSION: 'LENGTH(Phone)',
      AGGREGATE_METHOD: '2',
      INDEX_CONTROL: '2',
      INDEX_THRESHOLD: '10',
      PRIORITY: 4,
      ENABLED: '0',
    })
    const [row] = await library.server.rows(path)
    expect(row!['Date Created']).to.match(/^\d{4}\/\d\d\/\d\d /)
    expect({ ...row, 'Date Created': '' }).to.deep.equal({
      Name: 'Two words',
      Description: '',
      Threshold: '99.5',
      Enabled: 'no',
      Priority: '4',
      'Priority Description': '',
      'Index Control': 'Limited',
      'Index Threshold': '10',
      Expression: `'Full name' LIKE "* *"`,
      Filtering: 'yes',
      'Filter Expression': 'NOT IS_NULL(Phone)',
      Grouping: 'yes',
      'Group Function': 'UPPER(Phone)',
      Aggregating: 'yes',
      'Aggregate Method': 'Maximum',
      'Aggregate Function': 'LENGTH(Phone)',
      'Created By': 'admin',
      'Date Created': '',
      'Edited By': '',
      'Date Changed': '',
      'Library ID': numberOf(own),
      'Rule ID': '1',
    })
    expect(await library.server.rows(`${own}/businessrules`)).to.deep.equal([row])
    expect(
      await library.server.rows(`/businessrules/library?where='Library ID'=${numberOf(own)}`),
    ).to.deep.equal([row])
    const all = await library.server.ask(`/businessrules?where=Name="Two words"`)
    const { rows } = (await all.json()) as { rows: { metadata: { url: string } }[] }
    expect(rows.map(({ metadata }) => library.below(metadata.url))).to.include(path)
  })

  it('are listed with the name of their library entity first, and counted', async () => {
    const other = await library.library(`Other ${round}`, ['City'])
    await rule('Mine', 'TRUE')
    await library.rule(other, 'Yours', 'TRUE')
    const list = async (libraries?: readonly unknown[]) =>
      (await library.done('/businessrules/library', 'list', libraries && { libraries })).rows
    const found = (await list([numberOf(own), Number(numberOf(other)), '4711'])) as readonly {
      dataRow: string[]
    }[]
    expect(found.map(({ dataRow }) => dataRow.slice(0, 2))).to.deep.equal([
      [`Person ${round}`, 'Mine'],
      [`Other ${round}`, 'Yours'],
    ])
    const { columns } = await library.done('/businessrules/library', 'list')
    expect(columns.slice(0, 2).map(({ humanisedName }) => humanisedName)).to.deep.equal(['Library', 'Name'])
    expect(await list([])).to.equal('')
    const count = async (path: string) =>
      ((await (await library.server.ask(path)).json()) as { count: string }).count
    expect(await count('/businessrules/library/count')).to.equal(
      String((await library.server.rows('/businessrules/library')).length),
    )
    expect(await count('/library/entities/count')).to.equal(
      String((await library.server.rows('/library/entities')).length),
    )
    expect(await names('/businessrules/library?page=1&pageSize=1')).to.have.length(1)
    expect((await library.server.ask('/businessrules/library?page=1&pageStart=1')).status).to.equal(400)
  })

  it('are checked for syntax, names and functions, with the place of each fault', async () => {
    const path = `${own}/businessrules`
    const refusal = async (data: object) => {
      const body = { command: 'add', data: { NAME: 'Bad', THRESHOLD: 1, EXPRESSION: 'TRUE', ...data } }
      return problemOf(await post(library.server, path, body), library.server)
    }
    for (const [status, pointer, data] of [
      [400, '/data/EXPRESSION', { EXPRESSION: 'Phone >' }],
      [404, '/data/EXPRESSION', { EXPRESSION: 'Fone > 1' }],
      [404, '/data/EXPRESSION', { EXPRESSION: 'phone > "1"' }],
      [404, '/data/GROUP_EXPRESSION', { GROUP_EXPRESSION: 'UPPER(City)' }],
      [400, '/data/FILTER_EXPRESSION', { FILTER_EXPRESSION: 'UPER(Phone) = "A"' }],
      [400, '/data/AGGREGATE_EXPRESSION', { AGGREGATE_EXPRESSION: 'upper(Phone)' }],
      [400, '/data/EXPRESSION', { EXPRESSION: 'Fone > 1', FILTER_EXPRESSION: '(' }],
      [400, '/data/INDEX_THRESHOLD', { INDEX_THRESHOLD: 5 }],
      [400, '/data/INDEX_CONTROL', { INDEX_CONTROL: 2 }],
      [400, '/data/THRESHOLD', { THRESHOLD: 101 }],
      [400, '/data', { THRESHOLD_OF: 'values' }],
    ] as const) {
      const problem = await refusal(data)
      expect(problem.status, JSON.stringify(data)).to.equal(status)
      expect(problem.errors.map((error) => error.pointer)).to.include(pointer)
    }
    expect((await refusal({ EXPRESSION: 'Phon = 1' })).detail).to.include('Phone is near')
    expect((await refusal({ RULE_KEYWORD_ID_LIST: '9 1' })).status).to.equal(404)
    expect(await names(path)).to.deep.equal([])
    const added = await rule('Good', 'Phone > 5')
    expect((await refusal({ NAME: 'GOOD' })).detail).to.equal(
      'There is a business rule with the name "GOOD" in the library entity already (letter case does not count); choose another name.',
    )
    await rule('Other', 'TRUE')
    for (const [status, data] of [
      [409, { NAME: 'other' }],
      [404, { EXPRESSION: 'City = "a"' }],
      [400, { EXPRESSION: '(' }],
      [400, {}],
    ] as const)
      expect((await library.refused(added, 'edit', data))[0], JSON.stringify(data)).to.equal(status)
    await library.done(added, 'edit', { NAME: 'GOOD' })
    expect((await library.server.rows(added))[0]).to.include({ Name: 'GOOD', Expression: 'Phone > 5' })
  })

  it('that do not exist, or whose library entity does not, are not found', async () => {
    const none = '/library/entities/4711'
    for (const path of [`${none}/businessrules/1`, `${own}/businessrules/4711`]) {
      expect((await library.server.ask(path)).status).to.equal(404)
      expect((await library.server.ask(`${path}/associatedrules`)).status).to.equal(404)
      expect((await library.remove(path)).status).to.equal(404)
      expect((await library.refused(path, 'run'))[0]).to.equal(404)
      expect((await library.refused(path, 'edit', { NAME: 'x' }))[0]).to.equal(404)
    }
    const data = { NAME: 'x', EXPRESSION: 'TRUE', THRESHOLD: 1 }
    expect((await library.refused(`${none}/businessrules`, 'add', data))[0]).to.equal(404)
    for (const rules of [[{ library: 4711 }], [{ library: numberOf(own), rule: '9' }]])
      expect((await library.refused('/businessrules/library', 'run', { rules }))[0]).to.equal(404)
  })

  it('are derived once in each entity, whatever changes at the same time', async () => {
    const others = await Promise.all(
      [1, 2, 3].map((n) => library.entity(`E${round} ${n}`, 'Full name,Phone\na,1\n')),
    )
    const first = await rule('R0', 'Phone = 0')
    await Promise.all([
      ...others.map((entity) => library.associate(own, entity)),
      ...[1, 2, 3].map((n) => rule(`R${n}`, `Phone = ${n}`)),
      library.done(first, 'edit', { EXPRESSION: 'Phone > 0' }),
      library.done(`${own}/attributes/1`, 'edit', { name: 'Whole name' }),
    ])
    for (const entity of others) {
      const found = await library.rulesOf(entity, 'Name', 'Status')
      expect(found.map(([name]) => name).sort()).to.deep.equal(['R0', 'R1', 'R2', 'R3'])
      expect(new Set(found.map(([, status]) => status)).size).to.equal(1)
    }
    expect(await library.rulesOf(others[0]!, 'Name', 'Expression')).to.deep.include(['R0', 'Phone > 0'])
  })
})

describe('The attributes of a library entity', function () {
  this.timeout(60_000)
  let library: LibraryServer
  let own: string
  let people: string
  before(async () => {
    library = await LibraryServer.start()
    people = await library.entity('People', 'Name,Born\nAda Lovelace,1815-12-10\n')
  })
  after(() => library.stop())

  let round = 0
  beforeEach(async () => (own = await library.library(`Person ${++round}`, ['Full name', 'Phone'])))

  it('are added, changed, used and deleted', async () => {
    const { url } = await library.done(`${own}/attributes`, 'add', { name: 'City', description: 'Of birth' })
    const city = library.below(url)
    expect(city).to.equal(`${own}/attributes/3`)
    const [row] = await library.server.rows(city)
    expect({ ...row, 'Date Created': '' }).to.deep.equal({
      'Library ID': numberOf(own),
      ID: '3',
      Name: 'City',
      Description: 'Of birth',
      'Attributes Used': 'N',
      'Created By': 'admin',
      'Date Created': '',
      'Edited By': '',
      'Date Changed': '',
    })
    await library.rule(own, 'Known city', 'NOT IS_NULL(City)')
    await library.associate(own, people, [[1, 1]])
    const used = async () =>
      (await library.server.rows(`${own}/attributes`)).map((each) => [each['Name'], each['Attributes Used']])
    expect(await used()).to.deep.equal([
      ['Full name', 'Y'],
      ['Phone', 'N'],
      ['City', 'Y'],
    ])
    for (const [attribute, detail] of [
      [
        city,
        'The attribute "City" is used by the library rule "Known city"; change or delete that rule first.',
      ],
      [
        `${own}/attributes/1`,
        'The attribute "Full name" is used by the mapping of the entity "People"; edit that mapping first.',
      ],
    ] as const)
      expect(await problemOf(await library.remove(attribute), library.server)).to.include({
        status: 409,
        detail,
      })
    await library.done(`${own}/businessrules/1`, 'edit', { EXPRESSION: 'TRUE' })
    expect((await library.remove(city)).status).to.equal(204)
    expect((await library.remove(city)).status).to.equal(404)
    expect((await library.done(`${own}/attributes`, 'add', { name: 'City' })).url).to.match(/\/4$/)
    expect((await library.server.rows(own))[0]).to.include({ Attributes: '3' })
  })

  it('have a new name in the rules at once, and derived rules do not have to be run again', async () => {
    const rule = await library.rule(own, 'Both', `'Full name' LIKE "* *" AND 'Full name' <> Phone`)
    const persons = await library.entity('Persons', 'Name,Born\nAda Lovelace,1815-12-10\n')
    await library.rule(own, 'Name alone', `LENGTH('Full name') > 3`)
    await library.associate(own, persons, [[1, 1]])
    await library.run(rule.replace(/\d+$/, '2'))
    await library.done(`${own}/attributes/1`, 'edit', { name: 'full name', description: 'x' })
    await library.done(`${own}/attributes/2`, 'edit', { name: 'Telephone' })
    const texts = async (path: string) =>
      (await library.server.rows(`${path}/businessrules`)).map((each) => each['Expression'])
    expect(await texts(own)).to.deep.equal([
      `'full name' LIKE "* *" AND 'full name' <> Telephone`,
      `LENGTH('full name') > 3`,
    ])
    const columns = ['Expression', 'Status'] as const
    expect(await library.rulesOf(persons, ...columns)).to.deep.equal([
      ['Name LIKE "* *" AND Name <> Telephone', 'mapping reqd'],
      ['LENGTH(Name) > 3', ''],
    ])
    expect((await library.server.rows(`${own}/attributes`))[0]).to.include({ 'Edited By': 'admin' })
  })

  it('have names that differ in more than letter case', async () => {
    expect(await library.refused(`${own}/attributes`, 'add', { name: 'PHONE' })).to.deep.equal([
      409,
      'There is an attribute with the name "PHONE" in this library entity already (letter case does not count); choose another name.',
    ])
    expect((await library.refused(`${own}/attributes/1`, 'edit', { name: 'phone' }))[0]).to.equal(409)
    for (const data of [{}, { name: 'a\tb' }, { name: 'x'.repeat(129) }, { colour: 'x' }])
      expect((await library.refused(`${own}/attributes/1`, 'edit', data))[0], JSON.stringify(data)).to.equal(
        400,
      )
    expect((await library.refused(`${own}/attributes/4711`, 'edit', { name: 'x' }))[0]).to.equal(404)
    expect((await library.refused('/library/entities/4711/attributes', 'add', { name: 'x' }))[0]).to.equal(
      404,
    )
    const added = await Promise.all(
      ['Same', 'same', 'SAME'].map((name) =>
        library.server.command(`${own}/attributes`, { command: 'add', data: { name } }),
      ),
    )
    expect(added.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409])
  })

  it('cannot get a name that makes a rule too long', async () => {
    const long = Array.from({ length: 200 }, () => 'Phone = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaa"').join(' OR ')
    await library.rule(own, 'Long', long)
    const [status, detail] = await library.refused(`${own}/attributes/2`, 'edit', { name: 'P'.repeat(100) })
    expect([status, detail]).to.deep.equal([409, detail])
    expect(detail).to.match(/^The change would make the library rule "Long" invalid: .*10000 characters/)
    expect((await library.server.rows(`${own}/attributes`))[1]).to.include({ Name: 'Phone' })
  })

  it('and the texts of their library entity are changed by `edit`', async () => {
    await library.done(own, 'edit', { description: 'Somebody' })
    expect((await library.server.rows(own))[0]).to.include({
      Name: `Person ${round}`,
      Description: 'Somebody',
    })
    await library.done(own, 'edit', { name: `PERSON ${round}` })
    expect((await library.server.rows(own))[0]).to.include({ Name: `PERSON ${round}`, 'Edited By': 'admin' })
    await library.library(`Other ${round}`, [])
    expect((await library.refused(own, 'edit', { name: `other ${round}` }))[0]).to.equal(409)
    expect((await library.refused('/library/entities/4711', 'edit', { name: 'x' }))[0]).to.equal(404)
    expect((await library.refused(own, 'edit', {}))[0]).to.equal(400)
  })
})
