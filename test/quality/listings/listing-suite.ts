import { expect } from 'chai'
import fc from 'fast-check'
import { decimal, flag, integer, list, optional, text, time } from '../../../src/quality/listings/columns.ts'
import { listing } from '../../../src/quality/listings/listing.ts'
import { readOptions, type GivenOptions } from '../../../src/quality/listings/options.ts'
import { readPage } from '../../../src/quality/listings/page.ts'
import type { RowStore } from '../../../src/quality/listings/row-store.ts'
import { encodePage } from '../../../src/quality/listings/standard-response.ts'

/** A row of the table that the suite makes. */
interface Thing {
  readonly id: number
  readonly part: string
  readonly amount: number | null
  readonly label: string | null
  readonly open: boolean | null
  readonly at: string | null
  readonly tags: readonly string[] | null
}

const thingsBy = (rowId: string | undefined) =>
  listing({
    view: 'Things',
    key: ['ID', 'part'],
    ...(rowId !== undefined && { rowId }),
    from: (store, { table }: { table: string }) => store(table),
    url: ({ ID, part }) => `/things/${ID}-${part}`,
    columns: {
      ID: integer('Ref', 'Number', 'id'),
      'e1:label': text('Name', 'What it is called', 'label'),
      amount: decimal('Amount', 'How much', 'amount'),
      _half: decimal('Amount', 'Half as much', 'amount / 2'),
      open: flag('Open', 'Whether', 'open'),
      at: time('At', 'When', 'seen'),
      tags: list('2', 'Marks', 'tags'),
      part: optional(text('1', 'Part', 'part')),
    },
  })

const things = thingsBy(undefined)

const NAMES = [...things.columns.keys()]
const SHOWN = NAMES.filter((name) => name !== 'part')
const HUMAN: Record<string, string> = {
  ID: 'Ref',
  'e1:label': 'Name',
  amount: 'Amount',
  _half: 'Amount (2)',
  open: 'Open',
  at: 'At',
  tags: '2',
  part: '1',
}

/** What is sorted by, and what is shown, of a thing: the plain words for what the listing does in SQL. */
function valueOf(thing: Thing, name: string): number | string | null {
  if (name === 'ID') return thing.id
  if (name === 'part') return thing.part
  if (name === 'e1:label') return thing.label
  if (name === 'amount') return thing.amount
  if (name === '_half') return thing.amount === null ? null : thing.amount / 2
  if (name === 'open') return thing.open === null ? null : Number(thing.open)
  if (name === 'at') return thing.at
  return thing.tags === null ? null : JSON.stringify(thing.tags)
}

function fieldOf(thing: Thing, name: string): string | readonly string[] {
  if (name === 'tags') return thing.tags ?? []
  const value = valueOf(thing, name)
  if (value === null) return ''
  if (name === 'open') return value === 1 ? 'Y' : 'N'
  if (name === 'at') return String(value).replaceAll('-', '/').replace('T', ' ').slice(0, 19)
  return name === 'amount' || name === '_half'
    ? Number(value)
        .toFixed(3)
        .replace(/^-(0\.000)$/, '$1')
    : String(value)
}

function compare(left: number | string, right: number | string): number {
  if (typeof left === 'number' || typeof right === 'number') return Number(left) - Number(right)
  const [a, b] = [Array.from(left), Array.from(right)].map((text) =>
    text.map((c) => c.codePointAt(0) as number),
  )
  const at = a!.findIndex((code, i) => code !== b![i])
  return at === -1 ? a!.length - b!.length : a![at]! - (b![at] ?? -1)
}

/** The field, cut if it is a text of more characters, and then its length. */
function shortenedField(thing: Thing, name: string, shorten: number | undefined) {
  const field = fieldOf(thing, name)
  if (shorten === undefined || typeof field !== 'string' || !['e1:label', 'part'].includes(name))
    return { name, field, length: undefined }
  const characters = Array.from(field)
  return characters.length <= shorten
    ? { name, field, length: undefined }
    : { name, field: characters.slice(0, shorten).join(''), length: String(characters.length) }
}

/** The listing without a database. */
function expected(all: readonly Thing[], given: GivenOptions) {
  const { columns, sort, pageStart, pageSize, keys, isExternal, shorten } = readOptions(given)
  const order = [...sort, ...['ID', 'part'].map((column) => ({ column, isDescending: false }))]
  const rows = all
    .filter(({ id, part }) => !keys || keys.includes(`${id} ${part}`))
    .toSorted((left, right) => {
      for (const { column, isDescending } of order) {
        const [a, b] = [valueOf(left, column), valueOf(right, column)]
        if (a === null || b === null) {
          if (a !== b) return a === null ? 1 : -1
        } else if (compare(a, b) !== 0) return isDescending ? compare(b, a) : compare(a, b)
      }
      return 0
    })
  const page = rows.slice(pageStart - 1, pageStart - 1 + pageSize)
  const names = columns ?? SHOWN
  const shown = page.map((thing) => {
    const url = `/things/${thing.id}-${thing.part}`
    const fields = names.map((name) => shortenedField(thing, name, shorten))
    const cut = fields.flatMap(({ name, length }): [string, unknown][] =>
      length === undefined ? [] : [[name, length]],
    )
    return isExternal
      ? {
          '@url': url,
          ...Object.fromEntries<unknown>(
            fields.flatMap(({ name, field, length }): [string, unknown][] => [
              [HUMAN[name]!, field],
              ...(length === undefined ? [] : [[`${HUMAN[name]}@length`, length] as [string, unknown]]),
            ]),
          ),
        }
      : {
          dataRow: fields.map(({ field }) => field),
          metadata: { url, ...(cut.length > 0 && { lengths: Object.fromEntries<unknown>(cut) }) },
        }
  })
  return {
    columns: names.map((name) => ({
      columnisedName: name,
      humanisedName: things.columns.get(name)?.humanName,
      description: things.columns.get(name)?.description,
    })),
    rows: shown.length === 0 ? '' : shown,
    metadata: {
      viewName: 'Things',
      pageStart: String(pageStart),
      dataSize: String(page.length),
      totalCount: String(rows.length),
    },
  }
}

// By code point U+FFFF comes before the emoji, by the units of a JavaScript string behind it.
const words = fc.constantFrom(
  '',
  'a',
  'A',
  'b',
  'ä',
  'aa',
  '10',
  '9',
  ' ',
  '"',
  '\uffff',
  '😀',
  'a\nb',
  '😀😀é',
  'ab😀',
)
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 })
const amounts = fc.constantFrom(0, 1, 2, 9, 10, -1, 0.5, 1234.5678, 2e10, -2e-7)
const thing: fc.Arbitrary<Thing> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  part: fc.constantFrom('a', 'b', 'ä', '10', '9'),
  amount: nullable(amounts),
  label: nullable(words),
  open: nullable(fc.boolean()),
  at: nullable(fc.constantFrom('2026-11-21T09:30:00.000Z', '2026-01-02T00:00:00.999Z')),
  tags: nullable(fc.array(words, { maxLength: 2 })),
})
const tables = fc.uniqueArray(thing, { maxLength: 40, selector: ({ id, part }) => `${id} ${part}` })
const direction = fc.constantFrom('asc', 'desc')
const sorts = fc.array(
  fc.oneof(
    fc.constantFrom(...NAMES),
    fc.tuple(fc.constantFrom(...NAMES), direction).map(([name, word]) => `${name}:${word}`),
    fc.record({
      column: fc.constantFrom(...NAMES),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  ),
  { maxLength: 3 },
)
const numbers = fc.integer({ min: 1, max: 45 })
const optionsGiven: fc.Arbitrary<GivenOptions> = fc.record(
  {
    columns: fc.array(fc.constantFrom(...NAMES), { maxLength: 9 }),
    sort: sorts,
    pageStart: fc.oneof(numbers, numbers.map(String), fc.constant('999999999999999')),
    pageSize: fc.oneof(numbers, numbers.map(String)),
    keypatternlist: fc.array(
      fc.oneof(
        fc
          .tuple(fc.integer({ min: 0, max: 13 }), fc.constantFrom('a', 'b', '10'))
          .map((key) => key.join(' ')),
        fc.constantFrom('', '1', 'a a', '1 a a', '01 a'),
      ),
      { maxLength: 30 },
    ),
    external: fc.constantFrom('0' as const, '1' as const),
    shorten: fc.constantFrom(1, '2', 3),
  },
  { requiredKeys: [] },
)

/**
 * What a listing promises, on any database.
 * @param makeTable fills a new table (id, part, amount, label, open, seen, tags) and returns its name
 * @param rowId a column of the table by which the pages are found
 */
export function listingSuite(
  store: () => RowStore,
  makeTable: (rows: readonly Record<string, unknown>[]) => Promise<string>,
  rowId?: string,
): void {
  const signal = new AbortController().signal
  const answer = async (table: string, given: GivenOptions) => {
    const page = await readPage(thingsBy(rowId), store(), { table }, readOptions(given), signal)
    let body = ''
    for await (const piece of encodePage(page)) body += piece
    return JSON.parse(body) as { rows: '' | { dataRow: string[] }[]; metadata: { totalCount: string } }
  }
  const stored = (rows: readonly Thing[]) =>
    rows.map(({ at, tags, ...row }) => ({ ...row, seen: at, tags: tags && JSON.stringify(tags) }))

  it('shows what a plain implementation shows, whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        tables,
        fc.array(optionsGiven, { minLength: 1, maxLength: 8 }),
        async (rows, asked) => {
          const table = await makeTable(stored(rows))
          for (const given of asked) expect(await answer(table, given)).to.deep.equal(expected(rows, given))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('repeats and loses no row from page to page, equal ones among them', async () => {
    await fc.assert(
      fc.asyncProperty(tables, sorts, fc.integer({ min: 1, max: 15 }), async (rows, sort, pageSize) => {
        const table = await makeTable(stored(rows))
        const whole = await answer(table, { sort, pageSize: 100 })
        const pages: unknown[] = []
        for (let pageStart = 1; pageStart <= rows.length; pageStart += pageSize) {
          pages.push(...(await answer(table, { sort, pageSize, pageStart })).rows)
        }
        expect(pages).to.deep.equal(rows.length === 0 ? [] : whole.rows)
      }),
      { numRuns: 15 },
    )
  })
}
