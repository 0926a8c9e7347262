import { expect } from 'chai'
import fc from 'fast-check'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { spatialContract } from '../../../generated/spatial/contract.ts'
import type { Document } from '../../../scripts/codegen/document.ts'
import { readOperations, type OperationModel } from '../../../scripts/codegen/model.ts'
import { Call } from '../../../src/contract/call.ts'
import type { Contract, Validator } from '../../../src/contract/contract.ts'
import { InvalidRequest } from '../../../src/contract/faults.ts'
import { validateRequest } from '../../../src/contract/validate-request.ts'
import { knownDisagreement, KNOWN_DISAGREEMENTS } from '../../../scripts/oracle/oracle-disagreements.ts'
import { createOracleValidator, type OracleValidator } from '../../../scripts/oracle/oracle-validator.ts'
import { prepareOperations } from '../../../src/contract/prepared-operation.ts'
import { Router } from '../../../src/contract/router.ts'
import { fixtureContract } from '../../support/fixture-contract.ts'
import { inFull } from '../../support/full.ts'
import { requestsTo, type WireRequest } from '../../support/request-arbitraries.ts'
import { valuesOf } from '../../support/schema-arbitraries.ts'

/** Set higher (ORACLE_CASES=10000) when the validators or the generator change. */
const CASES = Number(process.env['ORACLE_CASES'] ?? inFull(2000, 240))

/** Both validators of one contract, without sockets. */
interface Court {
  readonly document: Document
  readonly operations: readonly OperationModel[]
  readonly replies: Readonly<Record<string, Validator>>
  readonly oracle: OracleValidator
  /** Undefined where both agree, or where there is nothing that a validator could be asked about. */
  differ(
    wire: WireRequest,
  ): Promise<{ readonly known: string | undefined; readonly what: string } | undefined>
  /** How often both accepted, and both refused. */
  readonly agreed: { accepted: number; refused: number }
}

async function court(contract: Contract): Promise<Court> {
  const document = (await contract.loadDocument()) as Document
  const router = new Router(prepareOperations(contract))
  const oracle = createOracleValidator(document)
  const agreed = { accepted: 0, refused: 0 }
  return {
    document,
    operations: readOperations(document),
    replies: await contract.loadReplyValidators(),
    oracle,
    agreed,
    differ: async (wire) => {
      const call = callOf(wire)
      const match = router.match(call.method, call.path)
      call.segments = match?.segments ?? []
      const ours = match
        ? await verdict(() => validateRequest(match.operation, call, 100_000))
        : 'no such operation'
      if (call.body && call.body.faults.length > 0 && call.body.value === undefined) return undefined
      if (call.body?.faults.some(({ kind }) => kind !== 'invalid')) return undefined
      const request = { ...wire, headers: { ...call.headers }, body: call.body?.value }
      const theirs = await oracle(request)
      const weAccept = ours === 'accepted'
      if (theirs.accepted === weAccept) {
        agreed[weAccept ? 'accepted' : 'refused']++
        return undefined
      }
      const operation = match?.operation.spec
      const known = knownDisagreement({ request, operation, weAccept, message: theirs.message })
      return {
        known: known?.name,
        what: `${JSON.stringify(wire)}\n  ours: ${ours}\n  oracle: ${theirs.message}`,
      }
    },
  }
}

function callOf({ method, target, headers, body }: WireRequest): Call {
  const message = new IncomingMessage(new Socket())
  message.method = method
  message.url = target
  message.headers = {
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  if (body !== undefined) message.push(body)
  message.push(null)
  return new Call(message, new ServerResponse(message), target, 'id', { address: '', origin: '' })
}

async function verdict(validation: () => unknown): Promise<string> {
  try {
    await validation()
    return 'accepted'
  } catch (error) {
    if (error instanceof InvalidRequest) return error.message
    throw error
  }
}

const contracts: Record<string, () => Promise<Contract>> = {
  'the spatial contract (OpenAPI 3.0)': async () => spatialContract,
  'a contract of commands (OpenAPI 3.1)': () => fixtureContract('workshop'),
}

for (const [title, load] of Object.entries(contracts)) {
  describe(`The oracle and the compiled validators of ${title}`, () => {
    let both: Court
    before(async () => (both = await court(await load())))

    it('agree on generated requests, except for the known disagreements', async function () {
      this.timeout(CASES * 1000)
      for (const operation of both.operations) {
        // A file is read from a connection: upload.test.ts asks the oracle about that.
        if (operation.spec.body?.file !== undefined) continue
        const before = { ...both.agreed }
        await fc.assert(
          fc.asyncProperty(requestsTo(both.document, operation), async (wire) => {
            const difference = await both.differ(wire)
            if (difference && difference.known === undefined) throw new Error(difference.what)
          }),
          { numRuns: CASES },
        )
        const accepted = both.agreed.accepted - before.accepted
        const refused = both.agreed.refused - before.refused
        // A generator that makes nothing but good or bad requests would prove little.
        expect(
          Math.min(accepted, refused),
          `${operation.spec.id}: ${accepted} accepted, ${refused} refused`,
        ).to.be.above(CASES / 50)
      }
    })

    it('agree on generated answers', async function () {
      this.timeout(CASES * 1000)
      const seen = new Set<string>()
      for (const operation of both.operations) {
        if (operation.spec.body?.file !== undefined) continue
        const request = await validRequest(both, operation)
        for (const reply of operation.replies) {
          if (!reply.schema || !reply.mediaType?.endsWith('json') || reply.status >= 500) continue
          const key = JSON.stringify(reply.schema)
          if (seen.has(key)) continue
          seen.add(key)
          const { status, mediaType, name } = reply
          const validator = both.replies[`${operation.spec.id} ${name}`]!
          await fc.assert(
            fc.asyncProperty(valuesOf(both.document, reply.schema, 2), async (value) => {
              // `res.json(null)` is refused whatever the schema says, and what JSON cannot hold cannot be sent.
              const sent = JSON.parse(JSON.stringify(value ?? 0)) as unknown
              const verdict = await both.oracle(request, { status, mediaType, value: sent })
              expect(verdict.accepted, verdict.message).to.equal(true)
              const theirs = verdict.faultOfAnswer
              const ours = validator(sent)
              if (ours === (theirs === undefined) || (!ours && isLooseTime(validator))) return
              throw new Error(
                `${operation.spec.id} ${status} ${JSON.stringify(sent)}\n  oracle: ${theirs ?? 'accepted'}\n  ours: ${JSON.stringify(validator.errors)}`,
              )
            }),
            { numRuns: CASES / 4 },
          )
        }
      }
    })
  })
}

/** The known disagreement over times holds for answers too: the oracle takes more. */
function isLooseTime({ errors }: Validator): boolean {
  return (errors ?? []).some(
    ({ keyword, params }) => keyword === 'format' && params['format'] === 'date-time',
  )
}

/** A request that both accept, as the oracle takes it. */
async function validRequest(both: Court, operation: OperationModel) {
  for (const wire of fc.sample(requestsTo(both.document, operation), { numRuns: 500, seed: 1 })) {
    const before = both.agreed.accepted
    await both.differ(wire)
    if (both.agreed.accepted === before) continue
    return {
      ...wire,
      body:
        wire.body === undefined
          ? undefined
          : operation.bodies[0]?.mediaType === 'application/json'
            ? (JSON.parse(wire.body) as unknown)
            : Object.fromEntries(new URLSearchParams(wire.body)),
    }
  }
  throw new Error(`No valid request to ${operation.spec.id} was found.`)
}

describe('Known disagreements with the oracle', () => {
  /** One request for each; when a library mends its fault the example fails, and the entry can go. */
  const examples: Record<string, Partial<WireRequest>> = {
    'broken encoding in a query': { target: '/tools/1?tag=%C3' },
    'NUL in a path': { target: '/drawers/a%00' },
    'numbers in other notations': { target: '/tools/0x5' },
    'name with a bracket': { target: '/tools/1?tag[]=a' },
    'comma list under a repeated name': { target: '/tools/1?sizes=1&sizes=2' },
    'empty list entry': { target: '/tools/1?tag=' },
    'entries of a free-form parameter': { target: '/drawers/a?mark=b&mark=b' },
    'entry that is named like a parameter': { target: '/drawers/a?marks=b' },
    'multiples of a fraction': { target: '/tools/1?weight=19.99' },
    'time that is not RFC 3339': { target: '/tools/1?since=2026-11-21%2004:05:06Z' },
  }
  let both: Court
  before(async () => (both = await court(await fixtureContract('workshop'))))

  it('are all shown by an example', () => {
    expect(Object.keys(examples)).to.have.members(KNOWN_DISAGREEMENTS.map(({ name }) => name))
  })

  for (const { name, reason } of KNOWN_DISAGREEMENTS) {
    it(`${name}: ${reason}`, async () => {
      const difference = await both.differ({
        method: 'GET',
        target: '/',
        headers: {},
        body: undefined,
        ...examples[name],
      })
      expect(difference?.known, difference?.what ?? 'both agree').to.equal(name)
    })
  }
})
