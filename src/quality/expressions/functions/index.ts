import type { FunctionDeclaration } from '../declaration.ts'
import { BOUNDS } from './bounds.ts'
import { DATE_ARITHMETIC } from './date-arithmetic.ts'
import { DATE_FORMATS } from './date-formats.ts'
import { DATE_MAKING } from './date-making.ts'
import { DATE_PARTS } from './date-parts.ts'
import { NUMBER_TEXTS } from './number-texts.ts'
import { POWERS } from './powers.ts'
import { ROUNDING } from './rounding.ts'
import { SIZES } from './sizes.ts'
import { STATISTICS } from './statistics.ts'
import { TEXT_FUNCTIONS } from './text-functions.ts'

/** All functions of the language by their names. */
export const FUNCTIONS: ReadonlyMap<string, FunctionDeclaration> = new Map(
  [
    ...ROUNDING,
    ...SIZES,
    ...BOUNDS,
    ...POWERS,
    ...NUMBER_TEXTS,
    ...DATE_PARTS,
    ...DATE_ARITHMETIC,
    ...DATE_MAKING,
    ...DATE_FORMATS,
    ...STATISTICS,
    ...TEXT_FUNCTIONS,
  ].map((declaration) => [declaration.name, declaration]),
)
