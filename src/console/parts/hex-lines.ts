/** A line of a dump of bytes. */
export interface HexLine {
  /** Of the first byte of the line, in hexadecimal digits. */
  readonly offset: string
  /** Two hexadecimal digits a byte. */
  readonly bytes: string
  /** The bytes that are visible ASCII, and a point for each other one. */
  readonly text: string
}

const PER_LINE = 16

/** Bytes as lines of 16, as programs for binary files show them. @param start offset of the first byte in its file */
export function hexLines(bytes: Uint8Array, start = 0): HexLine[] {
  const lines: HexLine[] = []
  for (let at = 0; at < bytes.length; at += PER_LINE) {
    const part = [...bytes.subarray(at, at + PER_LINE)]
    lines.push({
      offset: (start + at).toString(16).padStart(8, '0'),
      bytes: part.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      text: part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join(''),
    })
  }
  return lines
}

/** Bytes from a text in Base64, as the API has them. */
export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
