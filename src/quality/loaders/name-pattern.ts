/** A part of a pattern: a character, a set of characters, or a wildcard. */
type Part =
  | { readonly kind: 'one'; readonly matches: (character: string) => boolean }
  /** Any run of characters; without `isDeep`, of characters that are not `/`. */
  | { readonly kind: 'run'; readonly isDeep: boolean }

/**
 * True for the paths that a pattern matches. `*` stands for any characters, `?` for one, `[a-z]` for one of a set, and
 * a backslash takes the meaning away from the next character. A pattern without `/` is compared with the last part of
 * the path. In a pattern with `/`, only `**` matches `/`. The time grows with the product of both lengths at most,
 * for any pattern.
 */
export function namePattern(pattern: string): (path: string) => boolean {
  const isOfPath = pattern.includes('/')
  const parts = partsOf(Array.from(pattern))
  return (path) => matches(parts, Array.from(isOfPath ? path : path.slice(path.lastIndexOf('/') + 1)))
}

function partsOf(pattern: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]!
    if (character === '*') {
      const isDeep = pattern[at + 1] === '*'
      while (pattern[at + 1] === '*') at++
      parts.push({ kind: 'run', isDeep })
    } else if (character === '?') {
      parts.push({ kind: 'one', matches: (found) => found !== '/' })
    } else if (character === '[' && pattern.indexOf(']', at + 2) !== -1) {
      const end = pattern.indexOf(']', at + 2)
      parts.push({ kind: 'one', matches: setOf(pattern.slice(at + 1, end)) })
      at = end
    } else {
      const literal = character === '\\' && at + 1 < pattern.length ? pattern[++at]! : character
      parts.push({ kind: 'one', matches: (found) => found === literal })
    }
  }
  return parts
}

/** @param set what stands between the brackets: characters and ranges, after `!` or `^` those that do not match */
function setOf(set: readonly string[]): (character: string) => boolean {
  const isNegated = set.length > 1 && (set[0] === '!' || set[0] === '^')
  const members = isNegated ? set.slice(1) : set
  const point = (character: string): number => character.codePointAt(0)!
  const ranges: (readonly [from: number, to: number])[] = []
  for (let at = 0; at < members.length; at++) {
    const isRange = members[at + 1] === '-' && at + 2 < members.length
    ranges.push([point(members[at]!), point(members[isRange ? at + 2 : at]!)])
    if (isRange) at += 2
  }
  return (character) =>
    character !== '/' &&
    ranges.some(([from, to]) => from <= point(character) && point(character) <= to) !== isNegated
}

/** Goes back to the last run only, or to the last deep run if that one meets `/`: earlier runs need no other length. */
function matches(parts: readonly Part[], text: readonly string[]): boolean {
  let [part, at] = [0, 0]
  let shallow: { part: number; at: number } | undefined
  let deep: { part: number; at: number } | undefined
  for (;;) {
    const next = parts[part]
    if (next?.kind === 'run') {
      if (next.isDeep) [deep, shallow] = [{ part, at }, undefined]
      else shallow = { part, at }
      part++
    } else if (next === undefined && at === text.length) {
      return true
    } else if (next !== undefined && at < text.length && next.matches(text[at]!)) {
      part++
      at++
    } else {
      // The run that takes one more character.
      if (shallow !== undefined && shallow.at < text.length && text[shallow.at] !== '/') {
        shallow.at++
        part = shallow.part + 1
        at = shallow.at
      } else if (deep !== undefined && deep.at < text.length) {
        deep.at++
        shallow = undefined
        part = deep.part + 1
        at = deep.at
      } else {
        return false
      }
    }
  }
}
