import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { median } from '../median.ts'
import { runPeer } from '../peer-process.ts'
import type { BenchedService } from '../quality-service.ts'
import type { Page, PageAnswer } from './page.ts'

const SIZES = [65, 1000] as const
/** Whose values are listed: as many as there are rows, fewer, and few. */
const VALUES_OF = ['Id', 'Phone', 'City'] as const
/** Whose masks are listed: few and many. The rows behind them are listed too. */
const MASKS_OF = ['Phone', 'Email'] as const

interface ListedRecord {
  readonly metadata: { readonly url: string }
  readonly dataRow: readonly string[]
}

interface Listing {
  readonly columns: readonly { readonly columnisedName: string }[]
  readonly rows: readonly ListedRecord[] | ''
  readonly metadata: { readonly totalCount: string }
}

/** The attributes of an entity by name, in the order of its columns: their numbers. */
async function attributesOf(service: BenchedService, entity: string): Promise<Map<string, number>> {
  const rows = await service.rowsOf(`${entity}/attributes`)
  return new Map(rows.map((row) => [row['Name']!, Number(row['Ref'])]))
}

/** The pages that are asked for, of an entity that was made of the bench's files. */
export async function pagesOf(service: BenchedService, entity: string): Promise<Page[]> {
  const attributes = await attributesOf(service, entity)
  const pages: Page[] = []
  const add = async (page: Omit<Page, 'place' | 'start' | 'size'>): Promise<void> => {
    const { metadata } = await listed(service, page.path, 1, 1)
    const total = Number(metadata.totalCount)
    for (const size of SIZES) {
      pages.push({ ...page, place: 'start', start: 1, size })
      if (total <= 2 * size) continue
      pages.push({ ...page, place: 'middle', start: Math.ceil(total / 2), size })
      pages.push({ ...page, place: 'end', start: total - size + 1, size })
    }
  }
  const pathOf = (name: string, listing: string): string =>
    `${entity}/attributes/${attributes.get(name)}/${listing}`
  for (const name of VALUES_OF) {
    const asked = { kind: 'values', attribute: attributes.get(name)! } as const
    await add({ what: `values of ${name}`, path: pathOf(name, 'values'), shown: 'VALUE', asked })
  }
  for (const name of MASKS_OF) {
    const attribute = attributes.get(name)!
    const path = pathOf(name, 'masks')
    await add({ what: `masks of ${name}`, path, shown: 'VALUE', asked: { kind: 'masks', attribute } })
    // The most and the least frequent one.
    const { metadata } = await listed(service, path, 1, 1)
    for (const number of [1, Number(metadata.totalCount)]) {
      const answer = await listed(service, path, number, 1)
      const [record] = answer.rows as readonly [ListedRecord]
      const mask = record.dataRow[columnOf(answer, 'VALUE')]!
      const rowsPath = record.metadata.url.slice(record.metadata.url.indexOf('/entities/'))
      const asked = { kind: 'rows', attribute, mask } as const
      await add({ what: `rows with the mask ${mask}`, path: rowsPath, shown: '_rowid', asked })
    }
  }
  return pages
}

/** Asks the service for each page so many times. */
export async function askPages(
  service: BenchedService,
  pages: readonly Page[],
  times: number,
): Promise<PageAnswer[]> {
  const answers: PageAnswer[] = []
  for (const { path, start, size, shown } of pages) {
    const milliseconds: number[] = []
    let answer: Listing | undefined
    for (let time = 0; time < times; time++) {
      const started = performance.now()
      answer = await listed(service, path, start, size)
      milliseconds.push(performance.now() - started)
    }
    const column = columnOf(answer!, shown)
    const records = answer!.rows === '' ? [] : answer!.rows
    answers.push({ milliseconds, shown: records.map(({ dataRow }) => dataRow[column]!) })
  }
  return answers
}

/** Asks the file of a repository for the same pages by hand, in a process of its own. */
export const askPagesByHand = (
  database: string,
  entity: string,
  memoryMb: number,
  pages: readonly Page[],
  times: number,
): Promise<PageAnswer[]> =>
  runPeer('The process that asks for pages by hand', join(import.meta.dirname, 'pages-by-hand.ts'), [
    database,
    entity,
    String(memoryMb),
    String(availableParallelism()),
    String(times),
    JSON.stringify(pages),
  ])

/** A page with what it took, in milliseconds. */
export interface PageTimes extends Pick<Page, 'what' | 'place' | 'size'> {
  readonly ours: number
  readonly oursMost: number
  readonly byHand: number
  readonly byHandMost: number
}

/** @throws Error where a page shows something else than the one that was asked for by hand */
export const compared = (
  pages: readonly Page[],
  ours: readonly PageAnswer[],
  byHand: readonly PageAnswer[],
): PageTimes[] =>
  pages.map(({ what, place, size, start }, index) => {
    const [one, other] = [ours[index]!, byHand[index]!]
    if (one.shown.length === 0 || one.shown.join('\n') !== other.shown.join('\n'))
      throw new Error(
        `The page of ${what} from ${start} on has ${one.shown.length} records, by hand ${other.shown.length}, or others.`,
      )
    return {
      what,
      place,
      size,
      ours: median(one.milliseconds),
      oursMost: Math.max(...one.milliseconds),
      byHand: median(other.milliseconds),
      byHandMost: Math.max(...other.milliseconds),
    }
  })

async function listed({ ask }: BenchedService, path: string, start: number, size: number): Promise<Listing> {
  const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}pageStart=${start}&pageSize=${size}`)
  return (await answer.json()) as Listing
}

const columnOf = ({ columns }: Listing, name: string): number =>
  columns.findIndex(({ columnisedName }) => columnisedName === name)
