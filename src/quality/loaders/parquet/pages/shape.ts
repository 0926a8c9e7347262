import type { SchemaNode } from './schema.ts'

/**
 * What the values of a column look like, after the rules for lists and maps (LogicalTypes.md, "Nested Types", with its
 * rules for old files). `defined` is the definition level from which a value is not null.
 */
export type Shape =
  | { readonly kind: 'leaf'; readonly node: SchemaNode; readonly defined: number }
  | { readonly kind: 'variant'; readonly node: SchemaNode; readonly defined: number }
  | {
      readonly kind: 'structure'
      readonly defined: number
      readonly leaf: number
      readonly members: readonly Member[]
    }
  | ({ readonly kind: 'list'; readonly item: Shape } & Repeated)
  | ({ readonly kind: 'map'; readonly key: Shape; readonly value: Shape } & Repeated)

interface Member {
  readonly name: string
  readonly shape: Shape
}

/** What lists and maps have. */
interface Repeated {
  readonly defined: number
  /** The first of their leaves, whose levels say how many items there are. */
  readonly leaf: number
  /** The definition level from which there are items, and the repetition level of all items but the first. */
  readonly filled: number
  readonly repeats: number
}

/** The shape of an element of a schema. @param outer definition level of the element around it */
export function shapeOf(node: SchemaNode, outer = 0): Shape {
  if (!node.isRepeated) return shapeOfPresent(node, node.definition)
  // A repeated element outside of a list or a map is a list of its own, which is never null.
  return { ...repeated(node, outer), kind: 'list', item: shapeOfPresent(node, node.definition) }
}

function shapeOfPresent(node: SchemaNode, defined: number): Shape {
  if (node.children.length === 0) return { kind: 'leaf', node, defined }
  if (node.isVariant) return { kind: 'variant', node, defined }
  const [only] = node.children
  if (node.children.length === 1 && only!.isRepeated) {
    if (node.annotation === 'list')
      return { ...repeated(only!, defined), kind: 'list', item: itemOf(only!, node.name) }
    if (node.annotation === 'map' && isEntry(only!)) {
      const [key, value] = only!.children.map((child) => shapeOf(child, only!.definition))
      // A map without values is the list of its keys, as in Arrow.
      if (value === undefined) return { ...repeated(only!, defined), kind: 'list', item: key! }
      return { ...repeated(only!, defined), kind: 'map', key: key!, value }
    }
  }
  const members = node.children.map((child) => ({ name: child.name, shape: shapeOf(child, node.definition) }))
  return { kind: 'structure', defined, leaf: node.leaf, members }
}

const repeated = (node: SchemaNode, defined: number): Repeated => ({
  defined,
  leaf: node.leaf,
  filled: node.definition,
  repeats: node.repetition,
})

const isEntry = ({ children }: SchemaNode): boolean => children.length === 1 || children.length === 2

/** The items of a list: the repeated element itself, or what is in it. */
function itemOf(element: SchemaNode, list: string): Shape {
  return isItem(element, list)
    ? shapeOfPresent(element, element.definition)
    : shapeOf(element.children[0]!, element.definition)
}

/** True if the repeated element of a list is its item, not a group around the item. */
export const isItem = ({ name, children, annotation }: SchemaNode, list: string): boolean =>
  children.length !== 1 ||
  children[0]!.isRepeated ||
  annotation !== undefined ||
  name === 'array' ||
  name === `${list}_tuple`
