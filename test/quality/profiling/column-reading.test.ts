import { expect } from 'chai'
import type { AttributeProfile } from '../../../src/quality/model/profile.ts'
import { valuesTable } from '../../../src/quality/model/warehouse/load-tables.ts'
import { VALUE_TYPES } from '../../../src/quality/model/reading.ts'
import type { Field } from '../stores/pieces.ts'
import { ProfiledTables } from './support/profiled.ts'

type Counts = Readonly<Record<string, number>>

/** Texts, each as often as said. */
const times = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([text, count]) => Array<string>(count).fill(text))

const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => `${1000 + at}`)
const words = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `word ${String.fromCharCode(97 + (at % 26), 97 + ((at / 26) % 26))}`,
  )

describe('The profile of a column', () => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open()
  })
  after(() => tables.close())

  /** The profiles of columns. Shorter columns end in nulls. */
  const columnsOf = (columns: readonly (readonly Field[])[]): Promise<AttributeProfile[]> => {
    const rows = Math.max(...columns.map(({ length }) => length))
    const records = Array.from({ length: rows }, (_, row) => columns.map((column) => column[row] ?? null))
    return tables.profiled(columns.length, records)
  }

  const typesOfValues = async (): Promise<Record<string, string>> => {
    const rows = await tables.rows(valuesTable, ['n'])
    return Object.fromEntries(rows.map(({ value, type }) => [String(value), VALUE_TYPES[Number(type)]!]))
  }

  describe('with null markers', () => {
    it('has the type of the other values, and the markers apart', async () => {
      const profiled = await tables.column([...numbers(23), ...times({ NA: 3276 }), null])
      expect(profiled).to.deep.include({
        inferredType: 'integer',
        inferredShare: 1,
        nulls: 1,
        distinct: 24,
        mode: { text: 'NA', rows: 3276 },
        min: '1000',
        max: '1022',
        nullMarkers: { rows: 3276, values: 1, texts: [{ text: 'NA', rows: 3276 }] },
      })
      expect(profiled.numbers).to.include({ count: 23, mean: 1011 })
      expect(profiled.types).to.include({ integer: 23, text: 3276, null: 1 })
      expect((await typesOfValues())['NA']).to.equal('null')
    })

    it('knows the spellings of all of them', async () => {
      const texts = [
        ...['NA', 'N/A', 'n/a', 'NULL', 'null', 'None', 'nan', 'NaN', '\\N', '-', '--', '?', '.', '#N/A'],
        ...['missing', 'unknown', 'nil', '<NA>', '<null>', '*', ' NA '],
      ]
      const others = ['NAN/A', 'Nanna', 'no', '0', '-1', 'unknowns', 'é', '…']
      const profiles = await columnsOf([...texts, ...others].map((text) => [...numbers(20), text]))
      for (const [at, text] of texts.entries()) {
        expect(profiles[at], text).to.include({ inferredType: 'integer', inferredShare: 1 })
        expect(profiles[at]!.nullMarkers, text).to.deep.equal({
          rows: 1,
          values: 1,
          texts: [{ text: text.trim(), rows: 1 }],
        })
      }
      for (const [at, text] of others.entries())
        expect(profiles[texts.length + at]!.nullMarkers, text).to.equal(undefined)
    })

    it('has every type: decimals, dates, times and booleans', async () => {
      const values = {
        decimal: '1.5',
        date: '2024-01-31',
        timestamp: '2024-01-31 10:00',
        time: '10:00',
        boolean: 'yes',
      }
      const profiles = await columnsOf(
        Object.values(values).map((value) => times({ [value]: 6, '?': 3, Unknown: 2 })),
      )
      for (const [at, type] of Object.keys(values).entries()) {
        expect(profiles[at]).to.include({ inferredType: type, inferredShare: 1 })
        expect(profiles[at]!.nullMarkers).to.deep.equal({
          rows: 5,
          values: 2,
          texts: [
            { text: '?', rows: 3 },
            { text: 'Unknown', rows: 2 },
          ],
        })
        expect(profiles[at]!.numbers?.count).to.equal(type === 'boolean' ? undefined : 6)
      }
    })

    it('counts them as faults where they are one in a hundred or fewer', async () => {
      const few = await tables.column([...numbers(297), ...times({ NA: 3 })])
      expect(few)
        .to.include({ inferredType: 'integer', inferredShare: 0.99 })
        .and.to.not.have.property('nullMarkers')
      const more = await tables.column([...numbers(297), ...times({ NA: 2, '-': 2 })])
      expect(more).to.include({ inferredType: 'integer', inferredShare: 1 })
      expect(more.nullMarkers?.rows).to.equal(4)
    })

    it('stays text if the other values have no type in common', async () => {
      const mixed = await tables.column([...numbers(30), ...words(10), ...times({ unknown: 40 })])
      expect(mixed).to.include({ inferredType: 'text' }).and.to.not.have.property('nullMarkers')
      const faults = await tables.column([...numbers(45), ...words(5), ...times({ NULL: 50 })])
      expect(faults).to.include({ inferredType: 'integer', inferredShare: 0.9 })
      expect(faults.nullMarkers?.rows).to.equal(50)
    })

    it('of texts has those alone that are no words or codes of the column', async () => {
      const columns: Counts[] = [
        { NULL: 5, 'n/a': 3, '?': 2 },
        { none: 20, unknown: 20, missing: 5 },
        { NA: 20 },
        { NA: 20, DE: 20, FR: 20 },
        { '-': 9 },
        { '-': 9, '+': 7, '*': 2 },
      ]
      const profiles = await columnsOf(columns.map((counts) => [...words(60), ...times(counts)]))
      expect(profiles.map(({ inferredType }) => inferredType)).to.deep.equal(columns.map(() => 'text'))
      const found = profiles.map(({ nullMarkers }) => nullMarkers?.texts.map(({ text }) => text))
      expect(found).to.deep.equal([['NULL', 'n/a', '?'], undefined, ['NA'], undefined, ['-'], undefined])
    })

    it('alone is text', async () => {
      expect(await tables.column(times({ NA: 30 }))).to.include({ inferredType: 'text', inferredShare: 1 })
    })
  })

  describe('of single letters', () => {
    const typesOf = async (columns: readonly Counts[]): Promise<string[]> =>
      (await columnsOf(columns.map(times))).map(({ inferredType }) => inferredType)

    it('is boolean for pairs of letters that mean true and false', async () => {
      const pairs = ['TF', 'YN', 'JN', 'ON', 'yn', 'jn', 'Tf']
      const types = await typesOf(pairs.map(([one, other]) => ({ [one!]: 7, [other!]: 5 })))
      expect(types).to.deep.equal(pairs.map(() => 'boolean'))
      const ja = await tables.column(times({ J: 7, N: 5 }))
      expect(ja.types).to.include({ boolean: 12, text: 0 })
      expect(await typesOfValues()).to.deep.equal({ J: 'boolean', N: 'boolean' })
    })

    it('is text for any other letters', async () => {
      const columns: Counts[] = [
        ...[{ F: 5, M: 5 }, { F: 95, M: 5 }, { F: 9 }, { Y: 9 }, { T: 9, N: 9 }, { J: 9, O: 9 }],
        { A: 5, B: 9, C: 9, D: 5, F: 3 },
        { Y: 50, N: 30, U: 20 },
      ]
      expect(await typesOf(columns)).to.deep.equal(columns.map(() => 'text'))
      const gender = await tables.column(times({ F: 95, M: 5 }))
      expect(gender.types).to.include({ boolean: 0, text: 100 })
      expect(await typesOfValues()).to.deep.equal({ F: 'text', M: 'text' })
    })

    it('keeps the share of the letters that are neither true nor false', async () => {
      const profiled = await tables.column(times({ Y: 50, N: 45, X: 5 }))
      expect(profiled).to.include({ inferredType: 'boolean', inferredShare: 0.95 })
      expect(await typesOfValues()).to.deep.include({ X: 'text', N: 'boolean' })
    })

    it('is boolean beside the words of the letters, and with null markers', async () => {
      const columns: Counts[] = [
        { yes: 5, no: 5, n: 2 },
        { true: 5, false: 5 },
        { Y: 5, N: 5, unknown: 5 },
      ]
      expect(await typesOf(columns)).to.deep.equal(columns.map(() => 'boolean'))
    })
  })

  describe('of dates', () => {
    it('says how many are open if no date decides the order of day and month', async () => {
      const open = await tables.column([
        ...times({ '01/02/2015': 3, '05/05/2015': 2, '03/04/2015': 1 }),
        null,
      ])
      expect(open).to.include({ inferredType: 'date' }).and.to.not.have.property('dateOrder')
      expect(open.openDates).to.deep.equal({ rows: 4, example: '01/02/2015' })
      const even = await tables.column(times({ '01/02/2015': 1, '31/01/2015': 1, '01/31/2015': 1 }))
      expect(even.openDates?.rows).to.equal(1)
    })

    it('is not open if a date decides, or if no date needs an order', async () => {
      const decided = await tables.column(times({ '01/02/2015': 9, '31/01/2015': 1 }))
      expect(decided).to.include({ dateOrder: 'day first' }).and.to.not.have.property('openDates')
      const dates = ['2015-01-02', '01.02.2015', '2-Jan-2015', '02/02/2015']
      const profiles = await columnsOf(dates.map((date) => times({ [date]: 5 })))
      expect(profiles.map(({ openDates }) => openDates)).to.deep.equal(dates.map(() => undefined))
    })

    it('is open with null markers, too', async () => {
      const open = await tables.column(times({ '01-02-2015 10:00': 8, '-': 4 }))
      expect(open).to.include({ inferredType: 'timestamp' })
      expect(open.openDates).to.deep.equal({ rows: 8, example: '01-02-2015 10:00' })
    })
  })

  describe('of damaged text', () => {
    it('counts the rows with replacement characters and with garbled letters', async () => {
      const profiled = await tables.column(
        times({ Müller: 5, 'MÃ¼ller': 3, 'M\ufffdller': 2, 'Itâ€™s \ufffd': 1 }),
      )
      expect(profiled.damage).to.deep.equal({
        replaced: {
          rows: 3,
          examples: [
            { text: 'M\ufffdller', length: 6, rows: 2 },
            { text: 'Itâ€™s \ufffd', length: 8, rows: 1 },
          ],
        },
        garbled: {
          rows: 4,
          sequence: 'Ã¼',
          examples: [
            { text: 'MÃ¼ller', length: 7, rows: 3 },
            { text: 'Itâ€™s \ufffd', length: 8, rows: 1 },
          ],
        },
      })
    })

    it('shows the surroundings of the damage in a long text', async () => {
      const { damage } = await tables.column([`${'😀'.repeat(500)}cafÃ©${' more'.repeat(500)}`])
      const [example] = damage!.garbled!.examples
      expect(example!.text).to.match(/^…(😀){27}cafÃ©( more){11} mo$/u)
      expect(example!.length).to.equal(3005)
    })

    it('is absent from correct text in any language', async () => {
      const clean = ['Zoë', 'São Tomé', '“CAFÉ”', 'Ελλάδα', 'Россия', '日本', '5\u00a0km', 'ÀÂÃÄ', '']
      expect((await tables.column(clean)).damage).to.equal(undefined)
    })
  })
})
