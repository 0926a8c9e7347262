import { checkExpression } from '../expressions/check/index.ts'
import { compile } from '../expressions/compile.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { ExpressionEngine } from '../model/warehouse/dialect.ts'
import type { JoinFunction, PatternEncoding } from '../model/join.ts'
import type { ComparedForm, ComparedKind } from '../model/warehouse/join-store.ts'

const PATTERNS: Readonly<Record<PatternEncoding, ComparedKind>> = {
  Default: 'pattern',
  Rich: 'rich',
  Long: 'long',
}

/*
 * These patterns have one meaning in RE2 and in the other language of regular expressions that an engine may have. So
 * they have no `$`, which may also match before a line end, and no `\\s`.
 */
const SPACES = '[\\t\\n\\f\\r ]*'
/** A whole number: its sign unless it is a plus, and its digits. */
const WHOLE = `\\A${SPACES}\\+?(-?)0*([0-9]+)${SPACES}\\z`
/** A number with a fraction whose last digit is not 0, or without one. */
const DECIMAL = `\\A${SPACES}\\+?(-?)0*([0-9]+)(\\.[0-9]*[1-9])?\\.?0*${SPACES}\\z`
/** A number that begins with its decimal point. */
const POINT_FIRST = `\\A(${SPACES}[+-]?)(\\.[0-9])`

const replaced = (text: string, pattern: string, replacement: string): string =>
  `REGEX_REPLACE(${text}, "${pattern}", "${replacement}")`

const WITHOUT_SIGN_OF_ZERO = ['\\A-0\\z', '0'] as const

/**
 * What each function compares, as an expression over the column `value`. Texts that are too long for a regular expression
 * are no numbers.
 */
const STANDARDIZED: Readonly<Partial<Record<JoinFunction, string>>> = {
  'standardize - Integer': `COALESCE(${replaced(replaced('value', WHOLE, '\\1\\2'), ...WITHOUT_SIGN_OF_ZERO)}, value)`,
  'standardize - Decimal': `COALESCE(${replaced(
    replaced(replaced('value', POINT_FIRST, '\\10\\2'), DECIMAL, '\\1\\2\\3'),
    ...WITHOUT_SIGN_OF_ZERO,
  )}, value)`,
  'standardize - String': 'COLLAPSE(FOLD_CASE(FOLD_ACCENTS(value)))',
}

/**
 * What a join with a function compares.
 * @param pattern the style, if the function is `pattern`
 */
export function comparedForm(
  compared: JoinFunction,
  pattern: PatternEncoding | undefined,
  engine: ExpressionEngine,
): ComparedForm {
  const standardized = STANDARDIZED[compared]
  if (standardized !== undefined)
    return { kind: 'computed', sql: (column) => standardizedSql(standardized, column, engine) }
  switch (compared) {
    case 'metaphone':
    case 'mask':
      return { kind: 'form', form: compared }
    case 'pattern':
      return { kind: 'form', form: PATTERNS[pattern ?? 'Default'] }
    default:
      return { kind: 'value' }
  }
}

function standardizedSql(expression: string, column: string, { name }: ExpressionEngine) {
  const value = { name: 'value', humanName: 'value', type: 'text', sql: column, raw: undefined } as const
  const { typed } = checkExpression(expression, { columns: [value] }, FUNCTIONS, 'sql')
  const { text, bindings } = compile(typed, { name })
  return { text, bindings: bindings as readonly (string | number | boolean)[] }
}
