import { xmlString } from '../cell-text.ts'
import { builtInFormat, formatOfCode } from '../number-format.ts'
import type { PackageParts } from '../package-parts.ts'
import { codeOf } from '../xml/xml-bytes.ts'
import { CLOSE, END, OPEN, type XmlReader } from '../xml/xml-reader.ts'

/** The most formats of cells; Excel allows 65,490. */
const MAX_FORMATS = 1 << 20

const [FORMAT, CELL_FORMATS, CELL_FORMAT] = ['numFmt', 'cellXfs', 'xf'].map(codeOf) as [
  number,
  number,
  number,
]
const [FORMAT_ID, FORMAT_CODE] = ['numFmtId', 'formatCode'].map(codeOf) as [number, number]

/**
 * The formats of cells by their index: NUMBER, DATE, TIMESTAMP, TIME or DURATION.
 * @param part undefined if the workbook has no styles: all cells are numbers
 * @throws SourceBroken
 */
export async function cellFormats(parts: PackageParts, part: string | undefined): Promise<Uint8Array> {
  if (part === undefined) return new Uint8Array(0)
  const xml = await parts.document(part)
  const own = new Map<number, number>()
  const formats: number[] = []
  let isInCells = false
  for (let token = xml.next(); token !== END; token = xml.next()) {
    if (token === CLOSE && xml.name === CELL_FORMATS) isInCells = false
    if (token !== OPEN) continue
    if (xml.name === CELL_FORMATS) isInCells = true
    else if (xml.name === FORMAT) {
      const { id, code } = attributesOf(xml)
      if (id !== undefined && code !== undefined) own.set(id, formatOfCode(code))
    } else if (isInCells && xml.name === CELL_FORMAT) {
      if (formats.length === MAX_FORMATS) throw xml.broken(`more than ${MAX_FORMATS} formats of cells`)
      const { id = 0 } = attributesOf(xml)
      formats.push(own.get(id) ?? builtInFormat(id))
    }
  }
  return Uint8Array.from(formats)
}

function attributesOf(xml: XmlReader): { id?: number; code?: string } {
  const found: { id?: number; code?: string } = {}
  while (xml.nextAttribute()) {
    if (xml.attribute === FORMAT_ID) found.id = Number(xmlString(xml))
    else if (xml.attribute === FORMAT_CODE) found.code = xmlString(xml)
  }
  return found
}
