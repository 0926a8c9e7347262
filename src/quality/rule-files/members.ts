import { AGGREGATE_METHODS, INDEX_CONTROLS, type KeywordRef, type RuleDefinition } from '../model/rule.ts'

/** A rule as a file has it. */
export interface RuleInFile extends RuleDefinition {
  /** The name of its attribute; undefined if the rule is about whole rows. */
  readonly attribute: string | undefined
  /** Pairs of the numbers of a category and a keyword: `1 2:3 0`. */
  readonly keywords: string
}

export type MemberName = keyof RuleInFile
export type MemberValue = string | number | boolean

/** A member of a rule in a file. Its name is the name of the field of the rule. */
export interface Member {
  readonly name: MemberName
  /** The value of a rule without the member. */
  readonly fallback: MemberValue | undefined
  readonly isRequired: boolean
  /** The valid values, in words: `must be …`. */
  readonly inWords: string
  readonly isValid: (value: unknown) => boolean
}

const MAX_NAME = 255
const MAX_TEXT = 4000
const MAX_EXPRESSION = 10_000
/** The most characters of the name of an attribute. */
const MAX_ATTRIBUTE = 10_000
const MAX_GROUPS = 1_000_000
const MAX_INDEXED = 1_000_000_000

// eslint-disable-next-line no-control-regex -- control characters are what it is about
const NAME = /^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$/
const PAIR = '[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})'
const KEYWORDS = new RegExp(`^${PAIR}(:${PAIR})*$`)

type Options = Partial<Pick<Member, 'fallback' | 'isRequired'>>

const member = (
  name: MemberName,
  inWords: string,
  isValid: Member['isValid'],
  { fallback, isRequired = false }: Options = {},
): Member => ({ name, inWords, isValid, fallback, isRequired })

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= max &&
  !value.includes('\0') &&
  // A database cannot store one half of a surrogate pair.
  !/\p{Cs}/u.test(value)

const text = (name: MemberName, max: number, options?: Options): Member =>
  member(
    name,
    `must be a text of 1 to ${max.toLocaleString('en')} characters; put it in quotes if it looks like a number or true`,
    (value) => isText(value, max),
    options,
  )

const number = (name: MemberName, min: number, max: number, options?: Options): Member =>
  member(
    name,
    `must be a number from ${min} to ${max}, without quotes`,
    (value) => typeof value === 'number' && value >= min && value <= max,
    options,
  )

const integer = (name: MemberName, min: number, max: number): Member =>
  member(
    name,
    `must be a whole number from ${min} to ${max}, without quotes`,
    (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  )

const choice = (name: MemberName, choices: readonly string[], options?: Options): Member =>
  member(
    name,
    `must be one of ${choices.join(', ')}`,
    (value) => choices.some((known) => known === value),
    options,
  )

/** All members, in the order in which they are written. */
export const MEMBERS: readonly Member[] = [
  member(
    'name',
    `must be a text of one line with 1 to ${MAX_NAME} characters; put it in quotes if it looks like a number or true`,
    (value) => isText(value, MAX_NAME) && NAME.test(value),
    { isRequired: true },
  ),
  text('description', MAX_TEXT, { fallback: '' }),
  text('attribute', MAX_ATTRIBUTE),
  text('expression', MAX_EXPRESSION, { isRequired: true }),
  number('threshold', 0, 100, { isRequired: true }),
  choice('thresholdOf', ['rows', 'values'], { fallback: 'rows' }),
  text('filter', MAX_EXPRESSION),
  text('group', MAX_EXPRESSION),
  integer('groupLimit', 0, MAX_GROUPS),
  text('aggregate', MAX_EXPRESSION),
  choice('aggregateMethod', AGGREGATE_METHODS),
  member('enabled', 'must be true or false', (value) => typeof value === 'boolean', { fallback: true }),
  integer('priority', 1, 10),
  choice('indexControl', INDEX_CONTROLS, { fallback: 'Normal' }),
  integer('indexThreshold', 0, MAX_INDEXED),
  member(
    'keywords',
    'must be pairs of a category number and a keyword number, separated by colons, as in "1 2:3 0"',
    (value) => typeof value === 'string' && value.length <= MAX_TEXT && KEYWORDS.test(value),
    { fallback: '' },
  ),
]

/** The keywords of a rule by their numbers. @param list checked */
export const keywordsIn = (list: string): KeywordRef[] =>
  list === ''
    ? []
    : list.split(':').map((pair) => {
        const [category, keyword] = pair.split(' ').map(Number) as [number, number]
        return { category, keyword }
      })
