import type { StandardResponse } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { Encoded } from '../../contract/handler.ts'
import type { Listing } from '../listings/listing.ts'
import { readOptions, type GivenOptions } from '../listings/options.ts'
import { readPage } from '../listings/page.ts'
import type { RowStore } from '../listings/row-store.ts'
import { encodePage } from '../listings/standard-response.ts'

/**
 * A page of a listing as the body of an answer: `reply.ok(await listed(filesListing, rows, repository, query, caller))`.
 * @param given the standard options as the request has them; `keypatternlist` alone shows single records
 * @throws ColumnUnknown, and whatever the store throws before its first row
 */
export async function listed<Scope, Body = StandardResponse>(
  listing: Listing<Scope>,
  store: RowStore,
  scope: Scope,
  given: GivenOptions,
  { signal }: Pick<Caller, 'signal'>,
): Promise<Encoded<Body>> {
  return new Encoded<Body>(encodePage(await readPage(listing, store, scope, readOptions(given), signal)))
}
