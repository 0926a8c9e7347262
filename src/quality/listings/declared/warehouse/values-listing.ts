import { rowsHoldingPath } from '../../../model/links.ts'
import { frequenciesTable, valuesTable } from '../../../model/warehouse/load-tables.ts'
import { distribution, type AttributeScope } from './attribute-scope.ts'
import { decimal, integer, percentage, sized, text, type Column, type Operand } from '../../columns.ts'
import { namedBy } from './holding.ts'
import { listingOf, type Listing } from '../../listing.ts'
import { formSizes } from './text-sizes.ts'
import { attributeOperand } from './raw-columns.ts'

/** The distinct values of an attribute except null: by descending frequency, then by code point. */
export function valuesListing({
  repository,
  entity,
  attribute,
  warehouse: { dialect, knex },
}: AttributeScope): Listing {
  const { profile } = attribute
  const values = valuesTable(entity.id, entity.generation)
  const frequencies = frequenciesTable(entity.id, entity.generation)
  const shareAbove = knex({ q: frequencies })
    .where({ 'q.attribute': attribute.id, 'q.frequency': knex.ref(`${values}.frequency`) })
    .select(knex.raw(dialect.share('q.rows_above', profile.rows)))
  const { raw, ...read } = attributeOperand(attribute, profile, entity)
  // The statistics of the attribute do not apply to the value column of this listing.
  const valueOperand: Operand = raw ? { ...read, raw: { ...raw, profiled: undefined } } : read
  return listingOf({
    view: 'Values',
    key: ['_rowid'],
    // The value, its mask, pattern and metaphone.
    numbering: { isGapless: true, total: profile.distinct, longest: 4 * profile.maxLength },
    scannedRows: { count: profile.distinct, isTable: false },
    from: (warehouse) => warehouse(values).where(`${values}.attribute`, attribute.id),
    urlParts: { named: namedBy('value', dialect) },
    url: ({ named = '' }) => rowsHoldingPath(repository, entity.number, attribute.id, 'value', named),
    columns: new Map<string, Column>([
      [
        'VALUE',
        {
          ...text('Value', 'The value', 'value'),
          // Numbers and times in their own order, then all other values.
          order: [
            ...(profile.numbers ? ['x'] : []),
            ...(profile.places ? [dialect.column('key')] : []),
            'value',
          ],
          operand: valueOperand,
        },
      ],
      ['FREQUENCY_COUNT', integer('Frequency', 'Number of rows that hold the value', 'frequency')],
      ['_distribution', distribution('hold the value', profile, dialect)],
      ['_length', integer('Length', 'Characters of the value', 'length')],
      [
        '_soundex',
        sized(
          text('Soundex', 'American soundex of the value', 'soundex'),
          formSizes(attribute.summary, profile),
        ),
      ],
      [
        '_metaphone',
        sized(
          text('Metaphone', 'Metaphone of the value', 'metaphone'),
          formSizes(attribute.summary, profile),
        ),
      ],
      [
        '_pattern',
        sized(
          text('Pattern', 'Default pattern of the value', 'pattern'),
          formSizes(attribute.summary, profile),
        ),
      ],
      [
        '_mask',
        sized(
          text('Mask', 'Mask of the value: A for a letter, N for a digit', 'mask'),
          formSizes(attribute.summary, profile),
        ),
      ],
      [
        '_percentile',
        {
          ...percentage(
            'Percentile',
            'Percentage of the rows of the entity whose value is as frequent as this one, or more so',
            `(${shareAbove.toQuery()})`,
          ),
          order: ['-frequency'],
        },
      ],
      [
        '_deviation',
        {
          ...decimal(
            'Deviation',
            'How far the frequency is from the mean of the frequencies, in their standard deviations',
            dialect.standardScore('frequency', profile.frequencyMean, profile.frequencyDeviation),
          ),
          order: ['frequency'],
        },
      ],
      ['_rowid', integer('Ref', 'Number of the value, from 1, the most frequent first', 'n')],
    ]),
  })
}
