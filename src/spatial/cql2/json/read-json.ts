import { type FaultList, Stop } from '../errors.ts'
import { MAX_DEPTH, TOO_DEEP } from '../limits.ts'
import { readNumber } from '../numbers.ts'

/** A JSON value with exact whole numbers. */
export type Json = string | number | bigint | boolean | null | readonly Json[] | JsonObject

export type JsonObject = ReadonlyMap<string, Json>

export const isArray = (value: Json): value is readonly Json[] => Array.isArray(value)

export const isObject = (value: Json): value is JsonObject => value instanceof Map

/** An operator is an object and an array; the rest is for the positions of a geometry. */
const MAX_JSON_DEPTH = 2 * MAX_DEPTH + 50

const BLANKS_AT = /[ \t\r\n]*/y
const STRING_AT = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"/uy
const NUMBER_AT = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])
const WORD_AT = /[a-z]+/y

/**
 * Parses JSON (RFC 8259). Unlike JSON.parse it keeps whole numbers exact, rejects repeated members, and limits
 * the depth.
 *
 * @throws Stop at the first fault, whose place is a number of characters
 */
export function readJson(text: string, faults: FaultList): Json {
  return new JsonReader(text, faults).whole()
}

class JsonReader {
  readonly #text: string
  readonly #faults: FaultList
  #at = 0
  #depth = 0

  constructor(text: string, faults: FaultList) {
    this.#text = text
    this.#faults = faults
  }

  whole(): Json {
    const value = this.#value()
    if (this.#at < this.#text.length) this.#fail('The JSON ends before this character. Remove the rest.')
    return value
  }

  #value(): Json {
    this.#take(BLANKS_AT)
    const value = this.#bare()
    this.#take(BLANKS_AT)
    return value
  }

  #bare(): Json {
    switch (this.#text[this.#at]) {
      case '{':
        return this.#deeper(() => this.#object())
      case '[':
        return this.#deeper(() => this.#array())
      case '"':
        return this.#string()
      case undefined:
        this.#fail('The JSON ends too early. A value is missing.')
    }
    const start = this.#at
    const digits = this.#take(NUMBER_AT)
    if (digits !== undefined && digits !== '') {
      const number = readNumber(digits)
      if (number === undefined) this.#fail('This number is too large. The largest is about 1.8e308.', start)
      return number
    }
    const word = WORDS.get(this.#take(WORD_AT) ?? '')
    if (word === undefined) {
      this.#fail('Expected a value in JSON. Texts are written in double quotes.', start)
    }
    return word
  }

  #object(): JsonObject {
    const members = new Map<string, Json>()
    this.#at++
    this.#take(BLANKS_AT)
    if (this.#takes('}')) return members
    do {
      this.#take(BLANKS_AT)
      const start = this.#at
      if (this.#text[start] !== '"') this.#fail('Expected the name of a member in double quotes.')
      const name = this.#string()
      if (members.has(name)) this.#fail('This member occurs twice in its object. Remove one of them.', start)
      this.#take(BLANKS_AT)
      if (!this.#takes(':')) this.#fail('Expected a colon after the name of a member.')
      members.set(name, this.#value())
    } while (this.#takes(','))
    if (!this.#takes('}')) this.#fail('Expected a comma or the end of the object.')
    return members
  }

  #array(): readonly Json[] {
    const items: Json[] = []
    this.#at++
    this.#take(BLANKS_AT)
    if (this.#takes(']')) return items
    do items.push(this.#value())
    while (this.#takes(','))
    if (!this.#takes(']')) this.#fail('Expected a comma or the end of the array.')
    return items
  }

  #string(): string {
    const literal = this.#take(STRING_AT)
    if (literal === undefined) {
      this.#fail(
        'This text is not complete, or has a control character or an escape that JSON does not have.',
      )
    }
    return JSON.parse(literal) as string
  }

  #deeper<Read>(read: () => Read): Read {
    if (++this.#depth > MAX_JSON_DEPTH) this.#fail(TOO_DEEP)
    const result = read()
    this.#depth--
    return result
  }

  #takes(character: string): boolean {
    const isNext = this.#text[this.#at] === character
    if (isNext) this.#at++
    return isNext
  }

  #take(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at
    const [match] = expression.exec(this.#text) ?? []
    this.#at += match?.length ?? 0
    return match
  }

  #fail(message: string, at = this.#at): never {
    this.#faults.add(Array.from(this.#text.slice(0, at)).length, message)
    throw new Stop()
  }
}
