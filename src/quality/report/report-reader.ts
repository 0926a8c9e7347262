import type { Knex } from 'knex'
import { decodeText } from '../values/encodings.ts'
import type { RejectReason } from '../model/reading.ts'
import type { Bin } from '../model/profile.ts'
import { formsTable, rejectsTable, valuesTable } from '../model/load-tables.ts'
import type { FindingsReader } from './findings-reader.ts'
import { hasDominantPattern, misfits } from './findings.ts'
import type {
  AttributeDetails,
  Excerpt,
  FarValues,
  FormCount,
  PatternCount,
  RejectedSample,
  ReportAttribute,
  ReportEntity,
} from './report-model.ts'
import { excerpts, READ_CHARACTERS, valueColumns, valuesOf, type ValueRow } from './value-rows.ts'

/** Bytes of a rejected record that are read. */
const READ_BYTES = 1000

const VALUES_SHOWN = 10
const FORMS_SHOWN = 8
const OUTLIERS_SHOWN = 5
const REJECTS_SHOWN = 5
const BULK_BINS = 20

/** Attributes whose details are read together: enough to share the cost of a query, few enough for the memory. */
const ATTRIBUTES_AT_ONCE = 16

/** Tukey's fences stand this many distances of the quartiles beyond them. */
const FENCE = 1.5

interface FormRow extends ValueRow {
  readonly kind: 'pattern' | 'mask'
  readonly values: number
}

/** Reads what a report shows of the tables of one load. All numbers and texts are bound. */
export class ReportReader {
  readonly #warehouse: Knex
  readonly #values: string
  readonly #forms: string
  readonly #rejects: string
  readonly #encoding: string
  readonly #findings: FindingsReader

  /** @param warehouse a transaction, so that everything is of one moment and the tables stay */
  constructor(warehouse: Knex, findings: FindingsReader, { id, generation, encoding }: ReportEntity) {
    this.#findings = findings
    this.#warehouse = warehouse
    this.#values = valuesTable(id, generation)
    this.#forms = formsTable(id, generation)
    this.#rejects = rejectsTable(id, generation)
    this.#encoding = encoding
  }

  /** What the parts of the page about the attributes show, a few of them at a time. */
  async *details(attributes: readonly ReportAttribute[]): AsyncGenerator<AttributeDetails> {
    for (let from = 0; from < attributes.length; from += ATTRIBUTES_AT_ONCE) {
      const some = attributes.slice(from, from + ATTRIBUTES_AT_ONCE)
      const ids = some.map(({ id }) => id)
      const values = byAttribute(await this.#topValues(ids))
      const forms = byAttribute(await this.#topForms(ids))
      const examples = await this.#patternExamples(ids)
      for (const attribute of some) {
        const ofKind = (kind: FormRow['kind']): FormRow[] =>
          (forms.get(attribute.id) ?? []).filter((form) => form.kind === kind)
        yield {
          attribute,
          values: excerpts(values.get(attribute.id) ?? []),
          patterns: ofKind('pattern').map((form, index) => ({
            ...formCount(form),
            example: examples.get(`${attribute.id} ${index + 1}`) as Excerpt,
          })) satisfies PatternCount[],
          masks: ofKind('mask').map(formCount),
          outliers: {
            types:
              misfits(attribute) > 0
                ? await this.#findings.examples(attribute, 'other types', OUTLIERS_SHOWN)
                : [],
            patterns: hasDominantPattern(attribute)
              ? await this.#findings.examples(attribute, 'other patterns', OUTLIERS_SHOWN)
              : [],
            far: await this.#far(attribute),
          },
        }
      }
    }
  }

  /** The first records that were kept aside. */
  async rejected(): Promise<RejectedSample[]> {
    const rows = await this.#warehouse(this.#rejects)
      .orderBy('_rowid')
      .limit(REJECTS_SHOWN)
      .select<{ line: number; reason: RejectReason; detail: string; raw: Buffer }[]>(
        'line',
        'reason',
        'detail',
        'raw',
      )
    return rows.map(({ line, reason, detail, raw }) => {
      const text = decodeText(raw.subarray(0, READ_BYTES), this.#encoding)
      const cut = Array.from(text).slice(0, READ_CHARACTERS).join('')
      return { line, reason, detail, record: { text: cut, length: raw.length } }
    })
  }

  /** Undefined where nothing lies beyond the fences, or half of the rows hold one number and there are none. */
  async #far(attribute: ReportAttribute): Promise<FarValues | undefined> {
    const { numbers } = attribute.profile
    const spread = numbers === undefined ? 0 : numbers.upperQuartile - numbers.lowerQuartile
    if (numbers === undefined || !(spread > 0)) return undefined
    const fences = [numbers.lowerQuartile - FENCE * spread, numbers.upperQuartile + FENCE * spread] as const
    if (numbers.min >= fences[0] && numbers.max <= fences[1]) return undefined
    const [below, above] = ['x < ?', 'x > ?']
    const [sums] = await this.#warehouse(this.#values)
      .where({ attribute: attribute.id })
      .whereNotNull('x')
      .select<{ below: number; above: number; least: number; greatest: number }[]>(
        this.#raw(`coalesce(sum(frequency) FILTER (${below}), 0)::BIGINT AS below`, [fences[0]]),
        this.#raw(`coalesce(sum(frequency) FILTER (${above}), 0)::BIGINT AS above`, [fences[1]]),
        this.#raw('min(x) FILTER (x >= ?) AS least', [fences[0]]),
        this.#raw('max(x) FILTER (x <= ?) AS greatest', [fences[1]]),
      )
    const examples = await valuesOf(this.#warehouse, this.#values, attribute.id)
      .whereRaw(`(${below} OR ${above})`, [...fences])
      .orderByRaw('greatest(? - x, x - ?) DESC, n', [...fences])
      .limit(OUTLIERS_SHOWN)
    const { below: under, above: over, least, greatest } = sums!
    return {
      below: under,
      above: over,
      whiskers: [least, greatest],
      bulk: await this.#bulk(attribute, least, greatest),
      examples: excerpts(examples),
    }
  }

  /** The rows between two numbers in bins of equal width. */
  async #bulk({ id }: ReportAttribute, from: number, to: number): Promise<Bin[]> {
    const width = (to - from) / BULK_BINS
    const rows = await this.#warehouse(this.#values)
      .where({ attribute: id })
      .whereBetween('x', [from, to])
      .groupBy('bin')
      .select<{ bin: number; rows: number }[]>(
        this.#raw('least(floor((x - ?) / ?), ?)::INTEGER AS bin', [from, width, BULK_BINS - 1]),
        this.#raw('sum(frequency)::BIGINT AS rows'),
      )
    const byBin = new Map(rows.map(({ bin, rows }) => [bin, rows]))
    return Array.from({ length: BULK_BINS }, (_, bin) => ({
      from: from + bin * width,
      to: bin === BULK_BINS - 1 ? to : from + (bin + 1) * width,
      rows: byBin.get(bin) ?? 0,
    }))
  }

  #topValues(ids: readonly number[]): Promise<ValueRow[]> {
    return this.#warehouse({ v: this.#values })
      .whereIn('attribute', ids)
      .where('n', '<=', VALUES_SHOWN)
      .orderBy(['attribute', 'n'])
      .select<ValueRow[]>(valueColumns(this.#warehouse))
  }

  #topForms(ids: readonly number[]): Promise<FormRow[]> {
    return this.#warehouse(this.#forms)
      .whereIn('attribute', ids)
      .whereIn('kind', ['pattern', 'mask'])
      .where('n', '<=', FORMS_SHOWN)
      .orderBy(['attribute', 'kind', 'n'])
      .select<FormRow[]>(
        'attribute',
        'kind',
        'values',
        { rows: 'frequency' },
        this.#raw('left(form, ?) AS text', [READ_CHARACTERS]),
        this.#raw('length(form) AS length'),
      )
  }

  /** The most frequent value of each pattern that is shown, by attribute and number of the pattern. */
  async #patternExamples(ids: readonly number[]): Promise<ReadonlyMap<string, Excerpt>> {
    const rows = await this.#warehouse({ f: this.#forms })
      .join({ v: this.#values }, (on) => on.on('v.attribute', 'f.attribute').on('v.pattern', 'f.form'))
      .whereIn('f.attribute', ids)
      .where({ 'f.kind': 'pattern' })
      .where('f.n', '<=', FORMS_SHOWN)
      .groupBy(['f.attribute', 'f.n'])
      .select<{ attribute: number; n: number; text: string; length: number }[]>(
        'f.attribute',
        'f.n',
        this.#raw('arg_min(left(v.value, ?), v.n) AS text', [READ_CHARACTERS]),
        this.#raw('arg_min(v.length, v.n) AS length'),
      )
    return new Map(rows.map(({ attribute, n, text, length }) => [`${attribute} ${n}`, { text, length }]))
  }

  #raw(sql: string, bindings: readonly (string | number)[] = []): Knex.Raw {
    return this.#warehouse.raw(sql, bindings)
  }
}

const formCount = ({ text, length, values, rows }: FormRow): FormCount => ({ text, length, values, rows })

function byAttribute<Row extends { attribute: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.attribute)
    if (group === undefined) groups.set(row.attribute, [row])
    else group.push(row)
  }
  return groups
}
