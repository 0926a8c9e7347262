import type { Target } from '../../expressions/check/index.ts'
import type { Memory } from '../../expressions/memory.ts'
import type { Scope } from '../../expressions/scope.ts'
import type { LoadPair } from '../../joins/keyed-side.ts'
import { scopeOf } from '../../listings/condition.ts'
import type { Listing } from '../../listings/listing.ts'
import type { GivenOptions } from '../../listings/options.ts'
import type { AnswerPieces, PageAnswers } from '../../listings/page-answers.ts'
import { memoryFor } from '../../listings/query-memory.ts'
import {
  entryOf,
  exportableEntryOf,
  isOfServer,
  LISTINGS,
  type ExportableName,
  type Finders,
  type ListingName,
  type ListingRef,
  type RepositoryListingName,
  type ServerListingName,
} from '../../listings/registry.ts'
import type { CatalogueRows } from '../../listings/catalogue-rows.ts'
import type { Requester } from '../../listings/requester.ts'
import type { NamedOwners } from '../../listings/scopes/owner.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { WarehouseRows } from '../../listings/warehouse-rows.ts'
import type { ExpressionEngine } from '../../model/warehouse/dialect.ts'
import { NotLoaded } from '../../model/errors.ts'
import type { Join } from '../../model/join.ts'
import type { RepositoryRef } from '../../model/links.ts'
import { joinedPair } from '../joins/join-rows.ts'
import { sourceOf, withoutKey, type ListingSource } from './listing-source.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

/** The columns that an expression can name, and the engine that computes the expression. */
export interface NamedColumns {
  readonly scope: Scope
  readonly target: Target
  /** Set if the engine of the warehouse computes the expression: the engine, and the memory that it may use. */
  readonly engine?: ExpressionEngine
  readonly memory?: Memory
}

export type ListingsOptions = Finders & {
  readonly loads: Pick<ServedLoads, 'read' | 'page' | 'readPair' | 'pageOfPair' | 'memory'>
  readonly catalogueRows: CatalogueRows
  readonly answers: PageAnswers
}

/** Reads listings by their names: pages, all rows for exports, and columns. */
export class Listings {
  readonly #options: ListingsOptions

  constructor(options: ListingsOptions) {
    this.#options = options
  }

  /**
   * A page of a listing of the server as pieces of JSON text.
   * @param given the standard options as the request has them
   * @throws the errors of `PageAnswers`
   */
  pageOfServer(name: ServerListingName, given: GivenOptions, requester: Requester): Promise<AnswerPieces> {
    const { answers, catalogueRows } = this.#options
    return answers.page(LISTINGS[name].listing, catalogueRows, undefined, given, requester)
  }

  /**
   * A page of a listing of a repository as pieces of JSON text. A page of a load is read wholly from that load, even if
   * a reload replaces it during the reading.
   * @param given the standard options as the request has them; only `keypatternlist` shows single records
   * @throws EntityUnknown, AttributeUnknown, LibraryEntityUnknown, NotProfiled, the errors of `ConnectionSources.files`,
   * and the errors of `PageAnswers`
   */
  async page<Name extends RepositoryListingName>(
    repository: RepositoryRef,
    ref: ListingRef<Name>,
    given: GivenOptions,
    requester: Requester,
  ): Promise<AnswerPieces> {
    const finders = this.#options
    const { answers, catalogueRows, loads } = this.#options
    const entry = entryOf(ref.name)
    switch (entry.readFrom) {
      case 'connection': {
        const files = await entry.find(finders, repository, ref)
        return answers.files(files.isRemote ? entry.remoteListing : entry.listing, files, given, requester)
      }
      case 'catalogue':
        return entry.use(finders, repository, ref, (listing, found) =>
          answers.page(listing, catalogueRows, found, given, requester),
        )
      case 'join': {
        const listingOf = async (pair: LoadPair, join: Join) =>
          entry.declare(await joinedPair(pair, join, loads.memory), given.where)
        return loads.pageOfPair(async () => entry.find(finders, repository, ref), listingOf, given, requester)
      }
      case 'load': {
        const listingOf = (load: ServedLoad) => entry.declare(finders, { repository, load }, ref, given.where)
        return loads.page(repository.id, entry.entityOf(ref), listingOf, given, requester, entry.costOf(ref))
      }
    }
  }

  /**
   * Runs work on all rows of a listing. Runs it again if a reload has dropped the tables during the work.
   * @param where the condition that will select the rows
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, NotProfiled, and any error of the work
   */
  async use<Name extends ExportableName, T>(
    repository: RepositoryRef,
    ref: ListingRef<Name>,
    where: string | undefined,
    work: (source: ListingSource) => Promise<T>,
  ): Promise<T> {
    const { catalogueRows, loads } = this.#options
    const entry = exportableEntryOf(ref.name)
    if (entry.readFrom === 'catalogue')
      return entry.use(this.#options, repository, ref, (listing, found) =>
        catalogueRows.snapshot((rows) => work(sourceOf(listing, rows, found))),
      )
    const sourceFor = (listing: Listing, { warehouse }: ServedLoad) =>
      sourceOf(
        entry.exportOmitsKey ? withoutKey(listing) : listing,
        new WarehouseRows(warehouse, loads.memory),
        undefined,
        warehouse,
      )
    if (entry.readFrom === 'join')
      return loads.readPair(
        async () => entry.find(this.#options, repository, ref),
        async (pair, join) =>
          work(sourceFor(await entry.declare(await joinedPair(pair, join, loads.memory), where), pair.left)),
      )
    return loads.read(repository.id, entry.entityOf(ref), async (load) => {
      if (load.entity.generation === 0) throw new NotLoaded(load.entity.state)
      return work(sourceFor(await entry.declare(this.#options, { repository, load }, ref, where), load))
    })
  }

  /**
   * The columns of a listing that an expression can name.
   * @param named the owner of the listing
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, ListingIncomplete
   */
  async columns(
    repository: RepositoryRef,
    name: ListingName,
    named: NamedOwners,
    expression: string,
  ): Promise<NamedColumns> {
    return isOfServer(name)
      ? { scope: scopeOf(LISTINGS[name].listing), target: 'rows' }
      : this.#columns(repository, name, named, expression)
  }

  async #columns<Name extends RepositoryListingName>(
    repository: RepositoryRef,
    name: Name,
    named: NamedOwners,
    expression: string,
  ): Promise<NamedColumns> {
    const { loads } = this.#options
    const entry = entryOf(name)
    const ref = () => ({ ...entry.refOfCheck(name, named), name })
    const computed = (listing: Listing, { warehouse: { dialect } }: ServedLoad): NamedColumns => ({
      scope: scopeOf(listing, dialect),
      target: 'sql',
      engine: dialect,
      memory: memoryFor(listing, loads.memory),
    })
    switch (entry.readFrom) {
      case 'connection':
        return { scope: scopeOf(entry.listing), target: 'rows' }
      case 'catalogue':
        if (entry.isCheckedWithOwner) await entry.use(this.#options, repository, ref(), async () => {})
        return { scope: scopeOf(entry.listing), target: 'rows' }
      case 'join': {
        const wanted = ref()
        return loads.readPair(
          async () => entry.find(this.#options, repository, wanted),
          async (pair, join) =>
            computed(await entry.declare(await joinedPair(pair, join, loads.memory), expression), pair.left),
        )
      }
      case 'load': {
        const wanted = ref()
        return loads.read(repository.id, entry.entityOf(wanted), async (load) =>
          computed(await entry.declare(this.#options, { repository, load }, wanted, expression), load),
        )
      }
    }
  }
}
