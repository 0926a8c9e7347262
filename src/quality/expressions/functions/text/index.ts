import type { FunctionDeclaration } from '../../declaration.ts'
import { CASE_FUNCTIONS } from './case.ts'
import { CHOICE_FUNCTIONS } from './choices.ts'
import { FOLDING_FUNCTIONS } from './folding.ts'
import { FORM_FUNCTIONS } from './forms.ts'
import { HASH_FUNCTIONS } from './hashes.ts'
import { KEEPING_FUNCTIONS } from './keeping.ts'
import { PADDING_FUNCTIONS } from './padding.ts'
import { PART_FUNCTIONS } from './parts.ts'
import { REGEX_FUNCTIONS } from './regex.ts'
import { REPLACING_FUNCTIONS } from './replacing.ts'
import { SEARCH_FUNCTIONS } from './searching.ts'
import { SIMILARITY_FUNCTIONS } from './similarity.ts'
import { TRIMMING_FUNCTIONS } from './trimming.ts'

/** Functions of texts, and functions that choose between values. */
export const TEXT_FUNCTIONS: readonly FunctionDeclaration[] = [
  ...SEARCH_FUNCTIONS,
  ...CASE_FUNCTIONS,
  ...TRIMMING_FUNCTIONS,
  ...PART_FUNCTIONS,
  ...PADDING_FUNCTIONS,
  ...REGEX_FUNCTIONS,
  ...SIMILARITY_FUNCTIONS,
  ...REPLACING_FUNCTIONS,
  ...KEEPING_FUNCTIONS,
  ...FOLDING_FUNCTIONS,
  ...FORM_FUNCTIONS,
  ...HASH_FUNCTIONS,
  ...CHOICE_FUNCTIONS,
]
