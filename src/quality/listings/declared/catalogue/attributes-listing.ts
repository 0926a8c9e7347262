import type { EntityIds } from '../../../model/entity.ts'
import { attributePath, type RepositoryRef } from '../../../model/links.ts'
import type { AttributeProfile, NumberSummary } from '../../../model/profile.ts'
import { ruleFigures } from '../../../stores/rules/rule-figures.ts'
import { integer, optional, percentage, shown, text, type Column } from '../../columns.ts'
import { moment, plainNumber, span, timeOfDay } from './figures.ts'
import { listing } from '../../listing.ts'

/** An entity of a repository, as its listings need it. */
export interface EntityRef {
  readonly repository: RepositoryRef
  readonly entity: EntityIds
}

/** A member of the profile, such as `patterns.distinct`, as JSON or as text. */
const member = (path: string, last: '->' | '->>'): string =>
  path
    .split('.')
    .map((name, i, { length }) => `${i === length - 1 ? last : '->'} '${name}'`)
    .reduce((sql, step) => `${sql} ${step}`, 'attributes.profile')

const textOf = (path: string): string => `(${member(path, '->>')})`
const countOf = (path: string): string => `cast(${member(path, '->>')} as bigint)`
const numberOf = (path: string): string => `cast(${member(path, '->>')} as double precision)`

const RULES = ruleFigures(
  'rules.entity_id = attributes.entity_id and rules.attribute_id = attributes.attribute_id',
)

/** Rows whose value is not null. */
const VALUES = `(${countOf('rows')} - ${countOf('nulls')})`

const percent = (part: string, whole: string): string => `(100.0 * ${part} / nullif(${whole}, 0))`

/** The least or the greatest value. It sorts numeric attributes first, by number, then all other attributes by text. */
const extreme = (humanName: string, description: string, which: 'min' | 'max'): Column => {
  const column = text(humanName, description, textOf(which))
  const isNumber = `${textOf('inferredType')} in ('integer', 'decimal')`
  return { ...column, order: [`case when ${isNumber} then ${numberOf(`numbers.${which}`)} end`, column.sql] }
}

/** A statistic of the numbers of an attribute. Times are shown as times. */
const figure = (humanName: string, description: string, which: keyof NumberSummary): Column => ({
  ...shown(
    humanName,
    description,
    `(${textOf('inferredType')} || ' ' || cast(${member('numbers', '->')} as text))`,
    (stored) => (stored === null ? '' : showFigure(stored as string, which)),
  ),
  order: [numberOf(`numbers.${which}`)],
})

/** @param stored the inferred type, a blank, and the figures as JSON */
function showFigure(stored: string, which: keyof NumberSummary): string {
  const end = stored.indexOf(' ')
  const value = (JSON.parse(stored.slice(end)) as NumberSummary)[which]
  const type = stored.slice(0, end)
  if (type === 'integer' || type === 'decimal') return plainNumber(value)
  // Dates and times are seconds.
  const seconds = Number(value)
  if (which === 'standardDeviation') return span(seconds)
  return type === 'time' ? timeOfDay(seconds) : moment(seconds)
}

/** A histogram as JSON. The edges are JSON numbers with all their digits. */
function histogramText(stored: string): string {
  const { of, bins } = JSON.parse(stored) as AttributeProfile['histogram']
  const texts = bins.map(({ from, to, rows }) => `{"from":${from},"to":${to},"rows":${rows}}`)
  return `{"of":"${of}","bins":[${texts.join(',')}]}`
}

const histogram = (humanName: string, description: string): Column => {
  const show = (stored: unknown): string => (stored === null ? '' : histogramText(stored as string))
  const column = text(humanName, description, `cast(${member('histogram', '->')} as text)`)
  return { ...column, show, operand: { type: 'text', sql: null, of: show } }
}

/**
 * The attributes of an entity with their profiles: first the columns of the source in their order, then our own
 * columns.
 */
export const attributesListing = listing({
  view: 'Attributes',
  key: ['ATTRIBUTE_ID'],
  order: 'attributes.position',
  from: (catalogue, { entity }: EntityRef) =>
    catalogue('attributes')
      .join('entities', (join) =>
        join.on('entities.id', 'attributes.entity_id').andOn('entities.generation', 'attributes.generation'),
      )
      .where('attributes.entity_id', entity.id),
  url: ({ ATTRIBUTE_ID }, { repository, entity }) => attributePath(repository, entity.number, ATTRIBUTE_ID),
  columns: {
    _humanised_name: text('Name', 'Name of the attribute, as in the source', 'attributes.human_name'),
    ATTRIBUTE_ID: integer('Ref', 'Number of the attribute in its entity', 'attributes.attribute_id'),
    _ename: text('Entity', 'Name of the entity', 'entities.name'),
    _b_rules_compliance: percentage(
      'BR Compliance %',
      'Percentage of rows that pass the business rules; empty where no rule was run',
      RULES.compliance,
    ),
    'value.UNIQUE_COUNT': integer(
      'Unique Values',
      'Number of distinct values; null is none of them',
      countOf('distinct'),
    ),
    'value.UNIQUE_DIST': percentage(
      'Unique Values %',
      'Distinct values as a percentage of the values',
      percent(countOf('distinct'), VALUES),
    ),
    'pat.UNIQUE_COUNT': integer(
      'Unique Patterns',
      'Number of distinct patterns (the Default ones, here and below)',
      countOf('patterns.distinct'),
    ),
    'pat.VALUES': integer(
      'Pattern Values',
      'Number of rows whose value has a pattern: all but those of null',
      VALUES,
    ),
    'pat.MODE': text('Most Frequent Pattern', 'The pattern of the most rows', textOf('patterns.mode.text')),
    'pat.SHORTEST': text('Shortest Pattern', 'The shortest pattern', textOf('patterns.shortest')),
    'pat.LONGEST': text('Longest Pattern', 'The longest pattern', textOf('patterns.longest')),
    'pat.MIN': text('Min Pattern', 'The first pattern by code point', textOf('patterns.min')),
    'pat.MAX': text('Max Pattern', 'The last pattern by code point', textOf('patterns.max')),
    'value.MIN': extreme(
      'Min Value',
      'The least value: of numbers and times by what they say, else the first by code point',
      'min',
    ),
    'value.MAX': extreme(
      'Max Value',
      'The greatest value: of numbers and times by what they say, else the last by code point',
      'max',
    ),
    'value.SHORTEST': text('Shortest Value', 'The shortest value', textOf('shortest')),
    'value.LONGEST': text('Longest Value', 'The longest value', textOf('longest')),
    'value.NULL_COUNT': integer('Nulls', 'Number of rows without a value', countOf('nulls')),
    'value.NULL_DIST': percentage(
      'Null %',
      'Percentage of the rows that have no value',
      percent(countOf('nulls'), countOf('rows')),
    ),
    'value.MODE_COUNT': integer(
      'Mode Rows',
      'Number of rows that hold the most frequent value',
      countOf('mode.rows'),
    ),
    __SCHEMA_NULL_RULE: text(
      'Schema Null Rule',
      'Whether the schema of the source allows null: NULL or NOT NULL',
      `case when attributes.nullable then 'NULL' else 'NOT NULL' end`,
    ),
    SPACE_COUNT: integer(
      'Blanks',
      'Number of rows whose value is white space alone or empty',
      countOf('blanks'),
    ),
    SPACE_DIST: percentage(
      'Blank %',
      'Percentage of the rows whose value is white space alone or empty',
      percent(countOf('blanks'), countOf('rows')),
    ),
    'value.COUNT': integer('Values', 'Number of rows that have a value, a blank one too', VALUES),
    'value.MODE': text(
      'Most Frequent Value',
      'The value that the most rows hold, of equals the first by code point',
      textOf('mode.text'),
    ),
    'value.MODE_DIST': percentage(
      'Mode %',
      'Percentage of the rows that hold the most frequent value',
      percent(countOf('mode.rows'), countOf('rows')),
    ),
    'value.TYPE': text('Inferred Type', 'What the values look like', textOf('inferredType')),
    'value.TYPE_DIST': percentage(
      'Inferred Type %',
      'Percentage of the values, blank ones aside, that fit the inferred type',
      `(100.0 * ${numberOf('inferredShare')})`,
    ),
    'value.MIN_LEN': integer('Min Length', 'Characters of the shortest value', countOf('minLength')),
    'value.MAX_LEN': integer('Max Length', 'Characters of the longest value', countOf('maxLength')),
    'mask.UNIQUE_COUNT': integer('Unique Masks', 'Number of distinct masks', countOf('masks')),
    'soundex.UNIQUE_COUNT': integer('Unique Soundexes', 'Number of distinct soundexes', countOf('soundexes')),
    'metaphone.UNIQUE_COUNT': integer(
      'Unique Metaphones',
      'Number of distinct metaphones',
      countOf('metaphones'),
    ),
    'num.MEAN': figure('Mean', 'Mean of the numbers or times', 'mean'),
    'num.STD_DEVIATION': figure(
      'Standard Deviation',
      'Standard deviation of the rows as a sample; of times, a span',
      'standardDeviation',
    ),
    'num.LOWER_QUARTILE': figure(
      'Lower Quartile',
      'A quarter of the numbers or times is below; between two rows by linear interpolation, here and below',
      'lowerQuartile',
    ),
    'num.MEDIAN': figure('Median', 'Half of the numbers or times are below', 'median'),
    'num.UPPER_QUARTILE': figure(
      'Upper Quartile',
      'Three quarters of the numbers or times are below',
      'upperQuartile',
    ),
    _columnised_name: text('Columnised Name', 'Name of the column in the listing of rows', 'attributes.name'),
    __CREATION_TYPE: text(
      'Attribute Type',
      'Real where its values are those of the source, Virtual where each load computes them',
      `case when attributes.expression is null then 'Real' else 'Virtual' end`,
    ),
    _expression: text(
      'Expression',
      'How the values of a virtual attribute are computed',
      'attributes.expression',
    ),
    BUSINESS_DESCRIPTION: text(
      'Business Description',
      'What whoever defined a virtual attribute says of it',
      'attributes.description',
    ),
    __SCHEMA_LENGTH: integer(
      'Schema Length',
      'How long values may be, as the schema of the source or the virtual attribute says; empty where none does',
      'attributes.schema_length',
    ),
    'value.MARKER_COUNT': optional(
      integer(
        'Null Markers',
        'Number of rows whose value probably means null, such as NA or -',
        `case when attributes.profile is not null then coalesce(${countOf('nullMarkers.rows')}, 0) end`,
      ),
    ),
    HISTOGRAM: optional(
      histogram(
        'Histogram',
        'JSON: bins of equal width over the numbers (times in seconds), or over the lengths of the values',
      ),
    ),
  },
})
