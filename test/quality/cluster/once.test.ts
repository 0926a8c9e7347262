import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { Receiver } from '../webhooks/receiver.ts'
import { ServerGroup } from '../support/server-group.ts'
import type { ServerProcess } from '../support/server-process.ts'

const REPOSITORIES = ['once0', 'once1', 'once2']
const SCHEDULED = 4
/** When the scheduled loads are due, in seconds from their request. */
const DUE = 4

/** Events whose times differ by less may come in any order. */
const AT_ONCE_MS = 1000

/** A time in the form of the contract, in UTC. */
const scheduleTime = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** An order of the server: a load of a file whose one record has too few values. It fails. */
const failingLoad = (entityName: string, options: object = {}) => ({
  command: 'create',
  data: {
    entityName,
    source: 'client',
    maxRejected: 0,
    connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'ragged.csv' },
    ...options,
  },
})

describe('Three servers on one catalogue do what is to be done once', function () {
  this.timeout(180_000)
  let group: ServerGroup
  let receiver: Receiver
  before(async function () {
    receiver = await Receiver.start()
    group = await ServerGroup.start(this, { count: 3, env: { WEBHOOK_HOSTS: receiver.host } })
    for (const name of REPOSITORIES) {
      expect((await any().post('', { name })).status).to.equal(201)
      expect((await any().upload(name, 'ragged.csv', 'a,b\n1\n')).status).to.equal(200)
    }
  })
  after(async () => {
    await group?.stop()
    await receiver.stop()
  })

  let asked = 0
  /** One server after the other. */
  const any = (): ServerProcess => group.running[asked++ % group.running.length]!

  const ended = async (repository: string, count: number): Promise<Record<string, string>[]> => {
    for (;;) {
      const jobs = await any().rows(`/${repository}/scheduler?pageSize=1000`)
      if (jobs.filter(({ State }) => State === 'Failed').length >= count) return jobs
      await sleep(200)
    }
  }

  it('start each scheduled job once, when it is due', async () => {
    const due = scheduleTime(DUE)
    for (const name of REPOSITORIES)
      for (let index = 0; index < SCHEDULED; index++) {
        const load = failingLoad(`Scheduled ${index}`, { scheduleNow: '0', scheduleTime: due })
        expect((await any().post(`/${name}/entities`, load)).status).to.equal(200)
      }
    for (const name of REPOSITORIES) await ended(name, SCHEDULED)
    const begun = group
      .logs()
      .filter(({ line }) => line['msg'] === 'A job begins.')
      .map(({ line }) => `${String(line['repository'])}/${String(line['job'])}`)
    expect(begun).to.have.length(REPOSITORIES.length * SCHEDULED)
    expect(new Set(begun).size).to.equal(begun.length)
  })

  it('send the events of a webhook in their order, although servers are killed, and lose none', async () => {
    const add = { command: 'add', data: { url: receiver.url } }
    expect((await any().post('/once0/webhooks', add)).status).to.equal(200)
    receiver.answer = (response) => void setTimeout(() => response.writeHead(200).end(), 150)
    const wanted: string[] = []
    for (let index = 0; index < 12; index++) {
      if (index === 4 || index === 8) await group.end(group.servers[index / 4 - 1]!)
      for (let tries = 0; ; tries++) {
        const created = await any()
          .post<{ job: string }>('/once0/entities', failingLoad(`Told ${index} ${tries}`))
          .catch(() => undefined)
        if (created?.status === 200) {
          wanted.push(created.body.job.slice(created.body.job.lastIndexOf('/') + 1))
          break
        }
        if (tries === 100) expect.fail(`No server takes a load: ${JSON.stringify(created)}`)
        await sleep(300)
      }
    }
    await ended('once0', SCHEDULED + wanted.length)
    const jobs = () => [...new Set(receiver.requests.map(({ json }) => String(json.data['job'])))]
    for (let tries = 0; tries < 300 && !wanted.every((job) => jobs().includes(job)); tries++) await sleep(200)
    expect(jobs()).to.include.members(wanted)
    // An event may come twice, but none comes before an earlier one has come. Jobs that end at once have no order.
    const times = jobs().map((job) =>
      Date.parse(receiver.requests.find(({ json }) => json.data['job'] === job)!.json.time),
    )
    times.forEach((time, at) => expect(time).to.be.below(Math.min(...times.slice(at)) + AT_ONCE_MS))
  })
})
