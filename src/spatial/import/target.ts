import type { Knex } from 'knex'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from '../../lib/files.ts'
import { isPublishedType } from '../stores/geopackage/contents.ts'
import { folded } from './columns.ts'
import { ImportError } from './import-error.ts'

/** The location of a collection: a layer of a file below DATA_DIR. */
export interface Target {
  readonly group: string
  readonly name: string
  /** The file of the group, which may not exist. */
  readonly path: string
}

/** As in a path of the server; files whose names start with a dot are ignored. */
const USABLE = /^(?!\.)[^/\\\p{Cc}]{1,100}$/u

/** Prefixes that GeoPackage and SQLite reserve for their tables, and the table in which QGIS keeps styles. */
const RESERVED = /^(?:(?:gpkg|rtree|sqlite)_|layer_styles$)/i

/**
 * The location of a collection that may be changed.
 *
 * @param id `<group>/<name>`
 * @param folder `DATA_DIR/spatial`, created if it is missing
 * @param readOnlyFolders further folders of files that the server reads
 * @throws ImportError
 */
export async function findTarget(
  id: string,
  folder: string,
  readOnlyFolders: readonly string[],
): Promise<Target> {
  const [group = '', name = '', ...more] = id.split('/')
  if (more.length > 0 || !USABLE.test(group) || !USABLE.test(name)) {
    throw new ImportError(
      `${JSON.stringify(id)} is not a collection. Write <group>/<name>, each of at most 100 characters, without control characters, backslashes or a leading dot.`,
    )
  }
  if (RESERVED.test(name)) {
    throw new ImportError(
      `A collection can't be named ${name}: the file format reserves layer_styles and the prefixes gpkg_, rtree_ and sqlite_.`,
    )
  }
  for (const other of readOnlyFolders) {
    const path = join(other, `${group}.gpkg`)
    if (await exists(path)) {
      throw new ImportError(
        `The group ${group} is the file ${path}, in a read-only folder (SPATIAL_DIRS). Change the file with another program, or choose another group.`,
      )
    }
  }
  await mkdir(folder, { recursive: true })
  return { group, name, path: join(folder, `${group}.gpkg`) }
}

/**
 * True if a file contains anything except the layer to be replaced.
 *
 * @throws ImportError if the file is not a GeoPackage, or has another object with the layer's name
 */
export async function hasOtherContent(db: Knex, { group, name, path }: Target): Promise<boolean> {
  let contents: { table_name: string; data_type: string }[]
  let others: { type: string; name: string }[]
  try {
    contents = await db('gpkg_contents').select('table_name', 'data_type')
    others = await db('sqlite_master').select('type', 'name')
  } catch (error) {
    throw new ImportError(`${path} is damaged or not a GeoPackage. Move it away, or choose another group.`, {
      cause: error,
    })
  }
  const sameName = others.find((other) => folded(other.name) === folded(name))
  const present = contents.find((row) => row.table_name === name)
  const isReplaced = present !== undefined && isPublishedType(present.data_type) && sameName?.name === name
  if (sameName !== undefined && !isReplaced) {
    throw new ImportError(
      `${path} already contains the ${sameName.type} "${sameName.name}". Names in a file must differ in more than letter case. Choose another name than ${group}/${name}.`,
    )
  }
  return contents.some((row) => row.table_name !== name)
}

/**
 * A CSV file with a line of names alone often is what an interrupted export left.
 *
 * @throws ImportError if the layer to be replaced has features
 */
export async function refuseToEmpty(db: Knex, { group, name }: Target, path: string): Promise<void> {
  if (!(await db.schema.hasTable(name)) || (await db(name).first()) === undefined) return
  throw new ImportError(
    `${path} has no rows. It would replace the features of ${group}/${name} by none. If this is meant, remove the collection first.`,
  )
}
