import { InvalidData, type DataFault } from '../../model/errors.ts'
import { characters } from './characters.ts'
import { DIGIT, isLetter, kindOf } from './kinds.ts'

/**
 * Writes a value in the form of a mask. The mask is walked: `N` takes the value's next digit, `A` its next letter (with
 * its accents), passing over whatever stands before it; everything else stands for itself, and so does what follows a
 * backslash (`\N`, `\A`, `\\`). `1/1/16` with `0N/0N/20NN` is `01/01/2016`.
 *
 * Where the value has no more of what the mask asks for, the result ends behind the last character that it gave; what
 * the value has more than the mask asks for is left out.
 *
 * A value or mask with a space is wrapped in double quotes, which are no part of it; within them a double quote is
 * written `\"`.
 * @throws InvalidData where the quotes are missing or do not end
 */
export function unmask({ value, mask }: { readonly value: string; readonly mask: string }): string {
  const read = { value: unwrapped('value', value), mask: unwrapped('mask', mask) }
  const faults = Object.values(read).filter((text): text is DataFault => typeof text !== 'string')
  if (faults.length > 0) throw new InvalidData(faults)
  return fillMask(read.mask as string, read.value as string)
}

/** What `unmask` does, of texts as they are: quotes are characters like others. */
export function fillMask(mask: string, text: string): string {
  const value = characters(text)
  let result = ''
  /** Literals that stand only where the mask is filled behind them, or to its end. */
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

/** A text without the quotes around it, or what is wrong with them. */
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
