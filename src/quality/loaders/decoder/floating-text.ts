/**
 * SQL of the texts of floating-point numbers: the fewest digits that give the number back, the same that
 * `typed/value-texts.ts` writes. The engine's own texts differ from them in some numbers.
 */

/** Powers of two whose text the engine gets wrong (1.5.6): it reads back as another number, or as none. */
const WRONG_POWERS: readonly number[] = [2 ** 81, 2 ** 91, 2 ** 807]

/** The engine's text, without the sign of a NaN, which has no meaning. */
const ownText = (value: string): string => `replace(cast(${value} as varchar), '-nan', 'nan')`

/** The text of a double. */
export function doubleText(value: string): string {
  const cases = WRONG_POWERS.map(
    (power) => `when ${literalOf(power)} then if(${value} < 0, '-', '') || '${textOf(power)}'`,
  )
  return `case abs(${value}) ${cases.join(' ')} else ${ownText(value)} end`
}

/** The engine gives the fewest digits in shorter texts. */
const MIN_LONG_TEXT = 10
const MIN_DIGITS = 6

/**
 * The text of a number of 4 bytes. The engine gives more digits than are needed where the number has a short exact
 * decimal, such as 1738380.25 for 1738380.3. Texts of a double have the same form.
 */
export function floatText(value: string): string {
  const cases = [MIN_DIGITS, 7, 8, 9].map((digits) => {
    // Of two decimals that are as near, the one that is farther from zero is taken.
    const near = `cast(printf('%.${digits}g', cast(${value} as double) * (1 + 1e-15)) as double)`
    // A decimal in the middle of two numbers may be taken for the other one.
    const mirrored = `2 * ${near} - ${value}`
    const isMiddle = `${near} <> ${value} and cast(cast(${mirrored} as float) as double) = ${mirrored}`
    const text = `cast(${near} as varchar)`
    // Numbers with fewer digits have them in the engine's text.
    const isShorter = `strlen(${ownText(value)}) < strlen(${text})`
    const shortest = digits === MIN_DIGITS ? `if(${isShorter}, ${ownText(value)}, ${text})` : text
    return `when cast(${near} as float) = ${value} and not (${isMiddle}) then ${shortest}`
  })
  return `case when isfinite(${value}) and strlen(cast(${value} as varchar)) >= ${MIN_LONG_TEXT} then
    case ${cases.join(' ')} else ${ownText(value)} end else ${ownText(value)} end`
}

const literalOf = (power: number): string => `cast('${textOf(power)}' as double)`

const textOf = (power: number): string => power.toExponential()
