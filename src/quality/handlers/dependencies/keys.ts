import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { readKeyId } from '../../model/dependency-key.ts'
import { jobPath } from '../../model/links.ts'
import type { DependencyVerification } from '../../services/dependencies/dependency-jobs.ts'
import { readKeyDiscovery, readKeyIds, readKeyInput, readThreshold } from './dependency-requests.ts'
import { readWishes } from '../entities/entity-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requireRole } from '../shared/security.ts'

type Operations =
  | 'listKeys'
  | 'runKeysCommand'
  | 'listPermanentKeys'
  | 'runPermanentKeysCommand'
  | 'listDiscoveredKeys'
  | 'runDiscoveredKeysCommand'
  | 'getKey'
  | 'runKeyCommand'
  | 'deleteKey'
  | 'listKeyDuplicates'
  | 'runKeyDuplicatesCommand'
  | 'listAttributeKeys'
  | 'runAttributeKeysCommand'

/** The keys of an entity: sets of attributes that identify a row. */
export const keyHandlers = (
  services: Pick<
    QualityServices,
    'repositories' | 'dependencies' | 'dependencyJobs' | 'dependencyRules' | 'listings' | 'exports'
  >,
): QualityHandlers<Operations> => {
  const { repositories, dependencies, dependencyJobs, dependencyRules } = services
  const all = listingOperations(services, 'keys')
  const permanent = listingOperations(services, 'permanentKeys')
  const discovered = listingOperations(services, 'discoveredKeys')
  const ofAttribute = listingOperations(services, 'attributeKeys')
  const duplicates = listingOperations(services, 'keyDuplicates')
  return {
    listKeys: all.list,

    runKeysCommand: async (request, reply) => {
      const { path, body, caller } = request
      const { entityID: entity } = path
      const verify = async (wanted: DependencyVerification, data: Parameters<typeof readWishes>[0]) => {
        const { name: user } = requireRole(caller, 'editor')
        const repository = await repositories.find(path.repository)
        const job = await dependencyJobs.verify(repository.id, { entity }, wanted, readWishes(data), user)
        return reply.ok({ url: jobPath(repository, job.number) })
      }
      return runCommand(body, {
        ...all.commands(request, reply),
        add: ({ data }) =>
          verify({ dependencies: [readKeyInput(data)], nulls: data.nulls, status: 'Permanent' }, data),
        verify: ({ data }) =>
          verify({ dependencies: readKeyIds(data.keys), nulls: data.nulls, status: 'Discovered' }, data),
        discover: async ({ data }) => {
          const { name: user } = requireRole(caller, 'editor')
          const repository = await repositories.find(path.repository)
          const wanted = readKeyDiscovery(data)
          const job = await dependencyJobs.discover(repository.id, entity, wanted, readWishes(data), user)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
        makerule: async ({ data }) => {
          const { name: user } = requireRole(caller, 'editor')
          const { id } = await repositories.find(path.repository)
          const threshold = readThreshold(data.THRESHOLD)
          const rules = await dependencyRules.make(id, entity, readKeyIds(data.keys), threshold, user)
          return reply.ok({ rules: rules.map(String) })
        },
      })
    },

    listPermanentKeys: permanent.list,
    runPermanentKeysCommand: permanent.command,
    listDiscoveredKeys: discovered.list,
    runDiscoveredKeysCommand: discovered.command,

    getKey: all.get(async (repository, { entityID, keyID }: KeyPath) => {
      await dependencies.find(repository.id, { entity: entityID }, readKeyId(keyID)!)
      return keyID
    }),

    runKeyCommand: async ({ path, body }, reply) => {
      const { id } = await repositories.find(path.repository)
      return runCommand(body, {
        edit: async ({ data }) => {
          await dependencies.edit(id, { entity: path.entityID }, [readKeyId(path.keyID)!], data.status)
          return reply.noContent()
        },
      })
    },

    deleteKey: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await dependencies.remove(id, { entity: path.entityID }, [readKeyId(path.keyID)!])
      return reply.noContent()
    },

    listKeyDuplicates: duplicates.list,
    runKeyDuplicatesCommand: duplicates.command,
    listAttributeKeys: ofAttribute.list,
    runAttributeKeysCommand: ofAttribute.command,
  }
}

interface KeyPath {
  readonly repository: string
  readonly entityID: number
  readonly keyID: string
}
