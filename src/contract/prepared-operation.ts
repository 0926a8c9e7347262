import type { Contract, OperationSpec, ParameterSpec, RequestValidators, ValueType } from './contract.ts'
import { ANY_TYPE, Encoded, type Answer } from './handler.ts'

/** A parameter with its own name in a request. */
export type NamedParameter = ParameterSpec & { readonly type: ValueType }

/** A parameter each of whose values selects a media type. */
type MediaTypeSelector = NamedParameter & Required<Pick<ParameterSpec, 'mediaTypes'>>

/** An operation with everything that can be prepared before the first request. */
export interface PreparedOperation {
  readonly spec: OperationSpec
  readonly pathParameters: readonly NamedParameter[]
  readonly queryParameters: ReadonlyMap<string, NamedParameter>
  /** Name of the parameter that takes all other names of the query as entries, if there is one. */
  readonly freeForm: string | undefined
  readonly headerParameters: readonly NamedParameter[]
  /** The parameter of the query that selects the media type of the answer, if there is one. */
  readonly selector: MediaTypeSelector | undefined
  readonly defaults: readonly (readonly [name: string, value: unknown])[]
  readonly validators: RequestValidators
  readonly patternsInWords: NonNullable<Contract['patternsInWords']>
  /** Media types of the successful answers. */
  readonly offered: readonly string[]
  /** The media types of statuses with several media types: `Accept` chooses. */
  readonly choices: readonly string[]
  /** True if the operation answers 304 to a client that already has the content. */
  readonly isConditional: boolean
  readonly reply: Readonly<Record<string, (...args: unknown[]) => Answer>>
}

export function prepareOperations(contract: Contract): PreparedOperation[] {
  return contract.operations.map((spec) => {
    const within = (place: ParameterSpec['in']) =>
      spec.parameters.filter(isNamed).filter((parameter) => parameter.in === place)
    const query = within('query')
    const order = (spec.path.match(/\{[^}]+\}/g) ?? []).map((part) => part.slice(1, -1))
    return {
      spec,
      pathParameters: order.map((name) => within('path').find((parameter) => parameter.name === name)!),
      queryParameters: new Map(query.map((parameter) => [parameter.name, parameter])),
      freeForm: spec.parameters.find((parameter) => !isNamed(parameter))?.name,
      headerParameters: within('header'),
      selector: query.find(isSelector),
      defaults: query.flatMap(({ name, default: value }) =>
        value === undefined ? [] : [[name, value] as const],
      ),
      validators: contract.validators[spec.id] ?? {},
      patternsInWords: contract.patternsInWords ?? {},
      offered: spec.replies.flatMap(({ status, mediaType }) =>
        // An open media type is sent regardless of Accept (RFC 9110, 12.4.1).
        status < 300 && mediaType !== null && mediaType !== ANY_TYPE ? [mediaType] : [],
      ),
      choices: choices(spec),
      isConditional: spec.replies.some(({ status }) => status === 304),
      reply: responders(spec),
    }
  })
}

/** The media types among which `Accept` chooses: all media types of successful statuses with several. */
export function choices({ replies }: Pick<OperationSpec, 'replies'>): readonly string[] {
  const several = replies.filter(
    (reply) =>
      reply.status < 300 && replies.some((other) => other !== reply && other.status === reply.status),
  )
  return [...new Set(several.map(({ mediaType }) => mediaType!))]
}

/** True if the answers of a status depend on `Accept`, because it has several media types. */
export const dependsOnAccept = ({ replies }: Pick<OperationSpec, 'replies'>, status: number): boolean =>
  replies.filter((reply) => reply.status === status).length > 1

function isNamed(parameter: ParameterSpec): parameter is NamedParameter {
  return typeof parameter.type !== 'object' || 'items' in parameter.type
}

const isSelector = (parameter: NamedParameter): parameter is MediaTypeSelector =>
  parameter.mediaTypes !== undefined

/** `ok(body, headers)` for an answer with a body, `noContent(headers)` for an answer without. */
function responders(spec: OperationSpec): PreparedOperation['reply'] {
  return Object.fromEntries(
    spec.replies.map(({ name, status, mediaType }) => {
      const respond =
        mediaType === null
          ? (headers?: unknown): Answer => ({
              status,
              mediaType,
              headers: headers as Answer['headers'],
              body: undefined,
            })
          : (body: unknown, headers?: unknown): Answer => ({
              status,
              mediaType: mediaType === ANY_TYPE && body instanceof Encoded ? body.mediaType : mediaType,
              headers: headers as Answer['headers'],
              body,
            })
      return [name, respond]
    }),
  )
}
