import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

describe('Loading a file through the API', () => {
  let server: QualityServer
  before(async () => void (server = await startQualityServer()))
  after(() => server.stop())

  it('loads the valid records, and keeps a ragged record with its line and bytes', async () => {
    const { path, job } = await server.load(
      'People',
      'Name,Born\nJosé,1979-03-01\nragged\n"O""Hara, ""Sc",1936-06-30\n',
      { maxRejected: 1 },
    )
    expect(job).to.include({ State: 'Completed', Progress: '100' })
    expect(await server.rows(`${path}/rows`)).to.deep.equal([
      { Row: '1', Name: 'José', Born: '1979-03-01' },
      { Row: '2', Name: 'O"Hara, "Sc', Born: '1936-06-30' },
    ])
    const [rejected] = await server.rows(`${path}/rejected`)
    expect(rejected).to.include({ Line: '3', Reason: 'ragged', Text: 'ragged' })
    const [entity] = await server.rows(path)
    expect(entity).to.include({ Rows: '2', 'Rejected Rows': '1', 'Entity State': 'Fully Loaded' })
  })

  it('answers 409 until it ends if a request names a column, and empty pages otherwise', async () => {
    const file = await server.upload('later.csv', 'Name,Born\nAda,1815-12-10\n')
    const schemaFile = await server.upload('later.ddl', 'CREATE TABLE later (Name VARCHAR(20), Born DATE);')
    const { status, body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Later',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'ddl', sourceFile: file, schemaFile },
        scheduleTime: '2099-01-01 00:00:00',
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    const rows = `/entities/${body.entityId}/rows`
    const wait = 'The entity is not loaded yet (Schema Only); wait for the end of its job, or reload it.'
    for (const query of [
      'where=NAME = "Ada"',
      'where=\'Name\' = "Ada" AND Row > 1',
      'sort=NAME',
      'columns=NAME',
    ]) {
      const answer = await server.ask(`${rows}?${encodeURI(query)}`)
      expect(answer.status, query).to.equal(409)
      expect(((await answer.json()) as { detail: string }).detail).to.equal(wait)
    }
    for (const options of [
      { where: 'Name = "Ada"' },
      { sort: [{ column: 'NAME' }] },
      { columns: ['NAME'] },
    ]) {
      const answer = await server.command(rows, { command: 'get', options })
      expect(answer).to.include({ status: 409 })
      expect(answer.body.detail).to.equal(wait)
    }
    for (const query of ['', '?where=Row > 1', '?sort=_rowid', '?columns=_rowid'])
      expect(await server.rows(rows + encodeURI(query)), query).to.deep.equal([])
    // Other faults, and the columns of other listings, are told as ever.
    expect((await server.ask(`${rows}?where=${encodeURIComponent('NAME == 1')}`)).status).to.equal(400)
    expect((await server.ask(`/entities/${body.entityId}/rejected?sort=NAME`)).status).to.equal(404)
  })

  it('says at the end how much is loaded and profiled, and how many records were rejected', async () => {
    for (const [rows, bad, sentence] of [
      [3376, 0, '3,376 rows with 2 attributes are loaded and profiled, none was rejected.'],
      [1, 0, '1 row with 2 attributes is loaded and profiled, none was rejected.'],
      [0, 1, '0 rows with 2 attributes are loaded and profiled, 1 was rejected.'],
      [20, 2, '20 rows with 2 attributes are loaded and profiled, 2 were rejected.'],
    ] as const) {
      const content = `a,b\n${'1,2\n'.repeat(rows)}${'x\n'.repeat(bad)}`
      const { job } = await server.load(`${rows} and ${bad}`, content, { maxRejected: bad })
      expect(job).to.include({ State: 'Completed', Message: sentence })
    }
  })
})
