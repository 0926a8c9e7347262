const QUOTE = 0x22
const BACKSLASH = 0x5c
const MINUS = 0x2d
const ZERO = 0x30
const POINT = 0x2e
const COMMA = 0x2c
const OPEN = 0x5b
const CLOSE = 0x5d

/** Seven decimals of a degree are about one centimetre on the ground. */
const SCALE = 1e7
/** Twelve decimals and three digits before them. */
const FINE_SCALE = 1e12
/** Millimetres, where the unit is a metre. */
const LENGTH_SCALE = 1000
const MAX_FAST_LENGTH = 1e9

const MAX_INT32 = 0x7fffffff
const MAX_DIGITS = 10
/** The longest text of a double, such as -1.2345678901234567e-300, with a comma; brackets around three of them. */
const MAX_POSITION_LENGTH = 3 * 26 + 2

/** The digits of 000 to 999: writing three digits at once is three times as fast as one by one. */
const triples = Uint8Array.from(
  { length: 3000 },
  (_, i) => ZERO + (Math.floor(i / 3 / [100, 10, 1][i % 3]!) % 10),
)

/**
 * JSON text written as UTF-8 bytes into one growing buffer. Values are converted directly from their stored
 * form to output bytes, without an object per feature or a string per number.
 */
export class TextWriter {
  #bytes: Buffer
  #length = 0
  readonly #capacity: number

  /** @param capacity expected bytes; the buffer grows if needed */
  constructor(capacity: number) {
    this.#capacity = capacity
    this.#bytes = Buffer.allocUnsafe(capacity)
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#length
  }

  /** Returns the written bytes and starts again. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length)
    this.#bytes = Buffer.allocUnsafe(this.#capacity)
    this.#length = 0
    return taken
  }

  /** The written bytes, for a writer that ends here. */
  finish(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  /** Discards everything after this length. */
  cut(length: number): void {
    this.#length = length
  }

  byte(code: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1)
    this.#bytes[this.#length++] = code
  }

  /** Text that is pure ASCII and needs no escape. */
  ascii(text: string): void {
    const size = text.length
    if (this.#length + size > this.#bytes.length) this.#grow(size)
    const bytes = this.#bytes
    let at = this.#length
    for (let i = 0; i < size; i++) bytes[at++] = text.charCodeAt(i)
    this.#length = at
  }

  /** Bytes prepared earlier. */
  raw(prepared: Uint8Array): void {
    const size = prepared.length
    if (this.#length + size > this.#bytes.length) this.#grow(size)
    const bytes = this.#bytes
    let at = this.#length
    // For the few bytes of a member's name a loop is faster than a copy call.
    for (let i = 0; i < size; i++) bytes[at++] = prepared[i] as number
    this.#length = at
  }

  /** A JSON string: quoted and escaped; lone surrogates become escapes, so that the bytes are UTF-8. */
  string(text: string): void {
    const size = text.length
    // A UTF-16 unit takes at most three bytes of UTF-8.
    if (this.#length + size * 3 + 2 > this.#bytes.length) this.#grow(size * 3 + 2)
    const bytes = this.#bytes
    let at = this.#length
    bytes[at++] = QUOTE
    for (let i = 0; i < size; i++) {
      const code = text.charCodeAt(i)
      if (code < 0x80) {
        if (code < 0x20 || code === QUOTE || code === BACKSLASH) return this.json(JSON.stringify(text))
        bytes[at++] = code
      } else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6)
        bytes[at++] = 0x80 | (code & 0x3f)
      } else {
        if (code >= 0xd800 && code < 0xe000) return this.json(JSON.stringify(text))
        bytes[at++] = 0xe0 | (code >> 12)
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f)
        bytes[at++] = 0x80 | (code & 0x3f)
      }
    }
    bytes[at++] = QUOTE
    this.#length = at
  }

  /** JSON text produced elsewhere. */
  json(text: string): void {
    // A UTF-16 unit takes at most three bytes of UTF-8.
    const most = text.length * 3
    if (this.#length + most > this.#bytes.length) this.#grow(most)
    this.#length += this.#bytes.write(text, this.#length)
  }

  /** A JSON number; null for values that JSON cannot represent. */
  number(value: number): void {
    if (value >= 0 && value <= MAX_INT32 && Number.isInteger(value)) {
      if (this.#length + MAX_DIGITS > this.#bytes.length) this.#grow(MAX_DIGITS)
      this.#digits(value | 0)
    } else {
      this.ascii(Number.isFinite(value) ? JSON.stringify(value) : 'null')
    }
  }

  /** A position of two or three coordinates, each in the fewest digits that give its double back. */
  position(x: number, y: number, z?: number): void {
    if (this.#length + MAX_POSITION_LENGTH > this.#bytes.length) this.#grow(MAX_POSITION_LENGTH)
    const bytes = this.#bytes
    let at = this.#length
    bytes[at++] = OPEN
    at = putCoordinate(bytes, at, x)
    bytes[at++] = COMMA
    at = putCoordinate(bytes, at, y)
    if (z !== undefined) {
      bytes[at++] = COMMA
      at = putCoordinate(bytes, at, z)
    }
    bytes[at++] = CLOSE
    this.#length = at
  }

  #digits(value: number): void {
    let size = 1
    for (let bound = 10; value >= bound; bound *= 10) size++
    const bytes = this.#bytes
    let at = (this.#length += size)
    let rest = value
    for (let i = 0; i < size; i++) {
      const next = (rest / 10) | 0
      bytes[--at] = ZERO + (rest - next * 10)
      rest = next
    }
  }

  #grow(more: number): void {
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + more))
    this.#bytes.copy(grown, 0, 0, this.#length)
    this.#bytes = grown
  }
}

/**
 * Writes a coordinate and returns the offset after it; the buffer must have room.
 *
 * Most coordinates are decimal numbers of at most 15 digits: a rounded degree or length, or a number that somebody
 * wrote. The quotient of two whole numbers that doubles hold exactly is the double that is nearest to the decimal
 * number. No other decimal number of at most 15 digits has this double, so that its digits are the fewest.
 */
function putCoordinate(bytes: Buffer, start: number, value: number): number {
  const size = Math.abs(value)
  const scaled = Math.round(size * SCALE)
  if (scaled <= MAX_INT32) {
    if (scaled / SCALE === size) return putDegree(bytes, start, value, scaled)
    const units = Math.round(size * FINE_SCALE)
    if (units / FINE_SCALE === size) return putFine(bytes, start, value, units)
  } else if (size < MAX_FAST_LENGTH) {
    const thousandths = Math.round(size * LENGTH_SCALE)
    if (thousandths / LENGTH_SCALE === size) return putLength(bytes, start, value, thousandths)
  }
  return start + bytes.write(digitsOf(value), start, 'latin1')
}

/** Any number, with the fewest digits; numbers below a millionth, and from 10^21 on, have an exponent. */
const digitsOf = (value: number): string => (Number.isFinite(value) ? String(value) : 'null')

/** A number of at most 214 in ten-millionths. */
function putDegree(bytes: Buffer, start: number, value: number, scaled: number): number {
  let at = start
  if (value < 0) bytes[at++] = MINUS
  // Integer arithmetic throughout.
  const whole = (scaled / SCALE) | 0
  const fraction = (scaled - whole * SCALE) | 0
  at = putHead(bytes, at, whole)
  if (fraction === 0) return at
  const millions = (fraction / 1_000_000) | 0
  const rest = fraction - millions * 1_000_000
  const thousands = (rest / 1000) | 0
  bytes[at++] = POINT
  bytes[at++] = ZERO + millions
  at = putTriple(bytes, at, thousands)
  at = putTriple(bytes, at, rest - thousands * 1000)
  return withoutZeros(bytes, at)
}

/** A number of at most 214 in units of the twelfth decimal. */
function putFine(bytes: Buffer, start: number, value: number, units: number): number {
  let at = start
  if (value < 0) bytes[at++] = MINUS
  const whole = Math.floor(units / FINE_SCALE)
  const fraction = units - whole * FINE_SCALE
  const millionths = Math.floor(fraction / 1_000_000)
  const rest = fraction - millionths * 1_000_000
  at = putHead(bytes, at, whole)
  bytes[at++] = POINT
  at = putSix(bytes, at, millionths)
  at = putSix(bytes, at, rest)
  return withoutZeros(bytes, at)
}

/** A length of less than 10^9 in thousandths. */
function putLength(bytes: Buffer, start: number, value: number, thousandths: number): number {
  let at = start
  if (value < 0) bytes[at++] = MINUS
  const whole = Math.floor(thousandths / LENGTH_SCALE)
  const fraction = thousandths - whole * LENGTH_SCALE
  const millions = (whole / 1_000_000) | 0
  const rest = whole - millions * 1_000_000
  const thousands = (rest / 1000) | 0
  if (millions > 0) {
    at = putHead(bytes, at, millions)
    at = putSix(bytes, at, rest)
  } else if (thousands > 0) {
    at = putHead(bytes, at, thousands)
    at = putTriple(bytes, at, rest - thousands * 1000)
  } else at = putHead(bytes, at, rest)
  if (fraction === 0) return at
  bytes[at++] = POINT
  return withoutZeros(bytes, putTriple(bytes, at, fraction))
}

function withoutZeros(bytes: Buffer, end: number): number {
  let at = end
  while (bytes[at - 1] === ZERO) at--
  return at
}

/** Writes a number below 1000 without leading zeros. */
function putHead(bytes: Buffer, at: number, value: number): number {
  if (value >= 100) return putTriple(bytes, at, value)
  const tens = (value / 10) | 0
  if (tens === 0) {
    bytes[at] = ZERO + value
    return at + 1
  }
  bytes[at] = ZERO + tens
  bytes[at + 1] = ZERO + (value - tens * 10)
  return at + 2
}

function putTriple(bytes: Buffer, at: number, value: number): number {
  const from = value * 3
  bytes[at] = triples[from] as number
  bytes[at + 1] = triples[from + 1] as number
  bytes[at + 2] = triples[from + 2] as number
  return at + 3
}

function putSix(bytes: Buffer, at: number, value: number): number {
  const thousands = (value / 1000) | 0
  return putTriple(bytes, putTriple(bytes, at, thousands), value - thousands * 1000)
}
