import type { Layer } from '../../model/collection-store.ts'
import type { Column } from '../../model/column.ts'
import type { DeclaredColumn } from './columns.ts'
import type { SpatialIndex } from './index.ts'
import type { LayerStatistics } from './statistics.ts'

/** From this number of rows on, a missing index is noticeable. */
const MANY_ROWS = 10_000

/**
 * A sentence about geometries that turned out to be unreadable while the layer was served. Its text is
 * stable.
 */
export function unreadableIn({ name, unreadable }: Layer, file: string): string[] {
  if (unreadable?.example === undefined) return []
  return [
    `The layer "${name}" of ${file} has unreadable geometries, for example in the feature ${unreadable.example}. These features are served without a geometry.`,
  ]
}

/** The losses of a layer. The sentences continue after the name of the layer. */
export function damageOf({ damaged }: LayerStatistics): string[] {
  if (damaged === 0) return []
  return [
    `has ${damaged === 1 ? 'a damaged geometry. The feature is' : `${damaged} damaged geometries. The features are`} served without a geometry.`,
  ]
}

/** Columns whose values differ from the declared type. */
export function typeHints(declared: readonly DeclaredColumn[], columns: readonly Column[]): string[] {
  return declared.flatMap(({ name, declared: type, type: expected }) => {
    const column = columns.find((published) => published.name === name)
    const is = `has a column "${name}" that is declared ${type} but contains`
    if (column === undefined) return [`${is} only binary values. It is not published.`]
    // Arrays are JSON.
    if (column.type === 'array') return []
    if (column.type !== expected) return [`${is} other values. It is published as ${column.type}.`]
    return column.irregular
      ? [`${is} other texts. They are published unchanged, and match no datetime filter.`]
      : []
  })
}

/** Reasons why a bbox filter is slow. */
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
    return rows < MANY_ROWS
      ? []
      : [
          `has no R*Tree, so every bbox filter reads all of its rows. Create one, for example with ogrinfo -sql "${make}".`,
        ]
  }
  if (usable !== undefined) return []
  return [
    `has an R*Tree that is damaged or inconsistent with its rows, so every bbox filter reads all rows. Create it again, for example with ogrinfo -sql "SELECT DisableSpatialIndex(${quoted})" and then -sql "${make}".`,
  ]
}
