import { DuckDBInstance } from '@duckdb/node-api'
import { expect } from 'chai'
import fc from 'fast-check'
import { expandPatternSql } from '../../../../src/quality/values/duckdb/expand-pattern.ts'
import { expandPattern } from '../../../../src/quality/values/forms/expand-pattern.ts'
import { mask } from '../../../../src/quality/values/forms/mask.ts'
import { patterns } from '../../../../src/quality/values/forms/patterns.ts'

/** Value, mask, Default, Rich, Long. */
const EXAMPLES = [
  ['Jane Smith', 'AAAA AAAAA', 'a4_a5', 'ul3_ul4', 'ulll_ullll'],
  ['$400.00', '$NNN.NN', 'pd3pd2', 'md3Sd2', 'mdddSdd'],
  ['Dr', 'AA', 'a2', 'ul', 'ul'],
  ['Dr.', 'AA.', 'a2.', 'ul.', 'ul.'],
  ['...', '...', '.3', '.3', '...'],
  ['1.', 'N.', 'd.', 'd.', 'd.'],
  ['.5', '.N', '.d', '.d', '.d'],
  ['1.234.567,89', 'N.NNN.NNN,NN', 'dpd3pd3pd2', 'dSd3Sd3Sd2', 'dSdddSdddSdd'],
  ["1'234", "N'NNN", 'dpd3', 'dSd3', 'dSddd'],
  ["O'Brien", "A'AAAAA", 'apa5', 'uqul4', 'uqullll'],
  ['„Ja“ «x»', '„AA“ «A»', 'pa2p_pap', 'qulq_qlq', 'qulq_qlq'],
  ['-5', '-N', 'pd', '-d', '-d'],
  ['+49 30', '+NN NN', 'pd2_d2', '+d2_d2', '+dd_dd'],
  ['$-5', '$-N', 'p2d', 'm-d', 'm-d'],
  ['A-3', 'A-N', 'apd', 'upd', 'upd'],
  ['2024-01', 'NNNN-NN', 'd4pd2', 'd4pd2', 'ddddpdd'],
  ['12:30', 'NN:NN', 'd2pd2', 'd2pd2', 'ddpdd'],
  ['a+b=c', 'A+A=A', 'apapa', 'lplpl', 'lplpl'],
  ['a@b.de', 'A@A.AA', 'apa.a2', 'lpl.l2', 'lpl.ll'],
  ['€5 £6', '€N £N', 'pd_pd', 'md_md', 'md_md'],
  ['ǅ', 'A', 'a', 'u', 'u'],
  ['東京', 'AA', 'z2', 'z2', 'zz'],
  ['٣٫٥', 'N٫N', 'dpd', 'dSd', 'dSd'],
  ['→ ½ ²', '→ ½ ²', '!_!_!', '!_!_!', '!_!_!'],
  ['a\tb\u00a0c\r\nd', 'A\tA\u00a0A\r\nA', 'a_a_a_a', 'l_l_l_l', 'l_l_l_l'],
  ['\0\x1b\u00ad', '\0\x1b\u00ad', 'c3', 'c3', 'ccc'],
  ['e\u0301e\u0301', 'AA', 'a2', 'l2', 'll'],
  ['🇩🇪👨‍👩‍👧', '🇩🇪👨‍👩‍👧', '!2', '!2', '!!'],
  ['1️⃣', '1️⃣', '!', '!', '!'],
  ['\u0301', '\u0301', '!', '!', '!'],
  ['', '', '', '', ''],
] as const

/** By characters, `expandPattern` read backwards. */
const shortened = (long: string): string =>
  long.replace(/(.)\1+/g, (run, letter: string) => `${letter}${run.length}`)

describe('masks and patterns', () => {
  for (const [value, masked, plain, rich, long] of EXAMPLES) {
    it(`write ${JSON.stringify(value)} as ${masked}, ${plain}, ${rich}, ${long}`, () => {
      expect(mask(value)).to.equal(masked)
      expect(patterns(value)).to.deep.equal({ pattern: plain, rich })
      expect(expandPattern(rich)).to.equal(long)
    })
  }

  it('expand a Rich pattern without loss', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const { rich } = patterns(value)
        expect(shortened(expandPattern(rich))).to.equal(rich)
      }),
    )
  })

  it('expand a Rich pattern in the warehouse as in the program', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect()
    const riches = [
      ...EXAMPLES.map(([, , , rich]) => rich),
      'l1000000',
      ...fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), 300).map((value) => patterns(value).rich),
    ]
    const rows = riches.map((rich) => `('${rich}')`).join()
    const answer = await connection.runAndReadAll(
      `SELECT ${expandPatternSql('rich')} FROM (VALUES ${rows}) AS patterns (rich)`,
    )
    connection.closeSync()
    expect(answer.getRows().flat()).to.deep.equal(riches.map(expandPattern))
  })
})
