import { expect } from 'chai'
import { LibraryServer, numberOf } from './library-server.ts'

const PEOPLE = 'Name,Born,Fon\nAda Lovelace,1815-12-10,+44 1\nGrace,1906-12-09,2\nAlan Turing,1912-06-23,\n'
const STAFF = 'id,Full Name,phone\n1,Barbara Liskov,+1 2\n2,Edsger Dijkstra,+31 3\n'

describe('Rules that are derived from the library', function () {
  this.timeout(60_000)
  let library: LibraryServer
  let person: string
  let people: string
  let staff: string
  before(async () => (library = await LibraryServer.start()))
  after(() => library.stop())

  let round = 0
  beforeEach(async () => {
    round++
    person = await library.library(`Person ${round}`, ['Full name', 'Phone'])
    people = await library.entity(`People ${round}`, PEOPLE)
  })

  const loadStaff = async () => (staff = await library.entity(`Staff ${round}`, STAFF))
  const two = () => library.rule(person, 'Two words', `'Full name' LIKE "* *"`, { PRIORITY: '2' })

  it('are made at the association, and for every library rule that is added later', async () => {
    const first = await two()
    const { url } = await library.associate(person, people, [[1, 1]])
    expect(library.below(url)).to.equal(`${person}/associatedentities/${numberOf(people)}/mapping`)
    await library.associate(person, await loadStaff())
    await library.rule(person, 'Known phone', 'NOT IS_NULL(Phone)', {
      FILTER_EXPRESSION: 'LENGTH([Full name]) > 3',
    })
    const columns = ['Name', 'Expression', 'Filter Expression', 'Status', 'Derived', 'Priority'] as const
    expect(await library.rulesOf(people, ...columns)).to.deep.equal([
      ['Two words', 'Name LIKE "* *"', '', 'analysis reqd', 'yes', '2'],
      ['Known phone', 'NOT IS_NULL(Phone)', 'LENGTH(Name) > 3', 'mapping reqd', 'yes', ''],
    ])
    expect(await library.rulesOf(staff, ...columns)).to.deep.equal([
      ['Two words', `'Full Name' LIKE "* *"`, '', 'analysis reqd', 'yes', '2'],
      ['Known phone', 'NOT IS_NULL(phone)', `LENGTH('Full Name') > 3`, 'analysis reqd', 'yes', ''],
    ])
    expect(await library.rulesOf(people, 'Library')).to.deep.equal([
      [`Person ${round}(${numberOf(person)})`],
      [`Person ${round}(${numberOf(person)})`],
    ])
    const derived = await library.server.rows(`${first}/associatedrules?sort=entity_id`)
    expect(derived.map((row) => [row['Entity ID'], row['Expression']])).to.deep.equal([
      [numberOf(people), 'Name LIKE "* *"'],
      [numberOf(staff), `'Full Name' LIKE "* *"`],
    ])
    expect((await library.server.rows(person))[0]).to.include({ 'Business Rules': '2', Associations: '2' })
  })

  it('are run with their library rule, without those that are disabled or not mapped', async () => {
    const rule = await two()
    expect(await library.refused(rule, 'run')).to.have.members([
      409,
      'No enabled and mapped rule is derived from the given library rules; associate an entity with the library entity, or complete its mapping.',
    ])
    await library.rule(person, 'Known phone', 'NOT IS_NULL(Phone)')
    await library.associate(person, people, [[1, 1]])
    await library.associate(person, await loadStaff())
    await library.run('/businessrules/library', { rules: [{ library: numberOf(person) }] })
    const results = ['Name', 'Result', 'Status', 'Passing Rows'] as const
    expect(await library.rulesOf(people, ...results)).to.deep.equal([
      ['Two words', 'failed', '', '2'],
      ['Known phone', '', 'mapping reqd', ''],
    ])
    expect(await library.rulesOf(staff, ...results)).to.deep.equal([
      ['Two words', 'passed', '', '2'],
      ['Known phone', 'passed', '', '2'],
    ])
    await library.done(`${people}/businessrules/1`, 'edit', { ENABLED: '0' })
    await library.done(rule, 'edit', { THRESHOLD: '60' })
    await library.run(rule)
    expect(await library.rulesOf(people, ...results)).to.deep.include([
      'Two words',
      'failed',
      'analysis reqd',
      '2',
    ])
    expect(await library.rulesOf(staff, ...results)).to.deep.include(['Two words', 'passed', '', '2'])
    const unmapped = `${people}/businessrules/2`
    expect((await library.refused(unmapped, 'run'))[0]).to.equal(409)
    expect((await library.server.ask(`${unmapped}/failingrows`)).status).to.equal(409)
  })

  it('are translated again after an edit in the library, and have to be run again at once', async () => {
    const rule = await two()
    await library.associate(person, people, [[1, 1]])
    await library.run(rule)
    await library.done(rule, 'edit', { DESCRIPTION: 'Only a text', PRIORITY: '3', NAME: 'Other words' })
    const columns = ['Name', 'Expression', 'Group Function', 'Status', 'Priority'] as const
    expect(await library.rulesOf(people, ...columns)).to.deep.equal([
      ['Two words', 'Name LIKE "* *"', '', '', '3'],
    ])
    await library.done(rule, 'edit', {
      EXPRESSION: `LENGTH('Full name') > 5 AND 'Full name' <> "it's"`,
      GROUP_EXPRESSION: 'UPPER([Full name])',
    })
    expect(await library.rulesOf(people, ...columns)).to.deep.equal([
      ['Two words', `LENGTH(Name) > 5 AND Name <> "it's"`, 'UPPER(Name)', 'analysis reqd', '3'],
    ])
    await library.done(rule, 'edit', { GROUP_EXPRESSION: null, EXPRESSION: 'IS_NULL(Phone)' })
    expect(await library.rulesOf(people, ...columns)).to.deep.equal([
      ['Two words', 'IS_NULL(Phone)', '', 'mapping reqd', '3'],
    ])
    await library.done(rule, 'edit', { THRESHOLD: '50' })
    expect((await library.rulesOf(people, 'Threshold'))[0]).to.deep.equal(['50'])
  })

  it('have settings of their own, until an empty string resets a setting', async () => {
    const rule = await two()
    await library.associate(person, people, [[1, 1]])
    const derived = `${people}/businessrules/1`
    const columns = ['Threshold', 'Enabled', 'Priority', 'Index Control', 'Index Threshold'] as const
    const settings = async () => (await library.rulesOf(people, ...columns))[0]
    await library.done(derived, 'edit', { THRESHOLD: '70', INDEX_CONTROL: '2', INDEX_THRESHOLD: '5' })
    expect(await settings()).to.deep.equal(['70', 'yes', '2', 'Limited', '5'])
    await library.done(rule, 'edit', { THRESHOLD: '80', ENABLED: '0', PRIORITY: '4', INDEX_CONTROL: '1' })
    expect(await settings()).to.deep.equal(['70', 'no', '4', 'Limited', '5'])
    await library.done(derived, 'edit', { ENABLED: '1', PRIORITY: '1' })
    expect(await settings()).to.deep.equal(['70', 'yes', '1', 'Limited', '5'])
    const inherited = { THRESHOLD: '', ENABLED: '', PRIORITY: '', INDEX_CONTROL: '', INDEX_THRESHOLD: '' }
    await library.done(derived, 'edit', inherited)
    expect(await settings()).to.deep.equal(['80', 'no', '4', 'Unlimited', ''])
    for (const data of [{ EXPRESSION: 'TRUE' }, { FILTER_EXPRESSION: null }, { GROUP_LIMIT: 5 }]) {
      const [status, detail] = await library.refused(derived, 'edit', data)
      expect(status).to.equal(409)
      expect(detail).to.match(/"Two words" is derived from a library rule/)
    }
    await library.done(rule, 'edit', inherited)
    expect(await settings(), 'empty texts are nothing in the library').to.deep.equal([
      '80',
      'no',
      '4',
      'Unlimited',
      '',
    ])
  })

  it('become rules of their entity with all that they have if their library rule is deleted', async () => {
    const rule = await two()
    await library.associate(person, people, [[1, 1]])
    await library.associate(person, await loadStaff())
    await library.done(`${staff}/businessrules/1`, 'edit', { THRESHOLD: '5' })
    await library.run(rule)
    const answer = await library.remove(rule)
    expect([answer.status, await answer.json()]).to.deep.equal([
      200,
      { url: `/api/repositories/test${person}` },
    ])
    const columns = [
      'Derived',
      'Library',
      'Expression',
      'Threshold',
      'Enabled',
      'Priority',
      'Result',
      'Status',
    ] as const
    expect(await library.rulesOf(people, ...columns)).to.deep.equal([
      ['no', '', 'Name LIKE "* *"', '100', 'yes', '2', 'failed', ''],
    ])
    expect(await library.rulesOf(staff, ...columns)).to.deep.equal([
      ['no', '', `'Full Name' LIKE "* *"`, '5', 'yes', '2', 'passed', ''],
    ])
    await library.done(`${people}/businessrules/1`, 'edit', { EXPRESSION: 'NOT IS_NULL(Name)' })
    expect((await library.server.ask(rule)).status).to.equal(404)
  })

  it('are deleted with their library rule or library entity if the request says so', async () => {
    const rule = await two()
    await library.rule(person, 'Other', 'TRUE')
    await library.associate(person, people, [[1, 1]])
    expect((await library.remove(`${rule}?deleteRules=1`)).status).to.equal(200)
    expect(await library.rulesOf(people, 'Name')).to.deep.equal([['Other']])
    expect((await library.remove(`${person}?deleteRules=1`)).status).to.equal(204)
    expect(await library.rulesOf(people, 'Name')).to.deep.equal([])
  })

  it('stay when their library entity is deleted', async () => {
    await two()
    await library.associate(person, people, [[1, 1]])
    expect((await library.remove(person)).status).to.equal(204)
    expect(await library.rulesOf(people, 'Name', 'Derived')).to.deep.equal([['Two words', 'no']])
  })

  it('stay or are deleted when the association ends, at both paths', async () => {
    await two()
    await library.associate(person, people)
    await library.associate(person, await loadStaff())
    const refs = { library: numberOf(person), entity: numberOf(people) }
    expect((await library.done('/library/entities', 'disassociate', refs)).url).to.equal(
      `/api/repositories/test${person}`,
    )
    expect(await library.rulesOf(people, 'Name', 'Derived')).to.deep.equal([['Two words', 'no']])
    expect(await library.refused('/library/entities', 'disassociate', refs)).to.deep.equal([
      404,
      `The entity ${refs.entity} is not associated with the library entity ${refs.library}; associate them first.`,
    ])
    await library.done(person, 'disassociate', { entity: numberOf(staff), deleteRules: '1' })
    expect(await library.rulesOf(staff, 'Name')).to.deep.equal([])
    expect(await library.server.rows(`${person}/associatedentities`)).to.deep.equal([])
    await library.rule(person, 'Later', 'TRUE')
    expect(await library.rulesOf(people, 'Name')).to.deep.equal([['Two words']])
  })

  it('get a numbered name if their name is taken in the entity', async () => {
    await library.rule(people, 'two WORDS', 'TRUE')
    await two()
    await library.associate(person, people, [[1, 1]])
    const other = await library.library(`Other ${round}`, [])
    await library.rule(other, 'Two words', 'TRUE')
    await library.associate(other, people)
    expect(await library.rulesOf(people, 'Name')).to.deep.equal([
      ['two WORDS'],
      ['Two words_copy#1'],
      ['Two words_copy#2'],
    ])
  })

  it('are deleted with their entity, also in the library', async () => {
    await two()
    await library.associate(person, people)
    expect((await library.remove(people)).status).to.equal(204)
    await library.rule(person, 'Later', 'TRUE')
    expect(await library.server.rows(`${person}/associatedentities`)).to.deep.equal([])
    expect((await library.server.rows(person))[0]).to.include({ Associations: '0' })
  })
})
