import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../../support/full.ts'
import { stopWithNothingLeft } from '../support/left-on-disk.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** A file all of whose records carry a mark: the number of the columns is the load's as well. */
const marked = (mark: string, rows: number, columns = 3): string => {
  const header = Array.from({ length: columns }, (_, c) => `Column ${c + 1}`).join(',')
  const record = (row: number) => [row, ...Array<string>(columns - 1).fill(`mark-${mark}`)].join(',')
  return `${header}\n${Array.from({ length: rows }, (_, i) => `${record(i + 1)}\n`).join('')}`
}

/** Reports that are asked for at a time: not more than the server makes. */
const MAX_OPEN = 2
/** While a profile is read. */
const RELOADS = inFull(6, 3)

const sourceOf = (sourceFile: string) => ({
  source: 'client',
  connectInfo: { type: 'delimited', attr: 'names', sourceFile },
})

describe('Readers of a profile', function () {
  this.timeout(120_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer({ env: { JOBS_AT_ONCE: '2' } })))
  after(() => stopWithNothingLeft(server))

  const reload = (path: string, sourceFile: string) =>
    server.command(path, { command: 'reload', data: sourceOf(sourceFile) })
  const marksIn = (text: string) => [...new Set(text.match(/mark-[a-z]+/g))].sort()

  it('see one load in every answer while others take its place', async () => {
    const files = [
      await server.upload('a.csv', marked('a', 300)),
      await server.upload('b.csv', marked('b', 500, 4)),
    ]
    const rowsOf: Readonly<Record<string, string>> = { 'mark-a': '300', 'mark-b': '500' }
    const { path } = await server.load('Reloaded', marked('a', 300))
    let isOver = false
    const reading = Promise.all(
      ['report', 'attributes?columns=value.MAX,value.COUNT', 'attributes/2/values', 'attributes/2/masks'].map(
        async (below) => {
          const seen = new Set<string>()
          while (!isOver) {
            const answer = await server.ask(`${path}/${below}`)
            const text = await answer.text()
            expect(answer.status, `${below}: ${text.slice(0, 300)}`).to.equal(200)
            if (below.endsWith('masks')) {
              // The mask is the same of both.
              seen.add(`mark-${text.includes('"300"') ? 'a' : 'b'}`)
              continue
            }
            const marks = marksIn(text)
            expect(marks, below).to.have.length(1)
            expect(text, below).to.include(rowsOf[marks[0]!])
            expect(text.includes('Column 4'), below).to.equal(below === 'report' && marks[0] === 'mark-b')
            seen.add(marks[0]!)
          }
          return [...seen].sort()
        },
      ),
    ).finally(() => (isOver = true))
    for (let i = 0; i < RELOADS && !isOver; i++) {
      const { body } = await reload(path, files[(i + 1) % 2]!)
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    }
    isOver = true
    for (const seen of await reading) expect(seen).to.deep.equal(['mark-a', 'mark-b'])
  })

  it('get a report wholly of one load when that is replaced or deleted in the middle of it', async () => {
    const { path, entityId } = await server.load('Report', marked('old', 20, 200))
    const { body } = await reload(path, await server.upload('new.csv', marked('new', 20, 200)))
    const expectWhole = ({ status, report }: { status: number; report: string }) => {
      expect(status, report.slice(0, 300)).to.equal(200)
      expect(marksIn(report)).to.have.length(1)
      const columns = new Set(report.match(/Column \d+/g))
      expect(columns.size, `columns of ${marksIn(report)[0]}`).to.equal(200)
      expect(report.trimEnd().endsWith('</html>')).to.equal(true)
      return marksIn(report)[0]
    }
    const begin = async () => {
      const answer = await server.ask(`${path}/report`)
      return async () => ({ status: answer.status, report: await answer.text() })
    }
    const reports: ReturnType<Awaited<ReturnType<typeof begin>>>[] = []
    let open = 0
    const replaced = { isOver: false }
    const end = server.ended(body.job).finally(() => (replaced.isOver = true))
    while (!replaced.isOver) {
      if (open < MAX_OPEN) {
        open++
        const report = begin().then((rest) => rest())
        reports.push(report.finally(() => open--))
      }
      await sleep(400)
    }
    expect(await end).to.include({ State: 'Completed' })
    // Its head is there, and most of it is still to be made.
    const last = await begin()
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    expect((await server.ask(`${path}/report`)).status).to.equal(404)
    expect(expectWhole(await last())).to.equal('mark-new')
    expect(expectWhole(await reports[0]!)).to.equal('mark-old')
    for (const report of reports) expectWhole(await report)
    const deletion = (await server.rows('/scheduler?pageSize=10000')).find(
      (job) => job['Job Type'] === 'Delete Entity' && String(job['Entity Ids']) === entityId,
    )!
    expect(await server.ended(`/scheduler/${deletion['Ref']}`)).to.include({ State: 'Completed' })
  })

  it('that leave in the middle of a report hold nothing back', async () => {
    const { path } = await server.load('Left', marked('old', 20, 100))
    for (let i = 0; i < 8; i++) {
      const leave = new AbortController()
      const answer = await server.ask(`${path}/report`, { signal: leave.signal })
      await answer.body!.getReader().read()
      leave.abort()
    }
    // No report that was left holds a connection that the next ones need.
    for (let i = 0; i < 3; i++)
      expect((await (await server.ask(`${path}/report`)).text()).trimEnd()).to.match(/<\/html>$/)
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
  })

  it('see after reloads at once the profile of the rows that are served', async () => {
    const { path } = await server.load('Twice', marked('old', 10))
    const files = await Promise.all(
      ['x', 'y'].map((mark, i) => server.upload(`${mark}.csv`, marked(mark, 2000 + i, 3 + i))),
    )
    const answers = await Promise.all(files.map((file) => reload(path, file)))
    for (const { status, body } of answers) {
      expect(status).to.equal(200)
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    }
    const [row] = await server.rows(`${path}/rows`)
    const mark = row!['Column 2']!
    const rows = mark === 'mark-x' ? 2000 : 2001
    const attributes = await server.rows(`${path}/attributes`)
    expect(attributes.map((attribute) => [attribute['Values'], attribute['Unique Values']])).to.deep.equal([
      [String(rows), String(rows)],
      ...Array.from({ length: rows - 1998 }, () => [String(rows), '1']),
    ])
    expect(await server.rows(`${path}/attributes/2/values?columns=VALUE,FREQUENCY_COUNT`)).to.deep.equal([
      { Value: mark, Frequency: String(rows) },
    ])
  })

  it('find the entity as it was when its reload is cancelled in the profile, or the entity deleted then', async () => {
    const file = await server.upload('long.csv', marked('new', 120_000))
    const { path } = await server.load('Kept', marked('old', 10))
    const profiling = async (job: string) => {
      const place = job.slice(job.indexOf('/scheduler'))
      while (!/profiled|counted|computed/.test((await server.rows(place))[0]!['Message']!)) await sleep(5)
      return place
    }
    const first = await reload(path, file)
    const cancelled = await profiling(first.body.job)
    await server.command(cancelled, { command: 'cancel' })
    expect(await server.ended(cancelled)).to.include({ State: 'Cancelled' })
    expect((await server.rows(path))[0]).to.include({ 'Entity State': 'Fully Loaded', Rows: '10' })
    expect(marksIn(await (await server.ask(`${path}/report`)).text())).to.deep.equal(['mark-old'])
    expect(await server.rows(`${path}/attributes/2/values?columns=VALUE`)).to.deep.equal([
      { Value: 'mark-old' },
    ])
    const second = await reload(path, file)
    const deleted = await profiling(second.body.job)
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    for (const below of ['report', 'attributes/2/values', 'rows?holding=2:null:'])
      expect((await server.ask(`${path}/${below}`)).status, below).to.equal(404)
    expect(await server.ended(deleted)).to.include({ State: 'Cancelled' })
  })
})
