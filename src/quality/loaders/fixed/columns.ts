import { atOnce, type Steps } from '../../../lib/steps.ts'
import { FileTooWide } from '../errors.ts'
import { qualifiedNames } from './column-names.ts'
import type { LayoutItem, LayoutNode, RecordLayout } from './layout.ts'

/** The occurrence of a table that a column is in. */
export interface ColumnOccurrence {
  /** The table: an item or a group with `occurs`. */
  readonly table: LayoutNode
  /** From 1. */
  readonly index: number
  /**
   * The offset of `table.occurs.dependingOn` for this occurrence, in the same layout as `Column.offset`. It differs
   * from the offset of the item if both are in an outer table. Undefined without DEPENDING ON. If the item holds a
   * number less than `index`, the column does not exist in the record: its value is null.
   */
  readonly counterOffset: number | undefined
}

/** An elementary item, or one occurrence of it, as a column of the source. */
export interface Column {
  /**
   * The name of the item, with groups before it if the name alone occurs several times, and the indices of its tables
   * after it: `TOTAL`, `HOME_CITY`, `LINE-AMOUNT_2`, `CELL_1_3`. Two columns have the same name only if an item of the
   * same name is in the same group.
   */
  readonly name: string
  readonly item: LayoutItem
  /**
   * In bytes from the start of the record, in the layout where all tables have their greatest number of occurrences.
   * In the variable layout, where records have no place for occurrences that do not exist, a column begins earlier: for
   * each table with DEPENDING ON that ends before it in the record, by the table's `stride` times the number of missing
   * occurrences.
   */
  readonly offset: number
  /** In bytes. */
  readonly length: number
  /** `item.declaration`. */
  readonly declaration: string
  /** The tables around the column, and the item itself if it repeats, from the outermost. */
  readonly occurrences: readonly ColumnOccurrence[]
}

export interface ColumnOptions {
  /** `all`: each view of redefined bytes has its columns. `first`: only the first description has columns. */
  readonly redefines: 'all' | 'first'
  /** The greatest number of columns. */
  readonly limit: number
}

/**
 * The columns of a layout, in the order of its items. Elements of a table of groups are in the order of the record: all
 * items of the first occurrence, then those of the second. Fillers have no column, the items of a group without a name
 * have.
 * @throws FileTooWide if there are more columns than the limit
 */
export const columnsOf = (layout: RecordLayout, options: ColumnOptions): Column[] =>
  atOnce(columnSteps(layout, options))

/** The same as `columnsOf`, for a computation in turns. */
export function* columnSteps({ root }: RecordLayout, options: ColumnOptions): Steps<Column[]> {
  const count = countColumns(root, options)
  if (count > options.limit)
    throw new FileTooWide(
      `The record has ${count} columns with all elements of its tables. At most ${options.limit} are possible: describe elements that are not needed as FILLER.`,
    )
  yield
  const names = qualifiedNames(root, (node) => isIncluded(node, options))
  const columns: Column[] = []
  yield* addColumns(root, 0, [], options, names, columns)
  return columns
}

const isIncluded = ({ redefines }: LayoutNode, options: ColumnOptions) =>
  redefines === undefined || options.redefines === 'all'

function countColumns(node: LayoutNode, options: ColumnOptions): number {
  if (!isIncluded(node, options)) return 0
  const times = node.occurs?.max ?? 1
  if (node.kind === 'item') return node.name === 'FILLER' ? 0 : times
  return times * node.children.reduce((sum, child) => sum + countColumns(child, options), 0)
}

/** @param shift the distance of the node from its offset, by the occurrences of outer tables */
function* addColumns(
  node: LayoutNode,
  shift: number,
  outer: readonly ColumnOccurrence[],
  options: ColumnOptions,
  names: ReadonlyMap<LayoutItem, string>,
  columns: Column[],
): Steps<void> {
  yield
  // A table without columns may have many occurrences.
  if (countColumns(node, options) === 0) return
  const times = node.occurs?.max ?? 1
  const counterOffset = node.occurs?.dependingOn && counterOffsetOf(node.occurs.dependingOn, outer)
  for (let index = 1; index <= times; index++) {
    const occurrences = node.occurs === undefined ? outer : [...outer, { table: node, index, counterOffset }]
    const moved = shift + (index - 1) * node.stride
    if (node.kind === 'group')
      for (const child of node.children) yield* addColumns(child, moved, occurrences, options, names, columns)
    else
      columns.push({
        name: [names.get(node)!, ...occurrences.map((occurrence) => occurrence.index)].join('_'),
        item: node,
        offset: node.offset + moved,
        length: node.length,
        declaration: node.declaration,
        occurrences,
      })
  }
}

/** The offset of a counter in the occurrences of the outer tables that it is in too. */
function counterOffsetOf(counter: LayoutItem, outer: readonly ColumnOccurrence[]): number {
  return outer
    .filter(({ table }) => table.kind === 'group' && contains(table, counter))
    .reduce((offset, { table, index }) => offset + (index - 1) * table.stride, counter.offset)
}

/** True if the counter lies in the first occurrence of the table. Counters lie before or in it, and never in a view of it. */
const contains = ({ offset, length }: LayoutNode, item: LayoutItem) =>
  item.offset >= offset && item.offset < offset + length
