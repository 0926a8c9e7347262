import { Damaged } from '../../compression/damaged.ts'
import type { TextRecord } from '../../typed/text-record.ts'
import type { ValueWriter } from './column-writer.ts'
import type { LeafCursor } from './leaf-cursor.ts'
import { jsonWriterOf, leafText, type LeafText } from './leaf-text.ts'
import { leavesOf } from './schema.ts'
import type { Shape } from './shape.ts'
import { variantWriter } from './variant-writer.ts'

const [COMMA, COLON] = [0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * The writer of a column, or of a part of it.
 * @param cursors those of all leaves, by their index
 * @throws ParquetUnreadable for types that cannot be read; Damaged for variants without metadata
 */
export function writerOf(shape: Shape, cursors: readonly LeafCursor[], column: string): ValueWriter {
  if (shape.kind === 'leaf') return leaf(shape, cursors[shape.node.leaf]!, column)
  if (shape.kind === 'variant') return variantWriter(shape.node, shape.defined, cursors, column)
  const first = cursors[shape.leaf]!
  const within = leavesIn(shape).map((index) => cursors[index]!)
  const skip = (): void => {
    for (const cursor of within) cursor.advance()
  }
  const write = nested(shape, cursors, column, skip)
  return {
    field: (out) => {
      if (first.definition < shape.defined) return (skip(), true)
      write(out)
      return false
    },
    json: (out) => {
      if (first.definition >= shape.defined) return write(out)
      skip()
      out.writeText('null')
    },
  }
}

function nested(
  shape: Exclude<Shape, { kind: 'leaf' | 'variant' }>,
  cursors: readonly LeafCursor[],
  column: string,
  skip: () => void,
): (out: TextRecord) => void {
  if (shape.kind === 'structure') {
    const members = shape.members.map(
      (member, index) =>
        [
          `${index > 0 ? ',' : ''}${JSON.stringify(member.name)}:`,
          writerOf(member.shape, cursors, column),
        ] as const,
    )
    return (out) => {
      out.writeByte(OPEN_OBJECT)
      for (const [name, writer] of members) {
        out.writeText(name)
        writer.json(out)
      }
      out.writeByte(CLOSE_OBJECT)
    }
  }
  const item = itemOf(shape, cursors, column)
  const [open, close] = shape.kind === 'list' ? [OPEN_LIST, CLOSE_LIST] : [OPEN_OBJECT, CLOSE_OBJECT]
  const first = cursors[shape.leaf]!
  return (out) => {
    out.writeByte(open)
    if (first.definition < shape.filled) skip()
    else {
      item(out)
      while (first.repetition === shape.repeats) {
        out.writeByte(COMMA)
        item(out)
      }
      if (first.repetition > shape.repeats) throw new Damaged('a list goes on after its end')
    }
    out.writeByte(close)
  }
}

function itemOf(
  shape: Extract<Shape, { kind: 'list' | 'map' }>,
  cursors: readonly LeafCursor[],
  column: string,
): (out: TextRecord) => void {
  if (shape.kind === 'list') return writerOf(shape.item, cursors, column).json
  const key = writerOf(shape.key, cursors, column)
  const value = writerOf(shape.value, cursors, column)
  const isText = shape.key.kind === 'leaf' && leafText(shape.key.node, column).json === 'text'
  return (out) => {
    if (isText) key.json(out)
    else writeKey(key, out)
    out.writeByte(COLON)
    value.json(out)
  }
}

/** A key that is not a text becomes a string. */
function writeKey(key: ValueWriter, out: TextRecord): void {
  const start = out.size
  if (key.field(out)) out.writeText('null')
  const text = Buffer.from(out.bytes.subarray(start, out.size))
  out.size = start
  out.writeJsonString(text, 0, text.length)
}

function leaf(
  { node, defined }: Extract<Shape, { kind: 'leaf' }>,
  cursor: LeafCursor,
  column: string,
): ValueWriter {
  const { text } = leafText(node, column)
  const write = (out: TextRecord, how: LeafText['text']): void => {
    const { values, index } = cursor
    how(out, values.bytes, values.from(index), values.to(index))
    cursor.advance()
  }
  const writeJson = jsonWriterOf(node, column)
  return {
    field: (out) => {
      if (cursor.definition < defined) return (cursor.advance(), true)
      write(out, text)
      return false
    },
    json: (out) => {
      if (cursor.definition >= defined) return write(out, writeJson)
      cursor.advance()
      out.writeText('null')
    },
  }
}

function leavesIn(shape: Shape): readonly number[] {
  switch (shape.kind) {
    case 'leaf':
      return [shape.node.leaf]
    case 'variant':
      return leavesOf(shape.node).map(({ leaf }) => leaf)
    case 'structure':
      return shape.members.flatMap((member) => leavesIn(member.shape))
    case 'list':
      return leavesIn(shape.item)
    case 'map':
      return [...leavesIn(shape.key), ...leavesIn(shape.value)]
  }
}
