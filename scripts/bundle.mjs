// Bundles the program into dist/, without a check of its types: `npm run build` checks them first.
import { build } from 'esbuild'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBrowserFiles } from './browser-files.mjs'
import { copyFiles, NATIVE, writeLicences } from './bundled-files.mjs'
import { children, hashOfBuildInputs, ROOT, workers } from './inputs.mjs'

/** Native modules, and what only development loads. */
const EXTERNAL = [
  ...NATIVE,
  'express-openapi-validator',
  // Drivers that Knex looks for and we do not have.
  ...[
    'better-sqlite3',
    'mariadb',
    'mariadb/callback',
    'mysql',
    'mysql2',
    'oracledb',
    'pg-native',
    'pg-query-stream',
    'tedious',
  ],
]
const dist = join(ROOT, 'dist')
const inputs = hashOfBuildInputs()

rmSync(dist, { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: ROOT,
  // Programs, and the modules of threads and child processes: each under the path that it has below src/.
  entryPoints: [
    ...['main', 'admin', 'demo-data', 'demo-cities', ...workers(), ...children()].map((path) => ({
      in: `src/${path}.ts`,
      out: path,
    })),
    { in: 'scripts/oracle/main.ts', out: 'main-with-oracle' },
  ],
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
  metafile: true,
  define: { BUILD_HASH: JSON.stringify(inputs) },
  // Bundled CommonJS packages call require() for node's own modules.
  banner: {
    js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
  },
})
copyFiles(dist)
writeLicences(dist, [...Object.keys(metafile.inputs), ...(await writeBrowserFiles(dist))])
writeFileSync(join(dist, 'inputs.sha256'), `${inputs}\n`)
