import { markdownTable, type Target, targetsTable } from '../markdown.ts'
import { median } from '../median.ts'
import { type Measured, PEER_CORES } from './measure.ts'

const MIN_RATE = 100
const MIN_RATIO = 5

const oursSeconds = ({ ours }: Measured) => median(ours.map(({ seconds }) => seconds))

/** Megabytes that a core reads in a second. */
const rateOf = ({ megabytes, ours }: Measured) => median(ours.map(({ cpuSeconds }) => megabytes / cpuSeconds))

/** The first reading of Spark compiles its code, so the best one counts. */
const bestOfPeer = ({ cobrix }: Measured) => cobrix?.readings.toSorted((a, b) => a.seconds - b.seconds)[0]

/** The figures that are to be reached. */
export function cobolTargetsOf(measured: Measured): Target[] {
  const rate = rateOf(measured)
  const targets: Target[] = [
    {
      what: 'Fixed records of 40 fields, MB/s a core',
      wanted: `at least ${MIN_RATE}`,
      measured: rate.toFixed(0),
      met: rate >= MIN_RATE,
    },
  ]
  const peer = bestOfPeer(measured)
  if (peer === undefined) return targets
  const ratio = peer.seconds / oursSeconds(measured)
  return [
    ...targets,
    {
      what: `Times as fast as Cobrix local[${PEER_CORES}]`,
      wanted: `at least ${MIN_RATIO}`,
      measured: ratio.toFixed(1),
      met: ratio >= MIN_RATIO,
    },
  ]
}

export function cobolMarkdownOf(measured: Measured): string {
  const { megabytes, records, recordBytes, ours, cobrix } = measured
  const seconds = oursSeconds(measured)
  const cpuSeconds = megabytes / rateOf(measured)
  const memory = Math.max(...ours.map((reading) => reading.memory))
  const peer = bestOfPeer(measured)
  const row = (name: string, time: number, cpu: number, bytes: number, ratios: readonly string[]) => [
    ...[name, time.toFixed(1), cpu.toFixed(1), (megabytes / time).toFixed(0), (megabytes / cpu).toFixed(0)],
    ...[(bytes / 1e6).toFixed(0), ...ratios],
  ]
  const rows = [row('ours', seconds, cpuSeconds, memory, ['', ''])]
  if (cobrix !== undefined && peer !== undefined) {
    const ratios = [(seconds / peer.seconds).toFixed(2), (cpuSeconds / peer.cpuSeconds).toFixed(2)]
    rows.push(row(`Cobrix local[${PEER_CORES}]`, peer.seconds, peer.cpuSeconds, cobrix.memory, ratios))
  }
  const head = ['Reader', 's', 'CPU s', 'MB/s', 'MB/s a core', 'Memory MB', 'ours / it', 'ours / it, CPU']
  return [
    `${megabytes.toFixed(0)} MB of ${records} records of ${recordBytes} bytes and 40 fields`,
    markdownTable(head, rows),
    targetsTable(cobolTargetsOf(measured)),
  ].join('\n\n')
}
