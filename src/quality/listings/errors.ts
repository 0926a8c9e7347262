import { nearestName, someOf } from '../../lib/nearest-name.ts'
import { Unknown } from '../model/errors.ts'
import { printable } from '../../lib/text.ts'
import { WarehouseError } from '../model/warehouse/warehouse.ts'

/** The request names columns that the listing does not have. 404. */
export class ColumnUnknown extends Unknown {
  readonly names: readonly string[]

  /** @param names at least one; the message suggests the column nearest to the first name, or else lists the columns */
  constructor(names: readonly string[], known: readonly string[]) {
    const [first = ''] = names
    const nearest = nearestName(first, known)
    const hint =
      nearest === undefined
        ? ` It has ${someOf(known.map(printable))}.`
        : ` The nearest to ${printable(first)} is ${printable(nearest)}.`
    super(names.map((name) => `The listing has no column ${printable(name)}.`).join(' ') + hint)
    this.names = names
  }
}

/** The request does not name the owner of the listing. */
export class ListingIncomplete extends Unknown {
  /** @param missing the noun of the owner */
  constructor(listing: string, missing: string) {
    const article = missing.startsWith('e') || missing.startsWith('a') ? 'an' : 'a'
    // The contract has one member for both.
    const member = missing === 'key' ? 'dependency' : missing
    super(`The listing ${listing} belongs to ${article} ${missing}: name it in "${member}".`)
  }
}

/** A query exceeds the time limit. */
export class QueryTooLong extends WarehouseError {
  constructor(seconds: number) {
    super(
      `The query had no result after ${seconds} seconds: ask for less, for example with a simpler condition or order, or raise QUERY_SECONDS.`,
    )
  }
}
