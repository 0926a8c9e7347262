import { expect } from 'chai'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../platform/support.ts'
import { ADMIN_PASSWORD, basic } from '../quality/support/credentials.ts'
import { withoutDemo } from '../quality/support/data-dir.ts'
import { startServerProcess, type ServerProcess } from '../quality/support/server-process.ts'
import { sharedEnv } from '../quality/support/shared-env.ts'
import { freePort } from '../support/database-process.ts'
import { DocsPage } from '../support/docs-page.ts'
import { inFull } from '../support/full.ts'
import { startPostgresql, type PostgresqlServer } from '../support/postgresql-server.ts'
import { startProxy, type Proxy } from '../support/proxies.ts'
import { needs } from '../support/tools.ts'

const REPOSITORY = '/api/repositories/test'
const LOGIN = { Authorization: basic('admin', ADMIN_PASSWORD) }
const CSV = `id,name\n${Array.from({ length: 500 }, (_, row) => `${row},name ${row % 7}`).join('\n')}\n`
/** Which servers restart, one after the other. */
const RESTARTS = inFull([0, 1, 0], [0, 1])
/** Between two requests of a client, of which there are seven. */
const PAUSE_MS = inFull(5, 20)
/** About 300 KB. */
const UPLOAD = CSV.repeat(50)

/** The configuration of the page, with the addresses of two servers. */
const documented = (ports: readonly number[]): string =>
  new DocsPage('docs/operating.md')
    .fences()
    .find(({ language, text }) => language === 'haproxy' && text.includes('/readyz'))!
    .text.replace('10.0.0.7:8080', `127.0.0.1:${ports[0]}`)
    .replace('10.0.0.8:8080', `127.0.0.1:${ports[1]}`)

describe('Two servers of a catalogue behind haproxy', function () {
  this.timeout(180_000)
  let database: PostgresqlServer
  let proxy: Proxy
  let folder: string
  const ports: number[] = []
  const dataDirs: string[] = []
  const servers: ServerProcess[] = []

  const start = async (index: number): Promise<void> => {
    const { user, password, host, port } = database
    const catalogueUrl = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/postgres`
    servers[index] = await startServerProcess(dataDirs[index]!, {
      env: {
        ...sharedEnv({ catalogueUrl, folder, ports }, `server-${index}`, ports[index]!),
        DRAIN_MS: '2000',
        KEEP_ALIVE_TIMEOUT_MS: '60000',
        TRUST_PROXY: '127.0.0.1',
      },
    })
    while ((await fetch(`${servers[index].url}/readyz`)).status !== 200) await sleep(50)
  }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${proxy.url}${REPOSITORY}${path}`, { ...init, headers: { ...LOGIN, ...init.headers } })
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const upload = (name: string, content: string) => {
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    return ask('/upload', { method: 'POST', body: form })
  }
  const eventsOf = (job: string) =>
    fetch(proxy.url + job, { headers: { ...LOGIN, Accept: 'text/event-stream' } })

  before(async function () {
    needs(this, 'haproxy')
    database = await startPostgresql(this)
    folder = await temporaryFolder()
    for (const index of [0, 1]) {
      ports.push(await freePort())
      dataDirs.push(await withoutDemo(join(folder, `data-${index}`)))
    }
    await start(0)
    await start(1)
    proxy = await startProxy(this, 'haproxy', documented(ports), servers[0]!.url)
  })
  after(async () => {
    await proxy?.stop()
    await Promise.all(servers.map((server) => server.end()))
    await database?.stop()
  })

  it('give the same answers to every request, while either of them restarts', async () => {
    const created = await fetch(`${proxy.url}/api/repositories`, {
      method: 'POST',
      headers: { ...LOGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'test' }),
    })
    expect(created.status).to.equal(201)
    const { path } = (await (await upload('rows.csv', CSV)).json()) as { path: string }
    const loading = await post('/entities', {
      command: 'create',
      data: {
        entityName: 'Rows',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: path },
      },
    })
    expect(loading.status, await loading.clone().text()).to.be.oneOf([200, 201, 202])
    const { job } = (await loading.json()) as { job: string }
    expect(await (await eventsOf(job)).text()).to.contain('event: end')

    const rows = async () =>
      ((await (await ask('/entities/1/rows?pageSize=500')).json()) as { rows: unknown[] }).rows
    const expected = await rows()
    expect(expected).to.have.length(500)

    const all: string[] = []
    const failures: unknown[] = []
    let answers = 0
    let isOver = false
    const again = async (
      request: () => Promise<Response>,
      check: (text: string) => boolean,
    ): Promise<void> => {
      while (!isOver) {
        try {
          const answer = await request()
          const text = await answer.text()
          if (!answer.ok || !check(text))
            failures.push({
              status: answer.status,
              id: answer.headers.get('x-request-id'),
              text: text.slice(0, 500),
            })
          answers++
        } catch (error) {
          failures.push(error)
        }
        await sleep(PAUSE_MS)
      }
    }
    const load = [
      again(
        () => ask('/entities'),
        (text) => text.includes('Rows'),
      ),
      again(
        () => ask('/entities/1/rows?pageSize=500'),
        (text) => (JSON.parse(text) as { rows: unknown[] }).rows.length === 500,
      ),
      again(
        () => ask('/functions'),
        (text) => text.includes('functions'),
      ),
      again(
        () => post('/entities/1/rows', { command: 'get', options: { pageSize: '10' } }),
        (text) => text.includes('rows'),
      ),
      again(
        () => upload('again.csv', UPLOAD),
        (text) => text.includes('path'),
      ),
      again(
        // A server that stops ends its streams early, and their clients ask again.
        () => eventsOf(job),
        (text) => text === '' || text.includes('event: end'),
      ),
      again(
        () => ask('/entities', { method: 'HEAD' }),
        (text) => text === '',
      ),
    ]
    for (const index of RESTARTS) {
      await sleep(1500)
      servers[index]!.child.kill('SIGTERM')
      all.push(servers[index]!.output())
      expect(await servers[index]!.exit, servers[index]!.output().slice(-2000)).to.equal(0)
      await start(index)
    }
    await sleep(1500)
    isOver = true
    await Promise.all(load)
    expect(failures.slice(0, 5)).to.deep.equal([])
    expect(answers).to.be.above(200)
    expect(all.join(''), 'requests were passed on').to.contain('"isPassedOn":true')
  })
})
