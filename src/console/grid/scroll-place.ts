/** Height of a row in pixels. */
export const ROW_HEIGHT = 32

/** Browsers draw no element that is higher than about 33 million pixels. Below, there is room for borders and zoom. */
const MAX_HEIGHT = 8_000_000

/**
 * The place in a listing that may be higher than an element can be. The element scrolls over a height that is drawn to
 * scale; the wheel and the keys move by rows.
 */
export class ScrollPlace {
  /** Index of the topmost row, with the part of it that is above the window. */
  top = 0
  #total = 0
  #window = 0

  /** @param window height of the visible part in pixels */
  measure(total: number, window: number): void {
    this.#total = total
    this.#window = window
    this.top = this.#inside(this.top)
  }

  /** Height of the element that is scrolled, in pixels. */
  get height(): number {
    return Math.min(this.#total * ROW_HEIGHT, MAX_HEIGHT)
  }

  /** True if a pixel of the scroll bar is a pixel of the rows, so that the browser's own scrolling is right. */
  get isToScale(): boolean {
    return this.#total * ROW_HEIGHT <= MAX_HEIGHT
  }

  get scrollTop(): number {
    return this.#last === 0 ? 0 : (this.top / this.#last) * this.#travel
  }

  /** The rows that are visible, and some beside them: from an index to before another. */
  visible(beside = 4): readonly [number, number] {
    const first = Math.floor(this.top)
    return [
      Math.max(0, first - beside),
      Math.min(this.#total, first + Math.ceil(this.#window / ROW_HEIGHT) + 1 + beside),
    ]
  }

  /** The bar was moved. */
  scrolledTo(scrollTop: number): void {
    this.top = this.#inside(this.#travel === 0 ? 0 : (scrollTop / this.#travel) * this.#last)
  }

  moveBy(rows: number): void {
    this.top = this.#inside(this.top + rows)
  }

  /** Moves as little as possible, so that a row is visible as a whole. */
  reveal(index: number): void {
    const rows = this.#window / ROW_HEIGHT
    if (index < this.top) this.top = this.#inside(index)
    else if (index + 1 > this.top + rows) this.top = this.#inside(index + 1 - rows)
  }

  /** Rows that fit into the window as a whole. */
  get rowsInWindow(): number {
    return Math.max(1, Math.floor(this.#window / ROW_HEIGHT))
  }

  /** Distance of a row from the top of the window in pixels. */
  offsetOf(index: number): number {
    return (index - this.top) * ROW_HEIGHT
  }

  /** Index of the topmost row when the end of the listing is visible. */
  get #last(): number {
    return Math.max(0, this.#total - this.#window / ROW_HEIGHT)
  }

  get #travel(): number {
    return Math.max(0, this.height - this.#window)
  }

  #inside(top: number): number {
    return Math.min(Math.max(0, top), this.#last)
  }
}
