import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import { inTurns, type Steps } from '../../../lib/steps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { EntityGone, LibraryEntityUnknown } from '../../model/errors.ts'
import type { JobIds } from '../../model/job.ts'
import { LibraryGone, LibraryRuleUnknown, MappingIncomplete } from '../../model/library-errors.ts'
import type { LibraryRule, MappedPair } from '../../model/library.ts'
import { translateRule } from '../../rules/library-rule.ts'
import { addRulesFromLibrary } from '../../stores/rules/derived-rules.ts'
import { readLibraryAttributes } from '../../stores/library/library-attributes.ts'
import type { AssociationStore } from '../../stores/library/library-associations.ts'
import type { LibraryRuleStore } from '../../stores/library/library-rules.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import { partsOf } from '../../stores/shared/portions.ts'
import { ADDED_AT_ONCE, reserveRuleNumbers, takenRuleNames } from '../../stores/rules/rule-additions.ts'
import type { AssociationRef } from './associations.ts'
import { namesOf, type Names } from './derivation.ts'
import type { Entities } from '../entities/entities.ts'
import type { Mappings, PairRequest } from './mappings.ts'

/** The parameters of a job that copies library rules, as JSON. */
export interface CopyParams {
  /** The id in the catalogue. */
  readonly libraryEntityId: number
  /** The numbers of the rules in the library entity. */
  readonly rules: readonly number[]
  readonly pairs: readonly MappedPair[]
}

export interface RuleCopiesOptions {
  readonly library: LibraryStore
  readonly rules: LibraryRuleStore
  readonly associations: AssociationStore
  readonly entities: Pick<Entities, 'find'>
  readonly mappings: Mappings
  readonly jobs: Pick<Jobs, 'schedule'>
}

/** Copies library rules to entities. The copies do not depend on the library. */
export class RuleCopies {
  readonly #options: RuleCopiesOptions

  constructor(options: RuleCopiesOptions) {
    this.#options = options
  }

  /**
   * Schedules the job that copies rules.
   * @throws LibraryEntityUnknown, EntityUnknown, LibraryRuleUnknown, NotLoaded, AttributeUnknown,
   * LibraryAttributeUnknown, InvalidData, MappingIncomplete, QueueFull
   */
  async schedule(
    repositoryId: number,
    { library: number, entity: entityNumber }: AssociationRef,
    rules: readonly number[],
    mapping: readonly PairRequest[],
    user: string,
  ): Promise<JobIds> {
    const { library, rules: store, entities, mappings, jobs } = this.#options
    const owner = await library.find(repositoryId, number)
    if (!owner) throw new LibraryEntityUnknown(number)
    const entity = await entities.find(repositoryId, entityNumber)
    const numbers = [...new Set(rules)]
    const own = await store.withNumbers(owner.id, numbers)
    const unknown = numbers.find((rule) => !own.has(rule))
    if (unknown !== undefined) throw new LibraryRuleUnknown(number, unknown)
    const pairs = await mappings.read(owner, entity, mapping, '/data/mappings')
    // Only the completeness is checked here. The job knows the human names.
    const given = pairs.map((pair) => ({ ...pair, humanName: pair.attributeName }))
    const names = namesOf(await library.attributes(owner), given)
    await inTurns(
      translations(
        numbers.map((rule) => own.get(rule)!),
        names,
      ),
    )
    const params: CopyParams = { libraryEntityId: owner.id, rules: numbers, pairs }
    return jobs.schedule({
      repositoryId,
      type: 'Copy Library Rules',
      name: `Copy rules of ${owner.name} to ${entity.name}`,
      entityIds: [entity.id],
      params,
      createdBy: user,
      scheduledFor: undefined,
    })
  }

  /**
   * Copies rules, for the job.
   * @throws LibraryGone, EntityGone, MappingIncomplete
   */
  async apply(
    { libraryEntityId, rules: numbers, pairs }: CopyParams,
    { repositoryId, entityId }: { readonly repositoryId: number; readonly entityId: number },
    user: string,
    transaction: Transaction,
  ): Promise<void> {
    const { library, rules: store, associations } = this.#options
    if (!(await library.lockById(libraryEntityId, transaction))) throw new LibraryGone()
    const own = await store.withNumbers(libraryEntityId, numbers, transaction)
    const rules = numbers.map((number) => own.get(number)).filter((rule) => rule !== undefined)
    if (rules.length < numbers.length) throw new LibraryGone()
    const present = await associations.attributesOf(entityId, transaction)
    const humanNames = new Map(present.map(({ name, humanName }) => [name, humanName]))
    const mapped = pairs.flatMap((pair) => {
      const humanName = humanNames.get(pair.attributeName)
      return humanName === undefined ? [] : [{ ...pair, humanName }]
    })
    const names = namesOf(await readLibraryAttributes(transaction, libraryEntityId), mapped)
    const copies = rules.map((rule) => copyOf(rule, names))
    const owner = { repositoryId, entityId }
    const firstNumber = await reserveRuleNumbers(owner, copies.length, transaction)
    if (firstNumber === undefined) throw new EntityGone()
    const taken = await takenRuleNames(owner, transaction)
    let number = firstNumber
    // A request copies at most 1000 rules, which takes about 50 ms.
    for (const part of partsOf(copies, ADDED_AT_ONCE)) {
      await addRulesFromLibrary({ owner, firstNumber: number, taken }, part, user, transaction)
      number += part.length
    }
  }
}

function copyOf(rule: LibraryRule, names: Names) {
  const { name, description, keywords, enabled, threshold, priority, indexControl, indexThreshold } = rule
  return {
    ...{ name, description, keywords },
    settings: { enabled, threshold, priority, indexControl, indexThreshold },
    expressions: translated(rule, names),
    isMapped: true,
  }
}

/** @throws MappingIncomplete */
function translated(rule: LibraryRule, names: Names) {
  const { expressions, missing } = translateRule(rule, names)
  if (missing.length > 0) throw new MappingIncomplete(rule.name, missing[0]!)
  return expressions
}

/** Translates rules only to find those that cannot be. @throws MappingIncomplete */
function* translations(rules: readonly LibraryRule[], names: Names): Steps<void> {
  for (const rule of rules) {
    translated(rule, names)
    yield
  }
}
