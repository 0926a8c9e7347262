import type { Target } from '../expressions/check/index.ts'
import type { Memory } from '../expressions/memory.ts'
import type { Scope } from '../expressions/scope.ts'
import type { LoadPair } from '../joins/keyed-side.ts'
import type { Requester } from '../listings/requester.ts'
import { scopeOf } from '../listings/condition.ts'
import type { Listing } from '../listings/listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { AnswerPieces, PageAnswers } from '../listings/page-answers.ts'
import { memoryFor } from '../listings/query-memory.ts'
import { entryOf, type ExportableName, type ListingName, type ListingRef } from '../listings/registry.ts'
import type { CatalogueEntry, WarehouseEntry } from '../listings/listing-entries.ts'
import type { RowStore } from '../listings/row-store.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import { WarehouseRows } from '../listings/warehouse-rows.ts'
import type { DialectName } from '../model/dialect.ts'
import type { Entity } from '../model/entity.ts'
import { readDependencyKey } from '../model/dependency-key.ts'
import type { DependencySides } from '../model/dependency.ts'
import { InvalidData, NotLoaded } from '../model/errors.ts'
import type { Join } from '../model/join.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { Warehouse } from '../model/warehouse.ts'
import type { Entities } from './entities.ts'
import { ListingIncomplete, type MissingOwner } from './errors.ts'
import { joinedPair } from './join-rows.ts'
import { checkCount, type Conflicts } from './conflicts.ts'
import { sidesOfPath, type Dependencies } from './dependencies.ts'
import type { Joins } from './joins.ts'
import type { LibraryRules } from './library-rules.ts'
import type { Library } from './library.ts'
import type { LoaderConnections } from './loader-connections.ts'
import { sourceOf, withoutKey, type ListingSource } from './listing-source.ts'
import type { RuleFolders } from './rule-folders.ts'
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

export interface ListingsOptions {
  readonly entities: Pick<Entities, 'find'>
  readonly joins: Pick<Joins, 'findId'>
  readonly dependencies: Pick<Dependencies, 'ofLoad'>
  readonly conflicts: Pick<Conflicts, 'corrected'>
  readonly library: Pick<Library, 'find'>
  readonly libraryRules: Pick<LibraryRules, 'find'>
  readonly connections: Pick<LoaderConnections, 'scope' | 'files'>
  readonly loads: Pick<ServedLoads, 'read' | 'page' | 'readPair' | 'pageOfPair' | 'memory'>
  readonly rules: Pick<RuleRows, 'selected' | 'groups' | 'idOf'>
  readonly ruleFolders: Pick<RuleFolders, 'find'>
  readonly catalogueRows: RowStore
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
   * @throws EntityUnknown, AttributeUnknown, LibraryEntityUnknown, NotProfiled, the errors of `LoaderConnections.files`,
   * and the errors of `PageAnswers`
   */
  async page(
    repository: RepositoryRef | undefined,
    ref: ListingRef,
    given: GivenOptions,
    requester: Requester,
  ): Promise<AnswerPieces> {
    const { answers, catalogueRows, connections, loads } = this.#options
    const entry = entryOf(ref.name)
    if (entry.store === 'folder') {
      const { id } = need(repository, ref, 'repository')
      const connectionId = need(ref.connectionId, ref, 'loader connection')
      const files = await connections.files(id, connectionId, entry.use, ref.filter)
      return answers.files(entry.listing, files, given, requester)
    }
    if (entry.store === 'catalogue') {
      return this.#inCatalogue(entry, repository, ref, (listing, scope) =>
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
      return this.#inCatalogue(entry, repository, ref, (listing, scope) =>
        work(sourceOf(listing, catalogueRows, scope)),
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
      case 'entity':
        return entry.declare({ repository, load }, ref, where)
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
        const { conflicts } = this.#options
        const wanted = ref.dependencyKeys?.map((key) => readDependencyKey(key)!) ?? [sidesOf(ref)]
        return entry.declare(await conflicts.corrected(load, wanted, ref.attributeId), ref, where)
      }
      case 'ruleGroups': {
        const groups = await rules.groups(load, need(ref.ruleId, ref, 'rule'))
        return entry.declare({ load, groups }, ref, where)
      }
    }
  }

  /** Finds the owner of a listing of the catalogue, and runs work with both. */
  async #inCatalogue<T>(
    entry: CatalogueEntry,
    repository: RepositoryRef | undefined,
    ref: ListingRef,
    work: <Of>(listing: Listing<Of>, scope: Of) => Promise<T>,
  ): Promise<T> {
    const { connections, entities, joins, library, libraryRules, loads, ruleFolders, rules } = this.#options
    switch (entry.scope) {
      case 'server':
        return work(entry.listing, undefined)
      case 'repository':
        return work(entry.listing, need(repository, ref, 'repository'))
      case 'entity': {
        const { repository: found, entityNumber } = needEntity(repository, ref)
        return work(entry.listing, {
          repository: found,
          entity: await entities.find(found.id, entityNumber),
        })
      }
      case 'libraryEntity': {
        const found = need(repository, ref, 'repository')
        const owner = await library.find(found.id, need(ref.libraryId, ref, 'library entity'))
        return work(entry.listing, { ...owner, repository: found })
      }
      case 'libraryRule': {
        const found = need(repository, ref, 'repository')
        const owner = need(ref.libraryId, ref, 'library entity')
        const { id } = await libraryRules.find(found.id, owner, need(ref.ruleId, ref, 'rule'))
        return work(entry.listing, { repository: found, libraryRuleId: id })
      }
      case 'libraries':
        return work(entry.listing, {
          repository: need(repository, ref, 'repository'),
          libraries: ref.libraries,
        })
      case 'rules':
      case 'joins': {
        const found = need(repository, ref, 'repository')
        return work(entry.listing, { repository: found })
      }
      case 'join': {
        const found = need(repository, ref, 'repository')
        const { id: joinId } = await joins.findId(found.id, need(ref.joinId, ref, 'join'))
        return work(entry.listing, { joinId })
      }
      case 'entityRules':
      case 'entityJoins': {
        const { repository: found, entityNumber } = needEntity(repository, ref)
        const { id: entityId } = await entities.find(found.id, entityNumber)
        return work(entry.listing, { repository: found, entityId })
      }
      case 'attributeRules': {
        const { repository: found, entityNumber } = needEntity(repository, ref)
        const attributeId = need(ref.attributeId, ref, 'attribute')
        const { id: entityId } = await entityWithAttribute(loads, found, entityNumber, attributeId)
        return work(entry.listing, { repository: found, entityId, attributeId })
      }
      case 'entityDependencies': {
        const { repository: found, entityNumber } = needEntity(repository, ref)
        return work(entry.listing, { repository: found, entity: await entities.find(found.id, entityNumber) })
      }
      case 'attributeDependencies': {
        const { repository: found, entityNumber } = needEntity(repository, ref)
        const attributeId = need(ref.attributeId, ref, 'attribute')
        const entity = await entityWithAttribute(loads, found, entityNumber, attributeId)
        return work(entry.listing, { repository: found, entity, attributeId })
      }
      case 'rule': {
        const { repository: found, entityNumber } = needEntity(repository, ref)
        const { id: entityId } = await entities.find(found.id, entityNumber)
        const ruleId = await rules.idOf({ id: entityId, number: entityNumber }, need(ref.ruleId, ref, 'rule'))
        return work(entry.listing, { repository: found, entityId, ruleId })
      }
      case 'ruleFolder': {
        const found = need(repository, ref, 'repository')
        const { id: folderId } = await ruleFolders.find(found.id, need(ref.folderId, ref, 'rule folder'))
        return work(entry.listing, { repository: found, folderId })
      }
      case 'webhooks': {
        const found = need(repository, ref, 'repository')
        return work(entry.listing, { ...found, hasWholeAddresses: ref.hasWholeAddresses === true })
      }
      case 'connections': {
        const found = need(repository, ref, 'repository')
        return work(entry.listing, connections.scope(found, ref.hasWholePaths === true))
      }
    }
  }
}

/** @throws EntityUnknown, AttributeUnknown */
const entityWithAttribute = (
  loads: Pick<ServedLoads, 'read'>,
  { id }: RepositoryRef,
  entityNumber: number,
  attributeId: number,
): Promise<Entity> =>
  loads.read(id, entityNumber, async (load) => {
    await load.attribute(attributeId)
    return load.entity
  })

/** The listings of a key. The other listings of the scope are those of a dependency. */
const OF_KEYS: readonly string[] = ['keyDuplicates', 'duplicateKeyRows'] satisfies ListingName[]

/**
 * The key or dependency that a listing belongs to.
 * @throws ListingIncomplete, InvalidData
 */
function sidesOf(ref: ListingRef): DependencySides {
  const owner = OF_KEYS.includes(ref.name) ? 'key' : 'dependency'
  const sides = sidesOfPath(need(ref.attribute ?? ref.dependencyId, ref, owner))
  if ((sides.rhs === undefined) === (owner === 'key')) return sides
  if (ref.attribute === undefined) throw new ListingIncomplete(ref.name, owner)
  const detail = `${ref.attribute} is not the name of a ${owner}; give one as in ${owner === 'key' ? '1_21' : '2-1_21'}.`
  throw new InvalidData([{ pointer: '/attribute', detail }])
}

function need<T>(value: T | undefined, { name }: ListingRef, missing: MissingOwner): T {
  if (value === undefined) throw new ListingIncomplete(name, missing)
  return value
}

function needEntity(repository: RepositoryRef | undefined, ref: ListingRef) {
  return { repository: need(repository, ref, 'repository'), entityNumber: need(ref.entityId, ref, 'entity') }
}
