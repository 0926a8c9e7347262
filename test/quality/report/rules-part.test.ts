import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const ROWS = Array.from(
  { length: 400 },
  (_, i) => `${i + 1},${i % 3 === 0 ? 'Köln' : 'Oslo'},${i < 12 ? '<b>' : i}\n`,
)

describe('The rules in a report', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  before(async () => {
    server = await startQualityServer()
    path = (await server.load('Parcels', `id,city,weight\n${ROWS.join('')}`)).path
    for (const data of [
      { NAME: 'Good', EXPRESSION: 'id > 0', THRESHOLD: '100' },
      { NAME: 'Weight <is> a number', EXPRESSION: 'weight >= 0', THRESHOLD: '99', GROUP_EXPRESSION: 'city' },
      { NAME: 'Slightly bad', EXPRESSION: 'id <= 380', THRESHOLD: '96', PRIORITY: '1' },
      { NAME: 'Never run', EXPRESSION: 'id = 1', THRESHOLD: '1' },
      { NAME: 'Disabled', EXPRESSION: 'id = 1', THRESHOLD: '100', ENABLED: '0' },
    ])
      expect((await server.command(`${path}/businessrules`, { command: 'add', data })).status).to.equal(200)
  })
  after(() => server.stop())

  const section = async (): Promise<string> => {
    const page = await (await server.ask(`${path}/report`)).text()
    return /<section class="rules".*?<\/section>/s.exec(page)?.[0].replaceAll(/\s+/g, ' ') ?? ''
  }

  it('are omitted until a rule has run', async () => {
    expect(await section()).to.equal('')
  })

  it('are shown worst first, with compliance, threshold, groups and failing rows', async () => {
    const ids = [1, 2, 3].map((rule) => `${path.split('/').at(-1)} 0 ${rule}`)
    const { body } = await server.command(`${path}/businessrules`, {
      command: 'run',
      data: { OPTION: 'SELECTED', RULE_IDS: ids },
    })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    const text = await section()
    const names = Array.from(text.matchAll(/<h3><bdi class="value">(.*?)<\/bdi>/g), ([, name]) => name)
    expect(names).to.deep.equal(['Weight &lt;is&gt; a number', 'Slightly bad', 'Good'])
    // The fractions are 97, 95 and 100, with the weights 6, 10 and 6.
    expect(text).to.include('1 of 3 rules passes; compliance is 96.909 %.')
    expect(text).to.include('97 % of the rows pass (388 of 400); 99 % are wanted.')
    expect(text).to.include('x1="99.000%"')
    expect(text).to.include(
      '12 rows could not be read. The first: weight is &quot;&lt;b&gt;&quot;, which is not a number.',
    )
    expect(text).to.include('The first 5 of 12 failing rows')
    expect(text).to.match(/<th scope="row"><bdi class="value">Oslo<\/bdi><\/th> <td class="number">266<\/td>/)
    expect(text).to.not.include('Disabled')
  })

  it('are shown without groups if a rule got them after its run', async () => {
    const rule = `${path}/businessrules/1`
    const { body } = await server.command(rule, { command: 'run' })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    const edited = await server.command(rule, { command: 'edit', data: { GROUP_EXPRESSION: 'city' } })
    expect(edited.status, JSON.stringify(edited.body)).to.equal(200)
    const text = await section()
    expect(text).to.include('<bdi class="value">Good</bdi>')
  })
})
