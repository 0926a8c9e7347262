import type { Knex } from 'knex'
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import { formsTable, valuesTable } from '../model/load-tables.ts'
import type { ExampleKind, Hints } from './findings.ts'
import type { ReportAttribute, ReportEntity, ValueCount } from './report-model.ts'
import { excerpts, valuesOf, type Selected } from './value-rows.ts'

/** Attributes with more distinct values than these are not searched for variants of one value. */
const MOST_COMPARED = 20_000

/** Attributes that are named in one query, since each is a binding. */
const ATTRIBUTES_A_QUERY = 500

/** The types that fit an inferred one beside itself: see `inferredType` of `loaders/value-types.ts`. */
const FITTING: Readonly<Partial<Record<ValueType, readonly ValueType[]>>> = {
  decimal: ['integer', 'decimal'],
  timestamp: ['date', 'timestamp'],
}

/** `_` is a blank in a Default pattern, and a number behind it says how many. */
const PADDED = "(regexp_matches(??, '^_|_[0-9]*$') AND NOT regexp_full_match(??, '_[0-9]*'))"

interface VariantRow {
  readonly attribute: number
  readonly folded: string
}

/** Reads what findings are told by, and the values that show them, from the tables of one load. */
export class FindingsReader {
  readonly #warehouse: Knex
  readonly #values: string
  readonly #forms: string

  constructor(warehouse: Knex, { id, generation }: Pick<ReportEntity, 'id' | 'generation'>) {
    this.#warehouse = warehouse
    this.#values = valuesTable(id, generation)
    this.#forms = formsTable(id, generation)
  }

  async hints(attributes: readonly ReportAttribute[]): Promise<Hints> {
    const padded = await this.#warehouse(this.#forms)
      .where({ kind: 'pattern' })
      .whereRaw(PADDED, ['form', 'form'])
      .groupBy('attribute')
      .select<{ attribute: number; rows: number }[]>(
        'attribute',
        this.#warehouse.raw('sum(frequency)::BIGINT AS rows'),
      )
    const variants = new Map<number, number>()
    const compared = attributes
      .filter(({ profile }) => profile.inferredType === 'text' && profile.distinct <= MOST_COMPARED)
      .map(({ id }) => id)
    for (let from = 0; from < compared.length; from += ATTRIBUTES_A_QUERY) {
      const rows = await this.#warehouse
        .from(this.#variants(compared.slice(from, from + ATTRIBUTES_A_QUERY)).as('variants'))
        .groupBy('attribute')
        .select<{ attribute: number; values: number }[]>(
          'attribute',
          this.#warehouse.raw('sum(?? - 1)::BIGINT AS ??', ['values', 'values']),
        )
      for (const { attribute, values } of rows) variants.set(attribute, values)
    }
    return { padded: new Map(padded.map(({ attribute, rows }) => [attribute, rows])), variants }
  }

  /** @param most how many */
  async examples(attribute: ReportAttribute, kind: ExampleKind, most: number): Promise<ValueCount[]> {
    const values = valuesOf(this.#warehouse, this.#values, attribute.id).limit(most)
    switch (kind) {
      case 'other types': {
        const { inferredType } = attribute.profile
        const fitting = ['null', 'blank', ...(FITTING[inferredType] ?? [inferredType])] as ValueType[]
        return excerpts(
          await values
            .whereNotIn(
              'type',
              fitting.map((type) => VALUE_TYPES.indexOf(type)),
            )
            .orderBy('n'),
        )
      }
      case 'other patterns':
        return excerpts(
          await values
            .join({ f: this.#forms }, (on) =>
              on.on('f.attribute', 'v.attribute').on('f.form', 'v.pattern').onVal('f.kind', 'pattern'),
            )
            .where('f.n', '>', 1)
            .orderBy([{ column: 'f.n', order: 'desc' }, { column: 'v.n' }]),
        )
      case 'duplicates':
        return excerpts(await values.where('frequency', '>', 1).orderBy('n'))
      case 'padded':
        return excerpts(await values.whereRaw(PADDED, ['pattern', 'pattern']).orderBy('n'))
      case 'variants': {
        const [commonest] = await this.#variants([attribute.id])
          .orderBy([{ column: 'rows', order: 'desc' }, { column: 'folded' }])
          .limit(1)
        return excerpts(await values.whereRaw('lower(trim(v.value)) = ?', [commonest!.folded]).orderBy('n'))
      }
    }
  }

  /** Values of an attribute that are one but for case and blanks around, together. */
  #variants(ids: readonly number[]): Selected<VariantRow> {
    return this.#warehouse<VariantRow>(this.#values)
      .whereIn('attribute', ids)
      .groupBy('attribute', 'folded')
      .havingRaw('count(*) > 1')
      .select<VariantRow[]>(
        'attribute',
        this.#warehouse.raw('lower(trim(value)) AS folded'),
        this.#warehouse.raw('count(*) AS ??', ['values']),
        this.#warehouse.raw('sum(frequency) AS rows'),
      )
  }
}
