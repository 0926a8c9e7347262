import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'

/** The order and line identify a row. The postcode determines the city, except for two postcodes, and the state. */
const ORDERS = [
  'order,line,postcode,city,state,country',
  '1,1,1010,Vienna,W,AT',
  '1,2,1010,Vienna,W,AT',
  '2,1,1010,Wien,W,AT',
  '3,1,8010,Graz,ST,AT',
  '3,2,8010,,ST,AT',
  '3,3,8010,Graz,ST,AT',
  '4,1,5020,Salzburg,S,AT',
].join('\n')

describe('the keys and dependencies in the report of an entity', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  before(async () => {
    server = await startQualityServer()
    path = (await server.load('Orders', `${ORDERS}\n`)).path
  })
  after(() => server.stop())

  const run = async (listing: string, command: string, data: object): Promise<void> => {
    const { body } = await server.command(`${path}/${listing}`, { command, data })
    expect(await server.ended(body.url ?? body.uri)).to.include({ State: 'Completed' })
  }
  /** The section, and its text. */
  const section = async (): Promise<{ part: string; text: string }> => {
    const page = await (await server.ask(`${path}/report`)).text()
    const part = /<section class="dependencies".*?<\/section>/s.exec(page)?.[0] ?? ''
    return { part, text: part.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') }
  }

  it('are omitted if none exist', async () => {
    expect((await section()).part).to.equal('')
  })

  it('say what identifies a row, what determines what, and where it nearly does', async () => {
    await run('dependencies', 'discover', { quality: '70', maxWidth: '2', keys: '1' })
    await run('keys', 'add', { lhs: '1 2' })
    const { part, text } = await section()
    for (const sentence of [
      'What identifies a row',
      'order , line Permanent 100 % 0',
      'The same value in all rows: country .',
      'postcode ⇄ state',
      'Of attributes with ⇄, each determines the other.',
      'postcode determines city in 71.4 % of the rows. 2 left values have several right values, in 6 rows.',
      '1010 : Vienna 2 rows , Wien 1 row',
      '8010 : Graz 2 rows , null 1 row',
    ])
      expect(text).to.contain(sentence)
    expect(text.indexOf('order , line Permanent')).to.be.below(text.indexOf('Discovered'))
    expect(part).to.contain('<svg').and.to.contain('class="mutual"')
    expect(text).not.to.contain('out of date')
  })

  it('say that they are out of date after a reload, and show the conflicts of the present rows', async () => {
    await server.upload('orders2.csv', `${ORDERS.replace('Wien', 'Vienna')}\n`)
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'orders2.csv' }
    const { body } = await server.command(path, {
      command: 'reload',
      data: { source: 'client', connectInfo },
    })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const { text } = await section()
    expect(text).to.contain('postcode determines city in 71.4 % of the rows. out of date')
    expect(text).to.contain('8010 : Graz 2 rows , null 1 row')
    expect(text).not.to.contain('Wien 1 row')
  })

  it('list first the dependencies that repeated left values support', async () => {
    // Almost every serial number occurs once, so that it determines everything but for one row.
    const record = (_: unknown, row: number) =>
      `${Math.max(row, 1)},city ${row},${row % 2},${row < 2 ? 'odd' : `size ${row % 2}`}`
    const lines = ['serial,city,kind,size', ...Array.from({ length: 20 }, record)]
    path = (await server.load('Evidence', `${lines.join('\n')}\n`)).path
    await run('dependencies', 'verify', {
      attributes: [
        { lhs: 1, rhs: 2 },
        { lhs: 3, rhs: 4 },
      ],
    })
    const { text } = await section()
    const [proved, unproved] = ['kind determines size in 90.0 %', 'serial determines city in 95.0 %'] as const
    for (const claim of [proved, unproved]) expect(text).to.contain(claim)
    expect(text.indexOf(proved)).to.be.below(text.indexOf(unproved))
  })
})
