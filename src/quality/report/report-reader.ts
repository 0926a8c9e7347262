import type { ReportTables } from '../model/warehouse/report-tables.ts'
import { decodeText } from '../values/encodings.ts'
import type { FindingsReader } from './findings-reader.ts'
import { OUTLIERS_SHOWN, readFarValues } from './far-values.ts'
import { hasDominantPattern, misfits } from './attribute-counts.ts'
import type { AttributeDetails, RejectedSample, ReportAttribute } from './report-model.ts'

/** Bytes of a rejected record that are read, and characters that are kept of them. The page shows fewer. */
const READ_BYTES = 1000
const READ_CHARACTERS = 200

const VALUES_SHOWN = 10
const FORMS_SHOWN = 8
const REJECTS_SHOWN = 5

/** Attributes whose details are read together: enough to share the cost of a query, few enough to fit in memory. */
const ATTRIBUTES_AT_ONCE = 16

/** Reads the data of a report from the tables of one load. */
export class ReportReader {
  readonly #tables: ReportTables
  readonly #findings: FindingsReader
  readonly #encoding: string

  /** @param encoding of the source, to decode rejected records */
  constructor(tables: ReportTables, findings: FindingsReader, encoding: string) {
    this.#tables = tables
    this.#findings = findings
    this.#encoding = encoding
  }

  /** The details of the attributes, read in batches. */
  async *details(attributes: readonly ReportAttribute[]): AsyncGenerator<AttributeDetails> {
    for (let from = 0; from < attributes.length; from += ATTRIBUTES_AT_ONCE) {
      const some = attributes.slice(from, from + ATTRIBUTES_AT_ONCE)
      const ids = some.map(({ id }) => id)
      const values = await this.#tables.topValues(ids, VALUES_SHOWN)
      const patterns = await this.#tables.topForms(ids, 'pattern', FORMS_SHOWN)
      const masks = await this.#tables.topForms(ids, 'mask', FORMS_SHOWN)
      const examples = await this.#tables.patternExamples(ids, FORMS_SHOWN)
      for (const attribute of some) {
        const { id } = attribute
        yield {
          attribute,
          values: values.get(id) ?? [],
          patterns: (patterns.get(id) ?? []).map((form, index) => ({
            ...form,
            example: examples.get(id)![index]!,
          })),
          masks: masks.get(id) ?? [],
          outliers: {
            types:
              misfits(attribute) > 0
                ? await this.#findings.examples(attribute, 'other types', OUTLIERS_SHOWN)
                : [],
            patterns: hasDominantPattern(attribute)
              ? await this.#findings.examples(attribute, 'other patterns', OUTLIERS_SHOWN)
              : [],
            far: await readFarValues(this.#tables.outliers, attribute),
          },
        }
      }
    }
  }

  /** The first rejected records. */
  async rejected(): Promise<RejectedSample[]> {
    const records = await this.#tables.rejected(REJECTS_SHOWN)
    return records.map(({ line, reason, detail, raw }) => {
      const text = decodeText(raw.subarray(0, READ_BYTES), this.#encoding)
      const cut = Array.from(text).slice(0, READ_CHARACTERS).join('')
      return { line, reason, detail, record: { text: cut, length: raw.length } }
    })
  }
}
