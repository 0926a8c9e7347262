import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../inputs.mjs'
import { median } from '../median.ts'
import { CACHE } from './prepare.ts'

/** Milliseconds from the start of node's process until the real program listens, with data: the median. */
export async function startTime(times: number): Promise<number> {
  // The first start builds the program where it must, and makes the demo data.
  await start(true)
  const measured: number[] = []
  for (let time = 0; time < times; time++) measured.push(await start(false))
  return median(measured)
}

/** Starts the program, waits until it listens (or has its data), stops it, and returns what it says it took. */
async function start(waitForData: boolean): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'main'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(CACHE, 'data') },
  })
  const ended = once(child, 'exit')
  try {
    for await (const text of createInterface(child.stdout)) {
      const line = JSON.parse(text) as { msg?: string; startedInMs?: number; port?: number }
      if (line.startedInMs === undefined) continue
      if (waitForData) await ready(`http://127.0.0.1:${line.port}/readyz`)
      return line.startedInMs
    }
    throw new Error('The program ended before it listened; see above.')
  } finally {
    child.kill()
    await ended
  }
}

async function ready(url: string): Promise<void> {
  while (!(await fetch(url)).ok) await sleep(200)
}
