const MOMENT =
  /^\s*(-?\d{4})[-/](\d\d?)[-/](\d\d?)(?:[Tt ]\s*(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|z|[+-]\d\d(?::?\d\d)?)?)?\s*$/

/**
 * A moment in the form of a GeoPackage, in UTC with milliseconds. A moment without a zone is in UTC, and a date is
 * its start.
 *
 * @returns undefined if the text is not a moment in the years 0 to 9999
 */
export function momentOf(text: string): string | undefined {
  const match = MOMENT.exec(text)
  if (match === null) return undefined
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    match
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0')
  const time = Date.parse(
    `${date}T${hour.padStart(2, '0')}:${minute}:${second}.${milliseconds}${zoneOf(zone)}`,
  )
  const isReal = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
  if (Number.isNaN(time) || !isReal) return undefined
  const utc = new Date(time).toISOString()
  // Other years have a sign and six digits.
  return utc.length === 24 ? utc : undefined
}

/** `+02` and `+0200` as `+02:00`. */
function zoneOf(zone: string): string {
  const digits = zone.replace(':', '')
  if (/^z$/i.test(zone)) return 'Z'
  return `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`
}
