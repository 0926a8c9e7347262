import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, services } from '../inputs.mjs'
import { generateFunctionsPage } from './functions-page.ts'
import { drift, writeFiles } from './output.ts'
import { generateSdks } from './sdk.ts'
import { generateServer } from './server.ts'

const USAGE = 'Usage: npm run codegen -- [server|sdk] [--check]'

/** Writes or checks the server's part and the page of functions. Returns the paths that differed. */
async function server(check: boolean): Promise<string[]> {
  const files = (await Promise.all(services().map((name) => generateServer(ROOT, name)))).flatMap((made) => [
    ...made,
  ])
  const all = new Map([...files, ...generateFunctionsPage(ROOT)])
  return (check ? await drift(all) : await writeFiles(all)).map((path) => relative(ROOT, path))
}

/** The same for the SDKs; where they cannot be made here, that is said and, in CI, held against the check. */
async function sdk(check: boolean): Promise<string[]> {
  const changed: string[] = []
  for (const name of services()) {
    const result = await generateSdks(name, { check, root: ROOT })
    if (result.status === 'done') changed.push(...result.changed)
    else {
      console.error(`The SDKs of ${name} are left out: ${result.reason}`)
      if (check && process.env['CI']) process.exitCode = 1
    }
  }
  return changed
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [part = 'all', ...rest] = positionals
if (rest.length > 0 || !['all', 'server', 'sdk'].includes(part)) {
  console.error(USAGE)
  process.exit(2)
}
for (const [name, run] of Object.entries({ server, sdk })) {
  if (part !== 'all' && part !== name) continue
  const started = performance.now()
  const changed = await run(values.check).catch((error: Error) => {
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
