import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { listingOperations } from './listing-operations.ts'
import type { QualityServices } from './quality-services.ts'

type Operations =
  'listDuplicatesIndicator' | 'runDuplicatesIndicatorCommand' | 'listDuplicates' | 'runDuplicatesCommand'

/** How often whole rows occur, and the rows that occur equally often. */
export const duplicateHandlers = (
  services: Pick<QualityServices, 'repositories' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const indicator = listingOperations(services, 'duplicatesIndicator')
  const duplicates = listingOperations(services, 'duplicates')
  return {
    listDuplicatesIndicator: indicator.list,
    runDuplicatesIndicatorCommand: indicator.command,
    listDuplicates: duplicates.list,
    runDuplicatesCommand: duplicates.command,
  }
}
