/** What the name of a column tells. The figures of a profile alone cannot tell a code from an amount. */

/** The words of a name in lower case: `customerId`, `Customer ID` and `CUSTOMER_ID` have the same words. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Codes that several people or things share. */
const CONTACTS = new Set([
  ...['phone', 'telephone', 'tel', 'mobile', 'cell', 'fax', 'zip', 'zipcode', 'postcode', 'postal', 'plz'],
])

const CODES = new Set([
  ...CONTACTS,
  ...['id', 'ids', 'key', 'code', 'codes', 'uuid', 'guid', 'ref', 'reference', 'serial', 'sku', 'plate'],
  ...['iban', 'bic', 'vat', 'isbn', 'ean', 'gtin', 'ssn', 'account', 'iata', 'icao'],
])

/** `Invoice No` is a code, `Number of guests` is not. */
const CODES_AT_END = new Set(['no', 'nr', 'num', 'number'])

/** Names with such a word are no codes: `Account balance`, `VAT amount`. */
const QUANTITIES = new Set([
  ...['amount', 'balance', 'total', 'sum', 'price', 'cost', 'costs', 'value', 'count', 'rate', 'percent'],
  ...['quantity', 'qty', 'size', 'length', 'duration', 'days', 'average', 'mean', 'fee', 'tax'],
])

export const isNamedAsQuantity = (words: readonly string[]): boolean =>
  words.some((word) => QUANTITIES.has(word))

/** True if the name says that the values identify something, so that their size means nothing. */
export const isNamedAsCode = (words: readonly string[]): boolean =>
  (words.some((word) => CODES.has(word)) || CODES_AT_END.has(words.at(-1) ?? '')) && !isNamedAsQuantity(words)

/** True if the name says that the values are telephone numbers or postcodes. */
export const isNamedAsContact = (words: readonly string[]): boolean =>
  words.some((word) => CONTACTS.has(word))

/** The limits of quantities that everybody knows. */
export const KNOWN_RANGES: readonly {
  readonly words: readonly string[]
  readonly range: readonly [number, number]
  readonly meaning: string
}[] = [
  { words: ['latitude', 'lat'], range: [-90, 90], meaning: 'a latitude in degrees' },
  { words: ['longitude', 'lon', 'lng'], range: [-180, 180], meaning: 'a longitude in degrees' },
  { words: ['percent', 'percentage', 'pct'], range: [0, 100], meaning: 'a percentage' },
  { words: ['month'], range: [1, 12], meaning: 'a month' },
  { words: ['hour'], range: [0, 23], meaning: 'an hour' },
  { words: ['age'], range: [0, 120], meaning: 'an age in years' },
]

const SMALL_WORDS = new Set(['in', 'of', 'the', 'a', 'and', 'or', 'is', 'per', 'for', 'to'])

/** True if two names have a word in common that says what is measured. */
export const shareWord = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) => word.length > 1 && !SMALL_WORDS.has(word) && other.includes(word))
