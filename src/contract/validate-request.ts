import { accepts, preferred } from './accept.ts'
import { findingAsSent, renameAliases } from './aliases.ts'
import { readBody, type ReadBody } from './body.ts'
import type { Call, ValidatedRequest } from './call.ts'
import { coerce, coerceList, Refused } from './coerce.ts'
import { explain, nameOf } from './explain.ts'
import { InvalidRequest, NotAcceptable, type Fault, type Place } from './faults.ts'
import type { NamedParameter, PreparedOperation } from './prepared-operation.ts'
import { parseQuery } from './query.ts'
import { readUpload } from './upload.ts'
import { decodeComponent } from './text.ts'
import { printable } from '../lib/text.ts'

/**
 * Validates a request: its Accept header, its parameters and its body.
 * @throws InvalidRequest with all faults at once; NotAcceptable; UnsupportedMediaType; BodyTooLarge;
 * ClientGone
 */
export function validateRequest(
  operation: PreparedOperation,
  call: Call,
  bodyLimitBytes: number,
): ValidatedRequest | Promise<ValidatedRequest> {
  const faults: Fault[] = []
  const path = readPath(operation, call.segments, faults)
  const query = readQuery(operation, call.search, faults)
  const accepted = chooseType(operation, acceptOf(operation, query, call.headers.accept))
  const headers = readHeaders(operation, call, faults)
  if (operation.spec.body === null)
    return finish({ caller: call, path, query, headers, body: undefined, accepts: accepted }, faults)
  const { body: spec } = operation.spec
  // If there already is a fault, the server does not wait for the file.
  if (spec.file !== undefined) refuse(faults)
  const read =
    spec.file === undefined ? readBody(call.message, spec, bodyLimitBytes) : readUpload(call.message, spec)
  return read.then((sent) => {
    const body = spec.aliases && sent.faults.length === 0 ? renameAliases(sent, spec.aliases) : sent
    call.body = body
    faults.push(...validateBody(operation, body))
    return finish({ caller: call, path, query, headers, body: body.value, accepts: accepted }, faults)
  })
}

function finish(request: ValidatedRequest, faults: readonly Fault[]): ValidatedRequest {
  if (faults.length > 0) throw new InvalidRequest(inBounds(faults), validParameters(request, faults))
  return request
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new InvalidRequest(inBounds(faults))
}

/** The query without the parameters that have a fault; undefined if the path has a fault. */
function validParameters(
  { path, query }: ValidatedRequest,
  faults: readonly Fault[],
): InvalidRequest['parameters'] {
  if (faults.some(({ place }) => place.in === 'path')) return undefined
  const faulty = new Set(faults.filter(({ place }) => place.in === 'query').map(({ place }) => place.name))
  return { path, query: Object.fromEntries(Object.entries(query).filter(([name]) => !faulty.has(name))) }
}

/** Further faults are counted, not listed: a body can have a hundred thousand faults. */
const MAX_FAULTS = 100

function inBounds(faults: readonly Fault[]): readonly Fault[] {
  if (faults.length <= MAX_FAULTS) return faults
  const place: Place = { in: 'request', name: '' }
  const message = `${nameOf(place)} has ${faults.length - MAX_FAULTS} more faults, which are not listed.`
  return [...faults.slice(0, MAX_FAULTS), { place, kind: 'invalid', message }]
}

/**
 * The value that counts as the header `Accept`: of a parameter that selects the media type, if the request has it. An
 * unknown value is a fault of the parameter. Any type is acceptable then.
 */
function acceptOf(
  { selector }: PreparedOperation,
  query: Values,
  accept: string | undefined,
): string | undefined {
  const value = selector && query[selector.name]
  return value === undefined ? accept : selector!.mediaTypes[value as string]
}

/** @returns the media type of the answer, if the operation has several to choose from */
function chooseType({ offered, choices }: PreparedOperation, accept: string | undefined): string | undefined {
  const chosen = choices.length > 0 ? preferred(accept, choices) : undefined
  const fits = chosen !== undefined || offered.some((mediaType) => accepts(accept, mediaType))
  if (offered.length > 0 && !fits) {
    throw new NotAcceptable(
      `None of the media types in Accept is offered here; accept ${offered.join(' or ')}.`,
    )
  }
  return chosen
}

type Values = Record<string, unknown>

function readPath(operation: PreparedOperation, segments: readonly string[], faults: Fault[]): Values {
  const values: Values = {}
  operation.pathParameters.forEach((parameter, index) => {
    const text = decodeComponent(segments[index]!)
    if (text === undefined) faults.push(malformed({ in: 'path', name: parameter.name }))
    else assign(values, parameter, text, faults)
  })
  return validateValues(operation, 'path', values, faults)
}

function readQuery(operation: PreparedOperation, search: string, faults: Fault[]): Values {
  const values: Values = {}
  if (search !== '') {
    const { pairs, malformed: broken } = parseQuery(search)
    for (const piece of broken) {
      const place: Place = { in: 'query', name: piece.split('=', 1)[0]! }
      faults.push(malformed(place))
    }
    let lists: Map<NamedParameter, string[]> | undefined
    let unknown: Set<string> | undefined
    let absent: Set<string> | undefined
    let entries: Record<string, string> | undefined
    for (const pair of pairs) {
      const name = pair[0]
      const text = pair[1]
      const parameter = operation.queryParameters.get(name)
      if (!parameter) {
        if (operation.freeForm === undefined) (unknown ??= new Set()).add(name)
        else if (entries && name in entries) faults.push(repeated({ in: 'query', name }))
        // Without a prototype: `__proto__` and `constructor` are names like any other.
        else (entries ??= Object.create(null) as Record<string, string>)[name] = text
      } else if (parameter.explode) {
        lists ??= new Map()
        const list = lists.get(parameter)
        if (list) list.push(text)
        else lists.set(parameter, [text])
      } else if (
        name in values ||
        absent?.has(name) ||
        faults.some((fault) => fault.place.in === 'query' && fault.place.name === name)
      ) {
        faults.push(repeated({ in: 'query', name }))
      } else if (text === '' && parameter.emptyIsAbsent) (absent ??= new Set()).add(name)
      else assign(values, parameter, text, faults)
    }
    if (lists) for (const [parameter, texts] of lists) assign(values, parameter, texts, faults)
    if (entries) values[operation.freeForm!] = entries
    for (const name of unknown ?? []) {
      const place: Place = { in: 'query', name }
      faults.push({ place, kind: 'unknown', message: `${nameOf(place)} is not one that this operation has.` })
    }
  }
  for (const [name, value] of operation.defaults) if (!(name in values)) values[name] = value
  return validateValues(operation, 'query', values, faults)
}

function readHeaders(operation: PreparedOperation, call: Call, faults: Fault[]): Values {
  const values: Values = {}
  for (const parameter of operation.headerParameters) {
    const value = call.headers[parameter.name]
    if (value === undefined) continue
    assign(values, parameter, Array.isArray(value) ? value.join(', ') : value, faults)
  }
  return validateValues(operation, 'header', values, faults)
}

function validateBody(
  operation: PreparedOperation,
  { mediaType, value, faults, sentNames }: ReadBody,
): readonly Fault[] {
  for (const path of operation.spec.body?.emptyIsAbsent ?? []) removeIfEmpty(value, path)
  const validator = mediaType === undefined ? undefined : operation.validators.body?.[mediaType]
  if (faults.length > 0 || !validator || validator(value)) return faults
  const findings = (validator.errors ?? []).map((error) => findingAsSent(error, sentNames))
  return explain(findings, 'body', {
    kinds: operation.spec.body?.kinds,
    patternsInWords: operation.patternsInWords,
  })
}

/** Removes the member at a path if it is an empty string. */
function removeIfEmpty(value: unknown, path: readonly string[]): void {
  let holder = value
  for (const name of path.slice(0, -1)) holder = isObject(holder) ? holder[name] : undefined
  const last = path.at(-1)!
  if (isObject(holder) && holder[last] === '') delete holder[last]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Parses a text (or an exploded list of texts) as the parameter's type into `values`, or records the fault.
 */
function assign(
  values: Values,
  parameter: NamedParameter,
  text: string | readonly string[],
  faults: Fault[],
): void {
  const { type } = parameter
  const value =
    typeof text === 'string' ? coerce(text, type) : coerceList(text, (type as { items: 'string' }).items)
  if (!(value instanceof Refused)) values[parameter.name] = value
  else {
    const place: Place = { in: parameter.in, name: parameter.name }
    const sent = typeof text === 'string' ? text : text.join(', ')
    faults.push({
      place,
      kind: 'invalid',
      message: `${nameOf(place)} must be ${value.expected}, not ${printable(sent)}.`,
    })
  }
}

/** Validates the parsed values. A place that already has a fault gets no second fault. */
function validateValues(
  { validators, freeForm, patternsInWords }: PreparedOperation,
  where: 'path' | 'query' | 'header',
  values: Values,
  faults: Fault[],
): Values {
  const validator = where === 'header' ? validators.headers : validators[where]
  if (validator && !validator(values)) {
    const before = faults.filter((fault) => fault.place.in === where).map((fault) => fault.place.name)
    faults.push(
      ...explain(validator.errors ?? [], where, { freeForm, patternsInWords }).filter(
        (fault) => !before.includes(fault.place.name),
      ),
    )
  }
  return values
}

function malformed(place: Place): Fault {
  return {
    place,
    kind: 'malformed',
    message: `${nameOf(place)} is not percent-encoded UTF-8 text without NUL.`,
  }
}

function repeated(place: Place): Fault {
  return { place, kind: 'repeated', message: `${nameOf(place)} occurs more than once; send it once.` }
}
