/** Builds workbooks of Excel 97 to 2003 record by record, also wrong ones. */

/** A record: its number and its data. */
export type BiffRecord = readonly [type: number, ...data: readonly Buffer[]]

export const u8 = (...values: readonly number[]): Buffer => Buffer.from(values)
export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, i) => bytes.writeUInt16LE(value, 2 * i))
  return bytes
}
export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, i) => bytes.writeUInt32LE(value >>> 0, 4 * i))
  return bytes
}
export function double(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}

/** A string with a length of 16 bits, in Latin-1 if `isWide` is false. */
export const text = (value: string, isWide = /[^\0-\xff]/.test(value)): Buffer =>
  Buffer.concat([u16(value.length), u8(isWide ? 1 : 0), Buffer.from(value, isWide ? 'utf16le' : 'latin1')])

export const bytesOf = (records: readonly BiffRecord[]): Buffer =>
  Buffer.concat(
    records.map(([type, ...data]) => {
      const bytes = Buffer.concat(data)
      return Buffer.concat([u16(type, bytes.length), bytes])
    }),
  )

export const BEGIN_WORKBOOK: BiffRecord = [0x809, u16(0x600, 0x05, 0, 0), u32(0, 0)]
const BEGIN_SHEET: BiffRecord = [0x809, u16(0x600, 0x10, 0, 0), u32(0, 0)]
export const EOF: BiffRecord = [0x0a]

interface XlsSheet {
  readonly name?: string
  readonly state?: number
  readonly type?: number
  readonly cells: readonly BiffRecord[]
}

/** The stream of a workbook. @param globals records before the sheets are listed */
export function workbook(sheets: readonly XlsSheet[], globals: readonly BiffRecord[] = []): Buffer {
  const bodies = sheets.map(({ cells }) => bytesOf([BEGIN_SHEET, ...cells, EOF]))
  const headOf = (places: readonly number[]) =>
    bytesOf([
      BEGIN_WORKBOOK,
      ...globals,
      ...sheets.map(({ name = 'Sheet', state = 0, type = 0 }, i): BiffRecord => {
        const [, , ...characters] = text(name)
        return [0x85, u32(places[i]!), u8(state, type, name.length, ...characters)]
      }),
      EOF,
    ])
  let at = headOf(sheets.map(() => 0)).length
  const places = bodies.map((body) => (at += body.length) - body.length)
  return Buffer.concat([headOf(places), ...bodies])
}

const SECTOR = 512
const HEADER_PLACES = 109
const [FREE, END, TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd]

/** A compound file of streams. Streams below 4,096 bytes lie in small sectors, as the format has it. */
export function compound(streams: Readonly<Record<string, Buffer>>): Buffer {
  const sectors: Buffer[] = []
  const next: number[] = []
  const store = (bytes: Buffer): number => {
    const first = sectors.length
    for (let at = 0; at < bytes.length; at += SECTOR) {
      sectors.push(Buffer.concat([bytes.subarray(at, at + SECTOR), Buffer.alloc(SECTOR)]).subarray(0, SECTOR))
      next.push(sectors.length)
    }
    if (bytes.length === 0) return END
    next[next.length - 1] = END
    return first
  }
  const small: Buffer[] = []
  const smallNext: number[] = []
  const places = Object.entries(streams).map(([name, bytes]) => {
    if (bytes.length >= 4096) return { name, bytes, start: store(bytes) }
    const start = smallNext.length
    for (let at = 0; at < bytes.length; at += 64) {
      small.push(Buffer.concat([bytes.subarray(at, at + 64), Buffer.alloc(64)]).subarray(0, 64))
      smallNext.push(smallNext.length + 1)
    }
    smallNext[smallNext.length - 1] = END
    return { name, bytes, start }
  })
  const smallStream = Buffer.concat(small)
  const smallStart = store(smallStream)
  const smallTable = store(u32(...smallNext))
  const entry = (name: string, type: number, start: number, length: number) => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 'utf16le')
    bytes.writeUInt16LE(2 * name.length + 2, 64)
    bytes[66] = type
    bytes.writeUInt32LE(start, 116)
    bytes.writeUInt32LE(length, 120)
    return bytes
  }
  const directory = store(
    Buffer.concat([
      entry('Root Entry', 5, smallStart, smallStream.length),
      ...places.map(({ name, bytes, start }) => entry(name, 2, start, bytes.length)),
    ]),
  )
  const perTable = SECTOR / 4
  // The header lists 109 sectors of the table, and further lists the others.
  const tables = Math.ceil((sectors.length + 200) / (perTable - 1))
  const lists = Math.ceil(Math.max(0, tables - HEADER_PLACES) / (perTable - 1))
  const tableStart = sectors.length
  const listStart = tableStart + tables
  for (let i = 0; i < tables + lists; i++) next.push(TABLE)
  while (next.length < tables * perTable) next.push(FREE)
  const listed = Array.from({ length: lists }, (_, list) => {
    const first = HEADER_PLACES + list * (perTable - 1)
    const places = Array.from({ length: perTable - 1 }, (_, i) =>
      first + i < tables ? tableStart + first + i : FREE,
    )
    return u32(...places, list + 1 < lists ? listStart + list + 1 : END)
  })
  const header = Buffer.alloc(SECTOR, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  u16(0x3e, 3, 0xfffe, 9, 6).copy(header, 24)
  u32(tables, directory, 0, 4096, smallTable, 1, lists > 0 ? listStart : END, lists).copy(header, 44)
  for (let i = 0; i < HEADER_PLACES; i++) header.writeUInt32LE(i < tables ? tableStart + i : FREE, 76 + 4 * i)
  return Buffer.concat([header, ...sectors, u32(...next), ...listed])
}

export const xls = (sheets: readonly XlsSheet[], globals: readonly BiffRecord[] = []): Buffer =>
  compound({ Workbook: workbook(sheets, globals) })
