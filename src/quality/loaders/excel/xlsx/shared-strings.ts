import { CellText } from '../cell-text.ts'
import type { PackageParts } from '../package-parts.ts'
import { StringTable } from '../string-table.ts'
import { xmlChunks } from '../xml/xml-chunks.ts'
import { codeOf } from '../xml/xml-bytes.ts'
import { CLOSE, END, MORE, OPEN, TEXT, XmlReader } from '../xml/xml-reader.ts'

const [ITEM, TEXT_ELEMENT, PHONETIC] = ['si', 't', 'rPh'].map(codeOf) as [number, number, number]

/**
 * The strings that the cells of a workbook share. They are read when a cell needs them: the strings that the first rows
 * need are mostly at the beginning.
 */
export class SharedStrings extends StringTable {
  /** True if the strings ended before their part, because of a limit of a preview. */
  isCut = false
  #isOver: boolean
  readonly #chunks: AsyncGenerator<Buffer>
  readonly #xml = new XmlReader()
  readonly #text = new CellText()
  /** The depth of the element whose text is kept or left out; 0 outside of one. */
  #textDepth = 0
  #phoneticDepth = 0

  /** @param part its name; undefined if the workbook has no shared strings */
  constructor(parts: PackageParts, part: string | undefined) {
    super()
    const chunks = part === undefined ? [] : parts.chunks(part, () => (this.isCut = true))
    this.#chunks = xmlChunks(chunks, () => this.isCut)
    this.#isOver = part === undefined
  }

  /**
   * Reads until there are more strings than so many, or to the end.
   * @throws SourceBroken, ExpandsTooFar
   */
  async readBeyond(index: number): Promise<void> {
    while (this.count <= index && !this.#isOver) {
      const next = await this.#chunks.next()
      if (next.done === true) {
        this.#isOver = true
        if (this.isCut) return
        this.#xml.finish()
      } else this.#xml.append(next.value)
      this.#take()
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  #take(): void {
    const xml = this.#xml
    for (;;) {
      const token = xml.next()
      if (token === MORE || token === END) return
      if (token === TEXT) {
        if (this.#textDepth > 0) this.#text.appendXml(xml)
      } else if (token === OPEN) {
        if (xml.name === ITEM) this.#text.length = 0
        else if (xml.name === PHONETIC && this.#phoneticDepth === 0) this.#phoneticDepth = xml.depth
        else if (xml.name === TEXT_ELEMENT && this.#phoneticDepth === 0) this.#textDepth = xml.depth
      } else if (token === CLOSE) {
        if (xml.depth < this.#textDepth) this.#textDepth = 0
        if (xml.depth < this.#phoneticDepth) this.#phoneticDepth = 0
        if (xml.name === ITEM) {
          this.#text.decodeEscapes(0)
          this.add(this.#text)
        }
      }
    }
  }
}
