import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** The source's table of the listing of entities, in its order, and ours behind it. */
const ENTITY_COLUMNS = [
  ...['_humanised_name', 'ENTITY_ID', 'SCHEMA_NAME', '_is_in_project', '_display_attributes', 'LOADED_ROWS'],
  ...['LOADED_VALUES', 'RECORD_MIN_LEN', 'RECORD_MAX_LEN', '_business_rules', '_b_rules_enabled'],
  ...['_b_rules_passed', '_b_rules_failed', '__DATA_SOURCE', '__CONNECTION_DATA', '__ENCODING', '__SCHEMA'],
  ...['KEYS_PERMANENT', 'KEYS_DISCOVERED', 'DEPENDENCIES_PERMANENT', 'DEPENDENCIES_DISCOVERED'],
  ...['_joins_permanent', '_joins_discovered', '_b_rules_compliance', 'BUSINESS_DESCRIPTION', '_source_type'],
  ...['FIELD_DELIMITER', 'QUOTE_CHAR', '__CREATION_TYPE', '__STATE', 'note.COUNT', '_loaded_date'],
  ...['_loaded_by_user', 'REJECTED_ROWS'],
]
const JOB_COLUMNS = [
  ...['job_id', 'job_name', 'job_type', 'job_metabase', 'job_entity_id', 'job_scheduled_time', 'job_status'],
  ...['job_progress', 'job_message_mc', 'job_reason', 'job_start_time', 'job_end_time', 'job_duration'],
  ...['job_create_user', 'job_create_time'],
]

interface Listing {
  readonly columns: readonly { columnisedName: string; humanisedName: string; description: string }[]
  readonly rows:
    '' | readonly { dataRow: readonly (string | readonly string[])[]; metadata?: { url: string } }[]
  readonly metadata: Readonly<Record<string, string>>
}

describe('A listing of loaded data', function () {
  this.timeout(30_000)
  let server: QualityServer
  let numbers: { path: string; entityId: string; job: Record<string, string> }

  before(async () => {
    server = await startQualityServer()
    const content = `n,same\n${Array.from({ length: 200 }, (_, index) => `${index + 1},${index % 3}`).join('\n')}\nbad\n`
    numbers = await server.load('Numbers', content, { entityDesc: 'Whole numbers', jobName: 'First load' })
    await server.load('Letters', 'letter\na\nb\n', {})
  })
  after(() => server.stop())

  const get = async (path: string) => {
    const answer = await server.ask(path)
    expect(answer.status, path).to.equal(200)
    return (await answer.json()) as Listing
  }
  const post = async (path: string, options: object) => {
    const { status, body } = await server.command(path, { command: 'get', options })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body as unknown as Listing
  }
  const firsts = ({ rows }: Listing) => (rows === '' ? [] : rows.map(({ dataRow }) => dataRow[0]))
  const listings = () => [
    '/entities',
    '/scheduler',
    '/files',
    `${numbers.path}/rows`,
    `${numbers.path}/rejected`,
  ]

  it('has the columns of the source in its order', async () => {
    expect((await get('/entities')).columns.map((column) => column.columnisedName)).to.deep.equal(
      ENTITY_COLUMNS,
    )
    expect((await get('/scheduler')).columns.map((column) => column.columnisedName)).to.deep.equal(
      JOB_COLUMNS,
    )
    expect((await get('/files')).columns.slice(0, 2).map((column) => column.columnisedName)).to.deep.equal([
      'Filename',
      'Size',
    ])
  })

  it('shows the figures of an entity, and zeros for what does not exist yet', async () => {
    const [entity] = (await server.rows('/entities')).filter(({ Name }) => Name === 'Numbers')
    expect(entity).to.include({
      Ref: numbers.entityId,
      Attributes: '2',
      Rows: '200',
      Values: '400',
      'Row min len': '3',
      'Row max len': '5',
      'Rejected Rows': '1',
      'Business Rules': '0',
      'Permanent Keys': '0',
      'Discovered Joins': '0',
      'Data Source': 'Numbers.csv',
      Encoding: 'utf-8',
      Delimiter: 'comma',
      'Quote char': 'double quote',
      'Business Description': 'Whole numbers',
      'Source Type': 'delimited',
      'Entity Type': 'Real',
      'Entity State': 'Fully Loaded',
      Notes: '0',
      'Loaded by user': 'admin',
    })
    expect(entity?.['Loaded Date']).to.match(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)
    expect(await (await server.ask('/entities/count')).json()).to.deep.equal({ count: '2' })
  })

  it('shows the user, the times and the entity of a job', async () => {
    expect(numbers.job).to.include({
      'Activity Name': 'First load',
      'Job Type': 'Load',
      Repository: 'test',
      'Scheduled Time': 'Immediate',
      State: 'Completed',
      Progress: '100',
      Reason: '',
      'Created by': 'admin',
    })
    expect(numbers.job['Entity Ids']).to.deep.equal([numbers.entityId])
    expect(numbers.job['Duration']).to.match(/^\d+ Days, \d\d:\d\d:\d\d$/)
    for (const time of ['Start Time', 'End Time', 'Created Time'])
      expect(numbers.job[time]).to.match(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)
  })

  it('returns all values as strings, and the address of each row that has one', async () => {
    for (const path of listings()) {
      const { rows, metadata } = await get(path)
      expect(rows).not.to.equal('')
      for (const { dataRow, metadata: ofRow } of rows || []) {
        for (const value of dataRow.flat()) expect(value).to.be.a('string')
        if (ofRow) expect((await fetch(server.url + ofRow.url)).status, ofRow.url).to.equal(401)
      }
      for (const value of Object.values(metadata)) expect(value).to.be.a('string')
    }
    const { rows } = await get('/entities')
    expect(rows !== '' && rows[0]?.metadata?.url).to.equal(
      `/api/repositories/test/entities/${numbers.entityId}`,
    )
  })

  it('is empty on a page beyond its end', async () => {
    for (const path of listings())
      for (const pageStart of ['1000', '999999999999999']) {
        const { rows, metadata } = await get(`${path}?pageStart=${pageStart}`)
        expect(rows, path).to.equal('')
        expect(metadata).to.include({ pageStart, dataSize: '0' })
        expect(Number(metadata['totalCount'])).to.be.above(0)
      }
  })

  it('has pages without gaps and repetitions, also if rows are equal in the sorted column', async () => {
    for (const direction of ['asc', 'desc']) {
      const seen: unknown[] = []
      for (let pageStart = 1; pageStart <= 200; pageStart += 17)
        seen.push(
          ...firsts(
            await get(
              `${numbers.path}/rows?columns=N&sort=SAME:${direction}&pageStart=${pageStart}&pageSize=17`,
            ),
          ),
        )
      expect(new Set(seen).size).to.equal(200)
      expect(seen).to.have.length(200)
    }
  })

  it('has 65 rows a page by default, and at most 10,000', async () => {
    expect(firsts(await get(`${numbers.path}/rows`))).to.have.length(65)
    expect((await get(`${numbers.path}/rows?pageSize=100000`)).metadata).to.include({
      dataSize: '200',
      totalCount: '200',
      pageStart: '1',
    })
  })

  it('takes the options of a query and of a command alike, as texts and as numbers', async () => {
    for (const path of ['/entities', '/scheduler']) {
      const [key, name] = path === '/entities' ? ['ENTITY_ID', '_humanised_name'] : ['job_id', 'job_name']
      const byQuery = await get(`${path}?columns=${name},${key}&sort=${name}:desc&pageStart=2&pageSize=1`)
      for (const page of [
        { pageStart: 2, pageSize: 1 },
        { pageStart: '2', pageSize: '1' },
      ]) {
        const sort = [{ column: name, direction: 'desc' }]
        expect(await post(path, { columns: [name, key], sort, ...page })).to.deep.equal(byQuery)
      }
      expect(byQuery.columns.map((column) => column.columnisedName)).to.deep.equal([name, key])
      expect(byQuery.metadata).to.include({ pageStart: '2', dataSize: '1', totalCount: '2' })
    }
  })

  it('has only the requested keys, and ignores unknown keys', async () => {
    const { entityId } = numbers
    const options = { keypatternlist: [entityId, '9999', '0'], columns: ['ENTITY_ID'] }
    const { rows, metadata } = await post('/entities', options)
    expect(rows).to.have.length(1)
    expect(firsts({ rows } as Listing)).to.deep.equal([entityId])
    expect(metadata).to.include({ totalCount: '1' })
    expect((await post('/scheduler', { keypatternlist: ['9999'] })).rows).to.equal('')
  })

  it('sorts columns of numbers as numbers', async () => {
    const page = await get(`${numbers.path}/rows?columns=N&sort=N:desc&pageSize=3`)
    expect(firsts(page)).to.deep.equal(['200', '199', '198'])
  })

  it('has rows as objects by human name in the external form, in the same order', async () => {
    for (const path of listings()) {
      const { columns, rows } = await get(path)
      const external = await server.rows(path)
      expect(external).to.have.length(rows.length)
      expect(Object.keys(external[0]!).sort()).to.deep.equal(
        columns.map(({ humanisedName }) => humanisedName).sort(),
      )
    }
  })
})

describe('An entity', function () {
  this.timeout(30_000)
  let server: QualityServer
  let root: string
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'groundtruth-root-'))
    server = await startQualityServer({ env: { SOURCE_ROOTS: root } })
  })
  after(async () => {
    await server.stop()
    await rm(root, { recursive: true })
  })

  it('is edited, loaded again in another format, and keeps its rows if the load fails', async () => {
    const { path } = await server.load('Towns', 'name,size\nBern,1\n')
    const edit = await server.command(path, {
      command: 'edit',
      data: { name: 'Cities', description: 'Large' },
    })
    expect(edit.status).to.equal(200)
    const sourceFile = await server.upload('newer.txt', 'name|size|land\nWien|2|AT\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile, delimiter: 'pipe' }
    const reload = await server.command(path, { command: 'reload', data: { source: 'client', connectInfo } })
    expect(await server.ended(reload.body.job)).to.include({ State: 'Completed' })
    expect(await server.rows(`${path}/rows`)).to.deep.equal([
      { Row: '1', name: 'Wien', size: '2', land: 'AT' },
    ])
    const wanted = { Name: 'Cities', 'Business Description': 'Large', Delimiter: 'pipe', Attributes: '3' }
    expect((await server.rows(path))[0]).to.include({ ...wanted, 'Data Source': 'newer.txt' })

    const broken = await server.upload('broken.txt', 'a|b\nx\ny\n')
    const failing = { source: 'client', connectInfo: { ...connectInfo, sourceFile: broken } }
    const again = await server.command(path, { command: 'reload', data: failing })
    expect(await server.ended(again.body.job)).to.include({ State: 'Failed' })
    expect(await server.rows(`${path}/rows`)).to.have.length(1)
    expect((await server.rows(path))[0]).to.include({ ...wanted, Rows: '1' })
  })

  it('is loaded again from a file that had no line end at first and has grown', async () => {
    const file = join(root, 'growing.csv')
    const connectInfo = { attr: 'none', connectionId: '1', sourceFile: 'growing.csv' }
    const data = { entityName: 'Growing', source: 'server', connectInfo }
    await writeFile(file, 'a,1')
    const { body } = await server.command('/entities', { command: 'create', data })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    await writeFile(file, 'a,1\nb,2\n')
    const path = `/entities/${body.entityId}`
    const reload = await server.command(path, { command: 'reload', data: {} })
    expect(await server.ended(reload.body.job)).to.include({ State: 'Completed' })
    expect(await server.rows(`${path}/rows`)).to.deep.equal([
      { Row: '1', 'Column 1': 'a', 'Column 2': '1' },
      { Row: '2', 'Column 1': 'b', 'Column 2': '2' },
    ])
  })

  it('is unknown and its name free as soon as it is deleted', async () => {
    const { path } = await server.load('Gone', 'a\n1\n')
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    for (const below of ['', '/rows', '/rejected'])
      expect((await server.ask(path + below)).status).to.equal(404)
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(404)
    expect((await server.load('Gone', 'a\n2\n')).job).to.include({ State: 'Completed' })
  })

  it('is made once by two requests for one name at the same time', async () => {
    const sourceFile = await server.upload('twice.csv', 'a\n1\n')
    const data = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
    const answers = await Promise.all(
      ['Twice', 'TWICE', 'twice'].map((entityName) =>
        server.command('/entities', { command: 'create', data: { entityName, ...data } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409])
    await server.ended(answers.find(({ status }) => status === 200)!.body.job)
  })

  it('is not loaded before its time, in any of the forms of a time', async () => {
    const sourceFile = await server.upload('later.csv', 'a\n1\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    for (const [index, time] of [
      '2099-11-05 10:20:30',
      '2099/11/05 10:20:30',
      '2099-Nov-05 10:20:30',
      '2099/November/05 10:20:30',
    ].entries()) {
      const { status, body } = await server.command('/entities', {
        command: 'create',
        data: {
          entityName: `Later ${index}`,
          source: 'client',
          connectInfo,
          scheduleNow: '0',
          scheduleTime: time,
        },
      })
      expect(status, time).to.equal(200)
      const job = body.job.slice(body.job.indexOf('/scheduler'))
      expect((await server.rows(job))[0]).to.include({
        State: 'Scheduled',
        'Scheduled Time': '2099/11/05 10:20:30',
      })
      expect((await server.rows(`/entities/${body.entityId}`))[0]).to.include({
        'Entity State': 'Schema Only',
      })
      expect((await server.command(job, { command: 'cancel' })).status).to.equal(200)
      expect((await server.rows(job))[0]).to.include({ State: 'Cancelled' })
    }
  })
})
