/** Characters of the shortest decimal with 16 digits. */
const MIN_LENGTH = 17
/** The digits with which programs write a double, so that it can be read again, and those that a user can enter. */
const [MIN_DIGITS, MAX_DIGITS, ENTERED_DIGITS] = [16, 17, 15]

const DECIMAL = /^[-+]?\d*(?:\.\d*)?(?:[eE][-+]?\d+)?$/

/**
 * The number that a user entered, for a double that a workbook has with all its digits: `1.1` for `1.1000000000000001`.
 * Excel keeps 15 digits of what users enter, shows 15, and writes up to 17 into the file.
 * @returns undefined if the text stays as it is: an integer, a decimal of another length, and a double that needs more
 * than 15 digits, such as `0.30000000000000004`
 */
export function enteredNumber(bytes: Buffer, start: number, end: number): string | undefined {
  if (end - start < MIN_LENGTH) return undefined
  const text = bytes.toString('latin1', start, end)
  if (!DECIMAL.test(text) || !/[.eE]/.test(text)) return undefined
  const digits = significantDigits(text)
  if (digits < MIN_DIGITS || digits > MAX_DIGITS) return undefined
  const shortest = String(Number(text))
  if (significantDigits(shortest) > ENTERED_DIGITS) return undefined
  return shortest.replace('e', 'E')
}

function significantDigits(text: string): number {
  const [mantissa = ''] = text.split(/e/i)
  return mantissa.replace(/[-+.]/g, '').replace(/^0+/, '').length
}
