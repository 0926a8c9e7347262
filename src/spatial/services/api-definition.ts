import { ROOT } from '../links.ts'
import type { Collections } from './collections.ts'

type Json = Record<string, unknown>

/** The parts of the bundled contract that are worked on here. */
interface Document extends Json {
  openapi: string
  info: Json
  paths: Record<string, Json>
}

const TEMPLATE = `${ROOT}/collections/{group}/{name}`

/**
 * The contract as it is served: its addresses start at the landing page, and each published collection also
 * stands with its literal paths, because generic clients match a path segment by segment and a collection's
 * id holds a slash.
 */
export class ApiDefinition {
  readonly #load: () => Promise<unknown>
  readonly #collections: Collections
  #made: { origin: string; ids: string; document: Document } | undefined

  constructor(load: () => Promise<unknown>, collections: Collections) {
    this.#load = load
    this.#collections = collections
  }

  /** @param origin scheme and authority that links start with */
  async describe(origin: string): Promise<Document> {
    const ids = this.#collections.list().map(({ id }) => id)
    const key = ids.join('\n')
    if (this.#made?.origin !== origin || this.#made.ids !== key) {
      const source = (await this.#load()) as Document
      this.#made = { origin, ids: key, document: render(source, origin, ids) }
    }
    return this.#made.document
  }
}

function render(source: Document, origin: string, ids: readonly string[]): Document {
  const paths: Document['paths'] = {}
  for (const [path, item] of Object.entries(source.paths)) {
    if (!path.startsWith(ROOT)) paths[path] = { ...item, servers: [{ url: origin }] }
    else {
      paths[path.slice(ROOT.length) || '/'] = item
      if (path.startsWith(TEMPLATE)) {
        for (const id of ids)
          paths[`/collections/${id}${path.slice(TEMPLATE.length)}`] = literal(source, item, id)
      }
    }
  }
  const { openapi, info, ...rest } = source
  return { openapi, info, ...rest, servers: [{ url: `${origin}${ROOT}` }], paths }
}

/** A path item for one collection: without the parameters that its path has no more, its operations renamed. */
function literal(source: Document, item: Json, id: string): Json {
  return Object.fromEntries(
    Object.entries(item).map(([method, value]) => {
      const operation = value as { operationId: string; parameters: Json[] }
      const parameters = operation.parameters.filter((parameter) => {
        const { in: place, name } = dereference(source, parameter)
        return !(place === 'path' && (name === 'group' || name === 'name'))
      })
      return [
        method,
        { ...operation, operationId: `${operation.operationId}.${id.replace('/', '.')}`, parameters },
      ]
    }),
  )
}

function dereference(source: Document, value: Json): Json {
  const pointer = value['$ref']
  if (typeof pointer !== 'string') return value
  return pointer
    .slice(2)
    .split('/')
    .reduce<Json>((node, key) => node[key] as Json, source)
}
