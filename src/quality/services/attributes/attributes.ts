import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import { renamedText } from '../../expressions/renamed-text.ts'
import type { ProfiledAttribute } from '../../model/attribute.ts'
import type { AttributeIdentity } from '../../model/attribute-identity.ts'
import { AttributeNameTaken, EntityUnknown, NameInvisible } from '../../model/errors.ts'
import type { Entity } from '../../model/entity.ts'
import { columnisedName, folded, humanisedName } from '../../values/column-names.ts'
import {
  lockAttributes,
  readIdentities,
  renameAttribute,
} from '../../stores/attributes/attribute-identities.ts'
import {
  refreshShownNames,
  renameInMappings,
  rewriteExpressions,
} from '../../stores/entities/attribute-references.ts'
import type { EntityStore } from '../../stores/entities/entities.ts'
import { ROW_NUMBER_NAME } from '../../listings/declared/warehouse/rows-listing.ts'
import type { ServedLoads } from '../entities/served-loads.ts'
import { renameInWaitingJobs } from './waiting-job-names.ts'

export interface AttributesOptions {
  readonly store: Pick<EntityStore, 'transaction'>
  readonly loads: Pick<ServedLoads, 'read'>
}

/** Finds and renames the attributes of entities. */
export class Attributes {
  readonly #options: AttributesOptions

  constructor(options: AttributesOptions) {
    this.#options = options
  }

  /**
   * An attribute of the load that is served, with its profile if it has been profiled.
   * @throws EntityUnknown, AttributeUnknown
   */
  find(repositoryId: number, entityNumber: number, attributeId: number): Promise<ProfiledAttribute> {
    return this.#options.loads.read(repositoryId, entityNumber, (load) => load.attribute(attributeId))
  }

  /**
   * Gives an attribute another name. Rules, mappings, filters of joins and waiting jobs that name it follow. The results of
   * rules stay valid, and reloads still find the attribute by the name of its source column.
   * @throws EntityUnknown, AttributeUnknown, AttributeNameTaken, NameInvisible
   */
  async rename(repositoryId: number, entityNumber: number, attributeId: number, text: string): Promise<void> {
    const { store, loads } = this.#options
    const humanName = humanisedName(text)
    if (humanName === '') throw new NameInvisible()
    const { entity } = await loads.read(repositoryId, entityNumber, async (load) => {
      await load.attribute(attributeId)
      return load
    })
    await store.transaction(async (transaction) => {
      if (!(await lockAttributes(entity.id, transaction))) throw new EntityUnknown(entityNumber)
      const identities = await readIdentities(transaction, entity.id)
      const before = identities.find(({ id }) => id === attributeId)!
      const others = identities.filter(({ id }) => id !== attributeId)
      const after = { id: attributeId, name: columnisedName(humanName) || `COLUMN_${attributeId}`, humanName }
      checkFree(after, others)
      await renameAttribute(entity.id, after, transaction)
      await follow(entity, before, after, others, transaction)
    })
  }
}

type Names = Pick<AttributeIdentity, 'id' | 'name' | 'humanName'>

/** @throws AttributeNameTaken if rules could not tell the names apart */
function checkFree({ name, humanName }: Names, others: readonly AttributeIdentity[]): void {
  const wanted = new Set([folded(name), folded(humanName)])
  const holder = others.find((one) => wanted.has(folded(one.name)) || wanted.has(folded(one.humanName)))
  if (holder) throw new AttributeNameTaken(humanName, holder)
}

/** Writes the new names wherever the old names are. */
async function follow(
  entity: Pick<Entity, 'id' | 'number'>,
  before: Names,
  after: Names,
  others: readonly AttributeIdentity[],
  transaction: Transaction,
): Promise<void> {
  // The number of a row has this name too.
  const name = after.humanName === ROW_NUMBER_NAME ? after.name : after.humanName
  const names = new Map([[before.humanName, name]])
  // An expression that uses this name means the attribute that has it as its human name.
  if (!names.has(before.name) && !others.some(({ humanName }) => humanName === before.name))
    names.set(before.name, after.name)
  const rewrite = (text: string): string => renamedText(text, names)
  await rewriteExpressions(entity.id, [...names.keys()], rewrite, transaction)
  await renameInMappings(entity.id, before.name, after.name, transaction)
  await refreshShownNames(entity.id, after.id, transaction)
  await renameInWaitingJobs(entity, { before: before.name, after: after.name, rewrite }, transaction)
}
