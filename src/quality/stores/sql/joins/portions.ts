import type { ComparedAttributes, LoadedAttribute } from '../../../model/warehouse/join-discovery-store.ts'
import type { KeyedSide } from '../../../model/warehouse/join-store.ts'
import type { StatementLimits } from '../engine-sql.ts'

/**
 * Divides a comparison, so that each statement keeps the limits of the engine. Each attribute is in at least one portion,
 * and each pair in exactly one. Equal lists of attributes stay the same array.
 */
export function portionsOf(
  asked: ComparedAttributes,
  limits: StatementLimits | undefined,
): ComparedAttributes[] {
  if (limits === undefined) return [asked]
  const { lefts, rights, compared } = asked
  const tables = Math.floor(limits.tables / 2)
  const leftGroups = groupsOf(lefts, tables)
  const rightGroups = lefts === rights ? leftGroups : groupsOf(rights, tables)
  const pairs = new Map<string, [number, number][]>()
  for (const [left, right] of asked.pairs) {
    const [from, to] = [leftGroups.placeOf[left]!, rightGroups.placeOf[right]!]
    const key = `${from.group} ${to.group}`
    const some = pairs.get(key) ?? []
    some.push([from.at, to.at])
    pairs.set(key, some)
  }
  const portions: ComparedAttributes[] = []
  const isSeen = { left: new Set<number>(), right: new Set<number>() }
  for (const [from, left] of leftGroups.groups.entries())
    for (const [to, right] of rightGroups.groups.entries()) {
      const some = pairs.get(`${from} ${to}`) ?? []
      if (some.length === 0 && isSeen.left.has(from) && isSeen.right.has(to)) continue
      isSeen.left.add(from)
      isSeen.right.add(to)
      for (const part of inParts(some, limits.numbers))
        portions.push({ lefts: left, rights: right, pairs: part, compared })
    }
  return portions
}

interface Groups {
  readonly groups: readonly (readonly LoadedAttribute[])[]
  /** For each attribute the number of its group, and its place there. */
  readonly placeOf: readonly { readonly group: number; readonly at: number }[]
}

/** Groups of attributes of so many loads. */
function groupsOf(attributes: readonly LoadedAttribute[], loads: number): Groups {
  const groups: LoadedAttribute[][] = []
  const numbers = new Map<string, number>()
  const placeOf = attributes.map((attribute) => {
    const load = `${attribute.entityId}-${attribute.generation}`
    const number = numbers.get(load) ?? numbers.size
    numbers.set(load, number)
    const group = Math.floor(number / loads)
    const own = (groups[group] ??= [])
    own.push(attribute)
    return { group, at: own.length - 1 }
  })
  return { groups, placeOf }
}

/** Tables that are read, or work of about this size, to compute the values of a side without a filter. */
export function tablesOf({ compared, attributeIds }: KeyedSide): number {
  switch (compared.kind) {
    case 'value':
      return 1
    case 'computed':
      return 2
    case 'form':
      return 1 + attributeIds.length
  }
}

/** At least one part, even if there are no items. */
export const inParts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )

/**
 * Divides items in their order, so that what those of a portion need is within a limit. An item that needs more is alone.
 * @param needs what an item needs, by name, with the weight of each. What is needed twice counts once.
 */
export function portionsBy<T>(
  items: readonly T[],
  limit: number,
  needs: (item: T) => ReadonlyMap<string, number>,
): T[][] {
  const portions: T[][] = []
  let known = new Set<string>()
  let weight = 0
  for (const item of items) {
    const needed = needs(item)
    const added = [...needed].reduce((sum, [name, one]) => (known.has(name) ? sum : sum + one), 0)
    if (portions.length === 0 || weight + added > limit) {
      portions.push([])
      known = new Set()
      weight = 0
    }
    portions.at(-1)!.push(item)
    for (const [name, one] of needed) {
      if (!known.has(name)) weight += one
      known.add(name)
    }
  }
  return portions
}
