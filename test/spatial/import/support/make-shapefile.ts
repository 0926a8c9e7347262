import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A column of a .dbf file, by the letters of its format. */
export interface DbfColumn {
  readonly name: string
  readonly kind: string
  readonly width: number
  readonly decimals?: number
}

export interface MadeShapefile {
  readonly columns: readonly DbfColumn[]
  /** The bytes of the fields as they stand in the file; `deleted` marks the row. */
  readonly rows: readonly { readonly fields: readonly (string | Buffer)[]; readonly deleted?: boolean }[]
  /** The contents of the records; points at (at, at) if omitted. */
  readonly shapes?: readonly Buffer[]
  readonly type?: number
  readonly driver?: number
  readonly box?: readonly [number, number, number, number]
}

/** Writes the .shp, .shx and .dbf of a shapefile. @returns the path of the .shp */
export async function makeShapefile(folder: string, name: string, made: MadeShapefile): Promise<string> {
  const shapes = made.shapes ?? made.rows.map((_, at) => pointShape(at, at))
  const path = join(folder, `${name}.shp`)
  const records = shapes.map((shape, at) => Buffer.concat([int32s('BE', at + 1, shape.length / 2), shape]))
  const entries: Buffer[] = []
  let start = 100
  for (const [at, record] of records.entries()) {
    entries.push(int32s('BE', start / 2, shapes[at]!.length / 2))
    start += record.length
  }
  await writeFile(path, Buffer.concat([head(start, made), ...records]))
  await writeFile(
    join(folder, `${name}.shx`),
    Buffer.concat([head(100 + entries.length * 8, made), ...entries]),
  )
  await writeFile(join(folder, `${name}.dbf`), dbf(made))
  return path
}

function head(bytes: number, { type = 1, box = [0, 0, 10, 10] }: MadeShapefile): Buffer {
  const buffer = Buffer.alloc(100)
  buffer.writeInt32BE(9994, 0)
  buffer.writeInt32BE(bytes / 2, 24)
  buffer.writeInt32LE(1000, 28)
  buffer.writeInt32LE(type, 32)
  box.forEach((value, at) => buffer.writeDoubleLE(value, 36 + at * 8))
  return buffer
}

function dbf({ columns, rows, driver = 0 }: MadeShapefile): Buffer {
  const start = 33 + columns.length * 32
  const rowBytes = 1 + columns.reduce((sum, { width }) => sum + width, 0)
  const header = Buffer.alloc(start)
  header.writeUInt8(3, 0)
  header.writeUInt32LE(rows.length, 4)
  header.writeUInt16LE(start, 8)
  header.writeUInt16LE(rowBytes, 10)
  header.writeUInt8(driver, 29)
  columns.forEach(({ name, kind, width, decimals = 0 }, at) => {
    header.write(name, 32 + at * 32, 11, 'latin1')
    header.write(kind, 43 + at * 32, 'latin1')
    header.writeUInt8(width, 48 + at * 32)
    header.writeUInt8(decimals, 49 + at * 32)
  })
  header.writeUInt8(0x0d, start - 1)
  const body = rows.map(({ fields, deleted }) => {
    const row = Buffer.alloc(rowBytes, ' ')
    if (deleted) row.write('*')
    let at = 1
    columns.forEach(({ width }, index) => {
      Buffer.from(fields[index]!).copy(row, at, 0, width)
      at += width
    })
    return row
  })
  return Buffer.concat([header, ...body, Buffer.of(0x1a)])
}

export const pointShape = (x: number, y: number): Buffer => Buffer.concat([int32s('LE', 1), doubles(x, y)])

/** A shape of parts: 3 for lines, 5 for polygons. */
export function partsShape(type: number, parts: readonly (readonly (readonly [number, number])[])[]): Buffer {
  const starts: number[] = []
  let points = 0
  for (const part of parts) {
    starts.push(points)
    points += part.length
  }
  return Buffer.concat([
    int32s('LE', type),
    doubles(0, 0, 0, 0),
    int32s('LE', parts.length, points, ...starts),
    doubles(...parts.flat(2)),
  ])
}

function int32s(order: 'BE' | 'LE', ...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, at) =>
    order === 'BE' ? buffer.writeInt32BE(value, at * 4) : buffer.writeInt32LE(value, at * 4),
  )
  return buffer
}

export function doubles(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 8)
  values.forEach((value, at) => buffer.writeDoubleLE(value, at * 8))
  return buffer
}
