import { expect } from 'chai'
import { withoutAccents } from '../../../../src/quality/values/unicode/accents.ts'
import {
  DIGIT_CLASS,
  DIGIT_RANGES,
  LETTER_CLASSES,
  LETTER_RANGES,
  lowerCase,
  upperCase,
} from '../../../../src/quality/values/unicode/characters.ts'
import { Pattern } from '../../../../src/quality/expressions/functions/text/regular-expression.ts'
import { WHITE_SPACE } from '../../../../src/quality/values/unicode/white-space.ts'
import { type Sql, sql } from '../../../../src/quality/expressions/sql.ts'
import { Engines } from '../support/engines.ts'
import { functionNamed } from '../support/function-suite.ts'

/** Every code point that a text can hold. */
const CODE_POINTS = Array.from({ length: 0x110000 }, (_, code) => code).filter(
  (code) => code > 0 && (code < 0xd800 || code > 0xdfff),
)

describe('characters', function () {
  this.timeout(30_000)
  let engines: Engines
  before(async () => {
    engines = await Engines.start()
    await engines.rows(sql`create temp table characters as
      select code, chr(cast(code as integer)) as c from range(1, 1114112) as r(code)
      where code not between 55296 and 57343`)
  })
  after(() => engines.stop())

  /** Of all code points in their order, one behind the other. */
  const ofAll = async (part: Sql): Promise<string> => {
    const [row] = await engines.rows(sql`select string_agg(${part}, '' order by code) from characters`)
    return row![0] as string
  }
  const inOrder = (part: (character: string) => string): string =>
    CODE_POINTS.map((code) => part(String.fromCodePoint(code))).join('')
  /** The first code point from which two texts differ; undefined where they do not. */
  const difference = (one: string, other: string): string | undefined => {
    if (one === other) return undefined
    let at = 0
    while (one[at] === other[at]) at++
    return `${at}: ${one.codePointAt(at)?.toString(16)} and ${other.codePointAt(at)?.toString(16)}`
  }

  it('are letters, marks, digits and white space where they are in the engine: all code points', async () => {
    const kinds = [
      [`[${LETTER_CLASSES}]`, new RegExp(`^[${LETTER_RANGES}]$`, 'u')],
      [`[${DIGIT_CLASS}]`, new RegExp(`^[${DIGIT_RANGES}]$`, 'u')],
      [`[${WHITE_SPACE}]`, /^\p{White_Space}$/u],
    ] as const
    for (const [engine, ours] of kinds) {
      const found = await ofAll(sql`cast(cast(regexp_full_match(c, ${engine}) as integer) as varchar)`)
      expect(
        difference(
          found,
          inOrder((character) => (ours.test(character) ? '1' : '0')),
        ),
      ).to.equal(undefined)
    }
  })

  for (const pattern of [
    ...['\\pL', '\\p{Lu}', '\\p{Ll}', '\\p{Lo}', '\\pM', '\\p{Mn}', '\\p{Mc}', '\\pN', '\\pS', '\\p{Latin}'],
    ...['(?i)\\p{Lu}', '(?i)\\p{Ll}', '(?i)\\PL', '(?i)[^k]'],
  ])
    it(`are in a class of regular expressions where they are in the engine: ${pattern}, all code points`, async () => {
      const found = await ofAll(sql`cast(cast(regexp_full_match(c, ${pattern}) as integer) as varchar)`)
      const expression = new Pattern(pattern)
      expect(
        difference(
          found,
          inOrder((character) => (expression.matchesWhole(character) ? '1' : '0')),
        ),
      ).to.equal(undefined)
    })

  it('have the upper and lower case and the accents that they have in the engine: all code points', async () => {
    // No code point becomes a blank, so that what belongs to which is plain.
    expect(
      difference(
        await ofAll(sql`' ' || upper(c)`),
        inOrder((c) => ` ${upperCase(c)}`),
      ),
    ).to.equal(undefined)
    expect(
      difference(
        await ofAll(sql`' ' || lower(c)`),
        inOrder((c) => ` ${lowerCase(c)}`),
      ),
    ).to.equal(undefined)
    const folded = await ofAll(sql`'x' || strip_accents(c)`)
    expect(
      difference(
        folded,
        inOrder((c) => `x${withoutAccents(c)}`),
      ),
    ).to.equal(undefined)
  })

  it('lose their accents on both sides of U+0000', async () => {
    const texts = ['é\0ü', '\0é', 'é\0', 'é\0\0\x01\x010\x011ß', 'e\0\u0301é', '\x01é\x010', 'a\0b']
    const folded = await engines.call(
      functionNamed('FOLD_ACCENTS').overloads[0]!,
      ['text'],
      texts.map((text) => [text]),
    )
    expect(folded).to.deep.equal([
      'e\0u',
      '\0e',
      'e\0',
      'e\0\0\x01\x010\x011ss',
      'e\0e',
      '\x01e\x010',
      'a\0b',
    ])
  })
})
