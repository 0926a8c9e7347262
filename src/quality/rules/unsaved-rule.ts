import type { Rule, RuleDefinition } from '../model/rule.ts'

/** A rule without a record in the catalogue. */
export const unsavedRule = (definition: RuleDefinition, entityId: number, attributeId: number): Rule => ({
  ...definition,
  id: 0,
  number: 0,
  entityId,
  attributeId,
  libraryRuleId: undefined,
  isMapped: true,
  missingNames: undefined,
  version: 0,
  run: undefined,
})
