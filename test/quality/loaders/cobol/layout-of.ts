import { InvalidCopybook } from '../../../../src/quality/loaders/cobol/invalid-copybook.ts'
import { parseCopybook, type CopybookOptions } from '../../../../src/quality/loaders/cobol/parse-copybook.ts'
import type { LayoutItem, LayoutNode, RecordLayout } from '../../../../src/quality/loaders/fixed/layout.ts'

export type TestOptions = Partial<CopybookOptions>

/** Parses a copybook with the options that a test does not name as mainframes have them. */
export const layoutOf = (text: string, options: TestOptions = {}): Promise<RecordLayout> =>
  parseCopybook(text, { file: 'TEST.cpy', align: 'two', upacked: false, ...options })

/** All nodes below the root in their order, or with the root if it has a name. */
export function nodesOf({ root }: RecordLayout): LayoutNode[] {
  const below = (node: LayoutNode): LayoutNode[] =>
    node.kind === 'group' ? node.children.flatMap((child) => [child, ...below(child)]) : []
  return [...(root.name === '' ? [] : [root]), ...below(root)]
}

/** Name, offset and length of each node, and the table or redefinition, such as `LINE 12 5 x3` and `B 0 4 =A`. */
export async function placesOf(text: string, options: TestOptions = {}): Promise<string[]> {
  return nodesOf(await layoutOf(text, options)).map(({ name, offset, length, stride, occurs, redefines }) =>
    [
      name,
      offset,
      length,
      ...(stride === length ? [] : [`/${stride}`]),
      ...(occurs === undefined ? [] : [`x${occurs.min === occurs.max ? '' : `${occurs.min}-`}${occurs.max}`]),
      ...(redefines === undefined ? [] : [`=${redefines.name}`]),
    ].join(' '),
  )
}

/** The only elementary item of a record that consists of it. */
export async function itemOf(clauses: string, options: TestOptions = {}): Promise<LayoutItem> {
  const items = nodesOf(await layoutOf(`       05 ITEM ${clauses}.`, options))
  return items[0] as LayoutItem
}

/** The error that a copybook must cause. */
export async function errorOf(text: string, options: TestOptions = {}): Promise<InvalidCopybook> {
  try {
    await layoutOf(text, options)
  } catch (error) {
    if (error instanceof InvalidCopybook) return error
    throw error
  }
  throw new Error('The copybook was read without an error.')
}

/** Line and column of the error, and its sentence. */
export async function messageOf(text: string, options: TestOptions = {}): Promise<string> {
  const { line, column, message } = await errorOf(text, options)
  const place = `Line ${line}, column ${column} of `
  if (!message.startsWith(place)) throw new Error(`The message has no place: ${message}`)
  return `${line}:${column} ${message.slice(message.indexOf(': ') + 2)}`
}
