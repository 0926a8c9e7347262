import { OpenAPIBackend, type Context, type Document, type Handler, type Request } from 'openapi-backend'
import type { Call } from './call.ts'
import { AccessRequirement, type Authenticators } from './authenticator.ts'
import type { Contract, SecurityRequirement } from './contract.ts'
import { MethodNotAllowed, UnknownPath } from './faults.ts'
import type { PreparedOperation } from './prepared-operation.ts'
import type { Match, Router } from './router.ts'
import type { Effect } from './same-origin.ts'

/**
 * The hooks of a request that openapi-backend calls, in this order. Each hook ends the request by throwing.
 */
export interface RequestHooks {
  /** No operation has this path and method; called before the answer 404 or 405. */
  unrouted(call: Call): void | Promise<void>
  /** The operation is known. Of the client only the address is known. */
  routed(call: Call): void
  /** No alternative of the security requirement is satisfied; `outcomes` gives the reason by scheme. */
  refused(call: Call, outcomes: Readonly<Record<string, unknown>>): never
  /** The client is authenticated; its parameters and body can be validated. */
  authorised(
    call: Call,
    operation: PreparedOperation,
    outcomes: Readonly<Record<string, unknown>>,
  ): void | Promise<void>
}

/** The data of an operation that openapi-backend needs. */
interface BoundOperation {
  readonly operationId: string
  readonly security: readonly SecurityRequirement[]
  /** The schemes in its security requirements, without duplicates. */
  readonly schemes: readonly string[]
  /** The required roles by scheme. */
  readonly roles: SecurityRequirement
  readonly effect: Effect
  readonly prepared: PreparedOperation
}

/** Hooks that openapi-backend would otherwise replace by its own defaults. */
const UNREACHABLE = ['validationFail', 'notImplemented'] as const

/**
 * openapi-backend with a compiled router and a faster path through its stages. The original builds each
 * path's pattern again for every request, reads only OpenAPI 3.0, and its `handleRequest` creates a chain of
 * promises for each security scheme: 15 µs of the 74 µs of a request, compared with 2 µs here. What remains
 * of the library are the registries of handlers and security handlers, the names and order of the stages, and
 * the rules of security requirements. A test compares both implementations.
 */
export class CompiledBackend extends OpenAPIBackend {
  readonly #routes: Router<PreparedOperation>
  readonly #bound: ReadonlyMap<PreparedOperation, BoundOperation>

  constructor(routes: Router<PreparedOperation>, operations: readonly PreparedOperation[]) {
    super({ definition: EMPTY, quick: true, validate: false, strict: true })
    this.#routes = routes
    this.#bound = new Map(operations.map((prepared) => [prepared, bind(prepared)]))
  }

  override async init(): Promise<this> {
    this.router = {
      parseRequest: (request: Request) => request,
      matchOperation: (request: Request) => {
        const call = request as unknown as Call
        const operation = this.#match(call)
        if (operation) return operation
        // openapi-backend distinguishes the two by the start of the message.
        throw new Error(this.#routes.allowed(call.path) ? '405' : '404')
      },
    } as unknown as typeof this.router
    this.initialized = true
    return this
  }

  #match(call: Call): BoundOperation | undefined {
    const match: Match<PreparedOperation> | undefined = this.#routes.match(call.method, call.path)
    if (!match) return undefined
    call.segments = match.segments
    call.operation = match.operation.spec
    return this.#bound.get(match.operation)
  }

  override async handleRequest(request: Request, ...handlerArgs: unknown[]): Promise<unknown> {
    const call = request as unknown as Call
    const context = { api: this, request } as unknown as Context
    const stage = (name: string): unknown => (this.handlers[name] as Handler)(context, ...handlerArgs)
    const operation = this.#match(call)
    if (!operation) {
      await stage('postRoutingHandler')
      return stage(this.#routes.allowed(call.path) ? 'methodNotAllowed' : 'notFound')
    }
    context.operation = operation as unknown as typeof context.operation
    const routed = stage('postRoutingHandler')
    if (routed instanceof Promise) await routed

    const outcomes: Record<string, unknown> = {}
    for (const scheme of operation.schemes) {
      try {
        const outcome: unknown = (this.securityHandlers[scheme] as Handler)(context, ...handlerArgs)
        outcomes[scheme] = outcome instanceof Promise ? await outcome : outcome
      } catch (error) {
        outcomes[scheme] = { error: error || new Error('The security handler failed without a reason.') }
      }
    }
    const authorized = operation.security.some((all) =>
      Object.keys(all).every((name) => isSatisfied(outcomes[name])),
    )
    outcomes['authorized'] = authorized
    context.security = outcomes
    if (!authorized && operation.security.length > 0) return stage('unauthorizedHandler')

    const validated = stage('preOperationHandler')
    if (validated instanceof Promise) await validated
    return stage(operation.operationId)
  }
}

/** openapi-backend's rule: a truthy outcome that does not report an error. */
function isSatisfied(outcome: unknown): boolean {
  return Boolean(outcome) && !(typeof outcome === 'object' && (outcome as { error?: unknown }).error)
}

const EMPTY: Document = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} }

function bind(prepared: PreparedOperation): BoundOperation {
  const { id, security, method, schedulesJob } = prepared.spec
  return {
    operationId: id,
    security,
    schemes: [...new Set(security.flatMap((requirement) => Object.keys(requirement)))],
    roles: Object.assign({}, ...security) as SecurityRequirement,
    effect: method !== 'GET' ? 'change' : schedulesJob ? 'job' : 'none',
    prepared,
  }
}

/** Runs an operation after its request was validated. */
export type Run = (call: Call, operation: PreparedOperation) => Promise<void>

/**
 * Binds the operations of a contract.
 * @returns a function that takes a call through all hooks; it rejects with the error that ended the call
 * early
 */
export async function bindOperations(
  contract: Contract,
  operations: readonly PreparedOperation[],
  routes: Router<PreparedOperation>,
  authenticators: Authenticators,
  hooks: RequestHooks,
  run: Run,
): Promise<(call: Call) => Promise<void>> {
  // Registered before init(): what is missing then would let a request through, or answer by itself.
  const backend = new CompiledBackend(routes, operations)
  const register = (name: string, handler: (context: Context, call: Call) => unknown) =>
    backend.register(name, handler as Handler)

  register('notFound', async (_, call) => {
    await hooks.unrouted(call)
    throw new UnknownPath(`Nothing is served at ${call.path}.`)
  })
  register('methodNotAllowed', async (_, call) => {
    await hooks.unrouted(call)
    const allow = routes.allowed(call.path) ?? []
    throw new MethodNotAllowed(`${call.method} is not allowed here; use ${allow.join(', ')}.`, allow)
  })
  register('postRoutingHandler', (context, call) => {
    if (context.operation) hooks.routed(call)
  })
  register('unauthorizedHandler', (context, call) => hooks.refused(call, context.security ?? {}))
  register('preOperationHandler', (context, call) =>
    hooks.authorised(call, (context.operation as unknown as BoundOperation).prepared, context.security ?? {}),
  )
  for (const name of UNREACHABLE) {
    register(name, () => {
      throw new Error(`openapi-backend called ${name}, which the runtime handles itself.`)
    })
  }
  for (const operation of operations) register(operation.spec.id, (_, call) => run(call, operation))
  for (const scheme of contract.securitySchemes) {
    const authenticator = authenticators[scheme]
    if (!authenticator) throw new Error(`The security scheme ${scheme} has no authenticator.`)
    backend.registerSecurityHandler(scheme, ((context: Context, call: Call) => {
      const { headers, client } = call
      if (!authenticator.hasCredentials(headers, client)) return undefined
      const { prepared, roles, schemes, effect } = context.operation as unknown as BoundOperation
      const isOutranked =
        authenticator.isSentByBrowsers === true &&
        schemes.some((name) => {
          const other = authenticators[name]!
          return !other.isSentByBrowsers && other.hasCredentials(headers, client)
        })
      if (isOutranked) return undefined
      return authenticator.authenticate(
        headers,
        client,
        new AccessRequirement(roles[scheme]!, prepared.pathParameters, call.segments, effect),
      )
    }) as Handler)
  }
  await backend.init()
  return (call) => backend.handleRequest(call as unknown as Request, call) as Promise<void>
}
