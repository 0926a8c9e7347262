import type { Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import { hasFewValues, type Evidence } from './evidence.ts'
import { isKey, notNullCandidate, uniqueCandidate } from './keys.ts'
import { patternCandidate } from './pattern.ts'
import { rangeCandidate } from './range.ts'
import { lengthCandidate, typeCandidate } from './types-and-lengths.ts'
import { setCandidate } from './value-set.ts'

/**
 * The rules of one column that its profile speaks for. A rule that says more takes the place of those that say less: a
 * set that of a pattern, a range that of a type, a pattern that of a length.
 * @param loadedAt of the entity, in seconds since 1970
 */
export function columnCandidates(facts: ColumnFacts, evidence: Evidence, loadedAt: number): Candidate[] {
  const { attributeId } = facts
  const values = hasFewValues(facts) ? evidence.values.get(attributeId) : undefined
  const set = values && setCandidate(facts, values)
  const pattern = set ? undefined : patternCandidate(facts, evidence.forms.get(attributeId) ?? [])
  const range = set ? undefined : rangeCandidate(facts, loadedAt)
  const form = set ?? pattern
  const hasPattern = pattern !== undefined
  return [
    uniqueCandidate(facts, hasPattern),
    notNullCandidate(facts, isKey(facts, hasPattern)),
    set,
    pattern,
    range,
    form || range ? undefined : typeCandidate(facts),
    form ? undefined : lengthCandidate(facts),
  ].filter((candidate) => candidate !== undefined)
}
