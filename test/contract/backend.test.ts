import { expect } from 'chai'
import fc from 'fast-check'
import { OpenAPIBackend, type Handler, type Request } from 'openapi-backend'
import { CompiledBackend } from '../../src/contract/backend.ts'
import type { PreparedOperation } from '../../src/contract/prepared-operation.ts'
import { Router } from '../../src/contract/router.ts'

const SCHEMES = ['first', 'second', 'third'] as const
type Outcome =
  'principal' | 'nothing' | 'null' | 'throws' | 'rejects' | 'late principal' | 'error object' | 'empty reason'

const OUTCOMES: Record<Outcome, () => unknown> = {
  principal: () => ({ id: 'somebody' }),
  nothing: () => undefined,
  null: () => null,
  throws: () => {
    throw new Error('bad credentials')
  },
  rejects: () => Promise.reject(new Error('bad credentials')),
  'late principal': () => new Promise((resolve) => setImmediate(() => resolve({ id: 'somebody' }))),
  'error object': () => ({ error: 'bad', id: 'somebody' }),
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- a handler may do so
  'empty reason': () => Promise.reject(),
}

/** A backend over one operation that notes which stages it goes through, and what they are told. */
async function noting(security: string[][], outcomes: Record<string, Outcome>, notes: unknown[]) {
  const requirements = security.map((schemes) => Object.fromEntries(schemes.map((scheme) => [scheme, []])))
  const spec = {
    id: 'read',
    method: 'GET',
    path: '/things',
    parameters: [],
    body: null,
    replies: [],
    security: requirements,
  }
  const operations = [{ spec } as unknown as PreparedOperation]
  const backend = new CompiledBackend(new Router(operations), operations)
  for (const name of [
    'notFound',
    'methodNotAllowed',
    'postRoutingHandler',
    'unauthorizedHandler',
    'preOperationHandler',
    'read',
  ]) {
    backend.register(name, ((context) => {
      const told = Object.entries(context.security ?? {}).map(([scheme, outcome]) => [
        scheme,
        kindOf(outcome),
      ])
      notes.push([name, context.operation?.operationId, Object.fromEntries(told)])
      return name
    }) as Handler)
  }
  for (const scheme of SCHEMES)
    backend.registerSecurityHandler(scheme, OUTCOMES[outcomes[scheme]!] as Handler)
  return backend.init()
}

const kindOf = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null && 'error' in outcome ? 'refused' : outcome

describe('the binding of operations', () => {
  it('goes the way of openapi-backend itself, whatever security asks for and says', async () => {
    const alternatives = fc.array(fc.subarray([...SCHEMES]), { maxLength: 4 })
    const outcome = fc.constantFrom(...(Object.keys(OUTCOMES) as Outcome[]))
    const outcomes = fc.record({ first: outcome, second: outcome, third: outcome })
    const request = fc.constantFrom(
      { method: 'GET', path: '/things' },
      { method: 'HEAD', path: '/things' },
      { method: 'PUT', path: '/things' },
      { method: 'GET', path: '/nothing' },
    )
    await fc.assert(
      fc.asyncProperty(alternatives, outcomes, request, async (security, said, sent) => {
        const ours: unknown[] = []
        const theirs: unknown[] = []
        const quick = await noting(security, said, ours)
        const shipped = await noting(security, said, theirs)
        ours.push(await quick.handleRequest({ ...sent } as Request))
        theirs.push(await OpenAPIBackend.prototype.handleRequest.call(shipped, { ...sent } as Request))
        expect(ours).to.deep.equal(theirs)
      }),
      { numRuns: 500 },
    )
  })
})
