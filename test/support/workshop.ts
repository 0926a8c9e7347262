import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from '../../src/contract/call.ts'
import { corsPolicy } from '../../src/contract/cors.ts'
import { CredentialsMissing, InvalidRequest, RequestError } from '../../src/contract/faults.ts'
import type { Answer } from '../../src/contract/handler.ts'
import { createOracle } from '../../src/contract/oracle.ts'
import type { Sent } from '../../src/contract/send.ts'
import { createService } from '../../src/contract/service.ts'
import { fixtureContract } from './fixture-contract.ts'

/** What a handler gets and gives, without the types of any contract. */
export interface Seen {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
}
export type Reply = Record<string, (...args: unknown[]) => Answer>
export type Responder = (request: Seen, reply: Reply) => Answer

export interface Workshop {
  readonly url: string
  /** What was sent, in order. */
  readonly sent: Sent[]
  /** Faults that were reported, in order. */
  readonly faults: unknown[]
  stop(): void
}

/** Serves the fixture `workshop`, a contract that no code of ours knows; the key is `X-Key: k`. */
export async function startWorkshop(
  responders: Readonly<Record<string, Responder>>,
  { oracle = true } = {},
): Promise<Workshop> {
  const contract = await fixtureContract('workshop')
  const sent: Sent[] = []
  const faults: unknown[] = []
  const service = await createService({
    contract,
    handlers: Object.fromEntries(
      contract.operations.map(({ id }) => [
        id,
        async (request: unknown, reply: unknown) => responders[id]!(request as Seen, reply as Reply),
      ]),
    ),
    authenticators: { key: { isTried: (headers) => headers['x-key'] === 'k', judge: () => ({ id: 'k' }) } },
    errors: (error) => {
      const messages =
        error instanceof InvalidRequest ? error.faults.map(({ message }) => message) : [String(error)]
      const status = error instanceof CredentialsMissing ? 401 : error instanceof RequestError ? 400 : 500
      return { status, mediaType: 'application/json', body: { faults: messages } }
    },
    budgets: { address: () => undefined, credential: () => undefined },
    clientOf: () => ({ address: '127.0.0.1', origin: 'http://localhost' }),
    cors: corsPolicy([]),
    fixedHeaders: [],
    bodyLimitBytes: 10_000,
    maxRequestIdLength: 38,
    onAnswered: (_: Call, end) => sent.push(end),
    onFault: (error) => faults.push(error),
    oracle: oracle ? await createOracle(contract) : undefined,
  })
  const server = createServer((request, response) => void service.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    faults,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
