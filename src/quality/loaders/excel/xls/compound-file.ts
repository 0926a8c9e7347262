import type { FileHandle } from 'node:fs/promises'
import { SourceBroken } from '../../errors.ts'

/** The first bytes of a compound file, in which old documents of Office are stored ([MS-CFB] 2.2). */
export const COMPOUND_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Numbers of sectors from here on have no sector: free, the end of a chain, or the tables themselves. */
const NO_SECTOR = 0xfffffffa
const HEADER_BYTES = 512
/** Places of sectors of the table in the header. */
const HEADER_SECTORS = 109
const ENTRY_BYTES = 128
/** The directory has an entry for each stream. A workbook has a dozen, and one for each picture and macro. */
const MAX_ENTRIES = 100_000

interface Entry {
  readonly name: string
  readonly start: number
  readonly bytes: number
}

export const damagedXls = (what: string): SourceBroken =>
  new SourceBroken(
    `The workbook is cut off or damaged: ${what}. Upload the file again, or open it in Excel or LibreOffice and save it as xlsx.`,
  )

/** The streams of a compound file. Only what is asked for is read. */
export class CompoundFile {
  readonly #file: FileHandle
  readonly #fileBytes: number
  #sectorBytes = 0
  /** By sector: the next sector of its chain. */
  #next: Uint32Array = new Uint32Array(0)
  #entries: readonly Entry[] = []
  /** The small streams, the table of their sectors, and the size from which streams are not small. */
  #small: Buffer | undefined
  #smallSectorBytes = 0
  #smallStart = 0
  #bytesOfLarge = 0

  private constructor(file: FileHandle, fileBytes: number) {
    this.#file = file
    this.#fileBytes = fileBytes
  }

  /** @throws SourceBroken, or the system's error */
  static async open(file: FileHandle, fileBytes: number): Promise<CompoundFile> {
    const compound = new CompoundFile(file, fileBytes)
    await compound.#readTables()
    return compound
  }

  /** True if there is a stream of this name. */
  has(name: string): boolean {
    return this.#entries.some((entry) => entry.name === name)
  }

  /**
   * The bytes of a stream.
   * @throws SourceBroken if there is no such stream or its chain is broken
   */
  async stream(name: string): Promise<Buffer> {
    const entry = this.#entries.find((found) => found.name === name)
    if (entry === undefined) throw damagedXls(`it has no stream ${name}`)
    if (entry.bytes >= this.#bytesOfLarge) return this.#chain(entry.start, entry.bytes)
    return this.#smallStream(entry)
  }

  async #readTables(): Promise<void> {
    const header = await this.#read(0, HEADER_BYTES)
    const [shift, smallShift] = [header.readUInt16LE(30), header.readUInt16LE(32)]
    if (!header.subarray(0, COMPOUND_MAGIC.length).equals(COMPOUND_MAGIC) || shift < 7 || shift > 16)
      throw damagedXls('its header is wrong')
    if (smallShift > shift) throw damagedXls('its header is wrong')
    this.#sectorBytes = 1 << shift
    this.#smallSectorBytes = 1 << smallShift
    this.#bytesOfLarge = header.readUInt32LE(56)
    this.#smallStart = header.readUInt32LE(60)
    this.#next = await this.#sectorTable(header)
    this.#entries = await this.#directory(header.readUInt32LE(48))
  }

  /** The sectors of the table are listed in the header, and further ones in a chain of lists. */
  async #sectorTable(header: Buffer): Promise<Uint32Array> {
    const most = Math.ceil(this.#fileBytes / this.#sectorBytes)
    const perSector = this.#sectorBytes / 4
    const places: number[] = []
    const take = (list: Buffer, count: number) => {
      for (let index = 0; index < count; index++) {
        const sector = list.readUInt32LE(4 * index)
        if (sector < NO_SECTOR) places.push(sector)
      }
    }
    take(header.subarray(76), HEADER_SECTORS)
    let list = header.readUInt32LE(68)
    for (let lists = 0; list < NO_SECTOR; lists++) {
      if (lists > most) throw damagedXls('the list of its sectors has no end')
      const sector = await this.#sector(list)
      take(sector, perSector - 1)
      list = sector.readUInt32LE(4 * (perSector - 1))
    }
    if (places.length * perSector > most + perSector * 128)
      throw damagedXls('the table of its sectors is too long')
    const next = new Uint32Array(places.length * perSector)
    for (const [index, place] of places.entries()) {
      const sector = await this.#sector(place)
      for (let at = 0; at < perSector; at++) next[index * perSector + at] = sector.readUInt32LE(4 * at)
    }
    return next
  }

  async #directory(start: number): Promise<Entry[]> {
    const entries: Entry[] = []
    const bytes = await this.#chain(start, undefined)
    if (bytes.length > MAX_ENTRIES * ENTRY_BYTES) throw damagedXls('its directory is too long')
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const nameBytes = Math.min(64, bytes.readUInt16LE(at + 64))
      entries.push({
        name: bytes.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
        start: bytes.readUInt32LE(at + 116),
        bytes: bytes.readUInt32LE(at + 120),
      })
    }
    return entries
  }

  /** A small stream lies in the stream of the root, in sectors of its own table. */
  async #smallStream({ start, bytes }: Entry): Promise<Buffer> {
    const root = this.#entries[0]!
    this.#small ??= await this.#chain(root.start, root.bytes)
    if (bytes > this.#small.length) throw damagedXls('one of its streams is longer than the file')
    const table = await this.#chain(this.#smallStart, undefined)
    const target = Buffer.alloc(bytes)
    let sector = start
    for (let at = 0; at < bytes; at += this.#smallSectorBytes) {
      const from = sector * this.#smallSectorBytes
      if (4 * sector + 4 > table.length || from >= this.#small.length)
        throw damagedXls('one of its streams is broken')
      this.#small.copy(target, at, from, Math.min(from + this.#smallSectorBytes, from + bytes - at))
      sector = table.readUInt32LE(4 * sector)
    }
    return target
  }

  /**
   * The bytes of a chain of sectors. Neighbours are read at once.
   * @param bytes undefined: all sectors of the chain
   */
  async #chain(start: number, bytes: number | undefined): Promise<Buffer> {
    const size = this.#sectorBytes
    const wanted = bytes === undefined ? this.#next.length : Math.ceil(bytes / size)
    if (bytes !== undefined && bytes > this.#fileBytes)
      throw damagedXls('one of its streams is longer than the file')
    const sectors: number[] = []
    for (let sector = start; sectors.length < wanted && sector < NO_SECTOR; sector = this.#next[sector]!) {
      if (sector >= this.#next.length) throw damagedXls('one of its streams is broken')
      sectors.push(sector)
    }
    if (bytes !== undefined && sectors.length < wanted) throw damagedXls('one of its streams is cut off')
    const target = Buffer.alloc(bytes ?? sectors.length * size)
    for (let index = 0; index < sectors.length;) {
      let end = index + 1
      while (end < sectors.length && sectors[end] === sectors[end - 1]! + 1) end++
      const length = Math.min((end - index) * size, target.length - index * size)
      await this.#readInto(target, index * size, length, (sectors[index]! + 1) * size)
      index = end
    }
    return target
  }

  #sector(sector: number): Promise<Buffer> {
    return this.#read((sector + 1) * this.#sectorBytes, this.#sectorBytes)
  }

  async #read(position: number, length: number): Promise<Buffer> {
    const target = Buffer.alloc(length)
    await this.#readInto(target, 0, length, position)
    return target
  }

  async #readInto(target: Buffer, at: number, length: number, position: number): Promise<void> {
    const { bytesRead } = await this.#file.read(target, at, length, position)
    if (bytesRead < length) throw damagedXls('its end is missing')
  }
}
