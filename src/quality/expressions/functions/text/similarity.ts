import { overload, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import { type Sql, sql } from '../../sql.ts'
import { once } from '../../dialects/once.ts'
import type { Value } from '../../value.ts'
import { editDistance } from './edit-distance.ts'
import { jaroWinkler } from './jaro-winkler.ts'
import { BYTES, MAX_COMPARED_LENGTH, MAX_DISTINCT_CHARACTERS } from '../../../values/similarity-limits.ts'
import { textParameter } from '../parameters.ts'
import { isAscii } from '../../../values/unicode/characters.ts'
import { lengthOf } from '../../../values/unicode/code-points.ts'
import { CHARACTER_BYTES, sumOf } from '../../memory.ts'

/** Bytes of a character in all lists that are created of both texts if they are not plain ASCII. */
const LISTED_BYTES = 120

const BOUND =
  'Null if a text has more than 255 characters. Null if the texts are not plain ASCII and together have more than 127 different characters.'

const codePoints = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0)!)

/**
 * A comparison of two texts by characters.
 * @param engine DuckDB's function, which compares two texts by bytes
 * @param routine compares two texts within the limits in Trino: see `values/trino/routines/similarities.ts`
 */
const comparison = (
  engine: (left: Sql, right: Sql) => Sql,
  routine: (left: Sql, right: Sql) => Sql,
  compare: (left: readonly number[], right: readonly number[]) => Value,
  result: Pick<Overload, 'returns' | 'isComputed'>,
): Overload =>
  overload({
    parameters: [textParameter('text'), textParameter('other')],
    ...result,
    makes: (args) => {
      const bytes = Math.min(sumOf(args), 2 * MAX_COMPARED_LENGTH * CHARACTER_BYTES)
      return LISTED_BYTES * Math.min(bytes, 2 * MAX_COMPARED_LENGTH) + 5 * bytes
    },
    sql: {
      duckdb: ([left, right]) =>
        once({ one: left.sql, other: right.sql }, ({ one, other }) => {
          const both = sql`(${one} || ${other})`
          const characters = sql`string_split(${both}, '')`
          // At least one text is not empty here. The engine's function that joins texts computes its argument twice.
          const letters = sql`list_aggregate(list_distinct(${characters}), 'string_agg', '')`
          const asBytes = (text: Sql): Sql => sql`translate(${text}, ${letters}, ${BYTES})`
          return sql`case when length(${one}) > ${MAX_COMPARED_LENGTH} or length(${other}) > ${MAX_COMPARED_LENGTH} then null when strlen(${both}) = length(${both}) then ${engine(one, other)} when list_unique(${characters}) <= ${MAX_DISTINCT_CHARACTERS} then ${engine(asBytes(one), asBytes(other))} end`
        }),
      trino: ([left, right]) => routine(left.sql, right.sql),
    },
    evaluator: () => (left: string, right: string) => {
      if (lengthOf(left) > MAX_COMPARED_LENGTH || lengthOf(right) > MAX_COMPARED_LENGTH) return null
      const [one, other] = [codePoints(left), codePoints(right)]
      const isKnown = isAscii(left + right) || new Set([...one, ...other]).size <= MAX_DISTINCT_CHARACTERS
      return isKnown ? compare(one, other) : null
    },
  })

export const SIMILARITY_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'EDIT_DISTANCE',
    group: 'String',
    description: `The Levenshtein distance: the number of characters to insert, delete or change to turn one text into the other. ${BOUND}`,
    overloads: [
      comparison(
        (left, right) => sql`levenshtein(${left}, ${right})`,
        (left, right) => sql`gt_edit_distance(${left}, ${right})`,
        (left, right) => BigInt(editDistance(left, right)),
        { returns: 'integer' },
      ),
    ],
    examples: [
      { expression: 'EDIT_DISTANCE("kitten", "sitting")', result: '3' },
      { expression: 'EDIT_DISTANCE("Müller", "Muller")', result: '1' },
      { expression: 'EDIT_DISTANCE("", "abc")', result: '3' },
      { expression: 'EDIT_DISTANCE("abc", NULL)', result: null },
    ],
  },
  {
    name: 'SIMILARITY',
    group: 'String',
    description: `The Jaro-Winkler similarity of two texts, from 0 to 1. It counts equal characters at near positions and subtracts half of the characters in a different order. A similarity above 0.7 grows by a tenth of its difference to 1 for each of up to four equal characters at the start. ${BOUND}`,
    overloads: [
      comparison(
        (left, right) => sql`jaro_winkler_similarity(${left}, ${right})`,
        (left, right) => sql`gt_similarity(${left}, ${right})`,
        jaroWinkler,
        { returns: 'decimal', isComputed: true },
      ),
    ],
    examples: [
      { expression: 'SIMILARITY("MARTHA", "MARHTA")', result: '0.961111111111111' },
      { expression: 'SIMILARITY("é", "e")', result: '0' },
      { expression: 'SIMILARITY("Zürich", "Zürich")', result: '1' },
    ],
  },
]
