import { printable } from '../../../lib/text.ts'
import { InvalidSource } from '../errors.ts'
import type { Dialect } from './dialects/dialect.ts'
import {
  FUNCTIONS_NAMED_AS_CHANGES,
  isRefusedFunction,
  WORDS_OF_CHANGES,
  WORDS_OF_CLAUSES,
  WORDS_OF_QUERIES,
} from './refused-words.ts'
import { SqlFault, type SqlToken, sqlTokens } from './sql-tokens.ts'

/** In UTF-16 units. */
export const MAX_WHERE_LENGTH = 10_000
const MAX_DEPTH = 100

/** Control characters other than tab and line ends, and halves of surrogate pairs. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/**
 * Checks a user's condition, which is put into a statement as `where (<condition>)`. A condition that passes is one
 * expression inside these parentheses for every server of the dialect, in every mode: its parentheses are balanced, its
 * quotes are closed, and it contains no comment and no statement end. It may contain subqueries in parentheses, where the
 * dialect allows them. It calls no function that is known to write, to wait or to reach files.
 * @returns the condition without blanks around it; undefined for an empty one
 * @throws InvalidSource with a sentence that names the place in the text, from 1
 */
export function checkSqlWhere(text: string, dialect: Dialect): string | undefined {
  const condition = text.trim()
  if (condition === '') return undefined
  const start = text.indexOf(condition)
  try {
    checkCondition(condition, dialect)
  } catch (error) {
    if (!(error instanceof SqlFault)) throw error
    const position = Array.from(text.slice(0, start + error.at)).length + 1
    throw new InvalidSource([
      {
        pointer: '/data/connectInfo/sqlwhere',
        detail: `Character ${position} of the condition: ${error.message}`,
      },
    ])
  }
  return condition
}

function checkCondition(condition: string, dialect: Dialect): void {
  if (condition.length > MAX_WHERE_LENGTH)
    throw new SqlFault(
      MAX_WHERE_LENGTH,
      `A condition has at most ${MAX_WHERE_LENGTH} characters: shorten it, or create a view with it.`,
    )
  const forbidden = FORBIDDEN.exec(condition)
  if (forbidden)
    throw new SqlFault(
      forbidden.index,
      `The control character ${printable(forbidden[0])} must not be in a condition: remove it, or write it with a function of the database.`,
    )
  const tokens = sqlTokens(condition, dialect.lexis)
  checkNesting(tokens)
  if (!dialect.hasSubqueries) checkNoQuery(tokens, dialect)
  tokens.forEach((token, at) => checkFunction(token, tokens[at + 1], dialect))
}

/** Checks the parentheses, and the words by their depth. */
function checkNesting(tokens: readonly SqlToken[]): void {
  const opened: SqlToken[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'symbol') {
      if (token.value === '(') opened.push(token)
      if (token.value === '[') opened.push(token)
      if (opened.length > MAX_DEPTH)
        throw new SqlFault(
          token.start,
          `Parentheses may be nested ${MAX_DEPTH} deep: simplify the condition.`,
        )
      if (token.value === ')' || token.value === ']') checkClosing(token, opened.pop())
      if (token.value === ',' && opened.length === 0)
        throw new SqlFault(
          token.start,
          'A condition is one expression: write "and" or "or" instead of the comma.',
        )
    }
    if (token.kind === 'word') checkWord(token, tokens[at - 1], tokens[at + 1], opened.length)
  }
  const last = opened.at(-1)
  if (last) throw new SqlFault(last.start, `The ${last.value} is not closed: close it.`)
}

function checkClosing(token: SqlToken, open: SqlToken | undefined): void {
  if (!open) throw new SqlFault(token.start, `The ${token.value} closes nothing: remove it.`)
  if ((open.value === '(') !== (token.value === ')'))
    throw new SqlFault(
      token.start,
      `The ${token.value} does not close the ${open.value} before it: correct them.`,
    )
}

function checkWord(
  { value, start }: SqlToken,
  before: SqlToken | undefined,
  after: SqlToken | undefined,
  depth: number,
): void {
  // The column of a table, which needs no quotes; Oracle's sequences are written in this way too.
  if (before?.value === '.' && value !== 'nextval') return
  const isCall = after?.value === '(' && after.kind === 'symbol'
  if (WORDS_OF_CHANGES.has(value) && !(isCall && FUNCTIONS_NAMED_AS_CHANGES.has(value)))
    throw new SqlFault(
      start,
      `A condition only reads: remove ${value.toUpperCase()}, or quote it if it is a name.`,
    )
  if (value === 'share' && before?.value === 'for')
    throw new SqlFault(start, 'A condition must not lock rows: remove FOR SHARE.')
  if (depth === 0 && WORDS_OF_CLAUSES.has(value))
    throw new SqlFault(
      start,
      `A condition is one expression: remove ${value.toUpperCase()}, put a subquery in parentheses, or quote the word if it is a name.`,
    )
}

/** Also after a dot: a name there that is one of these words needs quotes in any case. */
function checkNoQuery(tokens: readonly SqlToken[], { title }: Dialect): void {
  const query = tokens.find(({ kind, value }) => kind === 'word' && WORDS_OF_QUERIES.has(value))
  if (query)
    throw new SqlFault(
      query.start,
      `A condition on a table of ${title} must not contain a subquery: remove ${query.value.toUpperCase()}, or quote it if it is a name; a view may have subqueries.`,
    )
}

function checkFunction(token: SqlToken, after: SqlToken | undefined, { name }: Dialect): void {
  if (token.kind !== 'word' && token.kind !== 'name') return
  // A package is followed by the name of its function.
  if (after?.kind !== 'symbol' || (after.value !== '(' && after.value !== '.')) return
  if (isRefusedFunction(token.value.toLowerCase(), name, after.value === '('))
    throw new SqlFault(
      token.start,
      `A condition must not use ${printable(token.value)}: it may only use functions that are known neither to write nor to wait nor to read files.`,
    )
}
