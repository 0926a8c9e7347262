import type { FunctionDeclaration } from '../declaration.ts'
import { BOUNDS } from './numbers/bounds.ts'
import { DATE_ARITHMETIC } from './dates/date-arithmetic.ts'
import { DATE_FORMATS } from './dates/date-formats.ts'
import { DATE_MAKING } from './dates/date-making.ts'
import { DATE_PARTS } from './dates/date-parts.ts'
import { NUMBER_TEXTS } from './numbers/number-texts.ts'
import { POWERS } from './numbers/powers.ts'
import { ROUNDING } from './numbers/rounding.ts'
import { SIZES } from './numbers/sizes.ts'
import { STATISTICS } from './columns/statistics.ts'
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
