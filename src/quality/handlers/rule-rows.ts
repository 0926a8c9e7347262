import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { listingOperations } from './listing-operations.ts'
import type { QualityServices } from './quality-services.ts'

type Operations =
  | 'listRuleFailingRows'
  | 'runRuleFailingRowsCommand'
  | 'listRulePassingRows'
  | 'runRulePassingRowsCommand'
  | 'listRuleGroups'
  | 'runRuleGroupsCommand'
  | 'runGroupFailingRowsCommand'
  | 'runGroupPassingRowsCommand'
  | 'listGroupFailingRows'
  | 'runNamedGroupFailingRowsCommand'
  | 'listGroupPassingRows'
  | 'runNamedGroupPassingRowsCommand'

/** The rows and groups of business rules. */
export const ruleRowHandlers = (
  services: Pick<QualityServices, 'repositories' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const failing = listingOperations(services, 'ruleFailingRows')
  const passing = listingOperations(services, 'rulePassingRows')
  const groups = listingOperations(services, 'ruleGroups')
  const groupFailing = listingOperations(services, 'groupFailingRows')
  const groupPassing = listingOperations(services, 'groupPassingRows')
  return {
    listRuleFailingRows: failing.list,
    runRuleFailingRowsCommand: failing.command,
    listRulePassingRows: passing.list,
    runRulePassingRowsCommand: passing.command,
    listRuleGroups: groups.list,
    runRuleGroupsCommand: groups.command,
    runGroupFailingRowsCommand: groupFailing.command,
    runGroupPassingRowsCommand: groupPassing.command,
    listGroupFailingRows: groupFailing.list,
    runNamedGroupFailingRowsCommand: groupFailing.command,
    listGroupPassingRows: groupPassing.list,
    runNamedGroupPassingRowsCommand: groupPassing.command,
  }
}
