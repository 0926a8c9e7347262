import type { RejectedRecord } from '../records/rejected-record.ts'

/** Rejected records as canonical CSV (see ReadEvent). */
export class RejectPiece {
  /** Rejected records in all pieces. */
  total = 0
  /** Rejected records in this piece. */
  rows = 0
  readonly #capacity: number
  #lines: string[] = []
  #length = 0

  /** @param capacity size of a piece in bytes; a single record may exceed it */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get bytes(): Buffer {
    return Buffer.from(this.#lines.join(''))
  }

  get isFull(): boolean {
    return this.#length >= this.#capacity
  }

  clear(): void {
    this.rows = 0
    this.#lines = []
    this.#length = 0
  }

  add({ line, reason, detail, offset, length, raw }: RejectedRecord): void {
    this.rows++
    const fields = [++this.total, line, reason, quoted(detail), offset, length, raw.toString('hex')]
    const text = `${fields.join(',')}\n`
    this.#lines.push(text)
    this.#length += text.length
  }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
