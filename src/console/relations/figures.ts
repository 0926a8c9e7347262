import { percent } from '../state/format.ts'

/** A count of any size with all its digits. */
export const wholeCount = (text: string): string =>
  text === '' ? '–' : new Intl.NumberFormat(navigator.languages).format(BigInt(text))

/** Percentages beyond these are rounded to 0 and to 100. */
const [LEAST, MOST] = [0.01, 99.99]

/** A percentage that is 100 only if nothing is missing, and 0 only if there is nothing. */
export function share(text: string | number): string {
  const number = Number(text)
  if (number > MOST && number < 100) return `> ${percent(MOST)}`
  if (number > 0 && number < LEAST) return `< ${percent(LEAST)}`
  return percent(text)
}

/** The percentage of a part. */
export const shareOf = (part: number, all: number): string => share((100 * part) / all)
