import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

describe('Loading a file through the API', () => {
  let server: QualityServer
  before(async () => void (server = await startQualityServer()))
  after(() => server.stop())

  it('loads what fits, and keeps a ragged record aside with its line and its bytes', async () => {
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
