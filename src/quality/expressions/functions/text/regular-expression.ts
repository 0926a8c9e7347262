import { RE2JS, RE2JSException } from 're2js'
import { Lru } from '../../../../lib/lru.ts'
import { isAscii, rangesOf } from '../../../values/unicode/characters.ts'
import { NEWER } from '../../../values/unicode/tables.ts'

/** In characters. */
const MAX_PATTERN_LENGTH = 1000
/** The number of cached patterns. Each page of a listing uses the patterns of its condition again. */
const MAX_KEPT = 64
const kept = new Lru<string, RE2JS>(MAX_KEPT)

/** A compiled pattern without a fault. */
export function compiled(pattern: string): RE2JS {
  const known = kept.get(pattern)
  if (known !== undefined) return known
  const expression = RE2JS.compile(pattern)
  kept.set(pattern, expression)
  return expression
}

/** Without C, because one of the engines includes unassigned code points in it. */
const CATEGORIES =
  'Cc Cf Co Cs L Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So Z Zl Zp Zs Any'
const SCRIPTS =
  'Arabic Armenian Bengali Bopomofo Common Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Inherited Kannada Katakana Khmer Lao Latin Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Thaana Thai Tibetan'
/** The names after `\p` that both engines support. */
const PROPERTIES: ReadonlySet<string> = new Set(`${CATEGORIES} ${SCRIPTS}`.split(' '))

/** The members of a compiled pattern that determine its size and what it matches. */
export interface Program {
  readonly prog: { readonly start: number; readonly inst: readonly Instruction[] }
}

interface Instruction {
  readonly op: number
  /** The next instruction. */
  readonly out: number
  /** The other next instruction of an alternative. */
  readonly arg: number
  readonly runes?: ArrayLike<number> | null
}

/** The number of instructions and character ranges of a compiled pattern without a fault. */
export const patternWeight = (pattern: string): number =>
  (compiled(pattern).re2() as unknown as Program).prog.inst.reduce(
    (sum, { runes }) => sum + 1 + (runes?.length ?? 0) / 2,
    0,
  )

/** The kinds of instructions of a compiled pattern that read a character, or that are not passed. */
const [FAIL, MATCH, FIRST_READING] = [5, 6, 8] as const
const ALTERNATIVES: ReadonlySet<number> = new Set([1, 2])

/** True if a pattern can match between two characters, or if that depends on these characters. */
export function canMatchNothing(pattern: string): boolean {
  const { start, inst } = (compiled(pattern).re2() as unknown as Program).prog
  const passed = new Set<number>()
  const open = [start]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { op, out, arg } = inst[at]!
    if (op === MATCH) return true
    if (passed.has(at) || op === FAIL || op >= FIRST_READING) continue
    passed.add(at)
    open.push(out)
    if (ALTERNATIVES.has(op)) open.push(arg)
  }
  return false
}

/**
 * The fault of a pattern: a sentence with the correction, or undefined if the pattern is valid. The syntax is that of
 * RE2 in the engine. Syntax that only one of the engine and RE2JS accepts is rejected here, so that neither fails
 * later.
 */
export function patternFault(pattern: string): string | undefined {
  if (pattern.length > MAX_PATTERN_LENGTH) {
    return `The regular expression has ${pattern.length} characters; shorten it to at most ${MAX_PATTERN_LENGTH}.`
  }
  if (repetitionsOf(pattern) > MAX_REPETITIONS) {
    return `The regular expression repeats its parts more than ${MAX_REPETITIONS} times in all; use fewer repetitions.`
  }
  const unknown = unknownPart(pattern)
  if (unknown !== undefined) return unknown
  try {
    compiled(pattern)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    return `The regular expression is invalid: ${error.message}. Use the syntax of RE2, which has no look-around and no back-references.`
  }
  return undefined
}

/**
 * Limits the sum of all counts such as {3,20}. Each count copies its part, which takes about 50 ms before the pattern
 * is weighed.
 */
const MAX_REPETITIONS = 5000

const repetitionsOf = (pattern: string): number =>
  (pattern.match(/\{[0-9,]+\}/g) ?? []).reduce(
    (sum, counts) => sum + Math.max(...(counts.match(/[0-9]+/g)?.map(Number) ?? [0])),
    0,
  )

/** Finds syntax that RE2JS accepts and the engine does not. */
function unknownPart(pattern: string): string | undefined {
  let isInClass = false
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === '\\') {
      const next = pattern[++at]
      if (next === 'Q') {
        const end = pattern.indexOf('\\E', at)
        if (end < 0) return undefined
        at = end + 1
      } else if (next === 'B' && !isInClass) {
        return 'The regular expression has \\B, which the engine would also find inside a character; write the characters on both sides instead, such as \\w.'
      } else if (next === 'p' || next === 'P') {
        const name = /^(?:\{\^?([^}]*)\}|(.))/su.exec(pattern.slice(at + 1))
        const property = name?.[1] ?? name?.[2]
        if (property !== undefined && !PROPERTIES.has(property)) {
          return `The regular expression names ${JSON.stringify(property)} after \\${next}, which is not a character class; write a Unicode category such as \\p{Lu}, or a script such as \\p{Greek}.`
        }
      }
    } else if (isInClass) {
      // A POSIX class has brackets of its own.
      if (pattern.startsWith('[:', at) && pattern.indexOf(':]', at + 2) > 0)
        at = pattern.indexOf(':]', at + 2) + 1
      else if (character === ']') isInClass = false
    } else if (character === '[') {
      isInClass = true
      // A closing bracket directly after the opening bracket is a literal character.
      if (pattern[at + 1] === '^') at++
      if (pattern[at + 1] === ']') at++
    } else if (/^\(\?<[^=!]/.test(pattern.slice(at, at + 4))) {
      return 'The regular expression names a group as (?<name>…); write (?P<name>…).'
    }
  }
  return undefined
}

/**
 * Characters with another category or without an upper case in the engine's Unicode. Each is mapped to a character
 * that has these properties in both versions.
 */
export const CHANGED: ReadonlyMap<string, string> = new Map([
  ...['\u019b', '\u0264', '\u0295', '\ua7d3', '\ua7d5'].map((letter) => [letter, '\u01aa'] as const),
  ['\u{1171e}', '\u{1171d}'],
])
const OTHERWISE_KNOWN = new RegExp(`[${rangesOf(NEWER)}${[...CHANGED.keys()].join('')}]`, 'gu')
/** Matches parts of a pattern that depend on the version of Unicode. */
const ASKS_UNICODE = /\\p|\(\?[a-zA-Z]*i/i

/** True if a part of a pattern depends on the version of Unicode. */
export const asksUnicode = (pattern: string): boolean => ASKS_UNICODE.test(pattern)
/** True if a pattern names characters that the evaluator otherwise replaces in texts by `knownAs`. */
export const namesOtherwiseKnown = (pattern: string): boolean => pattern.search(OTHERWISE_KNOWN) >= 0

/** The character that has the properties that the engine's Unicode gives to a character of CHANGED or NEWER. */
export const knownAs = (character: string): string =>
  CHANGED.get(character) ?? (character.length === 1 ? '\uffff' : '\u{10ffff}')

/** A regular expression in the evaluator. */
export class Pattern {
  readonly #expression: RE2JS
  readonly #asksUnicode: boolean

  /** @param pattern without a fault (see `patternFault`) */
  constructor(pattern: string) {
    this.#expression = compiled(pattern)
    this.#asksUnicode = asksUnicode(pattern) && !namesOtherwiseKnown(pattern)
  }

  get groups(): number {
    return this.#expression.groupCount()
  }

  matchesWhole(text: string): boolean {
    return this.#expression.testExact(this.#asKnown(text))
  }

  isIn(text: string): boolean {
    return this.#expression.test(this.#asKnown(text))
  }

  /** A group of the first match. Empty if the group did not take part. Null if nothing matches. */
  first(text: string, group: number): string | null {
    const matcher = this.matcher(text)
    return matcher.find() ? groupOf(matcher, text, group) : null
  }

  matcher(text: string): Matcher {
    return this.#expression.matcher(this.#asKnown(text))
  }

  /**
   * The text with the character properties of the engine's Unicode, of equal length. Noncharacters replace characters
   * that the engine does not know. Characters with the engine's category replace those with another category.
   */
  #asKnown(text: string): string {
    if (!this.#asksUnicode || isAscii(text)) return text
    return text.replace(OTHERWISE_KNOWN, knownAs)
  }
}

type Matcher = ReturnType<RE2JS['matcher']>

/** The text of a group of a match in the original text. */
const groupOf = (matcher: Matcher, text: string, group: number): string =>
  matcher.start(group) < 0 ? '' : text.slice(matcher.start(group), matcher.end(group))

/** A parsed replacement: texts and group numbers. */
export type Rewrite = readonly (string | number)[]

/** The fault of a replacement, or undefined if it is valid. */
export function replacementFault(replacement: string): string | undefined {
  if (replacement.length > MAX_REPLACEMENT_LENGTH) {
    return `The replacement has ${replacement.length} characters; shorten it to at most ${MAX_REPLACEMENT_LENGTH}.`
  }
  return /^(?:[^\\]|\\[0-9\\])*$/s.test(replacement)
    ? undefined
    : 'In the replacement, write the number of a group (0 is the whole match) or another backslash after a backslash.'
}

const MAX_REPLACEMENT_LENGTH = 200

/** @param replacement without a fault */
export function rewriteOf(replacement: string, groups: number): Rewrite {
  const parts = replacement.match(/\\[0-9]|\\\\|[^\\]+/gs) ?? []
  return parts.map((part) => {
    if (part === '\\\\') return '\\'
    if (!part.startsWith('\\')) return part
    const group = Number(part[1])
    return group <= groups ? group : ''
  })
}

/** The replacement for the engine, which rejects numbers of groups that the pattern does not have. */
export const engineReplacement = (replacement: string, groups: number): string =>
  replacement.replace(/\\([0-9\\])/g, (part, which: string) =>
    which !== '\\' && Number(which) > groups ? '' : part,
  )

/** Replaces all matches in the order of RE2: an empty match directly after another match is skipped. */
export function replacer(pattern: string, replacement: string): (text: string) => string {
  const expression = new Pattern(pattern)
  const rewrite = rewriteOf(replacement, expression.groups)
  return (text) => {
    const matcher = expression.matcher(text)
    let result = ''
    let at = 0
    let lastEnd = -1
    while (at <= text.length && matcher.find(at)) {
      const [start, end] = [matcher.start(), matcher.end()]
      result += text.slice(at, start)
      at = end
      if (start === lastEnd && start === end) {
        if (start === text.length) break
        const next = String.fromCodePoint(text.codePointAt(start)!)
        result += next
        at += next.length
        continue
      }
      for (const part of rewrite) result += typeof part === 'string' ? part : groupOf(matcher, text, part)
      lastEnd = end
    }
    return result + text.slice(at)
  }
}
