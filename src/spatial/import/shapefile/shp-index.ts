import type { BlockReader } from '../block-reader.ts'
import { ImportError } from '../import-error.ts'
import { isReadable } from './read-shape.ts'

const HEADER_BYTES = 100
const RECORD_HEAD_BYTES = 8
const MAGIC = 9994

/** The place of the content of a record in the .shp file, in bytes. */
export interface ShapePlace {
  readonly start: number
  readonly length: number
}

/** The head of a .shp or .shx file. */
export interface ShpHeader {
  /** Bytes of the file as declared. */
  readonly length: number
  readonly box: readonly number[]
}

/**
 * @param name of the file, for messages
 * @throws ImportError if the file is not a shapefile, is cut, or has surfaces
 */
export async function readHeader(reader: BlockReader, name: string): Promise<ShpHeader> {
  if (reader.size < HEADER_BYTES) throw new ImportError(`${name} is cut: it has only ${reader.size} bytes.`)
  const head = await reader.read(0, HEADER_BYTES)
  if (head.readInt32BE(0) !== MAGIC) throw new ImportError(`${name} is not a shapefile, or is damaged.`)
  // Lengths are counted in words of two bytes.
  const length = head.readInt32BE(24) * 2
  if (length < HEADER_BYTES || length > reader.size) {
    throw new ImportError(
      `${name} is cut: it has ${reader.size} of ${length} bytes. Copy or download it again.`,
    )
  }
  const type = head.readInt32LE(32)
  if (!isReadable(type)) {
    throw new ImportError(
      `${name} has shapes of the type ${type}${type === 31 ? ' (MultiPatch)' : ''}, which cannot be imported. Convert them to polygons.`,
    )
  }
  return { length, box: [36, 44, 52, 60].map((at) => head.readDoubleLE(at)) }
}

/** Finds the records of a .shp file: by the .shx file, whose order counts, or one after the other without it. */
export class ShpIndex {
  readonly #shp: BlockReader
  readonly #end: number
  readonly #shx: BlockReader | undefined
  /** Number of records; unknown without a .shx file. */
  readonly count: number | undefined

  constructor(shp: BlockReader, shpHeader: ShpHeader, shx?: { reader: BlockReader; header: ShpHeader }) {
    this.#shp = shp
    this.#end = shpHeader.length
    this.#shx = shx?.reader
    this.count = shx && Math.floor((shx.header.length - HEADER_BYTES) / RECORD_HEAD_BYTES)
  }

  /** @throws ImportError if a record lies outside of the file */
  async *places(): AsyncGenerator<ShapePlace, void, void> {
    if (this.#shx !== undefined) {
      for (let index = 0; index < (this.count ?? 0); index++) yield await this.#indexed(this.#shx, index)
      return
    }
    for (let at = HEADER_BYTES; at + RECORD_HEAD_BYTES <= this.#end;) {
      const head = this.#shp.held(at, RECORD_HEAD_BYTES) ?? (await this.#shp.read(at, RECORD_HEAD_BYTES))
      const length = head.readInt32BE(4) * 2
      yield this.#checked({ start: at + RECORD_HEAD_BYTES, length })
      at += RECORD_HEAD_BYTES + length
    }
  }

  async #indexed(shx: BlockReader, index: number): Promise<ShapePlace> {
    const at = HEADER_BYTES + index * RECORD_HEAD_BYTES
    const entry = shx.held(at, RECORD_HEAD_BYTES) ?? (await shx.read(at, RECORD_HEAD_BYTES))
    const [start, length] = [entry.readInt32BE(0) * 2 + RECORD_HEAD_BYTES, entry.readInt32BE(4) * 2]
    return this.#checked({ start, length })
  }

  #checked(place: ShapePlace): ShapePlace {
    const { start, length } = place
    if (start < HEADER_BYTES || length < 0 || start + length > this.#shp.size) {
      throw new ImportError(
        'The .shp file is damaged: a shape lies outside of it, or its .shx file belongs to another file. Copy or download both again.',
      )
    }
    return place
  }
}
