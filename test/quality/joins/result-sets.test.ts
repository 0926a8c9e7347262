import { expect } from 'chai'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

const CUSTOMERS = `id,name,country
1,Ada,UK
2,Grace,US
3,Edsger,NL
4,Linus,
5,Barbara,US
`
const ORDERS = `order,customer,amount
100,1,10
101,1,20
102,2,5
103,9,7
104,,1
105,2,8
`

describe('The result sets of a join', function () {
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

  /** Creates a join and waits for it. */
  async function create(params: unknown, data: Readonly<Record<string, unknown>> = {}) {
    const answer = await server.command(`/entities/${customers}/joins`, {
      command: 'create',
      data: { params, ...data },
    })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return server.ended(answer.body.url)
  }

  const sides = (left: string, right: string) => ({
    LH: { entity: customers, attributes: left },
    RH: { entity: orders, attributes: right },
  })

  const cells = async (path: string): Promise<readonly (readonly string[])[]> => {
    const answer = await server.ask(path)
    const body = (await answer.json()) as CommandAnswer
    expect(answer.status, JSON.stringify(body)).to.equal(200)
    return body.rows === '' ? [] : body.rows.map(({ dataRow }) => dataRow)
  }

  it('are the rows and values of each region, and their totals are the figures of the join', async () => {
    const job = await create(sides('1', '2'))
    expect(job, JSON.stringify(job)).to.include({ State: 'Completed', 'Job Type': 'Execute Join' })
    const id = `${customers}-1-${orders}-2-1`
    const [join] = await server.rows(`/joins/${id}`)
    expect(join).to.include({
      'Matching Values': '2',
      'Inner joined rows': '4',
      'Outer joined rows': '9',
      'Left Non-Matching Values': '3',
      'Left Non-Matching Rows': '3',
      'Right Non-Matching Values': '1',
      'Right Non-Matching Rows': '2',
    })
    const columns = encodeURIComponent(`L_e${customers}:NAME,R_e${orders}:ORDER`)
    const rows = (set: string) => cells(`/joins/${id}/${set}?columns=${columns}`)
    const inner = [
      ['Ada', '100'],
      ['Ada', '101'],
      ['Grace', '102'],
      ['Grace', '105'],
    ]
    const left = [...inner, ['Edsger', ''], ['Linus', ''], ['Barbara', '']]
    const rest = [
      ['', '103'],
      ['', '104'],
    ]
    expect(await rows('innerrows')).to.deep.equal(inner)
    expect(await rows('leftouterrows')).to.deep.equal(left)
    expect(await rows('rightouterrows')).to.deep.equal([...inner, ...rest])
    expect(await rows('outerrows')).to.deep.equal([...left, ...rest])
    expect(await cells(`/joins/${id}/leftnomatchrows?columns=NAME`)).to.deep.equal([
      ['Edsger'],
      ['Linus'],
      ['Barbara'],
    ])
    expect(await cells(`/joins/${id}/rightnomatchrows?columns=ORDER`)).to.deep.equal([['103'], ['104']])
    expect(await cells(`/joins/${id}/matchingvalues`)).to.deep.equal([
      ['1', '1', '2', '2'],
      ['2', '1', '2', '2'],
    ])
    expect(await cells(`/joins/${id}/leftnomatchvalues`)).to.deep.equal([
      ['3', '1'],
      ['4', '1'],
      ['5', '1'],
    ])
    expect(await cells(`/joins/${id}/rightnomatchvalues`)).to.deep.equal([['9', '1']])
  })

  it('are paged, sorted, and selected by conditions over both sides', async () => {
    const place = `/joins/${customers}-1-${orders}-2-1/outerrows`
    const ask = async (options: Readonly<Record<string, unknown>>) => {
      const { status, body } = await server.command(place, {
        command: 'get',
        options: { columns: [`L_e${customers}:NAME`, `R_e${orders}:AMOUNT`], ...options },
      })
      expect(status, JSON.stringify(body)).to.equal(200)
      return [
        body.rows === '' ? [] : body.rows.map(({ dataRow }) => dataRow.join(' ')),
        Number(body.metadata['totalCount']),
      ]
    }
    expect(await ask({ pageStart: 4, pageSize: 3 })).to.deep.equal([['Grace 8', 'Edsger ', 'Linus '], 9])
    expect(await ask({ pageStart: 8, pageSize: 5 })).to.deep.equal([[' 7', ' 1'], 9])
    expect(await ask({ pageStart: 10 })).to.deep.equal([[], 9])
    const bySize = [{ column: `R_e${orders}:AMOUNT`, direction: 'desc' }]
    expect(await ask({ sort: bySize, pageSize: 3 })).to.deep.equal([['Ada 20', 'Ada 10', 'Grace 8'], 9])
    expect(await ask({ sort: bySize, pageStart: 3, pageSize: 2 })).to.deep.equal([['Grace 8', ' 7'], 9])
    expect(await ask({ where: `'Left name' = "Ada" OR 'Right amount' < 5`, pageSize: 2 })).to.deep.equal([
      ['Ada 10', 'Ada 20'],
      3,
    ])
    expect(
      await ask({ where: `'Left name' = "Ada" OR 'Right amount' < 5`, pageStart: 3, pageSize: 2 }),
    ).to.deep.equal([[' 1'], 3])
    expect(await ask({ where: `IS_NULL('Left Row')`, sort: bySize })).to.deep.equal([[' 7', ' 1'], 2])
  })

  it('refuse unknown columns and conditions that are not valid', async () => {
    const place = `/joins/${customers}-1-${orders}-2-1/innerrows`
    const { status, body } = await server.command(place, { command: 'get', options: { columns: ['NAME'] } })
    expect(status).to.equal(404)
    expect(body.detail).to.include(`L_e${customers}:NAME`)
    expect((await server.command(place, { command: 'get', options: { where: 'name = 1' } })).status).to.equal(
      404,
    )
    expect(
      (await server.command(place, { command: 'get', options: { where: `'Left name' = ` } })).status,
    ).to.equal(400)
  })

  it('are exported as the page shows them', async () => {
    const place = `/joins/${customers}-1-${orders}-2-1/leftouterrows`
    const { status, body } = await server.command(place, {
      command: 'export',
      data: { filename: 'joined.csv' },
      options: { columns: [`L_e${customers}:NAME`, `R_e${orders}:ORDER`] },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    const job = await server.ended(body.job)
    expect(job['State'], JSON.stringify(job)).to.equal('Completed')
    const file = (body as unknown as { file: string }).file
    const text = await (await server.ask(file.slice(file.indexOf('/download')))).text()
    expect(text).to.equal(
      'Left name,Right order\nAda,100\nAda,101\nGrace,102\nGrace,105\nEdsger,\nLinus,\nBarbara,\n'.replaceAll(
        '\n',
        text.includes('\r\n') ? '\r\n' : '\n',
      ),
    )
  })

  it('of an entity with itself tell the two sides apart', async () => {
    await create({
      LH: { entity: customers, attributes: '3', expression: 'name = "Grace"' },
      RH: { entity: customers, attributes: '3' },
    })
    const id = `${customers}-3-${customers}-3-1`
    const columns = encodeURIComponent(`L_e${customers}:NAME,R_e${customers}:NAME`)
    expect(await cells(`/joins/${id}/innerrows?columns=${columns}`)).to.deep.equal([
      ['Grace', 'Grace'],
      ['Grace', 'Barbara'],
    ])
    expect(await cells(`/joins/${id}/leftnomatchrows`)).to.deep.equal([])
    expect((await cells(`/joins/${id}/rightnomatchrows?columns=NAME`)).flat()).to.deep.equal([
      'Ada',
      'Edsger',
      'Linus',
    ])
  })

  it('of an attribute with itself are all pairs of rows with the same value', async () => {
    const side = { entity: customers, attributes: '3' }
    expect(await create({ LH: side, RH: side })).to.include({ State: 'Completed' })
    const id = `${customers}-3-${customers}-3-2`
    const [join] = await server.rows(`/joins/${id}`)
    expect(join).to.include({
      'Matching Values': '3',
      'Inner joined rows': '6',
      'Outer joined rows': '8',
      'Left Non-Matching Rows': '1',
      'Right Non-Matching Rows': '1',
    })
    const columns = encodeURIComponent(`L_e${customers}:ID,R_e${customers}:ID`)
    expect(await cells(`/joins/${id}/innerrows?columns=${columns}`)).to.have.deep.members([
      ['1', '1'],
      ['2', '2'],
      ['2', '5'],
      ['3', '3'],
      ['5', '2'],
      ['5', '5'],
    ])
  })

  it('find the rows of an entity with very long values', async () => {
    const text = (id: number) => `${id} `.padEnd(5000, 'x')
    const long = Array.from({ length: 1000 }, (_, i) => `${i + 1},${text(i + 1)}`).join('\n')
    const entity = (await server.load('Long', `id,text\n${long}\n`)).entityId
    await create({
      LH: { entity: customers, attributes: '1' },
      RH: { entity, attributes: '1' },
    })
    const place = `/joins/${customers}-1-${entity}-1-1/innerrows`
    const columns = encodeURIComponent(`L_e${customers}:NAME,R_e${entity}:TEXT`)
    expect(await cells(`${place}?columns=${columns}&pageStart=3&pageSize=1`)).to.deep.equal([
      ['Edsger', text(3)],
    ])
  })

  it('need a run after a reload, and are complete after it', async () => {
    const place = `/entities/${orders}`
    const sourceFile = await server.upload('orders.csv', 'order,customer,amount\n200,5,1\n')
    const reload = await server.command(place, {
      command: 'reload',
      data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
    })
    expect(reload.status, JSON.stringify(reload.body)).to.equal(200)
    await server.ended(reload.body.job)
    const id = `${customers}-1-${orders}-2-1`
    const refused = await server.ask(`/joins/${id}/innerrows`)
    expect(refused.status).to.equal(409)
    expect(((await refused.json()) as CommandAnswer).detail).to.include('run')
    let profiled = ''
    while (profiled !== 'Fully Loaded') profiled = (await server.rows(place))[0]!['Entity State']!
    const run = await server.command(`/joins/${id}`, { command: 'run' })
    expect(run.status, JSON.stringify(run.body)).to.equal(200)
    const job = await server.ended(run.body.url)
    expect(job['State'], JSON.stringify(job)).to.equal('Completed')
    const columns = encodeURIComponent(`L_e${customers}:NAME,R_e${orders}:ORDER`)
    expect(await cells(`/joins/${id}/innerrows?columns=${columns}`)).to.deep.equal([['Barbara', '200']])
  })

  it('end with the join', async () => {
    const id = `${customers}-1-${orders}-2-1`
    expect(
      (await server.ask(`/joins/${id}`, { method: 'DELETE' })).status,
      JSON.stringify(server.log.filter(({ err }) => err)),
    ).to.equal(204)
    expect((await server.ask(`/joins/${id}/innerrows`)).status).to.equal(404)
  })
})
