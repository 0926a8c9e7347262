import type { Target } from '../expressions/check/index.ts'
import type { Memory } from '../expressions/memory.ts'
import type { Scope } from '../expressions/scope.ts'
import type { LoadPair } from '../joins/keyed-side.ts'
import type { Requester } from '../listings/requester.ts'
import { scopeOf } from '../listings/condition.ts'
import type { CorrectionsOfLoad } from '../listings/declared/corrections-listing.ts'
import type { Listing } from '../listings/listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { AnswerPieces, PageAnswers } from '../listings/page-answers.ts'
import { memoryFor } from '../listings/query-memory.ts'
import { remoteSourcesListing } from '../listings/declared/folder-files-listing.ts'
import { entryOf, type ExportableName, type ListingRef } from '../listings/registry.ts'
import type { WarehouseEntry } from '../listings/listing-entries.ts'
import type { CatalogueRows } from '../listings/catalogue-rows.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import { WarehouseRows } from '../listings/warehouse-rows.ts'
import type { DialectName } from '../model/dialect.ts'
import { readDependencyKey } from '../model/dependency-key.ts'
import { NotLoaded } from '../model/errors.ts'
import type { Join } from '../model/join.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { Warehouse } from '../model/warehouse.ts'
import { inCatalogue, type CatalogueOwners } from './catalogue-owners.ts'
import { joinedPair } from './join-rows.ts'
import { checkCount, type Conflicts } from './conflicts.ts'
import type { Dependencies } from './dependencies.ts'
import { need, needEntity, sidesOf } from './listing-refs.ts'
import type { ConnectionSources } from './connection-sources.ts'
import { sourceOf, withoutKey, type ListingSource } from './listing-source.ts'
import type { RuleRows } from './rule-rows.ts'
import type { ServedLoads } from './served-loads.ts'

/** The columns that an expression can name, and the engine that computes the expression. */
export interface NamedColumns {
  readonly scope: Scope
  readonly target: Target
  /** Set if the engine of the warehouse computes the expression: its SQL dialect, and the memory that it may use. */
  readonly dialect?: DialectName
  readonly memory?: Memory
}

export interface ListingsOptions extends CatalogueOwners {
  readonly dependencies: Pick<Dependencies, 'ofLoad'>
  readonly conflicts: Pick<Conflicts, 'corrected'>
  readonly connectionSources: Pick<ConnectionSources, 'files'>
  readonly loads: Pick<ServedLoads, 'read' | 'page' | 'readPair' | 'pageOfPair' | 'memory'>
  readonly rules: Pick<RuleRows, 'selected' | 'groups' | 'idOf'>
  readonly catalogueRows: CatalogueRows
  readonly answers: PageAnswers
}

type PairEntry = Extract<WarehouseEntry, { readonly scope: 'joinedPair' }>

/** Reads listings by their names: pages, all rows for exports, and columns. */
export class Listings {
  readonly #options: ListingsOptions

  constructor(options: ListingsOptions) {
    this.#options = options
  }

  /**
   * A page of a listing as pieces of JSON text. A page of a load is read wholly from that load, even if a reload
   * replaces it during the reading.
   * @param repository undefined for a listing of the server
   * @param given the standard options as the request has them; only `keypatternlist` shows single records
   * @throws EntityUnknown, AttributeUnknown, LibraryEntityUnknown, NotProfiled, the errors of `ConnectionSources.files`,
   * and the errors of `PageAnswers`
   */
  async page(
    repository: RepositoryRef | undefined,
    ref: ListingRef,
    given: GivenOptions,
    requester: Requester,
  ): Promise<AnswerPieces> {
    const { answers, catalogueRows, connectionSources, loads } = this.#options
    const entry = entryOf(ref.name)
    if (entry.store === 'folder') {
      const { id } = need(repository, ref, 'repository')
      const connectionId = need(ref.connectionId, ref, 'loader connection')
      const files = await connectionSources.files(id, connectionId, entry.use, ref)
      const listing = files.isRemote && entry.use === 'data' ? remoteSourcesListing : entry.listing
      return answers.files(listing, files, given, requester)
    }
    if (entry.store === 'catalogue') {
      return inCatalogue(this.#options, entry, repository, ref, (listing, scope) =>
        answers.page(listing, catalogueRows, scope, given, requester),
      )
    }
    if (entry.scope === 'joinedPair') {
      const listingOf = (pair: LoadPair, join: Join) => this.#joined(entry, pair, join, given.where)
      return loads.pageOfPair(this.#finding(repository, ref), listingOf, given, requester)
    }
    const { repository: found, entityNumber } = needEntity(repository, ref)
    const listingOf = (load: ServedLoad) => this.#declared(entry, found, load, ref, given.where)
    return loads.page(found.id, entityNumber, listingOf, given, requester, entry.costOfDeclaring?.(ref))
  }

  /**
   * Runs work on all rows of a listing. Runs it again if a reload has dropped the tables during the work.
   * @param where the condition that will select the rows
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, NotProfiled, and any error of the work
   */
  async use<T>(
    repository: RepositoryRef,
    ref: ListingRef<ExportableName>,
    where: string | undefined,
    work: (source: ListingSource) => Promise<T>,
  ): Promise<T> {
    const { catalogueRows, loads } = this.#options
    const entry = entryOf(ref.name)
    if (entry.store === 'catalogue') {
      return inCatalogue(this.#options, entry, repository, ref, (listing, scope) =>
        catalogueRows.snapshot((rows) => work(sourceOf(listing, rows, scope))),
      )
    }
    const sourceFor = (listing: Listing, warehouse: Warehouse) =>
      sourceOf(
        entry.exportOmitsKey ? withoutKey(listing) : listing,
        new WarehouseRows(warehouse, loads.memory),
        undefined,
        warehouse,
      )
    if (entry.scope === 'joinedPair')
      return loads.readPair(this.#finding(repository, ref), async (pair, join) =>
        work(sourceFor(await this.#joined(entry, pair, join, where), pair.left.warehouse)),
      )
    const { entityNumber } = needEntity(repository, ref)
    return loads.read(repository.id, entityNumber, async (load) => {
      if (load.entity.generation === 0) throw new NotLoaded(load.entity.state)
      return work(sourceFor(await this.#declared(entry, repository, load, ref, where), load.warehouse))
    })
  }

  /**
   * The columns of a listing that an expression can name.
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, ListingIncomplete
   */
  async columns(repository: RepositoryRef, ref: ListingRef, expression: string): Promise<NamedColumns> {
    const { entities, loads } = this.#options
    const entry = entryOf(ref.name)
    if (entry.store !== 'warehouse') {
      if (entry.scope === 'entity')
        await entities.find(repository.id, needEntity(repository, ref).entityNumber)
      return { scope: scopeOf(entry.listing), target: 'rows' }
    }
    const named = (listing: Listing, { dialect }: Warehouse): NamedColumns => ({
      scope: scopeOf(listing),
      target: 'sql',
      dialect: dialect.name,
      memory: memoryFor(listing, loads.memory),
    })
    if (entry.scope === 'joinedPair')
      return loads.readPair(this.#finding(repository, ref), async (pair, join) =>
        named(await this.#joined(entry, pair, join, expression), pair.left.warehouse),
      )
    const { entityNumber } = needEntity(repository, ref)
    return loads.read(repository.id, entityNumber, async (load) =>
      named(await this.#declared(entry, repository, load, ref, expression), load.warehouse),
    )
  }

  /** Finds the join of a listing. */
  #finding(repository: RepositoryRef | undefined, ref: ListingRef): () => Promise<Join> {
    const { id } = need(repository, ref, 'repository')
    const joinId = need(ref.joinId, ref, 'join')
    return () => this.#options.joins.findId(id, joinId)
  }

  /** Declares a listing of two loads. */
  async #joined(entry: PairEntry, pair: LoadPair, join: Join, where: string | undefined): Promise<Listing> {
    return entry.declare(await joinedPair(pair, join, this.#options.loads.memory), {}, where)
  }

  /** Declares a listing of a load. */
  async #declared(
    entry: Exclude<WarehouseEntry, PairEntry>,
    repository: RepositoryRef,
    load: ServedLoad,
    ref: ListingRef,
    where: string | undefined,
  ): Promise<Listing> {
    const { rules } = this.#options
    switch (entry.scope) {
      case 'entity': {
        const corrected = ref.corrected && (await this.#corrected(load, ref.corrected))
        return entry.declare({ repository, load, corrected }, ref, where)
      }
      case 'attribute': {
        const attribute = await load.profiledAttribute(need(ref.attributeId, ref, 'attribute'))
        const { entity, warehouse } = load
        return entry.declare({ repository, entity, attribute, warehouse, load }, ref, where)
      }
      case 'ruleRows':
      case 'groupRows': {
        const rule = need(ref.ruleId, ref, 'rule')
        const group = entry.scope === 'groupRows' ? need(ref.groupName, ref, 'group') : undefined
        const selected = await rules.selected(load, rule, entry.selects ?? 'failing', group)
        return entry.declare({ load, selected }, ref, where)
      }
      case 'dependency':
      case 'attributeDependency': {
        const sides = sidesOf(ref)
        const found = await this.#options.dependencies.ofLoad(load, sides, ref.attributeId)
        if (ref.values) checkCount(sides.lhs.length, ref.values.length, '/values')
        return entry.declare(found, ref, where)
      }
      case 'corrections':
      case 'attributeCorrections': {
        const wanted = ref.dependencyKeys?.map((key) => readDependencyKey(key)!) ?? [sidesOf(ref)]
        const { conflicts } = this.#options
        return entry.declare(await conflicts.corrected(load, wanted, ref.attributeId), ref, where)
      }
      case 'ruleGroups': {
        const groups = await rules.groups(load, need(ref.ruleId, ref, 'rule'), ref.groupName)
        return entry.declare({ load, groups }, ref, where)
      }
    }
  }

  /** The dependencies whose corrections are applied. @throws DependencyUnknown, DependencyUnusable */
  #corrected(load: ServedLoad, keys: readonly string[]): Promise<CorrectionsOfLoad> {
    const wanted = keys.map((key) => readDependencyKey(key)!)
    return this.#options.conflicts.corrected(load, wanted, undefined)
  }
}
