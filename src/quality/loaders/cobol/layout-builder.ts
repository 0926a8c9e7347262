import type { Steps } from '../../../lib/steps.ts'
import type { LayoutGroup, LayoutItem, LayoutNode, Occurs } from '../fixed/layout.ts'
import { findNamed, type EntryNode } from './entry-tree.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { itemStorage, type StorageOptions } from './item-format.ts'
import { MAX_RECORD_BYTES } from './limits.ts'

/** A node with what its group needs to know. */
export interface Placed {
  readonly node: LayoutNode
  /** Bytes of all occurrences. */
  readonly extent: number
  /** `extent`, if all tables with DEPENDING ON have their least number of occurrences. */
  readonly minExtent: number
  /** The greatest alignment of an item in it. */
  readonly alignment: number
}

interface PlacedNode {
  readonly node: LayoutNode
  /** What the node is shorter by if all tables in it have their least number of occurrences. */
  readonly saving: number
  readonly alignment: number
}

interface PlacedAll extends Omit<PlacedNode, 'node'> {
  readonly children: LayoutNode[]
  readonly length: number
}

/** Gives the entries of one record their offsets and lengths. */
export class LayoutBuilder {
  readonly #options: StorageOptions
  readonly #built = new Map<EntryNode, LayoutNode>()

  constructor(options: StorageOptions) {
    this.#options = options
  }

  /**
   * @param redefines the node whose bytes it views again
   * @throws InvalidCopybook
   */
  *place(entry: EntryNode, start: number, redefines: LayoutNode | undefined): Steps<Placed> {
    yield
    const occurs = this.#occursOf(entry)
    const isGroup = entry.children.length > 0
    const placed = isGroup
      ? yield* this.#group(entry, start, redefines, occurs)
      : this.#item(entry, start, redefines, occurs)
    const { node } = placed
    this.#built.set(entry, node)
    const extent = node.stride * (occurs?.max ?? 1)
    if (start + extent > MAX_RECORD_BYTES)
      throw new InvalidCopybook(
        entry.entry.token,
        `The record is longer than ${MAX_RECORD_BYTES} bytes with ${shown(node.name)}. Correct the picture or OCCURS.`,
      )
    return { ...placed, extent, minExtent: (node.stride - placed.saving) * (occurs?.min ?? 1) }
  }

  /** Places entries after each other. */
  *placeAll(entries: readonly EntryNode[], start: number): Steps<PlacedAll> {
    const children: LayoutNode[] = []
    let end = start
    let saving = 0
    let alignment = 1
    // The last item that redefines nothing, and its redefinitions by name.
    let last: Placed | undefined
    let views: Map<string, Placed> | undefined
    for (const entry of entries) {
      const target = redefinedBy(entry, last, views)
      const placed = yield* this.place(entry, target?.node.offset ?? end, target?.node)
      if (target === undefined) {
        last = placed
        views = undefined
      } else {
        checkRedefinition(entry, target, placed)
        views ??= new Map()
        views.set(entry.entry.name.toUpperCase(), placed)
      }
      end = Math.max(end, placed.node.offset + placed.extent)
      saving += placed.extent - placed.minExtent
      alignment = Math.max(alignment, placed.alignment)
      children.push(placed.node)
    }
    return { children, length: end - start, saving, alignment }
  }

  *#group(
    entry: EntryNode,
    offset: number,
    redefines: LayoutNode | undefined,
    occurs: Occurs | undefined,
  ): Steps<PlacedNode> {
    const { children, length, saving, alignment } = yield* this.placeAll(entry.children, offset)
    // Each occurrence must be aligned as the first one is.
    const stride = occurs === undefined || occurs.max === 1 ? length : roundedUp(length, alignment)
    const { name, token } = entry.entry
    const node: LayoutGroup = {
      kind: 'group',
      name,
      line: token.line,
      offset,
      length,
      stride,
      occurs,
      redefines,
      children,
    }
    return { node, saving, alignment }
  }

  #item(
    entry: EntryNode,
    start: number,
    redefines: LayoutNode | undefined,
    occurs: Occurs | undefined,
  ): PlacedNode {
    const { format, length, alignment } = itemStorage(entry, this.#options)
    const { name, token, clauses } = entry.entry
    const node: LayoutItem = {
      kind: 'item',
      name,
      line: token.line,
      offset: redefines === undefined ? roundedUp(start, alignment) : start,
      length,
      stride: length,
      occurs,
      redefines,
      format,
      declaration: declarationOf(entry),
      isBlankWhenZero: clauses.blankWhenZero !== undefined,
    }
    return { node, saving: 0, alignment }
  }

  #occursOf(entry: EntryNode): Occurs | undefined {
    const { occurs, redefines } = entry.entry.clauses
    if (occurs === undefined) return undefined
    const { min, max, dependingOn, token } = occurs
    if (entry.parent === undefined && entry.entry.level === 1)
      throw new InvalidCopybook(
        token,
        'A record of level 01 cannot be a table. Put the table on a level below.',
      )
    if (dependingOn === undefined) return { min, max }
    if (redefines !== undefined)
      throw new InvalidCopybook(
        token,
        'An item with REDEFINES cannot have DEPENDING ON. Write OCCURS with one number.',
      )
    return { min, max, dependingOn: this.#counterOf(entry) }
  }

  /** The item that holds the number of occurrences of a table. */
  #counterOf(table: EntryNode): LayoutItem {
    const name = table.entry.clauses.occurs!.dependingOn!
    const fail = (sentence: string) => new InvalidCopybook(name.token, sentence)
    const shownName = shown(name.token.text)
    const [found, second] = findNamed(table, name)
    if (found === undefined)
      throw fail(
        `The record has no item ${shownName}. Correct the name after DEPENDING ON, or add the item before.`,
      )
    if (second !== undefined)
      throw fail(
        `${shownName} is the name of more than one item, see lines ${found.entry.token.line} and ${second.entry.token.line}. Add the name of its group after OF.`,
      )
    const node = this.#built.get(found)
    if (node === undefined)
      throw fail(
        `${shownName} does not lie before the table. Move the item before the table that depends on it.`,
      )
    if (node.kind === 'group' || !canCount(node))
      throw fail(`${shownName} is not an integer. Name an item with an integer picture, such as 9(4).`)
    for (let outer: EntryNode | undefined = found; outer !== undefined; outer = outer.parent)
      if (outer.entry.clauses.occurs !== undefined && !isInside(table, outer))
        throw fail(`${shownName} is in another table. Name an item that is there once for each table.`)
    return node
  }
}

/** The redefined item: the last one before that redefines nothing, or one of its redefinitions. */
function redefinedBy(
  entry: EntryNode,
  last: Placed | undefined,
  views: ReadonlyMap<string, Placed> | undefined,
): Placed | undefined {
  const name = entry.entry.clauses.redefines
  if (name === undefined) return undefined
  const target = last?.node.name.toUpperCase() === name.keyword ? last : views?.get(name.keyword)
  if (target === undefined || name.keyword === 'FILLER')
    throw new InvalidCopybook(
      name,
      `REDEFINES must name the item directly before on the same level, and ${shown(name.text)} is not that item. Move the entry behind the item, or correct the name.`,
    )
  return target
}

/** The bytes of a redefinition and of what it redefines must always lie at the same place. */
function checkRedefinition(entry: EntryNode, target: Placed, placed: Placed): void {
  // Records of one file are views of the same area, and each of them may have its own length.
  if (entry.parent === undefined && entry.entry.level === 1) return
  if (target.extent === target.minExtent && placed.extent === placed.minExtent) return
  throw new InvalidCopybook(
    entry.entry.clauses.redefines!,
    `${target.extent === target.minExtent ? 'An item with REDEFINES' : 'A redefined item'} cannot contain a table with DEPENDING ON. Remove REDEFINES, or write OCCURS with one number.`,
  )
}

/** True for integers, and for texts, whose characters must then be digits. */
function canCount({ format }: LayoutItem): boolean {
  if (format.kind === 'text') return !format.isNational
  return (
    (format.kind === 'zoned' || format.kind === 'packed' || format.kind === 'binary') && format.scale === 0
  )
}

function isInside(entry: EntryNode, table: EntryNode): boolean {
  for (let { parent } = entry; parent !== undefined; { parent } = parent) if (parent === table) return true
  return false
}

/** The clauses that determine the bytes, as in the source. */
function declarationOf({ entry: { clauses }, usage, sign }: EntryNode): string {
  const { picture } = clauses
  const parts: string[] = []
  if (picture !== undefined) parts.push(picture.picture.text)
  if (usage !== undefined && usage.usage !== 'display')
    parts.push(
      usage.token.keyword +
        (usage.isUnsigned && usage.token.keyword.startsWith('BINARY-') ? ' UNSIGNED' : ''),
    )
  if (
    sign !== undefined &&
    (picture?.picture.isSigned === true || clauses.sign !== undefined) &&
    (usage === undefined || usage.usage === 'display')
  )
    parts.push(`SIGN ${sign.isLeading ? 'LEADING' : 'TRAILING'}${sign.isSeparate ? ' SEPARATE' : ''}`)
  return parts.join(' ')
}

const roundedUp = (offset: number, alignment: number) => Math.ceil(offset / alignment) * alignment
