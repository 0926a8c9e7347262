import type { ReportTables, ValueCount } from '../model/warehouse/report-tables.ts'
import { fittingTypes } from './attribute-counts.ts'
import type { ExampleKind, Hints } from './finding.ts'
import type { ReportAttribute } from './report-model.ts'

/** Attributes with more distinct values than these are not searched for variants of one value. */
const MAX_COMPARED_VALUES = 20_000

/** Reads the hints and the example values of findings from the tables of one load. */
export class FindingsReader {
  readonly #tables: ReportTables

  constructor(tables: ReportTables) {
    this.#tables = tables
  }

  async hints(attributes: readonly ReportAttribute[]): Promise<Hints> {
    const compared = attributes
      .filter(({ profile }) => profile.inferredType === 'text' && profile.distinct <= MAX_COMPARED_VALUES)
      .map(({ id }) => id)
    return { padded: await this.#tables.paddedRows(), variants: await this.#tables.variants(compared) }
  }

  /** @param most maximum number of values */
  examples(attribute: ReportAttribute, kind: ExampleKind, most: number): Promise<ValueCount[]> {
    const { id, profile } = attribute
    switch (kind) {
      case 'other types': {
        const fitting = fittingTypes(profile.inferredType)
        return this.#tables.valuesOfOtherTypes(id, ['null', 'blank', ...fitting], most)
      }
      case 'other patterns':
        return this.#withoutMarkers(attribute, most)
      case 'garbled':
      case 'replaced':
        return Promise.resolve((profile.damage?.[kind]?.examples ?? []).slice(0, most))
      case 'duplicates':
        return this.#tables.repeatedValues(id, most)
      case 'padded':
        return this.#tables.paddedValues(id, most)
      case 'variants':
        return this.#tables.variantValues(id, most)
    }
  }

  /** Values of other patterns, which a null marker may have without breaking the pattern. */
  async #withoutMarkers({ id, profile }: ReportAttribute, most: number): Promise<ValueCount[]> {
    const markers = new Set(profile.nullMarkers?.texts.map(({ text }) => text))
    const values = await this.#tables.valuesOfOtherPatterns(id, most + (profile.nullMarkers?.values ?? 0))
    return values.filter(({ text }) => !markers.has(text.trim())).slice(0, most)
  }
}
