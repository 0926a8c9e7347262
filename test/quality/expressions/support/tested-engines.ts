import { inFull } from '../../../support/full.ts'
import { trinoUrl } from '../../../support/trino.ts'
import { Engines } from './engines.ts'
import { TrinoEngine } from './trino-engine.ts'

export type TestedEngine = Engines | TrinoEngine

/** An engine whose forms are compared with the evaluator. */
interface Tested {
  readonly name: string
  /** The test is pending if the engine is missing. */
  readonly start: (context: Mocha.Context) => Promise<TestedEngine>
  /** How often a comparison is repeated. A statement of a cluster takes far longer. */
  readonly runs: (runs: number) => number
}

export const TESTED_ENGINES: readonly Tested[] = [
  { name: 'DuckDB', start: () => Engines.start(), runs: (runs) => runs },
  {
    name: 'Trino',
    start: async (context) => TrinoEngine.start(trinoUrl(context)),
    runs: (runs) => inFull(Math.max(2, Math.ceil(runs / 20)), 1),
  },
]

/** Declares tests of each engine. `engine` is the engine while they run. */
export function inEachEngine(
  subject: string,
  timeoutMs: number,
  declare: (engine: () => TestedEngine, runs: (runs: number) => number) => void,
): void {
  for (const { name, start, runs } of TESTED_ENGINES)
    describe(`${subject} in ${name}`, function () {
      this.timeout(timeoutMs)
      let engine: TestedEngine | undefined
      before(async function () {
        engine = await start(this)
      })
      after(() => engine?.stop())
      declare(() => engine!, runs)
    })
}
