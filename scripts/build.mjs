// Checks the types of the program and bundles it into dist/: run by `npm ci`, and by `npm start` where it is stale.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CAN_BUILD } from './can-build.mjs'
import { ROOT } from './inputs.mjs'

if (!CAN_BUILD) {
  console.error('The build needs the development dependencies. Install them by `npm ci`.')
  process.exit(1)
}
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
// The scripts of browsers know other global names than the program.
for (const project of [
  'tsconfig.build.json',
  'src/site/browser/tsconfig.json',
  'src/console/tsconfig.json',
]) {
  const check = spawnSync(process.execPath, [tsc, '--project', join(ROOT, project), '--pretty', 'false'], {
    stdio: ['ignore', 2, 2],
  })
  if (check.status === 0) continue
  console.error('The program does not compile; see above. Nothing was built.')
  process.exit(1)
}
await import('./bundle.mjs')
