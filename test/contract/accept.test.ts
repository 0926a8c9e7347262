import { expect } from 'chai'
import fc from 'fast-check'
import { accepts } from '../../src/contract/accept.ts'

const cases: [accept: string | undefined, mediaType: string, accepted: boolean][] = [
  [undefined, 'application/json', true],
  ['', 'application/json', true],
  ['*/*', 'application/geo+json', true],
  ['application/*', 'application/geo+json', true],
  ['text/*', 'application/json', false],
  ['application/json', 'application/geo+json', true],
  ['application/json', 'application/vnd.oai.openapi+json;version=3.0', true],
  ['application/geo+json', 'application/json', false],
  ['APPLICATION/Geo+JSON', 'application/geo+json', true],
  ['application/json;q=0', 'application/json', false],
  ['application/json;q=0, */*', 'application/json', false],
  ['application/json;q=0, */*', 'text/html', true],
  ['*/*;q=0', 'application/json', false],
  ['*/*;q=0, application/json', 'application/json', true],
  ['application/json;q=0, application/geo+json;q=0.1', 'application/geo+json', true],
  ['application/json, application/geo+json;q=0', 'application/geo+json', false],
  ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json', true],
  ['text/html;q=abc', 'text/html', false],
  ['text/csv', 'application/json', false],
  ['application/vnd.oai.openapi+json', 'application/vnd.oai.openapi+json;version=3.0', true],
  ['nonsense', 'application/json', false],
]

describe('accepts', () => {
  for (const [accept, mediaType, accepted] of cases)
    it(`${accepted ? 'offers' : 'does not offer'} ${mediaType} to Accept: ${accept ?? '(none)'}`, () =>
      expect(accepts(accept, mediaType)).to.equal(accepted))

  it('takes any header without an error', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (accept) => void expect(accepts(accept, 'application/json')).to.be.a('boolean'),
      ),
    )
  })

  it('does not depend on the order of the ranges', () => {
    const range = fc
      .tuple(
        fc.constantFrom('*/*', 'application/*', 'application/json', 'application/geo+json', 'text/html'),
        fc.constantFrom('', ';q=0', ';q=0.5'),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(range, { minLength: 1 }), (ranges) => {
        expect(accepts([...ranges].reverse().join(', '), 'application/geo+json')).to.equal(
          accepts(ranges.join(', '), 'application/geo+json'),
        )
      }),
    )
  })
})
