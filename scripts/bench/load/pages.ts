import type { BenchedService } from '../quality-service.ts'
import { summaryOf, type Latencies } from '../small-requests.ts'

const SIZES = [65, 1000] as const
/** By nothing, by numbers and by texts. */
const ORDERS = [undefined, 'AMOUNT', 'NAME:desc'] as const

/** Pages of one kind, asked for one after the other. */
export interface PageTimes extends Latencies {
  readonly place: 'start' | 'middle' | 'end'
  readonly size: number
  readonly sort: string | undefined
}

/** Times pages of an entity's rows. @throws Error where a page has another number of rows than it should */
export async function timePages(
  { ask }: BenchedService,
  entity: string,
  rows: number,
  times: number,
): Promise<PageTimes[]> {
  const measured: PageTimes[] = []
  for (const sort of ORDERS) {
    for (const size of SIZES) {
      const last = Math.max(1, rows - size + 1)
      for (const [place, start] of [
        ['start', 1],
        ['middle', Math.ceil(rows / 2)],
        ['end', last],
      ] as const) {
        // prettier-ignore
        const query = `pageStart=${start}&pageSize=${size}${sort ? `&sort=${sort}` : ''}`
        const wanted = Math.min(size, rows - start + 1)
        const taken: number[] = []
        for (let time = 0; time < times; time++) {
          const started = performance.now()
          const answer = (await (await ask(`${entity}/rows?${query}`)).json()) as { rows: unknown[] }
          taken.push(performance.now() - started)
          if (answer.rows.length !== wanted)
            throw new Error(`The page ${query} has ${answer.rows.length} rows of ${wanted}.`)
        }
        measured.push({ place, size, sort, ...summaryOf(taken) })
      }
    }
  }
  return measured
}
