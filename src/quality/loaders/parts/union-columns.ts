import type { MissingColumn } from '../../model/reading.ts'
import { FileTooWide, OtherFormat } from '../errors.ts'
import { END, MORE, type RecordSource } from '../records/record-source.ts'

/** Columns that the notes of a reading name. */
const MAX_NOTED = 20

/** What is known of the columns of a file. */
export type ColumnsOfPart = Pick<RecordSource, 'columns' | 'names' | 'recordKind'>

/**
 * The columns of files that name their columns themselves: all names, in the order of their first appearance. Equal
 * names of one file are several columns, in their order. Columns without names are told apart by their places.
 */
export class UnionColumns {
  readonly #columns = new Map<string, number>()
  readonly #names: string[] = []
  /** By column: the number of files that have it. */
  readonly #files: number[] = []
  readonly #limit: number
  #surveyed = 0
  #hasNames = false
  /** Of the first file that tells it. */
  #recordKind: string | undefined

  /** @param limit of the number of columns */
  constructor(limit: number) {
    this.#limit = limit
  }

  get count(): number {
    return this.#names.length
  }

  /** Undefined if no file has names. */
  get names(): readonly string[] | undefined {
    return this.#hasNames ? this.#names : undefined
  }

  /** The columns that not all files have, at most 20. */
  get missing(): MissingColumn[] {
    const { length } = this.#names
    const missing: MissingColumn[] = []
    for (let column = 0; column < length && missing.length < MAX_NOTED; column++) {
      const files = this.#surveyed - this.#files[column]!
      if (files > 0) missing.push({ name: this.#names[column] || `Column ${column + 1}`, files })
    }
    return missing
  }

  /**
   * Adds the columns of a file. A file without columns and kind of records has no records, and does not count.
   * @throws FileTooWide
   * @throws OtherFormat if its records are of another kind than those of the files before it
   */
  add({ columns = 0, names, recordKind }: ColumnsOfPart): void {
    if (columns === 0 && recordKind === undefined) return
    this.#recordKind ??= recordKind
    if (recordKind !== undefined && recordKind !== this.#recordKind)
      throw new OtherFormat(
        `The records are ${recordKind}, and those of the files before it are ${this.#recordKind}; load files with the same kind of records.`,
      )
    this.#surveyed++
    if (names !== undefined) this.#hasNames = true
    for (const { key, name } of keysOf(columns, names)) {
      const column = this.#columns.get(key) ?? this.#names.push(name) - 1
      this.#columns.set(key, column)
      this.#files[column] = (this.#files[column] ?? 0) + 1
    }
    if (this.#names.length > this.#limit)
      throw new FileTooWide(
        `The files together have more than ${this.#limit} columns; name files with the same columns.`,
      )
  }

  /**
   * By field of a file: its column, or -1 if no file that was surveyed has it.
   * @returns undefined if the file has just these columns, in this order
   */
  columnsOf({ columns = 0, names }: ColumnsOfPart): Int32Array | undefined {
    const found = Int32Array.from(keysOf(columns, names), ({ key }) => this.#columns.get(key) ?? -1)
    const isSame = columns === this.count && found.every((column, field) => column === field)
    return isSame ? undefined : found
  }
}

function keysOf(count: number, names: readonly string[] | undefined): { key: string; name: string }[] {
  const seen = new Map<string, number>()
  return Array.from({ length: count }, (_, field) => {
    const name = names?.[field] ?? ''
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { key: `${before} ${name}`, name }
  })
}

/**
 * Reads as much of a source as tells its columns and their names: up to its first record, if it has no names.
 * @throws ReadingError, or the system's error
 */
export async function findColumns(source: RecordSource): Promise<void> {
  const areKnown = () => source.columns !== undefined && source.names !== undefined
  while (!areKnown() && (await source.fill()))
    while (!areKnown()) {
      const found = source.next()
      if (found === MORE || found === END) break
      // Records can be rejected before the number of columns is known.
      if (source.columns !== undefined) return
    }
}
