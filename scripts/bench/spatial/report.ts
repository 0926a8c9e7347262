import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import type { BesideStreams } from './beside-streams.ts'
import type { Line } from './compare.ts'
import { filtersMarkdownOf, type FilterReport } from './filters/report.ts'
import type { Walk } from './walk.ts'

/** Everything that a run measured. */
export interface Report {
  readonly features: number
  readonly lines: readonly Line[]
  /** A page of 1,000 features, against plain sqlite3 and res.end; one client. */
  readonly pages: readonly Line[]
  /** The same pages as stored, and in EPSG:3857, ours and the peer's; one client. */
  readonly mercator: readonly Line[]
  readonly walk: Walk
  readonly filters: FilterReport
  readonly besideStreams: BesideStreams
}

/** The names of our server and of the peer where they transform positions. */
export const MERCATOR = 'ours, EPSG:3857'
export const PEER_MERCATOR = 'pygeoapi, EPSG:3857'

/** An attribute is found by a scan in both, which takes SQLite most of the time. */
const SMALL = /^(first page|bbox), 10 features$/
const MEBIBYTE = 1024 * 1024

/** The targets that a report can speak of: those beside the peer only where it ran. */
export function targetsOf({ lines, pages, mercator, walk, besideStreams }: Report): Target[] {
  const peers = lines.filter(({ request, server }) => server !== 'ours' && SMALL.test(request))
  const plain = pages.find(({ server }) => server !== 'ours')!
  const own = pages.find(({ server }) => server === 'ours')!
  const targets: Target[] = peers.map(({ request, connections, ratio, server }) => ({
    what: `Requests/s of “${request}”, ${clients(connections)}, to those of ${server}`,
    wanted: 'at least 20',
    measured: ratio.toFixed(ratio < 100 ? 1 : 0),
    met: ratio >= 20,
  }))
  const page = own.p50 / plain.p50
  const stored = mercator.find(({ server }) => server === 'ours')!
  const transformed = mercator.find(({ server }) => server === MERCATOR)!
  const slower = transformed.p50 / stored.p50
  const memory = walk.memory / MEBIBYTE
  return [
    ...targets,
    {
      what: `Time of “${own.request}” to that of ${plain.server} and res.end`,
      wanted: 'at most 2',
      measured: `${page.toFixed(2)} (${own.p50.toFixed(1)} to ${plain.p50.toFixed(1)} ms)`,
      met: page <= 2,
    },
    {
      what: `Time of “${stored.request}” in EPSG:3857 to that in the stored system`,
      wanted: 'at most 1.3',
      measured: `${slower.toFixed(2)} (${transformed.p50.toFixed(1)} to ${stored.p50.toFixed(1)} ms)`,
      met: slower <= 1.3,
    },
    {
      what: `Memory while a client follows “next” through ${walk.features} features`,
      wanted: 'below 300 MB',
      measured: `${memory.toFixed(0)} MB (${walk.seconds.toFixed(1)} s, ${Math.round(walk.features / walk.seconds)} features/s)`,
      met: memory < 300,
    },
    {
      what: 'p99 of a bbox with 10 features while four clients read pages of 10,000',
      wanted: 'below 50 ms',
      measured: `${besideStreams.p99.toFixed(1)} ms (p50 ${besideStreams.p50.toFixed(1)} ms; the four get ${(besideStreams.streamed / MEBIBYTE).toFixed(0)} MB/s)`,
      met: besideStreams.p99 < 50,
    },
  ]
}

/** Loads as a table. */
export const linesTable = (lines: readonly Line[]): string =>
  markdownTable(
    ['Request', 'Clients', 'Server', 'Requests/s', 'p50 ms', 'p99 ms', 'Memory MB', 'failed', 'ours / it'],
    lines.map((line) => [
      line.request,
      String(line.connections),
      line.server,
      line.requestsPerSecond.toFixed(line.requestsPerSecond < 100 ? 1 : 0),
      line.p50.toFixed(2),
      line.p99.toFixed(2),
      line.memory === 0 ? '–' : (line.memory / MEBIBYTE).toFixed(0),
      line.failed === 0 ? '' : `${(line.failed * 100).toFixed(1)} %`,
      line.server === 'ours' ? '' : line.ratio.toFixed(line.ratio < 100 ? 2 : 0),
    ]),
  )

/** The report as Markdown. */
export function markdownOf(report: Report): string {
  const measured = linesTable([...report.lines, ...report.pages, ...report.mercator.slice(1)])
  return [
    `${report.features} features. Ours checks a bearer token, validates, writes its log and has its budgets on,`,
    'with limits that no client here reaches.',
    '',
    measured,
    '',
    targetsTable(targetsOf(report)),
    '',
    filtersMarkdownOf(report.filters),
  ].join('\n')
}

const clients = (connections: number): string => (connections === 1 ? 'one client' : `${connections} clients`)
