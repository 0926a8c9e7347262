import {
  overload,
  type Argument,
  type FunctionDeclaration,
  type Parameter,
  type SizedArgument,
  type SqlArgument,
} from '../../declaration.ts'
import { CHARACTER_BYTES, firstOf } from '../../memory.ts'
import { TRINO } from '../../dialects/trino.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'
import type { Value } from '../../value.ts'
import { textParameter } from '../parameters.ts'
import {
  engineReplacement,
  Pattern,
  patternFault,
  patternWeight,
  replacementFault,
  replacer,
} from './regular-expression.ts'
import { patternForRe2j } from './pattern-for-re2j.ts'
import { rewrittenInTrino } from './rewritten-in-trino.ts'
import { lengthOf } from '../../../values/unicode/code-points.ts'

const ofText =
  (fault: (text: string) => string | undefined) =>
  (value: Value): string | undefined =>
    typeof value === 'string' ? fault(value) : undefined

const PATTERN: Parameter = {
  name: 'pattern',
  type: 'text',
  kind: 'constant',
  refuse: ofText(patternFault),
  weigh: (value) => (typeof value === 'string' ? patternWeight(value) : 0),
}

const REPLACEMENT: Parameter = {
  name: 'replacement',
  type: 'text',
  kind: 'constant',
  refuse: ofText(replacementFault),
}

const MAX_GROUPS = 9

const GROUP: Parameter = {
  name: 'group',
  type: 'decimal',
  kind: 'constant',
  refuse: (value) =>
    typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value <= MAX_GROUPS)
      ? undefined
      : `The group must be an integer from 0 (the whole match) to ${MAX_GROUPS}.`,
}

/**
 * Longer texts are not rewritten. Each character can become a replacement of 200 characters, and the engine rewrites
 * two thousand rows together.
 */
const MAX_REWRITTEN_LENGTH = 10_000

/** The constant text of an argument. Undefined if it is null. */
const constantOf = ({ constant }: Argument): string | undefined =>
  typeof constant === 'string' ? constant : undefined

const nothing = (): null => null

/** Matches every anchor, and also some characters that are not anchors. */
const ANCHOR = /[$^]|\\[Az]/

/**
 * True if a part of the text matches. If a pattern is plain text except for its anchors, the engine searches for the
 * plain text and ignores anchors inside it: `a^b` would be found in `ab`. An empty group prevents this optimisation.
 */
function isInSql(text: SqlArgument, pattern: SqlArgument): Sql {
  const source = constantOf(pattern)
  const sought = source !== undefined && ANCHOR.test(source) ? sql`${`()${source}`}` : pattern.sql
  return sql`regexp_matches(${text.sql}, ${sought})`
}

const isInTrino = (text: SqlArgument, source: string): Sql =>
  sql`regexp_like(${text.sql}, ${patternForRe2j(source)})`

/** A test of the whole text, or of any part of the text. */
const tests = (isWhole: boolean): FunctionDeclaration['overloads'] => [
  overload({
    parameters: [textParameter('text'), PATTERN],
    needsRe2: true,
    returns: 'logical',
    sql: {
      duckdb: ([text, pattern]) =>
        isWhole ? sql`regexp_full_match(${text.sql}, ${pattern.sql})` : isInSql(text, pattern),
      trino: ([text, pattern]) => {
        const source = constantOf(pattern)
        if (source === undefined) return sql`cast(null as boolean)`
        return isWhole ? TRINO.matches(text.sql, patternForRe2j(source)) : isInTrino(text, source)
      },
    },
    evaluator: ([, pattern]) => {
      const source = constantOf(pattern)
      if (source === undefined) return nothing
      const expression = new Pattern(source)
      return (text: string) => (isWhole ? expression.matchesWhole(text) : expression.isIn(text))
    },
  }),
]

/**
 * Bytes of a text with replacements. In the worst case there is a replacement before, between and after all
 * characters, and each group in it repeats the text that it matched.
 */
function rewritten([text, , replacement]: readonly SizedArgument[]): number {
  const put = constantOf(replacement!) ?? ''
  const groups = put.match(/\\[0-9]/g)?.length ?? 0
  const bytes = Math.min(text!.bytes, MAX_REWRITTEN_LENGTH * CHARACTER_BYTES)
  const places = Math.min(bytes, MAX_REWRITTEN_LENGTH) + 1
  return bytes * (1 + groups) + places * Buffer.byteLength(put)
}

export const REGEX_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'REGEX_MATCH',
    group: 'String',
    description:
      'True if the whole text matches a regular expression. The syntax is that of RE2, without look-around and back-references. (?i) at the start ignores case.',
    overloads: tests(true),
    examples: [
      { expression: 'REGEX_MATCH("AB-1234", "[A-Z]{2}-\\d+")', result: '1' },
      { expression: 'REGEX_MATCH("AB-1234x", "[A-Z]{2}-\\d+")', result: '0' },
      { expression: 'REGEX_MATCH("éa", "(?i)É\\pL")', result: '1' },
      { expression: 'REGEX_MATCH(NULL, "a*")', result: null },
    ],
  },
  {
    name: 'REGEX_FIND',
    group: 'String',
    description: 'True if a part of the text matches a regular expression.',
    overloads: tests(false),
    examples: [
      { expression: 'REGEX_FIND("call 555-1234", "\\d{3}-\\d{4}")', result: '1' },
      { expression: 'REGEX_FIND("none", "^\\d")', result: '0' },
      { expression: 'REGEX_FIND("", "^$")', result: '1' },
      { expression: 'REGEX_FIND(Code, "B$1")', row: { Code: 'AB1' }, result: '0' },
    ],
  },
  {
    name: 'REGEX_EXTRACT',
    group: 'String',
    description:
      'The first match of a regular expression in the text, or one group of that match, numbered from 1. Null if nothing matches or the expression has no such group. The empty string if the group did not take part in the match.',
    overloads: [
      overload({
        parameters: [textParameter('text'), PATTERN, GROUP],
        needsRe2: true,
        optional: 1,
        returns: 'text',
        longest: firstOf,
        sql: {
          duckdb: ([text, pattern, group]) => {
            const source = constantOf(pattern)
            const number = Number(group?.constant ?? 0)
            const isNone =
              source === undefined || group?.constant === null || number > new Pattern(source).groups
            if (isNone) return sql`cast(null as varchar)`
            return sql`case when ${isInSql(text, pattern)} then regexp_extract(${text.sql}, ${pattern.sql}, cast(${number} as integer)) end`
          },
          trino: ([text, pattern, group]) => {
            const source = constantOf(pattern)
            const number = Number(group?.constant ?? 0)
            const isNone =
              source === undefined || group?.constant === null || number > new Pattern(source).groups
            if (isNone) return sql`cast(null as varchar)`
            const found = sql`regexp_extract(${text.sql}, ${patternForRe2j(source)}, ${verbatim(String(number))})`
            // The engine's result is null also if the group did not take part in the match.
            return number === 0
              ? found
              : sql`case when ${isInTrino(text, source)} then coalesce(${found}, '') end`
          },
        },
        evaluator: ([, pattern, group]) => {
          const source = constantOf(pattern)
          if (source === undefined) return nothing
          const expression = new Pattern(source)
          const number = Number(group?.constant ?? 0)
          if (number > expression.groups) return nothing
          return (text: string) => expression.first(text, number)
        },
      }),
    ],
    examples: [
      { expression: 'REGEX_EXTRACT("Order 4711 of 12", "\\d+")', result: '4711' },
      { expression: 'REGEX_EXTRACT("jane@example.com", "@(.+)\\.", 1)', result: 'example' },
      { expression: 'REGEX_EXTRACT("ac", "a(b)?c", 1)', result: '' },
      { expression: 'REGEX_EXTRACT("Zürich", "\\d+")', result: null },
      { expression: 'REGEX_EXTRACT("Zürich", "[a-z]+", NULL)', result: null },
    ],
  },
  {
    name: 'REGEX_REPLACE',
    group: 'Transformation',
    description:
      'The text with a replacement for each match of a regular expression. In the replacement, \\1 to \\9 are the groups of the match and \\0 is the whole match. Null if the text has more than 10,000 characters.',
    overloads: [
      overload({
        parameters: [textParameter('text'), PATTERN, REPLACEMENT],
        needsRe2: true,
        returns: 'text',
        longest: rewritten,
        sql: {
          duckdb: ([text, pattern, replacement]) => {
            const [source, put] = [constantOf(pattern), constantOf(replacement)]
            if (source === undefined || put === undefined) return sql`cast(null as varchar)`
            const rewritten = engineReplacement(put, new Pattern(source).groups)
            const result = sql`regexp_replace(${text.sql}, ${pattern.sql}, ${rewritten}, 'g')`
            return sql`case when length(${text.sql}) <= ${MAX_REWRITTEN_LENGTH} then ${result} end`
          },
          trino: ([text, pattern, replacement]) => {
            const [source, put] = [constantOf(pattern), constantOf(replacement)]
            if (source === undefined || put === undefined) return sql`cast(null as varchar)`
            return rewrittenInTrino(sql`gt_within(${text.sql}, ${MAX_REWRITTEN_LENGTH})`, source, put)
          },
        },
        evaluator: ([, pattern, replacement]) => {
          const [source, put] = [constantOf(pattern), constantOf(replacement)]
          if (source === undefined || put === undefined) return nothing
          const replace = replacer(source, put)
          return (text: string) => {
            return lengthOf(text) > MAX_REWRITTEN_LENGTH ? null : replace(text)
          }
        },
      }),
    ],
    examples: [
      { expression: 'REGEX_REPLACE("Smith, Jane", "(\\w+), (\\w+)", "\\2 \\1")', result: 'Jane Smith' },
      { expression: 'REGEX_REPLACE("a1b22", "\\d+", "#")', result: 'a#b#' },
      { expression: 'REGEX_REPLACE("äöü", "", "-")', result: '-ä-ö-ü-' },
    ],
  },
]
