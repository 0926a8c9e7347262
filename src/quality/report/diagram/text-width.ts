/** Estimates of the width of text. A drawing cannot measure what a browser will draw. */

/** Characters about as wide as high: CJK, Hangul, full-width forms and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u
/** Letters and signs that are wider than most. */
const BROAD = /[\p{Lu}mw@%&+=<>~#—…]/u
/** Letters and signs that are narrower than most. */
const THIN = /[fijlrtI .,:;'|!()[\]]/
/** Characters drawn over their neighbours. */
const COMBINING = /\p{M}/u

/** Width of a character as a share of the font's size, rounded up for the usual fonts. */
const NARROW_SHARE = 0.64
const THIN_SHARE = 0.45
const BROAD_SHARE = 0.85
const WIDE_SHARE = 1.1

export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) width += size * shareOf(character)
  return width
}

function shareOf(character: string): number {
  if (COMBINING.test(character)) return 0
  if (THIN.test(character)) return THIN_SHARE
  if (WIDE.test(character)) return WIDE_SHARE
  return BROAD.test(character) ? BROAD_SHARE : NARROW_SHARE
}

/** A text as long as it fits a width, with an ellipsis if it is cut. */
export function fitText(text: string, size: number, width: number): string {
  let used = size
  let fits = ''
  for (const character of text) {
    used += size * shareOf(character)
    if (used > width) return textWidth(text, size) <= width ? text : `${fits}…`
    fits += character
  }
  return text
}
