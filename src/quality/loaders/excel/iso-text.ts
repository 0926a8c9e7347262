const ISO = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.(\d*?)0*)?(Z?))?$/

/**
 * The text of a date that a workbook has in the form of ISO 8601: `2024-01-31`, or `2024-01-31 23:59:59`, without zeros
 * at the end of a fraction. Other texts stay as they are.
 * @param isDate true if the format of the cell has no time; then midnight is left out
 */
export function isoText(text: string, isDate: boolean): string {
  const found = ISO.exec(text)
  if (!found) return text
  const [, date, time, fraction = '', zone] = found
  if (time === undefined || (isDate && fraction === '' && /^[0:]+$/.test(time))) return date!
  return `${date} ${time}${fraction === '' ? '' : `.${fraction}`}${zone}`
}
