/**
 * SQL of numbers by their digits. `part` is a row of the significant digits, the exponent and the sign of the text of a
 * number: the number is 0.digits times ten to the exponent.
 */
const SCIENTIFIC = [
  `ROW(regexp_extract(part, '[0-9.]+'), coalesce(try_cast(regexp_extract(part, '[eE]([+-]{0,1}[0-9]+)', 1) as bigint), 0), starts_with(ltrim(part), '-'))`,
  `ROW(split_part(part[1], '.', 1), replace(part[1], '.', ''), part[2], part[3])`,
  `ROW(rtrim(ltrim(part[2], '0'), '0'), length(part[1]) - length(part[2]) + length(ltrim(part[2], '0')) + part[3], part[4])`,
]

/** The parts of a number in the result of ofScientific(). */
export const PARTS = { digits: 'part[1]', exponent: 'part[2]', isNegative: 'part[3]' } as const

/**
 * @param text SQL of the text of a number
 * @param result SQL of the parts of the number
 */
export const ofScientific = (text: string, result: string): string =>
  `${[...SCIENTIFIC, result].reduce((list, step) => `transform(${list}, part -> ${step})`, `ARRAY[${text}]`)}[1]`

/** Makes the exponent of each number a number of eight digits. */
const OFFSET = 50_000_000

const EXPONENT = `cast(${PARTS.exponent} + ${OFFSET} as varchar)`
const KEY = `case when ${PARTS.digits} = '' then '0' when ${PARTS.isNegative} then '-' || translate(${EXPONENT} || ${PARTS.digits}, '0123456789', '9876543210') || '~' else '1' || ${EXPONENT} || ${PARTS.digits} end`

/** SQL of a text whose order by code point is the order of the numbers. */
export const numberKey = (text: string): string => ofScientific(text, KEY)
