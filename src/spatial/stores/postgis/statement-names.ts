/** A statement gets a name when it is sent so often. Most statements of filters are not. */
const MIN_USES = 3
/** Each connection keeps the parsed statements of all names. */
const MAX_NAMES = 200
/** Statements whose uses are counted. */
const MAX_COUNTED = 2000

/**
 * Names for statements that are sent again and again: PostgreSQL parses a named statement once for each connection. It
 * plans it each time (see `sessionStatement`), since the best plan of a box depends on its place.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #uses = new Map<string, number>()

  /** The name of a statement; undefined if it is not worth one. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known
    const count = (this.#uses.get(text) ?? 0) + 1
    if (count < MIN_USES) {
      if (this.#uses.size >= MAX_COUNTED) this.#uses = new Map()
      this.#uses.set(text, count)
      return undefined
    }
    this.#uses.delete(text)
    const name = `layer_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}
