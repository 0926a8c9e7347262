import type { Column } from './columns.ts'
import type { LayoutNode, RecordLayout } from './layout.ts'

/** One of several descriptions (REDEFINES) of the same bytes of a record, which has columns. */
export interface View {
  /** The columns from `first` to before `end`. */
  readonly first: number
  end: number
  /** All views of these bytes. */
  readonly all: View[]
  /** The view that these bytes are in. */
  readonly outer: View | undefined
  /** True if the bytes of the current record do not fit the view. */
  isUnfit: boolean
}

/** @returns by column: the innermost view that it is in */
export function viewsOf({ root }: RecordLayout, columns: readonly Column[]): (View | undefined)[] {
  const paths = new Map<LayoutNode, readonly LayoutNode[]>()
  addPaths(root, [], paths)
  const redefined = new Set([...paths.keys()].map(({ redefines }) => redefines))
  const alternatives = new Map<string, View[]>()
  const byPlace = new Map<string, View>()
  const numbers = new Map([...paths.keys()].map((node, number) => [node, number]))
  return columns.map(({ item, occurrences }, column) => {
    let innermost: View | undefined
    let tables = 0
    for (const node of paths.get(item)!) {
      if (node.redefines !== undefined || redefined.has(node)) {
        const place = occurrences.slice(0, tables).map(({ index }) => index)
        const key = [numbers.get(node), ...place].join()
        let view = byPlace.get(key)
        if (view === undefined) {
          const bytes = [numbers.get(firstView(node)), ...place].join()
          const all = alternatives.get(bytes) ?? []
          alternatives.set(bytes, all)
          view = { first: column, end: column, all, outer: innermost, isUnfit: false }
          byPlace.set(key, view)
          all.push(view)
        }
        view.end = column + 1
        innermost = view
      }
      if (node.occurs !== undefined) tables++
    }
    return innermost
  })
}

function addPaths(
  node: LayoutNode,
  outer: readonly LayoutNode[],
  paths: Map<LayoutNode, readonly LayoutNode[]>,
): void {
  const path = [...outer, node]
  paths.set(node, path)
  if (node.kind === 'group') for (const child of node.children) addPaths(child, path, paths)
}

const firstView = (node: LayoutNode): LayoutNode => (node.redefines ? firstView(node.redefines) : node)
