import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { listingOperations } from './listing-operations.ts'
import type { QualityServices } from './quality-services.ts'

type Operations =
  | 'listValues'
  | 'runValuesCommand'
  | 'listSpaces'
  | 'runSpacesCommand'
  | 'listMasks'
  | 'runMasksCommand'
  | 'listPatterns'
  | 'runPatternsCommand'
  | 'runSoundexesCommand'
  | 'listMetaphones'
  | 'runMetaphonesCommand'

export const profileHandlers = (
  services: Pick<QualityServices, 'repositories' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const values = listingOperations(services, 'values')
  const spaces = listingOperations(services, 'spaces')
  const masks = listingOperations(services, 'masks')
  const patterns = listingOperations(services, 'patterns')
  const soundexes = listingOperations(services, 'soundexes')
  const metaphones = listingOperations(services, 'metaphones')
  return {
    listValues: values.list,
    runValuesCommand: values.command,
    listSpaces: spaces.list,
    runSpacesCommand: spaces.command,
    listMasks: masks.list,
    runMasksCommand: masks.command,
    listPatterns: patterns.list,
    runPatternsCommand: patterns.command,
    runSoundexesCommand: soundexes.command,
    listMetaphones: metaphones.list,
    runMetaphonesCommand: metaphones.command,
  }
}
