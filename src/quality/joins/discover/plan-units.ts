import { bySide, type AttributePair, type JoinableAttribute } from './joinable-attribute.ts'

/** Attributes of a group, and their values, unless one attribute has more. */
export interface GroupLimits {
  readonly attributes: number
  readonly values: number
}

/** Values of both groups of a unit and the tables to join them take about half of the memory. */
const VALUES_PER_MB = 4000

/** @param memoryMb undefined if the engine divides its work itself */
export const groupLimits = (memoryMb = Infinity): GroupLimits => ({
  attributes: 400,
  values: memoryMb * VALUES_PER_MB,
})

/** True if the attributes of two entities are compared with each other; both ids may be the same. */
export type IsWanted = (leftEntityId: number, rightEntityId: number) => boolean

/**
 * Groups of attributes that are compared with each other, or with themselves. The groups limit the memory and the time
 * of a unit.
 */
export interface Unit {
  readonly lefts: readonly JoinableAttribute[]
  /** The same array as the left one for a group that is compared with itself. */
  readonly rights: readonly JoinableAttribute[]
}

/** Divides the comparison of attributes into units. */
export function* planUnits(
  attributes: readonly JoinableAttribute[],
  isWanted: IsWanted,
  limits: GroupLimits,
): Generator<Unit> {
  const groups = groupsOf([...attributes].sort(bySide), limits)
  for (const [at, lefts] of groups.entries())
    for (const rights of groups.slice(at))
      if (entityPairsOf({ lefts, rights }, isWanted).length > 0) yield { lefts, rights }
}

function groupsOf(attributes: readonly JoinableAttribute[], limits: GroupLimits): JoinableAttribute[][] {
  const groups: JoinableAttribute[][] = []
  let values = 0
  for (const attribute of attributes) {
    values += attribute.values
    const group = groups.at(-1)
    if (group === undefined || values > limits.values || group.length === limits.attributes) {
      groups.push([])
      values = attribute.values
    }
    groups.at(-1)!.push(attribute)
  }
  return groups
}

const entitiesOf = (attributes: readonly JoinableAttribute[]): number[] => [
  ...new Set(attributes.map(({ entityId }) => entityId)),
]

/** The pairs of entities whose attributes a unit compares. */
export const entityPairsOf = (
  { lefts, rights }: Unit,
  isWanted: IsWanted,
): { readonly left: number; readonly right: number }[] => {
  const order = entitiesOf([...lefts, ...rights])
  const rightIds = entitiesOf(rights)
  return entitiesOf(lefts).flatMap((left) =>
    rightIds
      .filter((right) => order.indexOf(left) <= order.indexOf(right) && isWanted(left, right))
      .map((right) => ({ left, right })),
  )
}

/** The pairs of a unit: each pair of attributes is in one unit, and once. */
export function* pairsOf({ lefts, rights }: Unit, isWanted: IsWanted): Generator<AttributePair> {
  for (const left of lefts)
    for (const right of rights)
      if (bySide(left, right) < 0 && isWanted(left.entityId, right.entityId)) yield { left, right }
}

/** The number of pairs of all units. */
export function countPairs(attributes: readonly JoinableAttribute[], isWanted: IsWanted): number {
  const counts = new Map<number, number>()
  for (const { entityId } of [...attributes].sort(bySide))
    counts.set(entityId, (counts.get(entityId) ?? 0) + 1)
  const entities = [...counts]
  return entities.reduce(
    (sum, [left, count], at) =>
      sum +
      (isWanted(left, left) ? (count * (count - 1)) / 2 : 0) +
      entities
        .slice(at + 1)
        .reduce((inner, [right, other]) => (isWanted(left, right) ? inner + count * other : inner), 0),
    0,
  )
}
