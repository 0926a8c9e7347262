import { ddlTokens, type DdlToken } from './ddl-tokens.ts'
import { InvalidDdl } from './errors.ts'
import type { ColumnDefinition } from '../model/entity-source.ts'

/** A table as its definition declares it. */
export interface TableDefinition {
  /** Without the schema's name. */
  readonly name: string
  readonly columns: readonly ColumnDefinition[]
}

/** Words that may follow a column's type. */
const BEHIND_TYPE = new Set(
  'NOT NULL DEFAULT CONSTRAINT PRIMARY UNIQUE CHECK REFERENCES COLLATE GENERATED AUTO_INCREMENT AUTOINCREMENT IDENTITY COMMENT AS KEY ON'.split(
    ' ',
  ),
)

/**
 * Reads the only CREATE TABLE of a file of ANSI SQL. It skips other statements, and all constraints except NOT NULL and
 * PRIMARY KEY. It rejects a second table, because a source file has the records of one table.
 * @throws InvalidDdl
 */
export function parseDdl(text: string): TableDefinition {
  const reader = new DdlReader(ddlTokens(text.replace(/^\ufeff/, '')))
  const tables: TableDefinition[] = []
  while (!reader.isAtEnd) {
    const line = reader.line
    if (reader.skipToTable()) {
      tables.push(reader.table())
      if (tables.length > 1) {
        throw new InvalidDdl(
          line,
          `There is a second table, ${tables[1]!.name}. Keep only the table of the source file.`,
        )
      }
    }
    reader.skipStatement()
  }
  if (tables[0] === undefined)
    throw new InvalidDdl(reader.line, 'There is no CREATE TABLE before the end of the file.')
  return tables[0]
}

class DdlReader {
  readonly #tokens: readonly DdlToken[]
  #at = 0

  constructor(tokens: readonly DdlToken[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#token.kind === 'end'
  }

  get line(): number {
    return this.#token.line
  }

  /** True if a CREATE … TABLE begins here. The reader then continues after it. */
  skipToTable(): boolean {
    if (this.#token.keyword !== 'CREATE') return false
    let ahead = 1
    // GLOBAL, LOCAL, TEMPORARY, EXTERNAL and similar words: at most two.
    while (ahead < 4 && this.#peek(ahead).kind === 'word' && this.#peek(ahead).keyword !== 'TABLE') ahead++
    if (this.#peek(ahead).keyword !== 'TABLE') return false
    this.#at += ahead + 1
    if (this.#takes('IF')) for (const word of ['NOT', 'EXISTS']) this.#expect(word, 'IF NOT EXISTS')
    return true
  }

  skipStatement(): void {
    while (!this.isAtEnd && this.#token.keyword !== ';') this.#at++
    if (!this.isAtEnd) this.#at++
  }

  table(): TableDefinition {
    const line = this.line
    let name = this.#name('the name of the table')
    while (this.#takes('.')) name = this.#name('the name of the table after its schema')
    this.#expect('(', `( and the columns of the table ${name}`)
    const columns: ColumnDefinition[] = []
    const keys: string[] = []
    do {
      const constrained = this.#tableConstraint()
      if (constrained === undefined) columns.push(this.#column())
      else keys.push(...constrained)
    } while (this.#takes(','))
    this.#expect(')', `a comma and the next column, or ) after the last column`)
    if (columns.length === 0) throw new InvalidDdl(line, `The table ${name} has no columns.`)
    return {
      name,
      columns: columns.map((column) => ({
        ...column,
        nullable: column.nullable && !keys.includes(folded(column.name)),
      })),
    }
  }

  #column(): ColumnDefinition {
    const name = this.#name('the name of a column')
    const start = this.#at
    this.#skipTo(BEHIND_TYPE)
    const words = this.#tokens.slice(start, this.#at)
    if (words[0] === undefined || words[0].kind === 'other')
      throw this.#expected(`the type of the column ${name}`)
    const behind = this.#at
    this.#skipTo(nothing)
    const rest = this.#tokens.slice(behind, this.#at).map(({ keyword }) => keyword)
    const isRequired = rest.some(
      (word, index) =>
        (word === 'NOT' && rest[index + 1] === 'NULL') || (word === 'PRIMARY' && rest[index + 1] === 'KEY'),
    )
    return { name, type: typeText(words), length: lengthOf(words), nullable: !isRequired }
  }

  /**
   * Skips a table constraint. A word such as KEY may also name a column, so the next tokens decide.
   * @returns the folded columns of a primary key, no columns for another constraint, undefined if no constraint begins
   */
  #tableConstraint(): string[] | undefined {
    const next = this.#peek(1).keyword
    switch (this.#token.keyword) {
      case 'CONSTRAINT':
        if (!['PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK'].includes(this.#peek(2).keyword)) return undefined
        this.#at += 2
        return this.#tableConstraint()
      case 'PRIMARY':
        if (next !== 'KEY') return undefined
        break
      case 'FOREIGN':
        if (next !== 'KEY') return undefined
        break
      case 'UNIQUE':
        if (next !== '(' && next !== 'KEY' && next !== 'INDEX') return undefined
        break
      case 'CHECK':
        if (next !== '(') return undefined
        break
      case 'KEY':
      case 'INDEX':
        // MySQL: KEY name (column). The parentheses of a type hold a number.
        if (this.#peek(2).keyword !== '(' || /^\d/.test(this.#peek(3).text)) return undefined
        break
      default:
        return undefined
    }
    const start = this.#at
    this.#skipTo(nothing)
    if (this.#tokens[start]!.keyword !== 'PRIMARY') return []
    return this.#tokens
      .slice(start + 2, this.#at)
      .filter(({ kind }) => kind === 'word' || kind === 'quoted')
      .map((token) => folded(token.text))
  }

  /** Skips to the comma or parenthesis that ends the element, or to one of the words. */
  #skipTo(words: ReadonlySet<string>): void {
    let depth = 0
    const opened = this.line
    for (; ; this.#at++) {
      const { kind, keyword } = this.#token
      if (kind === 'end' || (depth === 0 && keyword === ';')) {
        if (depth > 0)
          throw new InvalidDdl(opened, 'A ( opens in the element that begins here and is never closed.')
        return
      }
      if (depth === 0 && (keyword === ',' || keyword === ')' || words.has(keyword))) return
      if (keyword === '(') depth++
      else if (keyword === ')') depth--
    }
  }

  #name(what: string): string {
    const token = this.#token
    if ((token.kind !== 'word' && token.kind !== 'quoted') || token.text === '') throw this.#expected(what)
    this.#at++
    return token.text
  }

  #takes(keyword: string): boolean {
    if (this.#token.keyword !== keyword) return false
    this.#at++
    return true
  }

  #expect(keyword: string, what: string): void {
    if (!this.#takes(keyword)) throw this.#expected(what)
  }

  #expected(what: string): InvalidDdl {
    const { kind, text, line } = this.#token
    return new InvalidDdl(
      line,
      `Expected ${what}, found ${kind === 'end' ? 'the end of the file' : text.slice(0, 100)}.`,
    )
  }

  get #token(): DdlToken {
    return this.#peek(0)
  }

  #peek(ahead: number): DdlToken {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)] as DdlToken
  }
}

const nothing: ReadonlySet<string> = new Set()

/** Letter case of unquoted names does not matter. */
const folded = (name: string): string => name.toUpperCase()

function typeText(tokens: readonly DdlToken[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ?([()[\].]) ?/g, '$1')
    .replace(/ ?, ?/g, ',')
    .replace(/\)(?=\w)/g, ') ')
    .trim()
}

function lengthOf([first, ...rest]: readonly DdlToken[]): number | undefined {
  if (/^(?:TIME|DATETIME|INTERVAL|FLOAT)/.test(first!.keyword)) return undefined
  const opening = rest.findIndex(({ keyword }) => keyword === '(')
  const number = rest[opening + 1]?.text ?? ''
  return opening >= 0 && /^\d{1,9}$/.test(number) ? Number(number) : undefined
}
