/**
 * SQL of numbers by their digits. `part` has the significant digits `s`, the exponent `e` and the sign `n` of the text
 * of a number: the number is 0.s times ten to the e.
 */
const SCIENTIFIC = [
  `{m: regexp_extract(part, '[0-9.]+'), e: coalesce(try_cast(regexp_extract(part, '[eE]([+-]{0,1}[0-9]+)', 1) as bigint), 0), n: starts_with(ltrim(part), '-')}`,
  `{w: split_part(part.m, '.', 1), a: replace(part.m, '.', ''), e: part.e, n: part.n}`,
  `{s: rtrim(ltrim(part.a, '0'), '0'), e: length(part.w) - length(part.a) + length(ltrim(part.a, '0')) + part.e, n: part.n}`,
]

/**
 * @param text SQL of the text of a number
 * @param result SQL of the parts of the number
 */
export const ofScientific = (text: string, result: string): string =>
  `${[...SCIENTIFIC, result].reduce((list, step) => `list_transform(${list}, lambda part: ${step})`, `[${text}]`)}[1]`

/** Makes the exponent of each number a number of eight digits. */
const OFFSET = 50_000_000

const KEY = `case when part.s = '' then '0' when part.n then '-' || translate((part.e + ${OFFSET})::varchar || part.s, '0123456789', '9876543210') || '~' else '1' || (part.e + ${OFFSET})::varchar || part.s end`

/** SQL of a text whose order by code point is the order of the numbers. */
export const numberKey = (text: string): string => ofScientific(text, KEY)
