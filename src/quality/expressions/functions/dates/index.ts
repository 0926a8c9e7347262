import type { FunctionDeclaration } from '../../declaration.ts'
import { DATE_ARITHMETIC } from './date-arithmetic.ts'
import { DATE_FORMATS } from './date-formats.ts'
import { DATE_MAKING } from './date-making.ts'
import { DATE_PARTS } from './date-parts.ts'

/** Functions of dates and times. */
export const DATE_FUNCTIONS: readonly FunctionDeclaration[] = [
  ...DATE_PARTS,
  ...DATE_ARITHMETIC,
  ...DATE_MAKING,
  ...DATE_FORMATS,
]
