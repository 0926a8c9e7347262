import { ROOT } from '../model/links.ts'
import type { Collections } from './collections.ts'
import { MAX_PAGE_SIZE } from './page-query.ts'
import { typeOf } from './schemas.ts'
import type { Collection } from '../model/collection.ts'
import { ID, isIdNamed } from '../model/feature-id.ts'
import type { Column } from '../model/column.ts'

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

/**
 * The contract as it is served. Its paths start at the landing page. Each published collection also has its
 * literal paths, because generic clients match a path segment by segment and a collection's id contains a
 * slash. In the literal paths the queryables are separate parameters and replace the free-form parameter.
 */
export class ApiDefinition {
  readonly #load: () => Promise<unknown>
  readonly #collections: Collections
  #made: { origin: string; collections: readonly Collection[]; document: Document } | undefined

  constructor(load: () => Promise<unknown>, collections: Collections) {
    this.#load = load
    this.#collections = collections
  }

  /** @param origin scheme and authority of the links */
  async describe(origin: string): Promise<Document> {
    const collections = this.#collections.list()
    const made = this.#made
    if (made?.origin === origin && isSame(made.collections, collections)) return made.document
    const document = render((await this.#load()) as Document, origin, collections)
    this.#made = { origin, collections, document }
    return document
  }
}

const isSame = (before: readonly Collection[], now: readonly Collection[]): boolean =>
  before.length === now.length && before.every((collection, i) => collection === now[i])

function render(source: Document, origin: string, collections: readonly Collection[]): Document {
  const paths: Document['paths'] = {}
  for (const [path, item] of Object.entries(source.paths)) {
    if (!path.startsWith(ROOT)) paths[path] = { ...item, servers: [{ url: origin }] }
    else {
      // Clients take the first matching path, and put a whole collection id into the first parameter of a
      // template: the literal path must precede the template.
      if (path.startsWith(TEMPLATE)) {
        for (const collection of collections) {
          paths[`/collections/${collection.id}${path.slice(TEMPLATE.length)}`] = literal(
            source,
            item,
            collection,
          )
        }
      }
      paths[path.slice(ROOT.length) || '/'] = item
    }
  }
  const { openapi, info, components, ...rest } = source
  return {
    openapi,
    info,
    ...rest,
    servers: [{ url: `${origin}${ROOT}` }],
    paths,
    components: { ...components, parameters: withLargestLimit(components.parameters) },
  }
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

/**
 * A path item for one collection: without the parameters that its path no longer has, with its queryables,
 * its operations renamed.
 */
function literal(source: Document, item: Json, collection: Collection): Json {
  return Object.fromEntries(
    Object.entries(item).map(([method, value]) => {
      const operation = value as { operationId: string; parameters: Json[]; responses: Json }
      const resolved = operation.parameters.map(
        (parameter) => dereference(source, parameter) as unknown as Parameter,
      )
      const isFreeForm = ({ in: place, schema }: Parameter) =>
        place === 'query' && schema.additionalProperties !== undefined
      const parameters = operation.parameters.flatMap((parameter, i) => {
        const known = resolved[i] as Parameter
        const { in: place, name } = known
        if (isFreeForm(known) || (place === 'path' && (name === 'group' || name === 'name'))) return []
        return [FIT_ALL.includes(name) ? parameter : withoutExamples(known)]
      })
      if (resolved.some(isFreeForm)) {
        const declared = new Set(resolved.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])))
        parameters.push(...queryables(collection, declared))
      }
      return [
        method,
        {
          ...operation,
          operationId: `${operation.operationId}.${collection.id.replace('/', '.')}`,
          parameters,
          responses: mapValues(operation.responses, (response) => ofThisPath(dereference(source, response))),
        },
      ]
    }),
  )
}

/** Parameters whose examples fit every collection. */
const FIT_ALL: readonly string[] = ['limit', 'offset', 'X-Request-Id']

function withoutExamples({ example: _example, examples: _examples, ...rest }: Json): Json {
  return rest
}

/**
 * A response without the links to operations, since they name parameters that this path does not have, and without the
 * examples of other collections.
 */
function ofThisPath({ links: _links, content, ...rest }: Json): Json {
  return { ...rest, ...(content ? { content: mapValues(content as Json, withoutExamples) } : {}) }
}

const mapValues = (record: Json, map: (value: Json) => Json): Json =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value as Json)]))

interface Parameter extends Json {
  readonly in: string
  readonly name: string
  readonly schema: Json
}

/** @param declared names with another meaning in a query, which cannot be used as properties */
function queryables({ columns, layer }: Collection, declared: ReadonlySet<string>): Json[] {
  const id: Column = {
    name: ID,
    type: layer.key.type,
    required: true,
    description: 'Only the feature with this id',
  }
  return (isIdNamed(layer) ? [id, ...columns] : columns)
    .filter(({ name }) => !declared.has(name))
    .map((column) => ({
      name: column.name,
      in: 'query',
      description:
        column.description ?? column.title ?? `Only features whose property ${column.name} has this value`,
      // QGIS recognises a queryable only if both are present.
      style: 'form',
      explode: false,
      schema: {
        // The form of a value in a request, even if the column contains other texts among its times.
        ...typeOf({ type: column.type }),
        ...(column.type === 'integer' && { format: 'int64' }),
        ...(column.values !== undefined && { enum: column.values }),
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
