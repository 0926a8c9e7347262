import { expect } from 'chai'
import fc from 'fast-check'
import type { GivenOptions } from '../../../src/quality/listings/options.ts'
import type { Field } from '../stores/pieces.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { conditionsOver, type EvaluatedColumn, type NaiveCondition } from './support/naive-condition.ts'
import { naivePage, type NaiveListing } from './support/naive-listing.ts'
import { inFull } from '../../support/full.ts'
import {
  FORMS,
  naiveAttributes,
  naiveForms,
  naiveRows,
  naiveValues,
  type Form,
  type Kind,
} from './support/naive-profile-listings.ts'

const ROWS = 90

const words = fc.constantFrom(
  ...[
    'Smith',
    'Smyth',
    'SMITH',
    'Schmidt',
    'Jane Smith',
    "O'Hara",
    'naïve',
    'nai\u0308ve',
    'Ärger',
    'straße',
  ],
  ...[' ', '   ', '\u00a0', ' x', 'x ', 'a\nb', 'a\tb', '"', '""', ',', ';:/?#=&%+', '%41', 'mask:AA', '::'],
  ...[
    '日本語',
    'Ωmega',
    '\uffff',
    '😀',
    '👩‍👩‍👧',
    '1\ufe0f\u20e3 A',
    '$400.00',
    '-1',
    '+49 30 1',
    '007',
    'Nn',
    'a\0b',
    '\0',
  ],
)
const generated = fc.string({
  unit: fc.constantFrom('a', 'B', 'é', ' ', '1', '-', '😀', "'"),
  minLength: 1,
  maxLength: 5,
})
const long = fc.constantFrom(
  'x'.repeat(999),
  'x'.repeat(1000),
  'x'.repeat(1001),
  'ä'.repeat(500),
  'ä'.repeat(501),
  'long, "1" '.repeat(300),
)
const integers = fc.integer({ min: -12, max: 12 }).map(String)
const decimals = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 99 }))
  .map(([a, b]) => `${a}.${b}`)
const days = fc
  .integer({ min: 0, max: 40 })
  .map((day) => new Date(day * 400 * 86_400_000).toISOString().slice(0, 10))
const orNone = (values: fc.Arbitrary<string>, freq = 8) => fc.option(values, { freq })
const mostly = (values: fc.Arbitrary<string>, others: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 24, arbitrary: values }, { weight: 1, arbitrary: others })

/** Of each attribute, by name, what its values are made of. */
const COLUMNS: Readonly<Record<string, fc.Arbitrary<Field>>> = {
  Word: orNone(words),
  Generated: orNone(generated),
  Long: orNone(fc.oneof(words, long)),
  Count: orNone(mostly(integers, fc.constantFrom('n/a', ' ', '?'))),
  Price: orNone(mostly(decimals, integers)),
  Day: orNone(mostly(days, fc.constant('soon'))),
  Same: fc.constant('same'),
  // Most sound alike, and the others like nothing.
  Sound: orNone(fc.constantFrom('Smith', 'Smyth', 'Smithe', 'SMITH', '12', '-')),
  Blank: orNone(fc.constantFrom(' ', '  '), 2),
  None: fc.constant(null),
}
const NAMES = Object.keys(COLUMNS)
const UPPER = NAMES.map((name) => name.toUpperCase())
const SEED = 20261121
const [TABLE] = fc.sample(
  fc.array(fc.tuple(...Object.values(COLUMNS)), {
    minLength: ROWS,
    maxLength: ROWS,
  }),
  { seed: SEED, numRuns: 1 },
)
const RECORDS: readonly (readonly Field[])[] = TABLE!
const quoted = (field: Field) => (field === null ? '' : `"${field.replaceAll('"', '""')}"`)
const FILE = [NAMES, ...RECORDS].map((record) => `${record.map(quoted).join(',')}\n`).join('')
const columnOf = (attribute: number): Field[] => RECORDS.map((record) => record[attribute - 1]!)

interface Answer {
  readonly columns: readonly { readonly columnisedName: string; readonly humanisedName: string }[]
  readonly rows: '' | readonly { readonly dataRow: string[]; readonly metadata?: { readonly url: string } }[]
  readonly metadata: Readonly<Record<string, string>>
}

/** What conditions are made over: of columns whose rows are put in order by a number alone, that number. */
const conditionColumnsOf = <T>({ columns, rows }: NaiveListing<T>): EvaluatedColumn[] =>
  [...columns].map(([name, { field, order }]) => ({
    name,
    isNumber:
      rows.some((row) => field(row) !== '') &&
      rows.every((row) => {
        const [first, ...more] = order(row)
        return more.length === 0 && typeof first !== 'string' && /^(-?\d+(\.\d+)?)?$/.test(field(row))
      }),
    fields: rows.slice(0, 12).map(field),
  }))

/** Random options for a listing of these columns and so many rows. */
const optionsFor = (names: readonly string[], rows: number, isBody: boolean): fc.Arbitrary<GivenOptions> => {
  const name = fc.constantFrom(...names)
  const direction = fc.constantFrom('', ':asc', ':desc')
  const common = {
    columns: fc.uniqueArray(name, { minLength: 1, maxLength: names.length }),
    sort: fc.uniqueArray(
      fc.tuple(name, direction).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3, selector: (term) => term.replace(/:(asc|desc)$/, '') },
    ),
    pageStart: fc.integer({ min: 1, max: rows + 2 }),
    pageSize: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.constantFrom(100, 10_000)),
  }
  const keypatternlist = fc.array(fc.integer({ min: 0, max: rows + 2 }).map(String), { maxLength: 6 })
  const external = fc.constantFrom('0' as const, '1' as const)
  return isBody
    ? fc.record({ ...common, keypatternlist }, { requiredKeys: [] })
    : fc.record({ ...common, external }, { requiredKeys: [] })
}

describe('The listings of a profile, held against arrays', function () {
  // The last test asks for the rows behind some thousand records, one after the other.
  this.timeout(300_000)
  let server: QualityServer
  let below: string
  let path: string
  before(async () => {
    server = await startQualityServer()
    const loaded = await server.load('Anything', FILE)
    expect(loaded.job).to.include({ State: 'Completed' })
    below = loaded.path
    path = `/api/repositories/test${below}`
  })
  after(() => server.stop())

  const answered = async (listing: string, given: GivenOptions) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(given)) query.set(name, String(value))
    const answer = await server.ask(`${listing}${listing.includes('?') ? '&' : '?'}${query.toString()}`)
    const body = (await answer.json()) as Answer
    expect(answer.status, `${listing} ${JSON.stringify(body).slice(0, 300)}`).to.equal(200)
    return body
  }
  const commanded = async (
    listing: string,
    { sort, ...options }: GivenOptions,
    data?: { readonly style: string },
  ) => {
    const terms = (sort as string[] | undefined)?.map((term) => {
      const [, column, direction] = /^(.*?)(?::(asc|desc))?$/.exec(term)!
      return { column, ...(direction && { direction }) }
    })
    const { status, body } = await server.command(listing, {
      command: 'get',
      ...(data && { data }),
      options: { ...options, ...(terms && { sort: terms }) },
    })
    expect(status, JSON.stringify(body).slice(0, 300)).to.equal(200)
    return body as unknown as Answer
  }

  /** Compares what is answered with what the arrays tell. */
  function expectAlike<T>(
    answer: Answer,
    listing: NaiveListing<T>,
    given: GivenOptions,
    condition?: NaiveCondition,
  ): void {
    const { names, rows, metadata } = naivePage(listing, given, condition?.holds)
    expect(answer.metadata).to.include(metadata)
    expect(answer.columns.map(({ columnisedName }) => columnisedName)).to.deep.equal(names)
    const human = answer.columns.map(({ humanisedName }) => humanisedName)
    const shown =
      given.external === '1'
        ? rows.map(({ dataRow, metadata }) => ({
            ...(metadata && { '@url': metadata.url }),
            ...Object.fromEntries(dataRow.map((field, at) => [human[at]!, field])),
          }))
        : rows
    expect(answer.rows).to.deep.equal(shown.length === 0 ? '' : shown)
  }

  /** Asks for random pages of a listing. */
  async function expectPages<T>(
    listing: NaiveListing<T>,
    ask: (given: GivenOptions) => Promise<Answer>,
    { isBody = false, numRuns = inFull(8, 2) } = {},
  ): Promise<void> {
    const given = optionsFor([...listing.columns.keys()], listing.rows.length, isBody)
    const conditions = fc.option(conditionsOver(conditionColumnsOf(listing)), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(given, conditions, async (options, condition) => {
        const where = condition && { where: condition.text }
        expectAlike(await ask({ ...options, ...where }), listing, options, condition)
      }),
      { numRuns },
    )
  }

  const FORM_PATHS: readonly (readonly [Form, path: string, style?: string])[] = [
    ['mask', 'masks'],
    ['pattern', 'patterns', 'Default'],
    ['rich', 'patterns', 'Rich'],
    ['long', 'patterns', 'Long'],
    ['metaphone', 'metaphones'],
    ['soundex', 'soundexes'],
  ]

  it('show the values that an array of them shows, whatever is asked for', async () => {
    for (const [at] of NAMES.entries()) {
      const attribute = at + 1
      const listing = naiveValues(columnOf(attribute), path, attribute)
      const values = `${below}/attributes/${attribute}/values`
      await expectPages(listing, (given) => answered(values, given))
      await expectPages(listing, (given) => commanded(values, given), { isBody: true })
    }
  })

  for (const [form, name, style] of FORM_PATHS)
    it(`show the ${style ? `${style} ` : ''}${name} that an array of values shows, whatever is asked for`, async () => {
      for (const [at] of NAMES.entries()) {
        const attribute = at + 1
        const listing = naiveForms(columnOf(attribute), path, attribute, form)
        const forms = `${below}/attributes/${attribute}/${name}`
        await expectPages(listing, (given) => commanded(forms, given, style ? { style } : undefined), {
          isBody: true,
          numRuns: inFull(4, 1),
        })
        if (form === 'soundex') continue
        await expectPages(listing, (given) => answered(style ? `${forms}?style=${style}` : forms, given), {
          numRuns: inFull(4, 1),
        })
      }
    })

  it('show the attributes that arrays of their values show, whatever is asked for', async () => {
    const listing = naiveAttributes('Anything', path, NAMES, RECORDS)
    await expectPages(listing, (given) => answered(`${below}/attributes`, given), { numRuns: inFull(40, 10) })
  })

  it('show behind a record the rows that an array of rows shows, whatever is asked for', async () => {
    for (const [at] of NAMES.entries()) {
      const attribute = at + 1
      for (const kind of Object.keys(FORMS) as Kind[]) {
        const { rows, url } =
          kind === 'value'
            ? naiveValues(columnOf(attribute), path, attribute)
            : naiveForms(columnOf(attribute), path, attribute, kind)
        for (const record of [rows[0], rows.at(-1)].filter((one) => one !== undefined)) {
          const isHeld = (value: Field) => value !== null && FORMS[kind](value) === record.text
          const held = naiveRows(UPPER, RECORDS, attribute, isHeld)
          const address = url!(record).slice('/api/repositories/test'.length)
          await expectPages(held, (given) => answered(address, given), { numRuns: inFull(2, 1) })
        }
      }
      const none = naiveRows(UPPER, RECORDS, attribute, (value) => value === null)
      await expectPages(none, (given) => answered(`${below}/rows?holding=${attribute}:null:`, given), {
        numRuns: inFull(2, 1),
      })
    }
  })

  it('have as many rows behind each address as they say, and all together those that have a value', async () => {
    const all = { pageSize: 10_000 }
    for (const [at] of NAMES.entries()) {
      const attribute = at + 1
      const column = columnOf(attribute)
      const root = `${below}/attributes/${attribute}`
      const asked: [Kind, Answer][] = [
        ['value', await answered(`${root}/values`, all)],
        ...(await Promise.all(
          FORM_PATHS.map(async ([form, name, style]): Promise<[Kind, Answer]> => [
            form,
            await commanded(`${root}/${name}`, all, style ? { style } : undefined),
          ]),
        )),
      ]
      for (const [kind, { columns, rows }] of asked) {
        const frequency = columns.findIndex(({ columnisedName }) => columnisedName === 'FREQUENCY_COUNT')
        let sum = 0
        for (const { dataRow, metadata } of rows || []) {
          const address = metadata!.url.slice('/api/repositories/test'.length)
          const held = await answered(address, { ...all, columns: ['_rowid'] })
          expect(held.metadata['totalCount'], address).to.equal(dataRow[frequency])
          expect(held.rows, address).to.have.length(Number(dataRow[frequency]))
          sum += Number(dataRow[frequency])
        }
        const having = column.filter((value) => value !== null && FORMS[kind](value) !== undefined)
        expect(sum, `${kind} of ${NAMES[at]}`).to.equal(having.length)
      }
    }
  })
})
