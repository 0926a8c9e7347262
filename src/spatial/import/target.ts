import type { Knex } from 'knex'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { folded } from './columns.ts'
import { ImportError } from './import-error.ts'

/** Where a collection is to be: a layer of a file below DATA_DIR. */
export interface Target {
  readonly group: string
  readonly name: string
  /** The file of the group, which need not be there. */
  readonly path: string
}

/** As in a path of the server; a file whose name begins with a dot is not looked at. */
const usable = /^(?!\.)[^/\\\p{Cc}]{1,100}$/u

/** Tables that GeoPackage and SQLite keep for themselves. */
const reserved = /^(?:gpkg|rtree|sqlite)_/i

/**
 * The place of a collection, once it is sure that it may be changed.
 *
 * @param id `<group>/<name>`
 * @param folder `DATA_DIR/spatial`, made where it is missing
 * @param readOnlyFolders further folders of files that the server reads
 * @throws ImportError
 */
export async function findTarget(
  id: string,
  folder: string,
  readOnlyFolders: readonly string[],
): Promise<Target> {
  const [group = '', name = '', ...more] = id.split('/')
  if (more.length > 0 || !usable.test(group) || !usable.test(name)) {
    throw new ImportError(
      `${JSON.stringify(id)} is no collection: write <group>/<name>, each of at most 100 characters, without control characters, backslashes and a dot in front.`,
    )
  }
  if (reserved.test(name)) {
    throw new ImportError(
      `A collection can't be named ${name}: names that begin so are kept for the file format.`,
    )
  }
  for (const other of readOnlyFolders) {
    const path = join(other, `${group}.gpkg`)
    if (await exists(path)) {
      throw new ImportError(
        `The group ${group} is the file ${path}, in a folder that is only ever read (SPATIAL_DIRS). Change that file by other means, or choose another group.`,
      )
    }
  }
  await mkdir(folder, { recursive: true })
  return { group, name, path: join(folder, `${group}.gpkg`) }
}

/**
 * Whether a file holds anything but the layer that is to be replaced.
 *
 * @throws ImportError where the file is no GeoPackage, or has something else under the layer's name
 */
export async function holdsMore(db: Knex, { group, name, path }: Target): Promise<boolean> {
  let contents: { table_name: string; data_type: string }[]
  let others: { name: string }[]
  try {
    contents = await db('gpkg_contents').select('table_name', 'data_type')
    others = await db('sqlite_master').whereIn('type', ['table', 'view']).select('name')
  } catch (error) {
    throw new ImportError(
      `${path} is no GeoPackage or is damaged (${(error as Error).message}). Move it away, or choose another group.`,
      { cause: error },
    )
  }
  const sameName = others.find((other) => folded(other.name) === folded(name))
  const present = contents.find((row) => row.table_name === name)
  if (sameName !== undefined && (present === undefined || present.data_type !== 'features')) {
    throw new ImportError(
      `${path} holds "${sameName.name}" already, which is no collection of this name, and names there must differ by more than the case of letters. Choose another name than ${group}/${name}.`,
    )
  }
  return contents.some((row) => row.table_name !== name)
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
