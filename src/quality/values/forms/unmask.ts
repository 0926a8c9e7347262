import { InvalidData, type DataFault } from '../../model/errors.ts'
import { characters } from './characters.ts'
import { DIGIT, isLetter, kindOf } from './kinds.ts'

/**
 * Writes a value in the form of a mask. In the mask, `N` takes the value's next digit and `A` its next letter (with its
 * accents); other characters before it are skipped. All other characters of the mask are literals, and so is a
 * character after a backslash (`\N`, `\A`, `\\`). `1/1/16` with `0N/0N/20NN` is `01/01/2016`.
 *
 * If the value runs out of characters for the mask, the result ends after the last character taken from the value. If
 * the mask ends first, the rest of the value is dropped.
 *
 * A value or mask with a space must be in double quotes, which are not part of it. A double quote inside is written
 * `\"`.
 * @throws InvalidData if the quotes are missing or not closed
 */
export function unmask({ value, mask }: { readonly value: string; readonly mask: string }): string {
  const read = { value: unwrapped('value', value), mask: unwrapped('mask', mask) }
  const faults = Object.values(read).filter((text): text is DataFault => typeof text !== 'string')
  if (faults.length > 0) throw new InvalidData(faults)
  return fillMask(read.mask as string, read.value as string)
}

/** The same as `unmask` for unquoted texts: quotes are ordinary characters. */
export function fillMask(mask: string, text: string): string {
  const value = characters(text)
  let result = ''
  /** Literals that are written only if a later placeholder is filled, or if the mask ends. */
  let literals = ''
  let isEscaped = false
  for (const character of characters(mask)) {
    const takes = isEscaped ? undefined : taker(character)
    if (takes) {
      const taken = next(value, takes)
      if (taken === undefined) return result
      result += literals + taken
      literals = ''
    } else if (isEscaped || character !== '\\') literals += character
    isEscaped = !isEscaped && character === '\\'
  }
  return result + literals + (isEscaped ? '\\' : '')
}

function taker(character: string): ((kind: number) => boolean) | undefined {
  if (character === 'A') return isLetter
  return character === 'N' ? isDigit : undefined
}

const isDigit = (kind: number): boolean => kind === DIGIT

function next(value: Iterator<string, void>, takes: (kind: number) => boolean): string | undefined {
  for (;;) {
    const step = value.next()
    if (step.done) return undefined
    if (takes(kindOf(step.value))) return step.value
  }
}

const WRAPPED = /^"((?:[^"\\]|\\.)*)"$/su

/** A text without its quotes, or the fault of the quotes. */
function unwrapped(name: 'value' | 'mask', text: string): string | DataFault {
  if (text.startsWith('"')) {
    const detail = `The ${name} begins with a double quote, so it must end with one; within it write a double quote as \\".`
    return WRAPPED.exec(text)?.[1] ?? { pointer: `/data/${name}`, detail }
  }
  if (!text.includes(' ')) return text
  return {
    pointer: `/data/${name}`,
    detail: `The ${name} contains a space, so it must be wrapped in double quotes.`,
  }
}
