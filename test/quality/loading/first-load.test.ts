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
    expect(entity).to.include({ Rows: '2', 'Rejected Rows': '1', 'Entity State': 'Loaded' })
  })
})
