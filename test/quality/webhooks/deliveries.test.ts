import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { Sealer } from '../../../src/platform/credentials/sealer.ts'
import { readHost } from '../../../src/platform/listed-hosts.ts'
import { postOnce } from '../../../src/platform/post-once.ts'
import {
  type DeliveryTiming,
  waitMs,
  WebhookDeliveries,
} from '../../../src/quality/services/webhooks/webhook-deliveries.ts'
import { WebhookSender } from '../../../src/quality/services/webhooks/webhook-sender.ts'
import {
  MAX_WAITING,
  queueEvents,
  WebhookOutbox,
} from '../../../src/quality/stores/webhooks/webhook-outbox.ts'
import { WebhookStore } from '../../../src/quality/stores/webhooks/webhooks.ts'
import { recordingLogger } from '../../platform/support.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { newCatalogue, removeRepository } from '../support/catalogues.ts'
import { Receiver } from './receiver.ts'

const HOUR_MS = 3_600_000

describe('Deliveries to webhooks', function () {
  this.timeout(20_000)
  let receiver: Receiver
  let catalogue: Awaited<ReturnType<typeof newCatalogue>>['catalogue']
  let dataDir: string
  let running: WebhookDeliveries[] = []
  /** False while another server has the duty. */
  let isOnDuty = true
  beforeEach(async () => {
    receiver = await Receiver.start()
    ;({ catalogue, dataDir } = await newCatalogue())
    running = []
    isOnDuty = true
  })
  afterEach(async () => {
    await Promise.all(running.map((deliveries) => deliveries.stop()))
    await receiver.stop()
  })

  const add = async (url: string, repositoryId = 1): Promise<number> => {
    const sealedSecret = await new Sealer({ dataDir }).seal('whsec_test')
    const address = { url, origin: new URL(url).origin }
    const rest = { events: [], description: '', sealedSecret, createdBy: 'ada' }
    return new WebhookStore(catalogue).insert({ repositoryId, address, ...rest })
  }
  const queue = (names: readonly string[], repositoryId = 1): Promise<void> =>
    catalogue.knex.transaction((transaction) =>
      queueEvents(
        repositoryId,
        async () => names.map((name) => ({ event: 'job.failed', data: { name } })),
        transaction,
      ),
    )
  const start = (
    hosts: readonly string[] = [receiver.host],
    timing: Partial<DeliveryTiming> = {},
    timeoutMs = 5000,
    outbox = new WebhookOutbox(catalogue),
  ): WebhookDeliveries => {
    const sender = new WebhookSender({
      hosts: hosts.map((host) => readHost(host)!),
      sealer: new Sealer({ dataDir }),
      post: postOnce,
      timeoutMs,
    })
    const deliveries = new WebhookDeliveries({
      ...{ outbox, sender, logger: recordingLogger().logger },
      hasDuty: async () => isOnDuty,
      now: () => new Date(),
      timing: { pollMs: 5, firstMs: 20, longestMs: 100, ...timing },
    })
    deliveries.start()
    running.push(deliveries)
    return deliveries
  }
  const row = async (number = 1) =>
    await catalogue.knex('webhooks').where({ number }).first<Record<string, unknown>>('*')
  const waiting = async (): Promise<number> => (await catalogue.knex('webhook_events')).length
  const until = async (isDone: () => Promise<boolean>): Promise<void> => {
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const names = (): unknown[] => receiver.requests.map(({ json }) => json.data['name'])

  it('are repeated after an error of the receiver, in the order of the events', async () => {
    let left = 3
    receiver.answer = (response) => response.writeHead(left-- > 0 ? 500 : 200).end('{}')
    await add(receiver.url)
    await queue(['a', 'b', 'c'])
    start()
    await until(async () => (await waiting()) === 0)
    expect(names()).to.deep.equal(['a', 'a', 'a', 'a', 'b', 'c'])
    expect(new Set(receiver.requests.map(({ json }) => json.id)).size).to.equal(3)
    expect(await row()).to.include({ failures: 0, error: '', dropped: 0 })
  })

  it('are repeated until a dead receiver is back', async () => {
    const { port, url } = receiver
    await receiver.stop()
    await add(url)
    await queue(['a', 'b'])
    start([`127.0.0.1:${port}`])
    await until(async () => Number((await row())['failures']) >= 2)
    expect((await row())['error']).to.equal(
      `127.0.0.1:${port} refused the connection; check that the receiver runs.`,
    )
    receiver = await Receiver.start(port)
    await receiver.received(2)
    expect(names()).to.deep.equal(['a', 'b'])
  })

  it('are made by the server that has the duty alone, which stops between two events when it loses it', async () => {
    receiver.answer = (response) => {
      isOnDuty = receiver.requests.length < 2
      response.writeHead(200).end('{}')
    }
    isOnDuty = false
    await add(receiver.url)
    await queue(['a', 'b', 'c'])
    start()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(names()).to.deep.equal([])
    isOnDuty = true
    await until(async () => (await waiting()) === 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(names()).to.deep.equal(['a', 'b'])
    isOnDuty = true
    await until(async () => (await waiting()) === 0)
    expect(names()).to.deep.equal(['a', 'b', 'c'])
  })

  it('end when the lease of the server is about to end, and go on when it has one again', async () => {
    const answers: (() => void)[] = []
    receiver.answer = (response) => void answers.push(() => response.writeHead(200).end('{}'))
    await add(receiver.url)
    await queue(['a'])
    const deliveries = start()
    await receiver.received(1)
    isOnDuty = false
    deliveries.interrupt()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await row()).to.include({ failures: 0, error: '' })
    isOnDuty = true
    await receiver.received(2)
    answers.at(-1)!()
    await until(async () => (await waiting()) === 0)
    expect(names()).to.deep.equal(['a', 'a'])
  })

  it('do not delay those to other webhooks, and reach each webhook that wants the event', async () => {
    const silent = createTcpServer()
    const host = await listening(silent)
    await add(`http://${host}/`)
    await add(receiver.url)
    await queue(['a', 'b'])
    start([host, receiver.host])
    await receiver.received(2)
    expect(await waiting()).to.be.at.least(2)
    await Promise.all(running.splice(0).map((deliveries) => deliveries.stop()))
    // The end of the server is not a failure of the receiver.
    expect(await row(1)).to.include({ failures: 0, error: '' })
    expect(await waiting()).to.equal(2)
    silent.close()
  })

  it('are not repeated at once if they cannot be recorded', async () => {
    await add(receiver.url)
    await queue(['a'])
    let turns = 0
    class Unwritable extends WebhookOutbox {
      override due(...given: Parameters<WebhookOutbox['due']>) {
        turns++
        return super.due(...given)
      }
      override delivered(): Promise<never> {
        return Promise.reject(new Error('The disk is full.'))
      }
    }
    start([receiver.host], { firstMs: HOUR_MS }, 5000, new Unwritable(catalogue))
    await receiver.received(1)
    const seen = turns
    await until(async () => turns > seen + 5)
    expect(names()).to.deep.equal(['a'])
    expect(await waiting()).to.equal(1)
  })

  it('follow no redirect', async () => {
    const other = await Receiver.start()
    receiver.answer = (response) => response.writeHead(307, { Location: other.url }).end()
    await add(receiver.url)
    await queue(['a'])
    start([receiver.host, other.host])
    await until(async () => Number((await row())['failures']) >= 2)
    expect((await row())['error']).to.contain('answered 307, a redirect, which is not followed')
    expect(other.requests).to.be.empty
    await other.stop()
  })

  it('end after their time, and are not made to a host that is not listed', async () => {
    receiver.answer = () => undefined
    await add(receiver.url)
    await add('http://hooks.example.org/')
    await queue(['a'])
    start([receiver.host], {}, 50)
    await until(async () => Number((await row(1))['failures']) > 0 && Number((await row(2))['failures']) > 0)
    expect((await row(1))['error']).to.equal(`${receiver.host} did not answer within 0.05 seconds.`)
    expect((await row(2))['error']).to.contain('The host hooks.example.org is not listed')
  })

  it('take the status of an answer that is endless, too large or broken off', async () => {
    const answers = [
      () => undefined,
      (response: { write: (text: string) => unknown }) => response.write('x'.repeat(1_000_000)),
      (response: { destroy: () => unknown }) => response.destroy(),
    ]
    receiver.answer = (response) => {
      response.writeHead(200)
      response.write('x')
      setImmediate(() => answers[receiver.requests.length - 1]!(response as never))
    }
    await add(receiver.url)
    await queue(['endless', 'large', 'broken'])
    start([receiver.host], {}, 200)
    await until(async () => (await waiting()) === 0)
    expect(names()).to.deep.equal(['endless', 'large', 'broken'])
  })

  it('say what is wrong with a receiver that speaks no HTTP, or whose certificate is unknown', async () => {
    const babbling = createTcpServer((socket) => socket.end('hello\r\n\r\n'))
    const { cert, key } = makeCertificate()
    const secure = createTlsServer({ cert, key }, (_, response) => response.end())
    const hosts = [await listening(babbling), await listening(secure)]
    await add(`http://${hosts[0]}/`)
    await add(`https://${hosts[1]}/`)
    await add(`https://${receiver.host}/`)
    await queue(['a'])
    start([...hosts, receiver.host])
    for (const [number, message] of [
      [1, 'did not answer with HTTP'],
      [2, 'The certificate of'],
      [3, 'does not speak TLS'],
    ] as const) {
      await until(async () => (await row(number))['error'] !== '')
      expect((await row(number))['error']).to.contain(message)
    }
    babbling.close()
    secure.close()
  })

  it('fail with a reason if the key of the server was replaced', async () => {
    await add(receiver.url)
    await writeFile(join(dataDir, 'sealing-key'), 'another key that is long enough for it\n')
    await queue(['a'])
    start()
    await until(async () => (await row())['error'] !== '')
    expect((await row())['error']).to.contain('the key of the server was replaced')
    expect(receiver.requests).to.be.empty
  })

  it('drop the oldest events beyond the limit, and count them', async () => {
    await add(receiver.url)
    await queue(Array.from({ length: MAX_WAITING }, (_, i) => `${i}`))
    await queue(['last', 'very last'])
    expect(await waiting()).to.equal(MAX_WAITING)
    expect(await row()).to.include({ dropped: 2 })
    const next = (await new WebhookOutbox(catalogue).next(1))!
    expect(next.waiting.body).to.contain('"name":"2"')
  })

  it('drop events that have waited for a day, after one more attempt', async () => {
    receiver.answer = (response) => response.writeHead(500).end()
    await add(receiver.url)
    await queue(['old', 'also old', 'new'])
    const old = new Date(Date.now() - 25 * HOUR_MS).toISOString()
    await catalogue.knex('webhook_events').where('id', '<=', 2).update({ created_at: old })
    start([receiver.host], { firstMs: HOUR_MS })
    await until(async () => (await waiting()) === 1)
    expect(names()).to.deep.equal(['old'])
    expect(await row()).to.include({ dropped: 2, failures: 1 })
  })

  it('are deleted with their webhook and with their repository', async () => {
    await add(receiver.url)
    await add(receiver.url)
    await add(receiver.url, 2)
    await queue(['a'])
    await queue(['b'], 2)
    expect(await waiting()).to.equal(3)
    expect(await new WebhookStore(catalogue).remove(2, 2)).to.equal(false)
    expect(await new WebhookStore(catalogue).remove(1, 2)).to.equal(true)
    expect(await waiting()).to.equal(2)
    await removeRepository(catalogue)
    expect(await waiting()).to.equal(1)
    expect(await catalogue.knex('webhooks')).to.have.lengthOf(1)
  })

  it('are not queued for what is rolled back, nor for events that a webhook does not want', async () => {
    await add(receiver.url)
    await new WebhookStore(catalogue).edit(1, 1, { events: ['rule.failed'] }, 'ada')
    await queue(['unwanted'])
    await catalogue.knex
      .transaction(async (transaction) => {
        await queueEvents(1, async () => [{ event: 'rule.failed', data: {} }], transaction)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await waiting()).to.equal(0)
    let isAsked = false
    await catalogue.knex.transaction((transaction) =>
      queueEvents(
        2,
        async () => {
          isAsked = true
          return []
        },
        transaction,
      ),
    )
    expect(isAsked).to.equal(false)
  })

  it('wait longer after each failure, from a minute to six hours, with jitter', () => {
    const timing = { firstMs: 60_000, longestMs: 6 * HOUR_MS }
    const waits = (random: number) =>
      [1, 2, 3, 9, 10, 100, 10_000].map((n) => waitMs(n, timing, random) / 60_000)
    expect(waits(0)).to.deep.equal([1, 2, 4, 256, 360, 360, 360])
    expect(waits(0.8)).to.deep.equal([1.2, 2.4, 4.8, 307.2, 360, 360, 360])
  })
})

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
