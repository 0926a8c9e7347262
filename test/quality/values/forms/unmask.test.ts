import { expect } from 'chai'
import fc from 'fast-check'
import { InvalidData } from '../../../../src/quality/model/errors.ts'
import { mask as maskOf } from '../../../../src/quality/values/forms/mask.ts'
import { unmask } from '../../../../src/quality/values/forms/unmask.ts'

const EXAMPLES: Readonly<
  Record<string, readonly (readonly [value: string, mask: string, result: string])[]>
> = {
  'takes digits for N and letters for A, and passes over the rest': [
    ['1/1/16', '0N/0N/20NN', '01/01/2016'],
    ['"555 123-4567"', '"(NNN) NNN-NNNN"', '(555) 123-4567'],
    ['ab12cd34', 'AANNAANN', 'ab12cd34'],
    ['ab12', 'NN', '12'],
    ['12ab', 'AA', 'ab'],
    ['٣e\u0301東', 'N-A-A', '٣-e\u0301-東'],
  ],
  'takes the next one, so that what was passed over is lost': [
    ['ab12', 'NNAA', '12'],
    ['1a2b', 'ANAN', 'a2b'],
  ],
  'ends behind the last character that the value gave, where the mask asks for more': [
    ['555', '"(NNN) NNN-NNNN"', '(555'],
    ['555123', '"(NNN) NNN-NNNN"', '(555) 123'],
    ['', 'NN', ''],
    ['abc', '+NN', ''],
  ],
  'leaves out what the value has more than the mask asks for': [['123456', 'NN-NN', '12-34']],
  'writes the rest of the mask where it asks for nothing more': [
    ['15', 'NN%', '15%'],
    ['15', '%', '%'],
    ['', 'x', 'x'],
  ],
  'takes for itself what follows a backslash': [
    ['12', '\\N\\AN\\\\N', 'NA1\\2'],
    ['12', 'N\\xN', '1x2'],
    ['12', 'N\\', '1\\'],
    ['12', '"N \\" N"', '1 " 2'],
  ],
  'takes only A and N for letters and digits, and the quotes for none of it': [
    ['12', 'anN', 'an1'],
    ['"12"', '"N"', '1'],
    ['ab"12', 'NN"', '12"'],
    ['"a \\"b\\" c"', 'AAA', 'abc'],
  ],
}

const faultsOf = (value: string, mask: string) => {
  try {
    return unmask({ value, mask })
  } catch (error) {
    if (error instanceof InvalidData) return error.faults.map(({ pointer }) => pointer)
    throw error
  }
}

describe('unmask', () => {
  for (const [rule, examples] of Object.entries(EXAMPLES)) {
    it(rule, () => {
      for (const [value, mask, result] of examples)
        expect(unmask({ value, mask }), `${value} ${mask}`).to.equal(result)
    })
  }

  it('refuses a space without quotes, and quotes that do not end', () => {
    expect(faultsOf('1 2', 'N N')).to.deep.equal(['/data/value', '/data/mask'])
    expect(faultsOf('"12', 'NN')).to.deep.equal(['/data/value'])
    expect(faultsOf('12', '"N" N')).to.deep.equal(['/data/mask'])
    expect(faultsOf('"', '"')).to.deep.equal(['/data/value', '/data/mask'])
    expect(faultsOf('"12\\"', '"N"N"')).to.deep.equal(['/data/value', '/data/mask'])
  })

  it('gives a value back by its own mask', () => {
    const wrapped = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (value) => {
        expect(unmask({ value: wrapped(value), mask: wrapped(maskOf(value)) })).to.equal(value)
      }),
    )
  })
})
