import { expect } from 'chai'
import fc from 'fast-check'
import { columnsOf } from '../../../../src/quality/loaders/fixed/columns.ts'
import { inFull } from '../../../support/full.ts'
import { needs } from '../../../support/tools.ts'
import { entriesArbitrary, printed } from './copybook-arbitrary.ts'
import { COPYBOOKS } from './copybooks.ts'
import { compiledPlaces } from './gnucobol.ts'
import { layoutOf } from './layout-of.ts'

describe('parseCopybook beside GnuCOBOL', function () {
  this.timeout(180_000)
  let cobc: string
  before(function () {
    cobc = needs(this, 'cobc')
  })

  const compare = async (copybook: string, record: string, align: 'one' | 'two', form: 'fixed' | 'free') => {
    const layout = await layoutOf(copybook, { align, format: form })
    const columns = columnsOf(layout, { redefines: 'all', limit: 10_000 }).slice(0, 150)
    const compiled = compiledPlaces(cobc, copybook, record, columns, { align, form })
    const ours = columns.map(({ name, offset, length }) => `${name} ${offset} ${length}`)
    expect([`record 0 ${layout.maxLength}`, ...ours]).to.deep.equal(
      compiled.map(
        ({ offset, length }, index) => `${columns[index - 1]?.name ?? 'record'} ${offset} ${length}`,
      ),
    )
  }

  for (const { title, record, text } of COPYBOOKS)
    for (const align of ['one', 'two'] as const)
      it(`gives ${title} the bytes that the compiler gives it with lengths of ${align}`, () =>
        compare(text, record, align, 'fixed'))

  it('gives the items of any record the offsets and lengths that the compiler gives them', async () => {
    await fc.assert(
      fc.asyncProperty(
        entriesArbitrary,
        fc.constantFrom('one' as const, 'two' as const),
        fc.constantFrom('fixed' as const, 'free' as const),
        async (entries, align, form) => {
          await compare(printed(entries, 'ZZ-RECORD', form), 'ZZ-RECORD', align, form)
        },
      ),
      { numRuns: inFull(300, 20) },
    )
  })
})
