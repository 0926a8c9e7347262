// JSON that keeps every integer. `npm run codegen` copies this file into the TypeScript SDKs.

/** An integer of fewer digits is one that a number holds exactly. */
const LONG_NUMBER = /\d{16}/

const NUMBERS = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const LONG_INTEGER = /^-?[1-9]\d{15,}$/

/**
 * Parses JSON text as `JSON.parse` does, but gives an integer beyond ±(2^53 - 1) as a bigint. A number with a
 * fraction or an exponent is a number.
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text)
  // Random, because a text could hold any fixed name in escaped form. The name of a member cannot be an object,
  // so text that is not JSON stays text that is not JSON.
  const key = `integer ${Math.random()}`
  const marked = replaceOutsideStrings(text, (part) =>
    part.replace(NUMBERS, (number) =>
      LONG_INTEGER.test(number) && !Number.isSafeInteger(Number(number)) ? `{"${key}":"${number}"}` : number,
    ),
  )
  return withBigints(JSON.parse(marked), key)
}

/** Puts bigints in the places of the marks. Walking the value takes less time than a reviver of `JSON.parse`. */
function withBigints(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  if (Object.hasOwn(members, key)) return BigInt(members[key] as string)
  for (const name of Object.keys(members)) {
    const member = members[name]
    if (typeof member === 'object') members[name] = withBigints(member, key)
  }
  return value
}

/**
 * Writes a value as `JSON.stringify` does, and a bigint as the digits of a JSON number.
 * @param space The indentation, as in `JSON.stringify`
 */
export function stringifyJson(value: unknown, space?: string | number): string {
  let hasBigint = false
  const write = (mark: string): string =>
    JSON.stringify(
      value,
      // `this` has the value before a method `toJSON` that a program may have added to bigints.
      function (this: Record<string, unknown>, name, replaced: unknown) {
        const original = this[name]
        if (typeof original !== 'bigint') return replaced
        hasBigint = true
        return `${mark}${original}`
      },
      space,
    )
  const text = write('')
  if (!hasBigint) return text
  let number = 0
  while (text.includes(`integer ${number}:`)) number++
  const mark = `integer ${number}:`
  return write(mark).replace(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1')
}

/** Coordinates are doubles. A whole one that {@link parseJson} gives as a bigint becomes the same number again. */
export function doubles<T>(value: T): T {
  if (Array.isArray(value)) return value.map(doubles) as T
  return (typeof value === 'bigint' ? Number(value) : value) as T
}

function replaceOutsideStrings(text: string, replace: (part: string) => string): string {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return parts.join('') + replace(text.slice(from))
    const end = endOfString(text, quote)
    parts.push(replace(text.slice(from, quote)), text.slice(quote, end))
    from = end
  }
}

/** The place after the quote that ends the string. */
function endOfString(text: string, start: number): number {
  let end = start
  for (;;) {
    end = text.indexOf('"', end + 1)
    if (end === -1) return text.length
    let slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return end + 1
  }
}
