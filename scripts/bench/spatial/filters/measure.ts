import { Agent, get } from 'node:http'
import { median } from '../../median.ts'
import { ask, type RunningServer } from '../../running-server.ts'
import { ITEMS, type Page } from '../requests.ts'
import type { SpatialitePeer } from './by-hand.ts'
import { filterQuestions, type Count, type Question, type Questions } from './questions.ts'

/** Medians in milliseconds. */
export interface FilterLine {
  readonly name: string
  readonly isFiltered: boolean
  /** Mean number of features on a page. */
  readonly features: number
  readonly ours: number
  /** Undefined without SpatiaLite. */
  readonly byHand: number | undefined
}

const agent = new Agent({ keepAlive: true })

/**
 * Requests each filter from our server and runs the same SQL by hand in turn, after one of each that is not counted.
 * @throws Error if the features differ
 */
export async function measureFilters(
  ours: RunningServer,
  peer: SpatialitePeer | undefined,
  features: number,
  centres: readonly (readonly [number, number])[],
  rounds: number,
): Promise<FilterLine[]> {
  const count: Count = async (filter, limit) =>
    (await ask<Page>(ours, pathOf({ filter }, limit))).features.length
  const lines: FilterLine[] = []
  for (const kind of await filterQuestions(features, centres, count))
    lines.push(await measureKind(ours, peer, kind, rounds))
  return lines
}

async function measureKind(
  ours: RunningServer,
  peer: SpatialitePeer | undefined,
  { name, limit, questions }: Questions,
  rounds: number,
): Promise<FilterLine> {
  const [own, byHand]: [number[], number[]] = [[], []]
  let found = 0
  for (const question of questions) {
    const page = await ask<Page>(ours, pathOf(question, limit))
    const ids = page.features.map(({ id }) => id)
    const other = await peer?.ask(question, limit)
    if (other !== undefined && ids.join() !== other.ids.join()) {
      throw new Error(`“${question.filter}” selects ${ids.join()}, and by hand ${other.ids.join()}.`)
    }
    found += ids.length
  }
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      own.push(await secondsOf(ours, pathOf(question, limit)))
      if (peer !== undefined) byHand.push((await peer.ask(question, limit)).seconds)
    }
  }
  return {
    name,
    isFiltered: questions.some(({ filter }) => filter !== undefined),
    features: found / questions.length,
    ours: median(own) * 1000,
    byHand: peer && median(byHand) * 1000,
  }
}

const pathOf = ({ filter }: Pick<Question, 'filter'>, limit: number): string =>
  `${ITEMS}?limit=${limit}${filter === undefined ? '' : `&filter=${encodeURIComponent(filter)}`}`

/** Seconds until the last byte of an answer. */
const secondsOf = ({ url, headers }: RunningServer, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const request = get(`${url}${path}`, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve((performance.now() - started) / 1000)
        else reject(new Error(`The answer to ${path} has the status ${response.statusCode}.`))
      })
      response.on('error', reject)
    })
    request.on('error', reject)
  })
