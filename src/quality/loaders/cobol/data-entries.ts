import type { Steps } from '../../../lib/steps.ts'
import { readClauses } from './clauses.ts'
import type { DataEntry } from './data-entry.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { isClauseWord, readName } from './names.ts'
import { TokenReader } from './token-reader.ts'
import type { Token } from './tokens.ts'
import { skipCondition } from './value-clause.ts'

/** Words that control the listing of a compiler and stand alone. */
const LISTING_WORDS = ['EJECT', 'SKIP1', 'SKIP2', 'SKIP3']

const SECTIONS = ['FILE', 'WORKING-STORAGE', 'LOCAL-STORAGE', 'LINKAGE']

/**
 * Reads the data description entries of a copybook. It skips the headers of the data division and its sections, one
 * file description entry, embedded SQL, and condition names.
 * @param tokens with all COPY statements resolved
 * @param file the name for errors
 * @throws InvalidCopybook
 */
export function* readDataEntries(tokens: readonly Token[], file: string): Steps<DataEntry[]> {
  const reader = new TokenReader(tokens, file)
  const entries: DataEntry[] = []
  let files = 0
  while (!reader.isAtEnd) {
    yield
    const { token } = reader
    if (/^\d+$/.test(token.keyword)) {
      const entry = readEntry(reader, entries)
      if (entry !== undefined) entries.push(entry)
    } else if (reader.takes('FD', 'SD')) {
      if (++files > 1)
        throw new InvalidCopybook(
          token,
          'The copybook describes a second file. Keep the file description entry and the records of one file.',
        )
      skipFileDescription(reader, token)
    } else if (!skipOther(reader)) throw notAnEntry(reader)
  }
  return entries
}

/** @returns undefined for a condition name or a constant */
function readEntry(reader: TokenReader, before: readonly DataEntry[]): DataEntry | undefined {
  const token = reader.next()
  const level = levelOf(token)
  if (level === 88) {
    if (before.length === 0)
      throw new InvalidCopybook(
        token,
        'A condition name must follow the item that it belongs to. Move the entry.',
      )
    skipCondition(reader)
    return undefined
  }
  const named = reader.token.kind === 'word' && !isClauseWord(reader.token) ? readName(reader) : undefined
  if (level === 78 || (level === 1 && named !== undefined && reader.token.keyword === 'CONSTANT')) {
    if (named === undefined || !reader.takes('VALUE', 'CONSTANT'))
      throw reader.unexpected('the name of a constant and VALUE')
    reader.constant(named)
    return undefined
  }
  const name = named?.text ?? 'FILLER'
  const isFiller = name.toUpperCase() === 'FILLER'
  const clauses = readClauses(reader, isFiller ? `of level ${token.text}` : shown(name))
  if ((level === 66) !== (clauses.renames !== undefined))
    throw new InvalidCopybook(
      token,
      level === 66
        ? 'An entry of level 66 needs RENAMES. Add it.'
        : 'RENAMES needs the level 66. Correct the level.',
    )
  if (isFiller && (level === 66 || level === 77))
    throw new InvalidCopybook(
      token,
      `An entry of level ${level} needs a name. Add it after the level number.`,
    )
  return { level, name: isFiller ? 'FILLER' : name, token, clauses }
}

function levelOf(token: Token): number {
  const level = Number(token.keyword)
  const isLevel = (level >= 1 && level <= 49) || [66, 77, 78, 88].includes(level)
  if (isLevel && token.keyword.length <= 2) return level
  throw new InvalidCopybook(
    token,
    `${shown(token.text)} is not a level number. Use 01 to 49, 66, 77, 78 or 88.`,
  )
}

/** Skips the clauses of FD or SD up to the period. */
function skipFileDescription(reader: TokenReader, start: Token): void {
  while (reader.token.kind !== 'period') {
    if (reader.isAtEnd)
      throw new InvalidCopybook(
        start,
        'The file description entry has no period. Write one after its last clause.',
      )
    reader.next()
  }
  reader.next()
}

/** Skips what is neither an entry nor a file description; false if it cannot be skipped. */
function skipOther(reader: TokenReader): boolean {
  const { token } = reader
  const isSection = SECTIONS.includes(token.keyword) && reader.peek(1).keyword === 'SECTION'
  if (isSection || (token.keyword === 'DATA' && reader.peek(1).keyword === 'DIVISION')) {
    reader.next()
    reader.next()
    reader.period('the header')
  } else if (reader.takes(...LISTING_WORDS)) {
    if (reader.token.kind === 'period') reader.next()
  } else if (token.keyword === 'TITLE' && reader.peek(1).kind === 'literal') {
    reader.next()
    reader.next()
    if (reader.token.kind === 'period') reader.next()
  } else if (reader.takes('EXEC')) skipSql(reader, token)
  // A period alone is an empty sentence.
  else if (token.kind === 'period') reader.next()
  else return false
  return true
}

/** Skips EXEC SQL … END-EXEC, which DCLGEN writes before the record of a table. */
function skipSql(reader: TokenReader, start: Token): void {
  if (reader.peek(1).keyword === 'INCLUDE')
    throw new InvalidCopybook(start, 'EXEC SQL INCLUDE is not supported. Write COPY instead.')
  while (!reader.takes('END-EXEC')) {
    if (reader.isAtEnd)
      throw new InvalidCopybook(start, 'EXEC has no END-EXEC. Write it after the statement.')
    reader.next()
  }
}

function notAnEntry(reader: TokenReader): InvalidCopybook {
  const { keyword, text } = reader.token
  if (reader.peek(1).keyword === 'DIVISION' || reader.peek(1).keyword === 'SECTION')
    return new InvalidCopybook(
      reader.token,
      `The ${shown(text)} ${reader.peek(1).text} cannot be read. Keep only the data description entries of the record.`,
    )
  if (keyword === 'REPLACE')
    return new InvalidCopybook(
      reader.token,
      'REPLACE is not supported. Use COPY … REPLACING, or replace the words.',
    )
  return reader.unexpected('a level number, with which a data description entry begins')
}
