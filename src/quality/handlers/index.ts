import { qualityContract, type QualityHandlers } from '../../../generated/quality/contract.ts'
import { accountHandlers } from './accounts.ts'
import { associationHandlers } from './associations.ts'
import { attributeHandlers } from './attributes.ts'
import { conflictHandlers } from './conflicts.ts'
import { dependencyHandlers } from './dependencies.ts'
import { documentHandlers } from './document.ts'
import { entityHandlers } from './entities.ts'
import { expressionHandlers } from './expressions.ts'
import { exportHandlers } from './exports.ts'
import { fileHandlers } from './files.ts'
import { entityJoinHandlers } from './entity-joins.ts'
import { joinSetHandlers } from './join-sets.ts'
import { joinHandlers } from './joins.ts'
import { keyHandlers } from './keys.ts'
import { keywordHandlers } from './keywords.ts'
import { libraryRuleHandlers } from './library-rules.ts'
import { libraryHandlers } from './library.ts'
import { loaderConnectionHandlers } from './loader-connections.ts'
import { priorityHandlers } from './priorities.ts'
import { profileHandlers } from './profiles.ts'
import { reportHandlers } from './reports.ts'
import { repositoryHandlers } from './repositories.ts'
import { ruleFolderHandlers } from './rule-folders.ts'
import { ruleListingHandlers } from './rule-listings.ts'
import { ruleHandlers } from './rules.ts'
import { schedulerHandlers } from './scheduler.ts'
import { webhookHandlers } from './webhooks.ts'
import type { QualityServices } from './quality-services.ts'

export { qualityContract }

/** A handler for every operation of the contract. */
export function qualityHandlers(services: QualityServices): QualityHandlers {
  return {
    ...documentHandlers(),
    ...accountHandlers(services),
    ...repositoryHandlers(services),
    ...fileHandlers(services),
    ...exportHandlers(services),
    ...entityHandlers(services),
    ...attributeHandlers(services),
    ...profileHandlers(services),
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
    ...ruleFolderHandlers(services),
    ...libraryHandlers(services),
    ...libraryRuleHandlers(services),
    ...associationHandlers(services),
    ...loaderConnectionHandlers(services),
    ...webhookHandlers(services),
    ...schedulerHandlers(services),
  }
}
