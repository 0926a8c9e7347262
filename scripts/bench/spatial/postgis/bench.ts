import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Target, targetsTable } from '../../markdown.ts'
import type { RunningServer } from '../../running-server.ts'
import { checkSame, CONNECTIONS, inTurn, type Line, type Pace } from '../compare.ts'
import { type OurData, startOurs } from '../ours.ts'
import { startPygeoapiOnPostgis } from '../pygeoapi.ts'
import { linesTable } from '../report.ts'
import { benchRequests, type Requests } from '../requests.ts'
import { startPostgis } from './database.ts'
import { forTipg, startTipg } from './tipg.ts'

/**
 * Measures the service on a table of PostGIS beside tipg and pygeoapi on the same table.
 * @returns the report as Markdown
 * @throws PythonMissing
 */
export async function benchPostgis(features: number, pace: Pace, isAlone: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-bench-postgis-'))
  const { server, url } = await startPostgis(features)
  const running: RunningServer[] = []
  try {
    const ours = await startOurs(await ourFolder(folder, url))
    running.push(ours)
    const peers: { readonly server: RunningServer; readonly asked: (requests: Requests) => Requests }[] = []
    for (const counts of isAlone ? [] : [true, false]) {
      const own = join(folder, `counts-${counts}`)
      await mkdir(own)
      peers.push({ server: await startTipg(url, counts), asked: forTipg })
      running.push(peers.at(-1)!.server)
      peers.push({ server: await startPygeoapiOnPostgis(own, server, counts), asked: (same) => same })
      running.push(peers.at(-1)!.server)
    }
    const lines: Line[] = []
    for (const requests of withCounted(await benchRequests(ours, features))) {
      console.error(requests.name)
      const contenders = [{ server: ours, paths: requests.ours }]
      for (const { server: peer, asked } of peers) {
        await checkSame(ours, peer, asked(requests))
        contenders.push({ server: peer, paths: asked(requests).peer })
      }
      for (const connections of CONNECTIONS)
        lines.push(...(await inTurn(requests.name, contenders, connections, pace)))
    }
    return markdownOf(features, lines)
  } finally {
    for (const one of running) await one.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The requests, and boxes of some more features than ten whose answers have `numberMatched` here too: a page has all of
 * them.
 */
function withCounted(requests: readonly Requests[]): Requests[] {
  const { name, ours, peer } = requests.find((one) => one.name.startsWith('bbox, 10 '))!
  const larger = (path: string): string => path.replace(/limit=10$/, 'limit=100')
  const counted = { name: `${name} or more, all on a page`, ours: ours.map(larger), peer: peer.map(larger) }
  return [...requests, counted]
}

/** A DATA_DIR without demo data, and the settings that publish the table. */
async function ourFolder(folder: string, url: string): Promise<OurData> {
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'spatial'), { recursive: true })
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  const databases = join(folder, 'databases.yaml')
  await writeFile(databases, JSON.stringify({ bench: { url, tables: ['synthetic.*'] } }))
  return { dataDir, env: { SPATIAL_DATABASES: databases } }
}

/** Our requests a second in one of the best peer. */
const WANTED = { '10 features': 2, '1000 features': 1.5 } as const

function targetsOf(lines: readonly Line[]): Target[] {
  const ratios = new Map<string, number>()
  for (const { request, connections, server, ratio } of lines) {
    if (server === 'ours') continue
    const what = `${request}, clients: ${connections}`
    ratios.set(what, Math.min(ratios.get(what) ?? Infinity, ratio))
  }
  return [...ratios].flatMap(([what, ratio]) => {
    const wanted = Object.entries(WANTED).find(([end]) => what.includes(`, ${end}`))?.[1]
    return wanted === undefined
      ? []
      : [{ what, wanted: `at least ${wanted}`, measured: ratio.toFixed(2), met: ratio >= wanted }]
  })
}

const markdownOf = (features: number, lines: readonly Line[]): string =>
  [
    `${features} features in a table of PostGIS. tipg and pygeoapi run with two workers each, with and without the count of all matching features.`,
    '',
    linesTable(lines),
    '',
    targetsTable(targetsOf(lines)),
  ].join('\n')
