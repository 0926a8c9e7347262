import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from '../../../src/migrations.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { catalogueServer, openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import { createLogger } from '../../../src/platform/logging.ts'
import { hashOfSession } from '../../../src/quality/services/accounts/logins.ts'
import { SessionStore } from '../../../src/quality/stores/accounts/sessions.ts'
import { launchPostgresql } from '../../../test/support/postgresql-server.ts'
import { findTool } from '../../../test/support/tools.ts'
import { seed } from '../bulk/seed.ts'
import { startProgram } from '../program.ts'
import { end } from '../running-server.ts'
import { commitFloors, type CommitFloors } from './floor.ts'
import { listingRequests } from './listings.ts'
import { REPOSITORY, type Send, type SmallRequest, smallRequests } from './requests.ts'
import { seedMany } from './seed-many.ts'

/** The databases of catalogues. */
export type Database = 'sqlite' | 'postgres'
export const DATABASES: readonly Database[] = ['sqlite', 'postgres']

/** Milliseconds of each request of a kind. */
export interface MeasuredRequest {
  readonly what: string
  readonly isWrite: boolean
  readonly ms: Readonly<Record<Database, readonly number[]>>
}

export interface MeasuredCatalogues {
  readonly requests: readonly MeasuredRequest[]
  readonly floors: CommitFloors
  readonly clients: number
}

export interface CatalogueBench {
  readonly rounds: number
  readonly requests: number
  readonly clients: number
  readonly rules: number
  /** Number of rules, joins and jobs whose listings are measured; 0 for small requests. */
  readonly many: number
  readonly only: string
}

/** Settings that a server of PostgreSQL has by default, and that tests turn off. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '128MB' }
const ADMIN = 'admin'

interface Served {
  readonly send: Send
  stop(): Promise<void>
}

/** @param folder an empty folder */
export async function measureCatalogues(folder: string, bench: CatalogueBench): Promise<MeasuredCatalogues> {
  const program = findTool('postgres')
  if (program === undefined) throw new Error('PostgreSQL is missing (Debian: postgresql).')
  const postgres = await launchPostgresql(program, DURABLE)
  const { user, password, host, port, database, client } = postgres
  const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
  const served: Partial<Record<Database, Served>> = {}
  try {
    served.sqlite = await serve(join(folder, 'sqlite'), {}, bench)
    served.postgres = await serve(join(folder, 'postgres'), { CATALOGUE_URL: url }, bench)
    const servers = { sqlite: served.sqlite, postgres: served.postgres }
    const kinds = bench.many > 0 ? listingRequests(bench.many) : smallRequests()
    const requests = kinds.filter(({ what }) => what.includes(bench.only))
    const measured = new Map(
      requests.map((request): [SmallRequest, Times] => [request, { sqlite: [], postgres: [] }]),
    )
    let number = 0
    // The first round warms up.
    for (let round = 0; round <= bench.rounds; round++) {
      console.error(`Round ${round} of ${bench.rounds}.`)
      for (const request of requests)
        for (const database of round % 2 === 0 ? DATABASES : DATABASES.toReversed()) {
          const times = await roundOf(request, servers[database].send, bench, (number += bench.requests))
          if (round > 0) measured.get(request)![database].push(...times)
        }
    }
    const floors = await commitFloors(join(folder, 'floor.sqlite'), client, bench.rounds * bench.requests)
    return {
      requests: requests.map((request) => ({
        what: request.what,
        isWrite: request.isWrite,
        ms: measured.get(request)!,
      })),
      floors,
      clients: bench.clients,
    }
  } finally {
    await served.sqlite?.stop()
    await served.postgres?.stop()
    await postgres.stop()
  }
}

type Times = Record<Database, number[]>

/** Each client sends the requests of its share one after the other. @returns milliseconds of each request */
async function roundOf(
  { before, send: measured, after }: SmallRequest,
  send: Send,
  { requests, clients }: CatalogueBench,
  first: number,
): Promise<number[]> {
  const numbers = Array.from({ length: requests }, (_, index) => first + index)
  for (const number of before === undefined ? [] : numbers) await before!(send, number)
  const times: number[] = []
  const open = [...numbers]
  const client = async (): Promise<void> => {
    for (let number = open.shift(); number !== undefined; number = open.shift()) {
      const started = performance.now()
      await measured(send, number)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  for (const number of after === undefined ? [] : numbers) await after!(send, number)
  return times
}

/** Starts a server with a repository, and gives its administrator a session. */
async function serve(
  dataDir: string,
  env: Record<string, string>,
  { rules, many }: CatalogueBench,
): Promise<Served> {
  await mkdir(join(dataDir, 'quality'), { recursive: true })
  // Demo data would be made otherwise, while the bench measures.
  await writeFile(join(dataDir, 'quality', '.demo-repository-made'), '')
  const server = catalogueServer(loadConfig({ DATA_DIR: dataDir, ...env }))
  const withCatalogue = async (work: (catalogue: Catalogue) => Promise<void>): Promise<void> => {
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, createLogger('silent'), server)
    try {
      await work(catalogue)
    } finally {
      await catalogue.close()
    }
  }
  await withCatalogue(({ knex }) =>
    many > 0
      ? seedMany(knex, REPOSITORY, many)
      : seed(knex, { name: REPOSITORY, ownRules: rules, hasRuns: true }),
  )
  const { child, url } = await startProgram(dataDir, { SERVICES: 'quality', ...env })
  const session = randomBytes(32).toString('base64url')
  await withCatalogue((catalogue) => signIn(catalogue, session))
  const authorization = `Basic ${btoa(`${ADMIN}:${JSON.stringify({ session })}`)}`
  return { send: senderTo(`${url}/api/repositories`, authorization), stop: () => end(child) }
}

async function signIn(catalogue: Catalogue, session: string): Promise<void> {
  const user = await catalogue.knex('users').where({ name: ADMIN }).first<{ id: number }>('id')
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const idHash = hashOfSession(session)
  await new SessionStore(catalogue).insert({
    idHash,
    userId: user.id,
    sid: undefined,
    scheme: 'basicAuth',
    expiresAt,
  })
}

const senderTo =
  (base: string, authorization: string): Send =>
  async (path, method = 'GET', body) => {
    const response = await fetch(base + path, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status >= 400) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text
  }
