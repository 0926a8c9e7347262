import { build } from 'esbuild'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFiles } from '../../codegen/output.ts'
import { generateServer } from '../../codegen/server.ts'
import { ROOT } from '../../inputs.mjs'
import { documentOf70, METERS } from './contract-of-70.ts'
import { ITEMS, type Subject } from './subject.ts'

/** Where everything lies that the bench makes. */
export const CACHE = join(ROOT, '.cache', 'bench')

/** The servers that are compared; ours is the last. */
export const SERVERS = ['express', 'fastify', 'libraries', 'ours'] as const
export type ServerName = (typeof SERVERS)[number]

/** The path of a server's built program. */
export const programOf = (server: ServerName): string => join(CACHE, 'built', `${server}.js`)

/** Generates the contract of 70 operations, and builds both contracts and all servers as a release is built. */
export async function prepare(): Promise<Subject[]> {
  await rm(join(CACHE, 'built'), { recursive: true, force: true })
  const specification = join(CACHE, 'specs', 'seventy')
  await mkdir(specification, { recursive: true })
  await writeFile(join(specification, 'openapi.yaml'), JSON.stringify(documentOf70()))
  await writeFiles(await generateServer(CACHE, 'seventy'))
  await bundle(
    SERVERS.map((server) => join(import.meta.dirname, 'servers', `${server}.ts`)),
    // What is started as shipped is loaded as shipped.
    [
      'express-openapi-validator',
      'sqlite3',
      '@duckdb/node-api',
      'fastify',
      'better-sqlite3',
      'mysql',
      'mysql2',
      'oracledb',
      'pg',
      'pg-query-stream',
      'tedious',
      'mariadb',
      'mariadb/callback',
    ],
  )
  return [
    { ...ITEMS, contractFile: await bundleContract(join(ROOT, 'generated', 'spatial'), 'spatial') },
    { ...METERS, contractFile: await bundleContract(join(CACHE, 'generated', 'seventy'), 'seventy') },
  ]
}

async function bundleContract(folder: string, service: string): Promise<string> {
  const entry = join(CACHE, `${service}.ts`)
  const module = JSON.stringify(join(folder, 'contract.ts'))
  await writeFile(entry, `export { ${service}Contract as contract } from ${module}\n`)
  await bundle([entry], [])
  return join(CACHE, 'built', `${service}.js`)
}

async function bundle(entryPoints: string[], external: string[]): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: join(CACHE, 'built'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
    },
  })
}
