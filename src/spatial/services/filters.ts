import {
  check,
  type Condition,
  type FilterFault,
  type LiteralSystem,
  parseJson,
  parseText,
} from '../cql2/index.ts'
import { literalsIn } from '../crs/literal-positions.ts'
import type { Collection } from '../model/collection.ts'
import { systemFor } from './reference-systems.ts'

/** The encodings of a filter; the first is the default. */
export type FilterLanguage = 'cql2-text' | 'cql2-json'

/** The parameters of a filter. */
export interface FilterRequest {
  readonly filter?: string
  /**
   * The filter if an unescaped plus in the URL means itself. HTML forms write blanks as plus, so that `filter` has
   * a blank in its place.
   */
  readonly filterWithPlus?: string
  readonly 'filter-lang'?: FilterLanguage
  /** URI of the reference system of geometries in the filter. */
  readonly 'filter-crs'?: string
}

/**
 * The reference system of geometries in a filter, ready for the check.
 * @param uri a system that `readSystem` accepts, or undefined for longitude and latitude
 */
export async function literalSystem(collection: Collection, uri: string | undefined): Promise<LiteralSystem> {
  return literalsIn(collection.layer.crs, await systemFor(collection, uri))
}

/** A filter that was read: the text that it was read from, and its condition or its faults. */
export interface ReadFilter {
  readonly text?: string
  readonly condition?: Condition
  readonly faults: readonly FilterFault[]
}

/**
 * Reads and checks a filter. If it is invalid with blanks in the place of plus signs, and valid with the plus signs
 * themselves, they mean themselves.
 *
 * @param system of the geometries in it
 */
export function readFilter(
  { layer }: Collection,
  { filter, filterWithPlus, 'filter-lang': language = 'cql2-text' }: FilterRequest,
  system: LiteralSystem,
): ReadFilter {
  if (filter === undefined) return { faults: [] }
  const read = (text: string): ReadFilter => {
    const parsed = language === 'cql2-json' ? parseJson(text) : parseText(text)
    if (parsed.faults !== undefined) return { text, faults: parsed.faults }
    const { value: condition, faults = [] } = check(parsed.value, layer, system)
    return { text, ...(condition && { condition }), faults }
  }
  const asForm = read(filter)
  if (asForm.condition !== undefined || filterWithPlus === undefined) return asForm
  const asUrl = read(filterWithPlus)
  return asUrl.condition === undefined ? asForm : asUrl
}
