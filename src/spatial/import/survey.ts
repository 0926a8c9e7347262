import type { LayerDefinition } from '../stores/geopackage/schema.ts'
import { WGS84_SRS_ID } from '../stores/geopackage/writer.ts'
import { ColumnSurvey, folded, freeName } from './columns.ts'
import type { ImportedColumn } from './columns.ts'
import { ImportError } from './import-error.ts'
import type { CheckedGeometry, Rejection, SourceFeature } from './record.ts'

/** Facts from the first reading of all features. They define the layer. */
export interface Survey {
  readonly features: number
  readonly columns: readonly ImportedColumn[]
  /**
   * How the features are identified: their ids are the keys; their ids are unique texts in a column of their own; or the
   * features are numbered, and ids that only some features have, or that are no texts or numbers, become a property.
   */
  readonly ids: 'keys' | 'texts' | 'numbers'
  /** Why the features are numbered although some of them have ids; the end of a sentence. */
  readonly whyNumbered?: string
  readonly closedRings: number
  readonly geometryType: string
  /** Heights: 0 for none, 1 in every geometry, 2 in some. */
  readonly z: number
}

/** The property for feature ids that cannot be keys. */
const ID_PROPERTY = 'id'

/** True if a value can be the key of a feature. */
export const isKey = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** The longest id that the contract knows, in characters. */
const MAX_ID_LENGTH = 128

/** Paths cannot hold the ids `.` and `..`, which clients resolve. */
const USABLE_ID = new RegExp(`^(?!\\.{1,2}$)[^\\p{Cc}\\p{Cs}]{1,${MAX_ID_LENGTH}}$`, 'u')

/** What an id must be, as a part of a sentence. */
const ID_FORM = `a number, or a text of 1 to ${MAX_ID_LENGTH} characters other than "." and ".." without control characters`

/** The id of a feature as a text, if it can be in a path of the server. */
export function textId(id: unknown): string | undefined {
  const isUsable = typeof id === 'string' ? USABLE_ID.test(id) : typeof id === 'bigint' || Number.isFinite(id)
  return isUsable ? String(id) : undefined
}

/** Collects the facts about all features that are needed before the first can be written. */
export class Surveyor {
  readonly #columns: ColumnSurvey
  readonly #ids: ColumnSurvey
  readonly #types = new Set<string>()
  #features = 0
  #ided = 0
  #keys = 0
  #textIds = 0
  #whyNumbered: string | undefined
  #withHeight = 0
  #withoutHeight = 0
  #closedRings = 0

  /** @param isUntyped see ColumnSurvey */
  constructor(isUntyped: boolean) {
    this.#columns = new ColumnSurvey(isUntyped)
    this.#ids = new ColumnSurvey(false)
  }

  see({ line, id, geometry, properties }: SourceFeature): void {
    this.#features++
    if (id === undefined || id === null) this.#whyNumbered ??= `the feature in line ${line} has no id`
    else if (textId(id) === undefined)
      this.#whyNumbered ??= `the id of the feature in line ${line} is not ${ID_FORM}`
    if (id !== undefined && id !== null) {
      this.#ided++
      if (isKey(id)) this.#keys++
      if (textId(id) !== undefined) this.#textIds++
      this.#ids.see(ID_PROPERTY, id)
    }
    for (const [name, value] of properties) this.#columns.see(name, value)
    if (geometry !== null) this.#seeGeometry(geometry)
  }

  /** @throws ImportError if the features have more properties than a table can have columns */
  finish(): Survey {
    if (this.#columns.tooMany) {
      throw new ImportError(
        'The features have more than 1,998 different properties, which is the maximum of a GeoPackage.',
      )
    }
    const columns = this.#columns.columns()
    const ids =
      this.#features === 0
        ? 'numbers'
        : this.#keys === this.#features
          ? 'keys'
          : this.#textIds === this.#features
            ? 'texts'
            : 'numbers'
    return {
      features: this.#features,
      columns: ids === 'keys' || this.#ided === 0 ? columns : [this.#idColumn(columns, ids), ...columns],
      ids,
      ...(ids === 'numbers' && this.#ided > 0 && { whyNumbered: this.#whyNumbered as string }),
      closedRings: this.#closedRings,
      geometryType: (this.#types.size === 1 ? [...this.#types][0] : undefined) ?? 'GEOMETRY',
      z: this.#withHeight === 0 ? 0 : this.#withoutHeight === 0 ? 1 : 2,
    }
  }

  #seeGeometry({ geometry, hasZ, closedRings }: CheckedGeometry): void {
    this.#types.add(geometry.type.toUpperCase())
    if (hasZ) this.#withHeight++
    else this.#withoutHeight++
    this.#closedRings += closedRings
  }

  /** The column for feature ids. Its name differs from all properties. */
  #idColumn(columns: readonly ImportedColumn[], ids: Survey['ids']): ImportedColumn {
    const [column] = this.#ids.columns()
    const taken = new Set(columns.map(({ name }) => folded(name)))
    return {
      property: '',
      name: freeName(ID_PROPERTY, taken),
      type: ids === 'texts' ? 'TEXT' : (column?.type ?? 'TEXT'),
      values: this.#ided,
      isFeatureId: true,
    }
  }
}

/** The layer for a survey. Key and geometry get names that no property has. */
export function layerFor(
  survey: Survey,
  texts: { name: string; title: string; description: string },
): LayerDefinition {
  const taken = new Set(survey.columns.map(({ name }) => folded(name)))
  return {
    ...texts,
    geometryType: survey.geometryType,
    z: survey.z,
    m: 0,
    srsId: WGS84_SRS_ID,
    key: freeName('fid', taken),
    geometryColumn: freeName('geom', taken),
    columns: survey.columns,
    ...(survey.ids === 'texts' && { textIds: survey.columns[0]!.name }),
  }
}

/**
 * The feature with its id taken from one of its properties.
 *
 * @param isUntyped true if digits in a text are a number
 */
export function identify(
  feature: SourceFeature,
  property: string,
  isUntyped: boolean,
): SourceFeature | Rejection {
  const value = feature.properties.find(([name]) => name === property)?.[1]
  const number =
    isUntyped && typeof value === 'string' && /^(?:0|[1-9]\d*)$/.test(value) ? Number(value) : value
  // Texts such as 007 stay texts.
  const id = isKey(number) ? number : value
  if (textId(id) !== undefined) return { ...feature, id }
  return {
    line: feature.line,
    reason: `Its ${property} must be ${ID_FORM} to be its id.`,
    text: propertiesAsJson(feature.properties),
  }
}

/** The properties as a text that identifies the feature for people. */
export const propertiesAsJson = (properties: SourceFeature['properties']): string =>
  JSON.stringify(Object.fromEntries(properties), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
