import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { unmask } from '../../values/forms/unmask.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'

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
  | 'listDuplicatesIndicator'
  | 'runDuplicatesIndicatorCommand'
  | 'listDuplicates'
  | 'runDuplicatesCommand'
  | 'unmaskValue'

/** The values of an attribute, their forms, and how often whole rows occur. */
export const profileHandlers = (
  services: Pick<QualityServices, 'repositories' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const values = listingOperations(services, 'values')
  const spaces = listingOperations(services, 'spaces')
  const masks = listingOperations(services, 'masks')
  const patterns = listingOperations(services, 'patterns')
  const soundexes = listingOperations(services, 'soundexes')
  const metaphones = listingOperations(services, 'metaphones')
  // How often whole rows occur, and the rows that occur equally often.
  const indicator = listingOperations(services, 'duplicatesIndicator')
  const duplicates = listingOperations(services, 'duplicates')
  return {
    listValues: values.list,
    runValuesCommand: values.command,
    listSpaces: spaces.list,
    runSpacesCommand: spaces.command,
    listMasks: masks.list,
    runMasksCommand: masks.command,
    listPatterns: patterns.list,
    runPatternsCommand: (request, reply) =>
      runCommand(request.body, patterns.commands(request, reply, request.body.data)),
    runSoundexesCommand: soundexes.command,
    listMetaphones: metaphones.list,
    runMetaphonesCommand: metaphones.command,
    listDuplicatesIndicator: indicator.list,
    runDuplicatesIndicatorCommand: indicator.command,
    listDuplicates: duplicates.list,
    runDuplicatesCommand: duplicates.command,

    unmaskValue: async ({ path, body }, reply) => {
      await services.repositories.find(path.repository)
      return reply.ok({ value: unmask(body.data) })
    },
  }
}
