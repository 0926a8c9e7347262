import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const CUSTOMERS = `id,name,country
1,Ada,UK
2,Grace,US
3,Edsger,NL
4,Linus,FI
5,Barbara,US
`
const ORDERS = `order,customer,amount
100,1,10
101,1,20
102,2,5
103,3,7
104,4,11
105,2,8
`

describe('A discovery of joins', function () {
  this.timeout(60_000)
  let server: QualityServer
  let customers: string
  let orders: string

  before(async () => {
    server = await startQualityServer()
    customers = (await server.load('Customers', CUSTOMERS)).entityId
    orders = (await server.load('Orders', ORDERS)).entityId
  })
  after(() => server.stop())

  /** Schedules a discovery of all attributes. @returns the path of its job */
  async function discover(data: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const attributes = { [customers]: '1 2 3', [orders]: '1 2 3' }
    const answer = await server.command(`/entities/${customers}/joins`, {
      command: 'discover',
      data: { attributes, matchQuality: '90', ...data },
    })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return answer.body.url
  }

  it('finds the key of one entity in another, and says what it compared', async () => {
    const job = await server.ended(await discover())
    expect(job).to.include({ State: 'Completed', 'Job Type': 'Join Discovery' })
    expect(Object.values(job)).to.include(
      '9 of 9 pairs of attributes are compared. 1 join is found, 1 of them new.',
    )
    const [join, ...others] = await server.rows('/joins')
    expect(others).to.deep.equal([])
    expect(join).to.include({
      'Left Entity ID': customers,
      'Left Attribute List': '1',
      'Right Entity ID': orders,
      'Right Attribute List': '2',
      Status: 'Discovered',
      'Matching Values': '4',
      'Inner joined rows': '6',
    })
  })

  it('finds joins between the attributes of one entity on request', async () => {
    const job = await server.ended(await discover({ selfJoins: '1' }))
    expect(Object.values(job)).to.include(
      '15 of 15 pairs of attributes are compared. 1 join is found, 0 of them new.',
    )
  })

  it('compares forms of the values on request', async () => {
    const job = await server.ended(await discover({ function: 'mask', manyToMany: '1' }))
    expect(job).to.include({ State: 'Completed' })
    const found = (await server.rows('/joins')).filter((join) => join['Left Expression']?.includes('mask'))
    expect(found).not.to.deep.equal([])
  })

  it('finds each join once, even during another discovery, and keeps its status', async () => {
    const [join] = await server.rows('/joins')
    const edit = { joinKeys: [join!['Join Key']], status: 'Permanent' }
    const edited = await server.command(`/entities/${customers}/joins`, { command: 'edit', data: edit })
    expect(edited.status, JSON.stringify(edited.body)).to.equal(204)
    const before = (await server.rows('/joins')).length
    const jobs = [await discover(), await discover(), await discover()]
    for (const job of jobs) expect(await server.ended(job)).to.include({ State: 'Completed' })
    const joins = await server.rows('/joins')
    expect(joins).to.have.length(before)
    expect(joins.find((one) => one['Join Key'] === join!['Join Key'])).to.include({ Status: 'Permanent' })
  })
})
