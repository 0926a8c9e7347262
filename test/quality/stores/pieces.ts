/** Pieces of loads, as the reader of source files writes them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Piece } from '../../../src/quality/stores/warehouse.ts'

export type Field = string | null

const fieldOf = (value: Field): string =>
  value === null ? '' : /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** Some records as canonical CSV, numbered from `first` on. */
export const csvOf = (records: readonly (readonly Field[])[], first = 1): string =>
  records.map((record, at) => `${first + at},${record.map(fieldOf).join(',')}\n`).join('')

let written = 0

/** Writes a file with some records into the folder of a repository. */
export const writePiece = async (
  folder: string,
  content: string,
  rows: number,
  kind: Piece['kind'] = 'rows',
): Promise<Piece> => {
  const loads = join(folder, '1', 'loads')
  await mkdir(loads, { recursive: true })
  const path = join(loads, `${process.pid}-${++written}.csv`)
  await writeFile(path, content)
  return { kind, path, rows }
}

/** Some pieces one after the other, each written as soon as it is asked for. */
export async function* piecesOf(...pieces: readonly (Piece | Promise<Piece>)[]): AsyncGenerator<Piece> {
  for (const piece of pieces) yield await piece
}

/** A piece of `count` rows of two columns: the number in words, and one of three colours. */
export const numbered = (folder: string, first: number, count: number): Promise<Piece> =>
  writePiece(
    folder,
    csvOf(
      Array.from({ length: count }, (_, at) => [
        `row ${first + at}`,
        ['red', 'green', null][(first + at) % 3]!,
      ]),
      first,
    ),
    count,
  )
