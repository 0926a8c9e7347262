const PARTS = /Y+|M+|D+/g

/**
 * True if the text is the picture of a date: YYYY or YY, MM and DD, or instead of MM and DD the day of the year DDD;
 * each once and in any order, with or without ASCII separators that are no letters.
 */
export function isDatePicture(picture: string): boolean {
  if (!/^[ -@[-`{-~YMD]+$/.test(picture)) return false
  const parts = (picture.match(PARTS) ?? []).sort().join(' ')
  return /^(DD MM|DDD) (YYYY|YY)$/.test(parts)
}

/** Digits of a picture. */
export const digitsOfPicture = (picture: string): number => picture.replace(/[^YMD]/g, '').length
