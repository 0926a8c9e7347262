import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../../support/full.ts'
import type { ServerGroup } from '../support/server-group.ts'
import type { ServerProcess } from '../support/server-process.ts'

/** An entity whose creation was answered. */
interface Loaded {
  readonly id: string
  readonly name: string
  readonly rows: number
  /** Path of the job. */
  readonly job: string
  isLoaded: boolean
  readonly rules: Set<string>
}

/** A request had no answer, or one that promises nothing: what it was about is open. */
class Open extends Error {}

const contentOf = (file: string, rows: number): string =>
  `Id,File\n${Array.from({ length: rows }, (_, i) => `${i + 1},${file}\n`).join('')}`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A user of several servers, who notes what was promised to it and what was wrong. */
export class StressClient {
  readonly files = new Map<string, { readonly rows: number; readonly sha256: string }>()
  readonly entities = new Map<string, Loaded>()
  /** Answers that no request of this client may get. */
  readonly wrong: string[] = []
  answered = 0
  unavailable = 0
  readonly #group: ServerGroup
  readonly #repository: string
  readonly #name: string
  readonly #random: () => number
  #count = 0

  constructor(group: ServerGroup, repository: string, name: string, random: () => number) {
    this.#group = group
    this.#repository = repository
    this.#name = name
    this.#random = random
  }

  /** Does one thing after the other, each on any of the servers. */
  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const server = this.#pick(this.#group.running)
      try {
        if (server === undefined) throw new Open('No server runs.')
        await this.#act(server)
      } catch (error) {
        if (!(error instanceof Open)) throw error
        this.unavailable++
        await sleep(200)
      }
      await sleep(this.#random() * 200)
    }
  }

  async #act(server: ServerProcess): Promise<void> {
    const number = ++this.#count
    const chance = this.#random()
    const loaded = [...this.entities.values()].filter(({ isLoaded }) => isLoaded)
    if (this.files.size === 0 || chance < 0.04) await this.#upload(server, `${this.#name} ${number}.csv`)
    else if (this.entities.size === 0 || chance < inFull(0.05, 0.1))
      await this.#create(server, `${this.#name} ${number}`)
    else if (chance < 0.3 || loaded.length === 0)
      await this.#look(server, this.#pick([...this.entities.values()])!)
    else if (chance < 0.4) await this.#addRule(server, this.#pick(loaded)!, `Rule ${number}`)
    else if (chance < 0.7) await this.#readRows(server, this.#pick(loaded)!)
    else await this.#readRules(server, this.#pick(loaded)!)
  }

  async #upload(server: ServerProcess, name: string): Promise<void> {
    const rows = 1 + Math.floor(this.#random() ** 3 * 5000)
    const content = contentOf(name, rows)
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    await this.#ask(server, '/upload', [200], { method: 'POST', body: form })
    this.files.set(name, { rows, sha256: sha256(content) })
  }

  async #create(server: ServerProcess, name: string): Promise<void> {
    const sourceFile = this.#pick([...this.files.keys()])!
    const { entityId, job } = await this.#post<{ entityId: string; job: string }>(server, '/entities', {
      command: 'create',
      data: {
        entityName: name,
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile },
      },
    })
    const { rows } = this.files.get(sourceFile)!
    this.entities.set(entityId, { id: entityId, name, rows, job, isLoaded: false, rules: new Set() })
  }

  /** Looks whether a load has ended. */
  async #look(server: ServerProcess, entity: Loaded): Promise<void> {
    const [job] = await this.#rows(server, entity.job.slice(entity.job.indexOf('/scheduler')))
    if (job?.['State'] === 'Completed') entity.isLoaded = true
    else if (['Failed', 'Cancelled'].includes(job?.['State'] ?? ''))
      this.wrong.push(`The load of ${entity.name} is ${job!['State']}: ${JSON.stringify(job)}`)
  }

  async #addRule(server: ServerProcess, entity: Loaded, name: string): Promise<void> {
    await this.#post(server, `/entities/${entity.id}/businessrules`, {
      command: 'add',
      data: { NAME: name, EXPRESSION: 'Id > 0', THRESHOLD: 100 },
    })
    entity.rules.add(name)
  }

  async #readRows(server: ServerProcess, entity: Loaded): Promise<void> {
    const last = await this.#rows(server, `/entities/${entity.id}/rows?pageStart=${entity.rows}&pageSize=5`)
    if (last.length !== 1 || last[0]!['Id'] !== String(entity.rows))
      this.wrong.push(`The last row of ${entity.name} is ${JSON.stringify(last)}, not ${entity.rows}.`)
  }

  async #readRules(server: ServerProcess, entity: Loaded): Promise<void> {
    const known = [...entity.rules]
    const rules = await this.#rows(server, `/entities/${entity.id}/businessrules?pageSize=10000`)
    const names = new Set(rules.map((row) => row['Name']))
    for (const name of known) if (!names.has(name)) this.wrong.push(`${name} of ${entity.name} is missing.`)
  }

  /** What was promised and is not so, when all is quiet. */
  async brokenPromises(server: ServerProcess): Promise<string[]> {
    const broken: string[] = []
    const files = new Map(
      (await this.#rows(server, '/files?pageSize=100000')).map((row) => [row['Filename'], row['SHA-256']]),
    )
    for (const [name, file] of this.files)
      if (files.get(name) !== file.sha256) broken.push(`The file ${name} is lost.`)
    for (const entity of this.entities.values()) {
      await this.#look(server, entity)
      if (!entity.isLoaded) broken.push(`The load of ${entity.name} has not ended.`)
      else {
        await this.#readRows(server, entity)
        await this.#readRules(server, entity)
      }
    }
    return [...broken, ...this.wrong]
  }

  async #post<T>(server: ServerProcess, path: string, body: unknown): Promise<T> {
    const text = await this.#ask(server, path, [200], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return JSON.parse(text) as T
  }

  async #rows(server: ServerProcess, path: string): Promise<Record<string, string>[]> {
    const text = await this.#ask(server, `${path}${path.includes('?') ? '&' : '?'}external=1`, [200])
    const { rows } = JSON.parse(text) as { rows: Record<string, string>[] | '' }
    return rows === '' ? [] : rows
  }

  /** @throws Open if there is no answer, or a 503 */
  async #ask(
    server: ServerProcess,
    path: string,
    expected: readonly number[],
    init: RequestInit = {},
  ): Promise<string> {
    let status: number
    let text: string
    try {
      const answer = await server.ask(`/${this.#repository}${path}`, init)
      status = answer.status
      text = await answer.text()
    } catch (error) {
      throw new Open('The server did not answer.', { cause: error })
    }
    if (status === 503) throw new Open(text)
    this.answered++
    if (expected.includes(status)) return text
    this.wrong.push(`${init.method ?? 'GET'} ${path} was answered ${status}: ${text.slice(0, 300)}`)
    throw new Open(text)
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)]
  }
}
