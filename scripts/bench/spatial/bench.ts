import { parseArgs } from 'node:util'
import { PythonMissing } from '../../python-environment.ts'
import { besideStreams } from './beside-streams.ts'
import { benchData, type BenchData } from './collection.ts'
import { compare, inTurn, type Line, type Pace } from './compare.ts'
import { startSpatialite } from './filters/by-hand.ts'
import { timeFilterChecks } from './filters/checks.ts'
import { measureFilters } from './filters/measure.ts'
import { filtersMarkdownOf, type FilterReport } from './filters/report.ts'
import { startOurs } from './ours.ts'
import { startPlain } from './plain.ts'
import { benchPostgis } from './postgis/bench.ts'
import { startPygeoapi } from './pygeoapi.ts'
import { markdownOf, MERCATOR, PEER_MERCATOR, type Report } from './report.ts'
import { benchRequests, inMercator, someCentres, type Requests } from './requests.ts'
import type { RunningServer } from '../running-server.ts'
import { walk } from './walk.ts'
import { benchWorkers } from './workers.ts'

/**
 * Measures the service on a synthetic collection beside pygeoapi on the same data, and the figures that it is to
 * reach. Options: `--features` of the collection (1000000), `--seconds` of one load (5), `--rounds` of loads (3),
 * `--without-peer` for a machine without Python, `--only filters` for the filters alone, `--only workers` for several
 * processes, `--only postgis` for a table of PostGIS beside tipg and pygeoapi, `--json`.
 */
export async function benchSpatial(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      features: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      'without-peer': { type: 'boolean', default: false },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
  if (values.only !== undefined && !['filters', 'postgis', 'workers'].includes(values.only))
    throw new Error('Only “filters”, “postgis” and “workers” can be run alone.')
  const running: RunningServer[] = []
  const started = <T extends RunningServer>(server: T): T => {
    running.push(server)
    return server
  }
  try {
    if (values.only === 'postgis')
      return console.log(await benchPostgis(Number(values.features), pace, values['without-peer']))
    const data = await benchData(Number(values.features))
    if (values.only === 'filters') {
      const filters = await benchFilters(data, started(await startOurs(data)), pace, values['without-peer'])
      console.log(values.json ? JSON.stringify(filters, null, 2) : filtersMarkdownOf(filters))
      return
    }
    if (values.only === 'workers') return console.log(await benchWorkers(data, pace))
    const peer = values['without-peer'] ? undefined : started(await startPygeoapi(data))
    const ours = started(await startOurs(data))
    // First of all: later on the memory of what went before would be counted too.
    const walked = await walk(ours, data.features)
    const requests = await benchRequests(ours, data.features)
    const lines: Line[] = []
    for (const kind of requests) lines.push(...(await compare(ours, peer, kind, pace)))
    const [, small, large] = requests as [Requests, Requests, Requests]
    const plain = await startPlain(ours, data, large)
    started(plain.server)
    const report: Report = {
      features: data.features,
      lines,
      pages: await inTurn(large.name, [{ server: ours, paths: large.ours }, plain], 1, pace),
      mercator: await inTurn(
        large.name,
        [
          { server: ours, paths: large.ours },
          { server: { ...ours, name: MERCATOR }, paths: inMercator(large.ours) },
          ...(peer === undefined
            ? []
            : [{ server: { ...peer, name: PEER_MERCATOR }, paths: inMercator(large.peer) }]),
        ],
        1,
        pace,
      ),
      walk: walked,
      filters: await benchFilters(data, ours, pace, values['without-peer']),
      besideStreams: await besideStreams(ours, data.features, small, pace),
    }
    console.log(values.json ? JSON.stringify(report, null, 2) : markdownOf(report))
  } catch (error) {
    if (!(error instanceof PythonMissing)) throw error
    console.error(error.message)
    process.exitCode = 3
  } finally {
    for (const server of running) await server.stop()
  }
}

async function benchFilters(
  { path, features }: BenchData,
  ours: RunningServer,
  { rounds }: Pace,
  isAlone: boolean,
): Promise<FilterReport> {
  const peer = isAlone ? undefined : startSpatialite(path)
  try {
    const centres = someCentres(features)
    const lines = await measureFilters(ours, peer, features, centres, rounds)
    return { features, lines, check: timeFilterChecks() }
  } finally {
    await peer?.stop()
  }
}
