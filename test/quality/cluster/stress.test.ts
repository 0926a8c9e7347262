import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../../support/full.ts'
import { randomOf } from '../../support/random.ts'
import { type GroupServer, ServerGroup } from '../support/server-group.ts'
import { StressClient } from './stress-client.ts'

const SEED = Number(process.env['CRASH_SEED'] ?? 7)
const CLIENTS = inFull(100, 6)
const REPOSITORIES = inFull(9, 3)
const SECONDS = inFull(300, 12)
/** Seconds between two kills of a server. */
const KILL_EVERY = inFull(60, 5)
/** The restarts of the database, by the part of the time that has gone. */
const DATABASE_RESTARTS = inFull([0.35, 0.7], [0.6])
/** Time for all jobs to end afterwards, in seconds. */
const QUIET = inFull(600, 120)

describe('Three servers on one catalogue, of which one is killed now and then', function () {
  this.timeout((SECONDS + QUIET + 180) * 1000)
  let group: ServerGroup
  before(async function () {
    group = await ServerGroup.start(this, { count: 3 })
  })
  after(() => group?.stop())

  it('lose nothing that they have acknowledged, run no job twice and give no wrong answer', async () => {
    const random = randomOf(SEED)
    const repositories = Array.from({ length: REPOSITORIES }, (_, i) => `stress${i}`)
    for (const name of repositories)
      expect((await group.servers[0]!.process!.post('', { name })).status).to.equal(201)
    const clients = Array.from(
      { length: CLIENTS },
      (_, i) => new StressClient(group, repositories[i % REPOSITORIES]!, `c${i}`, randomOf(SEED + i + 1)),
    )
    const over = new AbortController()
    const working = clients.map((client) => client.work(over.signal))
    const trouble = [killServers(random, over.signal), restartDatabase(over.signal)]
    await sleep(SECONDS * 1000)
    over.abort()
    await Promise.all([...working, ...trouble])
    for (const server of group.servers) if (server.process === undefined) await restarted(server)

    const server = group.servers[0]!.process!
    await allEnded(repositories)
    const broken = (await Promise.all(clients.map((client) => client.brokenPromises(server)))).flat()
    const sum = (figure: (client: StressClient) => number) =>
      clients.reduce((total, client) => total + figure(client), 0)
    const figures = [
      `${sum(({ answered }) => answered)} answers`,
      `${sum(({ unavailable }) => unavailable)} without an answer or 503`,
      `${sum(({ files }) => files.size)} files`,
      `${sum(({ entities }) => entities.size)} entities`,
    ]
    process.stdout.write(`      ${figures.join(', ')}\n`)
    expect([...new Set(broken)].slice(0, 20)).to.deep.equal([])
    expect(completedTwice()).to.deep.equal([])
    expect(sum(({ entities }) => entities.size)).to.be.above(0)
  })

  async function killServers(random: () => number, signal: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(KILL_EVERY * 1000, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const server = group.servers[Math.floor(random() * group.servers.length)]!
      await group.end(server)
      await sleep(1000)
      await restarted(server)
    }
  }

  /** Starts a server as a supervisor does: again, if it ends because the database is away. */
  async function restarted(server: GroupServer): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await group.run(server)
      } catch (error) {
        if (tries === 20) throw error
        await sleep(1000)
      }
    }
  }

  async function restartDatabase(signal: AbortSignal): Promise<void> {
    let gone = 0
    for (const part of DATABASE_RESTARTS) {
      await sleep((part - gone) * SECONDS * 1000, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      gone = part
      await group.database.halt()
      await sleep(1500)
      await group.database.resume()
    }
  }

  async function allEnded(repositories: readonly string[]): Promise<void> {
    const since = performance.now()
    for (const name of repositories)
      for (;;) {
        const jobs = await group.servers[0]!.process!.rows(`/${name}/scheduler?pageSize=100000`)
        const alive = jobs.filter(({ State }) => !['Completed', 'Failed', 'Cancelled'].includes(State!))
        if (alive.length === 0) break
        if (performance.now() - since > QUIET * 1000)
          expect.fail(`${alive.length} jobs of ${name} have not ended: ${JSON.stringify(alive[0])}`)
        await sleep(500)
      }
  }

  /** Jobs that completed more than once, by the logs of all servers. */
  function completedTwice(): string[] {
    const ends = group
      .logs()
      .filter(({ line }) => line['msg'] === 'A job has completed.')
      .map(({ line }) => `job ${String(line['job'])} of repository ${String(line['repository'])}`)
    return ends.filter((end, index) => ends.indexOf(end) !== index)
  }
})
