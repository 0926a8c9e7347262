import { MAX_COLUMN } from '../cell-range.ts'
import { xmlString } from '../cell-text.ts'
import { SheetRow } from '../sheet-row.ts'
import { codeOf } from '../xml/xml-bytes.ts'
import { CLOSE, MORE as MORE_TOKENS, OPEN, TEXT, XmlReader } from '../xml/xml-reader.ts'
import { appendValue, TYPES } from './ods-cell.ts'

/** The part with the sheets and their cells. */
export const CONTENT = 'content.xml'

/** Outcomes of `OdsReader.next`. */
export const SHEET = 0
export const ROW = 1
/** Bytes must be given to `xml` before the next call. */
export const MORE = 2
export const END = 3

/** The rows of a sheet of LibreOffice. A row may be repeated so often that it is the rest of the sheet. */
const MAX_ROWS = 1_048_576

const codes = (...names: readonly string[]) => names.map(codeOf)
const [STYLE, TABLE_PROPERTIES, TABLE, ROW_ELEMENT, CELL, COVERED] = codes(
  ...['style', 'table-properties', 'table', 'table-row', 'table-cell', 'covered-table-cell'],
) as [number, number, number, number, number, number]
const [PARAGRAPH, BLANKS, TAB, LINE_BREAK] = codes('p', 's', 'tab', 'line-break') as [
  number,
  number,
  number,
  number,
]
const [NAME, STYLE_NAME, DISPLAY, ROWS_REPEATED, COLUMNS_REPEATED, COUNT] = codes(
  ...['name', 'style-name', 'display', 'number-rows-repeated', 'number-columns-repeated', 'c'],
) as [number, number, number, number, number, number]
const [VALUE, DATE_VALUE, TIME_VALUE, BOOLEAN_VALUE, STRING_VALUE, VALUE_TYPE] = codes(
  ...['value', 'date-value', 'time-value', 'boolean-value', 'string-value', 'value-type'],
) as [number, number, number, number, number, number]
/** LibreOffice tells errors by a type of its own. */
const OWN_VALUE_TYPE = codeOf('calcext:value-type')

/** The most blanks that one element stands for. A cell of LibreOffice has 32,767 characters. */
const MAX_BLANKS = 65_536

/** The sheets of an OpenDocument spreadsheet and their rows, one after the other (OpenDocument 1.3, part 3, 9). */
export class OdsReader {
  readonly xml = new XmlReader()
  /** The current sheet, after SHEET. */
  name = ''
  isHidden = false
  /** The current row, after ROW, and how often it stands there. Its number is that of the first time. */
  readonly row: SheetRow
  times = 1
  readonly #hiddenStyles = new Set<string>()
  #style = ''
  /** Depth of the open element; 0 if none is open. */
  #tableDepth = 0
  #rowDepth = 0
  #cellDepth = 0
  #paragraphDepth = 0
  /** The number of the next row. */
  #nextRow = 1
  #column = 0
  /** Of the current cell. */
  #repeated = 1
  #start = 0
  #value: string | undefined
  #type = 0
  #isError = false
  #isCovered = false
  #paragraphs = 0

  constructor(maxRowBytes: number) {
    this.row = new SheetRow(maxRowBytes)
  }

  /** @returns SHEET, ROW, MORE or END */
  next(): number {
    const { xml } = this
    for (;;) {
      const token = xml.next()
      if (token === TEXT) {
        // LibreOffice writes and reads several blanks as they are.
        if (this.#paragraphDepth > 0) this.row.text.appendXml(xml)
      } else if (token === OPEN) {
        if (this.#open()) return SHEET
      } else if (token === CLOSE) {
        if (this.#close()) return ROW
      } else return token === MORE_TOKENS ? MORE : END
    }
  }

  /** @returns true at the beginning of a sheet */
  #open(): boolean {
    const { name, depth } = this.xml
    if (this.#cellDepth > 0) this.#openInCell(name, depth)
    else if (this.#rowDepth > 0) {
      if (name === CELL || name === COVERED) this.#beginCell(depth, name === COVERED)
    } else if (this.#tableDepth > 0) {
      if (name === ROW_ELEMENT) this.#beginRow(depth)
    } else if (name === TABLE) {
      this.#beginTable(depth)
      return true
    } else if (name === STYLE) this.#style = this.#attribute(NAME) ?? ''
    else if (name === TABLE_PROPERTIES && this.#attribute(DISPLAY) === 'false')
      this.#hiddenStyles.add(this.#style)
    return false
  }

  /** A paragraph of the cell, and what stands for characters in it. Notes and drawings have paragraphs of their own. */
  #openInCell(name: number, depth: number): void {
    const { text } = this.row
    if (this.#paragraphDepth === 0) {
      if (name !== PARAGRAPH || depth !== this.#cellDepth + 1) return
      this.#paragraphDepth = depth
      if (this.#paragraphs++ > 0) text.appendText('\n')
    } else if (name === TAB) text.appendText('\t')
    else if (name === LINE_BREAK) text.appendText('\n')
    else if (name === BLANKS) text.appendText(' '.repeat(this.#blanks()))
  }

  /** @returns true at the end of a row that has values */
  #close(): boolean {
    const { depth } = this.xml
    if (depth < this.#paragraphDepth) this.#paragraphDepth = 0
    else if (depth < this.#cellDepth) {
      this.#cellDepth = 0
      this.#endCell()
    } else if (depth < this.#rowDepth) {
      this.#rowDepth = 0
      this.#nextRow += this.times
      if (this.row.cells === 0) return false
      if (this.#nextRow > MAX_ROWS + 1) throw this.xml.broken(`more than ${MAX_ROWS} rows in a sheet`)
      return true
    } else if (depth < this.#tableDepth) this.#tableDepth = 0
    return false
  }

  #beginTable(depth: number): void {
    const { xml } = this
    this.name = ''
    this.isHidden = false
    while (xml.nextAttribute()) {
      if (xml.attribute === NAME) this.name = xmlString(xml)
      else if (xml.attribute === STYLE_NAME) this.isHidden = this.#hiddenStyles.has(xmlString(xml))
    }
    this.#tableDepth = depth
    this.#nextRow = 1
  }

  #beginRow(depth: number): void {
    this.times = this.#count(ROWS_REPEATED)
    this.#rowDepth = depth
    this.#column = 0
    this.row.begin(this.#nextRow)
  }

  #beginCell(depth: number, isCovered: boolean): void {
    const { xml } = this
    this.#cellDepth = depth
    this.#repeated = 1
    this.#value = undefined
    this.#type = 0
    this.#isError = false
    this.#isCovered = isCovered
    this.#paragraphs = 0
    this.#start = this.row.text.length
    while (xml.nextAttribute()) {
      const { attribute } = xml
      if (attribute === COLUMNS_REPEATED) this.#repeated = this.#numberOf(xml)
      else if (xml.qualified === OWN_VALUE_TYPE) this.#isError = xmlString(xml) === 'error'
      else if (attribute === VALUE_TYPE) this.#type = TYPES.get(xmlString(xml)) ?? 0
      else if (VALUES.has(attribute)) this.#value = xmlString(xml)
    }
  }

  #endCell(): void {
    const { row } = this
    const first = this.#column + 1
    this.#column += this.#repeated
    if (this.#isCovered) row.text.length = this.#start
    else if (this.#value !== undefined && !this.#isError && (this.#type > 0 || this.#value !== '')) {
      row.text.length = this.#start
      appendValue(row.text, this.#value, this.#type)
    }
    if (row.text.length === this.#start) return
    if (this.#column > MAX_COLUMN) throw this.xml.broken(`a cell beyond column ${MAX_COLUMN}`)
    const end = row.text.length
    for (let column = first; column <= this.#column && !row.isLong; column++) {
      const start = column === first ? this.#start : row.text.length
      if (column > first) row.text.append(row.text.bytes, this.#start, end)
      if (!row.add(column, start, this.#isError)) throw this.xml.broken('a row with too many cells')
    }
  }

  #attribute(code: number): string | undefined {
    const { xml } = this
    let found: string | undefined
    while (xml.nextAttribute()) if (xml.attribute === code) found = xmlString(xml)
    return found
  }

  /** The number in an attribute, which says how often something stands there; 1 without the attribute. */
  #count(code: number): number {
    const { xml } = this
    let count = 1
    while (xml.nextAttribute()) if (xml.attribute === code) count = this.#numberOf(xml)
    return count
  }

  #blanks(): number {
    const count = this.#count(COUNT)
    if (count > MAX_BLANKS) throw this.xml.broken(`more than ${MAX_BLANKS} blanks in a row`)
    return count
  }

  #numberOf(xml: XmlReader): number {
    const text = xmlString(xml)
    if (!/^[1-9]\d{0,7}$/.test(text)) throw xml.broken('a number of repetitions that is none')
    return Number(text)
  }
}

const VALUES = new Set([VALUE, DATE_VALUE, TIME_VALUE, BOOLEAN_VALUE, STRING_VALUE])
