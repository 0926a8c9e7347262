import { expect } from 'chai'
import { LibraryServer, numberOf } from './library-server.ts'

const ORDERS = 'Order No,Amount,Row\n1,10,a\n2,,b\n3,30,\n'
const SALES = 'no,amount\n1,5\n'

describe('Promoting rules to the library', function () {
  this.timeout(60_000)
  let library: LibraryServer
  let orders: string
  let sales: string
  let own: string
  before(async () => (library = await LibraryServer.start()))
  after(() => library.stop())

  let round = 0
  beforeEach(async () => {
    round++
    orders = await library.entity(`Orders ${round}`, ORDERS)
    own = await library.library(`Sale ${round}`, ['Amount', 'Note'])
  })

  const promote = (...rules: readonly (string | number)[]) => ({
    entity: numberOf(orders),
    library: numberOf(own),
    rules,
  })

  it('makes library rules of them, from which they are derived, and associates the entity', async () => {
    await library.rule(orders, 'Number is known', `NOT IS_NULL('Order No') AND ORDER_NO > 0`, {
      PRIORITY: '3',
    })
    const rule = await library.rule(orders, 'Amount is high', 'Amount > 5', {
      THRESHOLD: '50',
      FILTER_EXPRESSION: 'NOT(IS_NULL(ROW))',
      GROUP_EXPRESSION: 'ROW',
      INDEX_CONTROL: '2',
      INDEX_THRESHOLD: '7',
      DESCRIPTION: 'Not too small',
    })
    await library.run(rule)
    const [, before] = await library.server.rows(`${orders}/businessrules`)
    const { url, rules } = (await library.done(
      '/library/entities',
      'promote',
      promote(2, '1', '2'),
    )) as never as {
      url: string
      rules: string[]
    }
    expect([url, rules]).to.deep.equal([`/api/repositories/test${own}/businessrules`, ['1', '2']])
    const shared = await library.server.rows(`${own}/businessrules`)
    expect(shared.map((row) => [row['Name'], row['Expression'], row['Filter Expression']])).to.deep.equal([
      ['Amount is high', 'Amount > 5', 'NOT IS_NULL(Row)'],
      ['Number is known', `NOT IS_NULL('Order No') AND 'Order No' > 0`, ''],
    ])
    expect(shared[0]).to.include({ Threshold: '50', 'Index Threshold': '7', Description: 'Not too small' })
    expect(await library.mapping(own, orders)).to.deep.equal({
      Amount: ['Amount', '100'],
      Note: ['', ''],
      'Order No': ['Order No', '100'],
      Row: ['Row', '100'],
    })
    const [first, after] = await library.server.rows(`${orders}/businessrules`)
    const edited = { 'Date Changed': '', 'Filter Expression': '', Derived: '', Library: '' }
    expect({ ...after, ...edited }).to.deep.equal({ ...before, ...edited })
    expect(after).to.include({ Derived: 'yes', Result: 'passed', Status: '' })
    expect(first).to.include({ Derived: 'yes', Priority: '3' })
    await library.done(`${own}/businessrules/1`, 'edit', { THRESHOLD: '99' })
    expect((await library.rulesOf(orders, 'Threshold'))[1]).to.deep.equal(['99'])
  })

  it('derives them in the other associated entities too', async () => {
    sales = await library.entity(`Sales ${round}`, SALES)
    await library.rule(own, 'Older', 'NOT IS_NULL(Amount)')
    await library.associate(own, sales)
    await library.rule(orders, 'Amount is high', 'Amount > 5 OR IS_NULL([Order No])')
    await library.done('/library/entities', 'promote', promote(1))
    expect(await library.rulesOf(orders, 'Name', 'Expression')).to.deep.equal([
      ['Amount is high', `Amount > 5 OR IS_NULL('Order No')`],
      ['Older', 'NOT IS_NULL(Amount)'],
    ])
    expect(await library.rulesOf(sales, 'Name', 'Expression', 'Status')).to.deep.equal([
      ['Older', 'NOT IS_NULL(amount)', 'analysis reqd'],
      ['Amount is high', `amount > 5 OR IS_NULL('Order No')`, 'mapping reqd'],
    ])
  })

  it('uses the mapping, and gives another name to an attribute whose name is mapped otherwise', async () => {
    await library.associate(own, orders, [[1, 1], [2, 2]]) // prettier-ignore
    await library.rule(orders, 'All', `Amount > 5 AND 'Order No' > 0`)
    await library.done('/library/entities', 'promote', promote(1))
    await library.rule(orders, 'Row too', 'IS_NULL(ROW)')
    await library.done('/library/entities', 'promote', promote(2))
    const other = await library.library(`Other ${round}`, ['Amount'])
    await library.associate(other, orders, [[1, 1]])
    await library.rule(orders, 'Third', 'Amount = 1')
    await library.done('/library/entities', 'promote', { ...promote(3), library: numberOf(other) })
    expect((await library.server.rows(`${own}/businessrules`)).map((row) => row['Expression'])).to.deep.equal(
      ['Note > 5 AND Amount > 0', 'IS_NULL(Row)'],
    )
    expect((await library.server.rows(`${other}/businessrules`))[0]!['Expression']).to.equal(
      `'Amount (2)' = 1`,
    )
    expect(await library.mapping(other, orders)).to.deep.equal({
      Amount: ['Order No', '0'],
      'Amount (2)': ['Amount', '100'],
    })
  })

  it('promotes all rules or none', async () => {
    await library.rule(orders, 'Good', 'Amount > 5')
    await library.rule(orders, 'Numbered', '_rowid > 5')
    await library.rule(`${orders}/attributes/2`, 'Values', 'Amount > 5', { THRESHOLD_OF: 'values' })
    for (const [status, rules] of [
      [404, [1, 4711]],
      [409, [1, 2]],
      [409, [1, 3]],
    ] as const)
      expect((await library.refused('/library/entities', 'promote', promote(...rules)))[0]).to.equal(status)
    await library.rule(own, 'good', 'TRUE')
    expect((await library.refused('/library/entities', 'promote', promote(1)))[0]).to.equal(409)
    expect(await library.server.rows(`${own}/associatedentities`)).to.deep.equal([])
    expect(await library.rulesOf(orders, 'Name', 'Derived')).to.deep.equal([['Good', 'no'], ['Numbered', 'no']]) // prettier-ignore
    expect(await library.server.rows(`${own}/attributes`)).to.have.length(2)
    await library.done(`${orders}/businessrules/1`, 'edit', { NAME: 'Better' })
    await library.done('/library/entities', 'promote', promote(1))
    expect(await library.refused('/library/entities', 'promote', promote(1))).to.deep.equal([
      409,
      'The business rule "Better" is derived from a library rule already; leave it out.',
    ])
  })

  describe('and copying them to an entity', () => {
    const copy = (data: object) => ({
      entity: numberOf(orders),
      library: numberOf(own),
      rules: [1],
      mappings: [{ realAttr: 2, libAttr: '1' }],
      ...data,
    })

    const copied = async (data: object = {}) => {
      const { url } = await library.done(`${own}/businessrules`, 'copy', copy(data))
      expect(await library.server.ended(url)).to.include({
        State: 'Completed',
        'Job Type': 'Copy Library Rules',
      })
    }

    it('makes independent rules with numbered names', async () => {
      await library.rule(own, 'Amount is high', 'Amount > 5', { THRESHOLD: '25', PRIORITY: '4' })
      await copied({ rules: ['1', 1] })
      await copied()
      await copied()
      await library.done(`${own}/businessrules/1`, 'edit', { EXPRESSION: 'Amount > 6', THRESHOLD: '1' })
      const columns = ['Name', 'Expression', 'Threshold', 'Priority', 'Derived'] as const
      expect(await library.rulesOf(orders, ...columns)).to.deep.equal([
        ['Amount is high', 'Amount > 5', '25', '4', 'no'],
        ['Amount is high_copy#1', 'Amount > 5', '25', '4', 'no'],
        ['Amount is high_copy#2', 'Amount > 5', '25', '4', 'no'],
      ])
      expect(await library.server.rows(`${own}/associatedentities`)).to.deep.equal([])
    })

    it('needs all attributes that the rules name', async () => {
      await library.rule(own, 'Note is known', 'NOT IS_NULL(Note)')
      const path = `${own}/businessrules`
      expect(await library.refused(path, 'copy', copy({}))).to.deep.equal([
        409,
        'The library rule "Note is known" names the attribute "Note", which is not mapped; add it to the mappings, or leave the rule out.',
      ])
      for (const [status, data] of [
        [404, { rules: [4711] }],
        [404, { entity: 4711 }],
        [400, { library: 4711 }],
        [404, { mappings: [{ realAttr: 9, libAttr: 1 }] }],
        [404, { mappings: [{ realAttr: 1, libAttr: 9 }] }],
        [400, { rules: [] }],
        [400, { mappings: undefined }],
      ] as const)
        expect((await library.refused(path, 'copy', copy(data)))[0], JSON.stringify(data)).to.equal(status)
      expect(await library.rulesOf(orders, 'Name')).to.deep.equal([])
    })
  })
})
