import { expect } from 'chai'
import fc from 'fast-check'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Collections } from '../../../src/spatial/services/collections.ts'
import { readPage } from '../../../src/spatial/services/features.ts'
import type { PageRequest } from '../../../src/spatial/services/page-query.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import { temporaryFolder } from '../support/folders.ts'
import type { Collection } from '../../../src/spatial/model/collection.ts'

const noon = Date.UTC(2020, 0, 1, 12)
const hour = 3_600_000
const day = 24 * hour

/** A text in a column of timestamps, and the time that it means: none where it is no time. */
interface Stored {
  readonly text: string | null
  readonly time: { readonly from: number; readonly to: number } | undefined
}

const iso = (ms: number): string => new Date(ms).toISOString()
const instants = fc
  .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2 * day, max: 2 * day }))
  .map((ms) => noon + ms)

const spelled: fc.Arbitrary<Stored> = fc
  .record({
    ms: instants,
    style: fc.constantFrom('iso', 'blank', 'seconds', 'offset', 'minutes', 'date'),
    offset: fc.integer({ min: -14 * 60, max: 14 * 60 }),
  })
  .map(({ ms, style, offset }) => {
    const at = (time: number, text: string): Stored => ({ text, time: { from: time, to: time } })
    const seconds = Math.floor(ms / 1000) * 1000
    const minutes = Math.floor(ms / 60_000) * 60_000
    const midnight = Math.floor(ms / day) * day
    switch (style) {
      case 'iso':
        return at(ms, iso(ms))
      case 'blank':
        return at(ms, iso(ms).replace('T', ' ').replace('Z', ''))
      case 'seconds':
        return at(seconds, `${iso(seconds).slice(0, 19)}Z`)
      case 'minutes':
        return at(minutes, iso(minutes).slice(0, 16))
      case 'date':
        return { text: iso(midnight).slice(0, 10), time: { from: midnight, to: midnight + day - 1 } }
      default: {
        const local = iso(ms + offset * 60_000).slice(0, 23)
        const two = (part: number): string => String(Math.trunc(part)).padStart(2, '0')
        const [hours, rest] = [Math.abs(offset) / 60, Math.abs(offset) % 60]
        return at(ms, `${local}${offset < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`)
      }
    }
  })

const timeless: fc.Arbitrary<Stored> = fc
  .constantFrom(null, '', 'now', '12:00', '2020-02-30', '2020-13-01', '2020-01-01T99:00', 'spring 2020')
  .map((text) => ({ text, time: undefined }))

const stored = fc.oneof({ weight: 3, arbitrary: spelled }, timeless)

interface Row {
  readonly name: string | null
  readonly rank: number | null
  readonly height: number | null
  readonly open: boolean | null
  readonly start: Stored
  readonly end: Stored
  readonly at: readonly [number, number] | null
}

// By code point U+FFFF comes before the emoji, by the units of a JavaScript string behind it.
const names = fc.constantFrom(
  null,
  '',
  'a',
  'A',
  'b',
  'ä',
  '\uffff',
  '\u{1f600}',
  'a b&c=d+e%',
  'l'.repeat(900),
)

const rows: fc.Arbitrary<Row[]> = fc.array(
  fc.record({
    name: names,
    rank: fc.option(fc.integer({ min: -2, max: 2 })),
    height: fc.option(fc.constantFrom(-0.5, 0, 1, 1.5, 1e300)),
    open: fc.option(fc.boolean()),
    start: stored,
    end: stored,
    at: fc.option(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))),
  }),
  { maxLength: 40 },
)

type Column = 'name' | 'rank' | 'height' | 'open' | 'start' | 'end'
const columns: readonly Column[] = ['name', 'rank', 'height', 'open', 'start', 'end']

const request = fc.record(
  {
    sortby: fc
      .uniqueArray(fc.constantFrom(...columns), { minLength: 1, maxLength: 3 })
      .chain((keys) => fc.tuple(...keys.map((key) => fc.constantFrom(key, `+${key}`, ` ${key}`, `-${key}`)))),
    bbox: fc
      .tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: -1, max: 3 }))
      .map(([x, y]) => [x, y, x + 2, y + 2]),
    interval: fc.tuple(fc.option(instants), fc.option(instants)),
    equal: fc.dictionary(fc.constantFrom('name', 'rank', 'height', 'open'), fc.nat(), { maxKeys: 2 }),
    skipGeometry: fc.boolean(),
    properties: fc.subarray([...columns]),
  },
  { requiredKeys: [] },
)

describe('a listing', () => {
  const folder = temporaryFolder()

  it('is what its filters and its order say, whatever the sizes of its pages and the direction of reading', async function () {
    this.timeout(60_000)
    let files = 0
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.array(fc.tuple(request, fc.integer({ min: 1, max: 12 }), fc.nat(45)), {
          minLength: 1,
          maxLength: 6,
        }),
        async (data, requests) => {
          const collections = await published(folder.file(`run${files++}`), data)
          try {
            const collection = collections.find('data', 'made')
            for (const [wish, limit, offset] of requests) {
              const { given, matches, compare } = meaningOf(wish, data)
              const expected = [...data.keys()]
                .filter((i) => matches(data[i]!))
                .sort((a, b) => compare(a, b) || a - b)
              await check(
                collection,
                given,
                expected.map((i) => i + 1),
                limit,
                offset,
              )
            }
          } finally {
            await collections.close()
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  async function published(path: string, data: readonly Row[]): Promise<Collections> {
    await mkdir(path)
    await writeGeoPackage(join(path, 'data.gpkg'), [
      {
        name: 'made',
        title: 'Made',
        description: '',
        geometryType: 'POINT',
        columns: [
          { name: 'name', type: 'TEXT' },
          { name: 'rank', type: 'INTEGER' },
          { name: 'height', type: 'REAL' },
          { name: 'open', type: 'BOOLEAN' },
          { name: 'start', type: 'DATETIME' },
          { name: 'end', type: 'DATE' },
        ],
        features: data.map(({ at, start, end, ...properties }) => ({
          geometry: at && { type: 'Point', coordinates: [...at] },
          properties: { ...properties, start: start.text, end: end.text },
        })),
      },
    ])
    return Collections.open([path])
  }

  /** Reads the listing forwards by pages, backwards again, and by an offset. */
  async function check(
    collection: Collection,
    given: Omit<PageRequest, 'limit'>,
    expected: readonly number[],
    limit: number,
    offset: number,
  ): Promise<void> {
    const forward: number[][] = []
    let cursor: string | undefined
    let page
    do {
      page = await read(collection, { ...given, limit, ...(cursor !== undefined && { cursor }) })
      forward.push(page.keys)
      cursor = page.next
      // As long as the contract lets a cursor be.
      expect(cursor ?? '').to.have.length.at.most(1024)
      expect(page.prev === undefined, 'prev').to.equal(forward.length === 1)
    } while (cursor !== undefined)
    expect(forward.flat()).to.deep.equal(expected)
    expect(forward).to.have.length(Math.max(1, Math.ceil(expected.length / limit)))
    const backward = [forward.at(-1)!]
    for (let prev = page.prev; prev !== undefined;) {
      const before = await read(collection, { ...given, limit, cursor: prev })
      backward.unshift(before.keys)
      expect(before.next === undefined).to.equal(false)
      prev = before.prev
    }
    expect(backward).to.deep.equal(forward)
    const counted = await read(collection, { ...given, limit, offset })
    expect(counted.keys).to.deep.equal(expected.slice(offset, offset + limit))
    expect(counted.prev !== undefined, 'prev of an offset').to.equal(offset > 0 && expected.length > 0)
    if (counted.prev !== undefined) {
      const before = await read(collection, { ...given, limit, cursor: counted.prev })
      expect(before.keys).to.deep.equal(expected.slice(0, offset).slice(-limit))
    }
    if (counted.numberMatched !== undefined) expect(counted.numberMatched).to.equal(expected.length)
  }

  async function read(collection: Collection, given: PageRequest) {
    const page = await readPage(collection, given)
    const keys: number[] = []
    for await (const batch of page.batches) keys.push(...batch.map(({ key }) => Number(key)))
    return { keys, next: page.next, prev: page.prev, numberMatched: page.numberMatched }
  }
})

type Wish = typeof request extends fc.Arbitrary<infer Value> ? Value : never

/** A wish in the words of the parameters, and what it means for rows in memory. */
function meaningOf({ sortby, bbox, interval, equal, skipGeometry, properties }: Wish, data: readonly Row[]) {
  const queryables: Record<string, string> = {}
  const conditions: ((row: Row) => boolean)[] = []
  for (const [column, choice] of Object.entries(equal ?? {}) as [
    Exclude<Column, 'start' | 'end'>,
    number,
  ][]) {
    const value =
      data[choice % Math.max(1, data.length)]?.[column] ??
      { name: 'x', rank: 7, height: 7, open: true }[column]
    queryables[column] = String(value)
    conditions.push((row) => row[column] === value)
  }
  let datetime: string | undefined
  if (interval !== undefined) {
    const [one, other] = interval
    const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
    datetime = `${from === null ? '..' : iso(from)}/${to === null ? '' : iso(to)}`
    conditions.push(
      ({ start, end }) =>
        (start.time === undefined || to === null || start.time.from <= to) &&
        (end.time === undefined || from === null || end.time.to >= from),
    )
  }
  if (bbox !== undefined) {
    const [west, south, east, north] = bbox as [number, number, number, number]
    conditions.push(
      ({ at }) => at === null || (at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north),
    )
  }
  const given = {
    ...(sortby && { sortby }),
    ...(bbox && { bbox }),
    ...(datetime !== undefined && { datetime }),
    ...(equal && { queryables }),
    ...(skipGeometry !== undefined && { skipGeometry }),
    ...(properties && { properties }),
  }
  const keys = (sortby ?? []).map((entry) => ({
    column: entry.replace(/^[-+ ]/, '') as Column,
    sign: entry.startsWith('-') ? -1 : 1,
  }))
  const compare = (a: number, b: number): number => {
    for (const { column, sign } of keys) {
      const [left, right] = [rankOf(data[a]!, column), rankOf(data[b]!, column)]
      if (left === null || right === null) {
        if (left !== right) return left === null ? 1 : -1
      } else if (left < right) return -sign
      else if (left > right) return sign
    }
    return 0
  }
  return { given, compare, matches: (row: Row) => conditions.every((meets) => meets(row)) }
}

/** What rows are ordered by: texts by code point, times by their start. */
function rankOf(row: Row, column: Column): number | string | null {
  const value = row[column]
  if (value === null || typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'object') return value.time?.from ?? null
  return Buffer.from(value).toString('hex')
}
