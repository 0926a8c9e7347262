import type { FileMetaData } from 'hyparquet'
import { ImportError } from '../import-error.ts'
import type { SourceSystem } from '../record.ts'
import { systemOfCode } from '../systems/source-system.ts'
import { isNative } from './read-native.ts'

/** The part of the metadata `geo` (GeoParquet 1.1) that is used. */
export interface GeoMetadata {
  readonly geometryColumn: string
  /** `WKB`, or an encoding of GeoArrow. */
  readonly encoding: string
  /** Undefined for longitude and latitude on WGS 84. */
  readonly system: SourceSystem | undefined
  /** Further columns of geometries, and columns of boxes: they are no properties. */
  readonly otherColumns: readonly string[]
  /** The names of the other columns of geometries. */
  readonly otherGeometries: readonly string[]
}

interface GeoColumn {
  readonly encoding?: unknown
  readonly crs?: unknown
  readonly covering?: { readonly bbox?: Readonly<Record<string, unknown>> }
}

/** @throws ImportError */
export function readGeoMetadata({ key_value_metadata: entries }: FileMetaData): GeoMetadata {
  const text = entries?.find(({ key }) => key === 'geo')?.value
  if (text === undefined) {
    throw new ImportError(
      'The Parquet file has no metadata "geo", so it is not GeoParquet. Write it with a program that knows GeoParquet, for example GeoPandas or "ogr2ogr -f Parquet".',
    )
  }
  const { primary_column: primary, columns } = objectOf(parsed(text))
  const all = objectOf(columns)
  if (typeof primary !== 'string' || !Object.hasOwn(all, primary)) throw damaged()
  const { encoding, crs } = objectOf(all[primary]) as GeoColumn
  if (typeof encoding !== 'string' || (encoding !== 'WKB' && !isNative(encoding))) {
    throw new ImportError(
      `The geometries have the encoding ${JSON.stringify(encoding)}, which cannot be read. Convert the file, for example with "ogr2ogr -f Parquet -lco GEOMETRY_ENCODING=WKB".`,
    )
  }
  const otherGeometries = Object.keys(all).filter((name) => name !== primary)
  return {
    geometryColumn: primary,
    encoding,
    system: systemOf(crs),
    otherColumns: [...otherGeometries, ...boxColumns(Object.values(all))],
    otherGeometries,
  }
}

/** The columns that hold the boxes of geometries for fast queries. */
const boxColumns = (columns: readonly unknown[]): string[] =>
  columns.flatMap((column) => {
    const { covering } = objectOf(column) as GeoColumn
    const [path] = Object.values(covering?.bbox ?? {})
    return Array.isArray(path) && typeof path[0] === 'string' ? [path[0]] : []
  })

/** @param crs in PROJJSON: absent for WGS 84, null if unknown */
function systemOf(crs: unknown): SourceSystem | undefined {
  if (crs === undefined) return undefined
  if (crs === null) {
    throw new ImportError(
      'The file says that its reference system is unknown. Assign it, for example with "ogr2ogr -a_srs EPSG:25832".',
    )
  }
  const { name, id } = objectOf(crs)
  const { authority, code } =
    ((typeof id === 'object' ? id : null) as { authority?: unknown; code?: unknown }) ?? {}
  if (authority === 'OGC' && /^CRS84h?$/.test(String(code))) return undefined
  if (authority === 'EPSG' && (Number(code) === 4326 || Number(code) === 4979)) return undefined
  if (authority === 'EPSG' && Number.isSafeInteger(Number(code))) return systemOfCode(Number(code))
  throw new ImportError(
    `The reference system ${JSON.stringify(name)} of the file has no code of EPSG. Convert the file, for example with "ogr2ogr -t_srs EPSG:4326".`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImportError(`The metadata "geo" of the file are not JSON: ${(error as Error).message}.`, {
      cause: error,
    })
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged()
  return value as Readonly<Record<string, unknown>>
}

const damaged = (): ImportError =>
  new ImportError('The metadata "geo" of the file do not follow GeoParquet 1.0 or 1.1.')
