import { expect } from 'chai'
import { basic, startQualityServer, type QualityServer } from '../../support/quality-server.ts'

const ORDERS = 'order,customer,country\n1,a,DE\n2,a,DE\n3,b,FR\n4,<b>x</b>,FR\n5,,\n'
const CUSTOMERS = 'id,name\na,Ada\nb,Bo\nc,Cy\n'

const flat = (page: string): string => page.replaceAll(/\s+/g, ' ')

const textOf = (page: string): string =>
  flat(page.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, ' '))

describe('the pages of joins', function () {
  this.timeout(60_000)
  let server: QualityServer
  let orders: string
  let customers: string
  let join: string

  const create = async (left: string, right: string, more: object = {}): Promise<string> => {
    const numbers = [left, right].map((path) => path.split('/').at(-1)!)
    const { status, body } = await server.command(`${left}/joins`, {
      command: 'create',
      data: {
        params: {
          LH: { entity: numbers[0], attributes: '2' },
          RH: { entity: numbers[1], attributes: '1' },
        },
        ...more,
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    return `/joins/${numbers[0]}-2-${numbers[1]}-1-1`
  }
  const get = (path: string, accept?: string): Promise<Response> =>
    server.ask(path, accept === undefined ? {} : { headers: { Accept: accept } })

  before(async () => {
    server = await startQualityServer()
    expect(await (await get('/joins/diagram', 'text/plain')).text()).to.equal('erDiagram\n')
    expect(await (await get('/joins/diagram')).text()).to.contain('The repository has no permanent joins.')
    orders = (await server.load('Orders', ORDERS)).path
    customers = (await server.load('Customers', CUSTOMERS)).path
    join = await create(orders, customers)
  })
  after(() => server.stop())

  it('report a join with its regions, examples, cardinality and result sets', async () => {
    const answer = await get(`${join}/report`, 'text/html')
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('Content-Type')).to.match(/^text\/html/)
    expect(answer.headers.get('Content-Security-Policy')).to.match(/^default-src 'none'; .*; sandbox$/)
    const page = await answer.text()
    expect(page)
      .to.match(/^<!doctype html>\n/)
      .and.to.match(/<\/html>\n$/)
    const text = textOf(page)
    for (const part of [
      'Orders and Customers customer = id Permanent Compared by value',
      'Values on both sides 2 Rows of the inner join 3 Left rows that join 60.0 % Right rows that join 66.7 % Cardinality M:1',
      'Orders has 3 values, Customers 3; both have 2.',
      'Only in Orders left Values 1 33.3 % Rows 2 Rows with a null 1 &lt;b&gt;x&lt;/b&gt; 1 row All of these values',
      'In both Values 2 Rows of the left side 3 Rows of the right side 2 Rows of the inner join 3 a 2 × 1 b 1 × 1',
      'Only in Customers right Values 1 33.3 % Rows 1 Rows with a null 0 c 1 row',
      'One to one 1:1 1 50.0 % 1 33.3 %',
      'Many to one M:1 1 50.0 % 2 66.7 %',
      '2 of 3 values of Orders (66.7 %) occur on both sides.',
      '2 of 5 rows of Orders (40.0 %) join nothing; 1 of them has a null.',
    ])
      expect(text).to.contain(part)
    const links = Array.from(page.matchAll(/<a href="(\w+)"/g), ([, href]) => href!)
    expect(links).to.include.members(['innerrows', 'outerrows', 'leftnomatchvalues', 'venndiagram'])
    for (const link of new Set(links)) expect((await get(`${join}/${link}`)).status, link).to.equal(200)
    for (const [, href] of page.matchAll(/<a href="\.\.\/\.\.(\/entities\/\d+\/report)"/g))
      expect((await get(href!)).status).to.equal(200)
  })

  it('show the permanent joins as a drawing and as Mermaid text, by the header Accept', async () => {
    const drawing = await get('/joins/diagram', 'text/html,image/avif,*/*;q=0.8')
    expect(drawing.headers.get('Content-Type')).to.match(/^image\/svg\+xml/)
    expect(drawing.headers.get('Vary')).to.contain('Accept')
    expect(drawing.headers.get('Content-Security-Policy')).to.match(/style-src 'sha256-.*; sandbox$/)
    const svg = await drawing.text()
    const [left, right] = [orders, customers].map((path) => path.split('/').at(-1)!)
    expect(svg)
      .to.contain(`<a href="${left!}-2-${right!}-1-1/report"`)
      .and.to.match(/>\s*customer\s*<\/text>/)
    expect(svg).to.contain('1 permanent join of 2 entities.')
    for (const type of ['text/vnd.mermaid', 'text/plain']) {
      const answer = await get('/joins/diagram', type)
      expect(answer.headers.get('Content-Type')).to.match(new RegExp(`^${type}`))
      expect(await answer.text()).to.equal(
        [
          'erDiagram',
          `  E${left!}["Orders"] {`,
          '    text CUSTOMER "customer"',
          '  }',
          `  E${right!}["Customers"] {`,
          '    text ID "id"',
          '  }',
          `  E${left!} }o--o| E${right!} : "customer = id"`,
          '',
        ].join('\n'),
      )
    }
    expect((await get('/joins/diagram', 'image/png')).status).to.equal(406)
  })

  it('leave discovered joins out of the diagram', async () => {
    const edit = (status: string) => server.command(join, { command: 'edit', data: { status } })
    expect((await edit('Discovered')).status).to.equal(204)
    expect(await (await get('/joins/diagram', 'text/plain')).text()).to.equal('erDiagram\n')
    expect((await edit('Permanent')).status).to.equal(204)
  })

  it('list the joins in the report of both entities, each from its own side', async () => {
    const part = async (path: string): Promise<string> => {
      const page = await (await get(`${path}/report`)).text()
      return /<section class="joins".*?<\/section>/s.exec(page)?.[0] ?? ''
    }
    expect(await part(orders)).to.contain(`href="../..${join}/report"`)
    expect(textOf(await part(orders))).to.contain(
      'Customers Permanent, M:1 customer = id Permanent M:1 2 60.0 %',
    )
    expect(textOf(await part(customers))).to.contain(
      'Orders Permanent, 1:M id = customer Permanent 1:M 2 66.7 %',
    )
  })

  it('compare an entity with itself by a function', async () => {
    const path = await create(orders, orders, { function: 'metaphone' })
    const text = textOf(await (await get(`${path}/report`)).text())
    expect(text).to.contain('Compared by metaphone')
    expect(text).to.contain('Orders (left)').and.to.contain('Orders (right)')
    expect(await (await get('/joins/diagram')).text()).to.contain('compared by metaphone')
  })

  it('say that figures are out of date after a reload, without examples', async () => {
    const sourceFile = await server.upload('c.csv', 'id\na\nz\n')
    const { body } = await server.command(customers, {
      command: 'reload',
      data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
    })
    await server.ended(body.job)
    const page = await (await get(`${join}/report`)).text()
    const text = textOf(page)
    expect(text).to.contain('These figures are out of date. Customers was loaded again after the analysis')
    expect(text).to.contain('Values on both sides 2').and.not.to.contain('&lt;b&gt;x')
    expect(page).to.not.match(/<a href="\w+rows"/)
    expect(flat(await (await get(`${orders}/report`)).text())).to.contain(
      '<span class="badge">out of date</span>',
    )
    const { body: run } = await server.command(join, { command: 'run' })
    await server.ended(run.url)
    expect(textOf(await (await get(`${join}/report`)).text())).to.contain('Values on both sides 1')
  })

  it('are refused with the reason where there is no join, no right to read or no such type', async () => {
    expect((await get('/joins/4711-1-1-1/report')).status).to.equal(404)
    expect((await get('/joins/x/report')).status).to.equal(400)
    expect((await get(`${join}/report`, 'application/json')).status).to.equal(406)
    expect((await get(`${join}/report?pageSize=1`)).status).to.equal(400)
    for (const path of [`${join}/report`, '/joins/diagram']) {
      const answer = await fetch(`${server.repository}${path}`, {
        headers: { Authorization: basic('admin', 'wrong') },
      })
      expect(answer.status, path).to.equal(401)
    }
  })
})
