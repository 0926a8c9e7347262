import { inTurns, type Steps } from '../../../lib/steps.ts'
import type { LayoutGroup, LayoutNode, RecordLayout } from '../fixed/layout.ts'
import { CopyExpander, type CopyResolver } from './copy-statements.ts'
import { readDataEntries } from './data-entries.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { entryTree, type EntryTree } from './entry-tree.ts'
import type { StorageOptions } from './item-format.ts'
import { LayoutBuilder, type Placed } from './layout-builder.ts'
import type { SourceFormat } from './source-format.ts'
import { joinedWords, type Token } from './tokens.ts'

export interface CopybookOptions extends StorageOptions {
  /** The name of the copybook for errors, without a path of the server. */
  readonly file: string
  /** Undefined: detect it. A directive in the copybook changes it for the lines that follow. */
  readonly format?: SourceFormat | undefined
  /** Finds the texts of COPY statements. Without it, no text is found. */
  readonly copy?: CopyResolver | undefined
}

/**
 * Reads a copybook. Its first record of level 01 is the record; further records of level 01 are views of the same
 * bytes, as records of one file are. Entries that begin below level 01 are the items of one record without a name.
 * Other work on the event loop gets its turn about every 4 ms.
 * @throws InvalidCopybook
 */
export async function parseCopybook(text: string, options: CopybookOptions): Promise<RecordLayout> {
  const { file, format, copy } = options
  return inTurns(layoutOf(await new CopyExpander(copy, format).expand(text, file), options))
}

function* layoutOf(tokens: readonly Token[], options: CopybookOptions): Steps<RecordLayout> {
  const { file } = options
  const entries = yield* readDataEntries(yield* joinedWords(tokens), file)
  const tree = yield* entryTree(entries, file)
  return yield* tree.isPartOfRecord ? layoutOfItems(tree, options) : layoutOfRecords(tree, options)
}

function* layoutOfItems({ nodes }: EntryTree, options: StorageOptions): Steps<RecordLayout> {
  const { children, length, saving } = yield* new LayoutBuilder(options).placeAll(nodes, 0)
  return { root: rootOf(children, length), minLength: length - saving, maxLength: length }
}

function* layoutOfRecords({ nodes }: EntryTree, options: StorageOptions): Steps<RecordLayout> {
  const records: Placed[] = []
  const names = new Set<string>()
  for (const { entry } of nodes) {
    const name = entry.clauses.redefines
    if (name !== undefined && !names.has(name.keyword))
      throw new InvalidCopybook(
        name,
        `There is no record ${shown(name.text)} before this one. Correct the name after REDEFINES, or remove the clause.`,
      )
    names.add(entry.name.toUpperCase())
  }
  for (const node of nodes) records.push(yield* new LayoutBuilder(options).place(node, 0, records[0]?.node))
  const maxLength = records.reduce((most, { extent }) => Math.max(most, extent), 0)
  const isVariable = records.some(({ extent, minExtent }) => extent !== minExtent)
  const minLength = isVariable
    ? records.reduce((least, { minExtent }) => Math.min(least, minExtent), maxLength)
    : maxLength
  const [first] = records
  const root =
    records.length === 1 && first?.node.kind === 'group'
      ? first.node
      : rootOf(
          records.map(({ node }) => node),
          maxLength,
        )
  return { root, minLength, maxLength }
}

/** The group around items or records, which has no name in the copybook. */
const rootOf = (children: readonly LayoutNode[], length: number): LayoutGroup => ({
  kind: 'group',
  name: '',
  line: children[0]!.line,
  offset: 0,
  length,
  stride: length,
  occurs: undefined,
  redefines: undefined,
  children,
})
