/**
 * Writes `src/spatial/crs/tables/systems.br`: lines of the code of a system of EPSG, the code of its geographic system
 * (empty if it is one), and its name in Esri's programs, separated by tabs. A system without such a name has the name of
 * EPSG. Of systems of the same name, the file has the one that is not deprecated. Run it with the file of another
 * version of PROJ: `npx tsx scripts/system-names.ts /usr/share/proj/proj.db`.
 */
import knex from 'knex'
import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const TARGET = 'src/spatial/crs/tables'

interface Row {
  code: number
  base: number | null
  name: string
  deprecated: number
  alias: string | null
}

const db = knex({ client: 'sqlite3', connection: { filename: process.argv[2]! }, useNullAsDefault: true })

const alias = (table: string): string =>
  `(select min(alt_name) from alias_name a where a.table_name = '${table}' and a.auth_name = 'EPSG' and a.code = s.code and a.source = 'ESRI')`
const projected = (await db
  .select(
    'code',
    'geodetic_crs_code as base',
    'name',
    'deprecated',
    db.raw(`${alias('projected_crs')} as alias`),
  )
  .from('projected_crs as s')
  .where('auth_name', 'EPSG')) as Row[]
const geographic = (await db
  .select('code', 'name', 'deprecated', db.raw(`${alias('geodetic_crs')} as alias`))
  .from('geodetic_crs as s')
  .where({ auth_name: 'EPSG', type: 'geographic 2D' })) as Row[]
await db.destroy()

const byName = new Map<string, Row & { shown: string }>()
for (const row of [...projected, ...geographic]) {
  const shown = row.alias ?? row.name.replace(/[^\w.]+/g, '_').replace(/^_|_$/g, '')
  const key = shown.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  const other = byName.get(key)
  if (other === undefined || row.deprecated < other.deprecated) byName.set(key, { ...row, shown })
}
const lines = [...byName.values()]
  .sort((one, other) => one.code - other.code)
  .map(({ code, base, shown }) => `${code}\t${base ?? ''}\t${shown}\n`)
mkdirSync(TARGET, { recursive: true })
writeFileSync(`${TARGET}/systems.br`, brotliCompressSync(lines.join('')))
