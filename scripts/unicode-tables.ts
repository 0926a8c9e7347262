/**
 * Writes `src/quality/values/unicode/tables.ts`: what DuckDB takes for a letter, mark, digit, accent, and its
 * upper and lower case of each code point. Node's own tables follow the Unicode of its version, the engine's another,
 * and both forms of a function must agree. To be run where the engine's version changes:
 * `npx tsx scripts/unicode-tables.ts`; `test/quality/expressions/functions/unicode.test.ts` fails till then.
 */
import { DuckDBInstance } from '@duckdb/node-api'
import { writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { RE2JS } from 're2js'

const TARGET = 'src/quality/values/unicode/tables.ts'
const MAX_CHARACTERS = 96

interface CodePoint {
  readonly code: number
  readonly isLetter: boolean
  readonly isDigit: boolean
  readonly isAccented: boolean
  readonly isKnown: boolean
  readonly upper: number
  readonly lower: number
}

async function askEngine(): Promise<CodePoint[]> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const reader = await connection.runAndReadAll(`
    select code, regexp_full_match(c, '[\\p{L}\\p{M}]'), regexp_full_match(c, '\\p{Nd}'), strip_accents(c) <> c,
      regexp_full_match(c, '[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Z}\\p{C}]'),
      unicode(upper(c)), unicode(lower(c))
    from (select code, chr(code::integer) as c from range(1, 1114112) as r(code)
      where code not between 55296 and 57343)
    order by code`)
  const codePoints = reader.getRows().map(([code, isLetter, isDigit, isAccented, isKnown, upper, lower]) => ({
    code: Number(code),
    isLetter: isLetter as boolean,
    isDigit: isDigit as boolean,
    isAccented: isAccented as boolean,
    isKnown: isKnown as boolean,
    upper: upper as number,
    lower: lower as number,
  }))
  connection.closeSync()
  instance.closeSync()
  return codePoints
}

/** Runs of code points: how many are passed over, how many belong to it, and so on. */
function runs(codes: readonly number[]): number[] {
  const found: number[] = []
  let end = 0
  for (const code of codes) {
    if (code !== end || found.length === 0) found.push(code - end, 0)
    found[found.length - 1]! += 1
    end = code + 1
  }
  return found
}

/** Runs of code points with one step between them and one difference to what they become: gap, count, step, difference. */
function mappings(pairs: readonly (readonly [from: number, to: number])[]): number[] {
  const found: number[] = []
  let last = 0
  for (let at = 0; at < pairs.length;) {
    const [from, to] = pairs[at]!
    const step = at + 1 < pairs.length && pairs[at + 1]![0] - from <= 2 ? pairs[at + 1]![0] - from : 1
    let count = 1
    while (
      at + count < pairs.length &&
      pairs[at + count]![0] === from + count * step &&
      pairs[at + count]![1] - pairs[at + count]![0] === to - from
    )
      count++
    found.push(from - last, count, step, to - from)
    last = from
    at += count
  }
  return found
}

/** Numbers of base 36 with a blank between them, in lines. */
function written(numbers: readonly number[]): string {
  const lines = ['']
  for (const number of numbers) {
    const text = `${number.toString(36)} `
    if (lines.at(-1)!.length + text.length > MAX_CHARACTERS) lines.push('')
    lines[lines.length - 1] += text
  }
  return lines.map((line, at) => `'${at === lines.length - 1 ? line.trimEnd() : line}'`).join(' +\n')
}

const codePoints = await askEngine()
const codesOf = (test: (one: CodePoint) => boolean): number[] =>
  codePoints.filter(test).map(({ code }) => code)
const ofExpressions = RE2JS.compile('[\\pL\\pM\\pN\\pP\\pS\\pZ\\p{Cf}]')
const changed = (key: 'upper' | 'lower') =>
  codePoints.filter((one) => one[key] !== one.code).map((one) => [one.code, one[key]] as const)
const source = `/** Written by scripts/unicode-tables.ts; not to be edited. All numbers are of base 36. */

/** Letters and marks, as runs: how many code points are passed over, how many belong to it, and so on. */
export const LETTERS = ${written(runs(codesOf(({ isLetter }) => isLetter)))}

/** Decimal digits, as runs. */
export const DIGITS = ${written(runs(codesOf(({ isDigit }) => isDigit)))}

/** Accents, letters with accents, and code points that stand for another one: what strip_accents changes. */
export const ACCENTED = ${written(runs(codesOf(({ isAccented }) => isAccented)))}

/** What RE2JS has classes for and the engine's expressions, which follow an older Unicode, have not. */
export const NEWER = ${written(runs(codesOf(({ code, isKnown }) => !isKnown && ofExpressions.testExact(String.fromCodePoint(code)))))}

/** Of code points with another one for their upper case, runs: distance to the run before, count, step, difference. */
export const UPPER_CASE = ${written(mappings(changed('upper')))}

/** The same for lower case. */
export const LOWER_CASE = ${written(mappings(changed('lower')))}
`
await writeFile(
  TARGET,
  await format(source, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 110 }),
)
