import { setMaxListeners } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { timed } from '../timed.ts'
import { stateOf } from './afterwards.ts'
import { Tally } from './ask.ts'
import { pause, type Attack } from './attack.ts'
import { conditions } from './conditions.ts'
import { connections } from './connections.ts'
import { observe, warmUp } from './observe.ts'
import { previews } from './previews.ts'
import { markdownOf, type Measured } from './report.ts'
import { makeDemoData, type Target } from './target.ts'

/** All attacks, in the order of the table. */
export const ATTACKS: readonly Attack[] = [...conditions, ...connections, ...previews]

/** How long the server is left alone before it is asked what it still does. */
const REST_MS = 10_000
const LOOK_MS = 100

/**
 * Lets a single user do what may stop a server, and prints what became of it and of the others. Options: `--program`,
 * the folder of a checkout with its node_modules (this one), `--only` some attacks, separated by commas.
 */
export async function benchAttacks(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { program: { type: 'string', default: ROOT }, only: { type: 'string' } },
  })
  const names = values.only?.split(',')
  const unknown = names?.filter((name) => ATTACKS.every((attack) => attack.name !== name)) ?? []
  if (unknown.length > 0) {
    console.error(
      `There is no attack ${unknown.join(', ')}; there are ${ATTACKS.map(({ name }) => name).join(', ')}.`,
    )
    process.exitCode = 2
    return
  }
  const parent = join(ROOT, '.cache', 'bench', 'attacks')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'run-'))
  // The end of the process ends what was started; see Target.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const measured: Measured[] = []
  try {
    const data = await makeDemoData(resolve(values.program), folder)
    for (const attack of ATTACKS) {
      if (names && !names.includes(attack.name)) continue
      console.error(attack.name)
      const target = await data.start(attack.name)
      try {
        measured.push(await measure(attack, target))
      } finally {
        await target.stop()
      }
    }
  } finally {
    if (measured.length > 0) console.log(markdownOf(measured))
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(attack: Attack, target: Target): Promise<Measured> {
  const prepared = await attack.prepare?.(target)
  await warmUp(target)
  const statuses = new Tally()
  const ended = new AbortController()
  // Every client of an attack waits for it.
  setMaxListeners(0, ended.signal)
  const watch = setInterval(() => target.hasEnded() && ended.abort(), LOOK_MS)
  try {
    const run = () => timed(() => attack.run(target, statuses, ended.signal, prepared))
    let seconds = 0
    const observed = await observe(target, async () => void ([, seconds] = await run()))
    await pause(REST_MS, ended.signal)
    const afterwards = target.hasEnded() ? undefined : await stateOf(target)
    return { attack: attack.name, seconds, observed, statuses: statuses.toString(), afterwards }
  } finally {
    clearInterval(watch)
  }
}
