import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { medianOf, type Pace } from './compare.ts'
import { load, type Round } from './load.ts'
import { ITEMS, type Requests } from './requests.ts'
import { end, type RunningServer } from '../running-server.ts'

const STREAMS = 4
const LIMIT = 10_000

export interface BesideStreams extends Round {
  /** Bytes a second that the streams got together. */
  readonly streamed: number
}

/** Small requests of one client while four others read pages of 10,000 features without a pause. */
export async function besideStreams(
  ours: RunningServer,
  features: number,
  requests: Requests,
  { seconds, rounds }: Pace,
): Promise<BesideStreams> {
  const child = fork(join(import.meta.dirname, 'clients', 'streams.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const paths = Array.from(
      { length: STREAMS },
      (_, stream) => `${ITEMS}?limit=${LIMIT}&offset=${Math.floor((features * stream) / STREAMS)}`,
    )
    child.send({ url: ours.url, headers: ours.headers, paths })
    await load(ours, requests.ours, 1, 1, 0)
    const [before, started] = [await bytesOf(child), performance.now()]
    const measured: Round[] = []
    for (let round = 0; round < rounds; round++) measured.push(await load(ours, requests.ours, 1, seconds, 0))
    const streamed = ((await bytesOf(child)) - before) / ((performance.now() - started) / 1000)
    return { ...medianOf(measured), streamed }
  } finally {
    await end(child)
  }
}

async function bytesOf(child: ChildProcess): Promise<number> {
  child.send('bytes')
  return ((await once(child, 'message')) as [number])[0]
}
