import fc from 'fast-check'
import { resolve, type Document, type Schema } from '../../scripts/codegen/document.ts'
import type { OperationModel } from '../../scripts/codegen/model.ts'
import { valuesOf } from './schema-arbitraries.ts'

/** A request as it would stand on the wire. */
export interface WireRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for a request without a body. */
  readonly body: string | undefined
}

/** Texts that some parser of numbers, booleans or percent-encoding takes and another refuses. */
const ODD = [
  ...[
    '',
    '%20',
    '+',
    '0x5',
    '0b1',
    '0o7',
    '1e1',
    '1E1',
    '1e400',
    '-0',
    '+5',
    '%2B5',
    '05',
    '-05',
    '5.',
    '.5',
    '5.0',
    '1_000',
  ],
  ...[
    '%205',
    '5%20',
    '5%0A',
    'NaN',
    'Infinity',
    '-Infinity',
    '9007199254740993',
    '-9007199254740993',
    '99999999999999999999999',
  ],
  ...['true', 'TRUE', '1', '0', 'yes', 'null', 'undefined', '[]', '{}', '%7B%22a%22:1%7D', '%22x%22'],
  ...['%', '%z', '%zz', '%4', '%00', 'a%00b', '%ED%A0%80', '%C3', '%FF', '%C0%AF', '%EF%BB%BF', '%EF%BF%BD'],
  ...[
    'a:b',
    'a/b',
    'a?b',
    'a@b',
    'a;b',
    'a,b',
    "a'b",
    'a(b)',
    'a*b',
    'a=b',
    'a==',
    '$a',
    '!',
    '[a]',
    'a[0]',
    ',',
    ',,',
    '1,',
    ',1',
    '1,2',
    '1,,2',
  ],
  ...['1,2,3,4', '1,2,3,4,5', '1,2,3,4,5,6', '1%2C2%2C3%2C4', '1,2,3, 4', '1,2,3,x', '1|2', '1%202'],
]

/** Names that no operation has, or that it has in another spelling. */
const ODD_NAMES = [
  'x',
  'Limit',
  'LIMIT',
  '',
  '__proto__',
  'constructor',
  'toString',
  '%zz',
  '%00',
  'a.b',
  '[x]',
  'x[y]',
  '%C3%A4',
]

/** Requests to one operation: many valid, the others wrong in every way that a client can be wrong. */
export function requestsTo(document: Document, operation: OperationModel): fc.Arbitrary<WireRequest> {
  const { spec, parameters, bodies } = operation
  const within = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const path = fc
    .tuple(...within('path').map((parameter) => sent(document, parameter)))
    .map((texts) =>
      within('path').reduce(
        (template, { name }, index) => template.replace(`{${name}}`, () => texts[index]!),
        spec.path,
      ),
    )
  const query = fc
    .tuple(
      ...within('query').map((parameter) => queryPieces(document, parameter)),
      strayPieces(within('query')),
    )
    .chain((pieces) => fc.shuffledSubarray(pieces.flat(), { minLength: pieces.flat().length }))
    .map((pieces) => pieces.join('&'))
  const headers = fc
    .tuple(
      ...within('header').map((parameter) => fc.option(headerText(document, parameter.schema), { freq: 2 })),
    )
    .map((texts) =>
      texts.flatMap((text, index) => (text === null ? [] : [[within('header')[index]!.name, text] as const])),
    )
  const body =
    bodies.length === 0 ? fc.constant(undefined) : fc.oneof(...bodies.map((one) => bodyOf(document, one)))
  return fc.tuple(path, query, headers, body).map(([where, search, pairs, sentBody]) => ({
    method: spec.method,
    target: search === '' ? where : `${where}?${search}`,
    headers: { ...Object.fromEntries(pairs), ...sentBody?.headers },
    body: sentBody?.text,
  }))
}

type Parameter = OperationModel['parameters'][number]

/** Most texts fit the parameter; some are strange, and some are strangely encoded. */
function sent(
  document: Document,
  parameter: Parameter,
  values = valuesOf(document, parameter.schema),
): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 30, arbitrary: fc.tuple(values, encodings).map(([value, encode]) => encode(textOf(value))) },
    { weight: parameter.in === 'path' ? 1 : 2, arbitrary: fc.constantFrom(...ODD) },
  )
}

/** The spellings of one text in a URL that mean the same. */
const encodings = fc.constantFrom<(text: string) => string>(
  (text) => encoded(text),
  (text) =>
    encoded(text)
      .toLowerCase()
      .replace(/%[0-9a-f]{2}/g, (code) => code),
  (text) => encoded(text).replace(/%(?:2C|3A|40|24|3B)/g, decodeURIComponent),
  (text) => [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
)

/** A lone surrogate has no UTF-8; as everywhere it becomes U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'string' ? value : String(JSON.stringify(value))
}

function queryPieces(document: Document, parameter: Parameter): fc.Arbitrary<string[]> {
  const schema = resolve<Schema>(document, parameter.schema)
  const freeForm = typeof parameter.type === 'object' && 'entries' in parameter.type
  const exploded = typeof parameter.type === 'object' && parameter.explode
  const one = sent(document, parameter).map((text) => [`${encodeURIComponent(parameter.name)}=${text}`])
  const entries = valuesOf(document, schema).map((value) =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).map(([name, entry]) => `${encoded(name)}=${encoded(textOf(entry))}`),
  )
  const pieces = freeForm
    ? fc.oneof({ weight: 1, arbitrary: one }, { weight: 5, arbitrary: entries })
    : exploded
      ? fc.oneof(
          { weight: 1, arbitrary: one },
          {
            weight: 5,
            arbitrary: valuesOf(document, schema).map((value) =>
              ([] as unknown[]).concat(value).map((entry) => `${parameter.name}=${encoded(textOf(entry))}`),
            ),
          },
        )
      : one
  return fc.oneof(
    { weight: parameter.required ? 1 : 18, arbitrary: fc.constant<string[]>([]) },
    { weight: 10, arbitrary: pieces },
    { weight: 1, arbitrary: fc.tuple(pieces, pieces).map((twice) => twice.flat()) },
    { weight: 1, arbitrary: fc.constant<string[]>([parameter.name]) },
  )
}

/** Names that are not the operation's, or known ones written as other frameworks do; mostly none. */
function strayPieces(parameters: readonly Parameter[]): fc.Arbitrary<string[]> {
  const names = [
    ...ODD_NAMES,
    ...parameters.flatMap(({ name }) => [
      `${name}[]`,
      `${name}[0]`,
      `${name}%5Ba%5D`,
      ` ${name}`,
      name.toUpperCase(),
    ]),
  ]
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...names), fc.constantFrom(...ODD))
        .map(([name, text]) => [`${name.replace(' ', '%20')}=${text}`]),
    },
    { weight: 1, arbitrary: fc.constantFrom<string[][]>([''], ['', ''], ['='], ['=1'], ['&&']) },
  )
}

/** What node:http can hand over as a header: printable Latin-1, without blanks at the ends. */
function headerText(document: Document, schema: Schema): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 8, arbitrary: valuesOf(document, schema).map((value) => textOf(value)) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', 'a b', 'ä', 'x'.repeat(38), 'x'.repeat(39), '{}', '"', ','),
      },
    )
    .map((text) => text.replace(/[^\x20-\x7e\xa1-\xff]/g, '').trim())
}

function bodyOf(
  document: Document,
  { mediaType, schema }: OperationModel['bodies'][number],
): fc.Arbitrary<{ headers: Record<string, string>; text: string } | undefined> {
  const spelled = fc.constantFrom(
    mediaType,
    `${mediaType}; charset=utf-8`,
    mediaType.toUpperCase(),
    `${mediaType};charset="UTF-8"`,
  )
  const values = valuesOf(document, schema, 2)
  const text =
    mediaType === 'application/json'
      ? values.map((value) => (JSON.stringify(value) as string | undefined) ?? 'null')
      : fc.oneof(
          { weight: 8, arbitrary: values.map(formOf) },
          { weight: 1, arbitrary: fc.constantFrom(...ODD, 'a=1&a=2', '=', '&') },
        )
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .tuple(spelled, text)
        .map(([type, written]) => ({ headers: { 'content-type': type }, text: written })),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

function formOf(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return fields.map(([name, field]) => `${encodeURIComponent(name)}=${encoded(textOf(field))}`).join('&')
}
