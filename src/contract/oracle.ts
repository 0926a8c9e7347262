import type { Call } from './call.ts'
import type { Contract, Validator } from './contract.ts'
import { ANY_TYPE, isEventStream, type Answer } from './handler.ts'
import { collectBody, headersOf, textOf } from './send.ts'
import { knownDisagreement, type OracleRequest } from './oracle-disagreements.ts'
import { createOracleJudge, type OracleJudge } from './oracle-judge.ts'

/** A second opinion on every request and answer, by a validator that shares no code with ours. */
export interface Oracle {
  /**
   * Checks the judgement that led to an answer, and the answer itself.
   * @returns the answer, with a stream collected into bytes unless it is one of events
   * @throws OracleDisagreement
   */
  check(call: Call, answer: Answer): Promise<Answer>
}

/** The compiled validators and the oracle differ, or an answer is not what the contract promises. */
export class OracleDisagreement extends Error {
  override readonly name = 'OracleDisagreement'
}

/**
 * Asks express-openapi-validator about requests and JSON answers. It knows neither HEAD nor OPTIONS (a HEAD
 * is asked about as its GET), and sees of answers only what goes through `res.json`: headers, other media
 * types and undocumented statuses are checked here by the compiled reply validators.
 */
export async function createOracle(contract: Contract): Promise<Oracle & { readonly judge: OracleJudge }> {
  const [replyValidators, document] = await Promise.all([
    contract.loadReplyValidators(),
    contract.loadDocument(),
  ])
  const judge = createOracleJudge(document)

  async function differences(call: Call, answer: Answer): Promise<string[]> {
    // Of credentials, or of a body that could not be parsed, there is nothing to ask about.
    const refused = answer.status === 400 && call.isAuthorised && (call.body?.faults.length ?? 0) === 0
    if (!call.operation || !(call.request || refused)) return []
    const request = snapshot(call)
    const weAccept = call.request !== undefined
    const verdict = await judge(request)
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
        : [`the request was ${ours} by the compiled validators, but not by the oracle: ${verdict.message}`]
    }
    const { status, mediaType } = answer
    // A file is bytes, although it may be one of JSON.
    if (!verdict.accepted || mediaType === null || !isJson(mediaType) || isLeftOpen(call, status)) return []
    const ofAnswer = await judge(request, { status, mediaType, value: parsed(answer) })
    return ofAnswer.accepted ? [] : [`the oracle refuses the answer: ${ofAnswer.message}`]
  }

  return {
    judge,
    check: async (call, answer) => {
      // An event stream may never end.
      const isWhole = answer.mediaType === null || isEventStream(answer)
      const whole = isWhole ? answer : { ...answer, body: await collectBody(answer.body) }
      const findings = call.operation ? checkReply(contract, replyValidators, call, whole) : []
      if (findings.length === 0) findings.push(...(await differences(call, whole)))
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
  // In the place of a file, which is not read yet or nowhere kept, stands an empty one.
  const body = file !== undefined && call.request ? { [file]: '' } : call.body?.value
  return { method, target: call.target, headers: { ...call.headers }, body }
}

/** What the contract does not promise of an answer. */
function checkReply(
  contract: Contract,
  validators: Readonly<Record<string, Validator>>,
  call: Call,
  answer: Answer,
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
  if (specs.length > 1 && chosen !== answer.mediaType)
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
    findings.push(...failures(validators[`${id} ${spec.name}`], parsed(answer), 'body'))
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

function parsed(answer: Answer): unknown {
  return JSON.parse(Buffer.from(textOf(answer.body)).toString('utf8'))
}

function isJson(mediaType: string): boolean {
  return /[/+]json(;|$)/.test(mediaType)
}
