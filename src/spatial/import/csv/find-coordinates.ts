import { readCoordinate, withoutMarker } from './coordinates.ts'
import type { CoordinateParts } from './coordinate-parts.ts'
import { readPartName } from './part-names.ts'
import type { Part, PartName } from './part-names.ts'
import type { Sample } from './sample.ts'
import { readAxisName } from './words-of-name.ts'
import type { AxisName } from './words-of-name.ts'

/** A longitude or latitude by the names of its columns. */
export interface NamedCoordinate extends AxisName {
  readonly parts: CoordinateParts
}

type PartColumn = PartName & { readonly at: number }

/** The longitudes and latitudes that the names of columns tell, those that are split into several columns as one. */
export function findCoordinates(sample: Sample): NamedCoordinate[] {
  const split = findSplit(sample)
  const taken = new Set(split.flatMap(({ parts }) => Object.values(parts)))
  const decimal = sample.names.flatMap((name, at): NamedCoordinate[] => {
    const axisName = taken.has(at) ? undefined : readAxisName(name)
    return axisName === undefined ? [] : [{ ...axisName, parts: { degrees: at } }]
  })
  return [...split, ...decimal]
}

function findSplit(sample: Sample): NamedCoordinate[] {
  const groups = new Map<string, PartColumn[]>()
  for (const [at, name] of sample.names.entries()) {
    const partName = readPartName(name)
    if (partName === undefined) continue
    const key = `${partName.axis} ${partName.rest}`
    groups.set(key, [...(groups.get(key) ?? []), { ...partName, at }])
  }
  return [...groups.values()].flatMap((group) => coordinateOf(sample, group) ?? [])
}

/** undefined if no column stands beside the degrees, or the values show that it holds something else. */
function coordinateOf(sample: Sample, group: readonly PartColumn[]): NamedCoordinate | undefined {
  const all = (part: Part): PartColumn[] => group.filter((column) => column.part === part)
  const [degrees] = all('degrees').sort((a, b) => Number(b.isCertain) - Number(a.isCertain))
  if (degrees === undefined) return undefined
  const minutes = all('minutes').find((column) => areMinutes(sample, degrees, column.at))?.at
  const seconds = minutes === undefined ? undefined : all('seconds')[0]?.at
  const hemisphere = all('hemisphere').find(({ at }) => hasWords(sample, at))?.at
  if (minutes === undefined && hemisphere === undefined) return undefined
  return { ...degrees, parts: { degrees: degrees.at, minutes, seconds, hemisphere } }
}

/** Columns such as `lat_min` and `lat_max` beside decimal degrees hold the limits of a box. */
function areMinutes(sample: Sample, degrees: PartColumn, minutes: number): boolean {
  if (sample.names.some(isMaximum)) return false
  let [whole, fitting, filled] = [0, 0, 0]
  for (const { fields } of sample.rows) {
    const [degree, minute] = [degrees.at, minutes].map((at) =>
      readCoordinate(withoutMarker(fields[at] as string)),
    )
    if (degree === undefined || minute === undefined) continue
    filled++
    if (!Number.isInteger(degree)) continue
    whole++
    if (minute >= 0 && minute < 60) fitting++
  }
  // Values out of range under certain names are faults, which must not pass unseen.
  return filled > 0 && (degrees.isCertain ? whole : fitting) * 2 >= filled
}

const isMaximum = (name: string): boolean =>
  /max/i.test(name) && readPartName(name.replace(/max/i, 'min'))?.part === 'minutes'

/** A column of hemispheres has words, at least in some rows. */
const hasWords = ({ rows }: Sample, at: number): boolean =>
  rows.some(({ fields }) => {
    const text = withoutMarker(fields[at] as string)
    return text !== '' && readCoordinate(text) === undefined
  })
