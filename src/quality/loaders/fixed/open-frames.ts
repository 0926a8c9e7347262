import type { RecordFraming } from '../../model/entity-source.ts'
import type { Terminator } from '../../model/reading.ts'
import { isEbcdic } from './decode/character-table.ts'
import type { Storage } from './decode/field-decoders.ts'
import { withoutEdges } from './file-edges.ts'
import { type Bytes, Frames, type RecordLimits } from './frames.ts'
import { hasCounter, type LayoutNode, type RecordLayout } from './layout.ts'
import { type Positions, positionsOf } from './positions.ts'
import { counterDecoder } from './record-decoder.ts'
import { openFraming, type RecordFormat } from './record-formats/record-format.ts'

/** How a file is divided into records. */
export interface FrameFormat extends Storage, RecordFraming {
  readonly layout: RecordLayout
  readonly recordFormat: RecordFormat
  /** `none`, unless `allowsTerminator` is true for the record format. In EBCDIC, LF is the new line (15). */
  readonly terminator: Terminator
  /**
   * True if what follows a table with DEPENDING ON begins directly after its last occurrence; false if each table takes
   * the room of its greatest number of occurrences.
   */
  readonly slides: boolean
}

/** Divides the bytes of a file into records. */
export function openFrames(source: Bytes, format: FrameFormat, limits: RecordLimits): Frames {
  const { layout, terminator, encoding } = format
  const { recordBytes, rejectBytes } = limits
  const framing = openFraming({
    ...format,
    ...{ recordBytes, rejectBytes, maxLength: layout.maxLength },
    positions: lengthsOf(format),
    hasBinary: hasBinary(layout.root),
    terminatorBytes: terminatorBytes(terminator, encoding),
  })
  return new Frames(withoutEdges(source, format), framing, format.fileHeaderBytes)
}

/** Finds the length of a record; undefined if all records have the same room. */
function lengthsOf(format: FrameFormat): Positions | undefined {
  const { layout, slides } = format
  if (!slides || !hasCounter(layout.root)) return undefined
  return positionsOf(layout, [], slides, counterDecoder(format))
}

function terminatorBytes(terminator: Terminator, encoding: string): Buffer {
  const lf = isEbcdic(encoding) ? 0x15 : 0x0a
  const cr = 0x0d
  if (terminator === 'none') return Buffer.alloc(0)
  return Buffer.from(terminator === 'lf' ? [lf] : terminator === 'cr' ? [cr] : [cr, lf])
}

/** True if fields of the layout may contain the bytes of a terminator. */
function hasBinary(node: LayoutNode): boolean {
  if (node.kind === 'group') return node.children.some(hasBinary)
  const { kind } = node.format
  if (node.format.kind === 'date') return node.format.storage === 'packed' || node.format.storage === 'binary'
  return kind === 'packed' || kind === 'binary' || kind === 'float' || kind === 'bytes'
}
