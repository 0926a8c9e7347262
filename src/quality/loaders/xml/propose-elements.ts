import { SaxesParser } from 'saxes'
import { printable } from '../../../lib/text.ts'
import { openTranscoder } from '../../values/encodings.ts'
import type { Guess } from '../detection/guess.ts'
import { SourceUnreadable } from '../errors.ts'
import { encodingOfXml } from './xml-encoding.ts'

/** Bytes at the beginning of a file in which the records are searched. */
export const EXAMINED_BYTES = 256 * 1024

const MAX_PATHS = 10_000
const MAX_LEVELS = 100

/** The elements of one path. */
interface Kind {
  readonly path: string
  readonly name: string
  /** Name of the element around them. */
  readonly outer: string
  /** The most elements in one outer element. */
  most: number
  characters: number
  /** True if an element has attributes or elements in it. */
  hasMembers: boolean
}

interface Open {
  readonly path: string
  readonly name: string
  readonly from: number
  readonly kind: Kind
  readonly counts: Map<string, number>
}

/**
 * Finds the elements that are the records: those that are repeated in an element, are not inside of others that are, and
 * take most of the text. Elements with attributes or elements in them come first.
 * @param bytes the beginning of the file
 * @param isWhole true if it is the whole file
 * @returns undefined if the text is not XML or has no such elements
 */
export function proposeElements(bytes: Buffer, isWhole: boolean): Guess<string> | undefined {
  let encoding: string
  try {
    encoding = encodingOfXml(bytes)
  } catch (error) {
    if (error instanceof SourceUnreadable) return undefined
    throw error
  }
  const text = openTranscoder(encoding).push(bytes).bytes.toString()
  if (!/^\s*<[^\s<>=,;]/.test(text) || /^\s*(<!doctype html|<html[\s>])/i.test(text)) return undefined
  const [best, second] = new ElementSearch().search(text)
  if (best === undefined) return undefined
  const isDoubtful = second !== undefined && second.characters > best.characters / 3
  const count = isWhole ? `${best.most}` : `at least ${best.most}`
  const others = isDoubtful ? ` ${printable(second.path)} are others.` : ''
  return {
    value: best.path,
    confidence: isDoubtful ? 0.6 : 0.95,
    evidence: `The file is XML, and an element ${printable(best.outer)} in it has ${count} elements ${printable(best.name)}.${others}`,
    isDoubtful,
  }
}

/** Ends a search early; what was found so far is used. */
class SearchEnded extends Error {}

/** The text is not well-formed. */
class NoXml extends Error {}

class ElementSearch {
  readonly #parser = new SaxesParser()
  readonly #kinds = new Map<string, Kind>()
  readonly #open: Open[] = []
  /** Number of elements that were closed. */
  #closed = 0

  search(text: string): readonly Kind[] {
    const parser = this.#parser
    parser.on('opentag', ({ name, attributes }) => this.#begin(name, Object.keys(attributes).length > 0))
    parser.on('closetag', () => this.#end(parser.position))
    parser.on('error', ({ message }) => {
      // Entities may be defined in a document type declaration.
      if (!/entity/.test(message)) throw new NoXml()
    })
    try {
      parser.write(text)
    } catch (error) {
      if (error instanceof NoXml) return []
      if (!(error instanceof SearchEnded)) throw error
    }
    // Names in angle brackets, as some delimited files have them, are never closed.
    if (this.#closed === 0) return []
    while (this.#open.length > 0) this.#end(text.length)
    const repeated = [...this.#kinds.values()].filter(({ most }) => most > 1)
    const outermost = repeated.filter(
      ({ path }) => !repeated.some((other) => path.startsWith(`${other.path}/`)),
    )
    return outermost.toSorted(
      (left, right) =>
        Number(right.hasMembers) - Number(left.hasMembers) || right.characters - left.characters,
    )
  }

  #begin(name: string, hasAttributes: boolean): void {
    const outer = this.#open.at(-1)
    const path = `${outer?.path ?? ''}/${name}`
    if (outer !== undefined) outer.kind.hasMembers = true
    let kind = this.#kinds.get(path)
    if (kind === undefined) {
      kind = { path, name, outer: outer?.name ?? '', most: 0, characters: 0, hasMembers: false }
      this.#kinds.set(path, kind)
    }
    kind.hasMembers ||= hasAttributes
    const count = (outer?.counts.get(name) ?? 0) + 1
    outer?.counts.set(name, count)
    kind.most = Math.max(kind.most, count)
    this.#open.push({ path, name, from: this.#parser.position, kind, counts: new Map() })
    if (this.#kinds.size > MAX_PATHS || this.#open.length > MAX_LEVELS) throw new SearchEnded()
  }

  #end(position: number): void {
    const { kind, from } = this.#open.pop()!
    this.#closed++
    kind.characters += position - from
  }
}
