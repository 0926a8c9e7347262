import { qualityContract, type QualityHandlers } from '../../generated/quality/contract.ts'
import { accountHandlers } from './handlers/accounts.ts'
import { attributeHandlers } from './handlers/attributes.ts'
import { documentHandlers } from './handlers/document.ts'
import { entityHandlers } from './handlers/entities.ts'
import { expressionHandlers } from './handlers/expressions.ts'
import { exportHandlers } from './handlers/exports.ts'
import { fileHandlers } from './handlers/files.ts'
import { functionHandlers } from './handlers/functions.ts'
import { libraryHandlers } from './handlers/library.ts'
import { priorityHandlers } from './handlers/priorities.ts'
import { profileHandlers } from './handlers/profiles.ts'
import { reportHandlers } from './handlers/report.ts'
import { repositoryHandlers } from './handlers/repositories.ts'
import { schedulerHandlers } from './handlers/scheduler.ts'
import { unmaskHandlers } from './handlers/unmask.ts'
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
    ...functionHandlers(services),
    ...priorityHandlers(services),
    ...libraryHandlers(services),
    ...schedulerHandlers(services),
    ...unmaskHandlers(services),
  }
}
