import { overload, type Overload } from '../declaration.ts'
import { type Sql, sql } from '../sql.ts'
import type { Value } from '../value.ts'

const MAX_PATTERN_LENGTH = 1000

/** A piece of a pattern: any characters, one character, or a literal text. */
type Piece =
  { readonly kind: 'run' } | { readonly kind: 'one' } | { readonly kind: 'text'; readonly text: string }

/** The pieces of a pattern. Adjacent runs are merged, and so are adjacent literal characters. */
function piecesOf(pattern: string): Piece[] {
  const pieces: Piece[] = []
  const characters = pattern[Symbol.iterator]()
  for (const character of characters) {
    const last = pieces.at(-1)
    if (character === '*') {
      if (last?.kind !== 'run') pieces.push({ kind: 'run' })
    } else if (character === '?') {
      pieces.push({ kind: 'one' })
    } else {
      const text = character === '\\' ? (characters.next().value ?? '') : character
      if (last?.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text + text }
      else pieces.push({ kind: 'text', text })
    }
  }
  return pieces
}

const refuse = (pattern: Value): string | undefined => {
  const text = pattern as string
  if (text.length > MAX_PATTERN_LENGTH)
    return `A pattern has at most ${MAX_PATTERN_LENGTH} characters: shorten this one.`
  const escapes = /\\*$/.exec(text)![0].length
  return escapes % 2 === 0
    ? undefined
    : 'This pattern ends with a single \\: write \\\\ for the character \\.'
}

/**
 * True if the whole text matches a pattern. `*` matches any characters, `?` matches one character, and `\` makes the
 * next character literal. The time is linear in the length of the text.
 */
export const LIKE: Overload = overload({
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'pattern', type: 'text', kind: 'constant', refuse },
  ],
  returns: 'logical',
  sql: {
    duckdb: ([text, pattern]) => {
      const value = text.sql
      const constant = pattern.constant as string | null
      return constant === null ? sql`cast(null as boolean)` : likeSql(value, piecesOf(constant))
    },
    trino: ([text, pattern]) => {
      const constant = pattern.constant as string | null
      return constant === null ? sql`cast(null as boolean)` : likeInTrino(text.sql, piecesOf(constant))
    },
  },
  evaluator: ([, pattern]) => {
    const constant = pattern.constant as string | null
    return constant === null ? () => null : matcher(piecesOf(constant))
  },
})

/**
 * Uses a fast function of the engine if there is one, otherwise a regular expression. A regular expression takes
 * linear time, and the engine's LIKE does not.
 */
function likeSql(value: Sql, pieces: readonly Piece[]): Sql {
  const shape = pieces.map(({ kind }) => kind).join(' ')
  const text = pieces.find((piece) => piece.kind === 'text')?.text ?? ''
  switch (shape) {
    case '':
    case 'text':
      return sql`${value} = ${text}`
    case 'run':
      return sql`${value} is not null or cast(null as boolean)`
    case 'text run':
      return sql`starts_with(${value}, ${text})`
    case 'run text':
      return sql`ends_with(${value}, ${text})`
    case 'run text run':
      return sql`contains(${value}, ${text})`
    default:
      return sql`regexp_full_match(${value}, ${`(?s)${source(pieces)}`})`
  }
}

/** Trino's LIKE takes linear time, and a character of it is a code point. */
function likeInTrino(value: Sql, pieces: readonly Piece[]): Sql {
  const pattern = pieces.map((piece) =>
    piece.kind === 'run' ? '%' : piece.kind === 'one' ? '_' : piece.text.replace(/[\\%_]/g, '\\$&'),
  )
  return sql`${value} like ${pattern.join('')} escape '\\'`
}

const expressionOf = (piece: Piece): string =>
  piece.kind === 'run' ? '.*' : piece.kind === 'one' ? '.' : piece.text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Runs divide a pattern into stretches. The first stretch begins the text, the last stretch ends it, and the others
 * follow in order.
 */
function matcher(pieces: readonly Piece[]): (text: string) => boolean {
  const stretches: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'run') stretches.push([])
    else stretches.at(-1)!.push(piece)
  }
  if (stretches.length === 1) {
    const whole = new RegExp(`^${source(pieces)}$`, 'su')
    return (text) => whole.test(text)
  }
  const first = new RegExp(source(stretches[0]!), 'suy')
  const last = new RegExp(source(stretches.at(-1)!), 'suy')
  const lastLength = lengthOf(stretches.at(-1)!)
  const between = stretches.slice(1, -1).map((stretch) => new RegExp(source(stretch), 'sug'))
  return (text) => {
    let at = endOf(first, text, 0)
    for (const stretch of between) if (at >= 0) at = endOf(stretch, text, at)
    if (at < 0) return false
    const end = startOfLast(text, lastLength)
    return end >= at && endOf(last, text, end) >= 0
  }
}

const source = (pieces: readonly Piece[]): string => pieces.map(expressionOf).join('')

/** The length in characters. */
const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece.kind === 'text' ? [...piece.text].length : 1), 0)

/** The end of the first match at or after `from`, or -1. */
function endOf(stretch: RegExp, text: string, from: number): number {
  stretch.lastIndex = from
  return stretch.test(text) ? stretch.lastIndex : -1
}

/** The start of the last `characters` characters, or -1 if the text has fewer. */
function startOfLast(text: string, characters: number): number {
  let at = text.length
  while (characters-- > 0) {
    if (--at < 0) return -1
    // Skip the second half of a surrogate pair.
    if (at > 0 && (text.charCodeAt(at) & 0xfc00) === 0xdc00) at--
  }
  return at
}
