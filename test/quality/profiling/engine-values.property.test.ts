import { expect } from 'chai'
import fc from 'fast-check'
import type { Warehouse } from '../../../src/quality/model/warehouse/warehouse.ts'
import {
  formsTable,
  frequenciesTable,
  valuesTable,
} from '../../../src/quality/model/warehouse/load-tables.ts'
import { inFull, IS_FULL } from '../../support/full.ts'
import { trinoUrl } from '../../support/trino.ts'
import { nastyTexts } from '../expressions/support/nasty-texts.ts'
import type { Field } from '../stores/pieces.ts'
import * as trino from '../stores/trino/trino-engine.ts'
import { garbledTexts, joinedTexts, numberTexts, phoneticTexts, timeTexts } from '../support/value-texts.ts'
import { TRINO } from './support/engines.ts'
import { ProfiledTables } from './support/profiled.ts'

const ROWS = inFull(400, 120)

const small = fc.nat(30).map(String)
const word = fc.constantFrom('alpha', 'beta', 'Gamma', 'delta one', 'é')
/** Mostly values of one kind, so that the column has a type, with values that may confuse it. */
const mostly = (value: fc.Arbitrary<string>, other: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 19, arbitrary: value }, { weight: 1, arbitrary: other })

const date = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.constantFrom('/', '-'))
  .map(([month, day, mark]) => `${day}${mark}${month}${mark}2024`)
const ambiguous = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([one, two]) => `${one}/${two}/2024`)
const exact = fc
  .bigInt({ min: 10n ** 17n, max: 10n ** 20n })
  .chain((digits) => fc.constantFrom(`${digits}`, `-${digits}`, `${digits}.25`, `-0.${digits}`))
const marker = fc.constantFrom('NA', 'N/A', ' n/a', '-', '?', 'none', 'null', '\\N')

const KINDS: readonly fc.Arbitrary<string>[] = [
  nastyTexts,
  joinedTexts,
  phoneticTexts,
  garbledTexts,
  mostly(numberTexts, word),
  mostly(small, marker),
  exact,
  mostly(date, timeTexts),
  mostly(ambiguous, marker),
  fc.oneof(timeTexts, date),
  fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([hours, minutes]) => `${hours}:${String(minutes).padStart(2, '0')}:01.25`),
  fc.constantFrom('Y', 'n', 'yes', 'No', ' y', 'N'),
  fc.constantFrom('A', 'B', 'Y', 'NA', 'xx', '+', '-', ''),
  mostly(word, marker),
]

const column = (value: fc.Arbitrary<string>): fc.Arbitrary<Field[]> =>
  fc.array(fc.option(value, { freq: 20 }), { minLength: ROWS, maxLength: ROWS })

const tablesOf = [valuesTable, formsTable, frequenciesTable] as const

describe('Values that the cluster describes', function () {
  this.timeout(inFull(900_000, 400_000))
  let byServer: ProfiledTables
  let byCluster: ProfiledTables

  before(async function () {
    trinoUrl(this)
    byServer = await ProfiledTables.open(TRINO)
    byCluster = await ProfiledTables.open({
      ...TRINO,
      start: (folder) => trino.start(folder, { engineValuesAbove: 0 }),
    })
  })
  after(async () => {
    await byServer?.close()
    await byCluster?.close()
  })

  const namesOf = async (warehouse: Warehouse): Promise<string[]> => (await warehouse.tables()).sort()

  async function expectSame(columns: readonly (readonly Field[])[]): Promise<void> {
    const records = Array.from({ length: columns[0]!.length }, (_, row) =>
      columns.map((values) => values[row]!),
    )
    const [expected, found] = await Promise.all(
      [byServer, byCluster].map((tables) => tables.profiled(columns.length, records)),
    )
    for (const table of tablesOf) {
      const order =
        table === formsTable
          ? ['attribute', 'kind', 'n']
          : ['attribute', table === valuesTable ? 'n' : 'frequency']
      const [right, rows] = await Promise.all(
        [byServer, byCluster].map((tables) => tables.rows(table, order)),
      )
      for (const [at, row] of right!.entries()) expect(rows![at]).to.deep.equal(row)
      expect(rows!.length).to.equal(right!.length)
    }
    expect(found).to.deep.equal(expected)
    expect(await namesOf(byCluster.warehouse)).to.deep.equal(await namesOf(byServer.warehouse))
  }

  it('have the tables and figures of values that the server describes', async () => {
    await fc.assert(fc.asyncProperty(fc.tuple(...KINDS.map(column)), expectSame), {
      numRuns: inFull(3, 1),
      endOnFailure: true,
    })
  })

  it('have them also in columns without values, with one value, and of blanks', async () => {
    await expectSame([
      [null, null, null],
      ['x', 'x', 'x'],
      ['', ' ', null],
      ['-0.0', '5', '1e+1'],
    ])
  })

  if (IS_FULL)
    it('have them in more columns than one statement reads', async () => {
      await expectSame(Array.from({ length: 33 }, (_, at) => [`a${at}`, 'b', null]))
    })

  it('have them beside attributes that the server describes', async () => {
    const mixed = await ProfiledTables.open({
      ...TRINO,
      start: (folder) => trino.start(folder, { engineValuesAbove: 3 }),
    })
    try {
      const columns = [
        ['a', 'b', 'c', 'd', 'e'],
        ['1', '1', '2', '2', null],
        ['NA', '5', '6', '7', '8'],
        ['x', null, null, null, null],
      ]
      const records = Array.from({ length: 5 }, (_, row) => columns.map((values) => values[row]!))
      const [expected, found] = await Promise.all(
        [byServer, mixed].map((tables) => tables.profiled(4, records)),
      )
      expect(found).to.deep.equal(expected)
      const [right, rows] = await Promise.all(
        [byServer, mixed].map((tables) => tables.rows(valuesTable, ['attribute', 'n'])),
      )
      expect(rows).to.deep.equal(right)
    } finally {
      await mixed.close()
    }
  })
})
