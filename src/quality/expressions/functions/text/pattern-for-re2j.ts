import { Lru } from '../../../../lib/lru.ts'
import { runsOf } from '../../../values/unicode/characters.ts'
import { NEWER } from '../../../values/unicode/tables.ts'
import {
  classOf,
  difference,
  has,
  MAX_CODE_POINT,
  type Ranges,
  union,
} from '../../../values/unicode/code-point-set.ts'
import {
  asksUnicode,
  CHANGED,
  compiled,
  knownAs,
  namesOtherwiseKnown,
  type Program,
} from './regular-expression.ts'

/** The parts of a pattern without a fault. Each other character is a literal. */
const PARTS =
  /(?<quoted>\\Q.*?(?:\\E|$))|(?<anchor>\\[Abz]|[\^$|])|(?<escape>\\(?:[pP](?:\{[^}]*\}|.)|x(?:\{[^}]*\}|[0-9a-fA-F]{2})|[0-7]{1,3}|.))|(?<set>\[\^?\]?(?:\[:\^?[a-z]+:\]|\\(?:[pPx]\{[^}]*\}|.)|[^\]\\])*\])|(?<open>\((?:\?P<[^>]*>|\?[a-zA-Z-]*[:)])?)|(?<close>\))|(?<repeat>(?:[*+?]|\{\d+(?:,\d*)?\})\??)|(?<any>\.)|(?<literal>.)/gsu

/** Code points before the surrogates. RE2J can fail for a set of characters that begins or ends with one of them. */
const FAILING = /[\ud000-\ud7ff]|\\x\{0*d/i

const MAX_KEPT = 64
const kept = new Lru<string, string>(MAX_KEPT)

/**
 * A pattern for RE2J, whose Unicode is version 6: classes of Unicode, and characters without regard to case, become the
 * ranges of code points that the evaluator's expression has.
 * @param pattern without a fault (see `patternFault`)
 */
export function patternForRe2j(pattern: string): string {
  const known = kept.get(pattern)
  if (known !== undefined) return known
  const written = asksUnicode(pattern) || FAILING.test(pattern) ? withRanges(pattern) : closed(pattern)
  kept.set(pattern, written)
  return written
}

/** Ends a quotation that the pattern does not end, so that other parts can follow. */
const closed = (pattern: string): string =>
  pattern.replace(PARTS, (part, quoted) =>
    quoted !== undefined && !part.endsWith('\\E') ? `${part}\\E` : part,
  )

function withRanges(pattern: string): string {
  const isAsKnown = asksUnicode(pattern) && !namesOtherwiseKnown(pattern)
  /** True in each open group that ignores case. */
  const ignoring = [false]
  let written = ''
  const explicit = (part: string): string => {
    const ignoresCase = ignoring.at(-1)!
    const isFailing = part.startsWith('[') && FAILING.test(part)
    if (!ignoresCase && !isFailing && !/\\p/i.test(part)) return part
    const ranges = rangesIn(part, ignoresCase)
    return classOf(isAsKnown ? asKnown(ranges) : ranges)
  }
  for (const { 0: part, groups = {} } of pattern.matchAll(PARTS)) {
    if (groups['open'] !== undefined) {
      const group = opened(part, ignoring.at(-1)!)
      if (group.isScope) ignoring.push(group.ignoresCase)
      else ignoring[ignoring.length - 1] = group.ignoresCase
      written += group.written
    } else if (groups['close'] !== undefined) {
      ignoring.pop()
      written += part
    } else if (groups['quoted'] !== undefined) {
      for (const character of part.replace(/^\\Q|\\E$/g, '')) written += explicit(literal(character))
    } else if ((groups['escape'] ?? groups['set'] ?? groups['literal']) === undefined) {
      written += part
    } else {
      written += explicit(groups['literal'] === undefined ? part : literal(part))
    }
  }
  return written
}

const literal = (character: string): string => `\\x{${character.codePointAt(0)!.toString(16)}}`

interface Opened {
  readonly written: string
  /** False if the part only sets flags of the group that it stands in. */
  readonly isScope: boolean
  readonly ignoresCase: boolean
}

/** The start of a group, or a change of flags. RE2J never ignores case, because the classes name both cases. */
function opened(part: string, ignoresCase: boolean): Opened {
  const flags = /^\(\?([a-zA-Z]*)(-?)([a-zA-Z]*)([:)])$/.exec(part)
  if (flags === null) return { written: part, isScope: true, ignoresCase }
  const [, on, , off, end] = flags as unknown as readonly [string, string, string, string, string]
  const others = (letters: string): string => letters.replaceAll('i', '')
  return {
    written: `(?${others(on)}-${others(off)}i${end}`,
    isScope: end === ':',
    ignoresCase: on.includes('i') || (ignoresCase && !off.includes('i')),
  }
}

/** A noncharacter without another case. With it, the pattern of a character that ignores case has ranges. */
const OTHER = 0x10fffe
const OTHER_PART = `\\x{${OTHER.toString(16)}}`
const OTHER_RANGE: Ranges = [[OTHER, OTHER]]

/** The code points that a part of a pattern for one character matches. */
function rangesIn(part: string, ignoresCase: boolean): Ranges {
  const [, negation, members] = /^\[(\^?)(.*)\]$/s.exec(part) ?? ['', '', part]
  const rest = members.replace(/^[\]-]/, '\\$&')
  const set = compiled(`${ignoresCase ? '(?i)' : ''}[${negation}${OTHER_PART}${rest}]`)
  const { start, inst } = (set.re2() as unknown as Program).prog
  const runes = Array.from(inst[start]!.runes ?? [])
  const ranges = Array.from({ length: Math.ceil(runes.length / 2) }, (_, at) => {
    const first = runes[2 * at]!
    return [first, runes[2 * at + 1] ?? first] as const
  })
  const hasOther = compiled(part).testExact(String.fromCodePoint(OTHER))
  return hasOther ? union(ranges, OTHER_RANGE) : difference(ranges, OTHER_RANGE)
}

const NEWER_RANGES: Ranges = [...runsOf(NEWER)]
const BASIC: Ranges = [[0, 0xffff]]
const [NEWER_BASIC, NEWER_OTHERS] = [
  difference(NEWER_RANGES, [[0x10000, MAX_CODE_POINT]]),
  difference(NEWER_RANGES, BASIC),
]
const CHANGED_RANGES: Ranges = [...CHANGED.keys()].map((letter) => codeOf(letter)).map((code) => [code, code])

/** The characters for which the evaluator looks up a character of these ranges. See `knownAs`. */
function asKnown(ranges: Ranges): Ranges {
  const isMatched = (character: string): boolean => has(ranges, codeOf(knownAs(character)))
  return union(
    difference(ranges, union(NEWER_RANGES, CHANGED_RANGES)),
    ...[NEWER_BASIC, NEWER_OTHERS].filter((newer) => isMatched(String.fromCodePoint(newer[0]![0]))),
    CHANGED_RANGES.filter(([code]) => isMatched(String.fromCodePoint(code))),
  )
}

function codeOf(character: string): number {
  return character.codePointAt(0)!
}
