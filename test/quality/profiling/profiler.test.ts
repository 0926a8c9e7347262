import { expect } from 'chai'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import {
  formsTable,
  frequenciesTable,
  valuesTable,
} from '../../../src/quality/model/warehouse/load-tables.ts'
import { QueryCancelled } from '../../../src/quality/model/warehouse/warehouse.ts'
import { ProfiledTables } from './support/profiled.ts'

/** Seconds of 2000-01-01 00:00:00 UTC. */
const Y2K = 946_684_800
const DAY = 86_400

describe('The profile of a load', () => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open()
  })
  after(() => tables.close())

  it('counts, orders and describes texts as computed by hand', async () => {
    const names = ['Jane', 'John', 'Jane', 'Al', null, 'Jane', '  ', 'ÉVA']
    const profiled = await tables.column(names)
    expect(profiled).to.deep.equal({
      rows: 8,
      nulls: 1,
      blanks: 1,
      distinct: 5,
      types: {
        null: 1, blank: 1, boolean: 0, integer: 0, decimal: 0, date: 0, time: 0, timestamp: 0, text: 6,
      }, // prettier-ignore
      inferredType: 'text',
      inferredShare: 1,
      mode: { text: 'Jane', rows: 3 },
      min: '  ',
      max: 'ÉVA',
      shortest: '  ',
      longest: 'Jane',
      minLength: 2,
      maxLength: 4,
      patterns: {
        distinct: 4,
        mode: { text: 'a4', rows: 4 },
        min: '_2',
        max: 'a4',
        shortest: '_2',
        longest: '_2',
      },
      masks: 4,
      soundexes: 3,
      metaphones: 3,
      numbers: undefined,
      histogram: {
        of: 'length',
        bins: [
          { from: 2, to: 3, rows: 2 },
          { from: 3, to: 4, rows: 1 },
          { from: 4, to: 5, rows: 4 },
        ],
      },
      frequencyMean: 1.4,
      frequencyDeviation: 0.8,
    })
    const values = await tables.rows(valuesTable, ['n'])
    expect(
      values.map(({ value, frequency, soundex, mask }) => [value, frequency, soundex, mask]),
    ).to.deep.equal([
      ['Jane', 3, 'J500', 'AAAA'],
      ['  ', 1, null, '  '],
      ['Al', 1, 'A400', 'AA'],
      ['John', 1, 'J500', 'AAAA'],
      ['ÉVA', 1, 'E100', 'AAA'],
    ])
    const forms = await tables.rows(formsTable, ['kind', 'n'])
    const withKind = (kind: string) =>
      forms
        .filter((form) => form['kind'] === kind)
        .map(({ n, form, long, values, frequency }) => [n, form, long, values, frequency])
    expect(withKind('mask')).to.deep.equal([
      [1, 'AAAA', null, 2, 4],
      [2, '  ', null, 1, 1],
      [3, 'AA', null, 1, 1],
      [4, 'AAA', null, 1, 1],
    ])
    expect(withKind('rich')).to.deep.equal([
      [1, 'ul3', 'ulll', 2, 4],
      [2, '_2', '__', 1, 1],
      [3, 'u3', 'uuu', 1, 1],
      [4, 'ul', 'ul', 1, 1],
    ])
    expect(withKind('soundex')).to.deep.equal([
      [1, 'J500', null, 2, 4],
      [2, 'A400', null, 1, 1],
      [3, 'E100', null, 1, 1],
    ])
    expect(await tables.rows(frequenciesTable, ['frequency'])).to.deep.equal([
      { attribute: 1, frequency: 1, values: 4, rows_above: 7 },
      { attribute: 1, frequency: 3, values: 1, rows_above: 3 },
    ])
  })

  it('summarises numbers over rows, in any notation', async () => {
    const profiled = await tables.column(['1', '2', '2.0', '4', '10', '1.0e1', '-3', '+5'])
    expect(profiled.inferredType).to.equal('decimal')
    expect(profiled.types).to.include({ integer: 6, decimal: 2 })
    // Sorted: -3 1 2 2 4 5 10 10. Their sum is 31, that of their squares 259.
    const { standardDeviation, ...exact } = profiled.numbers!
    expect(exact).to.deep.equal({
      count: 8,
      mean: 3.875,
      min: -3,
      lowerQuartile: 1.75,
      median: 3,
      upperQuartile: 6.25,
      max: 10,
    })
    expect(standardDeviation).to.be.closeTo(Math.sqrt((259 - 31 ** 2 / 8) / 7), 1e-12)
    expect(profiled).to.include({ min: '-3', max: '1.0e1', shortest: '1', longest: '1.0e1', distinct: 8 })
    expect(profiled.histogram.of).to.equal('x')
    expect(profiled.histogram.bins.map(({ rows }) => rows)).to.deep.equal([
      1, 0, 0, 0, 1, 2, 0, 1, 1, 0, 0, 0, 2,
    ])
    expect(profiled.histogram.bins.map(({ from }) => from)).to.deep.equal([
      -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })

  it('summarises dates and times, and gives each of few days a bin', async () => {
    const days = [
      '2000-01-03',
      '2000-01-01',
      '2000-01-03',
      '2000-01-01',
      '2000-01-03',
      '2000-01-01',
      '3-Jan-2000',
      null,
    ]
    const dates = await tables.column(days)
    const { mean, standardDeviation, ...exact } = dates.numbers!
    expect(exact).to.deep.equal({
      count: 7,
      min: Y2K,
      lowerQuartile: Y2K,
      median: Y2K + 2 * DAY,
      upperQuartile: Y2K + 2 * DAY,
      max: Y2K + 2 * DAY,
    })
    expect(mean).to.be.closeTo(Y2K + (8 / 7) * DAY, 1e-6)
    // Three lie 8/7 days below the mean, four 6/7 above it.
    expect(standardDeviation).to.be.closeTo(DAY * Math.sqrt((3 * (8 / 7) ** 2 + 4 * (6 / 7) ** 2) / 6), 1e-6)
    expect(dates).to.include({ min: '2000-01-01', max: '2000-01-03', nulls: 1, distinct: 3 })
    expect(dates.histogram).to.deep.equal({
      of: 'x',
      bins: [
        { from: Y2K, to: Y2K + DAY, rows: 3 },
        { from: Y2K + DAY, to: Y2K + 2 * DAY, rows: 0 },
        { from: Y2K + 2 * DAY, to: Y2K + 3 * DAY, rows: 4 },
      ],
    })
    const times = await tables.column(['9:30', '10:00 PM', '09:45'])
    expect(times).to.include({ inferredType: 'time', min: '9:30', max: '10:00 PM' })
    expect(times.numbers).to.include({ median: 35_100, max: 79_200 })
  })

  it('distinguishes whole numbers that are equal as doubles', async () => {
    const profiled = await tables.column(['9007199254740993', '9007199254740992', '9007199254740992'])
    expect(profiled).to.include({ min: '9007199254740992', max: '9007199254740993' })
    const longer = ['123456789012345678901', '123456789012345678902', ' 123456789012345678900']
    expect(await tables.column(longer)).to.include({
      inferredType: 'decimal',
      min: ' 123456789012345678900',
      max: '123456789012345678902',
    })
  })

  it('keeps small differences of large numbers, and stays within the extremes', async () => {
    const near = await tables.column(['1000000000000001', '1000000000000003', '1000000000000002'])
    expect(near.numbers).to.deep.include({ mean: 1_000_000_000_000_002, standardDeviation: 1 })
    const nearer = await tables.column(['1000000000000000.25', '1000000000000000.75'])
    expect(nearer.numbers).to.deep.include({
      mean: 1_000_000_000_000_000.5,
      median: 1_000_000_000_000_000.5,
      standardDeviation: Math.sqrt(0.125),
    })
    const far = await tables.column(['1.7e308', '-1.7e308', '1.7e308', '-1.7e308'])
    expect(far.numbers).to.deep.include({
      mean: 0,
      median: 0,
      lowerQuartile: -1.7e308,
      upperQuartile: 1.7e308,
    })
    expect(far.histogram.bins.reduce((sum, { rows }) => sum + rows, 0)).to.equal(4)
    const farthest = await tables.column(['1.7976931348623157e308', '-1.7976931348623157e308', '0', '1'])
    expect(farthest.histogram.bins.map(({ rows }) => rows)).to.deep.equal([1, 3])
    const tiny = await tables.column(['5.0e-324', '1.0e-323', '0'])
    expect(tiny.numbers).to.deep.include({ min: 0, median: 5e-324, max: 1e-323 })
    const beyond = await tables.column([
      '1.0e999',
      '2.5',
      '2.5',
      '2.5',
      '2.5',
      '2.5',
      '2.5',
      '2.5',
      '2.5',
      '2.5',
    ])
    expect(beyond.numbers).to.include({ count: 9, mean: 2.5, standardDeviation: 0, max: 2.5 })
  })

  it('computes figures from numbers only, and infers the most frequent type', async () => {
    const profiled = await tables.column([...Array.from({ length: 18 }, (_, at) => `${at + 1}`), 'B', 'A'])
    expect(profiled).to.include({ inferredType: 'integer', inferredShare: 0.9, min: '1', max: '18' })
    expect(profiled.numbers).to.include({ count: 18, mean: 9.5, median: 9.5 })
    expect(profiled.histogram.bins).to.have.length(18)
    expect(profiled.histogram.bins.every(({ rows }) => rows === 1)).to.equal(true)
    const mixed = await tables.column(['1', 'two', '2003-03-03', '4:00', 'true', ' '])
    expect(mixed).to.include({ inferredType: 'text', numbers: undefined, min: ' ', max: 'two', blanks: 1 })
    expect(mixed.types).to.include({ integer: 1, text: 1, date: 1, time: 1, boolean: 1, blank: 1 })
  })

  it('profiles columns of nulls, of one value, and without rows', async () => {
    const [nulls, same] = await tables.profiled(
      2,
      Array.from({ length: 100 }, () => [null, '7']),
    )
    expect(nulls).to.include({
      rows: 100,
      nulls: 100,
      distinct: 0,
      mode: undefined,
      min: undefined,
      maxLength: 0,
    })
    expect(nulls).to.include({ inferredType: 'null', frequencyMean: 0, numbers: undefined })
    expect(nulls!.histogram).to.deep.equal({ of: 'length', bins: [] })
    expect(same).to.include({ distinct: 1, min: '7', max: '7', frequencyMean: 100, frequencyDeviation: 0 })
    expect(same!.numbers).to.deep.equal({
      count: 100, mean: 7, standardDeviation: 0, min: 7, lowerQuartile: 7, median: 7, upperQuartile: 7, max: 7,
    }) // prettier-ignore
    expect(same!.histogram.bins).to.deep.equal([{ from: 7, to: 8, rows: 100 }])
    const [none] = await tables.profiled(3, [])
    expect(none).to.include({ rows: 0, nulls: 0, distinct: 0, inferredType: 'null', inferredShare: 1 })
    expect(await tables.rows(valuesTable, ['n'])).to.deep.equal([])
    expect(await tables.rows(formsTable, ['n'])).to.deep.equal([])
  })

  it('accepts any character, and truncates a shown value of a megabyte', async () => {
    const long = 'x'.repeat(1_000_000)
    const strange = [
      'a\0b',
      '\u0001',
      '"',
      '""',
      ',',
      '\r\n',
      '\r',
      '\\',
      '\ufeff',
      '🇫🇷',
      'e\u0301',
      long,
      `${long}y`,
    ]
    const profiled = await tables.column(strange)
    expect(profiled).to.include({
      distinct: 13,
      min: '\u0001',
      max: '🇫🇷',
      minLength: 1,
      maxLength: 1_000_001,
    })
    expect(profiled.longest).to.equal(`${'x'.repeat(1000)}…`)
    const kept = await tables.rows(valuesTable, ['n'])
    const byCodePoint = [...strange].sort((left, right) =>
      Buffer.compare(Buffer.from(left), Buffer.from(right)),
    )
    expect(kept.map(({ value }) => value)).to.deep.equal(byCodePoint)
  })

  it('orders text by code point, not by the letters of a language', async () => {
    expect(await tables.column(['z', 'Z', 'ä', 'a', '\ue000', '😀'])).to.include({ min: 'Z', max: '😀' })
  })

  it('profiles hundreds of columns with increasing progress', async () => {
    const request = await tables.load(
      300,
      Array.from({ length: 40 }, (_, row) =>
        Array.from({ length: 300 }, (_, column) => (column % 3 === 0 ? `${row % 7}` : `v${row}`)),
      ),
    )
    const told: [number, string][] = []
    const progress = (fraction: number, message: string): void => void told.push([fraction, message])
    const profiles = await profile({ ...request, progress })
    expect(profiles.map(({ distinct }) => distinct)).to.deep.equal(
      Array.from({ length: 300 }, (_, column) => (column % 3 === 0 ? 7 : 40)),
    )
    expect(told.length).to.be.above(300)
    expect(told.map(([, message]) => message)).to.include('Attribute 3 of 300 is being profiled: COLUMN_3.')
    for (const [at, [fraction]] of told.entries()) {
      expect(fraction).to.be.within(told[at - 1]?.[0] ?? 0, 1)
    }
  })

  it('restarts from any remains, and leaves no file', async () => {
    const request = await tables.load(1, [['a'], ['b'], ['a']])
    await profile(request)
    await mkdir(request.folder, { recursive: true })
    await writeFile(join(request.folder, 'values-1.csv'), 'left')
    const [again] = await profile(request)
    expect(again).to.include({ distinct: 2, rows: 3 })
    expect(await tables.rows(valuesTable, ['n'])).to.have.length(2)
    expect(existsSync(request.folder)).to.equal(false)
  })

  it('leaves neither table nor file if it is cancelled at any point', async () => {
    const request = await tables.load(
      4,
      Array.from({ length: 3000 }, (_, row) => [`${row}`, `v${row}`, `${row % 10}`, `x${row}y${row}`]),
    )
    const names = [valuesTable, formsTable, frequenciesTable].map((name) => name(request.entityId, 1))
    const points = new Set<string>()
    await profile({ ...request, progress: (_, message) => void points.add(message) })
    expect(points.size).to.be.above(3)
    for (const point of points) {
      const controller = new AbortController()
      const cancelled = profile({
        ...request,
        signal: controller.signal,
        progress: (_, message) => {
          if (message === point) controller.abort(new QueryCancelled())
        },
      })
      const error: unknown = await cancelled.then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(error, point).to.be.instanceOf(QueryCancelled)
      expect(await tables.warehouse.tables()).to.not.include.oneOf(names)
      expect(existsSync(request.folder)).to.equal(false)
    }
    expect(await readdir(dirname(request.folder))).to.not.include('profile')
  })
})
