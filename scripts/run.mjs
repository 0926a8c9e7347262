// Runs a built entry point: `node scripts/run.mjs main|admin [arguments]`. Never runs stale code: what it
// runs is compared with its sources by hash, and built anew where they differ.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build-if-stale.mjs'
import { hashOfSpecification, ROOT, services } from './inputs.mjs'

const [entry, ...rest] = process.argv.slice(2)
const kept = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '')

const changed = services().filter(
  (service) =>
    kept(join(ROOT, 'generated', service, 'specification.sha256')) !== hashOfSpecification(service),
)
if (changed.length > 0) {
  console.error(
    `The specification of ${changed.join(' and ')} changed since the code was made from it; run \`npm run codegen\`.`,
  )
  process.exit(1)
}
if (!buildIfStale()) process.exit(1)
const file = join(ROOT, 'dist', `${entry}.js`)
process.argv = [process.argv[0], file, ...rest]
await import(pathToFileURL(file).href)
