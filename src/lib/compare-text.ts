/**
 * Compares two texts by code point, which is also the order of their UTF-8 bytes. Returns a number below, equal to or
 * above 0.
 */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let at = 0; at < length; at++) {
    const [one, other] = [left.charCodeAt(at), right.charCodeAt(at)]
    if (one !== other) return place(one) - place(other)
  }
  return left.length - right.length
}

/** A surrogate is part of a code point above all code points of a single unit. */
const place = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)
