import { markdownTable, targetsTable, type Target } from '../../markdown.ts'
import type { MeasuredDiscovery } from './measure.ts'

const MAX_SECONDS = 60
/** Memory that the server may hold in addition to that of the warehouses, in MB. */
const MAX_MEMORY_MB = 600

/** The figures that are to be reached. */
export function discoveryTargetsOf(
  { own, spider, memory }: MeasuredDiscovery,
  warehouseMemoryMb: number,
): Target[] {
  const slowest = Math.max(...own.map(({ seconds }) => seconds))
  const complete = own.find(({ matchQuality }) => matchQuality === 100)!.seconds
  return [
    {
      what: 'Each discovery',
      wanted: `below ${MAX_SECONDS} s`,
      measured: `${slowest.toFixed(1)} s`,
      met: slowest < MAX_SECONDS,
    },
    ...(spider
      ? [
          {
            what: 'Discovery with the match quality 100, to SPIDER on the same files',
            wanted: 'at most 1.00',
            measured: (complete / (spider.load + spider.execute)).toFixed(2),
            met: complete <= spider.load + spider.execute,
          },
        ]
      : []),
    {
      what: 'Memory of the server during a discovery',
      wanted: `below ${warehouseMemoryMb + MAX_MEMORY_MB} MB`,
      measured: `${(memory / 1e6).toFixed(0)} MB`,
      met: memory / 1e6 < warehouseMemoryMb + MAX_MEMORY_MB,
    },
  ]
}

/** The report as Markdown. */
export function discoveryMarkdownOf(measured: MeasuredDiscovery, warehouseMemoryMb: number): string {
  const { entities, attributes, values, own, spider, blockedMs, machineLoad } = measured
  return [
    `${entities} entities with ${attributes} attributes and ${values} distinct values; other work on the machine before: ${machineLoad.toFixed(1)} threads.`,
    markdownTable(
      ['Discovery', 'joins', 's'],
      [
        ...own.map(({ matchQuality, joins, seconds }) => [
          `match quality ${matchQuality}`,
          String(joins),
          seconds.toFixed(1),
        ]),
        ...(spider
          ? [
              ['SPIDER: reading and sorting', '', spider.load.toFixed(1)],
              ['SPIDER: search', '', spider.execute.toFixed(1)],
            ]
          : []),
      ],
    ),
    ...(spider ? [`SPIDER held ${(spider.memory / 1e6).toFixed(0)} MB.`] : []),
    `The event loop was blocked for ${blockedMs.toFixed(0)} ms at most.`,
    targetsTable(discoveryTargetsOf(measured, warehouseMemoryMb)),
  ].join('\n\n')
}
