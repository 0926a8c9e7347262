/** Pieces of loads, as the reader of source files writes them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rejectsLayout, rowsLayout } from '../../../src/quality/model/warehouse/load-tables.ts'
import type { Piece, TableLayout, Warehouse } from '../../../src/quality/model/warehouse/warehouse.ts'

export type Field = string | null

/** The tables of one load of an entity, by names of the test's own. */
export interface LoadTarget {
  readonly rows: string
  readonly rejects: string
  readonly columns: number
}

/** A part of such a load. */
export interface EntityPiece extends Omit<Piece, 'table'> {
  readonly kind: 'rows' | 'rejects'
}

const idsUpTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

/** Loads the rows and rejected records of an entity. */
export const loadEntity = (
  warehouse: Warehouse,
  target: LoadTarget,
  pieces: AsyncIterable<EntityPiece>,
  signal?: AbortSignal,
): Promise<void> => {
  const tables: TableLayout[] = [
    { ...rowsLayout(1, 1, idsUpTo(target.columns)), name: target.rows },
    { ...rejectsLayout(1, 1), name: target.rejects },
  ]
  async function* named(): AsyncGenerator<Piece> {
    for await (const { kind, path, rows } of pieces) yield { table: target[kind], path, rows }
  }
  return warehouse.load(tables, named(), signal)
}

const fieldOf = (value: Field): string =>
  value === null ? '' : /^$|[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** Some records as canonical CSV, numbered from `first` on. */
export const csvOf = (records: readonly (readonly Field[])[], first = 1): string =>
  records.map((record, at) => `${first + at},${record.map(fieldOf).join(',')}\n`).join('')

let written = 0

/** Writes a file with some records into the folder of a repository. */
export const writePiece = async (
  folder: string,
  content: string,
  rows: number,
  kind: EntityPiece['kind'] = 'rows',
): Promise<EntityPiece> => {
  const loads = join(folder, '1', 'loads')
  await mkdir(loads, { recursive: true })
  const path = join(loads, `${process.pid}-${++written}.csv`)
  await writeFile(path, content)
  return { kind, path, rows }
}

/** Some pieces one after the other, each written as soon as it is asked for. */
export async function* piecesOf<T>(...pieces: readonly (T | Promise<T>)[]): AsyncGenerator<T> {
  for (const piece of pieces) yield await piece
}

/** A piece of `count` rows of two columns: the number in words, and one of three colours. */
export const numbered = (folder: string, first: number, count: number): Promise<EntityPiece> =>
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
