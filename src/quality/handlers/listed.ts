import type { StandardResponse } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { Encoded } from '../../contract/handler.ts'
import type { CataloguePages } from '../listings/catalogue-pages.ts'
import type { Listing } from '../listings/listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import { askerOf } from './asker-of.ts'

/**
 * A page of a listing as the body of an answer: `reply.ok(await listed(filesListing, pages, repository, query, caller))`.
 * @param given the standard options as the request has them; `keypatternlist` alone shows single records
 * @throws ColumnUnknown, InvalidExpression, QueryTooLong, LaneFull
 */
export async function listed<Scope, Body = StandardResponse>(
  listing: Listing<Scope>,
  pages: CataloguePages,
  scope: Scope,
  given: GivenOptions,
  caller: Caller,
): Promise<Encoded<Body>> {
  return new Encoded<Body>(await pages.page(listing, scope, given, askerOf(caller)))
}
