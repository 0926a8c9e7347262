import { expect } from 'chai'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { schedulerHandlers } from '../../../src/quality/handlers/scheduler.ts'
import { encodeEvents, type JobEvent } from '../../../src/quality/jobs/job-events.ts'
import type { Jobs } from '../../../src/quality/jobs/jobs.ts'
import { jobsOn, newJob, Stage, stateOf, until } from '../jobs/support.ts'
import {
  basic,
  openAccounts,
  serveAccounts,
  type AccountsServer,
  type OpenAccounts,
} from '../support/accounts-server.ts'
import { addEntity } from '../support/catalogues.ts'
import { catalogueListings } from '../support/catalogue-listings.ts'

const ADA = basic('ada', 'a good password')
const BOB = basic('bob', 'another password')
const scheduler = '/api/repositories/demo/scheduler'

describe('The scheduler over HTTP', () => {
  let open: OpenAccounts
  let server: AccountsServer
  let jobs: Jobs
  let stage: Stage
  let entityId: number
  let stopping: AbortController

  beforeEach(async () => {
    open = await openAccounts()
    await open.accounts.createUser({ name: 'ada', password: 'a good password', isAdministrator: false })
    await open.accounts.createUser({ name: 'bob', password: 'another password', isAdministrator: false })
    await open.repositories.create('demo', '', 'admin')
    await open.repositories.create('other', '', 'admin')
    await open.accounts.setRole('ada', 'demo', 'editor')
    await open.accounts.setRole('bob', 'demo', 'reader')
    stopping = new AbortController()
    entityId = await addEntity(open.catalogue, { id: 703, number: 3 })
    ;({ jobs } = jobsOn(open.catalogue, { stopping: stopping.signal, atOnce: 1 }))
    stage = new Stage('Load')
    jobs.start([stage])
    const listings = await catalogueListings(open.catalogue)
    const exports = { schedule: () => Promise.reject(new Error('Nothing is exported here.')) }
    server = await serveAccounts(open, {
      ...schedulerHandlers({
        repositories: open.repositories,
        logins: open.logins,
        jobs,
        exports,
        listings,
      }),
    })
  })
  afterEach(async () => {
    await server.stop()
    await jobs.stop()
    await open.stop()
    expect(server.faults).to.deep.equal([])
  })

  const schedule = async () => (await jobs.schedule(newJob({ type: 'Load', entityIds: [entityId] }))).id
  const rowsOf = (body: Record<string, unknown>) =>
    (body['rows'] as { dataRow: unknown[]; metadata: { url: string } }[]).map(({ dataRow }) => dataRow)
  const events = async (id: number) => {
    const response = await fetch(server.url + `${scheduler}/${id}`, {
      headers: { Authorization: BOB, Accept: 'text/event-stream' },
    })
    expect(response.status).to.equal(200)
    expect(response.headers.get('content-type')).to.match(/^text\/event-stream/)
    return new Events(response)
  }

  it('lists jobs by GET and POST, and shows one of them', async () => {
    const empty = await server.send('GET', scheduler, { as: BOB })
    expect(empty.body['rows']).to.equal('')
    const ids = [await schedule(), await schedule(), await schedule()].map(String)
    const byGet = await server.send(
      'GET',
      `${scheduler}?columns=job_id,job_type,job_entity_id&sort=job_id:desc`,
      {
        as: BOB,
      },
    )
    expect(rowsOf(byGet.body)).to.deep.equal(ids.toReversed().map((id) => [id, 'Load', ['3']]))
    const byPost = await server.send('POST', scheduler, {
      as: BOB,
      body: { command: 'get', options: { columns: ['job_id'], keypatternlist: [ids[1]!] } },
    })
    expect(rowsOf(byPost.body)).to.deep.equal([[ids[1]]])
    const one = await server.send('GET', `${scheduler}/${ids[0]}?columns=job_id,job_metabase`, { as: BOB })
    expect(rowsOf(one.body)).to.deep.equal([[ids[0], 'demo']])
    const external = await server.send('GET', `${scheduler}?external=1&columns=job_entity_id`, { as: BOB })
    expect(external.body['rows']).to.have.length(3)
  })

  it('cancels a job for an editor, once', async () => {
    const id = await schedule()
    await stage.act(0)
    const cancel = (as: string, of: string | number = id) =>
      server.send('POST', `${scheduler}/${of}`, { as, body: { command: 'cancel' } })
    expect((await cancel(BOB)).status).to.equal(403)
    const { status, body } = await cancel(ADA)
    expect([status, body]).to.deep.equal([200, { url: `${scheduler}/${id}` }])
    await until(async () => (await stateOf(open.catalogue, id)) === 'Cancelled')
    expect((await cancel(ADA)).status).to.equal(409)
    expect((await cancel(ADA, 4711)).status).to.equal(404)
  })

  it('does not know jobs of other repositories', async () => {
    const { id } = await jobs.schedule(newJob({ repositoryId: 2, type: 'Load' }))
    expect((await server.send('GET', `${scheduler}/${id}`, { as: BOB })).status).to.equal(404)
  })

  it('ends the stream of a reader who has lost the role', async () => {
    const id = await schedule()
    await stage.act(0)
    const stream = await events(id)
    await stream.next()
    await open.accounts.setRole('bob', 'demo', undefined)
    for (let event = await stream.next(); event !== undefined; event = await stream.next()) continue
    expect(await stateOf(open.catalogue, id)).to.equal('Running')
    expect((await server.send('GET', `${scheduler}/${id}`, { as: BOB })).status).to.equal(403)
  })

  it('streams a job from its present state to its end', async () => {
    const id = await schedule()
    const act = await stage.act(0)
    const stream = await events(id)
    // The first event comes without anything having to happen.
    const first = await stream.next()
    expect(first!.event).to.equal('progress')
    expect(first!.data).to.include({ job_id: String(id), job_status: 'Running', job_type: 'Load' })
    act.context.progress(0.42, 'On the way.')
    let moved = await stream.next()
    while (moved!.data['job_progress'] !== '42') moved = await stream.next()
    expect(moved!.data).to.include({ job_message_mc: 'On the way.' })
    act.complete()
    let last = await stream.next()
    while (last!.event !== 'end') last = await stream.next()
    expect(last!.data).to.include({ job_status: 'Completed', job_progress: '100' })
    expect(await stream.next()).to.equal(undefined)
    const again = await events(id)
    expect((await again.next())!.event).to.equal('end')
    expect(await again.next()).to.equal(undefined)
  })

  it('answers HEAD for a stream at once', async () => {
    const id = await schedule()
    await stage.act(0)
    const begin = performance.now()
    const response = await fetch(server.url + `${scheduler}/${id}`, {
      method: 'HEAD',
      headers: { Authorization: BOB, Accept: 'text/event-stream' },
    })
    expect(response.status).to.equal(200)
    expect(performance.now() - begin).to.be.below(3000)
  })

  it('ends streams when the server is told to stop', async () => {
    const id = await schedule()
    const stream = await events(id)
    await stream.next()
    stopping.abort()
    while ((await stream.next()) !== undefined);
  })

  it('keeps a stream open by comments', async () => {
    async function* slow(): AsyncGenerator<JobEvent> {
      yield { event: 'progress', data: '1' }
      await sleep(100)
      yield { event: 'end', data: '2' }
    }
    const pieces: string[] = []
    for await (const piece of encodeEvents(slow(), 30)) pieces.push(piece)
    expect(pieces[0]).to.equal('event: progress\ndata: 1\n\n')
    expect(pieces.at(-1)).to.equal('event: end\ndata: 2\n\n')
    expect(pieces.slice(1, -1)).to.include(': still here\n\n')
  })
})

/** Reads server-sent events as they come. */
class Events {
  readonly #pieces: AsyncIterator<Buffer>
  #text = ''

  constructor(response: Response) {
    this.#pieces = Readable.fromWeb(response.body as never)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async next(): Promise<{ event: string; data: Record<string, unknown> } | undefined> {
    for (;;) {
      const [, event, data] = /event: (\w+)\ndata: (.*)\n\n/.exec(this.#text) ?? []
      if (event !== undefined && data !== undefined) {
        this.#text = this.#text.slice(this.#text.indexOf('\n\n') + 2)
        return { event, data: JSON.parse(data) as Record<string, unknown> }
      }
      const piece = await this.#pieces.next()
      if (piece.done) return undefined
      this.#text += piece.value.toString()
    }
  }
}
