import type { IncomingMessage, ServerResponse } from 'node:http'
import { withTrace } from '../lib/current-trace.ts'
import type { Authenticator } from './authenticator.ts'
import { bindOperations } from './backend.ts'
import { Call, type Budget, type Caller, type Client, type Principal } from './call.ts'
import { revalidate } from './conditional.ts'
import type { Contract, OperationSpec, OperationTypes } from './contract.ts'
import type { Cors } from './cors.ts'
import { credentialsFirst } from './credentials-first.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { ErrorTable } from './error-table.ts'
import { BudgetExceeded, ClientGone, CredentialsMissing, InvalidRequest, UnknownPath } from './faults.ts'
import type { Answer, Handlers } from './handler.ts'
import { refuseForeignPages, refuseOtherOrigins } from './foreign-page.ts'
import { dependsOnAccept, prepareOperations, type PreparedOperation } from './prepared-operation.ts'
import { prepareEcho, requestIdOf } from './request-id.ts'
import { Router } from './router.ts'
import { discardBody } from './server/discard-body.ts'
import { CLIENT_CLOSED, isGone, send, type Sent } from './send.ts'
import { validateRequest } from './validate-request.ts'

/** The parts of a service besides its contract. */
export interface ServiceOptions<Ops extends OperationTypes, Scheme extends string> {
  readonly contract: Contract<Ops, Scheme>
  readonly handlers: Handlers<Ops>
  readonly authenticators: Readonly<Record<Scheme, Authenticator>>
  /**
   * Path templates with a slash at the end. Below them requests with an unknown path or method also need
   * credentials before they get 404 or 405.
   */
  readonly credentialsFirst?: readonly string[]
  readonly errors: ErrorTable
  readonly budgets: {
    readonly address: (client: Client) => Budget | undefined
    readonly credential: (principal: Principal) => Budget | undefined
  }
  readonly clientOf: (message: IncomingMessage) => Client
  readonly cors: Cors
  /** True if browsers send the credentials of this service by themselves, as they do with HTTP Basic. */
  readonly browsersSendCredentials?: boolean
  /** Answers requests by other servers. By default, this server answers all requests. */
  readonly elsewhere?: Elsewhere | undefined
  /** Alternating header names and values that every answer carries. */
  readonly fixedHeaders: readonly string[]
  readonly bodyLimitBytes: number
  /** The maximum length of an X-Request-Id that is accepted from a caller. */
  readonly maxRequestIdLength: number
  /** Rewrites other spellings of a target (path and query) to the contract's spelling. */
  readonly rewrite?: (target: string) => string
  /**
   * Finds further faults in the valid parameters of a request without a body.
   * @returns what to throw
   */
  readonly withFurtherFaults?: (error: InvalidRequest, operation: OperationSpec, caller: Caller) => Error
  /** Requests that change something. */
  readonly changes?: {
    /** The name of the change that a validated request makes; undefined if the request only reads. */
    readonly nameOf: (call: Call) => string | undefined
    /**
     * Called after a successful change, before its answer is sent. The answer waits for the promise, and if that fails,
     * the request is answered by its error.
     */
    readonly record: (call: Call, change: string, answer: Answer) => Promise<void>
  }
  /** Called once per request, when its answer was taken or its client has disconnected. */
  readonly onAnswered: (call: Call, sent: Sent) => void
  /**
   * Called with every error that the table maps to a 5xx, and with errors of streams while their client was
   * connected.
   */
  readonly onFault: (error: unknown, call: Call) => void
  /** Checks every validation result and every answer; for tests and development. */
  readonly oracle?: Oracle | undefined
}

/** A second validation of every request and answer, by a validator that shares no code with the first. */
export interface Oracle {
  /**
   * Checks the validation result that led to an answer, and the answer itself.
   * @returns the answer, with a stream collected into bytes unless it is an event stream
   * @throws Error if the two validators disagree, or if the answer violates the contract
   */
  check(call: Call, answer: Answer): Promise<Answer>
}

/** A service, ready to take requests. */
export interface Service {
  /** The first segments of the contract's paths. */
  readonly roots: readonly string[]
  /** True if a target lies below one of the contract's first segments; this service must then answer it. */
  owns(target: string): boolean
  handle(message: IncomingMessage, response: ServerResponse): Promise<void>
  /** The path's methods for `Allow`; undefined if the contract does not have the path. */
  allowed(path: string): readonly string[] | undefined
}

/** Builds a service from a contract and a handler for each of its operations. */
export async function createService<Ops extends OperationTypes, Scheme extends string>(
  options: ServiceOptions<Ops, Scheme>,
): Promise<Service> {
  const { contract, cors, oracle } = options
  const fixedHeaders = [...options.fixedHeaders, 'Vary', 'Accept-Encoding']
  const operations = prepareOperations(contract)
  const routes = new Router(operations)
  const roots = new Set(operations.map(({ spec }) => spec.path.split('/')[1]!))
  const negotiated = new Set(operations.filter(({ choices }) => choices.length > 0).map(({ spec }) => spec))
  const cookieSetters = new Set(operations.filter(setsCookie).map(({ spec }) => spec))
  const handlers = options.handlers as Readonly<Record<string, AnyHandler>>

  const dispatch = await bindOperations(
    contract,
    operations,
    routes,
    options.authenticators,
    {
      unrouted: credentialsFirst(options.credentialsFirst ?? [], options.authenticators, (call) =>
        takeOfAddress(call),
      ),
      routed: (call) => takeOfAddress(call),
      refused: (_, outcomes) => refuse(outcomes),
      authorised: (call, operation, outcomes) => {
        call.principal = principalOf(outcomes)
        // With an empty alternative openapi-backend treats bad credentials as no credentials. They are still
        // rejected.
        if (!call.principal && rejections(outcomes).length > 0) refuse(outcomes)
        if (call.principal && !call.client.passedOn) take(call, options.budgets.credential(call.principal))
        call.isAuthorised = true
        if (cookieSetters.has(operation.spec)) refuseOtherOrigins(call.headers, call.origin)
        if (options.browsersSendCredentials && !call.client.passedOn)
          refuseForeignPages(call.method, call.headers, call.origin, cors)
        const sent = options.elsewhere?.(call)
        return sent
          ? sent.then((end) => (end ? endElsewhere(call, end) : prepare(call, operation)))
          : prepare(call, operation)
      },
    },
    runOperation,
  )

  /** The server that passed a request on has taken its budgets, and has refused pages of other sites. */
  function takeOfAddress(call: Call): void {
    if (!call.client.passedOn) take(call, options.budgets.address(call.client))
  }

  function prepare(call: Call, operation: PreparedOperation): void | Promise<void> {
    const validated = validate(call, operation)
    if (!(validated instanceof Promise)) call.request = validated
    else return validated.then((request) => void (call.request = request))
  }

  function endElsewhere(call: Call, sent: Sent): void {
    call.isAnswered = true
    options.onAnswered(call, sent)
    discardBody(call.message)
  }

  function validate(call: Call, operation: PreparedOperation): ReturnType<typeof validateRequest> {
    try {
      return validateRequest(operation, call, options.bodyLimitBytes)
    } catch (error) {
      if (!(error instanceof InvalidRequest) || !options.withFurtherFaults) throw error
      throw options.withFurtherFaults(error, operation.spec, call)
    }
  }

  async function runOperation(call: Call, operation: PreparedOperation): Promise<void> {
    if (call.isAnswered) return
    const change = options.changes?.nameOf(call)
    const work = () => handlers[operation.spec.id]!(call.request, operation.reply)
    const answer = await (change === undefined ? work() : withTrace(call.trace, work))
    if (operation.spec.body?.file !== undefined) discardBody(call.message)
    if (change !== undefined && answer.status < 400) await options.changes!.record(call, change, answer)
    return answerWith(call, operation.isConditional ? await revalidate(call, answer) : answer)
  }

  function answerWith(call: Call, answer: Answer): void | Promise<void> {
    return oracle
      ? oracle.check(call, answer).then((checked) => sendAnswer(call, checked))
      : sendAnswer(call, answer)
  }

  function sendAnswer(call: Call, answer: Answer): void | Promise<void> {
    const headers = fixedHeaders.concat(cors.headers(call.headers.origin))
    if (call.operation && (negotiated.has(call.operation) || dependsOnAccept(call.operation, answer.status)))
      headers.push('Vary', 'Accept')
    const sent = send(call, answer, headers, (error) => options.onFault(error, call))
    if (!(sent instanceof Promise)) options.onAnswered(call, sent)
    else return sent.then((end) => options.onAnswered(call, end))
  }

  async function answerError(call: Call, error: unknown): Promise<void> {
    // After the client disconnected, errors of the handler are consequences of that, not faults.
    if (error instanceof ClientGone || isGone(call)) {
      call.response.destroy()
      return options.onAnswered(call, { status: CLIENT_CLOSED, bytes: 0, aborted: true })
    }
    if (call.response.headersSent) {
      options.onFault(error, call)
      call.response.destroy()
      return options.onAnswered(call, { status: call.response.statusCode, bytes: 0, aborted: true })
    }
    const { status, mediaType, headers, body, isOfClient } = options.errors(error, call)
    if (status >= 500 && !isOfClient) options.onFault(error, call)
    const answer: Answer = { status, mediaType, headers, body }
    try {
      await answerWith(call, answer)
    } catch (second) {
      await answerUnchecked(call, second)
    }
    discardBody(call.message)
  }

  /**
   * Answers an error that occurred while answering. The oracle does not check this answer; otherwise one
   * error could cause the next endlessly.
   */
  async function answerUnchecked(call: Call, error: unknown): Promise<void> {
    options.onFault(error, call)
    if (call.response.headersSent) return void call.response.destroy()
    const { status, mediaType, headers, body } = options.errors(error, call)
    await sendAnswer(call, { status, mediaType, headers, body })
  }

  function answerOptions(call: Call): Promise<void> {
    const allow = routes.allowed(call.path)
    if (!allow) throw new UnknownPath(`Nothing is served at ${call.path}.`)
    const preflight = call.headers['access-control-request-method'] !== undefined
    const headers = preflight ? cors.preflight(call.headers.origin, allow) : cors.headers(call.headers.origin)
    call.response.writeHead(204, [
      ...fixedHeaders,
      ...headers,
      'X-Request-Id',
      call.requestId,
      'Allow',
      allow.join(', '),
    ])
    call.response.end()
    options.onAnswered(call, { status: 204, bytes: 0, aborted: false })
    return Promise.resolve()
  }

  return {
    roots: [...roots],
    owns: (target) => roots.has(firstSegment(target)),
    allowed: (path) => routes.allowed(path),
    handle: async (message, response) => {
      const target = options.rewrite ? options.rewrite(message.url!) : message.url!
      const client = options.clientOf(message)
      const requestId =
        client.passedOn?.requestId ?? requestIdOf(message.headers['x-request-id'], options.maxRequestIdLength)
      prepareEcho(response, requestId)
      const call = new Call(message, response, target, requestId, client)
      try {
        await (call.method === 'OPTIONS' ? answerOptions(call) : dispatch(call))
      } catch (error) {
        await answerError(call, error)
      }
    },
  }
}

/** True if an answer of the operation signs a browser in or out. */
const setsCookie = ({ spec }: PreparedOperation): boolean =>
  spec.replies.some(({ headers }) => headers.includes('Set-Cookie'))

type AnyHandler = (request: unknown, reply: unknown) => Promise<Answer>

/** `/a/b?c` → `a`. */
function firstSegment(target: string): string {
  const query = target.indexOf('?')
  const end = target.indexOf('/', 1)
  return target.slice(1, Math.min(end === -1 ? Infinity : end, query === -1 ? Infinity : query))
}

function take(call: Call, budget: Budget | undefined): void {
  if (!budget) return
  call.budget = budget
  if (budget.allowed) return
  const seconds = budget.retryAfterSeconds
  throw new BudgetExceeded(
    `The limit of ${budget.limit} requests a minute is used up; try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
    seconds,
  )
}

/** openapi-backend's record of a scheme whose authenticator threw. */
function rejections(outcomes: Readonly<Record<string, unknown>>): unknown[] {
  return Object.values(outcomes).flatMap((outcome) =>
    typeof outcome === 'object' && outcome !== null && 'error' in outcome ? [outcome.error] : [],
  )
}

function principalOf(outcomes: Readonly<Record<string, unknown>>): Principal | undefined {
  return Object.values(outcomes).find(
    (outcome): outcome is Principal => typeof outcome === 'object' && outcome !== null && 'id' in outcome,
  )
}

/** Throws the error of the first scheme that failed; a caller usually sends credentials of one scheme. */
function refuse(outcomes: Readonly<Record<string, unknown>>): never {
  const [first] = rejections(outcomes)
  throw first instanceof Error ? first : new CredentialsMissing('The request carries no credentials.')
}
