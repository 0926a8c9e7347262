import { writtenText } from '../../expressions/words.ts'
import { allFilled, type Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import type { Form } from './evidence.ts'
import { isNamedAsCode } from './name-words.ts'
import { counted } from './sentences.ts'

/** Values of one class of characters or of one literal character. */
interface Run {
  /** A class of the Rich pattern (`u`, `l` or `d`), or a literal character. */
  readonly character: string
  readonly isClass: boolean
  readonly min: number
  readonly max: number
}

/** Forms whose runs differ only in their lengths. */
interface Shape {
  readonly runs: readonly Run[]
  readonly rows: number
}

const MIN_VALUES = 20
/** Share of the filled rows that a pattern must match. */
const MIN_COVER = 0.95
/** A form with a smaller share does not widen the pattern: its values are probably wrong. */
const MIN_SHARE = 0.005
const MAX_SHAPES = 3
/** Share of the rows from which a few forms are all forms, and others are exceptions. */
const NEARLY_ALL = 0.995
/** A pattern of a smaller share of the rows is less useful. */
const OFTEN_FILLED = 0.1
/** Characters of a run whose length varies. Longer runs are words, not parts of codes. */
const MAX_SPREAD = 6
/** Lengths of codes that mix capitals and digits freely. */
const MAX_MIXED_LENGTH = 12
const MAX_MIXED_SPREAD = 5
/** A length of a smaller share of such codes is an exception. */
const MIN_SHARE_OF_LENGTH = 0.001
/** Share of such codes that have a capital, and of those that have a digit. */
const MIN_MIXED = 0.02

/** Characters of a form in the name of a rule. */
const MAX_WORDS = 60

const CLASSES: Readonly<Record<string, string>> = { u: '[A-Z]', l: '[a-z]', d: '\\d' }
const IN_WORDS: Readonly<Record<string, string>> = { u: 'capital', l: 'small letter', d: 'digit' }
/** Letters without case, control characters, and symbols other than punctuation. */
const UNUSABLE = /[zc!]/

/** A regular expression for the values of a column, and what it says in words. */
interface Pattern {
  readonly regex: string
  readonly words: string
  readonly rows: number
}

/** A pattern rule for a column of codes: its values have few forms, which tell more than the type. */
export function patternCandidate(facts: ColumnFacts, forms: readonly Form[]): Candidate | undefined {
  const { filled, title, written, type, profile } = facts
  if (filled < MIN_VALUES || profile.distinct < 2) return undefined
  const pattern = patternOf(forms, filled)
  if (!pattern) return undefined
  // A run of digits of any length repeats the type.
  if (type === 'integer' && !(isNamedAsCode(facts.words) && /^\\d(\{\d+\})?$/.test(pattern.regex)))
    return undefined
  return {
    kind: 'pattern',
    columns: [facts],
    name: pattern.words.length > MAX_WORDS ? `${title} has its usual form` : `${title} is ${pattern.words}`,
    expression: `REGEX_MATCH(${written}, ${writtenText(pattern.regex)})`,
    filter: allFilled([facts]),
    reason: `The values of ${title} have the form ${pattern.words}.`,
    wouldFail: `A value of another form than ${pattern.words}.`,
    priority: 3,
    usefulness: (isNamedAsCode(facts.words) ? 82 : 76) - (filled < OFTEN_FILLED * profile.rows ? 30 : 0),
    minSupport: MIN_COVER,
  }
}

function patternOf(forms: readonly Form[], filled: number): Pattern | undefined {
  const usual = forms.filter(({ rows }) => rows >= MIN_SHARE * filled)
  const shapes = ofShapes(shapesOf(usual), filled)
  const mixed = ofMixedCodes(forms, filled)
  if (!shapes || !mixed) return shapes ?? mixed
  // Codes of many forms are not wrong if they have no frequent form.
  return shapes.rows >= NEARLY_ALL * filled || shapes.rows >= mixed.rows ? shapes : mixed
}

/** A few alternatives, each with runs of fixed or slightly different lengths. */
function ofShapes(shapes: readonly Shape[], filled: number): Pattern | undefined {
  const chosen: Shape[] = []
  let rows = 0
  for (const shape of shapes) {
    if (rows >= MIN_COVER * filled && shape.rows < 0.01 * filled) break
    chosen.push(shape)
    rows += shape.rows
  }
  if (chosen.length > MAX_SHAPES || rows < MIN_COVER * filled) return undefined
  if (chosen.some(({ runs }) => runs.some(isWord) || runs.every(({ isClass }) => !isClass))) return undefined
  return {
    regex: chosen.map(({ runs }) => runs.map(regexOf).join('')).join('|'),
    words: chosen.map(({ runs }) => runs.map(wordsOf).join(', ')).join('; or '),
    rows,
  }
}

/** Capitals and digits in any order, as in `00M` and `K1A`. */
function ofMixedCodes(forms: readonly Form[], filled: number): Pattern | undefined {
  const mixed = forms.filter(({ rich }) => /^[ud0-9]+$/.test(rich))
  const letters = mixed.filter(({ rich }) => rich.includes('u'))
  const digits = mixed.filter(({ rich }) => rich.includes('d'))
  const rows = rowsIn(mixed)
  if (rows < MIN_COVER * filled || rowsIn(letters) < MIN_MIXED * rows || rowsIn(digits) < MIN_MIXED * rows)
    return undefined
  const usual = mixed.filter((form) => form.rows >= MIN_SHARE_OF_LENGTH * filled)
  const lengths = usual.map(({ mask }) => mask.length)
  const [min, max] = [Math.min(...lengths), Math.max(...lengths)]
  if (!(max <= MAX_MIXED_LENGTH && max - min <= MAX_MIXED_SPREAD) || max === 1) return undefined
  return {
    regex: `[A-Z0-9]${times(min, max)}`,
    words: `${between(min, max)} capitals or digits`,
    rows,
  }
}

const rowsIn = (forms: readonly Form[]): number => forms.reduce((sum, { rows }) => sum + rows, 0)

/** The shapes of forms, the most frequent first. Forms that no regular expression can express are left out. */
function shapesOf(forms: readonly Form[]): Shape[] {
  const shapes = new Map<string, Shape>()
  for (const form of forms) {
    const runs = runsOf(form)
    if (!runs) continue
    const key = runs.map(({ character, isClass }) => (isClass ? character : `=${character}`)).join('')
    const known = shapes.get(key)
    shapes.set(key, known ? widened(known, runs, form.rows) : { runs, rows: form.rows })
  }
  return [...shapes.values()].sort((one, other) => other.rows - one.rows)
}

const widened = (shape: Shape, runs: readonly Run[], rows: number): Shape => ({
  runs: shape.runs.map((run, i) => ({
    ...run,
    min: Math.min(run.min, runs[i]!.min),
    max: Math.max(run.max, runs[i]!.max),
  })),
  rows: shape.rows + rows,
})

/** The runs of a form: classes from the Rich pattern, all other characters from the mask. */
function runsOf({ mask, rich }: Form): Run[] | undefined {
  if (UNUSABLE.test(rich)) return undefined
  const classes = [...rich.matchAll(/(\D)(\d*)/g)].flatMap(([, letter, count]) =>
    Array.from({ length: Number(count || 1) }, () => letter!),
  )
  const characters = Array.from(mask)
  if (classes.length !== characters.length) return undefined
  const runs: Run[] = []
  for (const [i, kind] of classes.entries()) {
    const isClass = kind in CLASSES
    const character = isClass ? kind : characters[i]!
    const last = runs.at(-1)
    if (last && last.isClass === isClass && last.character === character)
      runs[runs.length - 1] = { ...last, min: last.min + 1, max: last.max + 1 }
    else runs.push({ character, isClass, min: 1, max: 1 })
  }
  return runs
}

/** True if the run is a part of a word: small letters of any number, or many capitals. */
const isWord = ({ character, isClass, min, max }: Run): boolean => {
  if (!isClass) return false
  if (character === 'd') return max - min > MAX_SPREAD
  return character === 'l' ? max > min || max > 3 : max - min > 1 || max > 5
}

const regexOf = ({ character, isClass, min, max }: Run): string =>
  (isClass ? CLASSES[character]! : escaped(character)) + times(min, max)

const escaped = (character: string): string => character.replace(/[\\^$.|?*+()[\]{}]/, '\\$&')

const times = (min: number, max: number): string => {
  if (min !== max) return `{${min},${max}}`
  return min === 1 ? '' : `{${min}}`
}

const between = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`)

const wordsOf = ({ character, isClass, min, max }: Run): string => {
  if (!isClass) return character === ' ' ? 'a blank' : `“${character.repeat(max)}”`
  const noun = IN_WORDS[character]!
  return min === max ? counted(min, noun) : `${between(min, max)} ${noun}s`
}
