import {
  checkCondition,
  checkExpression,
  type CheckedExpression,
  type Target,
} from '../expressions/check/index.ts'
import { compileIfExpressible } from '../expressions/compile.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { Memory } from '../expressions/memory.ts'
import type { Scope } from '../expressions/scope.ts'
import type { DialectName } from '../model/dialect.ts'
import { Unknown } from '../model/errors.ts'
import type { RepositoryRef } from '../model/links.ts'
import { attributesListing } from '../listings/declared/attributes-listing.ts'
import { scopeOf } from '../listings/condition.ts'
import { entitiesListing } from '../listings/declared/entities-listing.ts'
import { filesListing } from '../listings/declared/files-listing.ts'
import { formsListing, type ListedForm } from '../listings/declared/forms-listing.ts'
import { jobsListing } from '../listings/declared/jobs-listing.ts'
import { libraryAttributesListing } from '../listings/declared/library-attributes-listing.ts'
import { libraryEntitiesListing } from '../listings/declared/library-entities-listing.ts'
import type { Listing } from '../listings/listing.ts'
import { memoryFor } from '../listings/query-memory.ts'
import { rejectedListing } from '../listings/declared/rejected-listing.ts'
import { repositoriesListing } from '../listings/declared/repositories-listing.ts'
import { valuesListing } from '../listings/declared/values-listing.ts'
import { listRows } from './entity-rows.ts'
import type { ServedLoad, ServedLoads } from './served-loads.ts'

/** A text, and where it is to be an expression, in the words of the contract. */
export interface ExpressionQuestion {
  readonly expression: string
  readonly purpose?: 'value' | 'condition' | undefined
  readonly listing?: ListingName | undefined
  readonly entity?: number | undefined
  readonly attribute?: number | undefined
}

type OfRepository =
  'repositories' | 'entities' | 'scheduler' | 'files' | 'libraryEntities' | 'libraryAttributes'
type OfEntity = 'rows' | 'rejected' | 'attributes'
type OfAttribute = 'values' | 'masks' | 'patterns' | 'soundexes' | 'metaphones'
export type ListingName = OfRepository | OfEntity | OfAttribute

/** Where the columns of an expression come from, and where it will be computed. */
interface Place {
  readonly scope: Scope
  readonly target: Target
  /** Where it is the engine's: its SQL, and what that may take. */
  readonly dialect?: DialectName
  readonly memory?: Memory
}

const CATALOGUE: Readonly<Record<OfRepository | 'attributes', Scope>> = {
  repositories: scopeOf(repositoriesListing),
  entities: scopeOf(entitiesListing),
  scheduler: scopeOf(jobsListing),
  files: scopeOf(filesListing),
  libraryEntities: scopeOf(libraryEntitiesListing),
  libraryAttributes: scopeOf(libraryAttributesListing),
  attributes: scopeOf(attributesListing),
}

const FORMS: Readonly<Record<Exclude<OfAttribute, 'values'>, ListedForm>> = {
  masks: 'mask',
  patterns: 'pattern',
  soundexes: 'soundex',
  metaphones: 'metaphone',
}

/** Tells of expressions before they are used. */
export class Expressions {
  readonly #loads: ServedLoads

  constructor(loads: ServedLoads) {
    this.#loads = loads
  }

  /**
   * What there is to know of a text as an expression. That it is none is part of the answer.
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, ListingIncomplete
   */
  async check(
    repository: RepositoryRef,
    question: ExpressionQuestion,
  ): Promise<CheckedExpression | InvalidExpression> {
    const { scope, target, dialect, memory } = await this.#placeOf(repository, question)
    const read = question.purpose === 'condition' ? checkCondition : checkExpression
    try {
      const checked = read(question.expression, scope, FUNCTIONS, target)
      if (dialect) compileIfExpressible(checked.typed, dialect, memory)
      return checked
    } catch (error) {
      if (error instanceof InvalidExpression) return error
      throw error
    }
  }

  async #placeOf(
    repository: RepositoryRef,
    { listing, entity, attribute, expression }: ExpressionQuestion,
  ): Promise<Place> {
    const name = listing ?? (entity === undefined ? undefined : 'rows')
    if (name === undefined) return { scope: { columns: [] }, target: 'rows' }
    if (isOfRepository(name)) return { scope: CATALOGUE[name], target: 'rows' }
    if (entity === undefined) throw new ListingIncomplete(name, 'entity')
    return this.#loads.read(repository.id, entity, async (load) => {
      if (name === 'attributes') return { scope: CATALOGUE.attributes, target: 'rows' }
      const listed = await listingOf(load, repository, name, attribute, expression)
      return {
        scope: scopeOf(listed),
        target: 'sql',
        dialect: load.warehouse.dialect.name,
        memory: memoryFor(listed, this.#loads.memory),
      }
    })
  }
}

const isOfRepository = (name: ListingName): name is OfRepository => name in CATALOGUE && name !== 'attributes'

async function listingOf(
  load: ServedLoad,
  repository: RepositoryRef,
  name: Exclude<ListingName, OfRepository | 'attributes'>,
  attributeId: number | undefined,
  expression: string,
): Promise<Listing> {
  if (name === 'rows') return listRows(load, undefined, expression)
  if (name === 'rejected') return rejectedListing(load.entity)
  if (attributeId === undefined) throw new ListingIncomplete(name, 'attribute')
  const attribute = await load.profiledAttribute(attributeId)
  const scope = { repository, entity: load.entity, attribute, warehouse: load.warehouse }
  return name === 'values' ? valuesListing(scope) : formsListing(scope, FORMS[name], load.warehouse.knex)
}

/** A listing is one of something that is not said. */
export class ListingIncomplete extends Unknown {
  constructor(listing: string, missing: 'entity' | 'attribute') {
    super(`The listing ${listing} is one of an ${missing}: say of which by "${missing}".`)
  }
}
