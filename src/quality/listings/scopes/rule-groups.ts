import type { KeptGroups } from '../declared/warehouse/rule-groups-listing.ts'
import type { ServedLoad } from '../served-load.ts'
import { ENTITY, GROUP, RULE } from './owner.ts'
import { inLoad } from './scope.ts'

interface GroupsFinder {
  readonly rules: {
    /** @throws the errors of `RuleRows.groups` */
    groups(load: ServedLoad, rule: number, name: string | null | undefined): Promise<KeptGroups>
  }
}

/** The groups of a rule, or one of them. */
export const ruleGroupsScope = inLoad({
  owners: [ENTITY, RULE],
  optional: [GROUP],
  find: async ({ rules }: GroupsFinder, { load }, { ruleId, groupName }) => ({
    load,
    groups: await rules.groups(load, ruleId, groupName),
  }),
})
