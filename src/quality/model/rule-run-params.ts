/** The parameters of a job that runs rules, as JSON. */
export interface RuleRunParams {
  /** All enabled rules; those that have to be run again; or those of `ruleIds`. */
  readonly option: 'ALL' | 'UPDATED' | 'SELECTED'
  /** Ids of the catalogue; empty unless the option is SELECTED. */
  readonly ruleIds: readonly number[]
}
