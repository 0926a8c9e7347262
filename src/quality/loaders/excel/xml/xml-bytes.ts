/** The bytes of XML in UTF-8. */
export const [LESS, GREATER, SLASH, BANG, QUESTION, EQUALS, COLON] = [
  0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x3d, 0x3a,
]
export const [DOUBLE_QUOTE, SINGLE_QUOTE, BLANK] = [0x22, 0x27, 0x20]
export const [COMMENT, CDATA, DOCTYPE] = ['<!--', '<![CDATA[', '<!DOCTYPE'].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer]

const FIRST_CODE = 7
const nextCode = (code: number, byte: number): number => (Math.imul(code, 31) + byte) | 0

/** The number that `XmlReader` gives for a name. */
export const codeOf = (name: string): number => Buffer.from(name).reduce(nextCode, FIRST_CODE)

/** The number of a name of which these are the bytes. */
export function codeIn(bytes: Buffer, start: number, end: number): number {
  let code = FIRST_CODE
  for (let at = start; at < end; at++) code = nextCode(code, bytes[at]!)
  return code
}

/** Bytes that end a name. */
const ENDS_NAME = new Uint8Array(256)
for (const byte of [0x09, 0x0a, 0x0d, BLANK, SLASH, GREATER, LESS, EQUALS, DOUBLE_QUOTE, SINGLE_QUOTE])
  ENDS_NAME[byte] = 1

/** Reads the names of elements and attributes. */
export class NameReader {
  /** The number of the name without its prefix, and with it. */
  local = 0
  qualified = 0

  /** @returns the index of the end of the name; `from` if there is none */
  read(bytes: Buffer, from: number, end: number): number {
    let qualified = FIRST_CODE
    let local = FIRST_CODE
    let at = from
    for (let byte = bytes[at]!; at < end && ENDS_NAME[byte] === 0; byte = bytes[++at]!) {
      qualified = nextCode(qualified, byte)
      local = byte === COLON ? FIRST_CODE : nextCode(local, byte)
    }
    this.local = local
    this.qualified = qualified
    return at
  }
}

/** True if bytes stand at an index. */
export function hasAt(bytes: Buffer, wanted: Buffer, at: number): boolean {
  for (let index = 0; index < wanted.length; index++) if (bytes[at + index] !== wanted[index]) return false
  return true
}

export const isSpace = (byte: number | undefined): boolean =>
  byte === BLANK || byte === 0x0a || byte === 0x0d || byte === 0x09
