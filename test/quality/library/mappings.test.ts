import { expect } from 'chai'
import { LibraryServer, numberOf, pairs } from './library-server.ts'

const CUSTOMERS =
  'Kunde,E-Mail Address,Telephon,Joined\nAda,ada@example.org,+44 123,2024-01-05\nBob,bob@example.org,+49 456,2024-02-06\n'
const SUPPLIERS =
  'id,Firm,Contact,Since\n1,Acme,carl@example.org,2023-03-07\n2,Umbrella,dora@example.org,2022-04-08\n'

describe('Mappings of entities to the library', function () {
  this.timeout(60_000)
  let library: LibraryServer
  let customers: string
  let suppliers: string
  before(async () => {
    library = await LibraryServer.start()
    customers = await library.entity('Customers', CUSTOMERS)
    suppliers = await library.entity('Suppliers', SUPPLIERS)
  })
  after(() => library.stop())

  let round = 0
  const contact = (...attributes: string[]) => library.library(`Contact ${++round}`, attributes)

  it('are proposed by equal names without punctuation, then by nearly equal names', async () => {
    const own = await contact('E_MAIL address', 'Telephone', 'Customer', 'Kunden-Nr', '…')
    await library.associate(own, customers)
    expect(await library.mapping(own, customers)).to.deep.equal({
      'E_MAIL address': ['E-Mail Address', '100'],
      Telephone: ['Telephon', '78'],
      Customer: ['', ''],
      'Kunden-Nr': ['', ''],
      '…': ['', ''],
    })
  })

  it('are proposed by type and pattern of the attributes that other entities have mapped', async () => {
    const own = await contact('Mail', 'Date', 'Name')
    await library.associate(own, customers, [
      [2, 1],
      [4, 2],
      [1, 3],
    ])
    await library.associate(own, suppliers)
    expect(await library.mapping(own, customers)).to.deep.equal({
      Mail: ['E-Mail Address', '0'],
      Date: ['Joined', '0'],
      Name: ['Kunde', '0'],
    })
    expect(await library.mapping(own, suppliers)).to.deep.equal({
      Mail: ['', ''],
      Date: ['Since', '80'],
      Name: ['', ''],
    })
  })

  it('are replaced by a job, which translates the derived rules in the same step', async () => {
    const own = await contact('Mail', 'Phone')
    await library.rule(own, `Mail ${round}`, 'Mail LIKE "*@*"')
    await library.rule(own, `Phone ${round}`, 'LENGTH(Phone) > 3')
    await library.associate(own, customers, [[2, 1]])
    await library.run('/businessrules/library', { rules: [{ library: numberOf(own) }] })
    const rules = async () =>
      (await library.rulesOf(customers, 'Name', 'Expression', 'Status')).filter(([name]) =>
        name!.endsWith(` ${round}`),
      )
    expect(await rules()).to.deep.equal([
      [`Mail ${round}`, `'E-Mail Address' LIKE "*@*"`, ''],
      [`Phone ${round}`, 'LENGTH(Phone) > 3', 'mapping reqd'],
    ])
    await library.map(own, customers, [
      [2, 1],
      [3, 2],
    ])
    expect(await rules()).to.deep.equal([
      [`Mail ${round}`, `'E-Mail Address' LIKE "*@*"`, ''],
      [`Phone ${round}`, 'LENGTH(Telephon) > 3', 'analysis reqd'],
    ])
    await library.map(own, customers, [[1, 1]])
    expect(await rules()).to.deep.equal([
      [`Mail ${round}`, 'Kunde LIKE "*@*"', 'analysis reqd'],
      [`Phone ${round}`, 'LENGTH(Phone) > 3', 'mapping reqd'],
    ])
    await library.map(own, customers, [])
    expect(await library.mapping(own, customers)).to.deep.equal({ Mail: ['', ''], Phone: ['', ''] })
  })

  it('follow the names of the attributes through a reload with other columns', async () => {
    const own = await contact('Firm', 'Mail')
    const entity = await library.entity('Reloaded', 'Firm,Mail\nAcme,a@b\n')
    await library.associate(own, entity)
    await library.server.upload('reloaded.csv', 'No,Mail,Firm\n1,a@b,Acme\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'reloaded.csv' }
    const { job } = await library.done(entity, 'reload', { source: 'client', connectInfo })
    expect(await library.server.ended(job)).to.include({ State: 'Completed' })
    const answer = await library.server.ask(`${own}/associatedentities/${numberOf(entity)}/mapping`)
    const { attributeMapList } = (await answer.json()) as { attributeMapList: unknown }
    expect(attributeMapList).to.deep.equal([
      {
        realAttribute: { id: '1', columnsisedName: 'FIRM', humanisedName: 'Firm' },
        libraryAttribute: { id: '1', name: 'Firm' },
        score: '100',
      },
      {
        realAttribute: { id: '2', columnsisedName: 'MAIL', humanisedName: 'Mail' },
        libraryAttribute: { id: '2', name: 'Mail' },
        score: '100',
      },
    ])
  })

  it('that are invalid are rejected with a sentence, and change nothing', async () => {
    const own = await contact('Mail', 'Phone')
    const refs = { library: numberOf(own), entity: numberOf(customers) }
    const associate = (data: object) =>
      library.refused('/library/entities', 'associate', { ...refs, ...data })
    for (const [expected, data] of [
      [404, { mapping: pairs([[9, 1]]) }],
      [404, { mapping: pairs([[1, 9]]) }],
      [404, { entity: '4711' }],
      [404, { library: '4711' }],
      [400, { mapping: pairs([[1, 1], [2, 1]]) }], // prettier-ignore
      [400, { mapping: [{ realAttr: '1' }] }],
    ] as const)
      expect((await associate(data))[0], JSON.stringify(data)).to.equal(expected)
    expect(await library.server.rows(`${own}/associatedentities`)).to.deep.equal([])
    const path = `${own}/associatedentities/${refs.entity}/mapping`
    expect((await library.server.ask(path)).status).to.equal(404)
    expect((await library.refused(path, 'edit', { ...refs, mapping: [] }))[0]).to.equal(404)
    await library.associate(own, customers)
    expect(await associate({})).to.deep.equal([
      409,
      `The entity "Customers" is associated with the library entity "Contact ${round}" already; edit its mapping instead.`,
    ])
    for (const [expected, data] of [
      [400, { library: '4711', mapping: [] }],
      [400, { entity: 4711, mapping: [] }],
      [400, {}],
      [400, { mapping: pairs([[1, 1], [2, 1]]) }], // prettier-ignore
      [404, { mapping: pairs([[1, 9]]) }],
      [404, { mapping: pairs([[9, 1]]) }],
    ] as const)
      expect((await library.refused(path, 'edit', { ...refs, ...data }))[0], JSON.stringify(data)).to.equal(
        expected,
      )
  })

  it('need an entity with attributes', async () => {
    const own = await contact('Mail')
    await library.server.upload('none.csv', 'a,b\n')
    const { entityId, job } = await library.done('/entities', 'create', {
      entityName: 'Waiting',
      source: 'client',
      connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'none.csv' },
      scheduleTime: '2999-01-01 00:00:00',
      scheduleNow: '0',
    })
    const refs = { library: numberOf(own), entity: entityId }
    const [status, detail] = await library.refused('/library/entities', 'associate', refs)
    expect([status, /not loaded/.test(detail)]).to.deep.equal([409, true])
    await library.done(library.below(job), 'cancel')
  })
})
