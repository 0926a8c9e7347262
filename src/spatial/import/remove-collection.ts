import { editGeoPackage } from '../stores/geopackage/edit.ts'
import { dropLayer } from '../stores/geopackage/schema.ts'
import { quotable } from '../stores/geopackage/quoted-names.ts'
import { ImportError } from './import-error.ts'
import { exists } from '../../lib/files.ts'
import { hasOtherContent } from './target.ts'
import type { Target } from './target.ts'

/**
 * Removes a collection from the file of its group, and deletes the file if it was the last one.
 *
 * @param onWait called if another process is changing the same group
 * @throws ImportError if there is no such collection
 */
export async function removeCollection(
  target: Target,
  onWait: () => void,
): Promise<{ features: number; isFileGone: boolean }> {
  const missing = new ImportError(
    `There is no collection ${target.group}/${target.name} in ${target.path}. \`collections\` shows all collections.`,
  )
  if (!(await exists(target.path))) throw missing
  let features = 0
  let isFileGone = false
  await editGeoPackage(target.path, {
    onWait,
    keeps: () => Promise.resolve(true),
    apply: async (db) => {
      isFileGone = !(await hasOtherContent(db, target))
      const layer: unknown = await db('gpkg_contents').where('table_name', target.name).first('table_name')
      if (layer === undefined) throw missing
      const [count] = await db(quotable(target.name)).count<{ rows: number }[]>('* as rows')
      features = count?.rows ?? 0
      await dropLayer(db, target.name)
      return isFileGone ? 'delete' : 'replace'
    },
  })
  return { features, isFileGone }
}
