import { expect } from 'chai'
import fc from 'fast-check'
import { LoadFailed } from '../../../src/quality/loaders/errors.ts'
import { matchColumns } from '../../../src/quality/loaders/match-columns.ts'
import {
  MAX_ATTRIBUTE_ID,
  type AttributeIdentity,
  type LoadedColumn,
} from '../../../src/quality/model/attribute-identity.ts'
import { columnNames } from '../../../src/quality/values/column-names.ts'

interface Known {
  readonly known: readonly AttributeIdentity[]
  readonly lastId: number
}

const NOTHING: Known = { known: [], lastId: 0 }

/** An entity as the catalogue has it after some loads. */
function after(known: Known, loaded: readonly LoadedColumn[]): Known {
  const present = loaded.map((column): AttributeIdentity => ({
    ...{ isRenamed: false, ...known.known.find(({ id }) => id === column.id) },
    ...column,
    isPresent: true,
  }))
  const ids = new Set(loaded.map(({ id }) => id))
  const lost = known.known.filter(({ id }) => !ids.has(id)).map((one) => ({ ...one, isPresent: false }))
  return { known: [...lost, ...present], lastId: Math.max(known.lastId, ...ids) }
}

const load = (
  known: Known,
  names: readonly string[] | undefined,
  count = names?.length ?? 0,
): LoadedColumn[] => matchColumns(known, names, count, [])

const loadAll = (...loads: readonly string[][]): Known =>
  loads.reduce((known, names) => after(known, load(known, names)), NOTHING)

const renamed = ({ known, lastId }: Known, id: number, humanName: string): Known => ({
  known: known.map((one) =>
    one.id === id
      ? { ...one, isRenamed: true, humanName, name: humanName.toUpperCase().replace(/\W+/g, '_') }
      : one,
  ),
  lastId,
})

const shown = (columns: readonly LoadedColumn[]): string[] =>
  columns.map(({ id, humanName }) => `${id} ${humanName}`)

describe('The attributes of the columns of a source that is loaded again', () => {
  it('keep their numbers if the columns moved', () => {
    expect(shown(load(loadAll(['id', 'zip', 'city']), ['city', 'id', 'zip']))).to.deep.equal([
      '3 city',
      '1 id',
      '2 zip',
    ])
  })

  it('keep their numbers behind a column that was inserted, which gets a new number', () => {
    expect(shown(load(loadAll(['zip', 'city']), ['country', 'zip', 'city']))).to.deep.equal([
      '3 country',
      '1 zip',
      '2 city',
    ])
  })

  it('never take the number of a column that vanished, which comes back with its number', () => {
    const known = loadAll(['zip', 'city'], ['city'], ['city', 'street'])
    expect(shown(load(known, ['street', 'zip', 'lane', 'city']))).to.deep.equal([
      '3 street',
      '1 zip',
      '4 lane',
      '2 city',
    ])
  })

  it('match by their order if columns have equal names', () => {
    const known = loadAll(['a', 'a', 'b', 'a'])
    expect(shown(load(known, ['b', 'a', 'a', 'a', 'a']))).to.deep.equal([
      '3 b',
      '1 a',
      '2 a (2)',
      '4 a (3)',
      '5 a (4)',
    ])
  })

  it('match by their positions if the source has no names', () => {
    const known = after(NOTHING, load(NOTHING, undefined, 2))
    expect(shown(load(known, undefined, 3))).to.deep.equal(['1 Column 1', '2 Column 2', '3 Column 3'])
  })

  it('keep their names if only letter case or punctuation changed, since rules accept both', () => {
    expect(shown(load(loadAll(['Zip Code', 'City']), ['CITY', 'zip_code']))).to.deep.equal([
      '2 City',
      '1 Zip Code',
    ])
  })

  it('do not give their names to a new column that differs in punctuation only', () => {
    expect(shown(load(loadAll(['Zip Code']), ['ZIP_CODE', 'Zip Code']))).to.deep.equal([
      '2 ZIP_CODE (2)',
      '1 Zip Code',
    ])
  })

  it('keep their new names after a rename, and are found by their source columns', () => {
    const known = renamed(loadAll(['zip', 'city']), 1, 'Post code')
    expect(shown(load(known, ['city', 'zip']))).to.deep.equal(['2 city', '1 Post code'])
  })

  it('are found by their new names once the source has these', () => {
    const known = renamed(loadAll(['zip', 'city']), 1, 'postcode')
    expect(shown(load(known, ['city', 'postcode']))).to.deep.equal(['2 city', '1 postcode'])
  })

  it('are found by both names after that, but not if the source has both', () => {
    const once = renamed(loadAll(['a', 'b']), 2, 'bb')
    const known = after(once, load(once, ['a', 'bb']))
    expect(shown(load(known, ['a', 'b']))).to.deep.equal(['1 a', '2 bb'])
    expect(() => load(known, ['a', 'b', 'bb'])).to.throw(LoadFailed, 'which was renamed to "bb"')
    const twice = renamed(known, 2, 'c')
    expect(shown(load(twice, ['a', 'bb']))).to.deep.equal(['1 a', '2 c'])
    expect(() => load(twice, ['a', 'b', 'bb'])).to.throw(LoadFailed, 'which was renamed to "c"')
  })

  it('are found by their source columns in other letter case before their own names', () => {
    const swapped = renamed(renamed(loadAll(['net', 'gross']), 1, 'gross'), 2, 'net')
    expect(shown(load(swapped, ['NET', 'GROSS']))).to.deep.equal(['1 gross', '2 net'])
    expect(shown(load(renamed(loadAll(['a', 'b']), 1, 'x'), ['A', 'b']))).to.deep.equal(['1 x', '2 b'])
    const known = after(loadAll(['b', 'c']), load(loadAll(['b', 'c']), ['B!', 'c']))
    expect(shown(load(known, ['b', 'B!', 'c']))).to.deep.equal(['1 b', '3 B!', '2 c'])
  })

  it('are ambiguous if the source has both names, so that the load fails and names both', () => {
    const known = renamed(loadAll(['zip', 'city']), 1, 'postcode')
    expect(() => load(known, ['postcode', 'zip', 'city'])).to.throw(
      LoadFailed,
      'The column 1 of the source is "postcode", and the column 2, "zip", is the attribute 1, which was renamed to "postcode".',
    )
  })

  it('end at the highest number', () => {
    const known = { ...loadAll(['a']), lastId: MAX_ATTRIBUTE_ID }
    expect(shown(load(known, ['a']))).to.deep.equal(['1 a'])
    expect(() => load(known, ['a', 'b'])).to.throw(LoadFailed, 'load the source as a new entity')
  })

  const names = fc.array(
    fc.constantFrom('a', 'A', 'b', 'a b', 'A_B', 'a (2)', '', 'Column 2', 'é', 'e\u0301', '!'),
    {
      maxLength: 8,
      minLength: 1,
    },
  )

  it('have the names of a first load as before', () => {
    fc.assert(
      fc.property(names, (given) => {
        const found = load(NOTHING, given)
        expect(found.map(({ id }) => id)).to.deep.equal(given.map((_, i) => i + 1))
        expect(
          found.map(({ name, humanName }) => ({ humanisedName: humanName, columnisedName: name })),
        ).to.deep.equal(columnNames(given, given.length))
      }),
    )
  })

  it('have distinct numbers and names after any loads, and keep them in any order of the columns', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 4 }), fc.nat(), (loads, seed) => {
        const known = loadAll(...loads)
        const humans = known.known.map(({ humanName }) => humanName)
        expect(new Set(known.known.map(({ id }) => id)).size).to.equal(known.known.length)
        expect(new Set(humans).size).to.equal(humans.length)
        expect(new Set(known.known.map(({ name }) => name)).size).to.equal(known.known.length)
        // A column without a name is found by its place, and equal names by their order.
        const last = [...new Set(loads.at(-1))].filter((name) => !/^$|^Column 2$/.test(name))
        const again = load(after(known, load(known, last)), last)
        const turned = [...last.slice(seed % (last.length || 1)), ...last.slice(0, seed % (last.length || 1))]
        const moved = load(after(known, load(known, last)), turned)
        for (const column of again)
          expect(moved.find(({ id }) => id === column.id)).to.deep.include({ humanName: column.humanName })
      }),
    )
  })
})
