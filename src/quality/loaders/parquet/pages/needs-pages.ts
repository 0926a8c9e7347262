import { BYTE_STREAM_SPLIT, DOUBLE, FLOAT, type Footer } from './footer.ts'
import type { SchemaNode } from './schema.ts'
import { isItem } from './shape.ts'

/**
 * True for files that the engine cannot read, or reads as other values: BYTE_STREAM_SPLIT of other types than
 * floating-point numbers, maps without values, and repeated groups of one element, which it takes for the element.
 */
export const needsPages = ({ groups }: Footer, schema: readonly SchemaNode[]): boolean =>
  groups.some(({ chunks }) =>
    chunks.some(
      ({ type, encodings }) => encodings.includes(BYTE_STREAM_SPLIT) && type !== FLOAT && type !== DOUBLE,
    ),
  ) || schema.some(hasOddGroup)

/** True if a column has variants, whose numbers the engine writes with more digits, or as what is not JSON. */
export const hasVariants = (schema: readonly SchemaNode[]): boolean =>
  schema.some(({ isVariant, children }) => isVariant || hasVariants(children))

function hasOddGroup(node: SchemaNode): boolean {
  const { annotation, children } = node
  // Its groups have a meaning of their own.
  if (node.isVariant) return false
  const [only] = children
  if (annotation === 'map' && only?.children.length === 1) return true
  // Old files have this annotation on the outer group, where the engine does not expect it.
  if (annotation === 'map' && node.element.field_6 === MAP_KEY_VALUE && !node.isRepeated) return true
  const isLonelyGroup = (group: SchemaNode) => group.isRepeated && group.children.length === 1
  const isItemOfOne = annotation === 'list' && isLonelyGroup(only!) && isItem(only!, node.name)
  if (isItemOfOne || (isLonelyGroup(node) && node.annotation === undefined)) return true
  // The repeated group of a list or a map is no value of its own.
  const isWrapped =
    (annotation === 'list' || annotation === 'map') && children.length === 1 && only!.isRepeated
  return (isWrapped ? only!.children : children).some(hasOddGroup)
}

const MAP_KEY_VALUE = 2
