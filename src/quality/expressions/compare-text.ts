/** Below 0, 0 or above 0 as `left` comes before `right` by code point, as their UTF-8 bytes do. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let at = 0; at < length; at++) {
    const [one, other] = [left.charCodeAt(at), right.charCodeAt(at)]
    if (one !== other) return place(one) - place(other)
  }
  return left.length - right.length
}

/** Surrogates stand for code points above all that one unit can hold. */
const place = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)
