import type { Listing } from './listing.ts'
import type { StoredRow } from './row-store.ts'

/** What a page tells about a row beside its values. */
export interface RowMetadata {
  /** Path of the row's own resource. */
  readonly url?: string
  readonly origin?: unknown
  readonly attributeChanges?: unknown
}

/** The metadata of a row of a listing; undefined if no row has any. */
export function metadataOf<Scope>(
  listing: Listing<Scope>,
  scope: Scope,
): ((row: StoredRow) => RowMetadata) | undefined {
  const url = urlOf(listing, scope)
  if (!listing.rowMetadata) return url && ((row) => ({ url: url(row) }))
  const { name, read } = listing.rowMetadata
  return (row) => {
    const value = read(row['m0'])
    return { ...(url && { url: url(row) }), ...(value !== undefined && { [name]: value }) }
  }
}

function urlOf<Scope>(
  { url, urlParts, key }: Listing<Scope>,
  scope: Scope,
): ((row: StoredRow) => string) | undefined {
  if (!url) return undefined
  const names = Object.keys(urlParts)
  return (row) => {
    const ofKey = key.map((name, i) => [name, String(row[`k${i}`])] as const)
    const further = names.map((name, i) => [name, (row[`u${i}`] ?? '') as string] as const)
    return url(Object.fromEntries([...ofKey, ...further]), scope)
  }
}
