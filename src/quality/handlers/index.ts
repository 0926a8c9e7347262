import { qualityContract, type QualityHandlers } from '../../../generated/quality/contract.ts'
import { accountHandlers } from './accounts.ts'
import { associationHandlers } from './library/associations.ts'
import { attributeHandlers } from './entities/attributes.ts'
import { conflictHandlers } from './dependencies/conflicts.ts'
import { dependencyHandlers } from './dependencies/dependencies.ts'
import { documentHandlers } from './document.ts'
import { entityHandlers } from './entities/entities.ts'
import { expressionHandlers } from './expressions.ts'
import { exportHandlers } from './files/exports.ts'
import { fileHandlers } from './files/files.ts'
import { entityJoinHandlers } from './joins/entity-joins.ts'
import { joinSetHandlers } from './joins/join-sets.ts'
import { joinHandlers } from './joins/joins.ts'
import { keyHandlers } from './dependencies/keys.ts'
import { keywordHandlers } from './rules/keywords.ts'
import { libraryRuleHandlers } from './library/library-rules.ts'
import { libraryHandlers } from './library/library.ts'
import { loaderConnectionHandlers } from './loader-connections.ts'
import { priorityHandlers } from './rules/priorities.ts'
import { profileFigureHandlers } from './entities/profile-figures.ts'
import { profileHandlers } from './entities/profiles.ts'
import { reportHandlers } from './reports.ts'
import { repositoryHandlers } from './repositories.ts'
import { ruleFileHandlers } from './rules/rule-files.ts'
import { ruleFolderHandlers } from './rules/rule-folders.ts'
import { ruleListingHandlers } from './rules/rule-listings.ts'
import { ruleHandlers } from './rules/rules.ts'
import { schedulerHandlers } from './scheduler.ts'
import { sessionHandlers } from './sessions.ts'
import { webhookHandlers } from './webhooks.ts'
import type { QualityServices } from './shared/quality-services.ts'

export { qualityContract }

/** A handler for every operation of the contract. */
export function qualityHandlers(services: QualityServices): QualityHandlers {
  return {
    ...documentHandlers(),
    ...accountHandlers(services),
    ...sessionHandlers(services),
    ...repositoryHandlers(services),
    ...fileHandlers(services),
    ...exportHandlers(services),
    ...entityHandlers(services),
    ...attributeHandlers(services),
    ...profileHandlers(services),
    ...profileFigureHandlers(services),
    ...expressionHandlers(services),
    ...reportHandlers(services),
    ...priorityHandlers(services),
    ...ruleHandlers(services),
    ...ruleListingHandlers(services),
    ...joinHandlers(services),
    ...joinSetHandlers(services),
    ...entityJoinHandlers(services),
    ...keyHandlers(services),
    ...dependencyHandlers(services),
    ...conflictHandlers(services),
    ...keywordHandlers(services),
    ...ruleFileHandlers(services),
    ...ruleFolderHandlers(services),
    ...libraryHandlers(services),
    ...libraryRuleHandlers(services),
    ...associationHandlers(services),
    ...loaderConnectionHandlers(services),
    ...webhookHandlers(services),
    ...schedulerHandlers(services),
  }
}
