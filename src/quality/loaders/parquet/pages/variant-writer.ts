import { Damaged } from '../../compression/damaged.ts'
import type { TextRecord } from '../../typed/text-record.ts'
import type { ValueWriter } from './column-writer.ts'
import type { LeafCursor } from './leaf-cursor.ts'
import { jsonWriterOf } from './leaf-text.ts'
import { leavesOf, type SchemaNode } from './schema.ts'
import { membersOf, type VariantMember, VariantNames, writeVariant } from './variant.ts'

const [COMMA, COLON] = [0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The first byte of a value that is null. */
const NULL = 0

/**
 * A variant, or a part of it, that has columns of its own for values of some types (VariantShredding.md). A group that
 * has neither a value nor a typed value is missing.
 */
interface Shredded {
  readonly isMissing: () => boolean
  /** True if the value is null, or missing. */
  readonly isNull: () => boolean
  readonly write: (out: TextRecord, names: VariantNames | undefined) => void
  /** Goes to the next value. */
  readonly skip: () => void
}

/** Values of the type that most values of a variant have. */
interface Typed {
  readonly isPresent: () => boolean
  /** @param rest the binary value beside it, which has members that the typed value lacks */
  readonly write: (out: TextRecord, names: VariantNames | undefined, rest: Buffer | undefined) => void
  readonly skip: () => void
}

/** @throws Damaged if the group is no variant; ParquetUnreadable for types that cannot be read */
export function variantWriter(
  group: SchemaNode,
  defined: number,
  cursors: readonly LeafCursor[],
  column: string,
): ValueWriter {
  const metadata = childOf(group, 'metadata')
  if (metadata === undefined) throw new Damaged('a variant has no metadata')
  const names = cursors[metadata.leaf]!
  const shredded = shreddedOf(group, cursors, column)
  const isNull = (): boolean => names.definition < defined
  const skip = (): void => {
    names.advance()
    shredded.skip()
  }
  const write = (out: TextRecord): void => {
    const bytes = bytesOf(names, metadata)
    const isMissing = shredded.isMissing()
    if (isMissing) shredded.skip()
    if (isMissing) out.writeText('null')
    else
      shredded.write(
        out,
        guarded(out, () => namesIn(bytes)),
      )
  }
  return {
    field: (out) => {
      if (isNull() || shredded.isNull()) return (skip(), true)
      write(out)
      return false
    },
    json: (out) => {
      if (!isNull()) return write(out)
      skip()
      out.writeText('null')
    },
  }
}

function namesIn(metadata: Buffer | undefined): VariantNames {
  if (metadata === undefined) throw new RangeError('no metadata')
  return new VariantNames(metadata)
}

const childOf = ({ children }: SchemaNode, name: string): SchemaNode | undefined =>
  children.find((child) => child.name === name)

function shreddedOf(group: SchemaNode, cursors: readonly LeafCursor[], column: string): Shredded {
  const valueNode = childOf(group, 'value')
  const typedNode = childOf(group, 'typed_value')
  const value = valueNode && cursors[valueNode.leaf]!
  const typed = typedNode && typedOf(typedNode, cursors, column)
  const hasValue = (): boolean => value !== undefined && value.definition === valueNode!.definition
  const hasTyped = (): boolean => typed?.isPresent() === true
  const isMissing = (): boolean => !hasValue() && !hasTyped()
  return {
    isMissing,
    isNull: () =>
      isMissing() || (!hasTyped() && value!.values.bytes[value!.values.from(value!.index)] === NULL),
    write: (out, names) => {
      const isTyped = hasTyped()
      const bytes = value && bytesOf(value, valueNode)
      if (isTyped) return typed!.write(out, names, bytes)
      typed?.skip()
      guarded(out, () => writeVariant(bytes!, names!, out))
    },
    skip: () => {
      value?.advance()
      typed?.skip()
    },
  }
}

/** The bytes of the next value; undefined if it is null. Goes to the value after it. */
function bytesOf(cursor: LeafCursor, { definition }: SchemaNode): Buffer | undefined {
  const { values, index } = cursor
  const isPresent = cursor.definition === definition
  const bytes = isPresent ? values.bytes.subarray(values.from(index), values.to(index)) : undefined
  cursor.advance()
  return bytes
}

function typedOf(node: SchemaNode, cursors: readonly LeafCursor[], column: string): Typed {
  const within = leavesOf(node).map(({ leaf }) => cursors[leaf]!)
  const [first] = within as [LeafCursor]
  const skip = (): void => {
    for (const cursor of within) cursor.advance()
  }
  const isPresent = (): boolean => first.definition >= node.definition
  if (node.children.length === 0) {
    const write = jsonWriterOf(node, column)
    return {
      ...{ isPresent, skip },
      write: (out) => {
        const { values, index } = first
        write(out, values.bytes, values.from(index), values.to(index))
        first.advance()
      },
    }
  }
  const write = node.annotation === 'list' ? listOf(node, first, skip) : objectOf(node)
  return { isPresent, skip, write }

  function listOf(list: SchemaNode, cursor: LeafCursor, skipItem: () => void): Typed['write'] {
    const [repeated] = list.children
    const element = repeated?.children[0]
    if (element === undefined || !repeated!.isRepeated)
      throw new Damaged('a variant has a list without items')
    const item = shreddedOf(element, cursors, column)
    return (out, names) => {
      out.writeByte(OPEN_LIST)
      if (cursor.definition < repeated!.definition) skipItem()
      else {
        item.write(out, names)
        while (cursor.repetition === repeated!.repetition) {
          out.writeByte(COMMA)
          item.write(out, names)
        }
      }
      out.writeByte(CLOSE_LIST)
    }
  }

  function objectOf(object: SchemaNode): Typed['write'] {
    const fields = object.children.map((child) => ({
      name: Buffer.from(child.name),
      part: shreddedOf(child, cursors, column),
    }))
    fields.sort((one, other) => one.name.compare(other.name))
    return (out, names, rest) => {
      const others = [...membersIn(out, rest, names)]
      let isFirst = true
      const writeName = (name: Buffer): void => {
        if (!isFirst) out.writeByte(COMMA)
        isFirst = false
        out.writeJsonString(name, 0, name.length)
        out.writeByte(COLON)
      }
      const writeOthers = (isBefore: (name: Buffer) => boolean): void => {
        while (others.length > 0 && isBefore(others[0]!.name)) {
          const other = others.shift()!
          writeName(other.name)
          guarded(out, () => writeVariant(other.value, names!, out, 1))
        }
      }
      out.writeByte(OPEN_OBJECT)
      for (const { name, part } of fields) {
        writeOthers((other) => other.compare(name) < 0)
        if (part.isMissing()) part.skip()
        else {
          writeName(name)
          part.write(out, names)
        }
      }
      writeOthers(() => true)
      out.writeByte(CLOSE_OBJECT)
    }
  }
}

function membersIn(
  out: TextRecord,
  rest: Buffer | undefined,
  names: VariantNames | undefined,
): readonly VariantMember[] {
  if (rest === undefined || names === undefined) return []
  return guarded(out, () => membersOf(rest, names)) ?? []
}

/** Rejects the record if a value is damaged: the other records of the file do not depend on it. */
function guarded<T>(out: TextRecord, action: () => T): T | undefined {
  try {
    return action()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    out.reject('bad field', `A variant of the column ${out.column} is damaged; write the value again.`)
    return undefined
  }
}
