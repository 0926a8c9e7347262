import type { ScalarType, ValueType } from './contract.ts'

/** JSON's grammar of a number: no plus sign, no leading zero, no hexadecimal, no blank. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const INTEGER = /^-?(?:0|[1-9]\d*)$/

/** The first integer that a double cannot distinguish from its neighbour. */
const BEYOND = 2 ** 53

/** A text that is not of the parameter's type. */
export class Refused {
  readonly expected: string

  constructor(expected: string) {
    this.expected = expected
  }
}

const NOT_INTEGER = new Refused('a whole number in decimal digits, such as 10')
const NOT_NUMBER = new Refused('a decimal number, such as 12.5')
const NOT_BOOLEAN = new Refused('true or false')

/**
 * Parses a decoded text as the type of its parameter.
 *
 * Integers beyond ±(2^53−1) become ±2^53: a declared bound rejects them, and without a bound only their order
 * can matter. A number that no finite double can hold is rejected.
 */
export function coerce(text: string, type: ValueType): unknown {
  if (typeof type === 'object') return coerceList(text.split(','), type.items)
  return coerceScalar(text, type)
}

/** Parses each entry of a list. The first entry of a wrong type rejects the whole list. */
export function coerceList(texts: readonly string[], type: ScalarType): unknown {
  const values: unknown[] = []
  for (const text of texts) {
    const value = coerceScalar(text, type)
    if (value instanceof Refused) return new Refused(`a list of entries that are each ${value.expected}`)
    values.push(value)
  }
  return values
}

function coerceScalar(text: string, type: ScalarType): unknown {
  switch (type) {
    case 'string':
      return text
    case 'integer': {
      if (!INTEGER.test(text)) return NOT_INTEGER
      const value = Number(text)
      return Math.abs(value) < BEYOND ? value + 0 : Math.sign(value) * BEYOND
    }
    case 'number': {
      const value = NUMBER.test(text) ? Number(text) : Infinity
      return Number.isFinite(value) ? value : NOT_NUMBER
    }
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : NOT_BOOLEAN
  }
}
