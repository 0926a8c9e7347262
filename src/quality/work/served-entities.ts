import { comparedForm } from '../joins/compared-form.ts'
import { attributesOfLoad } from '../joins/discover/attributes-of-load.ts'
import type { JoinableAttribute } from '../joins/discover/joinable-attribute.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import { EntityGone, NotProfiled } from '../model/errors.ts'
import type { DiscoverJoinsParams } from '../model/join.ts'
import type { ComparedForm } from '../model/warehouse/join-store.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'

/** An entity whose attributes a discovery compares, as it is served now. */
export interface DiscoveredEntity {
  readonly id: number
  readonly name: string
  readonly generation: number
  readonly attributes: readonly JoinableAttribute[]
}

/** The entities of a discovery, as they are served now. */
export interface ServedEntities {
  readonly entities: readonly DiscoveredEntity[]
  /** Undefined if there are no entities. */
  readonly warehouse: Warehouse | undefined
  readonly compared: ComparedForm | undefined
  /** Sentences about entities and attributes that cannot be compared. */
  readonly leftOut: readonly string[]
}

/** Reads the entities of a discovery. Deleted entities and those without a profile are left out. */
export async function servedEntities(
  params: DiscoverJoinsParams,
  loads: Pick<ServedLoads, 'readById'>,
  signal: AbortSignal,
): Promise<ServedEntities> {
  const entities: DiscoveredEntity[] = []
  const leftOut: string[] = []
  let warehouse: Warehouse | undefined
  for (const [id, attributeIds] of byEntity(params)) {
    signal.throwIfAborted()
    let name = 'A deleted entity'
    try {
      await loads.readById(id, async (load) => {
        name = load.entity.name
        warehouse = load.warehouse
        const attributes = await readAttributes(load, attributeIds, params, signal)
        if (attributes.length < attributeIds.size)
          leftOut.push(
            `${attributeIds.size - attributes.length} attributes of ${name} do not exist any more.`,
          )
        entities.push({ id, name, generation: load.entity.generation, attributes })
      })
    } catch (error) {
      if (error instanceof EntityGone) leftOut.push('A deleted entity is left out.')
      else if (error instanceof NotProfiled)
        leftOut.push(`${name} is left out, since it has no profile at present.`)
      else throw error
    }
  }
  const compared = warehouse && comparedForm(params.function, params.pattern, warehouse.dialect)
  return { entities, warehouse, compared, leftOut }
}

/** The attributes of each entity, each once. */
function byEntity({ attributes }: DiscoverJoinsParams): ReadonlyMap<number, ReadonlySet<number>> {
  const ids = new Map<number, Set<number>>()
  for (const { entityId, attributeIds } of attributes) {
    const known = ids.get(entityId) ?? new Set()
    for (const id of attributeIds) known.add(id)
    ids.set(entityId, known)
  }
  return ids
}

async function readAttributes(
  load: ServedLoad,
  attributeIds: ReadonlySet<number>,
  params: DiscoverJoinsParams,
  signal: AbortSignal,
): Promise<JoinableAttribute[]> {
  const compared = comparedForm(params.function, params.pattern, load.warehouse.dialect)
  const profiled = (await load.profiledAttributes()).filter(({ id }) => attributeIds.has(id))
  return attributesOfLoad(load.entity, profiled, compared, load.warehouse.joinDiscovery, signal)
}
