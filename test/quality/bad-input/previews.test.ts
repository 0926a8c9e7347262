import { expect } from 'chai'
import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { memoryDuring, residentBytes } from '../../../scripts/bench/memory.ts'
import { ADMIN_PASSWORD, basic } from '../support/credentials.ts'
import { makeUsers, withoutDemo } from '../support/data-dir.ts'
import { runAdmin, startServerProcess, type ServerProcess } from '../support/server-process.ts'

const PREVIEWS = 60
/** Measured: 100 to 330 MB for two threads and what they hold. Sixty threads took 0.9 to 7 GB. */
const MAX_MEMORY_BYTES = 600e6
/** Of 100 times once. Other processes of a busy machine add to it. */
const MAX_MS = 1000
/** PREVIEW_SECONDS, and what a busy machine needs to notice. */
const MAX_SECONDS = 15

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly detail: string
  readonly ms: number
}

/** The password of the second user. */
const PASSWORD = 'a good password'

describe('Expensive previews', function () {
  this.timeout(240_000)
  let home: string
  let dataDir: string
  let server: ServerProcess
  let other: string

  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'previews-'))
    dataDir = join(home, 'data')
    const files = join(home, 'files')
    await mkdir(files)
    await makeUsers(await withoutDemo(dataDir), { admin: ADMIN_PASSWORD, ada: PASSWORD })
    await writeBomb(join(files, 'bomb.gz'), 100)
    await writeBomb(join(files, 'long-bomb.gz'), 4000)
    await writeLong(join(files, 'long.csv'))
    await writeFile(join(files, 'small.csv'), 'Id,Name\n1,one\n')
    server = await start({})
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
    other = basic('ada', PASSWORD)
    expect(await runAdmin(dataDir, 'user', 'role', 'ada', 'test', 'reader').exit).to.equal(0)
  })
  after(async () => {
    await server.end()
    await rm(home, { recursive: true })
  })

  const start = (env: Record<string, string>): Promise<ServerProcess> =>
    startServerProcess(dataDir, { env: { SOURCE_ROOTS: join(home, 'files'), ...env } })

  const restart = async (env: Record<string, string>): Promise<void> => {
    await server.end('SIGTERM')
    server = await start(env)
  }

  async function preview(
    sourceFile: string,
    { sample = 'all', ...init }: RequestInit & { sample?: string } = {},
  ): Promise<Answer> {
    const started = performance.now()
    const connectInfo = { type: 'delimited', attr: 'names', connectionId: 1, sourceFile }
    const answer = await server.ask('/test/entities', {
      ...init,
      method: 'POST',
      headers: { ...(init.headers as Record<string, string>), 'Content-Type': 'application/json' },
      body: JSON.stringify({ command: 'preview', data: { source: 'server', connectInfo, sample } }),
    })
    const { detail = '' } = (await answer.json()) as { detail?: string }
    const retryAfter = answer.headers.get('Retry-After')
    return { status: answer.status, retryAfter, detail, ms: performance.now() - started }
  }

  /** Asks again and again while something runs. @returns milliseconds of each answer, in ascending order */
  async function askedDuring(
    run: Promise<unknown>,
    everyMs: number,
    ask: () => Promise<number>,
  ): Promise<number[]> {
    let isOver = false
    const over = run.finally(() => (isOver = true))
    const taken: number[] = []
    while (!isOver) {
      const started = performance.now()
      expect(await ask()).to.equal(200)
      taken.push(performance.now() - started)
      await sleep(everyMs)
    }
    await over
    return taken.toSorted((a, b) => a - b)
  }

  async function attack(sourceFile: string, sample: string) {
    // The first of all loads what every worker needs, and the second credential is checked once.
    expect((await preview('small.csv', { headers: { Authorization: other } })).status).to.equal(200)
    const before = residentBytes([server.child.pid!])
    const started = performance.now()
    const { result, bytes } = await memoryDuring([server.child.pid!], async () => {
      const answers = Promise.all(Array.from({ length: PREVIEWS }, () => preview(sourceFile, { sample })))
      const health = askedDuring(answers, 20, async () => (await fetch(`${server.url}/healthz`)).status)
      const listing = askedDuring(answers, 100, async () => {
        const answer = await server.ask('/test/entities', { headers: { Authorization: other } })
        await answer.arrayBuffer()
        return answer.status
      })
      const others = askedDuring(
        answers,
        1000,
        async () => (await preview('small.csv', { headers: { Authorization: other } })).status,
      )
      return { answers: await answers, health: await health, listing: await listing, others: await others }
    })
    return { ...result, seconds: (performance.now() - started) / 1000, grown: bytes - before }
  }

  for (const [name, file, sample] of [
    ['a packed file of 1 MB that expands to 1 GB', 'bomb.gz', 'all'],
    ['a file of 250 MB whose sample begins behind its end', 'long.csv', '{first 10 skip 999999999}'],
  ] as const) {
    it(`return within seconds and in little memory for sixty requests of ${name}, and other requests are answered`, async () => {
      const { answers, seconds, grown, health, listing, others } = await attack(file, sample)
      const read = answers.filter(({ status }) => status === 409)
      const refused = answers.filter(({ status }) => status === 503)
      expect(read.length + refused.length).to.equal(PREVIEWS)
      // One runs and four wait; on a slow machine not all of them are read in time.
      expect(read.length).to.be.within(1, 10)
      for (const { detail } of read)
        expect(detail).to.match(
          /^The first 67108864 bytes .* contain no record of the sample: .*PREVIEW_LIMIT_BYTES\.$/,
        )
      for (const { detail, retryAfter } of refused) {
        expect(detail).to.match(/PREVIEWS_QUEUED|PREVIEW_SECONDS/)
        expect(retryAfter).to.equal('5')
      }
      expect(seconds).to.be.below(MAX_SECONDS)
      expect(grown).to.be.below(MAX_MEMORY_BYTES)
      expect(health[Math.floor(health.length * 0.99)]).to.be.below(MAX_MS)
      expect(listing.length).to.be.above(0)
      expect(others.length).to.be.above(0)
    })
  }

  /** A thread whose work is done stays idle for half a second before it ends. */
  const THREADS_END_MS = 2000

  /** Threads and open files of the server. */
  const held = async () => ({
    threads: (await readdir(`/proc/${server.child.pid}/task`)).length,
    files: (await readdir(`/proc/${server.child.pid}/fd`)).length,
  })

  async function settled(before: Awaited<ReturnType<typeof held>>): Promise<void> {
    for (let look = 0; look < 100; look++) {
      const { threads, files } = await held()
      if (threads <= before.threads && files <= before.files) return
      await sleep(50)
    }
    expect(await held()).to.deep.equal(before)
  }

  it('ends the work on a preview when its time is over, or its client goes away', async function () {
    if (process.platform !== 'linux') this.skip()
    await restart({ PREVIEW_SECONDS: '3', PREVIEW_LIMIT_BYTES: '999999999999' })
    // Loads what every worker needs.
    await preview('small.csv')
    await sleep(THREADS_END_MS)
    const before = await held()
    const { status, detail, retryAfter, ms } = await preview('long-bomb.gz')
    expect([status, retryAfter]).to.deep.equal([503, '5'])
    expect(detail).to.match(/after 3 seconds.*PREVIEW_SECONDS/)
    expect(ms).to.be.within(2900, 6000)
    await settled(before)
    await restart({ PREVIEW_SECONDS: '600', PREVIEW_LIMIT_BYTES: '999999999999' })
    expect((await preview('small.csv')).status).to.equal(200)
    await sleep(THREADS_END_MS)
    const again = await held()
    const client = new AbortController()
    const gone = preview('long-bomb.gz', { signal: client.signal }).catch((error: Error) => error.name)
    for (let look = 0; look < 100 && (await held()).threads <= again.threads; look++) await sleep(50)
    expect((await held()).threads).to.be.above(again.threads)
    client.abort()
    expect(await gone).to.equal('AbortError')
    await settled(again)
  })
})

/** A file of about 10 KB for each of its parts, which expand to 10 MB without a line end. */
async function writeBomb(path: string, parts: number): Promise<void> {
  const part = gzipSync(Buffer.alloc(10 << 20, 'x'), { level: 9 })
  const file = await open(path, 'w')
  try {
    for (let at = 0; at < parts; at++) await file.write(part)
  } finally {
    await file.close()
  }
}

async function writeLong(path: string): Promise<void> {
  const million = Buffer.from(`1,${'x'.repeat(97)}\n`.repeat(10_000))
  const file = await open(path, 'w')
  try {
    for (let written = 0; written < 250; written++) await file.write(million)
  } finally {
    await file.close()
  }
}
