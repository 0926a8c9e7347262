/** A piece of a pattern between its `%`: characters, and undefined for any one character. */
type Piece = readonly (string | undefined)[]

/**
 * A test of texts by a pattern of LIKE, for whole texts and by code points. The time is the product of the
 * lengths of text and pattern at most, because a piece that was found never has to be found again.
 *
 * @param pattern as in the condition `like`
 */
export function matcherOf(pattern: string): (text: string) => boolean {
  const pieces = piecesOf(pattern)
  if (pieces.every((piece) => piece.every((character) => character !== undefined))) {
    return literalMatcher(pieces.map((piece) => piece.join('')))
  }
  return (text) => matches(Array.from(text), pieces)
}

function piecesOf(pattern: string): readonly Piece[] {
  const pieces: (string | undefined)[][] = [[]]
  const characters = pattern[Symbol.iterator]()
  for (const character of characters) {
    if (character === '%') pieces.push([])
    else if (character === '_') pieces.at(-1)?.push(undefined)
    else pieces.at(-1)?.push(character === '\\' ? characters.next().value : character)
  }
  return pieces
}

/** Without `_`, code points and units match at the same places, because no unit starts within a character. */
function literalMatcher(pieces: readonly string[]): (text: string) => boolean {
  const [first = '', ...rest] = pieces
  const last = rest.pop()
  if (last === undefined) return (text) => text === first
  return (text) => {
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
      return false
    const end = text.length - last.length
    let at = first.length
    for (const piece of rest) {
      const found = text.indexOf(piece, at)
      if (found < 0) return false
      at = found + piece.length
    }
    return at <= end
  }
}

function matches(text: readonly string[], pieces: readonly Piece[]): boolean {
  const [first = [], ...rest] = pieces
  const last = rest.pop()
  if (last === undefined) return text.length === first.length && isAt(text, first, 0)
  const end = text.length - last.length
  if (end < first.length || !isAt(text, first, 0) || !isAt(text, last, end)) return false
  let at = first.length
  for (const piece of rest) {
    while (at + piece.length <= end && !isAt(text, piece, at)) at++
    if (at + piece.length > end) return false
    at += piece.length
  }
  return true
}

const isAt = (text: readonly string[], piece: Piece, at: number): boolean =>
  piece.every((character, index) => character === undefined || text[at + index] === character)
