import type { OperationSpec, ParameterSpec, ParameterType, ScalarType } from './contract.ts'
import { decodeComponent } from './text.ts'

/** A request as the oracle is asked about it. */
export interface OracleRequest {
  readonly method: string
  readonly target: string
  readonly headers: Record<string, string | string[] | undefined>
  /** The parsed body; undefined where none was sent. */
  readonly body: unknown
}

/** A request that the two judge differently. */
export interface Difference {
  readonly request: OracleRequest
  /** Undefined where the path or method is none of the contract's. */
  readonly operation: OperationSpec | undefined
  readonly weAccept: boolean
  /** What the oracle said. */
  readonly message: string
}

/** A way in which express-openapi-validator is known to be wrong, where we are not. */
export interface Disagreement {
  readonly name: string
  readonly reason: string
  /** True where the compiled validators accept such a request and the oracle refuses it; else the reverse. */
  readonly weAccept: boolean
  readonly applies: (difference: Difference) => boolean
}

/** Every disagreement that is accepted, each shown by a test. */
export const KNOWN_DISAGREEMENTS: readonly Disagreement[] = [
  {
    name: 'broken encoding in a query',
    reason:
      'Express decodes a query by node:querystring, which puts U+FFFD in the place of what it cannot read and lets a NUL through.',
    weAccept: false,
    applies: ({ request }) =>
      rawPairs(request).some((pair) => pair.some((text) => decodeComponent(text) === undefined)),
  },
  {
    name: 'NUL in a path',
    reason: 'The oracle lets a %00 through where the schema of the parameter does not forbid it.',
    weAccept: false,
    applies: ({ request }) => pathOf(request).includes('%00'),
  },
  {
    name: 'slash at the end of a path',
    reason:
      'The oracle takes a slash more at the end, whatever Express is told; to OpenAPI it is another path.',
    weAccept: false,
    applies: ({ request, operation }) => operation === undefined && pathOf(request).endsWith('/'),
  },
  {
    name: 'numbers in other notations',
    reason:
      'The oracle takes what JavaScript turns into a number: 0x5, +5, 05, 1e1 for an integer, blanks, Infinity, 1e400.',
    weAccept: false,
    applies: (difference) =>
      sentTexts(difference).some(([parameter, text]) => isOtherNotation(parameter, text)),
  },
  {
    name: 'name with a bracket',
    reason:
      'The oracle takes `bbox[]=1` for an entry of `bbox` and drops a name that starts with a bracket; to OpenAPI each is a name of its own, which no operation here has.',
    weAccept: false,
    applies: (difference) => pairs(difference.request).some(([name]) => name.includes('[')),
  },
  {
    name: 'comma list under a repeated name',
    reason:
      'With `explode: false` the entries stand between commas under one name; the oracle takes repeated names for entries.',
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
    reason: 'The oracle does not read an empty text as a list; for us it is a list of one empty text.',
    weAccept: true,
    applies: (difference) => sentTexts(difference).some(([{ type }, text]) => isList(type) && text === ''),
  },
  {
    name: 'entries of a free-form parameter',
    reason:
      'The oracle lets every name through where an exploded object takes it, but looks neither at the values nor for a name that stands twice.',
    weAccept: false,
    applies: (difference) => freeNames(difference).length > 0,
  },
  {
    name: 'entry that is named like a parameter',
    reason:
      'The oracle takes `marks` and `marks[0]` for the exploded object as a whole, and `deep[a]` for the parameter `deep`; to OpenAPI these are names of their own, and so entries of the object.',
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
      'The oracle takes a blank in the place of the T, an offset without minutes or colon, and leap seconds of any zone.',
    weAccept: false,
    applies: (difference) =>
      textsOf(difference).some((text) => /^\d{4}-\d\d-\d\d(?:\s|.*[+-]\d\d(?:\d\d)?$|.*:60)/i.test(text)),
  },
]

/** The disagreement that explains why the oracle differs from a judgement of ours, if one is known. */
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

/** Names and values of the query, as they were sent but for `+`. */
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

/** Every parameter with the text that was sent for it, as often as it was sent. */
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

/** All texts that a request carries, in parameters and body. */
function textsOf(difference: Difference): string[] {
  const inBody = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(inBody)
        : []
  return [...sentTexts(difference).map(([, text]) => text), ...inBody(difference.request.body)]
}
