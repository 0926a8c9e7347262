import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { columnsOf } from '../../../../src/quality/loaders/fixed/columns.ts'
import { needs } from '../../../support/tools.ts'
import { compiledPlaces } from './gnucobol.ts'
import { layoutOf } from './layout-of.ts'

const FOLDER = join(import.meta.dirname, 'copybooks')
const COPIED = join(FOLDER, 'copied')

const copy = async (name: string) => readFileSync(join(COPIED, `${name}.cpy`), 'utf8')

describe('copybooks of many kinds', function () {
  this.timeout(60_000)
  let cobc: string
  before(function () {
    cobc = needs(this, 'cobc')
  })

  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.cpy')))
    it(`give the items of ${file} the bytes that GnuCOBOL gives them`, async () => {
      const text = readFileSync(join(FOLDER, file), 'utf8')
      const { root, maxLength, ...layout } = await layoutOf(text, { copy })
      const first = root.name === '' ? root.children[0]! : root
      const columns = columnsOf({ root, maxLength, ...layout }, { redefines: 'all', limit: 10_000 })
      const form = file === 'free-form.cpy' ? 'free' : 'fixed'
      const [record, ...items] = compiledPlaces(cobc, text, first.name, columns, {
        ...{ align: 'two', form, copies: COPIED },
      })
      expect({ offset: 0, length: first.length }).to.deep.equal(record)
      expect(columns.map(({ name, offset, length }) => ({ name, offset, length }))).to.deep.equal(
        items.map(({ offset, length }, index) => ({ name: columns[index]!.name, offset, length })),
      )
    })
})
