import { inTurns, type Steps } from '../../../lib/steps.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { MAX_COPIES, MAX_COPY_DEPTH, MAX_COPYBOOK_CHARACTERS } from './limits.ts'
import { replaceTokens, type Replacement } from './replacing.ts'
import { readReplacements } from './replacing-phrase.ts'
import type { SourceFormat } from './source-format.ts'
import { sourceLines } from './source-lines.ts'
import { TokenReader } from './token-reader.ts'
import { tokensOf, type Token } from './tokens.ts'

/**
 * Finds the text of a COPY statement.
 * @param name as in the statement, without quotes
 * @param library the name after OF or IN
 * @returns undefined if there is no such text
 */
export type CopyResolver = (name: string, library: string | undefined) => Promise<string | undefined>

interface CopyStatement {
  /** The name, for errors. */
  readonly token: Token
  readonly name: string
  readonly library: string | undefined
  readonly replacements: readonly Replacement[]
}

/** Reads a copybook and all that it copies into one sequence of tokens. */
export class CopyExpander {
  readonly #resolve: CopyResolver | undefined
  readonly #format: SourceFormat | undefined
  #characters = 0
  #copies = 0

  /** @param format of the outermost copybook. The format of all others is detected. */
  constructor(resolve: CopyResolver | undefined, format: SourceFormat | undefined) {
    this.#resolve = resolve
    this.#format = format
  }

  /** @throws InvalidCopybook */
  expand(text: string, file: string): Promise<Token[]> {
    return this.#expand(text, file, this.#format, [])
  }

  async #expand(
    text: string,
    file: string,
    format: SourceFormat | undefined,
    open: readonly string[],
  ): Promise<Token[]> {
    this.#count(text.length, { file, line: 1, column: 1 })
    const tokens = await inTurns(split(text, file, format))
    if (!tokens.some(({ keyword }) => keyword === 'COPY')) return tokens
    const reader = new TokenReader(tokens, file)
    const result: Token[] = []
    while (!reader.isAtEnd) {
      const token = reader.next()
      if (token.kind !== 'word' || token.keyword !== 'COPY') result.push(token)
      else for (const copied of await this.#copy(readCopy(reader), open)) result.push(copied)
    }
    return result
  }

  async #copy(statement: CopyStatement, open: readonly string[]): Promise<Token[]> {
    const { token, name, library, replacements } = statement
    const key = `${name.toUpperCase()} ${library?.toUpperCase() ?? ''}`
    if (open.includes(key))
      throw new InvalidCopybook(token, `${shown(name)} copies itself. Remove one of the COPY statements.`)
    if (open.length >= MAX_COPY_DEPTH)
      throw new InvalidCopybook(
        token,
        `COPY statements are nested more than ${MAX_COPY_DEPTH} deep. Put some of the texts together.`,
      )
    if (++this.#copies > MAX_COPIES)
      throw new InvalidCopybook(
        token,
        `There are more than ${MAX_COPIES} COPY statements. Put texts together.`,
      )
    const text = await this.#resolve?.(name, library)
    if (text === undefined)
      throw new InvalidCopybook(
        token,
        `There is no copybook ${shown(name)}. Put it into the schema directory, or write its text here.`,
      )
    const copied = await this.#expand(text, name, undefined, [...open, key])
    if (replacements.length === 0) return copied
    const replaced = replaceTokens(copied, replacements, (word) => {
      this.#count(word.text.length + 1, word)
    })
    return inTurns(replaced)
  }

  /** Counts characters of texts, and of words after REPLACING. */
  #count(characters: number, place: { file: string; line: number; column: number }): void {
    this.#characters += characters
    if (this.#characters > MAX_COPYBOOK_CHARACTERS)
      throw new InvalidCopybook(
        place,
        `The copybook has more than ${MAX_COPYBOOK_CHARACTERS} characters with all texts that it copies. Remove what does not describe the record.`,
      )
  }
}

function* split(text: string, file: string, format: SourceFormat | undefined): Steps<Token[]> {
  return yield* tokensOf(yield* sourceLines(text, file, format), file)
}

function readCopy(reader: TokenReader): CopyStatement {
  const token = reader.token
  const name = readName(reader, 'the name of a copybook')
  const library = reader.takes('OF', 'IN') ? readName(reader, 'the name of a library') : undefined
  if (reader.takes('SUPPRESS')) reader.takes('PRINTING')
  const replacements = reader.takes('REPLACING') ? readReplacements(reader) : []
  reader.period('the COPY statement')
  return { token, name, library, replacements }
}

function readName(reader: TokenReader, what: string): string {
  const token = reader.next()
  if (token.kind === 'literal') return token.text.replace(/^['"]|['"]$/g, '')
  if (token.kind !== 'word')
    throw new InvalidCopybook(token, `Found ${shown(token.text)} instead of ${what}.`)
  return token.text
}
