import type { LayoutItem, LayoutNode } from './layout.ts'

interface NamedItem {
  readonly item: LayoutItem
  /** Names of the groups around it, from the innermost, without fillers. */
  readonly groups: readonly string[]
}

/**
 * Names for the items with a name. An item whose name occurs only once has its own name. Other items have the names of
 * as many groups before their name as make it unique, from the innermost group: `CITY` in `HOME` is `HOME_CITY`. Upper
 * and lower case are equal.
 * @param isIncluded false for nodes that are left out
 */
export function qualifiedNames(
  root: LayoutNode,
  isIncluded: (node: LayoutNode) => boolean,
): ReadonlyMap<LayoutItem, string> {
  const byName = new Map<string, NamedItem[]>()
  collect(root, [], isIncluded, byName)
  const names = new Map<LayoutItem, string>()
  for (const items of byName.values()) nameItems(items, names)
  return names
}

function collect(
  node: LayoutNode,
  groups: readonly string[],
  isIncluded: (node: LayoutNode) => boolean,
  byName: Map<string, NamedItem[]>,
): void {
  if (!isIncluded(node)) return
  if (node.kind === 'group') {
    const inner = node.name === '' || node.name === 'FILLER' ? groups : [node.name, ...groups]
    for (const child of node.children) collect(child, inner, isIncluded, byName)
  } else if (node.name !== 'FILLER') {
    const key = node.name.toUpperCase()
    const same = byName.get(key)
    if (same === undefined) byName.set(key, [{ item: node, groups }])
    else same.push({ item: node, groups })
  }
}

/** Adds one group after the other to the names of the items that are not unique yet. */
function nameItems(items: readonly NamedItem[], names: Map<LayoutItem, string>): void {
  // Items with the same number have had the same groups so far.
  let open = items.map((named) => ({ named, path: 0 }))
  for (let depth = 0; open.length > 0; depth++) {
    const counts = new Map<number, number>()
    for (const { path } of open) counts.set(path, (counts.get(path) ?? 0) + 1)
    const paths = new Map<string, number>()
    const next: typeof open = []
    for (const { named, path } of open) {
      const group = named.groups[depth]
      // Items of one name in one group keep the name with all groups.
      if (counts.get(path) === 1 || group === undefined) names.set(named.item, nameWith(named, depth))
      else {
        const key = `${path} ${group.toUpperCase()}`
        if (!paths.has(key)) paths.set(key, paths.size)
        next.push({ named, path: paths.get(key)! })
      }
    }
    open = next
  }
}

const nameWith = ({ item, groups }: NamedItem, depth: number) =>
  [...groups.slice(0, depth).reverse(), item.name].join('_')
