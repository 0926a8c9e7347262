// Runs the tests: `npm test -- [files, folders or patterns] [mocha's options]`.
import { compile, compiledPath } from './test/compile.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './inputs.mjs'

await compile()
await import(pathToFileURL(compiledPath(join(ROOT, 'scripts', 'test', 'main.ts'))).href)
