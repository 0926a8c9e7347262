import { describeLost } from '../model/attribute-identity.ts'
import type { Rule } from '../model/rule.ts'
import type { ServedLoad } from '../listings/served-load.ts'

/**
 * Why a rule cannot be analysed, if the rows do not have the attribute that it belongs to. Expressions that name missing
 * attributes are found by their check.
 */
export async function describeMissingAttribute(
  load: Pick<ServedLoad, 'attributes' | 'namesOf'>,
  { attributeId }: Pick<Rule, 'attributeId'>,
): Promise<string | undefined> {
  if (attributeId === 0 || (await load.attributes()).some(({ id }) => id === attributeId)) return undefined
  return `The present rows do not have ${describeLost([attributeId], await load.namesOf())}, to which the rule belongs; load a source with the column again, or delete the rule.`
}
