import type { DeclaredType } from '../../stores/geopackage/writer.ts'
import { BlockReader } from '../block-reader.ts'
import { ImportError } from '../import-error.ts'
import { textDecoder, type DecodeText } from './code-pages.ts'
import { fieldReader } from './dbf-values.ts'

const HEADER_BYTES = 32
const FIELD_BYTES = 32
const END_OF_FIELDS = 0x0d
const DELETED = 0x2a

/** A column of a .dbf file. */
export interface DbfField {
  readonly name: string
  readonly type: DeclaredType
  readonly read: (bytes: Buffer) => unknown
  readonly start: number
  readonly end: number
}

/** The rows of a .dbf file. */
export class DbfTable {
  readonly fields: readonly DbfField[]
  readonly rows: number
  readonly #reader: BlockReader
  readonly #start: number
  readonly #rowBytes: number

  /**
   * @param codePage text of the .cpg file
   * @throws ImportError if the file is damaged
   */
  static async open(path: string, codePage: string | undefined): Promise<DbfTable> {
    const reader = await BlockReader.open(path)
    try {
      const head = await reader.read(0, HEADER_BYTES)
      const [rows, start, rowBytes, driver] = [
        head.readUInt32LE(4),
        head.readUInt16LE(8),
        head.readUInt16LE(10),
        head.readUInt8(29),
      ]
      if (start < HEADER_BYTES || rowBytes === 0) throw damaged('its head has impossible sizes')
      if (start + rows * rowBytes > reader.size) {
        throw damaged(`it has ${reader.size} bytes, and ${start + rows * rowBytes} are declared`)
      }
      const header = Buffer.from(await reader.read(0, start))
      const fields = fieldsOf(header, textDecoder(codePage, driver))
      if ((fields.at(-1)?.end ?? 0) > rowBytes) throw damaged('its columns are wider than its rows')
      return new DbfTable(reader, fields, { rows, start, rowBytes })
    } catch (error) {
      await reader.close()
      throw error
    }
  }

  private constructor(
    reader: BlockReader,
    fields: readonly DbfField[],
    { rows, start, rowBytes }: { rows: number; start: number; rowBytes: number },
  ) {
    this.#reader = reader
    this.fields = fields
    this.rows = rows
    this.#start = start
    this.#rowBytes = rowBytes
  }

  /** The bytes of a row, which are valid until the next call; undefined if it is deleted. */
  async row(index: number): Promise<Buffer | undefined> {
    const start = this.#start + index * this.#rowBytes
    const bytes = this.#reader.held(start, this.#rowBytes) ?? (await this.#reader.read(start, this.#rowBytes))
    return bytes[0] === DELETED ? undefined : bytes
  }

  close(): Promise<void> {
    return this.#reader.close()
  }
}

function fieldsOf(header: Buffer, decode: DecodeText): DbfField[] {
  const fields: DbfField[] = []
  const names = new Set<string>()
  // The first byte of a row marks deleted ones.
  let start = 1
  for (let at = HEADER_BYTES; at + FIELD_BYTES <= header.length; at += FIELD_BYTES) {
    if (header[at] === END_OF_FIELDS) break
    const nameBytes = header.subarray(at, at + 11)
    const nameEnd = nameBytes.indexOf(0)
    const text = decode(nameEnd < 0 ? nameBytes : nameBytes.subarray(0, nameEnd)).trimEnd()
    const name = unusedName(text || 'unnamed', names)
    const width = header.readUInt8(at + 16)
    const kind = String.fromCharCode(header.readUInt8(at + 11))
    const decimals = header.readUInt8(at + 17)
    fields.push({ name, ...fieldReader({ kind, width, decimals }, decode), start, end: start + width })
    start += width
  }
  return fields
}

function unusedName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let number = 2; taken.has(name); number++) name = `${wanted}_${number}`
  taken.add(name)
  return name
}

const damaged = (reason: string): ImportError =>
  new ImportError(`The .dbf file is damaged: ${reason}. Copy or download it again.`)
