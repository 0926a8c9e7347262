import { InvalidCopybook } from './invalid-copybook.ts'
import type { TokenReader } from './token-reader.ts'
import type { Token } from './tokens.ts'

const FIGURATIVE = new Set(
  'ZERO ZEROS ZEROES SPACE SPACES HIGH-VALUE HIGH-VALUES LOW-VALUE LOW-VALUES QUOTE QUOTES NULL NULLS'.split(
    ' ',
  ),
)
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:E[+-]?\d+)?$/

/**
 * Skips the value after VALUE, whose keyword was taken, or the values of a table.
 * @throws InvalidCopybook
 */
export function skipValue(reader: TokenReader): void {
  reader.takes('IS', 'ARE')
  do skipLiteral(reader)
  while (reader.token.kind === 'literal' || isFigurative(reader.token))
}

/**
 * Skips a condition name up to its period, which it takes. Its level number was taken.
 * @throws InvalidCopybook
 */
export function skipCondition(reader: TokenReader): void {
  const name = reader.next()
  if (name.kind !== 'word')
    throw new InvalidCopybook(name, 'A condition name must follow the level 88. Write it here.')
  if (!reader.takes('VALUE', 'VALUES')) throw reader.unexpected('VALUE and the values of the condition')
  reader.takes('IS', 'ARE')
  do {
    skipLiteral(reader)
    if (reader.takes('THRU', 'THROUGH')) skipLiteral(reader)
  } while (reader.token.kind !== 'period' && !['WHEN', 'SET', 'FALSE'].includes(reader.token.keyword))
  reader.takes('WHEN')
  reader.takes('SET')
  reader.takes('TO')
  if (reader.takes('FALSE')) {
    reader.takes('IS')
    skipLiteral(reader)
  }
  reader.period('the condition name')
}

const isFigurative = ({ kind, keyword }: Token) => kind === 'word' && FIGURATIVE.has(keyword)

function skipLiteral(reader: TokenReader): void {
  const isAll = reader.takes('ALL')
  const { kind, keyword } = reader.token
  const isValue =
    kind === 'literal' ||
    FIGURATIVE.has(keyword) ||
    (kind === 'word' && !isAll && NUMBER.test(keyword)) ||
    reader.constants.has(reader.token)
  if (!isValue) throw reader.unexpected('a literal or a figurative constant')
  reader.next()
  // The parts of a concatenated literal.
  while (reader.takes('&')) {
    if (reader.token.kind !== 'literal') throw reader.unexpected('a literal after &')
    reader.next()
  }
}
