import type { FunctionDeclaration } from '../declaration.ts'
import { CASE_FUNCTIONS } from './text/case.ts'
import { CHECKSUM_FUNCTIONS } from './types/checksums.ts'
import { CHOICE_FUNCTIONS } from './text/choices.ts'
import { FOLDING_FUNCTIONS } from './text/folding.ts'
import { FORM_FUNCTIONS } from './text/forms.ts'
import { HASH_FUNCTIONS } from './text/hashes.ts'
import { IBAN_FUNCTIONS } from './types/iban.ts'
import { KEEPING_FUNCTIONS } from './text/keeping.ts'
import { METADATA_FUNCTIONS } from './columns/metadata.ts'
import { PADDING_FUNCTIONS } from './text/padding.ts'
import { PART_FUNCTIONS } from './text/parts.ts'
import { REGEX_FUNCTIONS } from './text/regex.ts'
import { REPLACING_FUNCTIONS } from './text/replacing.ts'
import { SEARCH_FUNCTIONS } from './text/searching.ts'
import { SET_FUNCTIONS } from './sets/sets.ts'
import { SIMILARITY_FUNCTIONS } from './text/similarity.ts'
import { TRIMMING_FUNCTIONS } from './text/trimming.ts'
import { TYPE_CONVERSIONS } from './types/type-conversions.ts'
import { TYPE_TESTS } from './types/type-tests.ts'
import { TYPE_FUNCTION } from './types/type-words.ts'

/** The functions of the groups String, Transformation, Type, Set and Metadata. */
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
  ...TYPE_TESTS,
  TYPE_FUNCTION,
  ...TYPE_CONVERSIONS,
  ...CHECKSUM_FUNCTIONS,
  ...IBAN_FUNCTIONS,
  ...SET_FUNCTIONS,
  ...METADATA_FUNCTIONS,
]
