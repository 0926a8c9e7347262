import type { Contract, OperationSpec, ParameterSpec, RequestValidators } from './contract.ts'
import type { Answer } from './handler.ts'

/** An operation with everything that can be worked out before the first request. */
export interface PreparedOperation {
  readonly spec: OperationSpec
  readonly pathParameters: readonly ParameterSpec[]
  readonly queryParameters: ReadonlyMap<string, ParameterSpec>
  readonly headerParameters: readonly ParameterSpec[]
  readonly defaults: readonly (readonly [name: string, value: unknown])[]
  readonly validators: RequestValidators
  /** Media types of the successful answers. */
  readonly offered: readonly string[]
  readonly reply: Readonly<Record<string, (...args: unknown[]) => Answer>>
}

export function prepareOperations(contract: Contract): PreparedOperation[] {
  return contract.operations.map((spec) => {
    const within = (place: ParameterSpec['in']) =>
      spec.parameters.filter((parameter) => parameter.in === place)
    const query = within('query')
    const order = (spec.path.match(/\{[^}]+\}/g) ?? []).map((part) => part.slice(1, -1))
    return {
      spec,
      pathParameters: order.map((name) => within('path').find((parameter) => parameter.name === name)!),
      queryParameters: new Map(query.map((parameter) => [parameter.name, parameter])),
      headerParameters: within('header'),
      defaults: query.flatMap(({ name, default: value }) =>
        value === undefined ? [] : [[name, value] as const],
      ),
      validators: contract.validators[spec.id] ?? {},
      offered: spec.replies.flatMap(({ status, mediaType }) =>
        status < 300 && mediaType !== null ? [mediaType] : [],
      ),
      reply: responders(spec),
    }
  })
}

/** `ok(body, headers)` for an answer with a body, `noContent(headers)` for one without. */
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
              mediaType,
              headers: headers as Answer['headers'],
              body,
            })
      return [name, respond]
    }),
  )
}
