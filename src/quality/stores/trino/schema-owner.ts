import { identifier, literal } from '../../../lib/sql-quotes.ts'
import { WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import { newFolder, ownerMarker, ownerOf } from './hidden-names.ts'
import type { LakeStorage } from './storage/lake-storage.ts'
import type { RunStatement } from './tables.ts'

/** The schema of a repository, and who uses it. */
export interface SchemaUse {
  readonly run: RunStatement
  readonly storage: Pick<LakeStorage, 'location'>
  readonly schema: string
  /** The id of the catalogue of this process. */
  readonly owner: string
}

/**
 * Whose rows a schema has: `ours`, `others`, `unmarked` for rows from before schemas were marked, and `nobody` if it has
 * no table or does not exist.
 */
type Owner = 'ours' | 'others' | 'unmarked' | 'nobody'

/** The schema has the rows of another catalogue. */
class SchemaOfOthers extends WarehouseUnavailable {
  constructor(schema: string) {
    super(`The schema ${schema} has the rows of another installation: name another schema in WAREHOUSE_URL.`)
  }
}

export async function ownerOfSchema({ run, schema, owner }: Omit<SchemaUse, 'storage'>): Promise<Owner> {
  const rows = await run(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = ${literal(schema)}`,
  )
  const owners = rows.flatMap(({ table_name: name }) => ownerOf(String(name)) ?? [])
  if (owners.some((one) => one !== owner)) return 'others'
  if (owners.length > 0) return 'ours'
  return rows.length > 0 ? 'unmarked' : 'nobody'
}

/**
 * Marks a schema as that of this catalogue. A schema without a mark is adopted: it is new, or an earlier version made it.
 * @throws WarehouseUnavailable if it has the rows of another catalogue
 */
export async function claimSchema(use: SchemaUse): Promise<void> {
  const { run, storage, schema, owner } = use
  const present = await ownerOfSchema(use)
  if (present === 'ours') return
  if (present === 'others') throw new SchemaOfOthers(schema)
  const marker = ownerMarker(owner)
  const table = `${identifier(schema)}.${identifier(marker)}`
  // As with all tables, the comment names the folder, which the sweep keeps therefore.
  const folder = newFolder(marker, Date.now())
  try {
    await run(
      `CREATE TABLE IF NOT EXISTS ${table} (n integer) COMMENT ${literal(folder)} WITH (location = ${literal(`${storage.location}${schema}/${folder}`)})`,
    )
  } catch (error) {
    // Another server of this catalogue may have made it meanwhile.
    if ((await ownerOfSchema(use)) !== 'ours') throw error
  }
  if ((await ownerOfSchema(use)) === 'ours') return
  // Another catalogue has marked it at the same time. Both withdraw, so that neither deletes the tables of the other.
  await run(`DROP TABLE IF EXISTS ${table}`)
  throw new SchemaOfOthers(schema)
}

/** @throws WarehouseUnavailable if a schema has tables that are not marked as those of this catalogue */
export async function checkSchemaFree(use: Omit<SchemaUse, 'storage'>): Promise<void> {
  const present = await ownerOfSchema(use)
  if (present === 'others') throw new SchemaOfOthers(use.schema)
  if (present === 'unmarked')
    throw new WarehouseUnavailable(
      `The schema ${use.schema} has tables of which nobody knows the owner: name another schema in WAREHOUSE_URL, or drop it in Trino if they are not needed.`,
    )
}
