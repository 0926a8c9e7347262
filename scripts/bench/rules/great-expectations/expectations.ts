import { RULES, type BenchedRule } from '../rules.ts'

/** An expectation as `evaluate.py` takes it. */
export interface Expectation {
  readonly type: string
  readonly arguments: Readonly<Record<string, unknown>>
  /** A condition of pandas. */
  readonly where?: string
}

export interface ComparedRule {
  readonly rule: BenchedRule
  readonly expectation: Expectation
}

const HAS_EMAIL = ['NOT IS_NULL(Email)', 'Email == Email'] as const
const IN_PARIS = ['City = "Paris"', 'City == "Paris"'] as const
const STAFF = ['Category = "staff"', 'Category == "staff"'] as const

/** The rule of the bench with an expression and a filter, beside the expectation with the same meaning. */
function compared(
  expression: string,
  type: string,
  column: string,
  wanted: Readonly<Record<string, unknown>> = {},
  filter?: readonly [expression: string, condition: string],
): ComparedRule {
  const rule = RULES.find((one) => one.expression === expression && one.filter === filter?.[0])
  if (!rule) throw new Error(`There is no rule ${expression} with the filter ${filter?.[0]}.`)
  return {
    rule,
    expectation: {
      type: `ExpectColumn${type}`,
      arguments: { column, ...wanted },
      ...(filter && { where: filter[1] }),
    },
  }
}

/** Twenty rules that Great Expectations has expectations for. */
export const COMPARED: readonly ComparedRule[] = [
  compared('NOT IS_NULL(Id)', 'ValuesToNotBeNull', 'Id'),
  compared('LENGTH(Name) >= 6', 'ValueLengthsToBeBetween', 'Name', { min_value: 6 }),
  compared('LENGTH(Street) < 40', 'ValueLengthsToBeBetween', 'Street', { max_value: 39 }),
  compared('Amount >= 0', 'ValuesToBeBetween', 'Amount', { min_value: 0 }),
  compared('Quantity <= 480', 'ValuesToBeBetween', 'Quantity', { max_value: 480 }),
  compared('Born < "2005-06-01"', 'ValuesToBeBetween', 'Born', {
    max_value: { date: '2005-06-01' },
    strict_max: true,
  }),
  compared('Created >= "2026-01-10"', 'ValuesToBeBetween', 'Created', { min_value: { date: '2026-01-10' } }),
  compared('Email LIKE "*@example.org"', 'ValuesToMatchRegex', 'Email', { regex: '@example[.]org$' }),
  compared('Phone LIKE "+*"', 'ValuesToMatchRegex', 'Phone', { regex: '^[+]' }),
  compared('Category IN ("new", "returning", "lapsed", "trade")', 'ValuesToBeInSet', 'Category', {
    value_set: ['new', 'returning', 'lapsed', 'trade'],
  }),
  compared('City <> "Torino"', 'ValuesToNotBeInSet', 'City', { value_set: ['Torino'] }),
  compared('REGEX_FIND(Phone, "^[+0-9() -]+$")', 'ValuesToMatchRegex', 'Phone', { regex: '^[+0-9() -]+$' }),
  compared('CONTAINS(Name, " ")', 'ValuesToMatchRegex', 'Name', { regex: ' ' }),
  compared('LENGTH(Note) > 5', 'ValueLengthsToBeBetween', 'Note', { min_value: 6 }),
  compared('LENGTH(Email) < 40', 'ValueLengthsToBeBetween', 'Email', { max_value: 39 }, HAS_EMAIL),
  compared('Amount >= 100', 'ValuesToBeBetween', 'Amount', { min_value: 100 }, IN_PARIS),
  compared('Amount < 90000', 'ValuesToBeBetween', 'Amount', { max_value: 90_000, strict_max: true }, STAFF),
  compared('Quantity > 10', 'ValuesToBeBetween', 'Quantity', { min_value: 10, strict_min: true }, IN_PARIS),
  compared('LENGTH(Street) >= 10', 'ValueLengthsToBeBetween', 'Street', { min_value: 10 }, IN_PARIS),
  compared(
    'REGEX_FIND(Email, "^[^@]+@[^@]+[.][a-z]+$")',
    'ValuesToMatchRegex',
    'Email',
    { regex: '^[^@]+@[^@]+[.][a-z]+$' },
    HAS_EMAIL,
  ),
]
