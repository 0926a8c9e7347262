import { printable } from '../../../lib/text.ts'
import { InvalidSource } from '../errors.ts'
import type { Dialect } from './dialects/dialect.ts'

/** The parts of a table's name as the catalogue of the database stores them. */
export interface TableName {
  readonly catalog?: string | undefined
  readonly schema?: string | undefined
  readonly table: string
}

const PLAIN = /^[\p{L}_][\p{L}\p{M}\p{N}_$#]*$/u
const MAX_LENGTH = 2000

/**
 * Reads `table`, `schema.table` or, where the dialect has it, `catalog.schema.table`. A part in the dialect's quotes
 * keeps its case and may contain anything, the quote doubled. A part without quotes ends at the next dot. It is folded
 * as the database folds names, unless it contains blanks or other characters that only a quoted name can have.
 * @param defaultSchema the schema of names without one, as the catalogue stores it
 * @throws InvalidSource
 */
export function parseTableName(text: string, dialect: Dialect, defaultSchema?: string): TableName {
  const fail = (detail: string): never => {
    throw new InvalidSource([{ pointer: '/data/connectInfo/sourceFile', detail }])
  }
  if (text.length > MAX_LENGTH) fail(`The name of a table has at most ${MAX_LENGTH} characters.`)
  const parts = partsOf(text.trim(), dialect, fail)
  const { maxNameParts } = dialect
  if (parts.length > maxNameParts)
    fail(
      `The name ${printable(text)} has ${parts.length} parts: write ${maxNameParts === 2 ? 'schema.table' : 'catalog.schema.table'}, and quote a part that contains a dot.`,
    )
  for (const part of parts) checkPart(part, dialect, fail)
  const [table, schema = defaultSchema, catalog] = parts.toReversed()
  return { table: table!, schema, catalog }
}

function partsOf(text: string, dialect: Dialect, fail: (detail: string) => never): string[] {
  const parts: string[] = []
  for (let at = 0; ; at++) {
    const quote = Object.hasOwn(dialect.lexis.quotes, text[at] ?? '') ? text[at]! : undefined
    if (quote === undefined) {
      const end = endOfPart(text, at)
      parts.push(folded(text.slice(at, end), dialect))
      at = end
    } else {
      if (quote === "'") fail(`A name is quoted with ${dialect.nameQuote}, not with a single quote.`)
      const { close, isDoubled } = dialect.lexis.quotes[quote]!
      let part = ''
      for (at++; text[at] !== close || (isDoubled && text[at + 1] === close); at++) {
        if (at >= text.length) fail(`The quote ${quote} in ${printable(text)} is not closed: close it.`)
        if (text[at] === close) at++
        part += text[at]
      }
      parts.push(part)
      at++
    }
    if (at >= text.length) return parts
    if (text[at] !== '.')
      fail(`A dot or the end must follow each part of ${printable(text)}: quote the whole part.`)
  }
}

function endOfPart(text: string, from: number): number {
  const end = text.indexOf('.', from)
  return end < 0 ? text.length : end
}

function folded(part: string, { foldsNames }: Dialect): string {
  if (foldsNames === 'kept' || !PLAIN.test(part)) return part
  // PostgreSQL folds the letters of ASCII only.
  return foldsNames === 'lower'
    ? part.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : part.toUpperCase()
}

function checkPart(part: string, dialect: Dialect, fail: (detail: string) => never): void {
  if (part === '') fail('A part of the name is empty: write schema.table.')
  if (/\p{Cc}|\p{Cs}/u.test(part)) fail(`The name ${printable(part)} contains a control character.`)
  const { maxNameLength, nameLengthUnit, title } = dialect
  const length = nameLengthUnit === 'bytes' ? Buffer.byteLength(part) : Array.from(part).length
  if (length > maxNameLength)
    fail(
      `The name ${printable(part)} is too long: names of ${title} have at most ${maxNameLength} ${nameLengthUnit}.`,
    )
}

/** Writes a name that `parseTableName` reads as these parts, with quotes where they are needed. */
export function writeTableName({ catalog, schema, table }: TableName, dialect: Dialect): string {
  return [catalog, schema, table]
    .filter((part) => part !== undefined)
    .map((part) => (PLAIN.test(part) && folded(part, dialect) === part ? part : quoteName(part, dialect)))
    .join('.')
}

/** A name in the quotes of the dialect. */
export const quoteName = (name: string, { nameQuote }: Dialect): string =>
  nameQuote + name.replaceAll(nameQuote, nameQuote + nameQuote) + nameQuote

/** The name of a table in a statement. */
export const tableInStatement = ({ catalog, schema, table }: TableName, dialect: Dialect): string =>
  [catalog, schema, table]
    .filter((part) => part !== undefined)
    .map((part) => (dialect.leavesPlainNames && PLAIN.test(part) ? part : quoteName(part, dialect)))
    .join('.')
