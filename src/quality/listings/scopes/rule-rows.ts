import type { SelectedRows } from '../declared/warehouse/rule-rows-listing.ts'
import type { ServedLoad } from '../served-load.ts'
import { ENTITY, GROUP, RULE } from './owner.ts'
import { inLoad } from './scope.ts'

interface RuleRowsFinder {
  readonly rules: {
    /** @throws the errors of `RuleRows.selected` */
    selected(
      load: ServedLoad,
      rule: number,
      which: 'failing' | 'passing',
      group: string | null | undefined,
    ): Promise<SelectedRows>
  }
}

/** The rows of a load that a rule selects. */
export interface SelectedOfLoad {
  readonly load: ServedLoad
  readonly selected: SelectedRows
}

/** The rows that a rule selects. */
export const ruleRowsScope = (which: 'failing' | 'passing') =>
  inLoad({
    owners: [ENTITY, RULE],
    find: async ({ rules }: RuleRowsFinder, { load }, { ruleId }) => ({
      load,
      selected: await rules.selected(load, ruleId, which, undefined),
    }),
  })

/** The rows of a group that a rule selects. */
export const groupRowsScope = (which: 'failing' | 'passing') =>
  inLoad({
    owners: [ENTITY, RULE, GROUP],
    find: async ({ rules }: RuleRowsFinder, { load }, { ruleId, groupName }) => ({
      load,
      selected: await rules.selected(load, ruleId, which, groupName),
    }),
  })
