import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startService } from '../quality-service.ts'
import { writeSourceFiles } from '../source-files.ts'
import { timed } from '../timed.ts'
import { COMPARED } from './great-expectations/expectations.ts'
import { evaluateByExpectations } from './great-expectations/evaluate.ts'
import { addRule, runRules } from './service-rules.ts'

/** The service beside Great Expectations. */
export interface Compared {
  readonly rows: number
  /** Seconds from the command to the end of its job; the best of the runs. */
  readonly run: number
  /** Seconds of the validation; the best of the runs. */
  readonly peer: number
  /** Most bytes that the process of the peer held. */
  readonly peerMemory: number
}

/**
 * Runs twenty rules on an entity, and the same rules as expectations on the same file, in turn.
 * @param parent folder for the files and the service's data
 * @param python the interpreter that has Great Expectations
 */
export async function compare(
  parent: string,
  python: string,
  rows: number,
  times: number,
): Promise<Compared> {
  const folder = join(parent, 'compared')
  await mkdir(folder)
  console.error(`Comparing with Great Expectations on ${rows} rows.`)
  const files = await writeSourceFiles(folder, rows)
  const service = await startService(join(folder, 'data'))
  try {
    const sourceFile = await service.upload(files.good, 'good.csv')
    const creation = await service.create('Compared', { type: 'delimited', attr: 'names', sourceFile })
    await service.profiled(creation)
    const { entity } = creation
    for (const { rule } of COMPARED) await addRule(service, entity, rule)
    const ours: number[] = []
    const theirs: number[] = []
    let peerMemory = 0
    for (let time = 0; time < times; time++) {
      const [, seconds] = await timed(() => runRules(service, entity))
      ours.push(seconds)
      const evaluated = await evaluateByExpectations(
        python,
        files.good,
        COMPARED.map(({ expectation }) => expectation),
      )
      theirs.push(evaluated.seconds)
      peerMemory = Math.max(peerMemory, evaluated.memory)
      const counts = (await service.rowsOf(`${entity}/businessrules`)).map((row) =>
        Number(row['Failing Rows']),
      )
      COMPARED.forEach(({ rule }, i) => {
        if (counts[i] !== evaluated.failing[i])
          throw new Error(
            `${rule.expression} fails in ${counts[i]} rows, and in ${evaluated.failing[i]} by Great Expectations.`,
          )
      })
    }
    return { rows, run: Math.min(...ours), peer: Math.min(...theirs), peerMemory }
  } finally {
    await service.stop()
  }
}
