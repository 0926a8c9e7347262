import { axisNameOf, fold, partsOf, wordsOf } from './words-of-name.ts'
import type { AxisName } from './words-of-name.ts'

/** What a column holds of a coordinate that is split into several columns. */
export type Part = 'degrees' | 'minutes' | 'seconds' | 'hemisphere'

/** The name of a column that may hold a part of a coordinate. */
export interface PartName extends AxisName {
  readonly part: Part
  /** True if a word says so: `lat_deg`, but not `lat` or `lat_dd`, which also name decimal degrees. */
  readonly isCertain: boolean
}

const PART_WORDS: Readonly<Record<Part, readonly string[]>> = {
  degrees: [
    'd',
    'deg',
    'degs',
    'degree',
    'degrees',
    'degré',
    'degrés',
    'Grad',
    'grado',
    'grados',
    'gradi',
    'dd',
  ],
  minutes: ['m', 'mm', 'min', 'mins', 'minute', 'minutes', 'Minuten', 'minuto', 'minutos', 'minuti'],
  seconds: [
    ...['s', 'ss', 'sec', 'secs', 'second', 'seconds', 'seconde', 'secondes', 'sek', 'Sekunde', 'Sekunden'],
    ...['segundo', 'segundos', 'secondi'],
  ],
  hemisphere: [
    ...['dir', 'direction', 'hem', 'hemi', 'hemis', 'hemisphere', 'hémisphère', 'Hemisphäre', 'hemisferio'],
    ...['h', 'ref', 'cardinal', 'Richtung', 'ns', 'sn', 'ew', 'we'],
  ],
}

const partOfWord: ReadonlyMap<string, Part> = new Map(
  (Object.keys(PART_WORDS) as Part[]).flatMap((part) => PART_WORDS[part].map((word) => [fold(word), part])),
)
const partWords: ReadonlySet<string> = new Set(partOfWord.keys())

/** Columns beside `lat` and `lon` that are called by their letters alone. */
const LETTERS: Readonly<Record<string, string>> = { ns: 'lat', sn: 'lat', ew: 'lon', we: 'lon' }

/** What the name of a column says about a part of a coordinate; undefined if it names none, or several. */
export function readPartName(name: string): PartName | undefined {
  const axis = LETTERS[wordsOf(name).join('')]
  const words = axis === undefined ? partsOf(name, partWords) : [axis, 'dir']
  const [word, ...others] = words.filter((one) => partWords.has(one))
  const axisName = axisNameOf(words.filter((one) => !partWords.has(one)))
  if (axisName === undefined || axisName.kind === 'plane' || others.length > 0) return undefined
  const part = word === undefined ? 'degrees' : (partOfWord.get(word) as Part)
  return { ...axisName, part, isCertain: word !== undefined && word !== 'dd' }
}
