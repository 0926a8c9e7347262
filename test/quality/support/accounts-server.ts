import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { qualityContract, type SecurityScheme } from '../../../generated/quality/contract.ts'
import type { Contract, OperationTypes } from '../../../src/contract/contract.ts'
import { corsPolicy } from '../../../src/contract/cors.ts'
import type { Handlers } from '../../../src/contract/handler.ts'
import { inFull } from '../../support/full.ts'
import { createOracle } from '../../../scripts/oracle/oracle.ts'
import { createService } from '../../../src/contract/service.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { AuditStore } from '../../../src/platform/audit/audit-store.ts'
import { AuditTrail } from '../../../src/platform/audit/audit-trail.ts'
import { changeRecorder } from '../../../src/edge.ts'
import { qualityAudit } from '../../../src/quality/handlers/audited.ts'
import { Refusals } from '../../../src/platform/credentials/refusals.ts'
import { accountHandlers } from '../../../src/quality/handlers/accounts.ts'
import { qualityErrors } from '../../../src/quality/handlers/errors.ts'
import { sessionHandlers } from '../../../src/quality/handlers/sessions.ts'
import { repositoryHandlers } from '../../../src/quality/handlers/repositories.ts'
import { Removals } from '../../../src/quality/jobs/removals.ts'
import { authenticators } from '../../../src/quality/handlers/shared/security.ts'
import { Accounts } from '../../../src/quality/services/accounts/accounts.ts'
import { BrowserSessions } from '../../../src/quality/services/accounts/browser-sessions.ts'
import { Logins } from '../../../src/quality/services/accounts/logins.ts'
import { Passwords } from '../../../src/quality/services/accounts/passwords.ts'
import { Repositories } from '../../../src/quality/services/repositories.ts'
import { Slowdown } from '../../../src/quality/services/accounts/slowdown.ts'
import { RepositoryStore } from '../../../src/quality/stores/repositories.ts'
import { LoginAttempts } from '../../../src/quality/stores/accounts/login-attempts.ts'
import { SessionStore } from '../../../src/quality/stores/accounts/sessions.ts'
import { UserStore } from '../../../src/quality/stores/accounts/users.ts'
import { recordingLogger } from '../../platform/support.ts'
import { catalogueListings } from './catalogue-listings.ts'

/** A page of another origin in CORS_ORIGINS. */
export const LISTED_PAGE = 'https://listed.example'

/** What a request has besides its method and path. */
export interface Sending {
  /** The value of Authorization. */
  readonly as?: string | undefined
  readonly from?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Passwords that count the hashes that they make. */
export class CountedPasswords extends Passwords {
  verified = 0
  override verify(stored: string | undefined, password: string): Promise<boolean> {
    this.verified++
    return super.verify(stored, password)
  }
}

/** How long sessions of browsers last without and with use. */
export const IDLE_MS = 3_600_000
export const LIFETIME_MS = 12 * 3_600_000

/** Everything about users and repositories on a folder of its own. */
export async function openAccounts() {
  const dataDir = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  const log = recordingLogger()
  const { logger } = log
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
  const users = new UserStore(catalogue)
  const sessions = new SessionStore(catalogue)
  const store = new RepositoryStore(catalogue)
  const passwords = new CountedPasswords({ ln: 10, r: 8, p: 1 })
  const clock = { ms: Date.now() }
  const now = () => clock.ms
  const slowdown = new Slowdown(new LoginAttempts(catalogue), now)
  const logins = new Logins({ users, passwords, slowdown, now })
  const browserSessions = new BrowserSessions({
    users,
    sessions,
    logins,
    logger,
    idleMs: IDLE_MS,
    lifetimeMs: LIFETIME_MS,
    now,
  })
  const accounts = new Accounts({ users, sessions, repositories: store, passwords, dataDir })
  const trail = new AuditTrail({ store: new AuditStore(catalogue), server: 'test', logger })
  const released: number[] = []
  const repositories = new Repositories({
    store,
    dataDir,
    holders: [{ release: async (id) => void released.push(id) }],
    removals: new Removals(),
    warehouseFolder: join(dataDir, 'quality'),
    hasDuty: async () => true,
    engine: 'embedded',
    logger,
  })
  await repositories.start()
  return {
    dataDir,
    catalogue,
    /** The audit trail in the catalogue. */
    trail,
    log,
    logger,
    users,
    sessions,
    passwords,
    /** The time that logins and their slowing down go by. */
    clock,
    logins,
    browserSessions,
    accounts,
    repositories,
    /** Ids of repositories whose holders were told to let go. */
    released,
    stop: async () => {
      await repositories.close()
      await browserSessions.settle()
      await catalogue.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type OpenAccounts = Awaited<ReturnType<typeof openAccounts>>

/**
 * Serves the operations about users and repositories over HTTP, the oracle on. A request comes from the address in
 * its header X-Address, and its client uses the origin in its header X-Own-Origin.
 * @param others handlers of further operations
 */
export async function serveAccounts(open: OpenAccounts, others: Readonly<Record<string, unknown>> = {}) {
  const refusals = new Refusals(open.trail, open.logger)
  const handlers = {
    ...accountHandlers(open),
    ...sessionHandlers({ browserSessions: open.browserSessions, refusals }),
    ...repositoryHandlers({
      repositories: open.repositories,
      listings: await catalogueListings(open.catalogue),
    }),
    // These stand for the other parts of the service: all they do is ask for a role.
    countEntities: (_: unknown, reply: { ok(body: object): unknown }) => reply.ok({ count: '0' }),
    deleteFile: (_: unknown, reply: { noContent(): unknown }) => reply.noContent(),
    ...others,
  }
  const contract = {
    ...qualityContract,
    operations: qualityContract.operations.filter(({ id }) => id in handlers),
  } as unknown as Contract<OperationTypes, SecurityScheme>
  const faults: unknown[] = []
  const service = await createService<OperationTypes, SecurityScheme>({
    contract,
    handlers: handlers as unknown as Handlers<OperationTypes>,
    authenticators: authenticators({ ...open, refusals }),
    credentialsFirst: ['/api/repositories/{repository}/'],
    errors: qualityErrors(open.catalogue),
    budgets: { address: () => undefined, credential: () => undefined },
    clientOf: ({ headers }) => ({
      address: String(headers['x-address'] ?? '127.0.0.1'),
      origin: String(headers['x-own-origin'] ?? 'http://localhost'),
    }),
    cors: corsPolicy([LISTED_PAGE]),
    browsersSendCredentials: true,
    changes: changeRecorder(open.trail, qualityAudit),
    fixedHeaders: [],
    bodyLimitBytes: 10_000,
    maxRequestIdLength: 38,
    onAnswered: () => undefined,
    onFault: (error) => faults.push(error),
    oracle: inFull(true, false) ? await createOracle(contract) : undefined,
  })
  const server = createServer((request, response) => void service.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    faults,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await refusals.close()
    },
    /** Sends a request and reads the JSON of its answer. */
    send: async (method: string, path: string, { as, from, body, headers }: Sending = {}) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...headers,
          ...(as !== undefined && { Authorization: as }),
          ...(from !== undefined && { 'X-Address': from }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        body: (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown>,
      }
    },
  }
}

export type AccountsServer = Awaited<ReturnType<typeof serveAccounts>>

/** The value of Authorization for a name and a password. */
export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
