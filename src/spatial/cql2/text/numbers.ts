import type { TokenReader } from './token-reader.ts'

/** Reads a number with an optional sign. @throws Stop if the next tokens are none */
export function signedNumber(reader: TokenReader, what: string): number {
  const sign = reader.takesSymbol('-') ? '-' : ''
  if (sign === '') reader.takesSymbol('+')
  const { kind, value } = reader.token
  if (kind !== 'number') reader.fail(`Expected a number ${what}, but found ${reader.here}.`)
  const number = Number(sign + value)
  if (!Number.isFinite(number)) reader.fail(`The number ${reader.here} is too large.`)
  reader.advance()
  return number
}
