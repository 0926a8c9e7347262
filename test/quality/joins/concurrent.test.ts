import { expect } from 'chai'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

const ROWS = 60_000
/** Rows of the join of the groups: 40 values with 1,200 rows on the left and 50 on the right. */
const PRODUCT = 40 * (ROWS / 50) * 50

const table = (header: string, rows: number, record: (i: number) => string): string =>
  `${header}\n${Array.from({ length: rows }, (_, i) => record(i)).join('\n')}\n`

describe('Joins during other work', function () {
  this.timeout(120_000)
  let server: QualityServer
  let left: string
  let right: string

  beforeEach(async () => {
    server = await startQualityServer({ env: { JOBS_AT_ONCE: '4' } })
    left = (
      await server.load(
        'Left',
        table('n,group', ROWS, (i) => `${i},${i % 50}`),
      )
    ).entityId
    right = (
      await server.load(
        'Right',
        table('m,group', 2000, (i) => `${i},${i % 40}`),
      )
    ).entityId
  })
  afterEach(() => server.stop())

  const create = async (attributes: readonly [string, string], createJoinIndex: string) => {
    const { status, body } = await server.command(`/entities/${left}/joins`, {
      command: 'create',
      data: {
        params: {
          LH: { entity: left, attributes: attributes[0] },
          RH: { entity: right, attributes: attributes[1] },
        },
        createJoinIndex,
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.url
  }

  const reload = async (entity: string, content: string): Promise<string> => {
    const sourceFile = await server.upload('again.csv', content)
    const { status, body } = await server.command(`/entities/${entity}`, {
      command: 'reload',
      data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.job
  }

  it('are about one load of each entity, whenever a reload replaces it', async () => {
    for (let i = 0; i < 4; i++) {
      const rows = 2000 + i
      const jobs = [
        await create(['1', '1'], '1'),
        await reload(
          right,
          table('m,group', rows, (m) => `${m},0`),
        ),
      ]
      const [job] = await Promise.all(jobs.map((one) => server.ended(one)))
      const id = `${left}-1-${right}-1-1`
      if (job!['State'] === 'Failed') {
        expect(job!['Reason']).to.match(/profiled|loaded/)
        await server.ended(await create(['1', '1'], '1'))
      }
      const answer = await server.ask(`/joins/${id}/innerrows?pageStart=1999&pageSize=5`)
      if (answer.status === 409) {
        const { body } = await server.command(`/joins/${id}`, { command: 'run' })
        expect(await server.ended(body.url)).to.include({ State: 'Completed' })
      }
      const [join] = await server.rows(`/joins/${id}`)
      expect(join).to.include({ 'Inner joined rows': String(rows), Index: 'Y', Current: 'Y' })
      const last = await server.rows(`/joins/${id}/innerrows?pageStart=${rows}&pageSize=5`)
      expect(last.map((row) => row['Right m'])).to.deep.equal([String(rows - 1)])
    }
  })

  it('of the same definition that are created at once are one join', async () => {
    const jobs = await Promise.all([1, 2, 3].map(() => create(['2', '2'], '1')))
    for (const job of jobs) expect(await server.ended(job)).to.include({ State: 'Completed' })
    const joins = await server.rows('/joins')
    expect(joins.map((row) => [row['Matching Values'], row['Inner joined rows']])).to.deep.equal([
      ['40', String(PRODUCT)],
    ])
    const rows = await server.rows(
      `/joins/${left}-2-${right}-2-1/innerrows?pageStart=${PRODUCT - 1}&pageSize=5`,
    )
    expect(rows).to.have.lengthOf(2)
  })

  it('end with an entity that is deleted, and fail jobs about it', async () => {
    await server.ended(await create(['1', '1'], '0'))
    const job = await create(['2', '2'], '1')
    expect((await server.ask(`/entities/${right}`, { method: 'DELETE' })).status).to.equal(204)
    const end = await server.ended(job)
    if (end['State'] === 'Failed') expect(end['Reason']).to.include('deleted')
    for (const path of [
      `/joins/${left}-1-${right}-1-1`,
      `/joins/${left}-1-${right}-1-1/innerrows`,
      `/joins/${left}-2-${right}-2-1/outerrows`,
    ])
      expect((await server.ask(path)).status, path).to.equal(404)
    expect(await server.rows('/joins')).to.deep.equal([])
  })

  it('return whole pages, or report that the join does not exist, while they are deleted and created again', async () => {
    await server.ended(await create(['2', '2'], '1'))
    const id = `${left}-2-${right}-2-1`
    let isOver = false
    const statuses = new Set<number>()
    const reader = async () => {
      for (let start = 1; !isOver; start = (start * 7) % PRODUCT) {
        const answer = await server.ask(`/joins/${id}/outerrows?pageStart=${start}&pageSize=20`)
        const body = (await answer.json()) as CommandAnswer
        statuses.add(answer.status)
        expect(answer.status, JSON.stringify(body)).to.be.oneOf([200, 404])
        if (answer.status === 200) expect(body.rows).to.have.lengthOf(20)
      }
    }
    const readers = [reader(), reader()]
    for (let i = 0; i < 3; i++) {
      expect((await server.ask(`/joins/${id}`, { method: 'DELETE' })).status).to.equal(204)
      await server.ended(await create(['2', '2'], '1'))
    }
    isOver = true
    await Promise.all(readers)
    expect([...statuses]).to.include(200)
  })
})
