import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export type Pair = readonly [number, number]

/**
 * Transforms by PROJ's program, with the axis orders of the authority on both sides, without grids from a network.
 *
 * @param program path of cs2cs
 * @param from such as `EPSG:4326`: PROJ takes the transformations of other authorities too unless both are of EPSG
 */
export async function byProj(
  program: string,
  from: string,
  to: string,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  const child = spawn(program, ['-f', '%.9f', from, to], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PROJ_NETWORK: 'OFF' },
  })
  child.stdin.end(pairs.map(([first, second]) => `${first} ${second}\n`).join(''))
  const lines = (await text(child.stdout)).split('\n').filter((line) => line !== '')
  if (lines.length !== pairs.length)
    throw new Error(`cs2cs gave ${lines.length} positions for ${pairs.length}.`)
  return lines.map((line): Pair => {
    const [first, second] = line.trim().split(/\s+/).map(Number) as [number, number]
    return [first, second]
  })
}
