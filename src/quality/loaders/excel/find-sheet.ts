import { SheetUnknown, type SourceChoice } from '../errors.ts'
import type { SheetInfo, Workbook } from './workbook.ts'

/** The most names in a message, and the most characters of a name. */
const MAX_NAMES = 20
const MAX_NAME_LENGTH = 60

/**
 * Finds a sheet by its name, or by its number from 1. A name comes first, since sheets may be named `2024`. Letter case
 * matters only if there are several such names.
 * @param wanted undefined: the first visible sheet
 * @returns its index
 * @throws SheetUnknown
 */
export function findSheet({ sheets }: Pick<Workbook, 'sheets'>, wanted: string | undefined): number {
  if (sheets.length === 0) throw new SheetUnknown('The workbook has no sheet with cells.')
  if (wanted === undefined) {
    const found = sheets.findIndex(({ state }) => state === 'visible')
    if (found < 0)
      throw new SheetUnknown(
        `All sheets of the workbook are hidden; name one of them in sheet: ${listOfSheets(sheets)}.`,
        { choice: choiceOf(sheets) },
      )
    return found
  }
  const lower = wanted.toLowerCase()
  const candidates = [
    sheets.findIndex(({ name }) => name === wanted),
    sheets.findIndex(({ name }) => name.toLowerCase() === lower),
    /^[1-9]\d{0,5}$/.test(wanted) && Number(wanted) <= sheets.length ? Number(wanted) - 1 : -1,
  ]
  const found = candidates.find((index) => index >= 0)
  if (found !== undefined) return found
  throw new SheetUnknown(
    `The workbook has no sheet "${shown(wanted)}". Its sheets are ${listOfSheets(sheets)}; give a name or a number, from 1.`,
    { choice: choiceOf(sheets) },
  )
}

const choiceOf = (sheets: readonly SheetInfo[]): SourceChoice => ({
  member: 'sheet',
  values: sheets.map(({ name }) => name),
})

/** The names of sheets for a message, at most 20 of them. */
export function listOfSheets(sheets: readonly SheetInfo[]): string {
  const names = sheets
    .slice(0, MAX_NAMES)
    .map(({ name, state }) => `"${shown(name)}"${state === 'visible' ? '' : ' (hidden)'}`)
  const more = sheets.length - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const shown = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
