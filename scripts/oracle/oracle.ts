import type { Call } from '../../src/contract/call.ts'
import type { Contract, Validator } from '../../src/contract/contract.ts'
import type { Oracle } from '../../src/contract/service.ts'
import { ANY_TYPE, isEventStream, type Answer } from '../../src/contract/handler.ts'
import { collectBody, headersOf, textOf } from '../../src/contract/send.ts'
import { knownDisagreement, type OracleRequest } from './oracle-disagreements.ts'
import { createOracleValidator, type OracleValidator } from './oracle-validator.ts'

/** The compiled validators and the oracle disagree, or an answer violates the contract. */
export class OracleDisagreement extends Error {
  override readonly name = 'OracleDisagreement'
}

/** They compile a path when it is first requested, which takes long, so all servers of a process have the same ones. */
const validators = new WeakMap<Contract, OracleValidator>()

/**
 * Validates requests and JSON answers with express-openapi-validator. It supports neither HEAD nor OPTIONS (a
 * HEAD is validated as its GET), and sees only answers that go through `res.json`. Headers, other media types
 * and undocumented statuses are checked here by the compiled reply validators.
 */
export async function createOracle(
  contract: Contract,
): Promise<Oracle & { readonly validate: OracleValidator }> {
  const [replyValidators, document] = await Promise.all([
    contract.loadReplyValidators(),
    contract.loadDocument(),
  ])
  const validate = validators.get(contract) ?? createOracleValidator(document)
  validators.set(contract, validate)

  async function differences(call: Call, answer: Answer, json: () => unknown): Promise<string[]> {
    // Credentials and unparseable bodies cannot be validated.
    const refused = answer.status === 400 && call.isAuthorised && (call.body?.faults.length ?? 0) === 0
    if (!call.operation || !(call.request || refused)) return []
    const request = snapshot(call)
    const weAccept = call.request !== undefined
    const { status, mediaType } = answer
    // A file is bytes, even if it contains JSON.
    const isValidated = mediaType !== null && isJson(mediaType) && !isLeftOpen(call, status)
    const verdict = await validate(
      request,
      weAccept && isValidated ? { status, mediaType, value: json() } : undefined,
    )
    if (verdict.accepted !== weAccept) {
      const known = knownDisagreement({
        request,
        operation: call.operation,
        weAccept,
        message: verdict.message,
      })
      const ours = weAccept ? 'accepted' : 'refused'
      return known
        ? []
        : [`the request was ${ours} by the compiled validators, but the oracle disagrees: ${verdict.message}`]
    }
    return verdict.faultOfAnswer === undefined
      ? []
      : [`the oracle rejects the answer: ${verdict.faultOfAnswer}`]
  }

  return {
    validate: validate,
    check: async (call, answer) => {
      // An event stream may be endless.
      const isWhole = answer.mediaType === null || isEventStream(answer)
      const whole = isWhole ? answer : { ...answer, body: await collectBody(answer.body) }
      const json = parsedOnce(whole)
      const findings = call.operation ? checkReply(contract, replyValidators, call, whole, json) : []
      if (findings.length === 0) findings.push(...(await differences(call, whole, json)))
      if (findings.length > 0) {
        throw new OracleDisagreement(
          `${call.method} ${call.target} → ${whole.status}: ${findings.join('; ')}`,
        )
      }
      return whole
    },
  }
}

function snapshot(call: Call): OracleRequest {
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const file = call.operation?.body?.file
  // An empty string replaces a file, which is not read yet or not kept.
  const body = file !== undefined && call.request ? { [file]: '' } : call.body?.value
  return { method, target: call.target, headers: { ...call.headers }, body }
}

/** Violations of the contract in an answer. */
function checkReply(
  contract: Contract,
  validators: Readonly<Record<string, Validator>>,
  call: Call,
  answer: Answer,
  json: () => unknown,
): string[] {
  const id = call.operation!.id
  const specs = contract.operations
    .find((operation) => operation.id === id)!
    .replies.filter(({ status }) => status === answer.status)
  const spec = specs.find(({ mediaType }) => mediaType === answer.mediaType) ?? specs[0]
  if (!spec) return [`the status ${answer.status} is not documented`]
  const findings: string[] = []
  if (spec.mediaType !== answer.mediaType && spec.mediaType !== ANY_TYPE)
    findings.push(`the media type is ${answer.mediaType}, not ${spec.mediaType}`)
  const chosen = call.request?.accepts
  // An error before the validation chooses by itself.
  if (specs.length > 1 && answer.status < 300 && chosen !== answer.mediaType)
    findings.push(`the media type is ${answer.mediaType}, though Accept chose ${chosen}`)
  const list = headersOf(call, answer, [], undefined)
  const headers: Record<string, unknown> = {}
  for (let index = 0; index < list.length; index += 2) {
    const name = list[index]!.toLowerCase()
    const value = list[index + 1]!
    headers[name] = /^\d+$/.test(value) && name !== 'x-request-id' ? Number(value) : value
  }
  const documented = new Set([...spec.headers.map((name) => name.toLowerCase()), 'content-type'])
  for (const name of Object.keys(headers))
    if (!documented.has(name)) findings.push(`the header ${name} is not documented`)
  findings.push(...failures(validators[`${id} ${spec.name} headers`], headers, 'headers'))
  if (spec.mediaType !== null && isJson(spec.mediaType)) {
    findings.push(...failures(validators[`${id} ${spec.name}`], json(), 'body'))
  }
  return findings
}

function isLeftOpen({ operation }: Call, status: number): boolean {
  return operation!.replies.some((reply) => reply.status === status && reply.mediaType === ANY_TYPE)
}

function failures(validator: Validator | undefined, value: unknown, what: string): string[] {
  if (!validator || validator(value)) return []
  return (validator.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message}`)
}

/** The JSON of an answer, parsed at the first call. */
function parsedOnce({ body }: Answer): () => unknown {
  let json: { readonly value: unknown } | undefined
  return () => (json ??= { value: JSON.parse(Buffer.from(textOf(body)).toString('utf8')) as unknown }).value
}

function isJson(mediaType: string): boolean {
  return /[/+]json(;|$)/.test(mediaType)
}
