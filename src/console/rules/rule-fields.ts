import type { RuleChange } from '../../../generated/quality/sdk/typescript/src/models/RuleChange.ts'
import type { RuleInput } from '../../../generated/quality/sdk/typescript/src/models/RuleInput.ts'
import type { RuleAggregateMethod } from '../../../generated/quality/sdk/typescript/src/models/RuleAggregateMethod.ts'
import type { FaultPart } from '../api/fault.ts'

/** What a person types of a rule. Empty texts are fields that are not given. */
export interface RuleFields {
  readonly name: string
  readonly description: string
  readonly expression: string
  readonly filter: string
  readonly group: string
  readonly aggregate: string
  /** The number of the method, as the API has it. */
  readonly method: string
  readonly threshold: string
  readonly priority: string
  readonly isEnabled: boolean
  /** Numbers of a category and of a keyword, as in `1 2`. */
  readonly keywords: readonly string[]
}

export type FieldName = keyof RuleFields

export const EMPTY_RULE: RuleFields = {
  name: '',
  description: '',
  expression: '',
  filter: '',
  group: '',
  aggregate: '',
  method: '0',
  threshold: '100',
  priority: '',
  isEnabled: true,
  keywords: [],
}

/** The columns of the listing of rules that fields are read from. */
export const FIELD_COLUMNS = [
  'actual_name',
  'actual_description',
  '_predicate',
  '_filter_predicate',
  '_group_function',
  '_aggregate_function',
  '_aggregate_method',
  '_actual_threshold',
  'actual_priority',
  '_check',
  '_keywords',
] as const

const METHODS = ['Sum', 'Average', 'Maximum', 'Minimum', 'Count'] as const

/** Aggregate methods by their numbers in the API. */
export const AGGREGATE_METHODS: readonly (readonly [number: string, name: string])[] = METHODS.map(
  (name, number) => [String(number), name],
)

/**
 * The fields of a rule of a listing.
 * @param keywordIds numbers of keywords by their texts in the listing, as in `Report: Daily`
 */
export const fieldsOf = (
  values: Readonly<Record<(typeof FIELD_COLUMNS)[number], string>>,
  keywordIds: ReadonlyMap<string, string>,
): RuleFields => ({
  name: values.actual_name,
  description: values.actual_description,
  expression: values._predicate,
  filter: values._filter_predicate,
  group: values._group_function,
  aggregate: values._aggregate_function,
  method: String(Math.max(0, METHODS.indexOf(values._aggregate_method as (typeof METHODS)[number]))),
  threshold: values._actual_threshold,
  priority: values.actual_priority,
  isEnabled: values._check === 'yes',
  keywords: keywordsOf(values._keywords, keywordIds),
})

/** Names may have commas, so the known texts are looked for from the longest on. */
function keywordsOf(text: string, ids: ReadonlyMap<string, string>): string[] {
  const known = [...ids.keys()].sort((one, other) => other.length - one.length)
  const found: string[] = []
  let rest = text
  while (rest !== '') {
    const name = known.find((one) => rest === one || rest.startsWith(`${one}, `))
    if (name === undefined) break
    found.push(ids.get(name)!)
    rest = rest.slice(name.length + 2)
  }
  return found
}

/** The fields in which two states of a rule differ. */
export const differences = (one: RuleFields, other: RuleFields): FieldName[] =>
  (Object.keys(one) as FieldName[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )

/** A new rule as the API takes it. */
export const inputOf = (fields: RuleFields): RuleInput => ({
  name: fields.name.trim(),
  description: fields.description,
  expression: fields.expression,
  threshold: fields.threshold.trim(),
  ...(fields.filter.trim() !== '' && { filterExpression: fields.filter }),
  ...(fields.group.trim() !== '' && { groupExpression: fields.group }),
  ...(fields.aggregate.trim() !== '' && {
    aggregateExpression: fields.aggregate,
    aggregateMethod: fields.method as RuleAggregateMethod,
  }),
  ...(fields.priority !== '' && { priority: fields.priority }),
  enabled: fields.isEnabled ? '1' : '0',
  ruleKeywordIdList: fields.keywords.join(':'),
})

/** What changes in a rule. Fields that a person did not touch stay as they are. */
export function changeOf(base: RuleFields, fields: RuleFields): RuleChange {
  const changed = new Set(differences(base, fields))
  const text = (value: string): string | null => (value.trim() === '' ? null : value)
  const hasAggregate = fields.aggregate.trim() !== ''
  return {
    ...(changed.has('name') && { name: fields.name.trim() }),
    ...(changed.has('description') && { description: text(fields.description) }),
    ...(changed.has('expression') && { expression: fields.expression }),
    ...(changed.has('filter') && { filterExpression: text(fields.filter) }),
    ...(changed.has('group') && { groupExpression: text(fields.group) }),
    ...(changed.has('aggregate') && { aggregateExpression: text(fields.aggregate) }),
    ...(hasAggregate &&
      (changed.has('method') || changed.has('aggregate')) && {
        aggregateMethod: fields.method as RuleAggregateMethod,
      }),
    ...(changed.has('threshold') && { threshold: fields.threshold.trim() }),
    ...(changed.has('priority') && { priority: text(fields.priority) }),
    ...(changed.has('isEnabled') && { enabled: fields.isEnabled ? '1' : '0' }),
    ...(changed.has('keywords') && { ruleKeywordIdList: fields.keywords.join(':') }),
  }
}

/** The fields by the members of the API, in both of their spellings. */
const MEMBERS: Readonly<Record<string, FieldName>> = {
  name: 'name',
  description: 'description',
  expression: 'expression',
  filterexpression: 'filter',
  groupexpression: 'group',
  aggregateexpression: 'aggregate',
  aggregatemethod: 'method',
  threshold: 'threshold',
  priority: 'priority',
  enabled: 'isEnabled',
  rulekeywordidlist: 'keywords',
}

/** The field that a fault of a request belongs to. */
export const fieldOf = ({ pointer = '' }: FaultPart): FieldName | undefined =>
  MEMBERS[pointer.replace('/data/', '').replaceAll('_', '').toLowerCase()]
