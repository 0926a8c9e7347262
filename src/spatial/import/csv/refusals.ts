import { ImportError } from '../import-error.ts'
import { areDegreeTexts, examinePair } from './coordinate-pairs.ts'
import { GRID_WORDS } from './coordinate-names.ts'
import { isSplit, namesOf } from './coordinate-parts.ts'
import type { CoordinateParts } from './coordinate-parts.ts'
import { holds } from './sample.ts'
import type { Evidence, Sample } from './sample.ts'
import { hasWordOf } from './words-of-name.ts'

interface Pair {
  readonly x: CoordinateParts
  readonly y: CoordinateParts
  readonly evidence: Evidence
}

interface Column {
  readonly at: number
  readonly evidence: Evidence
}

const isEast = hasWordOf(GRID_WORDS.x)
const isNorth = hasWordOf(GRID_WORDS.y)

/** No column has a name or values of a geometry. */
export function noGeometry({ names }: Sample, path: string): ImportError {
  const isData = names.some((name) => /^[-+]?\d+(?:[.,]\d+)?$/.test(name))
  const [east, north] = [names.find(isEast), names.find(isNorth)]
  return new ImportError(
    [
      `No columns of longitude and latitude or of geometries were recognised among ${names.join(', ')}.`,
      'Name them with --x and --y, or with --geometry.',
      ...(isData ? ['The first line seems to hold values. It must hold the names of the columns.'] : []),
      ...(east === undefined || north === undefined ? [] : [conversionOf(east, north, path)]),
    ].join(' '),
  )
}

/** How columns of another reference system can be imported. */
const conversionOf = (xName: string, yName: string, path: string): string =>
  `If ${xName} and ${yName} are coordinates of another reference system, convert the file first, with the code of the system in place of 25832: ${conversion(path, `-oo ${quote(`X_POSSIBLE_NAMES=${xName}`)} -oo ${quote(`Y_POSSIBLE_NAMES=${yName}`)}`)}`

/** Columns have the names of longitude and latitude, but other values. */
export function unfitPair(sample: Sample, { x, y, evidence }: Pair, path: string): ImportError {
  const { names } = sample
  if (isSplit(x) || isSplit(y)) return unfitParts(sample, { x, y, evidence })
  const [xName, yName] = [names[x.degrees] as string, names[y.degrees] as string]
  return new ImportError(
    [
      `${xName} and ${yName} are not longitude and latitude in decimal degrees.`,
      evidence.fault,
      'If other columns are, name them with --x and --y, or with --geometry.',
      areExchanged(sample, x, y)
        ? `If the two are exchanged, give --x ${quote(yName)} --y ${quote(xName)}.`
        : conversionOf(xName, yName, path),
    ].join(' '),
  )
}

/** Columns have degrees, but their names also mean length and width, and the values are rounded like these. */
export function doubtfulSizes({ names }: Sample, { x, y }: Pair): ImportError {
  const [xName, yName] = [names[x.degrees] as string, names[y.degrees] as string]
  return new ImportError(
    `${xName} and ${yName} may be longitude and latitude, or a length and a width: most values have fewer than three decimals. If they are longitude and latitude, confirm them with --x ${quote(xName)} --y ${quote(yName)}. If other columns are, name them with --x and --y, or with --geometry.`,
  )
}

/** Columns have the names of the parts of coordinates, but other values. */
function unfitParts({ names }: Sample, { x, y, evidence }: Pair): ImportError {
  return new ImportError(
    [
      `${namesOf(x, names)} and ${namesOf(y, names)} are not the degrees, minutes, seconds and hemispheres of longitude and latitude.`,
      evidence.fault,
      'If a column holds decimal degrees with their sign, name it with --x or --y.',
    ].join(' '),
  )
}

/** A column has geometries that cannot be imported. */
export function unfitGeometry(sample: Sample, { at, evidence }: Column, path: string): ImportError {
  const name = sample.names[at] as string
  const option = `-oo ${quote(`GEOM_POSSIBLE_NAMES=${name}`)}`
  // GDAL does not read the prefix, and takes such values for no geometry.
  const hasPrefix = sample.rows.some(({ fields }) => /^SRID\s*=/i.test(fields[at] as string))
  const command = hasPrefix
    ? `sed 's/SRID=[0-9]*;//' ${quote(path)} > plain.csv && ${conversion('plain.csv', option)}`
    : conversion(path, option)
  return new ImportError(
    [
      `The geometries in ${name} can't be imported.`,
      evidence.fault,
      'If other columns hold the geometry, name them with --geometry, or with --x and --y.',
      `If these are in another reference system, convert the file first, with the code of the system in place of 25832: ${command}`,
    ].join(' '),
  )
}

const areExchanged = (sample: Sample, x: CoordinateParts, y: CoordinateParts): boolean =>
  holds(examinePair(sample, y, x, areDegreeTexts))

export function ambiguousPairs({ names }: Sample, pairs: readonly Pair[]): ImportError {
  const list = pairs.map(({ x, y }) => `${namesOf(x, names)} and ${namesOf(y, names)}`).join(', or ')
  const [first] = pairs
  const example =
    first && ` --x ${quote(names[first.x.degrees] as string)} --y ${quote(names[first.y.degrees] as string)}`
  return new ImportError(
    `The geometry can come from ${list}. Choose with --x and --y, for example with${example}.`,
  )
}

export function ambiguousGeometries({ names }: Sample, columns: readonly Column[]): ImportError {
  const list = columns.map(({ at }) => names[at] as string)
  return new ImportError(
    `The geometry can come from ${list.join(', or ')}. Choose with --geometry, for example with --geometry ${quote(list[0] as string)}.`,
  )
}

/** The prefix tells GDAL that a file such as stops.txt is CSV. */
const conversion = (path: string, options: string): string =>
  `ogr2ogr -f GeoJSONSeq -s_srs EPSG:25832 -t_srs EPSG:4326 ${options} converted.geojsonl ${quote(`CSV:${path}`)}`

/** A text as one word of a command line. */
const quote = (text: string): string =>
  /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
