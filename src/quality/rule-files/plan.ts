import { printable } from '../../lib/text.ts'
import type { Attribute } from '../model/attribute.ts'
import { foldedName } from '../stores/shared/folded-name.ts'
import type { StoredRule } from '../stores/rules/rule-code.ts'
import type { RuleChanges } from '../stores/rules/rules.ts'
import type { AttributeNames } from './attribute-names.ts'
import type { FileFault } from './faults.ts'
import { MEMBERS, type MemberName } from './members.ts'
import type { FileRule, RuleFile } from './read-rule-file.ts'

/** A change of a rule of the catalogue. */
export interface PlannedChange {
  readonly stored: StoredRule
  readonly rule: FileRule
  /** The members that change. */
  readonly members: readonly MemberName[]
}

/** What an import does to the rules of an entity. */
export interface RulePlan {
  readonly additions: readonly FileRule[]
  readonly changes: readonly PlannedChange[]
  readonly deletions: readonly StoredRule[]
  readonly unchanged: number
}

/**
 * Compares the rules of a file with those of its entity. Rules are the same if they have the same name, without regard
 * to letter case, and the same attribute.
 * @param isDeleting true if rules that the file does not have are deleted
 * @param faults gets the rules that cannot be imported
 */
export function planOf(
  file: RuleFile,
  stored: readonly StoredRule[],
  names: AttributeNames,
  isDeleting: boolean,
  faults: FileFault[],
): RulePlan {
  const byName = new Map(stored.map((rule) => [foldedName(rule.name), rule]))
  const kept = new Set<StoredRule>()
  const additions: FileRule[] = []
  const changes: PlannedChange[] = []
  for (const rule of file.rules) {
    const own = byName.get(foldedName(rule.name))
    const attributeId = attributeIdOf(rule, names)
    if (own === undefined) additions.push(rule)
    else if (own.libraryRuleId !== undefined) faults.push(faultOf(file, rule, describeDerived(own)))
    else if (own.attributeId === attributeId) {
      kept.add(own)
      const members = changedMembers(own, rule)
      if (members.length > 0) changes.push({ stored: own, rule, members })
    } else if (isDeleting) additions.push(rule)
    else faults.push(faultOf(file, rule, describeElsewhere(own)))
  }
  const others = stored.filter((rule) => rule.libraryRuleId === undefined && !kept.has(rule))
  return {
    additions,
    changes,
    deletions: isDeleting ? others : [],
    unchanged: kept.size - changes.length,
  }
}

/** The id of the attribute of a checked rule; 0 if the rule is about whole rows. */
export const attributeIdOf = ({ attribute }: FileRule, names: AttributeNames): number =>
  attribute === undefined ? 0 : (names.find(attribute) as Attribute).id

/** The members whose values are not those of the stored rule. */
const changedMembers = (stored: StoredRule, rule: FileRule): MemberName[] =>
  MEMBERS.filter(({ name }) => name !== 'attribute' && stored[name] !== rule[name]).map(({ name }) => name)

/** The new values of changed members, except keywords. Null removes a value. */
export const changesOf = ({ rule, members }: PlannedChange): RuleChanges =>
  Object.fromEntries(members.filter((name) => name !== 'keywords').map((name) => [name, rule[name] ?? null]))

const faultOf = ({ path }: RuleFile, rule: FileRule, message: string): FileFault => ({
  path,
  ...rule.placeOf('name'),
  message,
})

const describeDerived = ({ name }: StoredRule): string =>
  `The rule ${printable(name)} of the entity is derived from a library rule; remove it from the file, and change it in the library.`

const describeElsewhere = ({ name, attributeId }: StoredRule): string =>
  `There is a rule ${printable(name)} of ${attributeId === 0 ? 'whole rows' : 'another attribute'} in the entity already; choose another name, or let the import delete that rule.`
