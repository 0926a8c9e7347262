import { writeFile } from 'node:fs/promises'
import type { Value } from '../expressions/value.ts'
import type { Piece } from '../model/warehouse/warehouse.ts'
import { csvField } from '../values/csv-fields.ts'

/** Characters of a piece. */
const PIECE_CHARACTERS = 16 << 20

/** Results of a part of an expression, which become pieces of its table: numbers from 1, keys and the value. */
export class PartFile {
  readonly #table: string
  readonly #path: string
  #lines: string[] = []
  #characters = 0
  #rows = 0
  #pieces = 0

  /** @param path absolute, to which the number of each piece is added */
  constructor(table: string, path: string) {
    this.#table = table
    this.#path = path
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0
  }

  get isFull(): boolean {
    return this.#characters >= PIECE_CHARACTERS
  }

  /** Adds a result. Null is left out, because a value that is not found is null. */
  add(keys: readonly Value[], value: Value): void {
    if (value === null) return
    const line = `${[++this.#rows, ...keys.map(fieldOf), fieldOf(value)].join(',')}\n`
    this.#lines.push(line)
    this.#characters += line.length
  }

  /** Writes the results since the last piece. */
  async take(): Promise<Piece> {
    const lines = this.#lines
    this.#lines = []
    this.#characters = 0
    const path = `${this.#path}-${++this.#pieces}.csv`
    await writeFile(path, lines.join(''))
    return { table: this.#table, path, rows: lines.length }
  }
}

const fieldOf = (value: Value): string => (value === null ? '' : csvField(String(value)))
