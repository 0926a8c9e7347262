import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { needs } from '../../support/tools.ts'
import { ADMIN_PASSWORD, startQualityServer, type QualityServer } from '../support/quality-server.ts'

const run = promisify(execFile)

const ROWS = 400_000
const BIG = `number,name,place\n${Array.from({ length: ROWS }, (_, i) => `${i},somebody ${i},place ${i % 97}\n`).join('')}`

interface Event {
  readonly event: string
  readonly data: Readonly<Record<string, string>>
}

/** Reads events as a browser's EventSource does: parts of any size, lines, an empty line behind each event. */
async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body) {
    text += decoder.decode(part, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = readEvent(text.slice(0, end))
      if (event) yield event
      text = text.slice(end + 2)
    }
  }
}

/** Undefined for comments. */
function readEvent(block: string): Event | undefined {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
  )
  const data = fields.get('data')
  return data === undefined
    ? undefined
    : { event: fields.get('event') ?? 'message', data: JSON.parse(data) as Event['data'] }
}

describe('Following a job', function () {
  this.timeout(60_000)
  let server: QualityServer

  before(async () => {
    server = await startQualityServer()
    await server.upload('big.csv', BIG)
  })
  after(() => server.stop())

  /** Creates an entity of the big file; path of its job below the repository. */
  async function create(entityName: string): Promise<string> {
    const { status, body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName,
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'big.csv' },
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.job.slice(body.job.indexOf('/scheduler'))
  }

  const expectWholeCourse = (events: readonly Event[]) => {
    expect(events.slice(0, -1).map(({ event }) => event)).to.satisfy((names: string[]) =>
      names.every((name) => name === 'progress'),
    )
    expect(events.at(-1)).to.deep.include({ event: 'end' })
    expect(events.at(-1)!.data).to.include({ job_status: 'Completed', job_progress: '100' })
    const progress = events.map(({ data }) => Number(data['job_progress']))
    expect(progress).to.deep.equal([...progress].sort((a, b) => a - b))
    // Not only the two ends: the load tells how far it is.
    expect(progress.filter((percent) => percent > 0 && percent < 100)).to.not.be.empty
  }

  it('sends a browser events during the load, with increasing progress and an end', async () => {
    const job = await create('By a browser')
    const response = await server.ask(job, { headers: { Accept: 'text/event-stream' } })
    expect(response.status).to.equal(200)
    expect(response.headers.get('content-type')).to.match(/^text\/event-stream/)
    const events: Event[] = []
    const states: string[] = []
    for await (const event of eventsOf(response.body! as AsyncIterable<Uint8Array>)) {
      if (event.event === 'progress') {
        // The event is there while the job runs, not when all is over.
        states.push((await server.rows(job))[0]!['State']!)
      }
      events.push(event)
    }
    expect(states).to.include('Running')
    expectWholeCourse(events)
  })

  it('sends curl the same events, and closes the connection at the end', async function () {
    const curl = needs(this, 'curl')
    const job = await create('By curl')
    const credentials = ['-sSN', '-u', `admin:${ADMIN_PASSWORD}`]
    const args = [...credentials, '-H', 'Accept: text/event-stream', server.repository + job]
    const { stdout } = await run(curl, args, { maxBuffer: 1e8 })
    expectWholeCourse(stdout.split('\n\n').flatMap((block) => readEvent(block) ?? []))
  })

  it('sends the end of a job that has ended, and closes', async () => {
    const [latest] = await server.rows('/scheduler?sort=job_id:desc')
    const response = await server.ask(`/scheduler/${latest!['Ref']}`, {
      headers: { Accept: 'text/event-stream' },
    })
    const text = await response.text()
    expect(text.split('\n\n').flatMap((block) => readEvent(block) ?? [])).to.have.lengthOf(1)
    expect(text).to.match(/^event: end$/m)
  })
})
