// `npm run dev`: watches specs/ and src/. A change of a specification makes the server's code anew in this
// warm process, the compiler says what no longer fits, and once nothing is wrong the server is started anew
// with the oracle on.
import { join } from 'node:path'
import { generateServer } from './codegen/server.ts'
import { writeFiles } from './codegen/output.ts'
import { DevServer } from './dev/dev-server.ts'
import { watchFolder } from './dev/watch-folder.ts'
import { watchProgram } from './dev/watch-program.ts'
import { hashOfSpecification, ROOT, services } from './inputs.mjs'

const hashes = new Map<string, string>()

/** Makes the code of every service whose specification differs from what was read last. */
async function generateChanged(): Promise<void> {
  for (const service of services()) {
    const hash = hashOfSpecification(service)
    if (hashes.get(service) === hash) continue
    hashes.set(service, hash)
    const started = performance.now()
    try {
      const changed = await writeFiles(await generateServer(ROOT, service))
      const ms = Math.round(performance.now() - started)
      console.log(`The code of ${service} was made in ${ms} ms; ${changed.length} files changed.`)
    } catch (error) {
      console.error(`The specification of ${service} gives no code: ${(error as Error).message}`)
    }
  }
}

/** Runs one task at a time; asked again meanwhile, it runs once more. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  return () => {
    again = true
    running ??= (async () => {
      while (again) {
        again = false
        await task()
      }
      running = undefined
    })()
    return running
  }
}

const generate = oneAtATime(generateChanged)
await generate()
const server = new DevServer(ROOT)
const restart = oneAtATime(() => server.restart())
const program = watchProgram(join(ROOT, 'tsconfig.build.json'), (errors) => {
  if (errors === 0) void restart()
})
const specs = watchFolder(join(ROOT, 'specs'), () => void generate())

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    specs.close()
    program.close()
    void server.stop()
  })
}
