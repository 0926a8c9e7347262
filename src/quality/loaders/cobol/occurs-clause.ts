import type { OccursClause, QualifiedName } from './data-entry.ts'
import { InvalidCopybook } from './invalid-copybook.ts'
import { MAX_OCCURS } from './limits.ts'
import { readQualifiedName, skipNames } from './names.ts'
import type { TokenReader } from './token-reader.ts'
import type { Token } from './tokens.ts'

const PHRASES = new Set(['DEPENDING', 'ASCENDING', 'DESCENDING', 'INDEXED'])

/**
 * Reads what follows OCCURS. Keys and indexes have no effect on the bytes.
 * @param start the word OCCURS
 * @throws InvalidCopybook
 */
export function readOccurs(reader: TokenReader, start: Token): OccursClause {
  const first = readCount(reader)
  const max = reader.takes('TO') ? readCount(reader) : undefined
  reader.takes('TIMES', 'TIME')
  let dependingOn: QualifiedName | undefined
  for (;;) {
    const { token } = reader
    if (reader.takes('DEPENDING')) {
      if (dependingOn !== undefined)
        throw new InvalidCopybook(token, 'DEPENDING ON is given a second time. Remove one of the two.')
      reader.takes('ON')
      dependingOn = readQualifiedName(reader)
    } else if (reader.takes('ASCENDING', 'DESCENDING')) {
      reader.takes('KEY')
      reader.takes('IS')
      skipNames(reader, isPhrase)
    } else if (reader.takes('INDEXED')) {
      reader.takes('BY')
      skipNames(reader, isPhrase)
    } else break
  }
  return checked(start, first, max, dependingOn)
}

function checked(
  token: Token,
  first: number,
  last: number | undefined,
  dependingOn: QualifiedName | undefined,
): OccursClause {
  const fail = (sentence: string) => new InvalidCopybook(token, sentence)
  // Compilers take OCCURS n DEPENDING ON as OCCURS 1 TO n.
  const [min, max] = last === undefined ? [dependingOn === undefined ? first : 1, first] : [first, last]
  if (last !== undefined && dependingOn === undefined)
    throw fail(
      `OCCURS ${first} TO ${last} has no DEPENDING ON. Name the item that has the number of occurrences.`,
    )
  if (max === 0) throw fail('A table needs at least one occurrence. Write a number greater than 0.')
  if (min > max || (last !== undefined && min === max))
    throw fail(`The number ${max} after TO must be greater than ${min}. Correct one of the numbers.`)
  if (max > MAX_OCCURS)
    throw fail(`A table may have at most ${MAX_OCCURS} occurrences. Correct the number ${max}.`)
  return { min, max, dependingOn, token }
}

const isPhrase = ({ keyword }: Token) => PHRASES.has(keyword)

function readCount(reader: TokenReader): number {
  const count = reader.constants.integer(reader.token)
  if (count === undefined) throw reader.unexpected('a number of occurrences')
  reader.next()
  return count
}
