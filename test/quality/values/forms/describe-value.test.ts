import { expect } from 'chai'
import fc from 'fast-check'
import { classify } from '../../../../src/quality/values/value-types.ts'
import { type FormBytes, ValueDescriber } from '../../../../src/quality/values/forms/describe-value.ts'
import { mask } from '../../../../src/quality/values/forms/mask.ts'
import { metaphone } from '../../../../src/quality/values/forms/metaphone.ts'
import { patterns } from '../../../../src/quality/values/forms/patterns.ts'
import { soundex } from '../../../../src/quality/values/forms/soundex.ts'

const textOf = ({ bytes, length }: FormBytes) => Buffer.from(bytes.subarray(0, length)).toString()

/** A value without letters has no sound. */
const soundOf = (form: FormBytes) => textOf(form) || undefined

const describer = new ValueDescriber()

/** Of a value within a larger buffer, whose bytes around it would change the forms if they were read. */
function describedByBytes(value: string) {
  const bytes = Buffer.from(`7x${value}\u03017`)
  const [from, to] = [2, 2 + Buffer.byteLength(value)]
  describer.describe(bytes, from, to)
  const { length, type, mask, pattern, rich, soundex, metaphone } = describer
  return {
    length,
    type,
    mask: textOf(mask),
    pattern: textOf(pattern),
    rich: textOf(rich),
    soundex: soundOf(soundex),
    metaphone: soundOf(metaphone),
  }
}

function describedByTexts(value: string) {
  const bytes = Buffer.from(value)
  return {
    length: [...value].length,
    type: classify(bytes, 0, bytes.length),
    mask: mask(value),
    ...patterns(value),
    soundex: soundex(value),
    metaphone: metaphone(value),
  }
}

const agree = (value: string): void => {
  expect(describedByBytes(value)).to.deep.equal(describedByTexts(value))
}

/** Texts of what matters to some form: letters, digits, signs, what joins with its neighbours, and anything. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'aehiouwybcdgkmnpstxDGS059.,\'"+-$ \t\r\n\0éßÆłŋ東ж½→€’٣٫'),
      fc.constantFrom('\u0301', '\ufe0f', '🇩🇪', '👨‍👩‍👧', '1️⃣', 'न्', '\u200d'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  )
  .map((parts) => parts.join(''))

describe('ValueDescriber', () => {
  it('tells of the bytes of ASCII what the forms tell of the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii', maxLength: 400 }), agree))
  })

  it('tells of the bytes of any value what the forms tell of the text', () => {
    fc.assert(fc.property(texts, agree), { numRuns: 500 })
  })

  it('takes values of a megabyte', () => {
    for (const part of ['a', 'Ab1,', '\0', 'é', 'x'.repeat(100) + '\u0301'])
      agree(part.repeat(1_000_000 / part.length))
  })
})
