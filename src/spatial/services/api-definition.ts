import { ROOT } from '../model/links.ts'
import { MAX_PAGE_SIZE } from './page-query.ts'
import { typeOf } from './schemas.ts'
import type { Collection } from '../model/collection.ts'
import { ID, idTypeOf, isIdNamed } from '../model/feature-id.ts'
import { isNested, type Column } from '../model/column.ts'

type Json = Record<string, unknown>

/** The parts of the bundled contract that this module changes. */
interface Document extends Json {
  openapi: string
  info: Json
  paths: Record<string, Json>
  components: Json & { parameters: Parameters }
}

type Parameters = Json & { limit: Json & { schema: Json } }

const TEMPLATE = `${ROOT}/collections/{group}/{name}`

/** Documents that are kept: callers with different rights and addresses have different ones. */
const MAX_MADE = 8

/**
 * The contract as it is served, for programs. Its paths start at the landing page. Each published collection also has its
 * literal paths, because generic clients match a path segment by segment and a collection's id contains a slash. In the
 * literal paths the queryables are separate parameters and replace the free-form parameter.
 *
 * Clients such as GDAL fetch the document whenever they open the service. So it has no examples and no links between
 * operations, and literal paths say only what differs between collections.
 */
export class ApiDefinition {
  readonly #load: () => Promise<unknown>
  /** The contract without what only readers use. It is the same for each origin. */
  #source: Document | undefined
  /** The documents made last, the newest first. */
  #made: readonly { origin: string; collections: readonly Collection[]; document: Document }[] = []

  constructor(load: () => Promise<unknown>) {
    this.#load = load
  }

  /**
   * @param origin scheme and authority of the links
   * @param collections that the caller may read
   */
  async describe(origin: string, collections: readonly Collection[]): Promise<Document> {
    const made = this.#made.find((one) => one.origin === origin && isSame(one.collections, collections))
    if (made) return made.document
    this.#source ??= forPrograms(await this.#load()) as Document
    const document = render(this.#source, origin, collections)
    this.#made = [{ origin, collections, document }, ...this.#made].slice(0, MAX_MADE)
    return document
  }
}

const isSame = (before: readonly Collection[], now: readonly Collection[]): boolean =>
  before.length === now.length && before.every((collection, i) => collection === now[i])

/** Members of the contract that only its readers use. */
const FOR_READERS: ReadonlySet<string> = new Set(['example', 'examples', 'links', 'x-media-types'])

/** A copy without them. The properties of a schema have names of their own, which stay. */
function forPrograms(node: unknown, areNames = false): unknown {
  if (Array.isArray(node)) return node.map((entry) => forPrograms(entry))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => areNames || !FOR_READERS.has(key))
      .map(([key, value]) => [key, forPrograms(value, key === 'properties' && !areNames)]),
  )
}

function render(source: Document, origin: string, collections: readonly Collection[]): Document {
  const paths: Document['paths'] = {}
  for (const [path, item] of Object.entries(source.paths)) {
    if (!path.startsWith(ROOT)) paths[path] = { ...item, servers: [{ url: origin }] }
    else {
      // Clients take the first matching path, and put a whole collection id into the first parameter of a
      // template: the literal path must precede the template.
      if (path.startsWith(TEMPLATE)) {
        const below = path.slice(TEMPLATE.length)
        const templates = templatesOf(source, item)
        for (const collection of collections)
          paths[`/collections/${collection.id}${below}`] = literal(templates, collection)
      }
      paths[path.slice(ROOT.length) || '/'] = item
    }
  }
  const { openapi, info, components, ...rest } = source
  return {
    openapi,
    info,
    ...rest,
    // Literal paths name no requirement of their own.
    security: (source.paths[ROOT] as { get: Json }).get['security'],
    servers: [{ url: `${origin}${ROOT}` }],
    paths,
    components: {
      ...components,
      parameters: withLargestLimit(components.parameters),
      responses: { ...(components['responses'] as Json), Error: ANY_ERROR },
    },
  }
}

/** Stands for all errors in the literal paths. */
const ANY_ERROR = {
  description: 'The request failed. The template of this path lists the statuses.',
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } },
    // A browser without credentials gets a page.
    'text/html': { schema: { type: 'string' } },
  },
}

/**
 * Declares the maximum number of features on a page, so that GDAL and QGIS request larger pages. It is
 * declared only here: in OGC API a `limit` above the maximum is reduced (17-069r4,
 * /req/core/fc-limit-definition), while in OpenAPI it would be refused.
 */
function withLargestLimit(parameters: Parameters): Parameters {
  const { limit } = parameters
  return { ...parameters, limit: { ...limit, schema: { ...limit.schema, maximum: MAX_PAGE_SIZE } } }
}

/** The part of an operation that its literal paths have in common. */
interface Template {
  readonly method: string
  /** References to the parameters that every collection has. */
  readonly parameters: readonly Json[]
  readonly responses: Json
  /** If queryables are parameters: names with another meaning in the query. */
  readonly declared: ReadonlySet<string> | undefined
}

function templatesOf(source: Document, item: Json): Template[] {
  return Object.entries(item).map(([method, value]) => {
    const { parameters, responses } = value as { parameters: Json[]; responses: Json }
    const resolved = parameters.map((parameter) => dereference(source, parameter) as unknown as Parameter)
    const isFreeForm = ({ in: place, schema }: Parameter) =>
      place === 'query' && schema.additionalProperties !== undefined
    const isLeft = (parameter: Parameter): boolean =>
      !isFreeForm(parameter) &&
      parameter.in !== 'header' &&
      !(parameter.in === 'path' && (parameter.name === 'group' || parameter.name === 'name'))
    return {
      method,
      parameters: parameters.filter((_, i) => isLeft(resolved[i]!)),
      responses: { '200': responses['200'], default: { $ref: '#/components/responses/Error' } },
      declared: resolved.some(isFreeForm)
        ? new Set(resolved.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])))
        : undefined,
    }
  })
}

/** The path item of one collection. Its operations have no ids, since they are those of the templates. */
const literal = (templates: readonly Template[], collection: Collection): Json =>
  Object.fromEntries(
    templates.map(({ method, parameters, responses, declared }) => [
      method,
      {
        parameters:
          declared === undefined ? parameters : [...parameters, ...queryables(collection, declared)],
        responses,
      },
    ]),
  )

interface Parameter extends Json {
  readonly in: string
  readonly name: string
  readonly schema: Json
}

/**
 * The queryables as parameters. Their lists of values are in the document of queryables.
 * @param declared names with another meaning in a query, which cannot be used as properties
 */
function queryables({ columns, layer }: Collection, declared: ReadonlySet<string>): Json[] {
  const id: Column = { name: ID, type: idTypeOf(layer) }
  return (isIdNamed(layer) ? [id, ...columns] : columns)
    .filter(({ name, type }) => !declared.has(name) && !isNested(type))
    .map(({ name, type, title, description = title }) => ({
      name,
      in: 'query',
      ...(description !== undefined && { description }),
      // QGIS recognises a queryable only if both are present.
      style: 'form',
      explode: false,
      schema: {
        // The form of a value in a request, even if the column contains other texts among its times.
        ...typeOf({ type }),
        ...(type === 'integer' && { format: 'int64' }),
      },
    }))
}

function dereference(source: Document, value: Json): Json {
  const pointer = value['$ref']
  if (typeof pointer !== 'string') return value
  return pointer
    .slice(2)
    .split('/')
    .reduce<Json>((node, key) => node[key] as Json, source)
}
