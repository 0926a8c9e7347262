/** What the records of a file are. */
export type JsonShape = 'object' | 'array' | 'scalar'

/** The name of the only column of a file of scalars. */
const SCALAR_COLUMN = 'value'

/** The columns of a file: the first pass finds them, the second pass looks them up. */
export class JsonColumns {
  /** The shape of the first record that is not null; undefined until it is known. */
  shape: JsonShape | undefined
  /** Columns at most. */
  readonly limit: number
  readonly #names: string[] = []
  readonly #byName = new Map<string, number>()
  /** The keys as they are in the file, with the quote that ends them; undefined if they have escapes. */
  readonly #raw: (Buffer | undefined)[] = []
  /** By column + 1: the column whose key followed it last. Column -1 is the beginning of a record. */
  readonly #following: Int32Array
  /** True if records without keys or elements are rows of nulls also if there are no columns here. */
  readonly isPart: boolean
  #isOpen = true
  #hasNull = false
  /** True if a key is not ASCII or has escapes. */
  hasWideKeys = false
  /** Fields of the longest array. */
  #width = 0

  /** @param isPart true if the columns are those of all files of a source, of which this is one */
  constructor(limit: number, isPart = false) {
    this.limit = limit
    this.isPart = isPart
    this.#following = new Int32Array(limit + 1)
  }

  /** True if all records are null, of a file of several. */
  get isNull(): boolean {
    return this.#hasNull && this.shape === undefined
  }

  /** True during the first pass. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  get count(): number {
    if (this.shape === 'array') return this.#width
    return this.shape === 'scalar' ? 1 : this.#names.length
  }

  get names(): readonly string[] | undefined {
    if (this.shape === 'array') return undefined
    return this.shape === 'scalar' ? [SCALAR_COLUMN] : this.#names
  }

  /**
   * The column whose key probably comes next, if its key and the quote stand at this index; otherwise -1.
   * Most records have their keys in the order of the record before, so that most keys are compared only.
   */
  expected(previous: number, bytes: Buffer, at: number): number {
    const column = this.#following[previous + 1]!
    const raw = this.#raw[column]
    if (raw === undefined) return -1
    for (let index = 0; index < raw.length; index++) if (bytes[at + index] !== raw[index]) return -1
    return column
  }

  /** The bytes of a column's key, with the quote. The column must come from `expected`. */
  rawLength(column: number): number {
    return this.#raw[column]!.length
  }

  /**
   * The column of a key.
   * @returns -1 if the key is unknown in the second pass, or is one column too many
   */
  find(previous: number, bytes: Buffer, from: number, to: number, hasEscapes: boolean): number {
    const name = keyOf(bytes, from, to, hasEscapes)
    let column = this.#byName.get(name)
    if (column === undefined) {
      if (!this.#isOpen || this.#names.length === this.limit) return -1
      column = this.#names.push(name) - 1
      this.#byName.set(name, column)
      if (name.length !== to - from) this.hasWideKeys = true
      this.#raw.push(hasEscapes ? undefined : Buffer.from(bytes.subarray(from, to + 1)))
    }
    this.#following[previous + 1] = column
    return column
  }

  /** The name of a column, for messages. */
  nameOf(column: number): string {
    return this.#names[column] ?? SCALAR_COLUMN
  }

  /** Takes over the columns of a good record of the first pass. @param shape undefined if the record is null */
  accept(shape: JsonShape | undefined, fields: number): void {
    this.shape ??= shape
    if (shape === undefined) this.#hasNull = true
    if (shape === 'array' && fields > this.#width) this.#width = fields
  }

  /** Ends the first pass. */
  close(): void {
    // Other files say what the records of a source are.
    if (this.#hasNull && !this.isPart) this.shape ??= 'scalar'
    this.#isOpen = false
  }

  /** Forgets the columns that a rejected record of the first pass has added. @param count columns before it */
  forget(count: number): void {
    for (const name of this.#names.splice(count)) this.#byName.delete(name)
    this.#raw.length = Math.min(this.#raw.length, count)
  }

  /** The number of keys so far, for `forget`. */
  get keys(): number {
    return this.#names.length
  }
}

/** The key whose valid string stands between these indices. */
export function keyOf(bytes: Buffer, from: number, to: number, hasEscapes: boolean): string {
  const text = bytes.toString('utf8', from, to)
  return hasEscapes ? (JSON.parse(`"${text}"`) as string) : text
}
