import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type { ConflictResolve, RowsOfValuesCommand } from '../../../../generated/quality/types.ts'
import type { Caller } from '../../../contract/call.ts'
import { runCommand } from '../../../contract/commands.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requireRole } from '../shared/security.ts'

type Operations =
  | 'listConflicts'
  | 'runConflictsCommand'
  | 'listAttributeConflicts'
  | 'runAttributeConflictsCommand'
  | 'listCorrections'
  | 'runCorrectionsCommand'
  | 'listAttributeCorrections'
  | 'runAttributeCorrectionsCommand'
  | 'runDuplicateKeyRowsCommand'
  | 'runConflictRowsCommand'

interface DependencyPath {
  readonly repository: string
  readonly entityID: number
  readonly attributeID?: number
  readonly dependencyKey: string
}

/** The conflicts of dependencies, their corrections, and the rows behind conflicts and duplicates. */
export const conflictHandlers = (
  services: Pick<QualityServices, 'repositories' | 'conflicts' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, conflicts } = services
  const listed = listingOperations(services, 'conflicts')
  const listedOfAttribute = listingOperations(services, 'attributeConflicts')
  const corrections = listingOperations(services, 'corrections')
  const correctionsOfAttribute = listingOperations(services, 'attributeCorrections')
  const duplicateKeyRows = listingOperations(services, 'duplicateKeyRows')
  const conflictRows = listingOperations(services, 'conflictRows')
  const resolve = async (path: DependencyPath, { data }: ConflictResolve, caller: Caller): Promise<void> => {
    const { name: user } = requireRole(caller, 'editor')
    const { id } = await repositories.find(path.repository)
    const owner = { entity: path.entityID, attribute: path.attributeID }
    await conflicts.resolve(id, owner, path.dependencyKey, data, user)
  }
  return {
    listConflicts: listed.list,

    runConflictsCommand: async (request, reply) =>
      runCommand(request.body, {
        ...listed.commands(request, reply),
        resolve: async (command) => {
          await resolve(request.path, command, request.caller)
          return reply.noContent()
        },
      }),

    listAttributeConflicts: listedOfAttribute.list,

    runAttributeConflictsCommand: async (request, reply) =>
      runCommand(request.body, {
        ...listedOfAttribute.commands(request, reply),
        resolve: async (command) => {
          await resolve(request.path, command, request.caller)
          return reply.noContent()
        },
      }),

    listCorrections: corrections.list,
    runCorrectionsCommand: corrections.command,
    listAttributeCorrections: correctionsOfAttribute.list,
    runAttributeCorrectionsCommand: correctionsOfAttribute.command,

    // The source has the key and its values beside the data.
    runDuplicateKeyRowsCommand: async (request, reply) =>
      runCommand(request.body, duplicateKeyRows.commands(request, reply, valuesOf(request.body))),
    runConflictRowsCommand: async (request, reply) =>
      runCommand(request.body, conflictRows.commands(request, reply, valuesOf(request.body))),
  }
}

const valuesOf = ({ attribute, values }: RowsOfValuesCommand) => ({ attribute, values })
