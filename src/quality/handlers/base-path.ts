import type { Answer } from '../../contract/handler.ts'
import type { Caller } from '../../contract/call.ts'
import { basePathOf } from '../../platform/base-path.ts'

/** The members of answers, and the header, that hold addresses. `requesterOf` passes the base on to listings. */
const ADDRESSES = ['url', 'uri', 'job', 'file'] as const
const LOCATION = 'Location'

/**
 * Handlers whose answers hold addresses that begin with the path of a proxy in front of the server. The paths of
 * `model/links.ts` begin at the server itself.
 */
export function withBasePath<Handlers extends object>(handlers: Handlers): Handlers {
  const all = Object.entries(handlers) as [string, AnyHandler][]
  const based = all.map(([id, handle]): [string, AnyHandler] => [
    id,
    async (request, reply) => {
      const answer = await handle(request, reply)
      const basePath = basePathOf(request.caller.origin)
      return basePath === '' ? answer : located(answer, basePath)
    },
  ])
  return Object.fromEntries(based) as Handlers
}

type AnyHandler = (request: { readonly caller: Caller }, reply: unknown) => Promise<Answer>

function located(answer: Answer, basePath: string): Answer {
  const { body, headers } = answer
  return {
    ...answer,
    body: isRecord(body) ? withAddresses(body, ADDRESSES, basePath) : body,
    headers: headers && withAddresses(headers, [LOCATION], basePath),
  }
}

/** True if the body is an object that is not encoded yet. */
const isRecord = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype

function withAddresses<T extends Readonly<Record<string, unknown>>>(
  members: T,
  names: readonly string[],
  basePath: string,
): T {
  const addresses = names.flatMap((name) => {
    const value = members[name]
    return typeof value === 'string' && value.startsWith('/') ? [[name, basePath + value] as const] : []
  })
  return { ...members, ...(Object.fromEntries(addresses) as Partial<T>) }
}
