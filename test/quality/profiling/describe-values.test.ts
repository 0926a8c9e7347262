import { DuckDBInstance } from '@duckdb/node-api'
import { expect } from 'chai'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCanonical } from '../../../src/quality/loaders/records/canonical-csv.ts'
import type { ValueType } from '../../../src/quality/model/reading.ts'
import { describeValues } from '../../../src/quality/profiling/describe-values.ts'
import { ValuesUndescribed } from '../../../src/quality/profiling/errors.ts'
import { VALUES_COLUMNS } from '../../../src/quality/model/warehouse/tables.ts'
import { COLUMN_TYPES } from '../../../src/quality/stores/duckdb/column-types.ts'
import type { ValuesSummary, ValuesTask } from '../../../src/quality/profiling/values-task.ts'
import { valueTypeOf } from './support/profiled.ts'
import { NO_TYPES } from '../support/no-types.ts'

const NAMES = VALUES_COLUMNS.map(([name]) => name)
const NEVER = new AbortController().signal

/** The rows by the type of their value alone. */
function typesOf(values: readonly (readonly [string, number])[]): Record<ValueType, number> {
  const types = { ...NO_TYPES }
  for (const [value, rows] of values) types[valueTypeOf(value)] += rows
  return types
}

describe('describeValues', () => {
  let folder: string
  let runs = 0
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'describe-values-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  /** A file of values, each with its frequency. */
  function task(
    values: readonly (readonly [string, number])[],
    inferredType: ValueType = 'text',
    attribute = 1,
  ): ValuesTask {
    const path = join(folder, `values-${attribute}.csv`)
    const lines = values.map(([value, frequency]) => `"${value.replaceAll('"', '""')}",${frequency}\n`)
    writeFileSync(path, lines.join(''))
    return { attribute, inferredType, types: typesOf(values), path }
  }

  async function described(tasks: readonly ValuesTask[], pieceBytes = 1 << 20) {
    const rows: Record<string, string | null>[] = []
    const summaries: ValuesSummary[] = []
    const pieces: number[] = []
    for await (const event of describeValues(tasks, { folder, prefix: `run-${++runs}`, pieceBytes }, NEVER)) {
      if (event.kind === 'described') summaries.push(event.summary)
      else {
        const lines = parseCanonical(readFileSync(event.path))
        expect(lines).to.have.length(event.rows)
        pieces.push(event.rows)
        rows.push(
          ...lines.map((line) => Object.fromEntries(line.map((field, index) => [NAMES[index]!, field]))),
        )
      }
    }
    return { rows, summaries, pieces }
  }

  it('writes a row for each value with all its forms', async () => {
    const values = [
      ['Dr', 449],
      [' ', 3],
      ['', 2],
      ['$400.00', 2],
      ['say "hi",\nbye', 2],
    ] as const
    const { rows, summaries } = await described([task(values, 'text', 7)])
    expect(rows).to.deep.equal([
      {
        attribute: '7',
        n: '1',
        value: 'Dr',
        frequency: '449',
        length: '2',
        type: '8',
        x: null,
        key: null,
        mask: 'AA',
        pattern: 'a2',
        rich: 'ul',
        soundex: 'D600',
        metaphone: 'TR',
      },
      {
        attribute: '7',
        n: '2',
        value: ' ',
        frequency: '3',
        length: '1',
        type: '1',
        x: null,
        key: null,
        mask: ' ',
        pattern: '_',
        rich: '_',
        soundex: null,
        metaphone: null,
      },
      {
        attribute: '7',
        n: '3',
        value: '',
        frequency: '2',
        length: '0',
        type: '1',
        x: null,
        key: null,
        mask: '',
        pattern: '',
        rich: '',
        soundex: null,
        metaphone: null,
      },
      {
        attribute: '7',
        n: '4',
        value: '$400.00',
        frequency: '2',
        length: '7',
        type: '8',
        x: null,
        key: null,
        mask: '$NNN.NN',
        pattern: 'pd3pd2',
        rich: 'md3Sd2',
        soundex: null,
        metaphone: null,
      },
      {
        attribute: '7',
        n: '5',
        value: 'say "hi",\nbye',
        frequency: '2',
        length: '13',
        type: '8',
        x: null,
        key: null,
        mask: 'AAA "AA",\nAAA',
        pattern: 'a3_pa2p2_a3',
        rich: 'l3_ql2qp_l3',
        soundex: 'S100',
        metaphone: 'SHBY',
      },
    ])
    expect(summaries).to.deep.equal([
      {
        values: 5,
        blanks: 5,
        types: { ...NO_TYPES, blank: 5, text: 453 },
        minLength: 0,
        maxLength: 13,
      },
    ])
  })

  it('has the number only for values that fit the type of the attribute', async () => {
    const x = async (type: ValueType, values: readonly string[]) =>
      (
        await described([
          task(
            [...values].sort().map((value) => [value, 1] as const),
            type,
          ),
        ])
      ).rows.map((row) => [row['value'], row['x']])
    expect(
      await x('decimal', ['+5', ' 7 ', '-0.25', '5.', '.5', '1.5e3', '1.5e999', 'n/a', '9007199254740993']),
    ).to.deep.equal([
      [' 7 ', '7'],
      ['+5', '5'],
      ['-0.25', '-0.25'],
      ['.5', '.5'],
      ['1.5e3', '1500'],
      ['1.5e999', null],
      ['5.', '5.'],
      ['9007199254740993', '9007199254740993'],
      ['n/a', null],
    ])
    expect(await x('time', ['00:00', '12:30 AM', '9:30:01.5 pm', 'noon'])).to.deep.equal([
      ['00:00', '0'],
      ['12:30 AM', '1800'],
      ['9:30:01.5 pm', '77401.5'],
      ['noon', null],
    ])
    expect(await x('text', ['1', '2024-01-31'])).to.deep.equal([
      ['1', null],
      ['2024-01-31', null],
    ])
  })

  it('writes numbers that the warehouse reads as the doubles that JavaScript reads', async () => {
    const texts = [
      '+5',
      '-0.25',
      '5.',
      '.5',
      '-.5',
      '0.1',
      '1.5e-300',
      '1e-400',
      '1E+22',
      '123456789012345678901234567890.12345',
    ]
    const values = [...texts, '9007199254740993', '-9223372036854775808']
      .sort()
      .map((value) => [value, 1] as const)
    const events = describeValues(
      [task(values, 'decimal')],
      { folder, prefix: 'x', pieceBytes: 1 << 20 },
      NEVER,
    )
    for await (const event of events) void event
    const columns = VALUES_COLUMNS.map(([name, type]) => `'${name}': '${COLUMN_TYPES[type]}'`).join()
    const connection = await (await DuckDBInstance.create(':memory:')).connect()
    const answer = await connection.runAndReadAll(
      `SELECT value, x FROM read_csv('${join(folder, 'x-1.csv')}', columns = {${columns}}, auto_detect = false, header = false)`,
    )
    connection.closeSync()
    expect(answer.getRows()).to.deep.equal(values.map(([value]) => [value, Number(value)]))
  })

  it('reads the day first if more rows require it than the month', async () => {
    const x = async (values: readonly (readonly [string, number])[]) =>
      (await described([task(values, 'date')])).rows.map((row) =>
        new Date(Number(row['x']) * 1000).toISOString().slice(0, 10),
      )
    expect(
      await x([
        ['01/02/2024', 9],
        ['31/01/2024', 2],
        ['01/31/2024', 1],
      ]),
    ).to.deep.equal(['2024-02-01', '2024-01-31', '2024-01-31'])
    expect(
      await x([
        ['01/02/2024', 9],
        ['01/31/2024', 2],
        ['31-01-2024', 1],
      ]),
    ).to.deep.equal(['2024-01-02', '2024-01-31', '2024-01-31'])
  })

  it('cuts pieces by size, and describes attribute after attribute in one thread', async () => {
    const many = Array.from(
      { length: 3000 },
      (_, index) => [`value ${String(index).padStart(6, '0')}`, 1] as const,
    )
    const { rows, summaries, pieces } = await described(
      [task(many, 'text', 1), task(many, 'text', 2)],
      50_000,
    )
    expect(rows.map((row) => [row['attribute'], row['n'], row['value']])).to.deep.equal(
      ['1', '2'].flatMap((attribute) => many.map(([value], index) => [attribute, String(index + 1), value])),
    )
    expect(pieces.length).to.be.greaterThan(4)
    expect(summaries.map(({ values }) => values)).to.deep.equal([3000, 3000])
  })

  it('reads values of megabytes, with quotes wherever a chunk may end', async () => {
    const values = [
      ['"'.repeat(1_200_000), 2],
      ['a\0\x01"'.repeat(300_000), 1],
      ['b'.repeat(2_500_000), 1],
      ['é'.repeat(400_000), 1],
    ] as const
    const { rows, summaries } = await described([task(values)])
    expect(rows.map(({ value, length }) => [value!.length, length])).to.deep.equal(
      values.map(([{ length }]) => [length, String(length)]),
    )
    expect(rows.every((row, index) => row['value'] === values[index]![0])).to.equal(true)
    expect(rows.map((row) => row['pattern']!.slice(0, 12))).to.deep.equal([
      'p1200000',
      'ac2pac2pac2p',
      'a2500000',
      'a400000',
    ])
    expect(summaries[0]).to.include({ values: 4, minLength: 400_000, maxLength: 2_500_000 })
  })

  it('is at most two pieces ahead of its reader', async () => {
    const many = Array.from(
      { length: 20_000 },
      (_, index) => [`value ${String(index).padStart(6, '0')}`, 1] as const,
    )
    const events = describeValues([task(many)], { folder, prefix: 'v', pieceBytes: 100_000 }, NEVER)
    await events.next()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(readdirSync(folder).filter((name) => name.startsWith('v-'))).to.have.length(2)
    await events.return(undefined)
  })

  it('rejects a file that is not sorted, is truncated or has another format', async () => {
    const refused = async (text: string) => {
      const path = join(folder, 'values.csv')
      writeFileSync(path, text)
      return described([{ attribute: 1, inferredType: 'text', types: NO_TYPES, path }]).then(
        () => 'taken',
        (error: unknown) => (error instanceof ValuesUndescribed ? error.message : String(error)),
      )
    }
    for (const text of [
      '"a",1\n"b",2\n',
      '"b",1\n"a",1\n',
      '"a",1\n"a",1\n',
      '"a",1\n"",1\n',
      '"",1\n"",1\n',
    ]) {
      expect(await refused(text)).to.match(/not in order/)
    }
    expect(await refused('"a",1\n"b",1')).to.match(/cut off/)
    for (const text of ['a,1\n"",1\n', '"a",0\n', '"",\n']) expect(await refused(text)).to.match(/malformed/)
    expect(await refused('"\uffff",1\n"\u{10000}",1\n')).to.equal('taken')
    expect(await refused('"",1\n"a",1\n')).to.equal('taken')
    expect(await refused('')).to.equal('taken')
  })

  it('ends with the signal, and with the error of the task source', async () => {
    const one = task([['a', 1]])
    const abort = new AbortController()
    const endless = async function* () {
      yield one
      await new Promise(() => undefined)
    }
    const events = describeValues(endless(), { folder, prefix: 'v', pieceBytes: 100 }, abort.signal)
    await events.next()
    abort.abort(new Error('cancelled'))
    expect(await events.next().catch((error: Error) => error.message)).to.equal('cancelled')

    const broken = async function* () {
      yield one
      throw new Error('no more rows')
    }
    const all = async () => {
      for await (const event of describeValues(broken(), { folder, prefix: 'w', pieceBytes: 100 }, NEVER))
        void event
    }
    expect(await all().catch((error: Error) => error.message)).to.equal('no more rows')
  })
})
