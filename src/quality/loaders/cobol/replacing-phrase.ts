import { InvalidCopybook } from './invalid-copybook.ts'
import { MAX_REPLACED_WORDS, MAX_REPLACEMENTS } from './limits.ts'
import type { Replacement } from './replacing.ts'
import type { TokenReader } from './token-reader.ts'
import type { Token } from './tokens.ts'

/**
 * Reads the replacements after REPLACING, up to the period of the COPY statement.
 * @throws InvalidCopybook
 */
export function readReplacements(reader: TokenReader): Replacement[] {
  const replacements: Replacement[] = []
  do {
    if (replacements.length === MAX_REPLACEMENTS)
      throw new InvalidCopybook(
        reader.token,
        `REPLACING has more than ${MAX_REPLACEMENTS} replacements. Replace some of the words in the copied text itself.`,
      )
    replacements.push(readReplacement(reader))
  } while (reader.token.kind !== 'period' && !reader.isAtEnd)
  return replacements
}

function readReplacement(reader: TokenReader): Replacement {
  const kind = reader.takes('LEADING') ? 'leading' : reader.takes('TRAILING') ? 'trailing' : 'words'
  const start = reader.token
  const from = readOperand(reader)
  if (from.length === 0)
    throw new InvalidCopybook(
      start,
      'The pseudo-text before BY is empty. Write the words that are to be replaced.',
    )
  if (from.length > MAX_REPLACED_WORDS)
    throw new InvalidCopybook(
      start,
      `The pseudo-text before BY has more than ${MAX_REPLACED_WORDS} words. Replace fewer words.`,
    )
  if (!reader.takes('BY')) throw reader.unexpected('BY')
  const to = readOperand(reader)
  if (kind !== 'words' && (from.length > 1 || to.length > 1 || from[0]!.kind !== 'word'))
    throw new InvalidCopybook(
      start,
      `${kind.toUpperCase()} replaces a part of a word. Write one word in each pseudo-text.`,
    )
  return { kind, from, to }
}

/** Reads a word, a literal or pseudo-text. */
function readOperand(reader: TokenReader): readonly Token[] {
  const start = reader.next()
  if (start.kind === 'word' || start.kind === 'literal') {
    const tokens = [start]
    // A name such as :TAG: is several words without a space between them.
    while (reader.token.isJoined && (reader.token.kind === 'word' || reader.token.kind === 'literal'))
      tokens.push(reader.next())
    return tokens
  }
  if (start.kind !== 'pseudo-text delimiter')
    throw new InvalidCopybook(
      start,
      `Found ${start.text} instead of a word, a literal, or pseudo-text in == and ==.`,
    )
  const tokens: Token[] = []
  while (reader.token.kind !== 'pseudo-text delimiter') {
    if (reader.isAtEnd) throw new InvalidCopybook(start, 'The pseudo-text has no end. Write == after it.')
    tokens.push(reader.next())
  }
  reader.next()
  return tokens
}
