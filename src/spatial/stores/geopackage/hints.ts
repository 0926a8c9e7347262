import type { Column, Layer } from '../../model/collection-store.ts'
import type { DeclaredColumn } from './columns.ts'
import type { SpatialIndex } from './index.ts'
import type { LayerStatistics } from './statistics.ts'

/** From here on the lack of an index is felt. */
const manyRows = 10_000

/** What was found to be unreadable while the layer was served, in one sentence that stays the same. */
export function unreadableIn({ name, unreadable }: Layer, file: string): string[] {
  if (unreadable?.example === undefined) return []
  return [
    `The layer "${name}" of ${file} has geometries that can't be read, that of the feature ${unreadable.example} for example; the features are served without.`,
  ]
}

/** What is lost of a layer. The sentences go on after the name of the layer. */
export function damageOf({ damaged }: LayerStatistics): string[] {
  if (damaged === 0) return []
  return [
    `has ${damaged === 1 ? 'a geometry that is' : `${damaged} geometries that are`} damaged; the features are served without.`,
  ]
}

/** Columns that hold other values than they declare. */
export function typeHints(declared: readonly DeclaredColumn[], columns: readonly Column[]): string[] {
  return declared.flatMap(({ name, declared: type, type: expected }) => {
    const column = columns.find((published) => published.name === name)
    const is = `has a column "${name}" that is declared ${type} but holds`
    if (column === undefined) return [`${is} nothing but binary values; it is not published.`]
    if (column.type !== expected) return [`${is} other values too; it is published as ${column.type}.`]
    return column.irregular
      ? [`${is} other texts too; they are published as they are, and match no time.`]
      : []
  })
}

/** Why a bbox takes longer than it could. */
export function indexHints(
  table: string,
  column: string,
  index: SpatialIndex | 'absent' | 'damaged',
  usable: SpatialIndex | undefined,
  { rows }: LayerStatistics,
): string[] {
  const quoted = [table, column].map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')
  const make = `SELECT CreateSpatialIndex(${quoted})`
  if (index === 'absent') {
    return rows < manyRows
      ? []
      : [
          `has no R*Tree, so every bbox reads all of its rows. Make one, for example by ogrinfo with -sql "${make}".`,
        ]
  }
  if (usable !== undefined) return []
  return [
    `has an R*Tree that is damaged or not in step with its rows, so every bbox reads all of them. Make it anew, for example by ogrinfo with -sql "SELECT DisableSpatialIndex(${quoted})" and then -sql "${make}".`,
  ]
}
