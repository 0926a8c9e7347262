import type { Spools } from '../../lib/spool.ts'
import { nextTurn } from '../../lib/turns.ts'
import type { Asker } from './asker.ts'
import type { Listing } from './listing.ts'
import { readOptions, type GivenOptions } from './options.ts'
import { planPage } from './page.ts'
import type { QueryCost, QueryLanes } from './query-lanes.ts'
import type { RowStore } from './row-store.ts'
import { encodePage } from './standard-response.ts'

/** Pieces of an answer's text, as they are taken. */
export type AnswerPieces = AsyncIterable<string | Uint8Array>

/**
 * Makes answers that take time: in the lane that their query belongs to, and at the pace of the database. What a client
 * has not taken yet waits in a spool, so that no slow client holds a connection.
 */
export class PageAnswers {
  readonly lanes: QueryLanes
  readonly #spools: Spools

  constructor(lanes: QueryLanes, spools: Spools) {
    this.lanes = lanes
    this.#spools = spools
  }

  /**
   * A page of a listing as the Standard Response. It resolves when its first piece is there.
   * @param given the standard options as the request has them
   * @throws ColumnUnknown, InvalidExpression, QueryTooLong, LaneFull, and whatever the store throws before its first row
   */
  async page<Scope>(
    listing: Listing<Scope>,
    store: RowStore,
    scope: Scope,
    given: GivenOptions,
    asker: Asker,
  ): Promise<AnswerPieces> {
    // To check a condition takes some milliseconds: of many that come at once, each has its turn.
    if (given.where !== undefined) await nextTurn()
    const { query, cost, pageOf } = planPage(listing, store, scope, readOptions(given))
    return this.begin(asker, cost, async function* (signal) {
      yield* encodePage(pageOf(await store.readPage(query, signal)))
    })
  }

  /**
   * The pieces that a function makes. It resolves when the first one is there.
   * @param make ends when its signal is aborted
   * @throws QueryTooLong, LaneFull, and what `make` throws before its first piece
   */
  begin(
    asker: Asker,
    cost: QueryCost,
    make: (signal: AbortSignal) => AsyncIterable<string>,
  ): Promise<AnswerPieces> {
    return this.#spools.begin(
      (put, signal) =>
        this.lanes.run({ ...asker, signal }, cost, async (limited, answered) => {
          for await (const piece of make(limited)) {
            limited.throwIfAborted()
            answered()
            await put(piece)
          }
        }),
      asker.signal,
    )
  }
}
