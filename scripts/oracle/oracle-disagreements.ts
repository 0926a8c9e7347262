import type { OperationSpec, ParameterSpec, ParameterType, ScalarType } from '../../src/contract/contract.ts'
import { decodeComponent } from '../../src/contract/text.ts'

/** A request in the form that the oracle receives. */
export interface OracleRequest {
  readonly method: string
  readonly target: string
  readonly headers: Record<string, string | string[] | undefined>
  /** The parsed body; undefined if no body was sent. */
  readonly body: unknown
}

/** A request on which the two validators disagree. */
export interface Difference {
  readonly request: OracleRequest
  /** Undefined if the contract does not have the path or the method. */
  readonly operation: OperationSpec | undefined
  readonly weAccept: boolean
  /** The message of the oracle. */
  readonly message: string
}

/** A known error of express-openapi-validator in which the compiled validators are right. */
export interface Disagreement {
  readonly name: string
  readonly reason: string
  /**
   * True if the compiled validators accept such a request and the oracle rejects it; false for the reverse.
   */
  readonly weAccept: boolean
  readonly applies: (difference: Difference) => boolean
}

/** All accepted disagreements. A test demonstrates each. */
export const KNOWN_DISAGREEMENTS: readonly Disagreement[] = [
  {
    name: 'broken encoding in a query',
    reason:
      'Express decodes a query with node:querystring, which replaces undecodable bytes by U+FFFD and accepts a NUL.',
    weAccept: false,
    applies: ({ request }) =>
      rawPairs(request).some((pair) => pair.some((text) => decodeComponent(text) === undefined)),
  },
  {
    name: 'NUL in a path',
    reason: 'The oracle accepts %00 unless the schema of the parameter forbids it.',
    weAccept: false,
    applies: ({ request }) => pathOf(request).includes('%00'),
  },
  {
    name: 'numbers in other notations',
    reason:
      'The oracle accepts every text that JavaScript converts to a number: 0x5, +5, 05, 1e1 for an integer, blanks, Infinity, 1e400.',
    weAccept: false,
    applies: (difference) =>
      sentTexts(difference).some(([parameter, text]) => isOtherNotation(parameter, text)),
  },
  {
    name: 'name with a bracket',
    reason:
      'The oracle treats `bbox[]=1` as an entry of `bbox` and drops a name that starts with a bracket; in OpenAPI each is a separate name, which no operation here has.',
    weAccept: false,
    applies: (difference) => pairs(difference.request).some(([name]) => name.includes('[')),
  },
  {
    name: 'comma list under a repeated name',
    reason:
      'With `explode: false` the entries are separated by commas under one name; the oracle treats repeated names as entries.',
    weAccept: false,
    applies: (difference) => {
      const names = sentTexts(difference)
        .filter(([{ in: place, type, explode }]) => place === 'query' && isList(type) && !explode)
        .map(([{ name }]) => name)
      return new Set(names).size < names.length
    },
  },
  {
    name: 'empty list entry',
    reason:
      'The oracle does not parse an empty string as a list; the compiled validators parse it as a list of one empty string.',
    weAccept: true,
    applies: (difference) => sentTexts(difference).some(([{ type }, text]) => isList(type) && text === ''),
  },
  {
    name: 'entries of a free-form parameter',
    reason:
      'The oracle accepts every name that an exploded object takes, but checks neither the values nor repeated names.',
    weAccept: false,
    applies: (difference) => freeNames(difference).length > 0,
  },
  {
    name: 'entry that is named like a parameter',
    reason:
      'The oracle treats `marks` and `marks[0]` as the whole exploded object, and `deep[a]` as the parameter `deep`; in OpenAPI these are separate names, and so entries of the object.',
    weAccept: true,
    applies: (difference) =>
      freeNames(difference).some((name) =>
        difference.operation?.parameters.some((parameter) => parameter.name === name.split('[', 1)[0]),
      ),
  },
  {
    name: 'multiples of a fraction',
    reason: 'The oracle divides without a tolerance, so that 19.99 is not a multiple of 0.01.',
    weAccept: true,
    applies: ({ message }) => /must be multiple of 0?\./.test(message),
  },
  {
    name: 'time that is not RFC 3339',
    reason:
      'The oracle accepts a blank instead of the T, an offset without minutes or colon, and leap seconds in any time zone.',
    weAccept: false,
    applies: (difference) =>
      textsOf(difference).some((text) => /^\d{4}-\d\d-\d\d(?:\s|.*[+-]\d\d(?:\d\d)?$|.*:60)/i.test(text)),
  },
]

/** The known disagreement that explains a difference, if there is one. */
export function knownDisagreement(difference: Difference): Disagreement | undefined {
  return KNOWN_DISAGREEMENTS.find(
    (known) => known.weAccept === difference.weAccept && known.applies(difference),
  )
}

function isList(type: ParameterType): type is { readonly items: ScalarType } {
  return typeof type === 'object' && 'items' in type
}

/** Names of the query that are entries of the operation's free-form parameter, if it has one. */
function freeNames({ request, operation }: Difference): string[] {
  const declared = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? []
  const isFree = ({ type }: ParameterSpec) => typeof type === 'object' && 'entries' in type
  if (!declared.some(isFree)) return []
  const own = new Set(declared.filter((parameter) => !isFree(parameter)).map(({ name }) => name))
  return pairs(request).flatMap(([name]) => (own.has(name) ? [] : [name]))
}

function pathOf({ target }: OracleRequest): string {
  return target.split('?', 1)[0]!
}

/** Names and values of the query as they were sent, except `+`. */
function rawPairs({ target }: OracleRequest): (readonly [name: string, value: string])[] {
  const question = target.indexOf('?')
  const query = question === -1 ? '' : target.slice(question + 1).replaceAll('+', ' ')
  return query.split('&').map((piece) => {
    const equals = piece.indexOf('=')
    return equals === -1 ? [piece, ''] : [piece.slice(0, equals), piece.slice(equals + 1)]
  })
}

function pairs(request: OracleRequest): (readonly [name: string, value: string])[] {
  return rawPairs(request).map(([name, value]) => [
    decodeComponent(name) ?? name,
    decodeComponent(value) ?? value,
  ])
}

/** Every parameter with the text that was sent for it, once per occurrence. */
function sentTexts({ request, operation }: Difference): (readonly [ParameterSpec, string])[] {
  if (!operation) return []
  const segments = pathOf(request).split('/')
  const template = operation.path.split('/')
  const query = pairs(request)
  return operation.parameters.flatMap((parameter) => {
    const texts =
      parameter.in === 'query'
        ? query.filter(([name]) => name === parameter.name).map(([, value]) => value)
        : parameter.in === 'header'
          ? [request.headers[parameter.name] ?? []].flat()
          : [decodeComponent(segments[template.indexOf(`{${parameter.name}}`)] ?? '') ?? '']
    return texts.map((text) => [parameter, text] as const)
  })
}

const NOTATION = { integer: /^-?(?:0|[1-9]\d*)$/, number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i }

function isOtherNotation({ type, explode }: ParameterSpec, text: string): boolean {
  const scalar = isList(type) ? type.items : type
  if (scalar !== 'integer' && scalar !== 'number') return false
  const entries = isList(type) && !explode ? text.split(',') : [text]
  return entries.some(
    (entry) =>
      entry !== '' &&
      !Number.isNaN(Number(entry)) &&
      !(NOTATION[scalar].test(entry) && Number.isFinite(Number(entry))),
  )
}

/** All texts in the parameters and the body of a request. */
function textsOf(difference: Difference): string[] {
  const inBody = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(inBody)
        : []
  return [...sentTexts(difference).map(([, text]) => text), ...inBody(difference.request.body)]
}
