import { count, counted, percent } from './figures.ts'
import { brief } from './shown-text.ts'
import type { ReportAttribute, ReportSource } from './report-model.ts'
import type { ValueType } from '../model/reading.ts'

/** The urgency of a finding. `first`: programs that use the data would fail. */
export const LEVELS = ['first', 'soon', 'note'] as const
export type Level = (typeof LEVELS)[number]

/** The kind of values that illustrate a finding. */
export type ExampleKind = 'other types' | 'other patterns' | 'duplicates' | 'padded' | 'variants'

/** A fact that a steward should see first. */
export interface Finding {
  readonly level: Level
  /** Undefined if the finding is about the entity. */
  readonly attribute: ReportAttribute | undefined
  /** A complete sentence. It may contain strings of the data. */
  readonly sentence: string
  readonly examples: ExampleKind | undefined
  /** Share of the rows concerned, from 0 to 1. */
  readonly share: number
}

/** Counts that profiles do not have, read from the warehouse for some attributes. */
export interface Hints {
  /** Rows whose value has leading or trailing blanks. */
  readonly padded: ReadonlyMap<number, number>
  /** Distinct values that differ from another value only in letter case or surrounding blanks. */
  readonly variants: ReadonlyMap<number, number>
}

/** From this share of rejected records, the finding has the level `first`. */
const MANY_REJECTED = 0.01
/** A text attribute has mixed types if this share of its values looks like one other type. */
const MIXED_TYPES = 0.5
/** An attribute is mostly empty if this share of its rows is null or blank. */
const MOSTLY_EMPTY = 0.5
/** A pattern is dominant if this share of the values has it. */
export const DOMINANT_PATTERN = 0.95
/** An attribute is nearly unique if this share of its values is distinct. */
const NEARLY_UNIQUE = 0.98
/** Fewer values are not enough evidence for patterns and keys. */
const ENOUGH_VALUES = 20
/** Types of codes and keys. */
const CODES: readonly ValueType[] = ['text', 'integer']

/**
 * The findings of a load, the most urgent first: by level, then by the share of the rows concerned, then in the order
 * of the attributes.
 */
export function findFindings({ entity, attributes }: ReportSource, hints: Hints): Finding[] {
  const found = [
    ...rejectedRecords(entity),
    ...attributes.flatMap((attribute) =>
      CHECKS.flatMap((check) => {
        const finding = check(attribute, hints)
        return finding ? [{ examples: undefined, ...finding, attribute }] : []
      }),
    ),
  ]
  return found.sort(
    (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || other.share - one.share,
  )
}

/** True if the most frequent pattern is dominant and other patterns are exceptions. Empty strings have no dominant pattern. */
export function hasDominantPattern({ profile }: ReportAttribute): boolean {
  const { rows, nulls, patterns, inferredType } = profile
  const values = rows - nulls
  return (
    inferredType === 'text' &&
    values >= ENOUGH_VALUES &&
    patterns.distinct > 1 &&
    patterns.mode!.text !== '' &&
    patterns.mode!.rows >= DOMINANT_PATTERN * values
  )
}

/** Rows whose value does not fit the inferred type. */
export function misfits({ profile }: ReportAttribute): number {
  const { rows, nulls, blanks, inferredShare } = profile
  return Math.round((1 - inferredShare) * (rows - nulls - blanks))
}

function rejectedRecords({ rows, rejected }: ReportSource['entity']): Finding[] {
  if (rejected === 0) return []
  const share = rejected / (rows + rejected)
  return [
    {
      level: share >= MANY_REJECTED ? 'first' : 'soon',
      attribute: undefined,
      sentence: `${counted(rejected, 'record')} of ${count(rows + rejected)} (${percent(rejected, rows + rejected)}) could not be read and ${rejected === 1 ? 'is' : 'are'} not counted in any figure.`,
      examples: undefined,
      share,
    },
  ]
}

type CheckResult = Pick<Finding, 'level' | 'sentence' | 'share'> & Partial<Pick<Finding, 'examples'>>
type Check = (attribute: ReportAttribute, hints: Hints) => CheckResult | undefined

const brokenType: Check = (attribute) => {
  const { rows, nulls, blanks, inferredType, patterns } = attribute.profile
  const others = misfits(attribute)
  if (others === 0) return undefined
  const values = rows - nulls - blanks
  if (inferredType === 'integer' && patterns.distinct === 1 && /^d\d*$/.test(patterns.mode!.text))
    return {
      level: 'soon',
      sentence: `All values have the pattern “${patterns.mode!.text}”, but ${count(others)} of ${count(values)} (${percent(others, values)}) have leading zeros, which integers do not have. This looks like a code, not a number.`,
      examples: 'other types',
      share: others / rows,
    }
  return {
    level: 'first',
    sentence: `${counted(others, 'value')} of ${count(values)} (${percent(others, values)}) ${others === 1 ? 'is' : 'are'} not of type ${inferredType}. All other values are.`,
    examples: 'other types',
    share: others / rows,
  }
}

const mixedTypes: Check = ({ profile }) => {
  const { rows, nulls, blanks, types, inferredType } = profile
  const values = rows - nulls - blanks
  if (inferredType !== 'text' || values < ENOUGH_VALUES) return undefined
  const [type, most] = (Object.entries(types) as [ValueType, number][])
    .filter(([name]) => !['text', 'null', 'blank'].includes(name))
    .reduce((best, one) => (one[1] > best[1] ? one : best))
  if (most < MIXED_TYPES * values) return undefined
  return {
    level: 'first',
    sentence: `Types are mixed: ${percent(most, values)} of the values look like ${type} and the other ${count(values - most)} do not.`,
    share: (values - most) / rows,
  }
}

const empty: Check = ({ profile: { rows, nulls, blanks } }) => {
  const without = nulls + blanks
  if (rows === 0 || without < MOSTLY_EMPTY * rows) return undefined
  const parts = [nulls > 0 && `${counted(nulls, 'null')}`, blanks > 0 && `${count(blanks)} blank`].filter(
    (part) => part !== false,
  )
  return {
    level: 'soon',
    sentence:
      without === rows
        ? `No row has a value: ${parts.join(' and ')}.`
        : `Mostly empty: ${count(without)} of ${count(rows)} rows (${percent(without, rows)}) have no value (${parts.join(', ')}).`,
    share: without / rows,
  }
}

const brokenPattern: Check = (attribute) => {
  if (!hasDominantPattern(attribute)) return undefined
  const { rows, nulls, patterns } = attribute.profile
  const values = rows - nulls
  const others = values - patterns.mode!.rows
  return {
    level: 'soon',
    sentence: `${counted(others, 'value')} of ${count(values)} (${percent(others, values)}) ${others === 1 ? 'breaks' : 'break'} the pattern “${brief(patterns.mode!.text)}” of all others.`,
    examples: 'other patterns',
    share: others / rows,
  }
}

const nearlyUnique: Check = ({ profile: { rows, nulls, distinct, inferredType } }) => {
  const values = rows - nulls
  const surplus = values - distinct
  if (!CODES.includes(inferredType) || values < ENOUGH_VALUES || surplus === 0) return undefined
  if (distinct < NEARLY_UNIQUE * values) return undefined
  return {
    level: 'soon',
    sentence: `Nearly unique: ${count(distinct)} of ${count(values)} values are distinct, so ${surplus === 1 ? 'one row repeats' : `${count(surplus)} rows repeat`} the value of another row. If this is a key, it has duplicates.`,
    examples: 'duplicates',
    share: surplus / rows,
  }
}

const padded: Check = ({ id, profile: { rows } }, hints) => {
  const concerned = hints.padded.get(id)
  if (concerned === undefined) return undefined
  return {
    level: 'soon',
    sentence: `${counted(concerned, 'value')} (${percent(concerned, rows)} of the rows) ${concerned === 1 ? 'has' : 'have'} blanks before or after the text.`,
    examples: 'padded',
    share: concerned / rows,
  }
}

const variants: Check = ({ id, profile: { rows, distinct } }, hints) => {
  const concerned = hints.variants.get(id)
  if (concerned === undefined) return undefined
  return {
    level: 'soon',
    sentence: `${count(concerned)} of ${counted(distinct, 'distinct value')} ${concerned === 1 ? 'differs' : 'differ'} from another one by nothing but case or blanks around.`,
    examples: 'variants',
    // The number of rows is unknown, so this counts distinct values.
    share: Math.min(1, concerned / rows),
  }
}

const constant: Check = ({ profile: { rows, nulls, distinct, mode } }) => {
  if (distinct !== 1 || rows - nulls < 2) return undefined
  return {
    level: 'note',
    sentence:
      nulls === 0
        ? `Every row holds the same value, “${brief(mode!.text)}”.`
        : `The only value is “${brief(mode!.text)}”, in ${count(rows - nulls)} of ${count(rows)} rows.`,
    share: (rows - nulls) / rows,
  }
}

const CHECKS: readonly Check[] = [
  brokenType,
  mixedTypes,
  empty,
  brokenPattern,
  nearlyUnique,
  padded,
  variants,
  constant,
]
