import { parseArgs } from 'node:util'
import { compare, type Line } from './compare.ts'
import { prepare } from './prepare.ts'
import { startTime } from './start-time.ts'

const DESCRIPTIONS = {
  express: 'Express alone',
  fastify: 'Fastify, same duties',
  libraries: 'openapi-backend + validator',
  ours: 'ours',
}

/**
 * Compares our runtime with its peers, all with the same answer: over the contract of the spatial service, and
 * over one of 70 operations. Then measures how fast the program starts.
 * Options: `--seconds` of one load (5), `--rounds` of loads (5), `--starts` to take the median of (9; 0 for
 * none), `--json`.
 */
export async function benchContract(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '5' },
      starts: { type: 'string', default: '9' },
      json: { type: 'boolean', default: false },
    },
  })
  const lines: Line[] = []
  for (const subject of await prepare())
    lines.push(...(await compare(subject, Number(values.seconds), Number(values.rounds))))
  const starts = Number(values.starts)
  const startMs = starts > 0 ? await startTime(starts) : undefined
  if (values.json) return console.log(JSON.stringify({ lines, startMs }, null, 2))
  console.log(tableOf(lines))
  if (startMs !== undefined)
    console.log(`\nListening ${Math.round(startMs)} ms after the start of the process.`)
}

function tableOf(lines: readonly Line[]): string {
  const head = ['contract', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs', 'ours / it']
  const rows = lines.map((line) => [
    line.subject,
    DESCRIPTIONS[line.server],
    String(Math.round(line.requestsPerSecond)),
    line.p50.toFixed(2),
    line.p99.toFixed(2),
    line.cpuMicroseconds.toFixed(1),
    line.ratio.toFixed(2),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)))
  const write = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
  return [head, ...rows].map(write).join('\n')
}
