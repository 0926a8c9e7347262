import type { BodySpec, Contract, ValidationError } from './contract.ts'
import type { Fault, Place } from './faults.ts'
import { escapePointer } from './text.ts'
import { printable } from '../lib/text.ts'

const NOUNS: Record<Place['in'], string> = {
  path: 'path parameter',
  query: 'query parameter',
  header: 'header',
  body: 'body',
  request: 'request',
}

/** "The query parameter "limit"", "The body at /name": the subject of a sentence about a place. */
export function nameOf(place: Place): string {
  if (place.in === 'request') return 'The request'
  if (place.in === 'body') return place.name === '' ? 'The body' : `The body at ${place.name}`
  return `The ${NOUNS[place.in]} ${printable(place.name)}`
}

/**
 * Turns a validator's findings into faults, one sentence each. Alternatives that all fail give one fault.
 * @param freeForm the parameter whose entries occur in the request under their own names
 * @param kinds the choices of a discriminator, if the whole value has one
 * @param patternsInWords requirements of patterns; other patterns are quoted
 */
export function explain(
  errors: readonly ValidationError[],
  where: Place['in'],
  {
    freeForm,
    kinds,
    patternsInWords = {},
  }: {
    freeForm?: string | undefined
    kinds?: BodySpec['kinds']
    patternsInWords?: NonNullable<Contract['patternsInWords']>
  } = {},
): Fault[] {
  const alternatives = errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .map(({ instancePath }) => instancePath)
  const undecided = errors.filter(({ keyword }) => keyword === 'discriminator')
  return errors
    .filter(
      ({ keyword, instancePath }) =>
        keyword === 'oneOf' || keyword === 'anyOf' || !alternatives.includes(instancePath),
    )
    .filter((error) => !undecided.some((other) => other !== error && isRepetition(error, other)))
    .map((error) => {
      if (error.keyword === 'discriminator') return undecidedFault(error, where, kinds)
      const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined
      const place = placeOf(error.instancePath, where, missing, freeForm)
      return {
        place,
        kind: missing === undefined ? 'invalid' : 'missing',
        message: `${nameOf(place)} ${requirementOf(error, errors, patternsInWords)}.`,
      }
    })
}

/** True if a finding only repeats that the kind is missing. */
function isRepetition(
  { keyword, instancePath, params }: ValidationError,
  undecided: ValidationError,
): boolean {
  return (
    keyword === 'required' &&
    instancePath === undecided.instancePath &&
    params['missingProperty'] === undecided.params['tag']
  )
}

/** The fault of a value whose kind is missing or unknown. */
function undecidedFault(
  { instancePath, params }: ValidationError,
  where: Place['in'],
  kinds: BodySpec['kinds'],
): Fault {
  const place: Place = { in: where, name: `${instancePath}/${escapePointer(String(params['tag']))}` }
  const named = params['tagValue']
  const names = kinds && instancePath === '' ? kinds.names.map((name) => JSON.stringify(name)) : []
  const wanted = names.length > 0 ? `one of ${names.join(', ')}` : 'one of the documented kinds'
  const found = typeof named === 'string' ? `, not ${printable(named)}` : ''
  const message =
    named === undefined
      ? `${nameOf(place)} is missing; it must be ${wanted}.`
      : `${nameOf(place)} must be ${wanted}${found}.`
  return { place, kind: 'discriminator', message }
}

function placeOf(
  pointer: string,
  where: Place['in'],
  missing: string | undefined,
  freeForm: string | undefined,
): Place {
  const full = missing === undefined ? pointer : `${pointer}/${escapePointer(missing)}`
  if (where === 'body') return { in: where, name: full }
  const [first = '', entry] = full
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return { in: where, name: first === freeForm && entry !== undefined ? entry : first }
}

/** Names of JSON's types in a sentence. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

function count(limit: string, one: string, more = `${one}s`): string {
  return `${limit} ${limit === '1' ? one : more}`
}

/** The requirement on the value, as the rest of a sentence. */
function requirementOf(
  { keyword, params, message, instancePath }: ValidationError,
  all: readonly ValidationError[],
  patternsInWords: NonNullable<Contract['patternsInWords']>,
): string {
  const limit = String(params['limit'])
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'minimum':
      return `must be at least ${limit}`
    case 'maximum':
      return `must be at most ${limit}`
    case 'minLength':
      return Number(limit) === 1 ? 'must not be empty' : `must have at least ${count(limit, 'character')}`
    case 'maxLength':
      return `must have at most ${count(limit, 'character')}`
    case 'minItems':
      return `must have at least ${count(limit, 'entry', 'entries')}`
    case 'maxItems':
      return `must have at most ${count(limit, 'entry', 'entries')}`
    case 'minProperties':
      return `must have at least ${count(limit, 'member')}`
    case 'maxProperties':
      return `must have at most ${count(limit, 'member')}`
    case 'exclusiveMinimum':
      return `must be greater than ${limit}`
    case 'exclusiveMaximum':
      return `must be less than ${limit}`
    case 'multipleOf':
      return `must be a multiple of ${String(params['multipleOf'])}`
    case 'type':
      return `must be ${[params['type']]
        .flat()
        .map((type) => TYPES[String(type)] ?? String(type))
        .join(' or ')}`
    case 'format':
      return `must have the format ${String(params['format'])}`
    case 'pattern':
      return patternsInWords[String(params['pattern'])] ?? message!
    case 'uniqueItems': {
      const [first, second] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b)
      return `must not have equal entries, such as those at ${first} and ${second}`
    }
    case 'propertyNames':
      return `has the member ${printable(String(params['propertyName']))}, whose name is not allowed`
    case 'false schema':
      return 'is not allowed'
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `has the unknown member ${printable(String(params['additionalProperty'] ?? params['unevaluatedProperty']))}`
    case 'oneOf':
    case 'anyOf': {
      const branches = all.filter(
        (error) => error.instancePath === instancePath && !['oneOf', 'anyOf'].includes(error.keyword),
      )
      const demands = [...new Set(branches.map((branch) => requirementOf(branch, [], patternsInWords)))]
      return demands.length > 0
        ? `matches none of the allowed forms: it ${demands.join(', or ')}`
        : 'matches none of the allowed forms'
    }
    case 'not':
      return 'has an excluded form; see the API description for the allowed forms'
    default:
      return message ?? `violates the rule ${keyword}`
  }
}
