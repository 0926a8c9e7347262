import type { Knex } from 'knex'
import type { Dialect } from '../../../model/warehouse/dialect.ts'
import { rowsHoldingPath } from '../../../model/links.ts'
import { formsTable } from '../../../model/warehouse/load-tables.ts'
import { distribution, type AttributeScope } from './attribute-scope.ts'
import { readTotal } from '../../catalogue-rows.ts'
import { integer, optional, sized, text, type Column } from '../../columns.ts'
import { namedBy } from './holding.ts'
import { listingOf, type Listing } from '../../listing.ts'
import { formSizes } from './text-sizes.ts'

/** The forms of values that can be listed; `rich` and `long` are two spellings of the same pattern. */
export type ListedForm = 'mask' | 'pattern' | 'rich' | 'long' | 'soundex' | 'metaphone'

/**
 * `AA NNN` is shown as `A2 N3`. A digit in the result is the length of a run. The mask itself contains a digit only
 * at the head of a keycap emoji; that digit is shown with a backslash before it.
 */
const maskStatistic = (dialect: Dialect): Column =>
  text(
    'Mask Statistic',
    'The mask with the lengths of its runs of letters and digits',
    dialect.maskRuns('form'),
  )

/** View, name of the form's column, human name, and further columns of each form. */
const SHOWN: Readonly<
  Record<
    ListedForm,
    readonly [view: string, column: string, humanName: string, more?: (dialect: Dialect) => Column]
  >
> = {
  mask: ['Masks', 'VALUE', 'Mask', maskStatistic],
  pattern: ['Patterns', 'VALUE', 'Pattern'],
  rich: ['Patterns', 'VALUE', 'Pattern'],
  long: ['Patterns', 'VALUE', 'Pattern'],
  soundex: ['Soundexes', '_value', 'Soundex'],
  metaphone: ['Metaphones', '_value', 'Metaphone'],
}

/** The distinct masks, patterns, soundexes or metaphones of an attribute, by descending number of rows. */
export async function formsListing(
  { repository, entity, attribute, warehouse: { dialect } }: AttributeScope,
  form: ListedForm,
  store: Knex,
): Promise<Listing> {
  const [view, column, humanName, statistic] = SHOWN[form]
  const sql = form === 'long' ? 'long' : 'form'
  const kind = form === 'long' ? 'rich' : form
  const from = (warehouse: Knex) =>
    warehouse(formsTable(entity.id, entity.generation)).where({ attribute: attribute.id, kind })
  const total = await readTotal(from(store).count({ total: '*' }))
  const sizes = formSizes(attribute.summary, attribute.profile)
  return listingOf({
    view,
    key: ['_rowid'],
    numbering: { isGapless: true, total, longest: 2 * attribute.profile.maxLength },
    scannedRows: { count: total, isTable: false },
    from,
    urlParts: { named: namedBy(sql, dialect) },
    url: ({ named = '' }) => rowsHoldingPath(repository, entity.number, attribute.id, form, named),
    columns: new Map<string, Column>([
      [column, sized(text(humanName, `The ${humanName.toLowerCase()}`, sql), sizes)],
      ...(statistic ? [['_mask_stat', sized(statistic(dialect), sizes)] as const] : []),
      ['VALUE_COUNT', integer('Values', 'Number of distinct values that have it', dialect.column('values'))],
      ['FREQUENCY_COUNT', integer('Frequency', 'Number of rows whose value has it', 'frequency')],
      ['_distribution', distribution('have it', attribute.profile, dialect)],
      ['_rowid', optional(integer('Ref', 'Number in the list, from 1, that of the most rows first', 'n'))],
    ]),
  })
}
