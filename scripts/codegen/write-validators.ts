import { createRequire } from 'node:module'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { transform, build } from 'esbuild'
import { dirname } from 'node:path'
import { schemaName, type Document, type Schema } from './document.ts'
import { toJsonSchema } from './json-schema.ts'
import type { OperationModel } from './model.ts'

const YEAR_OF_29 = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DAY =
  `(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)` +
  `|02-(?:0[1-9]|1\\d|2[0-8]))|${YEAR_OF_29}-02-29)`
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'

/**
 * RFC 3339 with the days that the calendar has, and without the blank that ajv-formats takes in place of the
 * `T`. A leap second is told in UTC.
 */
const DATE_TIME = new RegExp(
  `^${DAY}T(?:${TIME}:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-]${TIME})|23:59:60(?:\\.\\d+)?(?:Z|[+-]00:00))$`,
  'i',
)

const OPTIONS: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  discriminator: true,
  multipleOfPrecision: 9,
  // Quoting is done by the messages themselves; positions come from instancePath.
  verbose: false,
  code: { source: true, esm: true, lines: false },
}

/** A tree of validators: names lead to the id of a schema, or to a deeper level. */
interface Tree {
  [name: string]: string | Tree
}

/** Writes `validators.js`: compiled checks of each operation's parameters and bodies. */
export async function writeRequestValidators(
  document: Document,
  operations: readonly OperationModel[],
): Promise<string> {
  const schemas = new SchemaSet(document)
  const tree: Tree = {}
  for (const { spec, parameters, bodies } of operations) {
    const places: Tree = {}
    for (const [key, place] of [
      ['path', 'path'],
      ['query', 'query'],
      ['headers', 'header'],
    ] as const) {
      const inPlace = parameters.filter((parameter) => parameter.in === place)
      if (inPlace.length === 0) continue
      places[key] = schemas.add(`${spec.id}_${key}`, {
        type: 'object',
        properties: Object.fromEntries(inPlace.map(({ name, schema }) => [name, schema])),
        required: inPlace.filter((parameter) => parameter.required).map(({ name }) => name),
      })
    }
    if (bodies.length > 0) {
      places['body'] = Object.fromEntries(
        bodies.map(({ mediaType, schema }, index) => [
          mediaType,
          schemas.add(`${spec.id}_body${index}`, schema),
        ]),
      )
    }
    tree[spec.id] = places
  }
  return schemas.compile(tree)
}

/** Writes `reply-validators.js`: checks of bodies (`<operationId> <responder>`) and headers (`… headers`). */
export async function writeReplyValidators(
  document: Document,
  operations: readonly OperationModel[],
): Promise<string> {
  const schemas = new SchemaSet(document)
  const tree: Tree = {}
  for (const { spec, replies } of operations) {
    for (const { name, schema, headerSchemas } of replies) {
      if (schema) tree[`${spec.id} ${name}`] = schemas.add(`${spec.id}_${name}`, schema)
      tree[`${spec.id} ${name} headers`] = schemas.add(`${spec.id}_${name}_headers`, {
        type: 'object',
        properties: Object.fromEntries(
          headerSchemas.map((header) => [header.name.toLowerCase(), header.schema]),
        ),
        required: headerSchemas
          .filter((header) => header.required)
          .map((header) => header.name.toLowerCase()),
      })
    }
  }
  return schemas.compile(tree)
}

/** Collects schemas, each compiled once however often it is used: ajv emits a schema again for each export. */
class SchemaSet {
  readonly #ajv: Ajv2020
  readonly #ids = new Map<string, string>()

  constructor(document: Document) {
    this.#ajv = new Ajv2020(OPTIONS)
    ;(addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv)
    this.#ajv.addFormat('date-time', DATE_TIME)
    for (const format of formatsOf(document)) {
      // A format of ours names a grammar that the service itself parses; ajv lets it pass.
      if (!(format in this.#ajv.formats)) this.#ajv.addFormat(format, true)
    }
    const defs = Object.fromEntries(
      Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
        name,
        toJsonSchema(schema),
      ]),
    )
    this.#ajv.addSchema({ $id: 'contract', $defs: defs })
  }

  /** Adds a schema and returns the id that it is exported under. */
  add(name: string, schema: Schema): string {
    const converted = toJsonSchema(schema)
    const key = JSON.stringify(converted)
    const component = schemaName(schema)
    const id = this.#ids.get(key) ?? (component ? `component_${component}` : name).replace(/\W/g, '_')
    if (!this.#ids.has(key)) {
      this.#ids.set(key, id)
      this.#ajv.addSchema(typeof converted === 'boolean' ? converted : { ...converted, $id: id }, id)
    }
    return id
  }

  async compile(tree: Tree): Promise<string> {
    const exports = Object.fromEntries([...this.#ids.values()].map((id) => [`_${id}`, id]))
    const code = (standalone as unknown as typeof standalone.default)(this.#ajv, exports)
    return bundleModule(`${code}\nexport const validators = ${literal(tree)};`)
  }
}

function literal(tree: Tree): string {
  const entries = Object.entries(tree).map(
    ([name, value]) => `${JSON.stringify(name)}: ${typeof value === 'string' ? `_${value}` : literal(value)}`,
  )
  return `{${entries.join(', ')}}`
}

/** Puts ajv's small run-time helpers into the module, so that it needs no package and loads in one read. */
async function bundleModule(code: string): Promise<string> {
  const ajv = dirname(createRequire(import.meta.url).resolve('ajv/package.json'))
  const packages = dirname(ajv)
  const result = await build({
    stdin: {
      contents: code,
      resolveDir: ajv,
      sourcefile: 'validators.js',
    },
    // The paths of modules stand in the text: seen from here they are the same wherever the project lies.
    absWorkingDir: packages,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'node20',
    treeShaking: true,
    legalComments: 'none',
    nodePaths: [packages],
  })
  // Only `validators` leaves the module; the second pass can then shorten every other name.
  const inner = result.outputFiles[0]!.text.replace(/export\s*\{[^}]*\};?\s*$/, 'export { validators };')
  return (
    await transform(inner, {
      minify: true,
      format: 'esm',
      target: 'node20',
      legalComments: 'none',
      lineLimit: 160,
    })
  ).code
}

function formatsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const entry of node) formatsOf(entry, found)
  else if (typeof node === 'object' && node !== null) {
    const record = node as Record<string, unknown>
    if (typeof record['format'] === 'string' && ('type' in record || 'schema' in record))
      found.add(record['format'])
    for (const value of Object.values(record)) formatsOf(value, found)
  }
  return found
}
