import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type {
  DependenciesDelete,
  DependenciesEdit,
  DependenciesVerify,
} from '../../../../generated/quality/types.ts'
import type { Caller } from '../../../contract/call.ts'
import { runCommand } from '../../../contract/commands.ts'
import { readDependencyId } from '../../model/dependency-key.ts'
import { jobPath } from '../../model/links.ts'
import {
  readDependencyDiscovery,
  readDependencyKeys,
  readPair,
  readThreshold,
} from './dependency-requests.ts'
import { readWishes } from '../entities/entity-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { principalOf, requireRole } from '../shared/security.ts'

type Operations =
  | 'listDependencies'
  | 'runDependenciesCommand'
  | 'listPermanentDependencies'
  | 'runPermanentDependenciesCommand'
  | 'listDiscoveredDependencies'
  | 'runDiscoveredDependenciesCommand'
  | 'getDependency'
  | 'verifyDependency'
  | 'listAttributeDependencies'
  | 'runAttributeDependenciesCommand'
  | 'listPermanentAttributeDependencies'
  | 'runPermanentAttributeDependenciesCommand'
  | 'listDiscoveredAttributeDependencies'
  | 'runDiscoveredAttributeDependenciesCommand'
  | 'verifyAttributeDependency'

interface EntityPath {
  readonly repository: string
  readonly entityID: number
  readonly attributeID?: number
}

type DependencyServices = Pick<
  QualityServices,
  'repositories' | 'dependencies' | 'dependencyJobs' | 'dependencyRules' | 'listings' | 'exports'
>

/** The dependencies of an entity, and those of them that have an attribute on one of their sides. */
export const dependencyHandlers = (services: DependencyServices): QualityHandlers<Operations> => {
  const { repositories, dependencies, dependencyJobs, dependencyRules } = services
  const all = listingOperations(services, 'dependencies')
  const permanent = listingOperations(services, 'permanentDependencies')
  const discovered = listingOperations(services, 'discoveredDependencies')
  const corrections = listingOperations(services, 'corrections')
  const ofAttribute = listingOperations(services, 'attributeDependencies')
  const permanentOfAttribute = listingOperations(services, 'permanentAttributeDependencies')
  const discoveredOfAttribute = listingOperations(services, 'discoveredAttributeDependencies')
  const correctionsOfAttribute = listingOperations(services, 'attributeCorrections')
  const changes = changesOf(services)
  return {
    listDependencies: all.list,

    runDependenciesCommand: async (request, reply) => {
      const { path, body, caller } = request
      return runCommand(body, {
        ...all.commands(request, reply),
        verify: async (command) => reply.ok(await changes.verify(path, command, caller)),
        corrections: ({ data, options }) =>
          corrections.getCommand(request, reply, data)({ command: 'get', options }),
        discover: async ({ data }) => {
          const { name: user } = requireRole(caller, 'editor')
          const repository = await repositories.find(path.repository)
          const wanted = readDependencyDiscovery(data)
          const job = await dependencyJobs.discover(
            repository.id,
            path.entityID,
            wanted,
            readWishes(data),
            user,
          )
          return reply.ok({ url: jobPath(repository, job.number) })
        },
        makerule: async ({ data }) => {
          const { name: user } = requireRole(caller, 'editor')
          const { id } = await repositories.find(path.repository)
          const named = readDependencyKeys(data.dependencyKeys)
          const threshold = readThreshold(data.THRESHOLD)
          const rules = await dependencyRules.make(id, path.entityID, named, threshold, user)
          return reply.ok({ rules: rules.map(String) })
        },
        edit: async (command) => {
          await changes.edit(path, command, caller)
          return reply.noContent()
        },
        delete: async (command) => {
          await changes.remove(path, command, caller)
          return reply.noContent()
        },
      })
    },

    listPermanentDependencies: permanent.list,
    runPermanentDependenciesCommand: permanent.command,
    listDiscoveredDependencies: discovered.list,
    runDiscoveredDependenciesCommand: discovered.command,

    getDependency: all.get(async (repository, { entityID, dependencyKey }: DependencyPath) => {
      await dependencies.find(repository.id, { entity: entityID }, readDependencyId(dependencyKey)!)
      return dependencyKey
    }),

    verifyDependency: async ({ path, caller }, reply) => reply.ok(await changes.verifyKnown(path, caller)),

    listAttributeDependencies: ofAttribute.list,

    runAttributeDependenciesCommand: async (request, reply) => {
      const { path, body, caller } = request
      return runCommand(body, {
        ...ofAttribute.commands(request, reply),
        verify: async (command) => reply.ok(await changes.verify(path, command, caller)),
        corrections: ({ data, options }) =>
          correctionsOfAttribute.getCommand(request, reply, data)({ command: 'get', options }),
        edit: async (command) => {
          await changes.edit(path, command, caller)
          return reply.noContent()
        },
        delete: async (command) => {
          await changes.remove(path, command, caller)
          return reply.noContent()
        },
      })
    },

    listPermanentAttributeDependencies: permanentOfAttribute.list,
    runPermanentAttributeDependenciesCommand: permanentOfAttribute.command,
    listDiscoveredAttributeDependencies: discoveredOfAttribute.list,
    runDiscoveredAttributeDependenciesCommand: discoveredOfAttribute.command,

    verifyAttributeDependency: async ({ path, caller }, reply) =>
      reply.ok(await changes.verifyKnown(path, caller)),
  }
}

interface DependencyPath extends EntityPath {
  readonly dependencyKey: string
}

/** The commands that both levels have. An attribute in the path must be on one of the sides. */
function changesOf({ repositories, dependencies, dependencyJobs }: DependencyServices) {
  const ownerOf = ({ entityID, attributeID }: EntityPath) => ({ entity: entityID, attribute: attributeID })
  const pointer = '/data/dependencyKeys'
  return {
    verify: async (path: EntityPath, { data }: DependenciesVerify, caller: Caller) => {
      const { name: user } = requireRole(caller, 'editor')
      const repository = await repositories.find(path.repository)
      const wanted = {
        dependencies: data.attributes.map(readPair),
        nulls: data.nulls,
        status: 'Discovered' as const,
      }
      const job = await dependencyJobs.verify(repository.id, ownerOf(path), wanted, readWishes(data), user)
      return { uri: jobPath(repository, job.number) }
    },
    verifyKnown: async (path: DependencyPath, caller: Caller) => {
      const repository = await repositories.find(path.repository)
      const sides = readDependencyId(path.dependencyKey)!
      const { name: user } = principalOf(caller)
      const job = await dependencyJobs.verifyKnown(repository.id, ownerOf(path), sides, user)
      return { uri: jobPath(repository, job.number) }
    },
    edit: async (path: EntityPath, { data }: DependenciesEdit, caller: Caller) => {
      requireRole(caller, 'editor')
      const { id } = await repositories.find(path.repository)
      const named = readDependencyKeys(data.dependencyKeys)
      await dependencies.edit(id, ownerOf(path), named, data.status, pointer)
    },
    remove: async (path: EntityPath, { data }: DependenciesDelete, caller: Caller) => {
      requireRole(caller, 'editor')
      const { id } = await repositories.find(path.repository)
      await dependencies.remove(id, ownerOf(path), readDependencyKeys(data.dependencyKeys), pointer)
    },
  }
}
