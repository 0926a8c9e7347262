import type { CellText } from '../cell-text.ts'
import { damagedXls } from './compound-file.ts'

/** Records of a workbook of Excel 97 to 2003 by their numbers ([MS-XLS] 2.3). */
export const BIFF = {
  formula: 0x06,
  eof: 0x0a,
  date1904: 0x22,
  continue: 0x3c,
  encryption: 0x2f,
  boundSheet: 0x85,
  multipleRk: 0xbd,
  format: 0x41e,
  cellFormat: 0xe0,
  sharedStrings: 0xfc,
  labelShared: 0xfd,
  number: 0x203,
  label: 0x204,
  booleanOrError: 0x205,
  string: 0x207,
  rk: 0x27e,
  begin: 0x809,
}

/** Errors by their numbers ([MS-XLS] 2.5.10). */
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
}

export const errorText = (code: number): string => ERRORS[code] ?? '#ERROR'

const HEADER_BYTES = 4

/** The records of a stream, one after the other. */
export class BiffRecords {
  readonly bytes: Buffer
  /** The current record: its number, and its data as indices into `bytes`. */
  type = 0
  start = 0
  end = 0

  /** @param at the index of the first record */
  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes
    this.end = at
  }

  /** @returns false at the end of the stream */
  next(): boolean {
    const at = this.end
    if (at + HEADER_BYTES > this.bytes.length) return false
    this.type = this.bytes.readUInt16LE(at)
    this.start = at + HEADER_BYTES
    this.end = this.start + this.bytes.readUInt16LE(at + 2)
    if (this.end > this.bytes.length) throw damagedXls('one of its records is cut off')
    return true
  }

  /** @throws SourceBroken if the record is shorter */
  need(bytes: number): void {
    if (this.end - this.start < bytes) throw damagedXls('one of its records is too short')
  }
}

/** Flags of a string: UTF-16 instead of Latin-1, phonetic data, and formats of its parts ([MS-XLS] 2.5.293). */
const [WIDE, PHONETIC, RICH] = [1, 4, 8]

/**
 * Reads strings that begin in a record and go on in the CONTINUE records after it. A string that is cut begins anew
 * with its flags, since its second half may be in the other form.
 */
export class BiffStrings {
  readonly #records: BiffRecords
  #at: number

  /** @param at index of the first string */
  constructor(records: BiffRecords, at: number) {
    this.#records = records
    this.#at = at
  }

  /**
   * Appends the next string to a text.
   * @param characters their number if it does not stand before the string
   * @throws SourceBroken
   */
  appendTo(text: CellText, characters = this.#number(2)): void {
    const flags = this.#number(1)
    const runs = (flags & RICH) === 0 ? 0 : this.#number(2)
    const phonetic = (flags & PHONETIC) === 0 ? 0 : this.#number(4)
    let width = (flags & WIDE) + 1
    const encoding = () => (width === 2 ? 'utf16le' : 'latin1')
    // Parts of a pair of UTF-16 may stand in two records, so a text is decoded as a whole.
    let value = ''
    for (let left = characters; left > 0;) {
      if (this.#at === this.#records.end) {
        this.#continue()
        width = (this.#number(1) & WIDE) + 1
      }
      const taken = Math.min(left, Math.floor((this.#records.end - this.#at) / width))
      if (taken === 0) throw damagedXls('one of its texts is cut off')
      value += this.#records.bytes.toString(encoding(), this.#at, this.#at + taken * width)
      this.#at += taken * width
      left -= taken
    }
    text.appendText(value)
    this.#skip(4 * runs + phonetic)
  }

  #number(bytes: number): number {
    if (this.#at === this.#records.end) this.#continue()
    if (this.#at + bytes > this.#records.end) throw damagedXls('one of its texts is cut off')
    const number = this.#records.bytes.readUIntLE(this.#at, bytes)
    this.#at += bytes
    return number
  }

  #skip(bytes: number): void {
    let left = bytes
    while (left > this.#records.end - this.#at) {
      left -= this.#records.end - this.#at
      this.#continue()
    }
    this.#at += left
  }

  #continue(): void {
    if (!this.#records.next() || this.#records.type !== BIFF.continue)
      throw damagedXls('one of its texts is cut off')
    this.#at = this.#records.start
  }
}
