import { OtherFormat, SourceBroken } from '../../errors.ts'
import type { CellRange } from '../cell-range.ts'
import { xmlString } from '../cell-text.ts'
import type { PackageParts } from '../package-parts.ts'
import { NO_WORKBOOK } from '../refusals.ts'
import { type Extent, NOTHING } from '../sheet-extent.ts'
import { MORE, type SheetInfo, type SheetState, type Workbook } from '../workbook.ts'
import { codeOf } from '../xml/xml-bytes.ts'
import { END, OPEN } from '../xml/xml-reader.ts'
import { type Relationship, relationshipsOf } from './relationships.ts'
import { SharedStrings } from './shared-strings.ts'
import { cellFormats } from './styles.ts'
import { XlsxRows } from './xlsx-rows.ts'

/** The most sheets that are listed. */
const MAX_SHEETS = 10_000

const [WORKBOOK, PROPERTIES, SHEET] = ['workbook', 'workbookPr', 'sheet'].map(codeOf) as [
  number,
  number,
  number,
]
const [DATE_1904, NAME, STATE, ID] = ['date1904', 'name', 'state', 'id'].map(codeOf) as [
  number,
  number,
  number,
  number,
]

interface XlsxSheet extends SheetInfo {
  /** Undefined if the sheet is outside of the workbook. */
  readonly part: string | undefined
}

/** A workbook of Office Open XML: `.xlsx`, `.xlsm` and their templates, in the transitional and the strict format. */
export class XlsxWorkbook implements Workbook {
  readonly sheets: readonly XlsxSheet[]
  readonly #parts: PackageParts
  readonly #is1904: boolean
  readonly #formats: Uint8Array
  readonly #stringsPart: string | undefined
  readonly #maxRowBytes: number
  #strings: SharedStrings | undefined

  private constructor(parts: PackageParts, content: Content, formats: Uint8Array, maxRowBytes: number) {
    this.#parts = parts
    this.sheets = content.sheets
    this.#is1904 = content.is1904
    this.#formats = formats
    this.#stringsPart = content.strings
    this.#maxRowBytes = maxRowBytes
  }

  /**
   * @param part the name of the part that describes the workbook
   * @param maxRowBytes of the texts of a row
   * @throws SourceBroken
   */
  static async open(parts: PackageParts, part: string, maxRowBytes: number): Promise<XlsxWorkbook> {
    const content = await contentOf(parts, part)
    return new XlsxWorkbook(parts, content, await cellFormats(parts, content.styles), maxRowBytes)
  }

  async rangeOf(sheet: number): Promise<CellRange | undefined> {
    const rows = this.rows(sheet, () => NOTHING)
    try {
      // The range stands before the rows.
      while ((await rows.fill()) && rows.next() === MORE && rows.isBeforeRows);
      return rows.range
    } finally {
      await rows.close()
    }
  }

  rows(sheet: number, known?: () => Extent): XlsxRows {
    const { name, part } = this.sheets[sheet]!
    if (part === undefined)
      throw new SourceBroken(
        `The sheet "${name.slice(0, 100)}" is not in the workbook but in another place, which is never read. Copy the sheet into the workbook.`,
      )
    this.#strings ??= new SharedStrings(this.#parts, this.#stringsPart)
    return new XlsxRows(this.#parts, part, {
      strings: this.#strings,
      formats: this.#formats,
      is1904: this.#is1904,
      known,
      maxRowBytes: this.#maxRowBytes,
    })
  }

  async close(): Promise<void> {
    await this.#strings?.close()
    this.#parts.close()
  }
}

interface Content {
  readonly sheets: readonly XlsxSheet[]
  readonly is1904: boolean
  readonly styles: string | undefined
  readonly strings: string | undefined
}

async function contentOf(parts: PackageParts, part: string): Promise<Content> {
  const relationships = await relationshipsOf(parts, part)
  const byId = new Map(relationships.map((found) => [found.id, found]))
  const sheets: XlsxSheet[] = []
  let is1904 = false
  const xml = await parts.document(part)
  for (let token = xml.next(); token !== END; token = xml.next()) {
    if (token !== OPEN) continue
    if (xml.depth === 1 && xml.name !== WORKBOOK) throw new OtherFormat(NO_WORKBOOK)
    if (xml.name === PROPERTIES) {
      while (xml.nextAttribute())
        if (xml.attribute === DATE_1904) is1904 = ['1', 'true', 'on'].includes(xmlString(xml))
    } else if (xml.name === SHEET) {
      let [name, state, id] = ['', '', '']
      while (xml.nextAttribute()) {
        if (xml.attribute === NAME) name = xmlString(xml)
        else if (xml.attribute === STATE) state = xmlString(xml)
        else if (xml.attribute === ID) id = xmlString(xml)
      }
      const target = byId.get(id)
      if (target === undefined) throw xml.broken('a sheet without a part')
      if (target.type !== 'worksheet') continue
      if (sheets.length === MAX_SHEETS) throw xml.broken(`more than ${MAX_SHEETS} sheets`)
      sheets.push({ name, state: stateOf(state), part: target.part })
    }
  }
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const partOf = (type: string, file: string) => partOfType(parts, relationships, type, folder + file)
  return {
    sheets,
    is1904,
    styles: partOf('styles', 'styles.xml'),
    strings: partOf('sharedStrings', 'sharedStrings.xml'),
  }
}

const stateOf = (word: string): SheetState => (word === 'hidden' || word === 'veryHidden' ? word : 'visible')

/** Some programs leave out the relationship of a part that has its usual name. */
function partOfType(
  parts: PackageParts,
  relationships: readonly Relationship[],
  type: string,
  usual: string,
): string | undefined {
  const named = relationships.find((found) => found.type === type)?.part
  return [named, usual].find((name) => name !== undefined && parts.has(name))
}
