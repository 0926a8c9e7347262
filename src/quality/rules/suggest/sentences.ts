/** Figures in sentences. */
const FORMAT = new Intl.NumberFormat('en')

export const count = (number: number): string => FORMAT.format(number)

/** `1 row`, `2 rows`. */
export const counted = (number: number, noun: string): string =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`
