import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, services } from '../inputs.mjs'
import { generateFunctionsPage } from './functions-page.ts'
import { drift, writeFiles } from './output.ts'
import { generateSdks } from './sdk.ts'
import { isRecorded, record, recordPath } from './sdk-record.ts'
import { generateServer } from './server.ts'

const USAGE = 'Usage: npm run codegen -- [server|sdk] [--check [--recorded]]'

/** Writes or checks the server's part and the page of functions. Returns the paths that differed. */
async function server(check: boolean): Promise<string[]> {
  const files = (await Promise.all(services().map((name) => generateServer(ROOT, name)))).flatMap((made) => [
    ...made,
  ])
  const all = new Map([...files, ...generateFunctionsPage(ROOT)])
  return (check ? await drift(all) : await writeFiles(all)).map((path) => relative(ROOT, path))
}

/**
 * The same for the SDKs; where they cannot be made here, that is said and, in CI, held against the check.
 * @param recorded true to leave out SDKs whose record says that nothing has changed since they were made
 */
async function sdk(check: boolean, recorded: boolean): Promise<string[]> {
  const changed: string[] = []
  for (const name of services()) {
    if (recorded && (await isRecorded(ROOT, name))) continue
    const result = await generateSdks(name, { check, root: ROOT })
    if (result.status === 'left-out') {
      console.error(`The SDKs of ${name} are left out: ${result.reason}`)
      if (check && process.env['CI']) process.exitCode = 1
      continue
    }
    changed.push(...result.changed)
    if (await isRecorded(ROOT, name)) continue
    const path = relative(ROOT, recordPath(ROOT, name))
    if (!check) {
      await record(ROOT, name)
      changed.push(path)
    } else if (result.changed.length === 0) {
      console.error(`${path} is old. Run \`npm run codegen\`, so that this check is short the next time.`)
    }
  }
  return changed
}

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    recorded: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [part = 'all', ...rest] = positionals
if (rest.length > 0 || !['all', 'server', 'sdk'].includes(part) || (values.recorded && !values.check)) {
  console.error(USAGE)
  process.exit(2)
}
for (const [name, run] of Object.entries({ server, sdk })) {
  if (part !== 'all' && part !== name) continue
  const started = performance.now()
  const changed = await run(values.check, values.recorded).catch((error: Error) => {
    // A fault of a specification is a plain error. The stack of any other error shows a fault of the generator.
    if (error.constructor !== Error) throw error
    console.error(error.message)
    process.exit(1)
  })
  if (values.check && changed.length > 0) {
    for (const path of changed) console.error(`${path} is not what the specification gives.`)
    console.error('Run `npm run codegen` and commit what it writes.')
    process.exitCode = 1
  } else {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${name}: ${changed.length === 0 ? 'nothing changed' : `wrote ${changed.join(', ')}`} (${seconds} s).`,
    )
  }
}
