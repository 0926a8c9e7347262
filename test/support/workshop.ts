import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Budget, Call, Caller, Client } from '../../src/contract/call.ts'
import type { Elsewhere } from '../../src/contract/elsewhere.ts'
import { corsPolicy } from '../../src/contract/cors.ts'
import {
  BudgetExceeded,
  CredentialsMissing,
  InvalidRequest,
  MethodNotAllowed,
  NotAcceptable,
  RequestError,
  ServerUnavailable,
  UnknownPath,
} from '../../src/contract/faults.ts'
import type { Answer } from '../../src/contract/handler.ts'
import { cutOf, type Cut } from '../../src/contract/server/connections.ts'
import { createExpressHost } from '../../src/contract/server/express-host.ts'
import {
  createHttpServer,
  type ConnectionLimits,
  type RequestGate,
} from '../../src/contract/server/http-server.ts'
import { createOracle } from '../../scripts/oracle/oracle.ts'
import type { Sent } from '../../src/contract/send.ts'
import { createService } from '../../src/contract/service.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { connectionLimits } from '../../src/edge.ts'
import { fixtureContract } from './fixture-contract.ts'

/** What a handler gets and gives, without the types of any contract. */
export interface Seen {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
  readonly accepts?: string
  readonly caller: Caller
}
export type Reply = Record<string, (...args: unknown[]) => Answer>
export type Responder = (request: Seen, reply: Reply) => Answer | Promise<Answer>

export interface Workshop {
  readonly url: string
  /** What was sent, in order. */
  readonly sent: Sent[]
  /** Why the server cut each of their clients off, where it did. */
  readonly cuts: (Cut | undefined)[]
  /** Faults that were reported, in order. */
  readonly faults: unknown[]
  stop(): void
}

export interface WorkshopOptions {
  readonly oracle?: boolean
  /** Time in which something of a request must arrive, in milliseconds. */
  readonly requestMs?: number
  /** What else a connection may take. */
  readonly limits?: Partial<ConnectionLimits>
  /** Serves https. */
  readonly tls?: { readonly cert: string; readonly key: string }
  /** The budget of an address. */
  readonly address?: (client: Client) => Budget | undefined
  /** Checks of requests before the service gets them. */
  readonly gate?: RequestGate
  readonly clientOf?: (message: IncomingMessage) => Client
  readonly elsewhere?: Elsewhere
}

/** The key of the fixture does not open this room, or not for what is asked. */
class NotYours extends Error {}

const STATUSES = [
  [CredentialsMissing, 401],
  [NotYours, 403],
  [UnknownPath, 404],
  [MethodNotAllowed, 405],
  [NotAcceptable, 406],
  [BudgetExceeded, 429],
  [ServerUnavailable, 503],
  [RequestError, 400],
] as const

/**
 * Serves the fixture `workshop`, a contract that no code of ours knows. The key `X-Key: k` opens all; any other
 * key is the name of a role and of a room, as in `owner@attic`, and gives that role there. Below `/rooms/{room}/`
 * credentials come first.
 */
export async function startWorkshop(
  responders: Readonly<Record<string, Responder>>,
  {
    oracle = true,
    address = () => undefined,
    requestMs = 30_000,
    limits,
    tls,
    gate,
    clientOf = () => ({ address: '127.0.0.1', origin: 'http://localhost' }),
    elsewhere,
  }: WorkshopOptions = {},
): Promise<Workshop> {
  const contract = await fixtureContract('workshop')
  const sent: Sent[] = []
  const cuts: (Cut | undefined)[] = []
  const faults: unknown[] = []
  const service = await createService({
    contract,
    handlers: Object.fromEntries(
      contract.operations.map(({ id }) => [
        id,
        async (request: unknown, reply: unknown) => responders[id]!(request as Seen, reply as Reply),
      ]),
    ),
    authenticators: {
      key: {
        hasCredentials: (headers) => headers['x-key'] !== undefined,
        authenticate: (headers, _, { roles, path }) => {
          const [role = '', room] = String(headers['x-key']).split('@')
          if (role !== 'k' && (room !== path['room'] || (roles.length > 0 && !roles.includes(role))))
            throw new NotYours(`${roles.join()} of ${path['room']}`)
          return { id: role }
        },
      },
    },
    credentialsFirst: ['/rooms/{room}/'],
    errors: (error) => {
      const messages =
        error instanceof InvalidRequest ? error.faults.map(({ message }) => message) : [String(error)]
      const status = STATUSES.find(([type]) => error instanceof type)?.[1] ?? 500
      return { status, mediaType: 'application/json', body: { faults: messages } }
    },
    budgets: { address, credential: () => undefined },
    clientOf,
    elsewhere,
    cors: corsPolicy([]),
    fixedHeaders: [],
    bodyLimitBytes: 10_000,
    maxRequestIdLength: 38,
    onAnswered: (call: Call, end) => {
      cuts.push(cutOf(call.message.socket))
      sent.push(end)
    },
    onFault: (error) => faults.push(error),
    oracle: oracle ? await createOracle(contract) : undefined,
  })
  const { server } = createHttpServer(
    createExpressHost(),
    (request, response) => void service.handle(request, response),
    { ...connectionLimits(loadConfig({})), headersMs: requestMs, requestMs, ...limits },
    ({ message }) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(message) }),
    tls,
    gate,
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    cuts,
    faults,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
