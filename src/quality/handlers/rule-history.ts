import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { listingOperations } from './listing-operations.ts'
import type { QualityServices } from './quality-services.ts'

type Operations =
  | 'listRuleHistory'
  | 'runRuleHistoryCommand'
  | 'listEntityRuleHistory'
  | 'runEntityRuleHistoryCommand'
  | 'listAllRuleHistory'
  | 'runAllRuleHistoryCommand'
  | 'listEntityCompliance'
  | 'runEntityComplianceCommand'
  | 'listCompliance'
  | 'runComplianceCommand'

/** The runs of business rules, and the compliance over time. */
export const ruleHistoryHandlers = (
  services: Pick<QualityServices, 'repositories' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const ofRule = listingOperations(services, 'ruleHistory')
  const ofEntity = listingOperations(services, 'entityRuleHistory')
  const all = listingOperations(services, 'allRuleHistory')
  const entityCompliance = listingOperations(services, 'entityCompliance')
  const compliance = listingOperations(services, 'compliance')
  return {
    listRuleHistory: ofRule.list,
    runRuleHistoryCommand: ofRule.command,
    listEntityRuleHistory: ofEntity.list,
    runEntityRuleHistoryCommand: ofEntity.command,
    listAllRuleHistory: all.list,
    runAllRuleHistoryCommand: all.command,
    listEntityCompliance: entityCompliance.list,
    runEntityComplianceCommand: entityCompliance.command,
    listCompliance: compliance.list,
    runComplianceCommand: compliance.command,
  }
}
