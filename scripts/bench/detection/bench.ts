import { parseArgs } from 'node:util'
import { PythonMissing } from '../../python-environment.ts'
import { measureDetection } from './measure.ts'
import { pandasPython } from './peers.ts'
import { detectionMarkdownOf } from './report.ts'

/**
 * Detects the formats of generated files and reads them, beside DuckDB, pandas and the sniffer of Python's csv module,
 * which are told the encoding. Without Python it says so and measures ours alone. Options: `--files` (1000), `--seed`
 * (1), `--without-peer`, `--json`.
 */
export async function benchDetection(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      files: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      'without-peer': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const python = values['without-peer'] ? undefined : installed()
  const measured = await measureDetection(Number(values.seed), Number(values.files), python)
  console.log(values.json ? JSON.stringify(measured, null, 2) : detectionMarkdownOf(measured))
}

function installed(): string | undefined {
  try {
    return pandasPython()
  } catch (error) {
    if (!(error instanceof PythonMissing)) throw error
    console.error(`${error.message} The bench runs without its peers.`)
    return undefined
  }
}
