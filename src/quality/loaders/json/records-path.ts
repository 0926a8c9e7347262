/** The place of the records in a JSON file. It can be sent between threads. */
export interface RecordsPath {
  /** As it is shown in messages: `$.data.items[*]`. */
  readonly text: string
  /** What leads to the records: the key of an object, or null for each element of an array. */
  readonly steps: readonly (string | null)[]
  /** True if the path ends with `[*]`: the records must be the elements of an array. */
  readonly isArray: boolean
}

/** The path of the whole values: they are read as they follow each other. */
export const WHOLE_VALUES = '$'

export const MAX_PATH_STEPS = 20

/** A key after a point, a key in brackets and quotes, or all elements of an array. */
const STEP = /\.?([^.[\]'"*\s]+)|\[(?:'([^']*)'|"([^"]*)")\]|\[\*\]/y

/**
 * Reads a path such as `$.data.items[*]`, `data.items`, `$['my items']` or `features`. `$` and the last `[*]` may be left out.
 * @returns undefined if the text is no path
 */
export function parseRecordsPath(text: string): RecordsPath | undefined {
  const steps: (string | null)[] = []
  STEP.lastIndex = /^\$(?=$|[.[])/.test(text) ? 1 : 0
  if (text.startsWith('.')) return undefined
  while (STEP.lastIndex < text.length) {
    const found = STEP.exec(text)
    if (found === null || steps.length > MAX_PATH_STEPS) return undefined
    steps.push(found[1] ?? found[2] ?? found[3] ?? null)
  }
  const isArray = steps.at(-1) === null
  if (isArray) steps.pop()
  return { text: textOfPath(steps, isArray), steps, isArray }
}

/** A path in its full form. */
export const textOfPath = (steps: readonly (string | null)[], isArray: boolean): string =>
  `$${[...steps, ...(isArray ? [null] : [])].map(stepText).join('')}`

function stepText(step: string | null): string {
  if (step === null) return '[*]'
  if (/^[^.[\]'"*\s]+$/.test(step)) return `.${step}`
  return step.includes("'") ? `["${step}"]` : `['${step}']`
}
