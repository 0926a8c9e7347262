import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../support/full.ts'
import { randomOf } from '../support/random.ts'
import { strayData } from './support/left-on-disk.ts'
import { newDataDir } from './support/data-dir.ts'
import { startServerProcess, type ServerProcess } from './support/server-process.ts'

/** The same each time, unless one is given, as the full run does. */
const SEED = Number(process.env['CRASH_SEED'] ?? 7)

const KILLS = inFull(20, 3)
/** Answers that a client has before the next kill, at the least. */
const MIN_ANSWERS = 4

/** A file of so many records, each of which tells which file it is of. */
const contentOf = (name: string, rows: number): string =>
  `Id,File,Text\n${Array.from({ length: rows }, (_, i) => `${i + 1},${name},some text that makes ${i} longer\n`).join('')}`

/** Every other entity has a column that is computed. */
const TWICE = '{TWICE TWICE {} {} {Id * 2} 10}'
const isComputed = (entity: string): boolean => Number(entity.split(' ')[1]) % 2 === 0

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

type Job = Record<string, string>
const hasEnded = ({ State }: Job): boolean => ['Completed', 'Failed', 'Cancelled'].includes(State!)

/** What a client knows: what it was promised, and what it asked for without getting an answer. */
class Client {
  readonly files = new Map<string, { readonly rows: number; readonly sha256: string }>()
  /** Entities whose creation was answered, by their id: their name. */
  readonly entities = new Map<string, string>()
  readonly deleted = new Set<string>()
  /** Entities and repositories whose deletion was asked for, whatever became of it. */
  readonly deleting = new Set<string>()
  readonly repositoriesMade = new Set<string>()
  readonly repositoriesGone = new Set<string>()
  /** The furthest that each job was seen. */
  readonly progress = new Map<string, number>()
  readonly wentBack: string[] = []
  /** Answers that no request of this client should get. */
  readonly refused: string[] = []
  /** How much that it asked for was answered. */
  answered = 0
  readonly #random: () => number
  #count = 0

  constructor(random: () => number) {
    this.#random = random
  }

  /** Does one thing after the other until the server goes. */
  async work(server: ServerProcess): Promise<void> {
    for (;;) {
      try {
        await this.#act(server)
        this.answered++
      } catch {
        // The server is gone in the middle of an answer; what it was about is then open.
        return
      }
    }
  }

  async watch(server: ServerProcess): Promise<void> {
    for (;;) {
      try {
        for (const job of await server.rows('/test/scheduler?pageSize=10000')) this.#see(job)
        await sleep(25)
      } catch {
        return
      }
    }
  }

  #see({ Ref, Progress }: Job): void {
    const before = this.progress.get(Ref!) ?? 0
    if (Number(Progress) < before) this.wentBack.push(`${Ref}: ${before} to ${Progress}`)
    this.progress.set(Ref!, Number(Progress))
  }

  async #act(server: ServerProcess): Promise<void> {
    const number = ++this.#count
    const chance = this.#random()
    const known = [...this.entities.keys()].filter((id) => !this.deleting.has(id))
    if (this.files.size === 0 || chance < 0.25) {
      const rows = 1 + Math.floor(this.#random() ** 3 * 25_000)
      const content = contentOf(`f${number}.csv`, rows)
      const { status } = await server.upload('test', `f${number}.csv`, content)
      this.#expect('upload', status, 200)
      this.files.set(`f${number}.csv`, { rows, sha256: sha256(content) })
    } else if (known.length < 3 || chance < 0.5) {
      const sourceFile = this.#pick([...this.files.keys()])
      const { status, body } = await server.post<{ entityId: string }>('/test/entities', {
        command: 'create',
        data: {
          entityName: `Entity ${number}`,
          source: 'client',
          jobName: sourceFile,
          connectInfo: { type: 'delimited', attr: 'names', sourceFile },
        },
        options: { columns: isComputed(`Entity ${number}`) ? [TWICE] : [] },
      })
      this.#expect('create', status, 200)
      this.entities.set(body.entityId, `Entity ${number}`)
    } else if (chance < 0.75) {
      const id = this.#pick(known)
      const sourceFile = this.#pick([...this.files.keys()])
      const { status } = await server.post(`/test/entities/${id}`, {
        command: 'reload',
        data: {
          source: 'client',
          jobName: sourceFile,
          connectInfo: { type: 'delimited', attr: 'names', sourceFile },
        },
      })
      // It may have been deleted while we asked.
      this.#expect('reload', status, this.deleting.has(id) && status === 404 ? 404 : 200)
    } else if (chance < 0.92) {
      const id = this.#pick(known)
      this.deleting.add(id)
      const { status } = await server.ask(`/test/entities/${id}`, { method: 'DELETE' })
      this.#expect('delete', status, 204)
      this.deleted.add(id)
    } else {
      await this.#makeAndDeleteRepository(server, `repository${number}`)
    }
  }

  /** With a file that is being loaded. */
  async #makeAndDeleteRepository(server: ServerProcess, name: string): Promise<void> {
    this.#expect('create repository', (await server.post('', { name })).status, 201)
    this.repositoriesMade.add(name)
    const upload = await server.upload(name, 'a.csv', contentOf('a.csv', 20_000))
    this.#expect('upload', upload.status, 200)
    const create = await server.post(`/${name}/entities`, {
      command: 'create',
      data: {
        entityName: 'A',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'a.csv' },
      },
    })
    this.#expect('create', create.status, 200)
    await sleep(this.#random() * 100)
    this.deleting.add(name)
    this.#expect('delete repository', (await server.ask(`/${name}`, { method: 'DELETE' })).status, 204)
    this.repositoriesGone.add(name)
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)]!
  }

  #expect(what: string, status: number, expected: number): void {
    if (status !== expected) this.refused.push(`${what}: ${status}`)
  }

  /** What was promised and is not so any more. */
  async brokenPromises(server: ServerProcess): Promise<string[]> {
    const files = new Map(
      (await server.rows('/test/files?pageSize=10000')).map((row) => [row['Filename'], row]),
    )
    const repositories = (await server.rows('')).map((row) => row['Name'])
    const statuses = new Map<string, number>()
    for (const id of this.entities.keys()) {
      statuses.set(id, (await server.ask(`/test/entities/${id}`)).status)
    }
    return [
      ...[...this.files]
        .filter(([name, file]) => files.get(name)?.['SHA-256'] !== file.sha256)
        .map(([name]) => `${name} is lost`),
      ...[...this.entities.keys()]
        .filter((id) => !this.deleting.has(id) && statuses.get(id) !== 200)
        .map((id) => `entity ${id} is lost`),
      ...[...this.deleted].filter((id) => statuses.get(id) !== 404).map((id) => `entity ${id} is back`),
      ...[...this.repositoriesMade]
        .filter((name) => !this.deleting.has(name) && !repositories.includes(name))
        .map((name) => `${name} is lost`),
      ...[...this.repositoriesGone]
        .filter((name) => repositories.includes(name))
        .map((name) => `${name} is back`),
    ]
  }
}

/** The id of the repository `test`. */
const FIRST_REPOSITORY = 1

/** Jobs that began, by the log of one server, while another of the same entity of `test` had not ended. */
function overlaps(log: string, entityOf: ReadonlyMap<string, string>): string[] {
  const running = new Map<string, string>()
  const found: string[] = []
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) continue
    const { repository, job, msg } = JSON.parse(line) as { repository?: number; job?: number; msg?: string }
    // Numbers of jobs count in each repository.
    if (repository !== FIRST_REPOSITORY || job === undefined || msg === undefined) continue
    const entity = entityOf.get(String(job)) ?? `job ${job}`
    if (msg === 'A job begins.') {
      if (running.has(entity)) found.push(`${running.get(entity)} and ${job}`)
      running.set(entity, String(job))
    } else if (running.get(entity) === String(job)) running.delete(entity)
  }
  return found
}

/** The profile of an entity is one of all rows of the file that was loaded last, each of which has its own number. */
async function expectProfile(server: ServerProcess, id: string, file: string, count: number) {
  const attributes = await server.rows(`/test/entities/${id}/attributes`)
  expect(
    attributes.map((row) => [row['Values'], row['Unique Values'], row['Unique Masks']]).slice(0, 2),
    `profile of entity ${id}, loaded from ${file}`,
  ).to.deep.equal(
    [
      [count, count, String(count).length],
      [count, 1, 1],
    ].map((numbers) => numbers.map(String)),
  )
  expect(attributes[2]).to.include({ Values: String(count), 'Unique Values': String(count) })
  const files = await server.rows(`/test/entities/${id}/attributes/2/values?columns=VALUE,FREQUENCY_COUNT`)
  expect(files).to.deep.equal([{ Value: file, Frequency: String(count) }])
  const held = await server.rows(`/test/entities/${id}/rows?holding=1:value:${count}&columns=ID`)
  expect(held).to.deep.equal([{ Id: String(count) }])
}

/** All rows of an entity are those of the file that was loaded last. */
async function expectExactRows(
  server: ServerProcess,
  id: string,
  file: string,
  count: number,
  hasTwice: boolean,
) {
  let seen = 0
  do {
    const rows = await server.rows(`/test/entities/${id}/rows?pageStart=${seen + 1}&pageSize=10000`)
    for (const row of rows) {
      const text = `some text that makes ${seen} longer`
      seen++
      const isTwice = row['TWICE'] === (hasTwice ? String(2 * seen) : undefined)
      if (row['Id'] === String(seen) && row['File'] === file && row['Text'] === text && isTwice) continue
      expect.fail(`Row ${seen} of entity ${id}, loaded from ${file}, is ${JSON.stringify(row)}`)
    }
    if (rows.length === 0) break
  } while (seen < count)
  expect(seen, `rows of entity ${id}, loaded from ${file}`).to.equal(count)
}

describe('A data-quality server that is killed', function () {
  this.timeout(300_000)
  let dataDir: string
  let server: ServerProcess | undefined
  const start = async () =>
    (server = await startServerProcess(dataDir, { env: { JOBS_QUEUED_PER_REPOSITORY: '1000' } }))

  beforeEach(async () => {
    dataDir = await newDataDir()
  })
  afterEach(async () => {
    await server?.end()
    await rm(dataDir, { recursive: true, force: true })
  })

  it(`at ${KILLS} random points keeps what it has acknowledged, and leaves nothing half done (seed ${SEED})`, async () => {
    const random = randomOf(SEED)
    const client = new Client(random)
    const logs: string[] = []
    await start()
    expect((await server!.post('', { name: 'test' })).status).to.equal(201)
    for (let kill = 1; kill <= KILLS; kill++) {
      const work = [client.work(server!), client.work(server!), client.watch(server!)]
      // However slow this machine is, there is something to keep.
      const enough = client.answered + MIN_ANSWERS
      while (client.answered < enough) await sleep(5)
      await sleep(random() * 300)
      await server!.end()
      await Promise.all(work)
      logs.push(server!.output())
      await start()
      expect(await client.brokenPromises(server!), `after kill ${kill}`).to.deep.equal([])
    }
    let jobs: Job[]
    for (;;) {
      jobs = await server!.rows('/test/scheduler?pageSize=10000')
      if (jobs.every(hasEnded)) break
      await sleep(50)
    }
    for (const { State, Reason, Progress } of jobs) {
      if (State === 'Completed') expect(Progress).to.equal('100')
      if (State === 'Failed') expect(Reason).to.match(/^The server ended 3 times|^The entity was deleted/)
    }
    expect(client.wentBack, 'progress').to.deep.equal([])
    expect(client.refused, 'refused').to.deep.equal([])
    const entities = await server!.rows('/test/entities?pageSize=10000')
    for (const { Ref: id, Rows, 'Entity State': state, Name } of entities) {
      expect(client.deleted.has(id!), `${id} was deleted`).to.equal(false)
      const loads = jobs.filter((job) => job['Job Type'] === 'Load' && String(job['Entity Ids']) === id)
      const last = loads
        .filter(({ State }) => State === 'Completed')
        .sort((a, b) => +b['Ref']! - +a['Ref']!)[0]
      if (!last) {
        // Given up in the profile, a first load leaves its rows.
        expect(state, `${id} ${Name}`).to.be.oneOf(['Load Failed', 'Loaded'])
        continue
      }
      const file = client.files.get(last['Activity Name']!)!
      expect([state, Rows]).to.deep.equal(['Fully Loaded', String(file.rows)])
      await expectExactRows(server!, id!, last['Activity Name']!, file.rows, isComputed(Name!))
      await expectProfile(server!, id!, last['Activity Name']!, file.rows)
    }
    expect(entities.length).to.be.above(0)
    // What a try that was cut off has left in the warehouse goes a little after the start.
    await sleep(3000)
    logs.push(server!.output())
    await server!.end('SIGTERM')
    expect(await strayData(dataDir)).to.deep.equal({ stray: [], missing: [] })
    const entityOf = new Map(jobs.map((job) => [job['Ref']!, `entity ${job['Entity Ids']}`]))
    expect(logs.flatMap((log) => overlaps(log, entityOf))).to.deep.equal([])
  })
})
