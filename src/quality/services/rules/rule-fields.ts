/** Checks and changes of the fields of rules, for rules of entities and of the library. */
import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import type { Entity } from '../../model/entity.ts'
import { InvalidData, NotLoaded, type DataFault } from '../../model/errors.ts'
import type { KeywordRef, RuleDefinition, RuleKeywords } from '../../model/rule.ts'
import type { KeywordStore } from '../../stores/rules/keywords.ts'
import type { RuleChanges } from '../../stores/rules/rules.ts'

/**
 * The keywords that a rule keeps. The transaction writes the rule.
 * @throws KeywordUnknown
 */
export async function keywordTexts(
  store: Pick<KeywordStore, 'names'>,
  repositoryId: number,
  refs: readonly KeywordRef[],
  transaction: Transaction,
): Promise<RuleKeywords> {
  const names: string[] = []
  for (const ref of refs) names.push(await store.names(repositoryId, ref, transaction))
  return {
    ids: refs.map(({ category, keyword }) => `${category} ${keyword}`).join(':'),
    names: names.join(', '),
  }
}

/** @throws NotLoaded */
export function checkLoaded({ generation, state }: Entity): void {
  if (generation === 0) throw new NotLoaded(state)
}

/** Checks the fields that no schema can check. */
export function checkFields(definition: RuleDefinition, attributeId: number): void {
  const { indexControl, indexThreshold, thresholdOf } = definition
  const faults: DataFault[] = []
  if (indexThreshold !== undefined && indexControl !== 'Limited')
    faults.push({
      pointer: '/data/INDEX_THRESHOLD',
      detail:
        'A threshold of the index is valid only with the index control 2 (Limited); set that, or leave it out.',
    })
  if (indexThreshold === undefined && indexControl === 'Limited')
    faults.push({
      pointer: '/data/INDEX_CONTROL',
      detail: 'The index control 2 (Limited) needs a number of rows; give it as INDEX_THRESHOLD.',
    })
  if (thresholdOf === 'values' && attributeId === 0)
    faults.push({
      pointer: '/data/THRESHOLD_OF',
      detail: 'Only a rule of an attribute can count values; count rows, or add the rule to an attribute.',
    })
  if (faults.length > 0) throw new InvalidData(faults)
}

/** The rule after its changes. */
export function merged(rule: RuleDefinition, changes: RuleChanges): RuleDefinition {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const values = Object.fromEntries(given.map(([field, value]) => [field, value ?? undefined]))
  return { ...rule, ...values }
}

/** A change to another index control removes the threshold of the index. */
export const withoutOldThreshold = (
  { indexThreshold }: RuleDefinition,
  { indexControl, indexThreshold: given }: RuleChanges,
): RuleChanges =>
  indexControl !== undefined &&
  indexControl !== 'Limited' &&
  given === undefined &&
  indexThreshold !== undefined
    ? { indexThreshold: null }
    : {}
