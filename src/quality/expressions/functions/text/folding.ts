import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { type Sql, sql } from '../../sql.ts'
import { once } from '../../dialects/once.ts'
import { firstTimes } from '../../memory.ts'
import { otherCase, textParameter } from '../parameters.ts'
import { withoutAccents } from '../../../values/unicode/accents.ts'
import { isAscii, lowerCase, upperCase } from '../../../values/unicode/characters.ts'
import { SPELLINGS } from '../../../values/unicode/spellings.ts'

const SPELLED_LETTERS = new RegExp(`[${[...SPELLINGS.keys()].join('')}]`, 'gu')

const foldAccents = (text: string): string =>
  isAscii(text)
    ? text
    : withoutAccents(text).replace(SPELLED_LETTERS, (letter) => SPELLINGS.get(letter) as string)

/** U+0000 and U+0001 as two characters each, which the engine's strip_accents keeps. */
const ESCAPED_NUL = '\x010'
const ESCAPED_ESCAPE = '\x011'

/** The dotless i and U+0001 as two characters each. */
const ESCAPED_I = '\x011'
const ESCAPED_ESCAPE_I = '\x010'

/** strip_accents of the engine ends a text at U+0000. */
function stripAccentsSql(text: Sql): Sql {
  const escaped = sql`replace(replace(${text}, ${'\x01'}, ${ESCAPED_ESCAPE}), ${'\0'}, ${ESCAPED_NUL})`
  const restored = sql`replace(replace(strip_accents(${escaped}), ${ESCAPED_NUL}, ${'\0'}), ${ESCAPED_ESCAPE}, ${'\x01'})`
  return sql`case when contains(${text}, ${'\0'}) then ${restored} else strip_accents(${text}) end`
}

/** One call of DuckDB replaces all letters that become one letter. Each other letter needs a call. */
function foldAccentsSql(text: Sql): Sql {
  const single = [...SPELLINGS].filter(([, spelled]) => spelled.length === 1)
  const [from, to] = [0, 1].map((place) => single.map((pair) => pair[place]).join(''))
  let folded = sql`translate(${stripAccentsSql(text)}, ${from!}, ${to!})`
  for (const [letter, spelled] of SPELLINGS) {
    if (spelled.length > 1) folded = sql`replace(${folded}, ${letter}, ${spelled})`
  }
  return folded
}

const DOTLESS_I = 'ı'
const DOTTED_CAPITAL_I = 'İ'
const FOLDED_DOTTED_I = 'i\u0307'

/**
 * Upper case joins letters that have one capital, such as the two small sigmas. It would also join the dotless i with
 * the i, which only the Turkic mappings of Unicode do.
 */
const foldCase = (text: string): string =>
  text
    .replaceAll(DOTTED_CAPITAL_I, FOLDED_DOTTED_I)
    .split(DOTLESS_I)
    .map((part) => lowerCase(upperCase(part)))
    .join(DOTLESS_I)

/** U+0001 followed by 1 stands for the dotless i, since upper and lower case keep both characters. */
function foldCaseSql(text: Sql): Sql {
  const escaped = sql`replace(replace(replace(${text}, ${'\x01'}, ${ESCAPED_ESCAPE_I}), ${DOTLESS_I}, ${ESCAPED_I}), ${DOTTED_CAPITAL_I}, ${FOLDED_DOTTED_I})`
  const folded = sql`replace(replace(lower(upper(${escaped})), ${ESCAPED_I}, ${DOTLESS_I}), ${ESCAPED_ESCAPE_I}, ${'\x01'})`
  const isTurkic = sql`contains(${text}, ${DOTLESS_I}) or contains(${text}, ${DOTTED_CAPITAL_I})`
  return sql`case when ${isTurkic} then ${folded} else lower(upper(${text})) end`
}

export const FOLDING_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'FOLD_CASE',
    group: 'Transformation',
    description:
      "The text for comparisons that ignore case: FOLD_CASE(a) = FOLD_CASE(b). Letters that differ only in case become equal, including the two small sigmas of Greek. As Unicode's default case folding does, it keeps `ı`, and maps `İ` to `i` with a dot above (U+0307).",
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'text',
        longest: otherCase,
        makes: firstTimes(12),
        sql: {
          duckdb: ([text]) => once({ text: text.sql }, ({ text }) => foldCaseSql(text)),
          trino: ([text]) => sql`gt_fold_case(${text.sql})`,
        },
        evaluator: () => foldCase,
      }),
    ],
    examples: [
      { expression: 'FOLD_CASE("McDonald") = FOLD_CASE("MCDONALD")', result: '1' },
      { expression: 'FOLD_CASE("Σίσυφος")', result: 'σίσυφοσ' },
      { expression: 'FOLD_CASE("Iı") = FOLD_CASE("iı")', result: '1' },
      { expression: 'FOLD_CASE("ırmak") = FOLD_CASE("irmak")', result: '0' },
      { expression: 'FOLD_CASE("İzmir")', result: 'i\u0307zmir' },
      { expression: 'FOLD_CASE(NULL)', result: null },
    ],
  },
  {
    name: 'FOLD_ACCENTS',
    group: 'Transformation',
    description:
      'The text without accents and other marks. Latin letters that Unicode does not decompose become English letters: `ø` o, `ł` l, `ß` ss, `æ` ae, `þ` th. Case does not change.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'text',
        makes: firstTimes(20),
        sql: {
          duckdb: ([text]) =>
            once(
              { text: text.sql },
              ({ text }) =>
                sql`case when strlen(${text}) = length(${text}) then ${text} else ${foldAccentsSql(text)} end`,
            ),
          trino: ([text]) => sql`gt_fold_accents(${text.sql})`,
        },
        evaluator: () => foldAccents,
      }),
    ],
    examples: [
      { expression: 'FOLD_ACCENTS("Łódź, Århus, Malmö")', result: 'Lodz, Arhus, Malmo' },
      { expression: 'FOLD_ACCENTS("Straße Ærø")', result: 'Strasse AEro' },
      { expression: 'FOLD_ACCENTS("Ελλάδα")', result: 'Ελλαδα' },
    ],
  },
]
