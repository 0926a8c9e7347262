import { expect } from 'chai'
import { startWarehouses } from '../../src/quality/stores/start-warehouses.ts'
import { withoutRe2 } from './support/lacking-warehouses.ts'
import { type QualityServer, startQualityServer } from './support/quality-server.ts'
import { outcomeOfRegularRules } from './support/regular-rules.ts'

const CONTENT = 'Id,Name\n1,ab12\n2,cd\n 03,ef5\n'

describe('A server whose engine has another language of regular expressions', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  before(async () => {
    server = await startQualityServer({ engine: withoutRe2(startWarehouses) })
    path = (await server.load('Names', CONTENT)).path
  })
  after(() => server?.stop())

  it('evaluates conditions of pages itself', async () => {
    const where = encodeURIComponent('REGEX_FIND(Name, "\\d$")')
    const rows = await server.rows(`${path}/rows?where=${where}`)
    expect(rows.map(({ Name }) => Name)).to.deep.equal(['ab12', 'ef5'])
  })

  it('rejects a rule whose regular expression needs the table of values', async () => {
    const { status, body } = await server.command(`${path}/businessrules`, {
      command: 'add',
      data: { NAME: 'Rule', THRESHOLD: '50', EXPRESSION: 'REGEX_MATCH(TO_TEXT(FREQUENCY(Name)), "1")' },
    })
    expect(status).to.equal(400)
    expect(body.detail).to.match(/cannot compute this together with the rest/)
    expect(body.errors[0]!.pointer).to.equal('/data/EXPRESSION')
  })

  it('standardizes the numbers of a join', async () => {
    const side = { entity: path.split('/').at(-1)!, attributes: '1' }
    const { status, body } = await server.command(`${path}/joins`, {
      command: 'create',
      data: { params: { LH: side, RH: side }, function: 'standardize - Integer' },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    const [joined] = await server.rows('/joins')
    expect(joined).to.include({ 'Right Expression': 'standardize - Integer(Id)', 'Matching Values': '3' })
  })

  it('runs rules and joins with the outcome of an engine with that language', async () => {
    const other = await startQualityServer()
    try {
      // The entity has the same number on both servers.
      await other.load('Names', CONTENT)
      expect(await outcomeOfRegularRules(server)).to.deep.equal(await outcomeOfRegularRules(other))
    } finally {
      await other.stop()
    }
  })
})
