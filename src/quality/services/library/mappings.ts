import { AttributeUnknown, InvalidData, type DataFault } from '../../model/errors.ts'
import type { Entity } from '../../model/entity.ts'
import { LibraryAttributeUnknown } from '../../model/library-errors.ts'
import type { Association, LibraryEntity, MappedPair } from '../../model/library.ts'
import type { EntityLoads } from '../../stores/entities/entity-loads.ts'
import type { AssociationStore, MappedElsewhere } from '../../stores/library/library-associations.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import { formOf, proposeMapping, scoreOf } from './mapping-proposals.ts'
import { checkLoaded } from '../rules/rule-fields.ts'

/** A mapped pair in a request, by the numbers of the attributes. */
export interface PairRequest {
  readonly realAttr: number
  readonly libAttr: number
}

export interface MappingsOptions {
  readonly library: LibraryStore
  readonly associations: AssociationStore
  readonly loads: Pick<EntityLoads, 'profiledAttributes'>
}

/** Proposes and checks mappings of the attributes of entities to those of library entities. */
export class Mappings {
  readonly #options: MappingsOptions

  constructor(options: MappingsOptions) {
    this.#options = options
  }

  /** @throws NotLoaded */
  async propose(library: LibraryEntity, entity: Entity): Promise<MappedPair[]> {
    checkLoaded(entity)
    const { library: store, loads } = this.#options
    const forms = await this.#forms(association(library, entity))
    return proposeMapping(await store.attributes(library), await loads.profiledAttributes(entity), forms)
  }

  /**
   * Checks a mapping in a request.
   * @param pointer to the list in the body
   * @throws NotLoaded, AttributeUnknown, LibraryAttributeUnknown, InvalidData
   */
  async read(
    library: LibraryEntity,
    entity: Entity,
    pairs: readonly PairRequest[],
    pointer: string,
  ): Promise<MappedPair[]> {
    checkLoaded(entity)
    const { library: store, loads } = this.#options
    const own = new Map((await store.attributes(library)).map((each) => [each.number, each]))
    const real = await loads.profiledAttributes(entity)
    const attributes = new Map(real.map((attribute) => [attribute.id, attribute]))
    const forms = await this.#forms(association(library, entity))
    const read = pairs.map(({ realAttr, libAttr }) => {
      const libraryAttribute = own.get(libAttr)
      if (!libraryAttribute) throw new LibraryAttributeUnknown(library.number, libAttr)
      const attribute = attributes.get(realAttr)
      if (!attribute)
        throw new AttributeUnknown(
          realAttr,
          real.map(({ id }) => id),
        )
      const score = scoreOf(libraryAttribute, attribute, forms.get(libAttr))
      return { libraryAttribute: libAttr, attributeName: attribute.name, score }
    })
    const faults = repeated(pairs, pointer)
    if (faults.length > 0) throw new InvalidData(faults)
    return read
  }

  /** The forms of the attributes that other entities have mapped, by the numbers of the library attributes. */
  async #forms(of: Association): Promise<ReadonlyMap<number, string>> {
    const elsewhere = await this.#options.associations.mappedElsewhere(of)
    const forms = new Map<number, string>()
    for (const [id, mapped] of byEntity(elsewhere)) {
      const { generation } = mapped[0]!
      const ids = mapped.map(({ attribute }) => attribute)
      const profiled = await this.#options.loads.profiledAttributes({ id, generation }, ids)
      const formsById = new Map(profiled.map((attribute) => [attribute.id, formOf(attribute)]))
      for (const { attribute, libraryAttribute } of mapped) {
        const form = formsById.get(attribute)
        if (form !== undefined) forms.set(libraryAttribute, form)
      }
    }
    return forms
  }
}

const association = ({ id: libraryEntityId }: LibraryEntity, { id: entityId }: Entity): Association => ({
  libraryEntityId,
  entityId,
})

function repeated(pairs: readonly PairRequest[], pointer: string): DataFault[] {
  const taken = new Set<number>()
  return pairs.flatMap(({ libAttr }, index) => {
    if (!taken.has(libAttr)) {
      taken.add(libAttr)
      return []
    }
    const detail = `The library attribute ${libAttr} is mapped by an entry before this one already; map each library attribute once.`
    return [{ pointer: `${pointer}/${index}/libAttr`, detail }]
  })
}

function byEntity(mapped: readonly MappedElsewhere[]): Map<number, MappedElsewhere[]> {
  const groups = new Map<number, MappedElsewhere[]>()
  for (const each of mapped) groups.set(each.entityId, [...(groups.get(each.entityId) ?? []), each])
  return groups
}
