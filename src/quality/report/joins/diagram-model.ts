import type { Attribute } from '../../model/attribute.ts'
import type { Join } from '../../model/join.ts'
import { joinIdOf, keyOfJoin } from '../../model/join-key.ts'
import { derive } from '../../model/derived-figures.ts'

/** The input of the diagram of a repository: entities, and the joins between them. */
export interface DiagramModel {
  readonly repository: string
  readonly entities: readonly DiagramEntity[]
  readonly joins: readonly DiagramJoin[]
  /** True if the repository has more permanent joins than these. */
  readonly isCut: boolean
}

export interface DiagramEntity {
  /** The number of the entity in its repository. */
  readonly number: number
  readonly name: string
  /** What its joins compare. */
  readonly keys: readonly DiagramKey[]
}

/** The attributes that a join compares, in their order. */
export type DiagramKey = readonly DiagramAttribute[]

export type DiagramAttribute = Pick<Attribute, 'id' | 'name' | 'humanName' | 'inferredType'>

export interface DiagramJoin {
  /** The id as paths have it. */
  readonly id: string
  readonly function: Join['function']
  /** `1:M`; undefined if a side has no values. */
  readonly cardinality: string | undefined
  /** Share of the values of the smaller side that join, in percent. */
  readonly matchValues: number | undefined
  readonly left: DiagramEnd
  readonly right: DiagramEnd
}

/** An end of a join at an entity. */
export interface DiagramEnd {
  /** Index of the entity in the diagram. */
  readonly entity: number
  /** Index of the key in the entity. */
  readonly key: number
  /** True if a row of the other entity can join several rows of this entity. */
  readonly isMany: boolean
  /** True if the other entity has rows that join no row of this entity. */
  readonly isOptional: boolean
}

/** A present attribute by the ids of entity and attribute in the catalogue. */
export type AttributesOf = (entityId: number, attributeId: number) => DiagramAttribute | undefined

/**
 * @param joins the joins of the repository that are shown
 * @param attributesOf an attribute that a reload removed is shown by its number
 */
export function diagramModel(
  repository: string,
  joins: readonly Join[],
  attributesOf: AttributesOf,
  isCut: boolean,
): DiagramModel {
  const entities: { number: number; name: string; keys: DiagramKey[] }[] = []
  const entityIndexes = new Map<number, number>()
  const keyIndexes = new Map<string, number>()
  const end = (side: Join['left']): Pick<DiagramEnd, 'entity' | 'key'> => {
    const { entityId, entityNumber, entityName, attributeIds } = side
    const entity = found(entityIndexes, entityId, () =>
      entities.push({ number: entityNumber, name: entityName, keys: [] }),
    )
    const { keys } = entities[entity]!
    const key = found(keyIndexes, `${entityId}:${attributeIds.join('_')}`, () =>
      keys.push(attributeIds.map((id) => attributesOf(entityId, id) ?? removed(id))),
    )
    return { entity, key }
  }
  const shown = joins.map((join): DiagramJoin => {
    const { left, right } = join.figures
    const { inferredCardinality, matchValues, left: leftRest, right: rightRest } = derive(join.figures)
    return {
      id: joinIdOf(keyOfJoin(join)),
      function: join.function,
      cardinality: inferredCardinality,
      matchValues,
      left: { ...end(join.left), isMany: !left.isUnique, isOptional: rightRest.notMatchRows > 0 },
      right: { ...end(join.right), isMany: !right.isUnique, isOptional: leftRest.notMatchRows > 0 },
    }
  })
  return { repository, entities, joins: shown, isCut }
}

/** The index of a thing. It is added by `add`, which returns the new number of things, if it is not known. */
function found<Key>(indexes: Map<Key, number>, key: Key, add: () => number): number {
  const known = indexes.get(key)
  if (known !== undefined) return known
  const index = add() - 1
  indexes.set(key, index)
  return index
}

const removed = (id: number): DiagramAttribute => ({
  id,
  name: `ATTRIBUTE_${id}`,
  humanName: `attribute ${id}`,
  inferredType: 'text',
})
