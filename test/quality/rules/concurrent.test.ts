import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const ROWS = 30_000
const CONTENT = `n,text\n${Array.from({ length: ROWS }, (_, i) => `${i},some text ${i}\n`).join('')}`
/** Together they take the engine a second or more. */
const SLOW = Array.from({ length: 8 }, (_, i) => `EDIT_DISTANCE(text, "another text ${i}") > 1`)

describe('During a run of rules', function () {
  this.timeout(120_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  /** A new entity with rules, and a run of them that has begun. */
  async function begin(name: string) {
    const { path } = await server.load(name, CONTENT)
    const rules = `${path}/businessrules`
    for (const [NAME, EXPRESSION] of [
      ['Small', 'n < 1000'],
      ...SLOW.map((slow, i) => [`Slow ${i}`, slow] as const),
    ] as const) {
      const data = { NAME, EXPRESSION, THRESHOLD: '50' }
      expect((await server.command(rules, { command: 'add', data })).status).to.equal(200)
    }
    const { body } = await server.command(rules, { command: 'run', data: { OPTION: 'ALL' } })
    const job = body.url.slice(body.url.indexOf('/scheduler'))
    for (;;) {
      const [row] = await server.rows(job)
      if (row!['State'] === 'Running') break
      expect(row!['State']).to.be.oneOf(['Waiting', 'Scheduled'])
    }
    return { path, rules, job, url: body.url }
  }

  it('an edited rule is evaluated as it was, and has to be run again', async () => {
    const { rules, url } = await begin('Edited')
    const edited = await server.command(`${rules}/1`, { command: 'edit', data: { EXPRESSION: 'n < 10' } })
    expect(edited.status).to.equal(200)
    expect(await server.ended(url)).to.include({ State: 'Completed' })
    const [rule] = await server.rows(`${rules}/1`)
    expect(rule).to.include({ Expression: 'n < 10', 'Passing Rows': '1000', Status: 'analysis reqd' })
    // The rows are those of the present rule.
    const passing = await server.ask(`${rules}/1/passingrows`)
    expect(((await passing.json()) as { metadata: unknown }).metadata).to.include({
      totalCount: '10',
      source: 'scan',
    })
  })

  it('a deleted rule is left out, and the others have their figures', async () => {
    const { rules, url } = await begin('Left out')
    expect((await server.ask(`${rules}/1`, { method: 'DELETE' })).status).to.equal(200)
    expect(await server.ended(url)).to.include({ State: 'Completed' })
    expect((await server.ask(`${rules}/1`)).status).to.equal(404)
    expect(await server.rows(rules)).to.have.length(SLOW.length)
    expect((await server.rows(rules))[0]).to.include({ Name: 'Slow 0', 'Passing Rows': String(ROWS) })
  })

  it('a deleted entity ends the run', async () => {
    const { path, rules, url } = await begin('Deleted')
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    expect((await server.ended(url))['State']).to.be.oneOf(['Cancelled', 'Failed'])
    expect((await server.ask(rules)).status).to.equal(404)
    expect((await server.rows('/businessrules')).map(({ Name }) => Name)).to.not.include('Deleted')
  })

  it('a reload waits for its end, and evaluates the new rows afterwards', async () => {
    const { path, rules, url } = await begin('Reloaded')
    const sourceFile = await server.upload('fewer.csv', 'n,text\n1,a\n2000,b\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const reload = await server.command(path, { command: 'reload', data: { source: 'client', connectInfo } })
    expect(await server.ended(url)).to.include({ State: 'Completed' })
    expect(await server.ended(reload.body.job)).to.include({ State: 'Completed' })
    expect((await server.rows(`${rules}/1`))[0]).to.include({
      'Passing Rows': '1',
      'Failing Rows': '1',
      Status: '',
    })
  })

  it('a cancelled reload serves the new rows, whose rules have to be run', async () => {
    const { path, rules, url } = await begin('Reload cancelled')
    expect(await server.ended(url)).to.include({ State: 'Completed' })
    const sourceFile = await server.upload('more.csv', `${CONTENT}5,more\n`)
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const { body } = await server.command(path, {
      command: 'reload',
      data: { source: 'client', connectInfo },
    })
    const job = body.job.slice(body.job.indexOf('/scheduler'))
    for (;;) {
      const [row] = await server.rows(job)
      expect(row!['State']).to.be.oneOf(['Scheduled', 'Waiting', 'Running'])
      if (row!['Message']!.includes('business rules are to be analysed')) break
    }
    expect((await server.command(job, { command: 'cancel' })).status).to.equal(200)
    expect(await server.ended(body.job)).to.include({ State: 'Cancelled' })
    expect((await server.rows(path))[0]).to.include({
      Rows: String(ROWS + 1),
      'Entity State': 'Fully Loaded',
    })
    expect((await server.rows(`${rules}/1`))[0]).to.include({
      'Passing Rows': '1000',
      'Rows Analyzed': String(ROWS),
      Status: 'analysis reqd',
    })
    const again = await server.command(rules, { command: 'run', data: { OPTION: 'UPDATED' } })
    expect(await server.ended(again.body.url)).to.include({ State: 'Completed' })
    expect((await server.rows(`${rules}/1`))[0]).to.include({ 'Passing Rows': '1001', Status: '' })
  })

  it('a cancellation keeps what was finished, and leaves the rest as it was', async () => {
    const { rules, job, url } = await begin('Cancelled')
    expect((await server.command(job, { command: 'cancel' })).status).to.equal(200)
    expect(await server.ended(url)).to.include({ State: 'Cancelled' })
    for (const rule of await server.rows(rules))
      expect(rule).to.include({ Result: '', Status: 'analysis reqd', 'Rows Analyzed': '' })
    const { body } = await server.command(rules, { command: 'run', data: { OPTION: 'ALL' } })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    expect((await server.rows(`${rules}/1`))[0]).to.include({ 'Passing Rows': '1000', Status: '' })
  })
})
