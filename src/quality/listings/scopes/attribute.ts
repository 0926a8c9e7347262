import type { AttributeScope } from '../declared/warehouse/attribute-scope.ts'
import type { ServedLoad } from '../served-load.ts'
import { ATTRIBUTE, ENTITY } from './owner.ts'
import { inLoad, type LoadPlace } from './scope.ts'

export type PatternStyle = 'Default' | 'Rich' | 'Long'

interface Variant {
  readonly style?: PatternStyle | undefined
}

/** An attribute with the load that its values are read from. */
export interface AttributeOfLoad extends AttributeScope {
  readonly warehouse: ServedLoad['warehouse']
  readonly load: ServedLoad
}

/** @throws AttributeUnknown, NotProfiled */
async function attributeOf({ repository, load }: LoadPlace, attributeId: number): Promise<AttributeOfLoad> {
  const attribute = await load.profiledAttribute(attributeId)
  const { entity, warehouse } = load
  return { repository, entity, attribute, warehouse, load }
}

/** The values of an attribute. */
export const attributeScope = inLoad({
  owners: [ENTITY, ATTRIBUTE],
  find: (_, place, { attributeId }) => attributeOf(place, attributeId),
})

/** The patterns of the values of an attribute, in a style. */
export const patternsScope = inLoad({
  owners: [ENTITY, ATTRIBUTE],
  variant: ({ style }: Variant): Variant => ({ style }),
  find: async (_, place, { attributeId, style = 'Default' }) => ({
    style,
    of: await attributeOf(place, attributeId),
  }),
})
