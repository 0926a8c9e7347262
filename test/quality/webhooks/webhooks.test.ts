import { expect } from 'chai'
import { createHmac } from 'node:crypto'
import { bytesOfCatalogue, configFor } from '../../support/catalogue.ts'
import type { CommandContext } from '../../../src/admin/command.ts'
import { withAccounts } from '../../../src/admin/accounts/open-accounts.ts'
import { recordingLogger } from '../../platform/support.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { Receiver, type Received } from './receiver.ts'

const PASSWORD = 'a password of nobody else'

interface Answer {
  readonly status: number
  readonly body: {
    readonly webhook: string
    readonly secret: string
    readonly delivered: boolean
    readonly message: string
    readonly detail: string
    readonly errors: readonly { readonly pointer: string }[]
  }
}

/** Checks a signature as a receiver does. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, seconds = '', signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['groundtruth-signature'])) ?? []
  const isNew = Math.abs(Date.now() / 1000 - Number(seconds)) < 60
  return isNew && createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex') === signature
}

describe('Webhooks', function () {
  this.timeout(60_000)
  let server: QualityServer
  let receiver: Receiver
  let orders: string
  before(async () => {
    receiver = await Receiver.start()
    server = await startQualityServer({
      env: { WEBHOOK_HOSTS: `${receiver.host},127.0.0.1:9` },
    })
    orders = (await server.load('Orders', 'n\n1\n2\n3\n4\n')).path
  })
  after(async () => {
    await server.stop()
    await receiver.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })
  beforeEach(() => void receiver.requests.splice(0))
  afterEach(async () => {
    for (const { Webhook } of await server.rows('/webhooks'))
      expect((await server.ask(`/webhooks/${Webhook}`, { method: 'DELETE' })).status).to.equal(204)
  })

  const send = (command: string, data: object) =>
    server.command('/webhooks', { command, data }) as unknown as Promise<Answer>
  const add = async (data: object = {}): Promise<{ webhook: string; secret: string }> => {
    const { status, body } = await send('add', { url: `${receiver.url}in?token=quiet`, ...data })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body
  }
  const rule = async (NAME: string, THRESHOLD: number): Promise<string> => {
    const data = { NAME, EXPRESSION: 'n < 3', THRESHOLD }
    const { body } = await server.command(`${orders}/businessrules`, { command: 'add', data })
    return body.url.slice(body.url.indexOf('/entities'))
  }
  const run = async (path: string, change: object = {}) => {
    if (Object.keys(change).length > 0) await server.command(path, { command: 'edit', data: change })
    const { body } = await server.command(path, { command: 'run' })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
  }
  /** Waits until nothing is waiting for a webhook. */
  const settled = async (): Promise<void> => {
    while ((await server.rows('/webhooks')).some(({ Pending }) => Pending !== '0'))
      await new Promise((resolve) => setTimeout(resolve, 20))
  }

  it('receive each change of a rule once: failed, passed, failed', async () => {
    const { secret } = await add()
    const { secret: other } = await add({ events: ['rule.passed', 'rule.passed'] })
    const path = await rule('Small', 60)
    await run(path)
    await run(path)
    await run(path, { FILTER_EXPRESSION: 'n > 9' })
    await run(path, { FILTER_EXPRESSION: 'n > 2' })
    await run(path, { FILTER_EXPRESSION: 'n < 4' })
    await run(path, { THRESHOLD: 50 })
    await run(path, { FILTER_EXPRESSION: 'n > 9' })
    await run(path, { THRESHOLD: 100, FILTER_EXPRESSION: 'n < 4' })
    await settled()
    const own = receiver.requests.filter((request) => isSigned(request, secret))
    expect(own.map(({ json }) => json.event)).to.deep.equal(['rule.failed', 'rule.passed', 'rule.failed'])
    const [passed, ...more] = receiver.requests.filter((request) => isSigned(request, other))
    expect([passed!.json.event, more]).to.deep.equal(['rule.passed', []])
    expect(receiver.requests).to.have.lengthOf(4)

    const [first] = own
    expect(first).to.include({ method: 'POST', path: '/in?token=quiet' })
    expect(first!.headers).to.include({
      'content-type': 'application/json',
      'groundtruth-event': 'rule.failed',
      'groundtruth-event-id': first!.json.id,
      connection: 'close',
    })
    expect(first!.headers.authorization).to.equal(undefined)
    expect(first!.json.repository).to.equal('test')
    expect(Date.parse(first!.json.time)).to.be.closeTo(Date.now(), 60_000)
    expect(first!.json.data).to.deep.equal({
      ...{ url: `/api/repositories/test${path}`, entity: '1', entityName: 'Orders', attribute: '0' },
      ...{ rule: path.slice(path.lastIndexOf('/') + 1), name: 'Small', result: 'failed' },
      ...{ fraction: 50, threshold: 60, passing: 2, failing: 2 },
    })
    const ids = own.map(({ json }) => json.id)
    expect(new Set(ids).size).to.equal(3)
    expect(passed!.json.id).to.equal(ids[1])
  })

  it('receive the errors of rules and the failures of jobs, with the reason', async () => {
    const { webhook } = await add({ events: [] })
    const entity = (await server.load('Renamed', 'n\n1\n')).path
    const data = { NAME: 'Named', EXPRESSION: 'n = 1', THRESHOLD: 1 }
    expect((await server.command(`${entity}/businessrules`, { command: 'add', data })).status).to.equal(200)
    const sourceFile = await server.upload('other.csv', 'm\n1\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const reload = await server.command(entity, {
      command: 'reload',
      data: { source: 'client', connectInfo },
    })
    await server.ended(reload.body.job)
    const [event] = await receiver.received(1)
    expect(event!.json).to.include({ event: 'rule.failed' })
    expect(event!.json.data).to.include({ result: 'error', fraction: null, name: 'Named' })
    expect(event!.json.data['reason']).to.contain('n')

    const ragged = await server.load('Ragged', 'a,b\n1\n2\n', { maxRejected: 0 })
    expect(ragged.job).to.include({ State: 'Failed' })
    const [, failed] = await receiver.received(2)
    expect(failed!.json).to.include({ event: 'job.failed' })
    expect(failed!.json.data).to.include({
      type: 'Load',
      reason: ragged.job['Failure Message'] ?? ragged.job['Reason'],
    })
    expect(failed!.json.data['entities']).to.deep.equal([ragged.entityId])
    expect(failed!.json.data['url']).to.match(/^\/api\/repositories\/test\/scheduler\/\d+$/)
    await settled()
    const [row] = await server.rows('/webhooks')
    expect(row).to.include({ Webhook: webhook, Events: '', Pending: '0', Dropped: '0', 'Last Error': '' })
    expect(row!['Last Delivery']).to.match(/^20\d\d\//)
    expect(row!['Next Attempt']).to.equal('')
  })

  it('carry the trace of the request that scheduled the job, which the log has with its user', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    await add()
    const path = await rule('Traced', 99)
    const answer = await server.ask(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        tracestate: 'vendor=a:b,other=1',
      },
      body: JSON.stringify({ command: 'run' }),
    })
    const { url } = (await answer.json()) as { url: string }
    await server.ended(url)
    const [failed] = await receiver.received(1)
    expect(failed!.headers['traceparent']).to.match(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    expect(failed!.headers['traceparent']).to.not.include('00f067aa0ba902b7')
    expect(failed!.headers['tracestate']).to.equal('vendor=a:b,other=1')
    const job = Number(url.slice(url.lastIndexOf('/') + 1))
    const lines = server.log.filter((line) => line['job'] === job && String(line['msg']).startsWith('A job'))
    expect(lines.map((line) => [line['traceId'], line['user']])).to.deep.equal([
      [traceId, 'admin'],
      [traceId, 'admin'],
    ])
    expect(JSON.stringify(server.log)).to.not.include('vendor=')
    await settled()
  })

  it('are tested by a ping, which shows the outcome at once', async () => {
    const { webhook, secret } = await add({ events: ['job.failed'] })
    const tested = await send('test', { webhook })
    expect(tested).to.deep.equal({
      status: 200,
      body: { webhook, delivered: true, message: `${receiver.host} answered 204.` },
    })
    const [ping] = receiver.requests
    expect(ping!.json).to.include({ event: 'ping', repository: 'test' })
    expect(isSigned(ping!, secret)).to.equal(true)
    receiver.answer = (response) => response.writeHead(503).end('busy')
    expect((await send('test', { webhook })).body).to.deep.equal({
      webhook,
      delivered: false,
      message: `${receiver.host} answered 503, but a delivery needs a status from 200 to 299.`,
    })
    receiver.answer = (response) => response.writeHead(204).end()
    const { webhook: dead } = await add({ url: 'http://127.0.0.1:9/' })
    expect((await send('test', { webhook: dead })).body.message).to.equal(
      '127.0.0.1:9 refused the connection; check that the receiver runs.',
    )
    expect((await send('test', { webhook: 4711 })).status).to.equal(404)
  })

  it('refuse the tests of a user beyond the queue, which is no fault of the server', async () => {
    const { webhook } = await add()
    const answers: (() => void)[] = []
    receiver.answer = (response) => answers.push(() => response.writeHead(204).end())
    const tests = Array.from({ length: 6 }, () => send('test', { webhook }))
    const refused = await Promise.race(tests)
    expect(refused.status).to.equal(503)
    expect(refused.body.detail).to.include('try again in some seconds')
    receiver.answer = (response) => response.writeHead(204).end()
    await receiver.received(1)
    for (const answer of answers) answer()
    expect((await Promise.all(tests)).map(({ status }) => status).sort()).to.deep.equal([
      ...[200, 200, 200, 200, 200],
      503,
    ])
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  it('that fail are listed with their waiting events, and receive them in order after a test succeeds', async () => {
    receiver.answer = (response) => response.writeHead(500).end()
    const { webhook } = await add({ events: ['rule.failed'] })
    await run(await rule('First', 60))
    await run(await rule('Second', 60))
    await receiver.received(1)
    let row: Record<string, string> | undefined
    do [row] = await server.rows('/webhooks')
    while (row!['Last Error'] === '')
    expect(row).to.include({ Pending: '2', Dropped: '0', 'Last Delivery': '' })
    expect(row!['Last Error']).to.contain(`${receiver.host} answered 500`)
    expect(row!['Next Attempt']! > row!['Last Failure']!).to.equal(true)
    receiver.answer = (response) => response.writeHead(200).end('ok')
    expect((await send('test', { webhook })).body.delivered).to.equal(true)
    await settled()
    const names = receiver.requests
      .filter(({ json }) => json.event !== 'ping')
      .map(({ json }) => json.data['name'])
    expect(names).to.deep.equal(['First', 'First', 'Second'])
    const [, again] = receiver.requests.filter(({ json }) => json.data['name'] === 'First')
    expect(again!.json.id).to.equal(receiver.requests[0]!.json.id)
    const log = JSON.stringify(server.log.filter(({ msg }) => /webhook/.test(String(msg))))
    expect(log).to.contain('A webhook did not receive an event').and.to.contain('receives events again')
    expect(log).not.to.contain('quiet')
  })

  it('never show their secret again', async () => {
    const { webhook, secret } = await add()
    expect(secret).to.match(/^whsec_[\w-]{43}$/)
    await send('edit', { webhook, description: 'Changed' })
    await send('test', { webhook })
    const answers = [
      await (await server.ask('/webhooks')).text(),
      JSON.stringify(await server.command('/webhooks', { command: 'get' })),
    ]
    const exported = await server.command('/webhooks', { command: 'export', data: { filename: 'hooks.csv' } })
    await server.ended(exported.body.job)
    const csv = await (await server.ask('/download/hooks.csv')).text()
    expect(csv).to.contain(`http://${receiver.host},`).and.not.to.contain('quiet')
    const stored = await bytesOfCatalogue(server.dataDir)
    expect(stored).to.contain(receiver.host)
    for (const text of [...answers, csv, stored, JSON.stringify(server.log)])
      expect(text).not.to.contain(secret).and.not.to.contain(secret.slice('whsec_'.length))
    expect(answers[0]).to.contain('quiet')
  })

  it('are rejected if their address cannot be used', async () => {
    const [known] = [await add()]
    for (const [url, detail] of [
      ['https://evil.example.org/', 'The host evil.example.org is not listed'],
      [`http://127.0.0.1:${receiver.port + 1}/`, 'is not listed'],
      ['http://127.0.0.1/', 'The host 127.0.0.1 is not listed'],
      [`https://localhost:${receiver.port}/`, 'is not listed'],
      [`http://user:word@${receiver.host}/`, 'user name or a password'],
      [`${receiver.url}#part`, 'fragment'],
      ['http://[::1', 'not valid'],
      ['ftp://127.0.0.1:9/', 'http'],
      ['http://a b/', ''],
    ] as const)
      for (const { status, body } of [
        await send('add', { url }),
        await send('edit', { url, webhook: known.webhook }),
      ]) {
        expect(status, url).to.equal(400)
        expect(body.detail, url).to.contain(detail)
        expect(body.errors[0]!.pointer).to.equal('/data/url')
      }
    for (const data of [{}, { url: receiver.url, events: ['ping'] }, { url: receiver.url, secret: 'mine' }])
      expect((await send('add', data)).status).to.equal(400)
    expect((await send('edit', { webhook: known.webhook })).status).to.equal(400)
    expect((await send('edit', { webhook: 4711, description: 'x' })).status).to.equal(404)
    expect(await server.rows('/webhooks')).to.have.lengthOf(1)
    // The same address in other words.
    const { webhook } = await add({ url: `HTTP://127.1:${receiver.port}/a/../b` })
    const [, row] = await server.rows('/webhooks')
    expect(row).to.include({ Webhook: webhook, Address: `http://${receiver.host}/b` })
  })

  it('are seen by editors and changed by administrators', async () => {
    const { webhook } = await add()
    const context = {
      config: configFor(server.dataDir),
      logger: recordingLogger().logger,
    } as CommandContext
    await withAccounts(context, async ({ accounts }) => {
      for (const role of ['reader', 'editor', 'administrator'] as const) {
        await accounts.createUser({ name: role, password: PASSWORD, isAdministrator: false })
        await accounts.setRole(role, 'test', role)
      }
    })
    const statusOf = async (user: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body), user, password: PASSWORD }
      return (await server.ask('/webhooks', init)).status
    }
    for (const [body, statuses] of [
      [{ command: 'get' }, [403, 200, 200]],
      [{ command: 'add', data: { url: receiver.url } }, [403, 403, 200]],
      [{ command: 'edit', data: { webhook, description: 'x' } }, [403, 403, 200]],
      [{ command: 'test', data: { webhook } }, [403, 403, 200]],
    ] as const)
      for (const [i, user] of ['reader', 'editor', 'administrator'].entries())
        expect(await statusOf(user, body), `${body.command} by ${user}`).to.equal(statuses[i])
  })
})

describe('Webhooks without a listed host', function () {
  this.timeout(60_000)

  it('cannot be added, and those of before wait until their host is listed again', async () => {
    const receiver = await Receiver.start()
    let server = await startQualityServer({ env: { WEBHOOK_HOSTS: receiver.host } })
    try {
      const add = { command: 'add', data: { url: receiver.url } }
      expect((await server.command('/webhooks', add)).status).to.equal(200)
      await server.stop(true)
      server = await startQualityServer({ dataDir: server.dataDir })
      const refused = await server.command('/webhooks', add)
      expect(refused.status).to.equal(400)
      expect(refused.body.detail).to.contain('The setting WEBHOOK_HOSTS lists no hosts')
      expect((await server.load('Ragged', 'a,b\n1\n', { maxRejected: 0 })).job).to.include({
        State: 'Failed',
      })
      let row: Record<string, string> | undefined
      do [row] = await server.rows('/webhooks')
      while (row!['Last Error'] === '')
      expect(row!['Last Error']).to.contain(
        `The host ${receiver.host} is not listed in the setting WEBHOOK_HOSTS`,
      )
      expect(row!['Pending']).to.equal('1')
      const test = { command: 'test', data: { webhook: 1 } }
      expect((await server.command('/webhooks', test)).body).to.include({ delivered: false })
      expect(receiver.requests).to.be.empty
      await server.stop(true)
      server = await startQualityServer({ dataDir: server.dataDir, env: { WEBHOOK_HOSTS: receiver.host } })
      expect((await server.command('/webhooks', test)).body).to.include({ delivered: true })
      expect((await receiver.received(2))[1]!.json.event).to.equal('job.failed')
    } finally {
      await server.stop()
      await receiver.stop()
    }
  })
})
