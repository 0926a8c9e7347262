import type { ValueType } from '../../../../src/quality/model/reading.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const time = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?|(?:0?[1-9]|1[0-2]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)? ?[ap]m`
const zone = String.raw`(?: ?(?:z|utc|gmt|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?))?`
const timestamp = new RegExp(`^(.{6,11}?)[t ](?:${time})${zone}$`, 'i')

/** What a value looks like, by the definition in the docstring of classify(): slow and obvious. */
export function valueTypeOf(text: string): ValueType {
  if (/^\p{White_Space}*$/u.test(text)) return 'blank'
  const value = text.replace(/^ +| +$/g, '')
  if (/^(?:true|false|yes|no|[tfyn])$/i.test(value)) return 'boolean'
  if (isNumber(value)) return isInteger(value) ? 'integer' : 'decimal'
  if (isDate(value)) return 'date'
  if (new RegExp(`^(?:${time})$`, 'i').test(value)) return 'time'
  return isDate(timestamp.exec(value)?.[1] ?? '') ? 'timestamp' : 'text'
}

function isNumber(value: string): boolean {
  const match = /^[+-]?(\d*)(\.?)(\d*)(?:e([+-]?)(\d{1,3}))?$/i.exec(value)
  if (match === null) return false
  const [, whole, point, fraction, sign, exponent] = match as unknown as [
    string,
    string,
    string,
    string,
    string?,
    string?,
  ]
  const digits = whole.length + fraction.length
  return (
    digits >= 1 &&
    digits <= 38 &&
    !/^0\d/.test(whole) &&
    (exponent === undefined || point === '.' || sign !== '')
  )
}

function isInteger(value: string): boolean {
  return (
    /^[+-]?\d+$/.test(value) &&
    BigInt.asIntN(64, BigInt(value.replace('+', ''))) === BigInt(value.replace('+', ''))
  )
}

function isDate(value: string): boolean {
  const year = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)$/.exec(value)
  if (year) return isDay(year[1]!, year[3]!, year[4]!)
  const named = /^(\d\d?)([- ])([a-z]{3})\2(\d{4}|\d\d)$/i.exec(value)
  if (named) return isDay(named[4]!, String(months.indexOf(named[3]!.toLowerCase()) + 1), named[1]!)
  const points = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(value)
  if (points) return isDay(points[3]!, points[2]!, points[1]!)
  const either = /^(\d\d?)([-/])(\d\d?)\2(\d{4}|\d\d)$/.exec(value)
  if (!either || (either[2] === '-' && either[4]!.length === 2)) return false
  return isDay(either[4]!, either[3]!, either[1]!) || isDay(either[4]!, either[1]!, either[3]!)
}

function isDay(year: string, month: string, day: string): boolean {
  const date = new Date(0)
  date.setUTCFullYear(Number(year.length === 2 ? `20${year}` : year), Number(month) - 1, Number(day))
  return Number(year) > 0 || year.length === 2
    ? date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    : false
}
