import type { Steps } from '../../../lib/steps.ts'
import type { DataEntry, QualifiedName, SignClause, UsageClause } from './data-entry.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import type { Token } from './tokens.ts'

/** A data description entry with the entries below it, and what it inherits from its groups. */
export interface EntryNode {
  readonly entry: DataEntry
  readonly parent: EntryNode | undefined
  readonly children: EntryNode[]
  /** Its own, or that of the nearest group. */
  readonly usage: UsageClause | undefined
  readonly sign: SignClause | undefined
  readonly synchronized: Token | undefined
  /** Entries of its record by name in upper case. */
  readonly named: Map<string, EntryNode[]>
}

/** The entries of a copybook. */
export interface EntryTree {
  /** True if the entries begin below level 01: `nodes` are the items of one record, otherwise they are records. */
  readonly isPartOfRecord: boolean
  readonly nodes: readonly EntryNode[]
}

/**
 * Puts entries below their groups by level numbers. Items of level 77 are no part of a record and are left out, if the
 * copybook has a record.
 * @param file the name for errors
 * @throws InvalidCopybook
 */
export function* entryTree(entries: readonly DataEntry[], file: string): Steps<EntryTree> {
  const roots: EntryNode[] = []
  const open: EntryNode[] = []
  for (const entry of entries) {
    yield
    if (entry.level === 66) checkRenames(entry, roots.at(-1))
    else {
      const level = depthOf(entry)
      while (open.length > 0 && depthOf(open.at(-1)!.entry) >= level) open.pop()
      const parent = open.at(-1)
      // Items of a group may have different levels, as an extension of IBM and others. Records have one.
      if (parent === undefined) checkLevel(entry, roots[0])
      const node = nodeOf(entry, parent, roots)
      ;(parent?.children ?? roots).push(node)
      open.push(node)
    }
  }
  if (roots.length === 0)
    throw new InvalidCopybook(
      entries[0]?.token ?? { file, line: 1, column: 1 },
      'The copybook describes no items. Write data description entries, such as 01 NAME PIC X(10).',
    )
  const records = roots.filter(({ entry }) => entry.level !== 77)
  return { isPartOfRecord: depthOf(roots[0]!.entry) > 1, nodes: records.length === 0 ? roots : records }
}

/** Level 77 stands beside level 01. */
const depthOf = ({ level }: DataEntry) => (level === 77 ? 1 : level)

function checkLevel(entry: DataEntry, first: EntryNode | undefined): void {
  if (first === undefined || depthOf(first.entry) === depthOf(entry)) return
  const expected = String(first.entry.level).padStart(2, '0')
  throw new InvalidCopybook(
    entry.token,
    `Level ${entry.token.text} does not match: the items beside it have level ${expected}, as ${shown(first.entry.name)} in line ${first.entry.token.line}. Correct the level number.`,
  )
}

function nodeOf(entry: DataEntry, parent: EntryNode | undefined, roots: readonly EntryNode[]): EntryNode {
  const { clauses, name } = entry
  if (parent !== undefined) checkGroup(parent, entry)
  const outer = parent?.usage
  if (outer !== undefined && clauses.usage !== undefined && clauses.usage.usage !== outer.usage)
    throw new InvalidCopybook(
      clauses.usage.token,
      `USAGE ${clauses.usage.token.text} contradicts USAGE ${outer.token.text} of a group around ${name}. Remove one of the two.`,
    )
  // Parts of a record that begin below level 01 are one record.
  const first = roots[0] === undefined || depthOf(roots[0].entry) === 1 ? undefined : roots[0]
  const named = (parent ?? first)?.named ?? new Map<string, EntryNode[]>()
  const node: EntryNode = {
    entry,
    parent,
    children: [],
    usage: clauses.usage ?? outer,
    sign: clauses.sign ?? parent?.sign,
    synchronized: clauses.synchronized ?? parent?.synchronized,
    named,
  }
  const key = name.toUpperCase()
  const same = named.get(key)
  if (same === undefined) named.set(key, [node])
  else same.push(node)
  return node
}

/** An entry with items below it must not have clauses of an elementary item. */
function checkGroup({ entry, children }: EntryNode, child: DataEntry): void {
  if (children.length > 0) return
  const { picture, justified, blankWhenZero } = entry.clauses
  const token = picture?.token ?? justified ?? blankWhenZero
  if (token !== undefined)
    throw new InvalidCopybook(
      token,
      `${shown(entry.name)} is a group, because line ${child.token.line} has the greater level ${child.token.text}. Correct the level there, or remove the clause here.`,
    )
  if (entry.level === 77)
    throw new InvalidCopybook(
      child.token,
      `An item of level 77 has no items below it. Give ${entry.name} the level 01.`,
    )
}

function checkRenames(entry: DataEntry, root: EntryNode | undefined): void {
  const { from, through } = entry.clauses.renames!
  if (root === undefined)
    throw new InvalidCopybook(
      entry.token,
      'An entry of level 66 follows the items of its record. Move the entry.',
    )
  const first = existing(root, from)
  if (through === undefined) return
  const last = existing(root, through)
  if (first === last || isBefore(last, first))
    throw new InvalidCopybook(
      through.token,
      `${shown(through.token.text)} does not lie after ${shown(from.token.text)}. Exchange the names.`,
    )
}

const isBefore = ({ entry: { token: a } }: EntryNode, { entry: { token: b } }: EntryNode) =>
  a.file === b.file && (a.line < b.line || (a.line === b.line && a.column < b.column))

function existing(root: EntryNode, name: QualifiedName): EntryNode {
  const [found] = findNamed(root, name)
  if (found === undefined)
    throw new InvalidCopybook(
      name.token,
      `The record has no item ${shown(name.token.text)}. Correct the name, or remove the entry.`,
    )
  return found
}

/** The entries of the record of `node` that a name can mean, in their order. */
export function findNamed(node: EntryNode, { token, groups }: QualifiedName): EntryNode[] {
  const candidates = node.named.get(token.keyword) ?? []
  return groups.length === 0 ? candidates : candidates.filter((candidate) => isBelow(candidate, groups))
}

/** True if the groups around the entry have the names, from the inside to the outside. */
function isBelow(node: EntryNode, groups: readonly Token[]): boolean {
  let found = 0
  for (let { parent } = node; parent !== undefined && found < groups.length; { parent } = parent)
    if (parent.entry.name.toUpperCase() === groups[found]!.keyword) found++
  return found === groups.length
}
