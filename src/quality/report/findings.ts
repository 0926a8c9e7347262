import { ATTRIBUTE_CHECKS } from './attribute-checks.ts'
import { ENTITY_CHECKS } from './entity-checks.ts'
import { FINDING_KINDS, LEVELS, type CheckResult, type Finding, type Hints } from './finding.ts'
import { MEANING_CHECKS } from './meaning-checks.ts'
import type { ReportAttribute, ReportSource } from './report-model.ts'

/**
 * The findings of a load, the most urgent first: by level, then by kind, then by the share of the rows concerned, then
 * in the order of the attributes.
 */
export function findFindings({ entity, attributes }: ReportSource, hints: Hints): Finding[] {
  const found = [
    ...ENTITY_CHECKS.flatMap((check) => findingOf(check(entity), undefined)),
    ...attributes.flatMap((attribute) =>
      [
        ...MEANING_CHECKS.map((check) => check(attribute, entity)),
        ...ATTRIBUTE_CHECKS.map((check) => check(attribute, hints)),
      ].flatMap((result) => findingOf(result, attribute)),
    ),
  ]
  return found.sort(
    (one, other) =>
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
      FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind) ||
      other.share - one.share,
  )
}

const findingOf = (result: CheckResult | undefined, attribute: ReportAttribute | undefined): Finding[] =>
  result === undefined ? [] : [{ examples: undefined, rows: undefined, ...result, attribute }]
