import { expect } from 'chai'
import { startWarehousesWithoutRe2 } from './support/lacking-warehouses.ts'
import { type QualityServer, startQualityServer } from './support/quality-server.ts'

const CONTENT = 'Id,Name\n1,ab12\n2,cd\n 03,ef5\n'

const REFUSAL = /regex-library=RE2J/

describe('A server whose engine has another language of regular expressions', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  before(async () => {
    server = await startQualityServer({ engine: startWarehousesWithoutRe2 })
    path = (await server.load('Names', CONTENT)).path
  })
  after(() => server?.stop())

  const add = (expressions: Record<string, string>) =>
    server.command(`${path}/businessrules`, {
      command: 'add',
      data: { NAME: 'Rule', THRESHOLD: '50', ...expressions },
    })

  it('evaluates conditions of pages itself', async () => {
    const where = encodeURIComponent('REGEX_FIND(Name, "\\d$")')
    const rows = await server.rows(`${path}/rows?where=${where}`)
    expect(rows.map(({ Name }) => Name)).to.deep.equal(['ab12', 'ef5'])
  })

  it('says of a rule which setting the cluster lacks', async () => {
    const regular = 'REGEX_MATCH(Name, "[a-z]+")'
    for (const [pointer, expressions] of [
      ['/data/EXPRESSION', { EXPRESSION: regular }],
      ['/data/FILTER_EXPRESSION', { EXPRESSION: 'IS_UNIQUE(Name)', FILTER_EXPRESSION: regular }],
      ['/data/GROUP_EXPRESSION', { EXPRESSION: 'Name > "b"', GROUP_EXPRESSION: regular }],
    ] as const) {
      const { status, body } = await add(expressions)
      expect(status, pointer).to.equal(400)
      expect(body.detail).to.match(REFUSAL)
      expect(body.errors[0]!.pointer).to.equal(pointer)
    }
  })

  it('runs rules without regular expressions', async () => {
    expect((await add({ EXPRESSION: 'IS_ALPHA(Name)' })).status).to.equal(200)
    const { body } = await server.command(`${path}/businessrules`, {
      command: 'run',
      data: { OPTION: 'ALL' },
    })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    const [rule] = await server.rows(`${path}/businessrules?columns=_passing_rows,_failing_rows`)
    expect(rule).to.include({ 'Passing Rows': '1', 'Failing Rows': '2' })
  })

  it('says of the filter of a join which setting the cluster lacks, and standardizes numbers', async () => {
    const entity = path.split('/').at(-1)!
    const side = { entity, attributes: '1' }
    const join = (LH: object, data: object) =>
      server.command(`${path}/joins`, {
        command: 'create',
        data: { params: { LH, RH: side }, ...data },
      })
    const refused = await join({ ...side, expression: 'REGEX_FIND(Name, "a")' }, {})
    expect(refused.status, JSON.stringify(refused.body)).to.equal(400)
    expect(refused.body.detail).to.match(REFUSAL)
    const { status, body } = await join(side, { function: 'standardize - Integer' })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    const [joined] = await server.rows('/joins')
    expect(joined).to.include({ 'Right Expression': 'standardize - Integer(Id)', 'Matching Values': '3' })
  })
})
