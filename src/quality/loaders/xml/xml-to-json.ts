import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { ReadLimits } from '../../model/reading.ts'
import { SourceBroken } from '../errors.ts'
import { type ElementPath, isRecordAt } from './element-path.ts'
import { addInner, openElement, type OpenElement, recordOf, valueOf } from './element-values.ts'
import { SENTENCES } from './sentences.ts'

/** Levels of elements, as of nested JSON. */
const MAX_LEVELS = 500

/**
 * Converts the records of an XML file to an array of JSON objects (docs/sources/xml.md). Each object begins in the line
 * in which its element begins in the file.
 */
export class XmlToJson {
  readonly #parser = new SaxesParser()
  readonly #path: ElementPath
  readonly #recordBytes: number
  /** Characters of a tag or a text. The parser holds it as a whole. */
  readonly #maxToken: number
  /** Names of the open elements. */
  readonly #names: string[] = []
  /** The open elements of a record, itself first. */
  readonly #open: OpenElement[] = []
  #output: string[] = []
  /** The line of the output. */
  #line = 1
  #lineOfTag = 1
  #lineOfRecord = 1
  #hasRecord = false
  /** Characters of the open record. */
  #size = 0
  #lastEvent = 0
  #written = 0
  #isStarted = false

  constructor(
    path: ElementPath,
    { recordBytes, rejectBytes }: Pick<ReadLimits, 'recordBytes' | 'rejectBytes'>,
  ) {
    this.#path = path
    this.#recordBytes = recordBytes
    this.#maxToken = Math.max(recordBytes, 4 * rejectBytes)
    const parser = this.#parser
    parser.on('opentagstart', () => (this.#lineOfTag = parser.line))
    parser.on('opentag', (tag) => this.#begin(tag))
    parser.on('closetag', () => this.#end())
    parser.on('text', (text) => this.#text(text))
    parser.on('cdata', (text) => this.#text(text))
    parser.on('comment', () => this.#note())
    parser.on('processinginstruction', () => this.#note())
    parser.on('doctype', () => {
      throw new SourceBroken(SENTENCES.doctype(parser.line))
    })
    parser.on('error', ({ message }) => this.#fail(message))
  }

  /** @returns the next part of the array @throws SourceBroken */
  write(text: string): string {
    const parser = this.#parser
    if (!this.#isStarted && /\S/.test(text)) {
      if (!/^\s*</.test(text)) throw new SourceBroken(SENTENCES.noXml)
      this.#isStarted = true
      this.#output.push('[')
    }
    parser.write(text)
    // The position of the parser is right within its events only.
    this.#written += text.length
    if (this.#written - this.#lastEvent > this.#maxToken)
      throw new SourceBroken(SENTENCES.tooLong(parser.line, this.#maxToken))
    return this.#take()
  }

  /** @returns the last part of the array @throws SourceBroken if the file is cut off */
  end(): string {
    if (!this.#isStarted) return ''
    const open = this.#names.at(-1)
    if (open !== undefined) throw new SourceBroken(SENTENCES.cutOff(open))
    this.#parser.close()
    return `${this.#take()}]`
  }

  #take(): string {
    const text = this.#output.join('')
    this.#output = []
    return text
  }

  #note(): void {
    this.#lastEvent = this.#parser.position
  }

  #begin(tag: SaxesTagPlain): void {
    this.#note()
    this.#names.push(tag.name)
    if (this.#names.length > MAX_LEVELS)
      throw new SourceBroken(SENTENCES.tooDeep(this.#parser.line, MAX_LEVELS))
    if (this.#open.length === 0) {
      if (!isRecordAt(this.#path, this.#names)) return
      this.#lineOfRecord = this.#lineOfTag
      this.#size = 0
    }
    const element = openElement(tag)
    for (const name of Object.keys(tag.attributes)) this.#size += name.length + tag.attributes[name]!.length
    this.#size += tag.name.length + OVERHEAD
    this.#open.push(element)
  }

  #text(text: string): void {
    this.#note()
    const element = this.#open.at(-1)
    if (element === undefined) return
    this.#size += text.length
    if (this.#size <= this.#recordBytes + text.length) element.text += text
  }

  #end(): void {
    this.#note()
    this.#names.pop()
    const element = this.#open.pop()
    if (element === undefined) return
    const outer = this.#open.at(-1)
    if (outer === undefined) this.#emit(element)
    else if (this.#size <= this.#recordBytes) addInner(outer, element.name, valueOf(element))
  }

  #emit(element: OpenElement): void {
    const lines = Math.max(0, this.#lineOfRecord - this.#line)
    this.#line += lines
    let text = JSON.stringify(recordOf(element))
    // A record that is too long has lost its end. The blanks make it too long, so that it is rejected for that reason.
    if (this.#size > this.#recordBytes) text = `${text.slice(0, -1)}${' '.repeat(this.#recordBytes)}}`
    this.#output.push(this.#hasRecord ? ',' : '', '\n'.repeat(lines), text)
    this.#hasRecord = true
  }

  #fail(message: string): never {
    const { line, column } = this.#parser
    const fault = message.replace(/^(\d+:\d+: )/, '').replace(/\.$/, '')
    if (/undefined entity/.test(fault)) throw new SourceBroken(SENTENCES.entity(line, column))
    throw new SourceBroken(SENTENCES.syntax(line, column, fault))
  }
}

/** Characters that an element takes beside its name and its text. */
const OVERHEAD = 6
