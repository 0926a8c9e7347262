import fc from 'fast-check'
import { resolve, type Document, type Schema } from '../../scripts/codegen/document.ts'

/** Texts and values that a schema hardly ever expects. */
const JUNK: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, '', ' ', 'x', [], {}, [null], { a: 1 }, 2 ** 53, 1e300),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.constantFrom(
    '2026-11-21',
    '2024-02-29',
    '1900-01-01',
    '2000-12-31',
    '2023-02-29',
    '2020-02-30',
    '2026-13-01',
    '2026-1-1',
  ),
  'date-time': fc.constantFrom(
    ...['2026-11-21T04:05:06Z', '1969-12-31T00:00:00.000Z', '2000-02-29T12:00:00-11:00'],
    '2024-02-29T23:59:59.25+05:30',
    '2023-02-29T00:00:00Z',
    '2020-02-30T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T04:05:06',
    '2026-11-21 04:05:06Z',
    '2026-11-21t04:05:06z',
    '2026-11-21T04:05:06+0100',
    '2026-11-21T04:05:06+01',
    '2016-12-31T23:59:60Z',
    '2016-12-31T15:59:60-08:00',
    '2016-12-31T12:00:60Z',
    '2026-11-21',
  ),
  email: fc.constantFrom('a@b.org', 'a@b', '@', 'a b@c.org', 'ä@b.org'),
  uuid: fc.oneof(fc.uuid(), fc.constantFrom('urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'f81d4fae')),
  uri: fc.constantFrom(
    'https://example.org/a?b#c',
    'urn:a:b',
    '/a',
    'http://',
    'a b',
    'http://example.org/ä',
  ),
}

/**
 * Values made from a schema: most of them valid, the others wrong in one place or two (type, bounds, missing
 * and unknown members, lists too short or too long). Which ones are valid is for the validators to say.
 * @param junk how many of a hundred places, at each level, hold something that the schema never speaks of
 */
export function valuesOf(
  document: Document,
  schema: Schema | boolean,
  junk = 4,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean' || depth > 6) return JUNK
  const inner = (part: Schema | boolean) => valuesOf(document, part, junk, depth + 1)
  const meant = meantBy(resolve<Schema>(document, schema), inner)
  return fc.oneof({ weight: 100 - junk, arbitrary: meant }, { weight: junk, arbitrary: JUNK })
}

type Inner = (schema: Schema | boolean) => fc.Arbitrary<unknown>

function meantBy(schema: Schema, inner: Inner): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined
  if (branches) return fc.oneof(...branches.map(inner))
  const all = schema['allOf'] as Schema[] | undefined
  if (all && !schema.properties) {
    return fc
      .tuple(...all.map(inner))
      .map((parts) => (parts.every(isRecord) ? Object.assign({}, ...parts) : parts[0]) as unknown)
  }
  const types = ([] as string[]).concat(schema.type ?? (schema.properties ? 'object' : []))
  if (schema['nullable'] === true) types.push('null')
  return types.length === 0 ? JUNK : fc.oneof(...types.map((type) => ofType(type, schema, inner)))
}

function ofType(type: string, schema: Schema, inner: Inner): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return texts(schema)
    case 'array':
      return lists(schema, inner)
    case 'object':
      return objects(schema, inner)
    default:
      return numbers(schema, type === 'integer')
  }
}

function numbers(schema: Schema, whole: boolean): fc.Arbitrary<number> {
  const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
    .map((key) => schema[key])
    .filter((bound) => typeof bound === 'number')
  const near = bounds.flatMap((bound) => [bound - 1, bound, bound + 1, ...(whole ? [] : [bound + 0.01])])
  const min = bounds.length > 0 ? Math.min(...bounds) : -200
  const max = bounds.length > 1 ? Math.max(...bounds) : Math.max(min + 400, 100)
  const step = typeof schema['multipleOf'] === 'number' ? schema['multipleOf'] : undefined
  const within = whole
    ? fc.integer({ min: Math.max(Math.ceil(min), -(2 ** 31)), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
    : fc.double({ min, max, noNaN: true })
  return fc.oneof(
    {
      weight: 8,
      arbitrary: step === undefined ? within : fc.nat(5000).map((n) => Number((n * step).toPrecision(8))),
    },
    { weight: 2, arbitrary: fc.constantFrom(...near, 0, -0, 2 ** 53, -(2 ** 53), 1.5, 1e21, 1e-7) },
  )
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const {
    minLength = 0,
    maxLength,
    pattern,
    format,
  } = schema as Record<string, never> as {
    minLength?: number
    maxLength?: number
    pattern?: string
    format?: string
  }
  const known = format === undefined ? undefined : FORMATS[format]
  if (known) return known
  const edges = [minLength - 1, minLength, ...(maxLength === undefined ? [] : [maxLength, maxLength + 1])]
    .filter((length) => length >= 0)
    .map((length) => 'a'.repeat(length))
  const free = fc.string({
    minLength,
    maxLength: Math.min(maxLength ?? 12, minLength + 12),
    unit: 'grapheme',
  })
  // fast-check knows no anchored classes of control characters: what they leave is ordinary text.
  const shaped =
    pattern === undefined || /\\x/.test(pattern) ? free : fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.oneof(
    { weight: 5, arbitrary: shaped },
    { weight: 2, arbitrary: fc.constantFrom('places', '1', 'a b', "it's", 'ä', 'a+b', 'a%b', '€', '😀') },
    { weight: 2, arbitrary: fc.constantFrom(...edges) },
    { weight: 1, arbitrary: free },
  )
}

function lists(schema: Schema, inner: Inner): fc.Arbitrary<unknown[]> {
  const { minItems = 0, maxItems } = schema as { minItems?: number; maxItems?: number }
  const tuple = schema['prefixItems'] as Schema[] | undefined
  if (tuple) {
    const whole = fc.tuple<unknown[]>(...tuple.map(inner))
    return fc.oneof(
      { weight: 8, arbitrary: whole },
      { weight: 1, arbitrary: whole.map((list) => list.slice(1)) },
      { weight: 1, arbitrary: whole.map((list) => [...list, 1]) },
    )
  }
  const top = maxItems ?? minItems + 2
  return fc
    .oneof(
      { weight: 8, arbitrary: fc.integer({ min: minItems, max: Math.min(top, minItems + 4) }) },
      { weight: 1, arbitrary: fc.constantFrom(Math.max(0, minItems - 1), Math.min(top + 1, 40)) },
    )
    .chain((length) => fc.array(inner(schema.items ?? true), { minLength: length, maxLength: length }))
}

function objects(schema: Schema, inner: Inner): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, inner(property)] as const,
  )
  const whole = fc.record(Object.fromEntries(members), {
    requiredKeys: schema.required?.filter((name) => name in (schema.properties ?? {})) ?? [],
  })
  const extra = schema['additionalProperties']
  const others = fc.dictionary(
    fc.constantFrom('extra', 'other', 'a.b', 'constructor', 'ä'),
    typeof extra === 'object' ? inner(extra as Schema) : JUNK,
    { maxKeys: 2 },
  )
  const names = schema.required ?? []
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    {
      weight: typeof extra === 'object' ? 12 : 1,
      arbitrary: fc.tuple(whole, others).map(([a, b]) => ({ ...b, ...a })),
    },
    ...(names.length === 0
      ? []
      : [
          {
            weight: 1,
            arbitrary: fc
              .tuple(whole, fc.constantFrom(...names))
              .map(([object, name]) => without(object, name)),
          },
        ]),
  )
}

function without(object: object, name: string): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
