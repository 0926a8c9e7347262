import type { QueryMemory } from '../listings/query-memory.ts'
import { RuleInvalid } from '../rules/errors.ts'
import { compileRule } from '../rules/compiled-rule.ts'
import { ruleScope, type RuleSubject } from '../rules/rule-scope.ts'
import { describeOtherColumns } from '../rules/values-rule.ts'
import type { AttributeNames } from './attribute-names.ts'
import type { FileFault } from './faults.ts'
import type { FileRule, RuleFile } from './read-rule-file.ts'

/**
 * Checks rules of a file against the attributes of an entity.
 * @param names of the attributes of `subject`
 * @param faults gets all faults of the rules
 */
export async function checkRules(
  { path }: Pick<RuleFile, 'path'>,
  rules: readonly FileRule[],
  subject: RuleSubject,
  names: AttributeNames,
  memory: QueryMemory,
  faults: FileFault[],
): Promise<void> {
  const scope = await ruleScope(subject, rules, memory)
  for (const rule of rules) {
    const attribute = rule.attribute === undefined ? undefined : names.find(rule.attribute)
    if (rule.attribute !== undefined && !attribute)
      faults.push({ path, ...rule.placeOf('attribute'), message: names.describeUnknown(rule.attribute) })
    try {
      const { checked } = compileRule(rule, scope)
      if (rule.thresholdOf !== 'values' || !attribute) continue
      const message = describeOtherColumns(checked.expression, attribute)
      if (message !== undefined) faults.push({ path, ...rule.placeOf('expression'), message })
    } catch (error) {
      if (!(error instanceof RuleInvalid)) throw error
      faults.push(...faultsOf(path, rule, error))
    }
  }
}

function faultsOf(path: string, rule: FileRule, { faults }: RuleInvalid): FileFault[] {
  return faults.flatMap(({ field, error }) =>
    error.faults.map(({ start, message }) => {
      const place = rule.placeIn(field, start)
      return place
        ? { path, ...place, message }
        : { path, ...rule.placeOf(field), message: `Character ${start + 1} of the ${field}: ${message}` }
    }),
  )
}
