import { SaxesParser } from 'saxes'
import { isCollection, isMap, isScalar, isSeq, parseAllDocuments } from 'yaml'
import { OtherFormat, type SourceChoice } from '../errors.ts'
import { isSpace, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../json/bytes.ts'
import { JsonScanner, SENTINEL } from '../json/json-scanner.ts'

/** A format of text that is not delimited. */
export type TextFormat = 'JSON' | 'XML' | 'YAML' | 'HTML'

const ANYWAY = 'Set `delimiter` to load it as delimited text nevertheless.'

const SENTENCES: Readonly<Record<TextFormat, string>> = {
  JSON: `The file is JSON. Set \`type\` to json, and load it again. ${ANYWAY}`,
  XML: `The file is XML. Set \`type\` to xml and \`records\` to the name of the elements that are the records, and load it again. ${ANYWAY}`,
  YAML: `The file is YAML. Convert it to JSON, and load that file. ${ANYWAY}`,
  HTML: `The file is a page of HTML, not a table. Save the data that the page leads to, and load that file. ${ANYWAY}`,
}

const typeOf = (type: string): SourceChoice => ({ member: 'type', values: [type] })

/** The formats that are read. */
const CHOICES: Readonly<Partial<Record<TextFormat, SourceChoice>>> = {
  JSON: typeOf('json'),
  XML: typeOf('xml'),
}

/** @throws OtherFormat if the beginning of a file is text of another format. @param isWhole true if it is the whole file */
export function checkText(bytes: Buffer, isWhole: boolean): void {
  const found = textFormatOf(bytes, isWhole)
  if (found !== undefined) throw new OtherFormat(SENTENCES[found], { choice: CHOICES[found] })
}

/**
 * The format of a text that is not delimited: all of the text must have its syntax. It is read as UTF-8, or as UTF-16 if
 * it has a byte order mark.
 */
export function textFormatOf(bytes: Buffer, isWhole: boolean): TextFormat | undefined {
  const text = decoded(bytes)
  const start = /\S/.exec(text)?.[0]
  if (start === '{' || start === '[') return isJson(Buffer.from(text), isWhole) ? 'JSON' : undefined
  if (start !== '<') return mayBeYaml(text) && isYaml(text, isWhole) ? 'YAML' : undefined
  if (/^\s*(<!doctype html|<html[\s>])/i.test(text)) return 'HTML'
  return isXml(text, isWhole) ? 'XML' : undefined
}

function decoded(bytes: Buffer): string {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE()
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/**
 * True if the text is objects or arrays of JSON. Several arrays of numbers may also be labels such as `[1]`, and a cut
 * one anything else.
 */
function isJson(text: Buffer, isWhole: boolean): boolean {
  const scanner = new JsonScanner()
  const bytes = Buffer.concat([text, Buffer.of(SENTINEL)])
  scanner.begin(bytes, text.length, isWhole)
  let at = scanner.space(0)
  const inner = bytes[scanner.space(at + 1)]
  const isNested = inner === OPEN_OBJECT || inner === OPEN_ARRAY
  const isTelling = inner === QUOTE || (bytes[at] === OPEN_ARRAY && isNested)
  for (let values = 0; at < text.length; values++) {
    if (!isTelling && (!isWhole || values > 0)) return false
    if (bytes[at] !== OPEN_OBJECT && bytes[at] !== OPEN_ARRAY) return false
    at = scanner.value(at)
    // The sample ends within a value that has no fault.
    if (at < 0) return scanner.fault === undefined && !isWhole
    while (at < text.length && isSpace(bytes[at])) at++
  }
  return true
}

/** True if the text is well-formed. Names between `<` and `>` without an end, as some programs write them, are not. */
function isXml(text: string, isWhole: boolean): boolean {
  const parser = new SaxesParser({ position: false })
  let closed = 0
  let hasFault = false
  parser.on('closetag', () => closed++)
  parser.on('error', ({ message }) => {
    // Entities may be defined elsewhere.
    if (!/entity/i.test(message)) hasFault = true
  })
  parser.write(text)
  if (isWhole) parser.close()
  return closed > 0 && !hasFault
}

/** True if the text begins as YAML does, and has an indented line. */
function mayBeYaml(text: string): boolean {
  const [first] = /^(?![ \t]*(#|$)).*$/m.exec(text) ?? ['']
  return /^(---|%YAML|-( |$)|[^\s,;|]+:(\s|$))/.test(first) && /^[ \t]+\S|^- +[^\s,;|]+:/m.test(text)
}

/** A limit of the time that the parser needs. */
const MAX_YAML_LENGTH = 32_768

/**
 * True if the text is objects or lists of YAML with others in them. Lines such as `key: value`, and lists of texts, may be
 * anything.
 */
function isYaml(text: string, isWhole: boolean): boolean {
  let sample = text
  if (!isWhole || text.length > MAX_YAML_LENGTH) {
    // The last line at the margin, or the last element of a list, begins a value that may be cut.
    const cut = text.slice(0, MAX_YAML_LENGTH)
    sample = cut.slice(0, [...cut.matchAll(/\n(?=\S| *- )/g)].at(-1)?.index ?? 0)
  }
  try {
    const documents = parseAllDocuments(sample, { logLevel: 'silent', uniqueKeys: false })
    if (!Array.isArray(documents)) return false
    const contents = documents.filter(({ contents: found }) => found !== null)
    return (
      documents.every(({ errors }) => errors.length === 0) &&
      contents.length > 0 &&
      contents.every(({ contents: found }) => isCollection(found) && found.flow !== true) &&
      contents.some(({ contents: found }) => isNested(found))
    )
  } catch {
    // The parser ends with an error on texts that are nested too deep.
    return false
  }
}

function isNested(value: unknown): boolean {
  if (isSeq(value)) return value.items.some((item) => isMap(item) && item.items.length > 1)
  if (!isMap(value)) return false
  const keys = value.items.every(({ key }) => isScalar(key))
  return keys && value.items.some(({ value: inner }) => isCollection(inner))
}
