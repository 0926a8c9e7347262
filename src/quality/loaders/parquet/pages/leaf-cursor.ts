import type { FileHandle } from 'node:fs/promises'
import { Damaged } from '../../compression/damaged.ts'
import type { ColumnChunk } from './footer.ts'
import { type Page, PageStream } from './page-stream.ts'
import type { PageValues } from './page-values.ts'
import type { SchemaNode } from './schema.ts'

/**
 * The values of a leaf of the schema, one after the other. Pages are loaded ahead, so that the values of a row are read
 * without waiting.
 */
export class LeafCursor {
  readonly #node: SchemaNode
  #stream: PageStream | undefined
  #isComplete = true
  readonly #pages: Page[] = []
  #page: Page | undefined
  /** The next value of the page, and the next of those that are present. */
  #at = 0
  #present = 0
  /** Rows that begin in the pages that are loaded and are not taken yet. */
  #begun = 0

  constructor(node: SchemaNode) {
    this.#node = node
  }

  /** Goes to a group of rows, after all values of the one before it. */
  open(file: FileHandle, chunk: ColumnChunk): void {
    if (this.#begun > 0 || this.#page !== undefined || !this.#isComplete)
      throw new Damaged('a column has more rows than its metadata tell')
    this.#stream = new PageStream(file, this.#node, chunk)
    this.#isComplete = false
  }

  /** Rows whose values are loaded. */
  get rows(): number {
    // The last row that has begun may go on in the next page.
    return this.#node.repetition === 0 || this.#isComplete ? this.#begun : Math.max(0, this.#begun - 1)
  }

  /** Loads pages until a row is there. @throws as `PageStream.next`; Damaged if there are no more rows */
  async load(): Promise<void> {
    while (this.rows === 0) {
      if (this.#isComplete) throw new Damaged('a column has fewer rows than its metadata tell')
      const page = await this.#stream!.next()
      if (page === undefined) {
        this.#isComplete = true
        continue
      }
      this.#begun += rowsIn(page)
      if (page.count === 0) continue
      if (this.#page === undefined) this.#begin(page)
      else this.#pages.push(page)
    }
  }

  /** Loads what follows the last row: nothing, or pages without values. */
  async finish(): Promise<void> {
    while (!this.#isComplete) {
      const page = await this.#stream!.next()
      if (page === undefined) this.#isComplete = true
      else if (page.count > 0) throw new Damaged('a column has more rows than its metadata tell')
    }
  }

  /** Begins a row. @throws Damaged if the value before it belongs to it */
  beginRow(): void {
    if (this.repetition > 0) throw new Damaged('a row begins within another one')
    this.#begun--
  }

  /** Repetition level of the next value; 0 if there is none. */
  get repetition(): number {
    return this.#page?.repetitions === undefined ? 0 : this.#page.repetitions[this.#at]!
  }

  /** Definition level of the next value. */
  get definition(): number {
    if (this.#page === undefined) throw new Damaged('a row has fewer values in one column than in another')
    return this.#page.definitions === undefined ? this.#node.definition : this.#page.definitions[this.#at]!
  }

  /** The values of the page, and the index of the next value among them, which must be present. */
  get values(): PageValues {
    return this.#page!.values
  }

  get index(): number {
    return this.#present
  }

  /** Goes to the value after the next one. */
  advance(): void {
    if (this.definition === this.#node.definition) this.#present++
    if (++this.#at < this.#page!.count) return
    this.#page = undefined
    const next = this.#pages.shift()
    if (next !== undefined) this.#begin(next)
  }

  #begin(page: Page): void {
    this.#page = page
    this.#at = 0
    this.#present = 0
  }
}

function rowsIn({ count, repetitions }: Page): number {
  if (repetitions === undefined) return count
  let rows = 0
  for (const level of repetitions) if (level === 0) rows++
  return rows
}
