import { expect } from 'chai'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN_PASSWORD, basic } from '../quality/support/credentials.ts'
import { get, type Got } from '../support/get.ts'
import { isRunning, startWithWorkers, until, type ServerWithWorkers } from './support/server-with-workers.ts'

const COLLECTIONS = '/v1/ogcapi/enrich/collections'

describe('The processes of a server', function () {
  this.timeout(120_000)
  let server: ServerWithWorkers
  beforeEach(async () => {
    server = await startWithWorkers({ DRAIN_MS: '0' })
  })
  afterEach(() => server.end('SIGKILL'))

  const fresh = (path: string): Promise<Got> => get(`${server.url}${path}`, { Connection: 'close' })
  const problems = async (): Promise<string[]> =>
    (JSON.parse((await fresh('/readyz')).text) as { problems: string[] }).problems

  it('are replaced if one of the spatial service is killed, while the others go on', async () => {
    const killed = server.pids().get('spatial-1')!
    process.kill(killed, 'SIGKILL')
    let told: string[] = []
    for (let count = 0; count < 20; count++) {
      expect((await fresh(COLLECTIONS)).status).to.equal(200)
      if (told.length === 0) told = await problems()
    }
    expect(told.join()).to.contain('The process spatial-1 does not answer.')
    await until('the process is replaced', () => server.pids().get('spatial-1') !== killed)
    await until('the problem is over', async () => (await problems()).length === 0)
    expect((await fresh('/readyz')).status).to.equal(200)
    expect(
      server.log().some(({ signal, process }) => signal === 'SIGKILL' && process === 'spatial-1'),
    ).to.equal(true)
  })

  it('never let a counter fall, also if one of them is killed', async () => {
    for (let count = 0; count < 10; count++) await fresh(COLLECTIONS)
    const requests = async (): Promise<number> =>
      Number(
        /^http_requests_total\{.*operation="getCollectionsPage".*\} (\d+)$/m.exec(
          (await fresh('/metrics')).text,
        )?.[1],
      )
    expect(await requests()).to.equal(10)
    const killed = server.pids().get('spatial-2')!
    process.kill(killed, 'SIGKILL')
    await until('the process has ended', async () => !(await isRunning(killed)))
    await sleep(100)
    expect(await requests()).to.equal(10)
    await until('the process is replaced', () => server.pids().get('spatial-2') !== killed)
    await fresh(COLLECTIONS)
    expect(await requests()).to.equal(11)
  })

  it('answer a connection that a killed process had not accepted yet', async () => {
    const stopped = server.pids().get('spatial-1')!
    process.kill(stopped, 'SIGSTOP')
    // One of them goes to the stopped process.
    const answers = [fresh(COLLECTIONS), fresh(COLLECTIONS)]
    await Promise.race(answers)
    await sleep(200)
    process.kill(stopped, 'SIGKILL')
    for (const { status } of await Promise.all(answers)) expect(status).to.equal(200)
  })

  it('keep their port while none of them is there', async () => {
    for (const [name, pid] of server.pids()) if (name !== 'quality') process.kill(pid, 'SIGKILL')
    const [one, other] = await Promise.all([fresh(COLLECTIONS), fresh('/healthz')])
    expect(one.status).to.equal(200)
    expect(other.status).to.equal(200)
  })

  it('answer 503 for the data-quality service while its process is replaced', async () => {
    const killed = server.pids().get('quality')!
    process.kill(killed, 'SIGKILL')
    await until('the process has ended', async () => !(await isRunning(killed)))
    const away = await fresh('/api/repositories')
    expect(away.status).to.equal(503)
    expect(away.headers['retry-after']).to.equal('1')
    expect(away.headers['content-type']).to.equal('application/problem+json')
    expect(JSON.parse(away.text)).to.include({ status: 503, id: away.headers['x-request-id'] })
    expect((await fresh(COLLECTIONS)).status).to.equal(200)
    expect((await fresh('/readyz')).status).to.equal(503)
    await until('the service is back', async () => (await fresh('/api/repositories')).status === 200)
    expect((await fresh('/readyz')).status).to.equal(200)
  })

  it('end with the main process, also one that is stopped, and leave the port and the data', async () => {
    const pids = [...server.pids().values()]
    process.kill(server.pids().get('spatial-2')!, 'SIGSTOP')
    await server.end('SIGKILL')
    await until(
      'all have ended',
      async () => (await Promise.all(pids.map(isRunning))).every((runs) => !runs),
      2000,
    )
    const next = await startWithWorkers({ PORT: new URL(server.url).port }, server.dataDir)
    expect((await get(`${next.url}${COLLECTIONS}`)).status).to.equal(200)
    await next.end('SIGTERM')
  })

  it('finish requests in progress on a signal, and exit with 0', async () => {
    const pids = [...server.pids().values()]
    expect((await server.post('', { name: 'one' })).status).to.equal(201)
    const stream = await openUpload(server.url)
    server.child.kill('SIGTERM')
    await until('the port is closed', () => isClosed(server.url))
    await sleep(300)
    expect(await stream.finish()).to.equal(200)
    expect(await server.exit).to.equal(0)
    for (const pid of pids) expect(await isRunning(pid)).to.equal(false)
    const texts = server.log().map(({ msg }) => msg)
    expect(texts.at(-1)).to.equal('The server has stopped.')
    expect(await socketFolders(pids)).to.deep.equal([])
  })

  it('end with a signal to all of them as with one to the main process', async () => {
    expect((await server.post('', { name: 'one' })).status).to.equal(201)
    const stream = await openUpload(server.url)
    for (const pid of server.pids().values()) process.kill(pid, 'SIGINT')
    server.child.kill('SIGINT')
    await sleep(300)
    expect(await stream.finish()).to.equal(200)
    expect(await server.exit).to.equal(0)
  })

  it('end at once on a second signal', async () => {
    expect((await server.post('', { name: 'one' })).status).to.equal(201)
    const pids = [...server.pids().values()]
    const stream = await openUpload(server.url)
    server.child.kill('SIGTERM')
    await sleep(800)
    server.child.kill('SIGTERM')
    expect(await server.exit).to.equal(1)
    await until(
      'all have ended',
      async () => (await Promise.all(pids.map(isRunning))).every((runs) => !runs),
      2000,
    )
    expect(await stream.finish()).to.equal('cut off')
  })
})

describe('A server with several processes', function () {
  this.timeout(60_000)

  it('counts the requests of a client over all processes', async () => {
    const server = await startWithWorkers({ RATE_LIMIT_ADDRESS: '30' })
    try {
      const statuses: number[] = []
      for (let count = 0; count < 40; count++) {
        statuses.push((await get(`${server.url}/api/repositories`, { Connection: 'close' })).status)
        statuses.push((await get(`${server.url}${COLLECTIONS}`, { Connection: 'close' })).status)
        await sleep(100)
      }
      const allowed = statuses.filter((status) => status === 200).length
      // Within a tenth of a second, each of three processes may allow some that the others do not know of.
      expect(allowed).to.be.within(30, 30 + 8)
      expect(statuses.slice(-40)).to.deep.equal(Array<number>(40).fill(429))
    } finally {
      await server.end('SIGTERM')
    }
  })

  for (const { what, env, sentence } of [
    {
      what: 'without the spatial service',
      env: { WORKERS: '2', SERVICES: 'quality' },
      sentence: 'WORKERS=2 needs the spatial service, which SERVICES=quality leaves out.',
    },
    {
      what: 'with a wrong number of them',
      env: { WORKERS: '0' },
      sentence: 'it must be a whole number from 1 to 64',
    },
    {
      what: 'if a process cannot start',
      env: { WORKERS: '2', SERVICES: 'spatial', JWT_PUBLIC_KEY_FILE: '/nowhere/key' },
      sentence: '/nowhere/key',
    },
  ])
    it(`does not start ${what}, and tells why in a sentence`, async () => {
      const failed = await startWithWorkers(env).then(
        () => 'started',
        (error: unknown) => String(error),
      )
      expect(failed).to.contain(sentence)
      expect(failed).to.not.contain('    at ')
    })

  it('does not start if its port is in use, and leaves no process', async () => {
    const server = await startWithWorkers({ SERVICES: 'spatial' })
    try {
      const failed = await startWithWorkers({ SERVICES: 'spatial', PORT: new URL(server.url).port }).then(
        () => 'started',
        (error: unknown) => String(error),
      )
      expect(failed).to.contain('is in use.')
      const pids = [...failed.matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid))
      expect(pids).to.have.length(2)
      await until(
        'all have ended',
        async () => (await Promise.all(pids.map(isRunning))).every((runs) => !runs),
        2000,
      )
    } finally {
      await server.end('SIGTERM')
    }
  })
})

/** Begins to upload a file, and finishes on demand: with the status, or `cut off`. */
async function openUpload(url: string): Promise<{ finish: () => Promise<number | 'cut off'> }> {
  const agent = new Agent()
  const sent = request(`${url}/api/repositories/one/upload`, {
    agent,
    method: 'POST',
    headers: {
      Authorization: basic('admin', ADMIN_PASSWORD),
      'Content-Type': 'multipart/form-data; boundary=b',
    },
  })
  const end = new Promise<number | 'cut off'>((resolve) => {
    sent.on('response', (response: IncomingMessage) => resolve(response.resume().statusCode!))
    sent.on('error', () => resolve('cut off'))
  })
  sent.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n')
  await once(sent, 'socket')
  await sleep(300)
  return {
    finish: () => {
      sent.end('1,2\n\r\n--b--\r\n')
      return end
    },
  }
}

const isClosed = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })

/** Folders with the sockets of these processes. */
async function socketFolders(pids: readonly number[]): Promise<string[]> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('groundtruth-'))
  const names = await Promise.all(folders.map((folder) => readdir(`${tmpdir()}/${folder}`).catch(() => [])))
  return names.flat().filter((name) => pids.some((pid) => name.endsWith(`-${pid}`)))
}
