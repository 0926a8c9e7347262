import type { FunctionDeclaration } from '../../declaration.ts'
import { CHECKSUM_FUNCTIONS } from './checksums.ts'
import { IBAN_FUNCTIONS } from './iban.ts'
import { TYPE_CONVERSIONS } from './type-conversions.ts'
import { TYPE_TESTS } from './type-tests.ts'
import { TYPE_FUNCTION } from './type-words.ts'

/** Functions that test the type of a value, or convert it. */
export const TYPE_FUNCTIONS: readonly FunctionDeclaration[] = [
  ...TYPE_TESTS,
  TYPE_FUNCTION,
  ...TYPE_CONVERSIONS,
  ...CHECKSUM_FUNCTIONS,
  ...IBAN_FUNCTIONS,
]
