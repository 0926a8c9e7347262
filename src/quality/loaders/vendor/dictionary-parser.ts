import { nearestName } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import type { ZonedSign } from '../fixed/layout.ts'
import { dictionaryTokens, type DictionaryToken } from './dictionary-tokens.ts'
import type { Charset, FieldType } from './field-type.ts'
import { InvalidDictionary, type Place } from './invalid-dictionary.ts'

/** The number of a clause, and where it is. */
export interface Placed<Value> {
  readonly value: Value
  readonly place: Place
}

/** A field as it is declared. Positions and lengths are in bytes. */
export interface DeclaredField {
  readonly name: string
  readonly place: Place
  readonly type: FieldType
  /** As in the file, with single blanks: `ASCII NUMERIC SIGNED`. */
  readonly typeText: string
  /** From 1. */
  readonly start: Placed<number> | undefined
  readonly length: Placed<number> | undefined
  readonly scale: Placed<number> | undefined
  readonly picture: Placed<string> | undefined
}

export interface DeclaredRecord {
  readonly name: string
  readonly place: Place
  readonly length: Placed<number> | undefined
  readonly fields: readonly DeclaredField[]
}

/** A name that is one of these words must be quoted. */
const KEYWORDS = 'RECORD FIELD IS TYPE STARTS IN AT COLUMN LENGTH BYTES SCALE PICTURE'.split(' ')
const CLAUSES = ['STARTS', 'LENGTH', 'SCALE', 'PICTURE'] as const
type Clause = (typeof CLAUSES)[number]
const TYPES = 'ASCII EBCDIC CHARACTER NUMERIC PACKED BINARY DATE'.split(' ')

/** Bytes of a record at most, so that the numbers of clauses stay small. */
const MAX_RECORD_BYTES = 16 << 20

/**
 * Parses a Data Dictionary file. Its grammar is in docs/sources/vendor-format.md.
 * @throws InvalidDictionary
 */
export function parseDictionary(text: string): DeclaredRecord {
  return new DictionaryParser(dictionaryTokens(text)).record()
}

class DictionaryParser {
  readonly #tokens: readonly DictionaryToken[]
  #at = 0

  constructor(tokens: readonly DictionaryToken[]) {
    this.#tokens = tokens
  }

  record(): DeclaredRecord {
    this.#expect('RECORD', 'The file must begin with RECORD IS and the name of the record')
    this.#takes('IS')
    const place = this.#token
    const name = this.#name('record')
    let length: Placed<number> | undefined
    if (this.#takes('LENGTH')) length = this.#length()
    this.#period('record')
    const fields: DeclaredField[] = []
    while (this.#token.kind !== 'end') fields.push(this.#field())
    if (fields.length === 0)
      throw new InvalidDictionary(
        this.#token,
        'The record has no fields; declare each with FIELD IS and its name.',
      )
    return { name, place, length, fields }
  }

  #field(): DeclaredField {
    const token = this.#token
    if (token.keyword === 'RECORD')
      throw new InvalidDictionary(
        token,
        'A second record begins here; keep only the record of the source file.',
      )
    this.#expect('FIELD', 'A field must begin with FIELD IS and its name')
    this.#takes('IS')
    const place = this.#token
    const name = this.#name('field')
    this.#expect('TYPE', `TYPE IS and the type must follow the name of the field ${printable(name)}`)
    this.#takes('IS')
    const typeStart = this.#at
    const type = this.#type()
    const typeText = this.#tokens
      .slice(typeStart, this.#at)
      .map(({ keyword }) => keyword)
      .join(' ')
    const clauses = new Map<Clause, Placed<number> | Placed<string>>()
    while (!this.#takes('.')) this.#clause(clauses)
    return {
      name,
      place,
      type,
      typeText,
      start: clauses.get('STARTS') as Placed<number> | undefined,
      length: clauses.get('LENGTH') as Placed<number> | undefined,
      scale: clauses.get('SCALE') as Placed<number> | undefined,
      picture: clauses.get('PICTURE') as Placed<string> | undefined,
    }
  }

  #clause(clauses: Map<Clause, Placed<number> | Placed<string>>): void {
    const token = this.#token
    const clause = CLAUSES.find((word) => word === token.keyword)
    if (clause === undefined)
      throw this.#wrong(
        'One of STARTS IN COLUMN, LENGTH IS, SCALE IS, PICTURE IS or a period is expected',
        CLAUSES,
      )
    if (clauses.has(clause))
      throw new InvalidDictionary(token, `The field has a second ${clause} clause; remove one of the two.`)
    this.#at++
    clauses.set(clause, this.#valueOf(clause))
  }

  #valueOf(clause: Clause): Placed<number> | Placed<string> {
    if (clause === 'LENGTH') return this.#length()
    if (clause === 'STARTS') {
      if (!this.#takes('IN')) this.#takes('AT')
      this.#takes('COLUMN')
      return this.#number('The column', 1)
    }
    this.#takes('IS')
    if (clause === 'PICTURE') return this.#picture()
    const place = this.#token
    const isNegative = this.#takes('-')
    const { value } = this.#number('The scale', 0)
    return { value: isNegative ? -value : value, place }
  }

  #length(): Placed<number> {
    this.#takes('IS')
    const length = this.#number('The length', 1)
    this.#takes('BYTES')
    return length
  }

  #picture(): Placed<string> {
    const token = this.#token
    if (token.kind !== 'word' && token.kind !== 'quoted')
      throw this.#wrong('A picture such as YYYYMMDD is expected')
    this.#at++
    return { value: token.text.toUpperCase(), place: token }
  }

  #type(): FieldType {
    const charset: Charset | undefined = this.#takes('ASCII')
      ? 'ascii'
      : this.#takes('EBCDIC')
        ? 'ebcdic'
        : undefined
    if (this.#takes('DATE')) return { kind: 'date', charset: charset ?? 'ascii', storage: 'text' }
    if (charset !== undefined) {
      if (this.#takes('CHARACTER')) return { kind: 'character', charset }
      this.#expect('NUMERIC', `CHARACTER, NUMERIC or DATE must follow ${charset.toUpperCase()}`)
      if (this.#takes('EDITED')) return { kind: 'edited', charset }
      return { kind: 'numeric', charset, sign: this.#zonedSign() }
    }
    const isPacked = this.#takes('PACKED')
    if (isPacked) this.#takes('DECIMAL')
    else if (!this.#takes('BINARY')) {
      const { keyword } = this.#token
      const needsCharset = keyword === 'CHARACTER' || keyword === 'NUMERIC'
      throw needsCharset
        ? new InvalidDictionary(this.#token, `ASCII or EBCDIC must stand before ${keyword}.`)
        : this.#wrong(
            'A type is expected: ASCII or EBCDIC CHARACTER, ASCII or EBCDIC NUMERIC, PACKED, BINARY or DATE',
            TYPES,
          )
    }
    if (this.#takes('DATE'))
      return { kind: 'date', charset: 'ascii', storage: isPacked ? 'packed' : 'binary' }
    const isSigned = this.#takes('SIGNED') || !this.#takes('UNSIGNED')
    if (!isPacked) return { kind: 'binary', isSigned }
    const hasSign = !this.#takes('WITHOUT')
    if (!hasSign) this.#expect('SIGN', 'SIGN must follow WITHOUT')
    return { kind: 'packed', isSigned: isSigned && hasSign, hasSign }
  }

  /** The sign of a NUMERIC field: in the last digit if it is only said to be signed. */
  #zonedSign(): ZonedSign {
    if (this.#takes('SIGNED')) return 'trailing'
    if (this.#takes('UNSIGNED') || !this.#takes('SIGN')) return 'none'
    this.#takes('IS')
    const isLeading = this.#takes('LEADING')
    if (!isLeading) this.#expect('TRAILING', 'LEADING or TRAILING must follow SIGN IS')
    const end = isLeading ? 'leading' : 'trailing'
    return this.#takes('SEPARATE') ? `separate ${end}` : end
  }

  #name(of: string): string {
    const token = this.#token
    const isName = token.kind === 'quoted' ? token.text.trim() !== '' : token.kind === 'word'
    if (!isName) throw this.#wrong(`The name of the ${of} is expected`)
    if (KEYWORDS.includes(token.keyword))
      throw new InvalidDictionary(
        token,
        `The name of the ${of} is expected, but the keyword ${token.text} stands there; put it in double quotes if it is the name.`,
      )
    this.#at++
    return token.text
  }

  #number(what: string, least: number): Placed<number> {
    const token = this.#token
    if (token.kind !== 'number') throw this.#wrong(`${what} is expected as a number`)
    const value = token.text.length > 9 ? Infinity : Number(token.text)
    if (value < least || value > MAX_RECORD_BYTES)
      throw new InvalidDictionary(token, `${what} must be from ${least} to ${MAX_RECORD_BYTES}.`)
    this.#at++
    return { value, place: token }
  }

  #period(of: string): void {
    if (!this.#takes('.')) throw this.#wrong(`A period must end the declaration of the ${of}`)
  }

  get #token(): DictionaryToken {
    return this.#tokens[this.#at]!
  }

  #takes(keyword: string): boolean {
    if (this.#token.keyword !== keyword) return false
    this.#at++
    return true
  }

  #expect(keyword: string, sentence: string): void {
    if (!this.#takes(keyword)) throw this.#wrong(sentence, [keyword])
  }

  /** The error for a token that is not what is expected. @param meant keywords that it may be a misspelling of */
  #wrong(sentence: string, meant: readonly string[] = []): InvalidDictionary {
    const token = this.#token
    const nearest = token.kind === 'word' ? nearestName(token.text, meant) : undefined
    const found = token.kind === 'end' ? 'the file ends' : `${printable(token.text)} stands there`
    const hint = nearest === undefined ? '' : ` Do you mean ${nearest}?`
    return new InvalidDictionary(token, `${sentence}, but ${found}.${hint}`)
  }
}
