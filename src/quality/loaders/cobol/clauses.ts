import type { Clauses, QualifiedName, SignClause, UsageClause } from './data-entry.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { readOccurs } from './occurs-clause.ts'
import { pictureOf } from './picture.ts'
import { readName, readQualifiedName } from './names.ts'
import type { TokenReader } from './token-reader.ts'
import type { Token } from './tokens.ts'
import { LENGTHS_WITHOUT_PICTURE, usageOf } from './usage.ts'
import { skipValue } from './value-clause.ts'

/**
 * Reads the clauses of an entry up to its period, which it takes.
 * @param entry what the clauses belong to, for errors
 * @throws InvalidCopybook
 */
export function readClauses(reader: TokenReader, entry: string): Clauses {
  const clauses: Clauses = {}
  // The period of the last entry may be missing.
  while (reader.token.kind !== 'period' && !reader.isAtEnd) {
    const token = reader.token
    if (/^\d/.test(token.keyword))
      throw new InvalidCopybook(
        token,
        `The entry ${entry} has no period. Write one before ${shown(token.text)}.`,
      )
    readClause(reader, clauses)
  }
  if (!reader.isAtEnd) reader.next()
  return clauses
}

function readClause(reader: TokenReader, clauses: Clauses): void {
  const token = reader.token
  const usage = usageOf(token.keyword)
  if (usage !== undefined || token.keyword === 'USAGE') put(clauses, 'usage', readUsage(reader), token)
  else if (reader.takes('PIC', 'PICTURE')) put(clauses, 'picture', readPicture(reader), token)
  else if (reader.takes('OCCURS')) put(clauses, 'occurs', readOccurs(reader, token), token)
  else if (reader.takes('REDEFINES')) put(clauses, 'redefines', readName(reader), token)
  else if (reader.takes('RENAMES')) put(clauses, 'renames', readRenames(reader), token)
  else if (reader.takes('SIGN')) {
    reader.takes('IS')
    put(clauses, 'sign', readSign(reader), token)
  } else if (token.keyword === 'LEADING' || token.keyword === 'TRAILING')
    put(clauses, 'sign', readSign(reader), token)
  else if (reader.takes('SYNC', 'SYNCHRONIZED')) {
    reader.takes('LEFT', 'RIGHT')
    put(clauses, 'synchronized', token, token)
  } else if (reader.takes('JUST', 'JUSTIFIED')) {
    reader.takes('RIGHT')
    put(clauses, 'justified', token, token)
  } else if (reader.takes('BLANK')) {
    reader.takes('WHEN')
    if (!reader.takes('ZERO', 'ZEROS', 'ZEROES')) throw reader.unexpected('ZERO after BLANK WHEN')
    put(clauses, 'blankWhenZero', token, token)
  } else if (reader.takes('VALUE', 'VALUES')) skipValue(reader)
  else if (!skipStorageClause(reader)) throw reader.unexpected('a clause of a data description, or a period')
}

function put<K extends keyof Clauses>(clauses: Clauses, key: K, clause: Clauses[K], token: Token): void {
  if (clauses[key] !== undefined)
    throw new InvalidCopybook(
      token,
      `The clause ${shown(token.text)} is given a second time. Remove one of the two.`,
    )
  clauses[key] = clause
}

/** Skips EXTERNAL, GLOBAL and VOLATILE, which do not change the bytes. */
function skipStorageClause(reader: TokenReader): boolean {
  const ahead = reader.token.keyword === 'IS' ? 1 : 0
  if (!['EXTERNAL', 'GLOBAL', 'VOLATILE'].includes(reader.peek(ahead).keyword)) return false
  if (ahead === 1) reader.next()
  reader.next()
  if (reader.takes('AS')) reader.next()
  return true
}

function readPicture(reader: TokenReader): Clauses['picture'] {
  reader.takes('IS')
  if (reader.token.kind !== 'word') throw reader.unexpected('a picture, such as X(10)')
  const token = reader.constants.inPicture(reader.next())
  return { picture: pictureOf(token), token }
}

function readUsage(reader: TokenReader): UsageClause {
  if (reader.takes('USAGE')) reader.takes('IS')
  const token = reader.token
  const usage = usageOf(token.keyword)
  if (usage === undefined)
    throw reader.unexpected(
      'a usage that is supported: DISPLAY, NATIONAL, DISPLAY-1, BINARY, PACKED-DECIMAL, COMP, COMP-1 to COMP-6, COMP-X, INDEX, POINTER',
    )
  reader.next()
  if (usage === 'packed' && (reader.takes('WITH') || reader.token.keyword === 'NO')) {
    if (!reader.takes('NO') || !reader.takes('SIGN')) throw reader.unexpected('NO SIGN')
    return { usage: 'COMP-6', token, isUnsigned: true }
  }
  const hasSignWord = LENGTHS_WITHOUT_PICTURE.has(usage) && token.keyword.startsWith('BINARY-')
  const isUnsigned = hasSignWord && reader.takes('UNSIGNED')
  if (hasSignWord && !isUnsigned) reader.takes('SIGNED')
  return { usage, token, isUnsigned: isUnsigned || token.keyword.startsWith('UNSIGNED-') }
}

function readSign(reader: TokenReader): SignClause {
  const token = reader.token
  const isLeading = reader.takes('LEADING')
  if (!isLeading && !reader.takes('TRAILING')) throw reader.unexpected('LEADING or TRAILING')
  const isSeparate = reader.takes('SEPARATE')
  if (isSeparate) reader.takes('CHARACTER')
  return { isLeading, isSeparate, token }
}

function readRenames(reader: TokenReader): { from: QualifiedName; through: QualifiedName | undefined } {
  const from = readQualifiedName(reader)
  return { from, through: reader.takes('THRU', 'THROUGH') ? readQualifiedName(reader) : undefined }
}
