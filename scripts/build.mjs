// Type-checks the program and bundles it into dist/: run by `npm ci`, and by `npm start` where it is stale.
import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { children, hashOfBuildInputs, ROOT, workers } from './inputs.mjs'

/** Native modules, packages whose files are read as data, and what only development loads. */
const EXTERNAL = [
  '@duckdb/node-api',
  'koffi',
  'sqlite3',
  'express-openapi-validator',
  // Drivers that Knex looks for and we do not have.
  ...[
    'better-sqlite3',
    'mariadb',
    'mariadb/callback',
    'mysql',
    'mysql2',
    'oracledb',
    'pg',
    'pg-query-stream',
    'tedious',
  ],
]
const dist = join(ROOT, 'dist')
const inputs = hashOfBuildInputs()

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const check = spawnSync(
  process.execPath,
  [tsc, '--project', join(ROOT, 'tsconfig.build.json'), '--pretty', 'false'],
  {
    stdio: ['ignore', 2, 2],
  },
)
if (check.status !== 0) {
  console.error('The program does not compile; see above. Nothing was built.')
  process.exit(1)
}
rmSync(dist, { recursive: true, force: true })
await build({
  absWorkingDir: ROOT,
  // Programs, and the modules of threads and child processes: each under the path that it has below src/.
  entryPoints: ['main', 'admin', 'demo-data', 'demo-cities', ...workers(), ...children()].map((path) => ({
    in: `src/${path}.ts`,
    out: path,
  })),
  outdir: dist,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: EXTERNAL,
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  logLevel: 'warning',
  define: { BUILD_HASH: JSON.stringify(inputs) },
  // Bundled CommonJS packages call require() for node's own modules.
  banner: {
    js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
  },
})
writeFileSync(join(dist, 'inputs.sha256'), `${inputs}\n`)
