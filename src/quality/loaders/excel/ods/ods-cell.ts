import type { CellText } from '../cell-text.ts'
import { isoText } from '../iso-text.ts'
import { enteredNumber } from '../number-text.ts'

/** The types of cells whose values stand in attributes (OpenDocument 1.3, part 3, 19.387). */
export const [FLOAT, PERCENTAGE, CURRENCY, DATE, TIME, BOOLEAN] = [1, 2, 3, 4, 5, 6]
export const TYPES: ReadonlyMap<string, number> = new Map([
  ['float', FLOAT],
  ['percentage', PERCENTAGE],
  ['currency', CURRENCY],
  ['date', DATE],
  ['time', TIME],
  ['boolean', BOOLEAN],
])

const DURATION = /^(-?)P(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})(?:\.(\d*?)0*)?S)?)?$/

/** Makes the text of a cell of the value that the file has for it. @param type one of TYPES */
export function appendValue(text: CellText, value: string, type: number): void {
  if (type === DATE) text.appendText(isoText(value, false))
  else if (type === TIME) text.appendText(timeText(value))
  else if (type === BOOLEAN) text.appendText(value)
  else {
    const bytes = Buffer.from(value)
    text.appendText(enteredNumber(bytes, 0, bytes.length) ?? value)
  }
}

/** `12:34:56` for `PT12H34M56S`. Longer durations than a day have more hours. Other texts stay as they are. */
function timeText(value: string): string {
  const found = DURATION.exec(value)
  if (!found) return value
  const [, sign, days = '0', hours = '0', minutes = '0', seconds = '0', fraction = ''] = found
  const total = 86_400 * Number(days) + 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${sign}${text}${fraction === '' ? '' : `.${fraction}`}`
}
