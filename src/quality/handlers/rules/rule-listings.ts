import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'

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

/** The rows and groups of business rules, their runs, and the compliance over time. */
export const ruleListingHandlers = (
  services: Pick<QualityServices, 'repositories' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const failing = listingOperations(services, 'ruleFailingRows')
  const passing = listingOperations(services, 'rulePassingRows')
  const groups = listingOperations(services, 'ruleGroups')
  const groupFailing = listingOperations(services, 'groupFailingRows')
  const groupPassing = listingOperations(services, 'groupPassingRows')
  const ofRule = listingOperations(services, 'ruleHistory')
  const ofEntity = listingOperations(services, 'entityRuleHistory')
  const all = listingOperations(services, 'allRuleHistory')
  const entityCompliance = listingOperations(services, 'entityCompliance')
  const compliance = listingOperations(services, 'compliance')
  return {
    listRuleFailingRows: failing.list,
    runRuleFailingRowsCommand: failing.command,
    listRulePassingRows: passing.list,
    runRulePassingRowsCommand: passing.command,
    listRuleGroups: groups.list,
    runRuleGroupsCommand: (request, reply) =>
      runCommand(request.body, {
        ...groups.commands(request, reply),
        get: ({ data, options }) =>
          groups.getCommand(ofGroup(request, data?.groupName), reply)({ command: 'get', options }),
      }),
    runGroupFailingRowsCommand: (request, reply) =>
      groupFailing.command(ofGroup(request, request.body.data.groupName), reply),
    runGroupPassingRowsCommand: (request, reply) =>
      groupPassing.command(ofGroup(request, request.body.data.groupName), reply),
    listGroupFailingRows: groupFailing.list,
    runNamedGroupFailingRowsCommand: groupFailing.command,
    listGroupPassingRows: groupPassing.list,
    runNamedGroupPassingRowsCommand: groupPassing.command,
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

/** The request with a group in its path, where the listing of the group has it. */
const ofGroup = <Request extends { readonly path: object }, Group>(request: Request, groupName: Group) => ({
  ...request,
  path: { ...request.path, groupName },
})
