import type { Spools } from '../../lib/spool.ts'
import { nextTurn } from '../../lib/turns.ts'
import { filePage, type ListedFiles } from './file-rows.ts'
import type { Requester } from './requester.ts'
import type { Listing } from './listing.ts'
import { readOptions, type GivenOptions } from './options.ts'
import { planPage } from './page.ts'
import { SLOW, type QueryCost, type QueryLanes } from './query-lanes.ts'
import type { RowStore } from './row-store.ts'
import { encodePage } from './standard-response.ts'

/** Pieces of an answer's text, produced on demand. */
export type AnswerPieces = AsyncIterable<string | Uint8Array>

/**
 * Produces slow answers: each runs in the lane of its query, at the pace of the database. A spool holds the output
 * that a client has not read yet, so that no slow client holds a connection.
 */
export class PageAnswers {
  readonly lanes: QueryLanes
  readonly #spools: Spools

  constructor(lanes: QueryLanes, spools: Spools) {
    this.lanes = lanes
    this.#spools = spools
  }

  /**
   * A page of a listing as the Standard Response. It resolves when its first piece is ready.
   * @param given the standard options as the request has them
   * @throws ColumnUnknown, InvalidExpression, QueryTooLong, LaneFull, and any error of the store before its first row
   */
  async page<Scope>(
    listing: Listing<Scope>,
    store: RowStore,
    scope: Scope,
    given: GivenOptions,
    requester: Requester,
  ): Promise<AnswerPieces> {
    // Checking a condition takes some milliseconds: yield between concurrent requests.
    if (given.where !== undefined) await nextTurn()
    const { query, cost, pageOf } = planPage(listing, store, scope, readOptions(given))
    return this.begin(requester, cost, async function* (signal) {
      yield* encodePage(pageOf(await store.readPage(query, signal)), requester.basePath)
    })
  }

  /**
   * A page of a listing of files as the Standard Response. It resolves when its first piece is ready.
   * @param given the standard options as the request has them
   * @throws ColumnUnknown, InvalidExpression, QueryTooLong, LaneFull, and any error of the files before the first one
   */
  files(
    listing: Listing,
    files: ListedFiles,
    given: GivenOptions,
    requester: Requester,
  ): Promise<AnswerPieces> {
    const options = readOptions(given)
    return this.begin(requester, SLOW, (signal) => encodePage(filePage(listing, files, options, signal)))
  }

  /**
   * The pieces that a function makes. It resolves when the first piece is ready.
   * @param make ends when its signal is aborted
   * @throws QueryTooLong, LaneFull, and any error of `make` before its first piece
   */
  begin(
    requester: Requester,
    cost: QueryCost,
    make: (signal: AbortSignal) => AsyncIterable<string>,
  ): Promise<AnswerPieces> {
    return this.#spools.begin(
      (put, signal) =>
        this.lanes.run({ ...requester, signal }, cost, async (limited, answered) => {
          for await (const piece of make(limited)) {
            limited.throwIfAborted()
            answered()
            await put(piece)
          }
        }),
      requester.signal,
    )
  }
}
