import {
  ENOUGH_VALUES,
  hasDominantPattern,
  misfits,
  typedValues,
  valuesByPattern,
} from './attribute-counts.ts'
import { count, counted, percent } from './figures.ts'
import type { CheckResult, Hints } from './finding.ts'
import {
  otherPatterns,
  otherThanType,
  paddedValues,
  repeatedValues,
  unfitting,
  withoutValue,
} from './finding-rows.ts'
import type { ReportAttribute } from './report-model.ts'
import { brief } from './shown-text.ts'
import type { ValueType } from '../model/reading.ts'

/** A text attribute has mixed types if this share of its values looks like one other type. */
const MIXED_TYPES = 0.5
/** An attribute is mostly empty if this share of its rows is null or blank. */
const MOSTLY_EMPTY = 0.5
/** An attribute is nearly unique if this share of its values is distinct. */
const NEARLY_UNIQUE = 0.98
/** Types of codes and keys. */
const CODES: readonly ValueType[] = ['text', 'integer']

/** A check of the values of an attribute, by their types, forms and frequencies. */
export type AttributeCheck = (attribute: ReportAttribute, hints: Hints) => CheckResult | undefined

const brokenType: AttributeCheck = (attribute) => {
  const { rows, inferredType, patterns } = attribute.profile
  const others = misfits(attribute)
  if (others === 0) return undefined
  const values = typedValues(attribute.profile)
  if (inferredType === 'integer' && patterns.distinct === 1 && /^d\d*$/.test(patterns.mode!.text))
    return {
      kind: 'leading zeros',
      level: 'soon',
      sentence: `All values have the pattern “${patterns.mode!.text}”, but ${count(others)} of ${count(values)} (${percent(others, values)}) have leading zeros, which integers do not have. This looks like a code, not a number.`,
      examples: 'other types',
      rows: unfitting(attribute.profile),
      share: others / rows,
    }
  return {
    kind: 'other types',
    level: 'first',
    sentence: `${counted(others, 'value')} of ${count(values)} (${percent(others, values)}) ${others === 1 ? 'is' : 'are'} not of type ${inferredType}. All other values are.`,
    examples: 'other types',
    rows: unfitting(attribute.profile),
    share: others / rows,
  }
}

const mixedTypes: AttributeCheck = ({ profile }) => {
  const { rows, types, inferredType } = profile
  const values = typedValues(profile)
  if (inferredType !== 'text' || values < ENOUGH_VALUES) return undefined
  const [type, most] = (Object.entries(types) as [ValueType, number][])
    .filter(([name]) => !['text', 'null', 'blank'].includes(name))
    .reduce((best, one) => (one[1] > best[1] ? one : best))
  if (most < MIXED_TYPES * values) return undefined
  return {
    kind: 'mixed types',
    level: 'first',
    sentence: `Types are mixed: ${percent(most, values)} of the values look like ${type} and the other ${count(values - most)} do not.`,
    rows: otherThanType(profile, type),
    share: (values - most) / rows,
  }
}

const empty: AttributeCheck = ({ profile: { rows, nulls, blanks } }) => {
  const without = nulls + blanks
  if (rows === 0 || without < MOSTLY_EMPTY * rows) return undefined
  const parts = [nulls > 0 && `${counted(nulls, 'null')}`, blanks > 0 && `${count(blanks)} blank`].filter(
    (part) => part !== false,
  )
  return {
    kind: 'mostly empty',
    level: 'soon',
    sentence:
      without === rows
        ? `No row has a value: ${parts.join(' and ')}.`
        : `Mostly empty: ${count(without)} of ${count(rows)} rows (${percent(without, rows)}) have no value (${parts.join(', ')}).`,
    rows: withoutValue,
    share: without / rows,
  }
}

const brokenPattern: AttributeCheck = (attribute) => {
  if (!hasDominantPattern(attribute)) return undefined
  const { rows, patterns } = attribute.profile
  const { values, ofMode } = valuesByPattern(attribute.profile)
  const others = values - ofMode
  return {
    kind: 'other patterns',
    level: 'soon',
    sentence: `${counted(others, 'value')} of ${count(values)} (${percent(others, values)}) ${others === 1 ? 'breaks' : 'break'} the pattern “${brief(patterns.mode!.text)}” of all others.`,
    examples: 'other patterns',
    rows: otherPatterns(attribute.profile),
    share: others / rows,
  }
}

const nearlyUnique: AttributeCheck = ({
  profile: { rows, nulls, inferredType, nullMarkers, ...profile },
}) => {
  const values = rows - nulls - (nullMarkers?.rows ?? 0)
  const distinct = profile.distinct - (nullMarkers?.values ?? 0)
  const surplus = values - distinct
  if (!CODES.includes(inferredType) || values < ENOUGH_VALUES || surplus === 0) return undefined
  if (distinct < NEARLY_UNIQUE * values) return undefined
  return {
    kind: 'nearly unique',
    level: 'soon',
    sentence: `Nearly unique: ${count(distinct)} of ${count(values)} values are distinct, so ${surplus === 1 ? 'one row repeats' : `${count(surplus)} rows repeat`} the value of another row. If this is a key, it has duplicates.`,
    examples: 'duplicates',
    rows: repeatedValues(nullMarkers),
    share: surplus / rows,
  }
}

const padded: AttributeCheck = ({ id, profile: { rows } }, hints) => {
  const concerned = hints.padded.get(id)
  if (concerned === undefined) return undefined
  return {
    kind: 'blanks around',
    level: 'soon',
    sentence: `${counted(concerned, 'value')} (${percent(concerned, rows)} of the rows) ${concerned === 1 ? 'has' : 'have'} blanks before or after the text.`,
    examples: 'padded',
    rows: paddedValues,
    share: concerned / rows,
  }
}

const variants: AttributeCheck = ({ id, profile: { rows, distinct } }, hints) => {
  const concerned = hints.variants.get(id)
  if (concerned === undefined) return undefined
  return {
    kind: 'variants',
    level: 'soon',
    sentence: `${count(concerned)} of ${counted(distinct, 'distinct value')} ${concerned === 1 ? 'differs' : 'differ'} from another one by nothing but case or blanks around.`,
    examples: 'variants',
    // The number of rows is unknown, so this counts distinct values.
    share: Math.min(1, concerned / rows),
  }
}

const constant: AttributeCheck = ({ profile: { rows, nulls, distinct, mode, nullMarkers } }) => {
  if (distinct !== 1 || rows - nulls < 2 || nullMarkers) return undefined
  return {
    kind: 'one value',
    level: 'note',
    sentence:
      nulls === 0
        ? `Every row holds the same value, “${brief(mode!.text)}”.`
        : `The only value is “${brief(mode!.text)}”, in ${count(rows - nulls)} of ${count(rows)} rows.`,
    share: (rows - nulls) / rows,
  }
}

export const ATTRIBUTE_CHECKS: readonly AttributeCheck[] = [
  brokenType,
  mixedTypes,
  empty,
  brokenPattern,
  nearlyUnique,
  padded,
  variants,
  constant,
]
