import { expect } from 'chai'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { RuleRunStore } from '../../../src/quality/stores/rules/rule-runs.ts'
import { recordingLogger } from '../../platform/support.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const ORDERS = 'id,amount\n1,10\n2,20\n3,30\n4,40\n'

describe('The history of rules', function () {
  this.timeout(60_000)
  let server: QualityServer
  let orders: string
  before(async () => {
    server = await startQualityServer()
    orders = (await server.load('Orders', ORDERS)).path
  })
  after(() => server.stop())

  const rules = () => `${orders}/businessrules`

  const add = async (
    NAME: string,
    EXPRESSION: string,
    data: Record<string, unknown> = {},
  ): Promise<string> => {
    const { status, body } = await server.command(rules(), {
      command: 'add',
      data: { NAME, EXPRESSION, THRESHOLD: '70', ...data },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.url.slice(body.url.indexOf('/entities'))
  }

  const run = async (rule: string): Promise<Record<string, string>> => {
    const { status, body } = await server.command(rule, { command: 'run' })
    expect(status, JSON.stringify(body)).to.equal(200)
    const job = await server.ended(body.url)
    expect(job).to.include({ State: 'Completed' })
    return job
  }

  it('has each run of a rule with the rule as it was, the newest first', async () => {
    const rule = await add('Small', 'amount < 40', { PRIORITY: 2 })
    expect(await server.rows(`${rule}/history`)).to.deep.equal([])
    const first = await run(rule)
    await server.command(rule, {
      command: 'edit',
      data: { NAME: 'Not large', THRESHOLD: '80', PRIORITY: '' },
    })
    await server.command(rule, { command: 'edit', data: { PRIORITY: null } })
    await run(rule)
    const [second, oldest, ...more] = await server.rows(`${rule}/history`)
    expect(more).to.be.empty
    expect(oldest).to.include({
      'Analyzed By': 'admin',
      Ref: first['Ref'],
      Name: 'Not large',
      'Rule ID': '1',
      'Entity ID': '1',
      Entity: 'Orders',
      Version: '1',
      Load: '1',
      Result: 'passed',
      'Passing Fraction': '75.000',
      Threshold: '70',
      Priority: '2',
      'Passing Rows': '3',
      'Failing Rows': '1',
      'Rows Analyzed': '4',
      'Error Count': '0',
      'First Error': '',
    })
    expect(oldest!['Duration (ms)']).to.match(/^\d+$/)
    expect(oldest!['Date Analyzed']).to.match(/^20\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d$/)
    expect(second).to.include({ Version: '2', Result: 'failed', Threshold: '80', Priority: '' })
  })

  it('is listed for an entity and for the repository, in pages, with conditions, and can be exported', async () => {
    const rule = await add('Positive', 'amount > 0')
    await run(rule)
    const names = async (path: string) => (await server.rows(path)).map(({ Name }) => Name).join(', ')
    for (const path of [`${rules()}/history`, '/businessrules/history']) {
      expect(await names(path)).to.equal('Positive, Not large, Not large')
      expect(await names(`${path}?pageStart=2&pageSize=1`)).to.equal('Not large')
      expect(await names(`${path}?where=Result%20%3D%20%22failed%22`)).to.equal('Not large')
      expect(await names(`${path}?sort=_actual_fraction&pageSize=2`)).to.equal('Not large, Not large')
      const { status, body } = await server.command(path, {
        command: 'export',
        data: { filename: 'runs.csv' },
      })
      expect(status, JSON.stringify(body)).to.equal(200)
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    }
    expect(await names(`${rule}/history`)).to.equal('Positive')
    const { body } = await server.command(`${rule}/history`, {
      command: 'get',
      options: { columns: ['run_id'] },
    })
    expect(body.metadata).to.include({ totalCount: '1', viewName: 'Runs of a rule' })
  })

  it('is unknown for a rule or an entity that does not exist', async () => {
    for (const path of [
      `${rules()}/99/history`,
      '/entities/99/businessrules/history',
      '/entities/99/compliance',
    ])
      expect((await server.ask(path)).status, path).to.equal(404)
    expect((await server.ask(`${rules()}/historic`)).status).to.equal(400)
  })

  it('keeps the number of a deleted job', async () => {
    const catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
    try {
      const [newest] = await server.rows(`${rules()}/history`)
      await catalogue.knex('jobs').delete()
      expect((await server.rows(`${rules()}/history`))[0]).to.deep.equal(newest)
    } finally {
      await catalogue.close()
    }
  })
})

describe('The compliance of an entity', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
    const { path } = await server.load('Orders', ORDERS)
    for (const [NAME, data] of [
      ['One', { PRIORITY: 1 }],
      ['Ten', { PRIORITY: 10 }],
      ['None', {}],
      ['Disabled', { ENABLED: 0 }],
    ] as const) {
      const rule = { NAME, EXPRESSION: 'amount > 0', THRESHOLD: '70', ...data }
      expect((await server.command(`${path}/businessrules`, { command: 'add', data: rule })).status).to.equal(
        200,
      )
    }
    await server.load('Empty', 'id\n1\n')
    await withCatalogue(async ({ knex }) => {
      const rules = await knex('rules')
        .orderBy('number')
        .select<{ id: number; priority: number | null }[]>('*')
      const record = async (rule: number, day: string, result: string, fraction: number | null) => {
        const [{ id } = { id: 0 }] = await knex('rule_runs')
          .insert({
            ...{
              rule_id: rules[rule]!.id,
              priority: rules[rule]!.priority,
              analysed_at: `${day}T10:00:00.000Z`,
            },
            ...{ result, fraction, job_id: 1, job_number: 1, version: 1, generation: 1, analysed_by: 'ada' },
            ...{ duration_ms: 5, threshold: 70, passing: 0, failing: 0, is_indexed: false },
            ...{ rule_errors: 0, filter_errors: 0, group_errors: 0, aggregate_errors: 0 },
          })
          .returning<{ id: number }[]>('id')
        await knex('rule_rows').where({ id: rules[rule]!.id }).update({ run_id: id })
      }
      await record(0, '2026-11-20', 'failed', 50)
      await record(3, '2026-11-20', 'failed', 0)
      await record(0, '2026-11-21', 'failed', 10)
      await record(0, '2026-11-21', 'passed', 90)
      await record(1, '2026-11-21', 'failed', 20)
      await record(2, '2026-11-21', 'failed', 60)
      await record(2, '2026-11-22', 'error', null)
    })
  })
  after(() => server.stop())

  const withCatalogue = async (
    work: (catalogue: Awaited<ReturnType<typeof openCatalogue>>) => Promise<void>,
  ): Promise<void> => {
    const catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
    try {
      await work(catalogue)
    } finally {
      await catalogue.close()
    }
  }

  const days = async (path: string) => (await server.rows(path)).map((row) => Object.values(row).join('|'))

  it('weighs the last run of each enabled rule of a day by its priority', async () => {
    // (10 · 90 + 1 · 20 + 6 · 60) / 17
    const expected = ['2026/11/22|1|0|0|', '2026/11/21|3|1|2|75.294', '2026/11/20|1|0|1|50.000']
    expect(await days('/entities/1/compliance')).to.deep.equal(expected)
    expect(await days('/compliance')).to.deep.equal(expected)
    expect(await days('/entities/2/compliance')).to.deep.equal([])
    const where = encodeURIComponent('Date < "2026-11-22" AND Compliance > 60')
    expect(await days(`/compliance?where=${where}`)).to.deep.equal([expected[1]])
    expect(await days('/compliance?sort=compliance')).to.deep.equal([expected[2], expected[1], expected[0]])
  })

  it('can be exported', async () => {
    for (const path of ['/compliance', '/entities/1/compliance']) {
      const { body } = await server.command(path, { command: 'export', data: { filename: 'days.csv' } })
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    }
    const file = await (await server.ask('/download/days.csv')).text()
    expect(file.split('\n')[2]!.trim()).to.equal('2026/11/21,3,1,2,75.294')
  })

  it('loses old runs, but not the last run of a rule, nor an analysis of a job at work', async () => {
    await withCatalogue(async (catalogue) => {
      const { knex } = catalogue
      const jobs = await knex('jobs').orderBy('id').select<{ id: number }[]>('id')
      const [ended, working] = [jobs[0]!.id, jobs[1]!.id]
      await knex('jobs').where({ id: working }).update({ status: 'Running', lease_until: '2999' })
      const [{ id: entity_id } = { id: 0 }] = await knex('entities').select<{ id: number }[]>('id')
      await knex('rule_analyses').insert([
        { entity_id, generation: 1, job_id: ended },
        { entity_id, generation: 1, job_id: working },
      ])
      const count = await new RuleRunStore(catalogue).prune(new Date('2026-11-22T00:00:00Z'))
      expect(count).to.equal(3)
      expect(await knex('rule_analyses').pluck('job_id')).to.deep.equal([working])
      await knex('rule_analyses').delete()
    })
    // The runs of the rules 2, 1 and 4 are the last ones.
    expect((await server.rows('/businessrules/history')).map(({ Name }) => Name)).to.have.members([
      'None',
      'Ten',
      'One',
      'Disabled',
    ])
  })

  it('is cleaned up at the start of a server, by RULE_HISTORY_DAYS', async () => {
    await withCatalogue(async ({ knex }) => {
      const [run] = await knex('rule_runs').where({ fraction: 20 }).select<Record<string, unknown>[]>('*')
      const { id: _, ...rest } = run!
      await knex('rule_runs').insert({ ...rest, analysed_at: '2020-01-01T00:00:00.000Z' })
    })
    expect(await server.rows('/businessrules/history')).to.have.lengthOf(5)
    const { dataDir } = server
    await server.stop(true)
    server = await startQualityServer({ dataDir, env: { RULE_HISTORY_DAYS: '36500' } })
    expect(await server.rows('/businessrules/history')).to.have.lengthOf(5)
    await server.stop(true)
    server = await startQualityServer({ dataDir, env: { RULE_HISTORY_DAYS: '30' } })
    expect(await server.rows('/businessrules/history')).to.have.lengthOf(4)
  })
})
