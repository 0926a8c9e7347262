import { expandPatternSql as expandedInDuckdb } from '../../../values/duckdb/expand-pattern.ts'
import { expandPatternSql as expandedInTrino } from '../../../values/trino/expand-pattern.ts'
import { expandPattern } from '../../../values/forms/expand-pattern.ts'
import { mask } from '../../../values/forms/mask.ts'
import { metaphone } from '../../../values/forms/metaphone.ts'
import { patterns } from '../../../values/forms/patterns.ts'
import { soundex } from '../../../values/forms/soundex.ts'
import { fillMask } from '../../../values/forms/unmask.ts'
import type { DialectName } from '../../../model/warehouse/dialect.ts'
import { constantForms, formsOf } from '../../dialects/index.ts'
import {
  overload,
  type Argument,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
  type SqlArgument,
} from '../../declaration.ts'
import { textParameter } from '../parameters.ts'
import { lookedUp } from '../sets/values-lookup.ts'
import { CHARACTER_BYTES, firstOf } from '../../memory.ts'

/** A form of a text, and the column or SQL of the table of values with the form. */
interface Form {
  readonly of: (text: string) => string | null
  readonly inTable: string | Readonly<Record<DialectName, string>>
}

const LONG = { duckdb: expandedInDuckdb('rich'), trino: expandedInTrino('rich') }

const PATTERN_STYLES: Readonly<Record<string, Form>> = {
  DEFAULT: { of: (text) => patterns(text).pattern, inTable: 'pattern' },
  RICH: { of: (text) => patterns(text).rich, inTable: 'rich' },
  LONG: { of: (text) => expandPattern(patterns(text).rich), inTable: LONG },
}

/** The default pattern style. */
export const PATTERN_STYLE = 'Default'

const SOUNDEX_BYTES = 4

const STYLE: Parameter = {
  name: 'style',
  type: 'text',
  kind: 'constant',
  words: Object.keys(PATTERN_STYLES),
}

const styleOf = (style: Argument | undefined): Form =>
  PATTERN_STYLES[String(style?.constant ?? PATTERN_STYLE).toUpperCase()]!

const formOf = (formFrom: (args: readonly Argument[]) => Form, ...more: readonly Parameter[]): Overload => ({
  parameters: [{ name: 'value', type: 'text', kind: 'listed' }, ...more],
  optional: more.length,
  returns: 'text',
  // In some forms, each digit has a backslash before it. A soundex has four characters, however short the text is.
  longest: (args) => 2 * firstOf(args) + SOUNDEX_BYTES,
  sql: formsOf((dialect) => (args: readonly SqlArgument[]) => {
    const { inTable, of } = formFrom(args)
    const value = args[0]!
    const { constant } = value
    if (constant !== undefined) {
      return dialect.constant('text', typeof constant === 'string' ? of(constant) : null)
    }
    return lookedUp(value, typeof inTable === 'string' ? inTable : inTable[dialect.name])
  }),
  evaluator: (args) => formFrom(args).of,
})

const IN_SQL =
  'In a `where` of rows, the value is an attribute or a constant. Other expressions need a virtual column.'

export const FORM_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'PATTERN',
    group: 'Transformation',
    description: `The pattern of the value: a letter for each class of characters, with the count of consecutive characters of that class. The style is "Default", "Rich" or "Long". ${IN_SQL}`,
    overloads: [formOf(([, style]) => styleOf(style), STYLE)],
    examples: [
      { expression: 'PATTERN("Jane Smith")', result: 'a4_a5' },
      { expression: 'PATTERN("$400.00", "Rich")', result: 'md3Sd2' },
      { expression: 'PATTERN("Jane Smith", "Long")', result: 'ulll_ullll' },
      { expression: 'PATTERN(NULL)', result: null },
    ],
  },
  {
    name: 'MASK',
    group: 'Transformation',
    description: `The value with A for each letter and N for each digit. Other characters do not change. ${IN_SQL}`,
    overloads: [formOf(() => ({ of: mask, inTable: 'mask' }))],
    examples: [
      { expression: 'MASK("AB-1234")', result: 'AA-NNNN' },
      { expression: 'MASK("Zürich 8")', result: 'AAAAAA N' },
    ],
  },
  {
    name: 'SOUNDEX',
    group: 'Transformation',
    description: `The American Soundex code of the value, four characters. Null if the value has no Latin letter. ${IN_SQL}`,
    overloads: [formOf(() => ({ of: (text) => soundex(text) ?? null, inTable: 'soundex' }))],
    examples: [
      { expression: 'SOUNDEX("Robert") = SOUNDEX("Rupert")', result: '1' },
      { expression: 'SOUNDEX("Dr")', result: 'D600' },
      { expression: 'SOUNDEX("O")', result: 'O000' },
      { expression: 'SOUNDEX("123")', result: null },
    ],
  },
  {
    name: 'METAPHONE',
    group: 'Transformation',
    description: `The Metaphone code of the value, of any length: its English pronunciation. Null if the value has no Latin letter that is pronounced. ${IN_SQL}`,
    overloads: [formOf(() => ({ of: (text) => metaphone(text) ?? null, inTable: 'metaphone' }))],
    examples: [
      { expression: 'METAPHONE("Thumb")', result: '0M' },
      { expression: 'METAPHONE("Dr")', result: 'TR' },
      { expression: 'METAPHONE("北京")', result: null },
    ],
  },
  {
    name: 'UNMASK',
    group: 'Transformation',
    description:
      'The value formatted by a mask. N takes the next digit of the value and A its next letter. Every other character of the mask stands for itself, and so does a character after a backslash. This function needs a virtual column.',
    overloads: [
      overload({
        parameters: [textParameter('value'), textParameter('mask')],
        only: 'rows',
        returns: 'text',
        longest: ([, form]) => CHARACTER_BYTES * form.bytes,
        sql: constantForms('text', ([value, form]) => {
          const [text, shape] = [value?.constant, form?.constant]
          return typeof text === 'string' && typeof shape === 'string' ? fillMask(shape, text) : null
        }),
        evaluator: () => (value: string, form: string) => fillMask(form, value),
      }),
    ],
    examples: [
      { expression: 'UNMASK("1/1/16", "0N/0N/20NN")', result: '01/01/2016' },
      { expression: 'UNMASK("555 123-4567", "(NNN) NNN-NNNN")', result: '(555) 123-4567' },
      { expression: 'UNMASK("", "N")', result: '' },
    ],
  },
]
