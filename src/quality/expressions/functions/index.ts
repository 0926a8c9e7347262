import type { FunctionDeclaration } from '../declaration.ts'
import { METADATA_FUNCTIONS, STATISTICS } from './columns/index.ts'
import { DATE_FUNCTIONS } from './dates/index.ts'
import { NUMBER_FUNCTIONS } from './numbers/index.ts'
import { SET_FUNCTIONS } from './sets/index.ts'
import { TEXT_FUNCTIONS } from './text/index.ts'
import { TYPE_FUNCTIONS } from './types/index.ts'

/** All functions of the language by name. */
export const FUNCTIONS: ReadonlyMap<string, FunctionDeclaration> = new Map(
  [
    ...NUMBER_FUNCTIONS,
    ...DATE_FUNCTIONS,
    ...STATISTICS,
    ...TEXT_FUNCTIONS,
    ...TYPE_FUNCTIONS,
    ...SET_FUNCTIONS,
    ...METADATA_FUNCTIONS,
  ].map((declaration) => [declaration.name, declaration]),
)
