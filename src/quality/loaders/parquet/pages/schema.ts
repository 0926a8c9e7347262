import { Damaged } from '../../compression/damaged.ts'
import { ParquetUnreadable } from '../errors.ts'
import { numberOf, type ThriftStruct } from './footer.ts'

/** Levels of nested values. */
const MAX_LEVELS = 50
const [OPTIONAL, REPEATED] = [1, 2]

/** `ConvertedType` by its numbers, as far as groups have them. */
const [MAP, MAP_KEY_VALUE, LIST] = [1, 2, 3]

/** An element of the schema with those below it. */
export interface SchemaNode {
  readonly name: string
  /** Of a leaf: its physical type. */
  readonly type: number | undefined
  /** Bytes of a value of the physical type FIXED. */
  readonly length: number
  readonly isOptional: boolean
  readonly isRepeated: boolean
  readonly annotation: 'list' | 'map' | undefined
  /** True for a group of the type VARIANT. */
  readonly isVariant: boolean
  /** The element as in the footer, which has the meaning of a leaf. */
  readonly element: ThriftStruct
  readonly children: readonly SchemaNode[]
  /** Definition level of a value that is present, and repetition level of a value that is repeated. */
  readonly definition: number
  readonly repetition: number
  /** Index of the first leaf at or below the element. */
  readonly leaf: number
}

/**
 * The columns of a schema.
 * @throws Damaged, ParquetUnreadable
 */
export function readSchema(elements: readonly ThriftStruct[]): readonly SchemaNode[] {
  let at = 0
  let leaves = 0
  const read = (definition: number, repetition: number, level: number): SchemaNode => {
    const element = elements[at++]
    if (element === undefined) throw new Damaged('its schema is cut off')
    if (level > MAX_LEVELS)
      throw new ParquetUnreadable(
        `A column is nested deeper than ${MAX_LEVELS} levels; write it flatter, or as JSON text.`,
      )
    const isOptional = element.field_3 === OPTIONAL
    const isRepeated = element.field_3 === REPEATED
    if (isOptional || isRepeated) definition++
    if (isRepeated) repetition++
    const leaf = leaves
    const count = numberOf(element.field_5 ?? 0)
    const children: SchemaNode[] = []
    if (count === 0) leaves++
    for (let child = 0; child < count; child++) children.push(read(definition, repetition, level + 1))
    return {
      // A leading U+FEFF belongs to the name.
      name: Buffer.from((element.field_4 ?? []) as Uint8Array).toString(),
      type: count === 0 ? Number(element.field_1) : undefined,
      length: numberOf(element.field_2 ?? 0),
      isOptional,
      isRepeated,
      annotation: annotationOf(element),
      isVariant: count > 0 && ((element.field_10 ?? {}) as ThriftStruct).field_16 !== undefined,
      element,
      children,
      ...{ definition, repetition, leaf },
    }
  }
  // The root has no levels, whatever its repetition.
  const count = numberOf(elements[at++]?.field_5 ?? 0)
  return Array.from({ length: Math.min(count, elements.length) }, () => read(0, 0, 1))
}

function annotationOf({ field_6: converted, field_10: logical }: ThriftStruct): SchemaNode['annotation'] {
  const { field_2: map, field_3: list } = (logical ?? {}) as ThriftStruct
  if (converted === LIST || list !== undefined) return 'list'
  // Old writers put the second of these on the outer group.
  return converted === MAP || converted === MAP_KEY_VALUE || map !== undefined ? 'map' : undefined
}

/** The leaves below an element, in their order. */
export const leavesOf = (node: SchemaNode): readonly SchemaNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf)
