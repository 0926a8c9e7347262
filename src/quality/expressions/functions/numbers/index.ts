import type { FunctionDeclaration } from '../../declaration.ts'
import { BOUNDS } from './bounds.ts'
import { NUMBER_TEXTS } from './number-texts.ts'
import { POWERS } from './powers.ts'
import { ROUNDING } from './rounding.ts'
import { SIZES } from './sizes.ts'

/** Functions of numbers. */
export const NUMBER_FUNCTIONS: readonly FunctionDeclaration[] = [
  ...ROUNDING,
  ...SIZES,
  ...BOUNDS,
  ...POWERS,
  ...NUMBER_TEXTS,
]
