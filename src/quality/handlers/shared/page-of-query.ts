import { InvalidData } from '../../model/errors.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type GivenOptions } from '../../listings/options.ts'

/**
 * The options of a query that may name a page by its number.
 * @throws InvalidData if it names a page and a first row
 */
export function pageOfQuery<Query extends GivenOptions & { readonly page?: number | undefined }>({
  page,
  ...query
}: Query): Omit<Query, 'page'> {
  if (page === undefined) return query
  if (query.pageStart !== undefined) {
    const detail = 'The query parameters "page" and "pageStart" cannot be sent together; send one of them.'
    throw new InvalidData([{ parameter: 'page', detail }])
  }
  const size = Math.min(Number(query.pageSize ?? DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE)
  return { ...query, pageStart: (page - 1) * size + 1 }
}
