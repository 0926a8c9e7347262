import { columnName } from '../cell-range.ts'
import type { Extent } from '../sheet-extent.ts'

/** More columns are not searched for, since the pattern would be slow. */
const MAX_COLUMNS = 702

const ROW_END = '</row>'
/** Without these, each `<` begins a tag. */
const OTHER_MARKUP = ['<!', '<?', '-->', ']]>']

/**
 * Leaves rows out of the XML of a sheet whose cells all lie in known columns, without parsing them, so that the reading
 * that looks for further columns is fast.
 */
export class KnownRows {
  #extent: Extent | undefined
  /** Finds a cell that may lie in another column, and elements with prefixes. */
  #unknown: RegExp | undefined

  /**
   * @param xml bytes of UTF-8 that begin anywhere between the first row and the last
   * @param known the columns from `left` to `right`
   * @returns the same bytes without the whole rows in known columns
   */
  without(xml: Buffer, known: Extent): Buffer {
    const first = xml.indexOf(ROW_END, 0, 'latin1') + ROW_END.length
    const end = xml.lastIndexOf(ROW_END, undefined, 'latin1') + ROW_END.length
    if (first < ROW_END.length || first === end) return xml
    if (this.#extent?.left !== known.left || this.#extent.right !== known.right) {
      this.#extent = known
      this.#unknown = unknownCell(known)
    }
    const rows = xml.toString('latin1', first, end)
    if (this.#unknown === undefined || OTHER_MARKUP.some((markup) => rows.includes(markup))) return xml
    if (this.#unknown.test(rows)) return xml
    return Buffer.concat([xml.subarray(0, first), xml.subarray(end)])
  }
}

/** @returns undefined if there are too many columns, or none */
function unknownCell({ left, right }: Extent): RegExp | undefined {
  if (left > right || right - left >= MAX_COLUMNS) return undefined
  const letters = new Map<string, string>()
  for (let column = left; column <= right; column++) {
    const name = columnName(column)
    const start = name.slice(0, -1)
    letters.set(start, (letters.get(start) ?? '') + name.slice(-1))
  }
  const names = Array.from(letters, ([start, last]) => `${start}[${last}]`).join('|')
  return new RegExp(String.raw`<(?:c(?! r="(?:${names})\d|\w)|\w+:)`)
}
