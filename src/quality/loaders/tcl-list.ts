/**
 * Tcl lists (Tcl 8.6, lindex(n) and Tcl(n)). White space separates elements. `{a b}` is one element; braces nest and
 * nothing inside them is replaced. `"a b"` is one element. Outside braces a backslash escapes.
 */

import { InvalidTclList } from './errors.ts'

const isSpace = (character: string | undefined): boolean =>
  character !== undefined && /[ \t-\r]/.test(character)

/** @throws InvalidTclList */
export function parseTclList(text: string): string[] {
  const elements: string[] = []
  for (let at = 0; ;) {
    while (isSpace(text[at])) at++
    if (at >= text.length) return elements
    const { element, end } =
      text[at] === '{'
        ? bracedElement(text, at)
        : text[at] === '"'
          ? quotedElement(text, at)
          : bareElement(text, at)
    if (end < text.length && !isSpace(text[end])) {
      throw new InvalidTclList(`A blank must follow the element that ends at character ${end}.`)
    }
    elements.push(element)
    at = end
  }
}

interface Element {
  readonly element: string
  readonly end: number
}

function bracedElement(text: string, start: number): Element {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return { element: text.slice(start + 1, at), end: at + 1 }
  }
  throw new InvalidTclList(`The brace that opens at character ${start + 1} is never closed.`)
}

function quotedElement(text: string, start: number): Element {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return { element: unescaped(text.slice(start + 1, at)), end: at + 1 }
  }
  throw new InvalidTclList(`The quote that opens at character ${start + 1} is never closed.`)
}

function bareElement(text: string, start: number): Element {
  let at = start
  while (at < text.length && !isSpace(text[at])) {
    const isEscape = text[at] === '\\'
    at += isEscape ? 2 : 1
    // An escaped line end includes the blanks and tabs that follow it.
    if (isEscape && text[at - 1] === '\n') while (text[at] === ' ' || text[at] === '\t') at++
  }
  const end = Math.min(at, text.length)
  return { element: unescaped(text.slice(start, end)), end }
}

const ESCAPED: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const ESCAPES = /\\(?:x([0-9a-f]{1,2})|u([0-9a-f]{1,4})|U([0-9a-f]{1,8})|([0-7]{1,3})|\n[ \t]*|([^]))/giu

function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(
    ESCAPES,
    (escape, hex?: string, short?: string, long?: string, octal?: string, other?: string) => {
      if (other !== undefined) return ESCAPED[other] ?? other
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8) & 0xff)
      const digits = hex ?? short ?? long
      if (digits === undefined) return ' '
      const point = Number.parseInt(digits, 16)
      if (point > 0x10ffff) throw new InvalidTclList(`${escape} is beyond the last character, \\U10FFFF.`)
      return String.fromCodePoint(point)
    },
  )
}

/** Writes a list that parseTclList() reads as these elements. */
export const writeTclList = (elements: readonly string[]): string => elements.map(written).join(' ')

function written(element: string): string {
  if (element === '') return '{}'
  if (!/[\s{}"\\[\]$;#]/.test(element)) return element
  if (isBraceable(element)) return `{${element}}`
  return element.replace(/[\s{}"\\[\]$;#]/g, (character) => WRITTEN[character] ?? `\\${character}`)
}

const WRITTEN: Readonly<Record<string, string>> = Object.fromEntries(
  ['f', 'n', 'r', 't', 'v'].map((letter) => [ESCAPED[letter] as string, `\\${letter}`]),
)

/** True if the text in braces is read back unchanged. */
function isBraceable(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') {
      // A final backslash would escape the closing brace. Tcl replaces a backslash before a line end even in braces.
      if (at + 1 === text.length || text[at + 1] === '\n') return false
      at++
    } else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth < 0) return false
  }
  return depth === 0
}
