import { parseQuery } from '../../contract/query.ts'
import type { PageRequest } from '../services/page-query.ts'

/**
 * A request whose lists of ids and properties have the entries as the target separates them. The contract decodes values
 * before it splits them, but a comma that is encoded may belong to the name of a property or to an id.
 */
export function withLists<Request extends PageRequest>(request: Request, target: string): Request {
  if (!/%2c/i.test(target)) return request
  const entriesOf = new Map(
    parseQuery(target.slice(target.indexOf('?') + 1)).pairs.map(([name, , entries]) => [name, entries]),
  )
  const { ids, properties, sortby } = request
  return {
    ...request,
    ...(ids && { ids: entriesOf.get('ids') ?? ids }),
    ...(properties && { properties: entriesOf.get('properties') ?? properties }),
    ...(sortby && { sortby: entriesOf.get('sortby') ?? sortby }),
  }
}
