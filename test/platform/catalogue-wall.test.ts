import { expect } from 'chai'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SRC = new URL('../../src/', import.meta.url).pathname

/**
 * What only the room of the catalogue knows of the database. GeoPackages are files of SQLite of their own, collections come
 * from databases of PostGIS, and users load from databases and files of SQLite.
 */
const INSIDE =
  /^(platform\/catalogue\/|spatial\/(stores\/(geopackage|postgis)|import)\/|quality\/loaders\/(database\/dialects\/sqlite\.ts|database-files\/))/

/** What says that a line is about one database: error codes, pragmas, functions, its copying and its file. */
const LEAK = /SQLITE_[A-Z]|\bpragma\s+\w|\bvacuum\s+into\b|catalogue\.sqlite|pg_current_|pg_advisory_/i

/** Modules that know a database. The room's other modules speak for any database, and settings read an address. */
const BEHIND = /from '[^']*catalogue\/(sqlite|postgres(?!-address\.ts))[\w-]*\.ts'/

/** Rooms that call stores and write no statements of their own. */
const ABOVE_STORES = /^(quality|spatial)\/(services|handlers)\//
const IMPORTS_KNEX = /(from|import) *\(?'knex'/

async function linesOutside(): Promise<{ readonly file: string; readonly line: string }[]> {
  const files = (await readdir(SRC, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !INSIDE.test(file))
    .sort()
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(SRC, file), 'utf8') })),
  )
  return texts.flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))
}

describe('outside the room of the catalogue', () => {
  it('no line names SQLite’s error codes, pragmas, way of copying or file', async () => {
    const lines = await linesOutside()
    expect(lines.length).to.be.greaterThan(10_000)
    expect(lines.filter(({ line }) => LEAK.test(line))).to.deep.equal([])
  })

  it('no module imports what knows one database', async () => {
    const lines = await linesOutside()
    expect(lines.filter(({ line }) => BEHIND.test(line))).to.deep.equal([])
  })

  it('no service and no handler imports Knex, not even its types', async () => {
    const lines = (await linesOutside()).filter(({ file }) => ABOVE_STORES.test(file))
    expect(lines.length).to.be.greaterThan(5_000)
    expect(lines.filter(({ line }) => IMPORTS_KNEX.test(line))).to.deep.equal([])
  })
})
