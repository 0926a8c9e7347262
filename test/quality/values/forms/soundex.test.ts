import { expect } from 'chai'
import { soundex } from '../../../../src/quality/values/forms/soundex.ts'

/** The first ones are the examples of the National Archives. */
const EXAMPLES: Readonly<Record<string, string>> = {
  Washington: 'W252',
  Lee: 'L000',
  Gutierrez: 'G362',
  Pfister: 'P236',
  Jackson: 'J250',
  Tymczak: 'T522',
  VanDeusen: 'V532',
  Ashcraft: 'A261',
  Ashcroft: 'A261',
  Robert: 'R163',
  Rupert: 'R163',
  Rubin: 'R150',
  Honeyman: 'H555',
  Dr: 'D600',
  'O’Brien': 'O165',
  'Mac Donald': 'M235',
  "D'Arcy 12": 'D620',
  'São Paulo': 'S140',
  Łódź: 'L320',
  Strauß: 'S362',
  Ærø: 'A600',
  'Þór-Ŋ': 'T652',
  'Sa\u0303o': 'S000',
}

describe('soundex', () => {
  for (const [value, code] of Object.entries(EXAMPLES)) {
    it(`of ${value} is ${code}`, () => expect(soundex(value)).to.equal(code))
  }

  it('is empty without a Latin letter', () => {
    for (const value of ['', '123', '東京', 'Київ', '—']) expect(soundex(value)).to.equal(undefined)
  })
})
