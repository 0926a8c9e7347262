import type { Listing } from '../listings/listing.ts'
import type { CatalogueEntry } from '../listings/listing-entries.ts'
import type { ListingRef } from '../listings/registry.ts'
import type { Entity } from '../model/entity.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { Entities } from './entities.ts'
import type { Joins } from './joins.ts'
import type { LibraryRules } from './library-rules.ts'
import type { Library } from './library.ts'
import { need, needEntity } from './listing-refs.ts'
import type { LoaderConnections } from './loader-connections.ts'
import type { RuleFolders } from './rule-folders.ts'
import type { RuleRows } from './rule-rows.ts'
import type { ServedLoads } from './served-loads.ts'

/** The services that find the owners of listings of the catalogue. */
export interface CatalogueOwners {
  readonly entities: Pick<Entities, 'find'>
  readonly joins: Pick<Joins, 'findId'>
  readonly library: Pick<Library, 'find'>
  readonly libraryRules: Pick<LibraryRules, 'find'>
  readonly connections: Pick<LoaderConnections, 'scope'>
  readonly loads: Pick<ServedLoads, 'read'>
  readonly rules: Pick<RuleRows, 'idOf'>
  readonly ruleFolders: Pick<RuleFolders, 'find'>
}

/** Finds the owner of a listing of the catalogue, and runs work with both. */
export async function inCatalogue<T>(
  owners: CatalogueOwners,
  entry: CatalogueEntry,
  repository: RepositoryRef | undefined,
  ref: ListingRef,
  work: <Of>(listing: Listing<Of>, scope: Of) => Promise<T>,
): Promise<T> {
  const { connections, entities, joins, library, libraryRules, loads, ruleFolders, rules } = owners
  switch (entry.scope) {
    case 'server':
      return work(entry.listing, undefined)
    case 'repository':
      return work(entry.listing, need(repository, ref, 'repository'))
    case 'entity': {
      const { repository: found, entityNumber } = needEntity(repository, ref)
      return work(entry.listing, {
        repository: found,
        entity: await entities.find(found.id, entityNumber),
      })
    }
    case 'libraryEntity': {
      const found = need(repository, ref, 'repository')
      const owner = await library.find(found.id, need(ref.libraryId, ref, 'library entity'))
      return work(entry.listing, { ...owner, repository: found })
    }
    case 'libraryRule': {
      const found = need(repository, ref, 'repository')
      const owner = need(ref.libraryId, ref, 'library entity')
      const { id } = await libraryRules.find(found.id, owner, need(ref.ruleId, ref, 'rule'))
      return work(entry.listing, { repository: found, libraryRuleId: id })
    }
    case 'libraries':
      return work(entry.listing, {
        repository: need(repository, ref, 'repository'),
        libraries: ref.libraries,
      })
    case 'rules':
    case 'joins': {
      const found = need(repository, ref, 'repository')
      return work(entry.listing, { repository: found })
    }
    case 'join': {
      const found = need(repository, ref, 'repository')
      const { id: joinId } = await joins.findId(found.id, need(ref.joinId, ref, 'join'))
      return work(entry.listing, { joinId })
    }
    case 'entityRules':
    case 'entityJoins': {
      const { repository: found, entityNumber } = needEntity(repository, ref)
      const { id: entityId } = await entities.find(found.id, entityNumber)
      return work(entry.listing, { repository: found, entityId })
    }
    case 'attributeRules': {
      const { repository: found, entityNumber } = needEntity(repository, ref)
      const attributeId = need(ref.attributeId, ref, 'attribute')
      const { id: entityId } = await entityWithAttribute(loads, found, entityNumber, attributeId)
      return work(entry.listing, { repository: found, entityId, attributeId })
    }
    case 'entityDependencies': {
      const { repository: found, entityNumber } = needEntity(repository, ref)
      return work(entry.listing, { repository: found, entity: await entities.find(found.id, entityNumber) })
    }
    case 'attributeDependencies': {
      const { repository: found, entityNumber } = needEntity(repository, ref)
      const attributeId = need(ref.attributeId, ref, 'attribute')
      const entity = await entityWithAttribute(loads, found, entityNumber, attributeId)
      return work(entry.listing, { repository: found, entity, attributeId })
    }
    case 'rule': {
      const { repository: found, entityNumber } = needEntity(repository, ref)
      const { id: entityId } = await entities.find(found.id, entityNumber)
      const ruleId = await rules.idOf({ id: entityId, number: entityNumber }, need(ref.ruleId, ref, 'rule'))
      return work(entry.listing, { repository: found, entityId, ruleId })
    }
    case 'ruleFolder': {
      const found = need(repository, ref, 'repository')
      const { id: folderId } = await ruleFolders.find(found.id, need(ref.folderId, ref, 'rule folder'))
      return work(entry.listing, { repository: found, folderId })
    }
    case 'webhooks': {
      const found = need(repository, ref, 'repository')
      return work(entry.listing, { ...found, hasWholeAddresses: ref.hasWholeAddresses === true })
    }
    case 'connections': {
      const found = need(repository, ref, 'repository')
      return work(entry.listing, connections.scope(found, ref.hasWholePaths === true))
    }
  }
}

/** @throws EntityUnknown, AttributeUnknown */
const entityWithAttribute = (
  loads: Pick<ServedLoads, 'read'>,
  { id }: RepositoryRef,
  entityNumber: number,
  attributeId: number,
): Promise<Entity> =>
  loads.read(id, entityNumber, async (load) => {
    await load.attribute(attributeId)
    return load.entity
  })
