import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { addressOfServer } from '../../platform/server-lock.ts'
import { urlOfServer } from '../../platform/server-url.ts'
import { CsvSource } from '../../spatial/import/csv-source.ts'
import { GeoJsonLinesSource, GeoJsonSource } from '../../spatial/import/geojson-source.ts'
import { importFeatures } from '../../spatial/import/import-features.ts'
import type { ImportedProperty, ImportJob, ImportResult } from '../../spatial/import/import-job.ts'
import { importLayer } from '../../spatial/import/import-layer.ts'
import type { FeatureSource } from '../../spatial/import/record.ts'
import { Rejections } from '../../spatial/import/rejections.ts'
import { findTarget } from '../../spatial/import/target.ts'
import type { Command, CommandContext } from '../command.ts'
import { CommandError, UsageError } from '../command.ts'
import { ImportReport } from './import-report.ts'
import { onlyArgument, readArguments } from '../options.ts'
import { table } from '../table.ts'

/** The formats by GDAL's names, and the file name extensions of each. */
const FORMATS = {
  geojson: ['.geojson', '.json'],
  geojsonseq: ['.ndjson', '.jsonl', '.geojsonl', '.geojsons', '.ldgeojson'],
  csv: ['.csv', '.tsv', '.txt'],
  gpkg: ['.gpkg'],
  shapefile: ['.shp', '.zip'],
  flatgeobuf: ['.fgb'],
  geoparquet: ['.parquet', '.geoparquet'],
  kml: ['.kml', '.kmz'],
} as const

type Format = keyof typeof FORMATS

const OPTIONS = {
  collection: { type: 'string' },
  format: { type: 'string' },
  layer: { type: 'string' },
  x: { type: 'string' },
  y: { type: 'string' },
  geometry: { type: 'string' },
  wkt: { type: 'string' },
  quote: { type: 'string' },
  crs: { type: 'string' },
  id: { type: 'string' },
  index: { type: 'string', multiple: true },
  title: { type: 'string' },
  description: { type: 'string' },
  rejects: { type: 'string' },
  strict: { type: 'boolean' },
} as const

type Values = { [Name in keyof typeof OPTIONS]?: string | string[] | boolean } & {
  readonly layer?: string
  readonly x?: string
  readonly y?: string
  readonly geometry?: string
  readonly wkt?: string
  readonly quote?: string
  readonly crs?: string
}

/** The formats in which an option has a meaning; an option that is not listed has one in all of them. */
const FORMATS_OF_OPTIONS: Partial<Record<keyof typeof OPTIONS, readonly Format[]>> = {
  x: ['csv'],
  y: ['csv'],
  geometry: ['csv'],
  wkt: ['csv'],
  quote: ['csv'],
  crs: ['shapefile', 'flatgeobuf'],
  layer: ['gpkg', 'shapefile', 'kml'],
}

/** Creates a collection from a file, or replaces the existing collection. Prints a summary. */
export const importFile: Command = {
  run: async (args, context) => {
    const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true })
    const path = onlyArgument(positionals, 'the file to import')
    if (values.collection === undefined) {
      throw new UsageError('Give the collection to publish, with --collection <group>/<name>.')
    }
    const format = readFormat(path, values.format)
    refuseOptionsOfOthers(values, format)
    const bytes = await sizeOf(path)
    const { config } = context
    const target = await findTarget(values.collection, join(config.dataDir, 'spatial'), config.spatialDirs)
    const report = new ImportReport(path, format === 'gpkg' ? 0 : bytes)
    const rejections = await Rejections.open({
      file: values.rejects,
      isStrict: values.strict === true,
      tell: report.reportRejection,
    })
    try {
      const result = await importAs(format, path, values, {
        target,
        texts: { title: values.title, description: values.description },
        idProperty: values.id,
        indexes: values.index ?? [],
        rejections,
        onProgress: report.reportProgress,
        onWait: report.reportWait,
      })
      report.end()
      await context.record({ about: { collection: values.collection } })
      await summarise(context, report, result, rejections, values.collection)
    } finally {
      report.reportRest(rejections.unreported, values.rejects)
      await rejections.close()
    }
  },
}

function readFormat(path: string, given: string | undefined): Format {
  const names = Object.keys(FORMATS) as Format[]
  if (given !== undefined) {
    const format = names.find((name) => name === given.toLowerCase())
    if (format === undefined) {
      throw new UsageError(`--format ${given} is not a format. Use ${names.join(', ')}.`)
    }
    return format
  }
  const end = extname(path).toLowerCase()
  const format = names.find((name) => (FORMATS[name] as readonly string[]).includes(end))
  if (format === undefined) {
    throw new UsageError(
      `The name of ${path} does not show its format. Give it with --format ${names.join('|')}.`,
    )
  }
  return format
}

/** If an option has no meaning for the format, one of the two is a mistake. */
function refuseOptionsOfOthers(values: Values, format: Format): void {
  const misplaced = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).find(
    (name) =>
      values[name] !== undefined &&
      (name === 'id' ? format === 'gpkg' : FORMATS_OF_OPTIONS[name]?.includes(format) === false),
  )
  if (misplaced !== undefined) throw new UsageError(`--${misplaced} has no meaning for the format ${format}.`)
  const columns = [values.x ?? values.y, values.geometry, values.wkt]
  if (columns.filter((column) => column !== undefined).length > 1) {
    throw new UsageError(
      'Give either the columns of longitude and latitude (--x, --y) or the column of geometries (--geometry, or --wkt as it was called), not both.',
    )
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const file = await stat(path)
    // The features are read twice. A pipe can be read only once.
    if (file.isFile()) return file.size
  } catch (error) {
    throw new CommandError(`${path} can't be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    })
  }
  throw new CommandError(`${path} is not a file. Save the features to a file first.`)
}

async function importAs(format: Format, path: string, values: Values, job: ImportJob): Promise<ImportResult> {
  if (format === 'gpkg') return importLayer(path, values.layer, job)
  const source = await openSource(format, path, values)
  try {
    return await importFeatures(path, source, job)
  } finally {
    await source.close?.()
  }
}

/** Loads the reader of a format only if it is needed. */
async function openSource(
  format: Exclude<Format, 'gpkg'>,
  path: string,
  values: Values,
): Promise<FeatureSource> {
  switch (format) {
    case 'geojson':
      return new GeoJsonSource(path)
    case 'geojsonseq':
      return new GeoJsonLinesSource(path)
    case 'csv':
      return new CsvSource(path, {
        ...values,
        geometry: values.geometry ?? values.wkt,
        quotesAreData: areQuotesData(values.quote),
      })
    case 'shapefile': {
      const { ShapefileSource } = await import('../../spatial/import/shapefile/shapefile-source.ts')
      return ShapefileSource.open(path, { layer: values.layer, epsg: readCode(values.crs) })
    }
    case 'flatgeobuf': {
      const { FlatGeobufSource } = await import('../../spatial/import/flatgeobuf/flatgeobuf-source.ts')
      return FlatGeobufSource.open(path, readCode(values.crs))
    }
    case 'geoparquet': {
      const { GeoParquetSource } = await import('../../spatial/import/geoparquet/geoparquet-source.ts')
      return GeoParquetSource.open(path)
    }
    case 'kml': {
      const { KmlSource } = await import('../../spatial/import/kml/kml-source.ts')
      return KmlSource.open(path, values.layer)
    }
  }
}

function areQuotesData(quote: string | undefined): boolean {
  if (quote === undefined) return false
  if (quote.toUpperCase() === 'NUL') return true
  throw new UsageError(
    `--quote ${quote} is not supported. Write --quote NUL if quotes in the file do not delimit fields.`,
  )
}

function readCode(crs: string | undefined): number | undefined {
  if (crs === undefined) return undefined
  const code = /^(?:EPSG:)?(\d{4,6})$/i.exec(crs)?.[1]
  if (code === undefined) throw new UsageError(`--crs ${crs} is not a code of EPSG. Write it as EPSG:25832.`)
  return Number(code)
}

async function summarise(
  { config, print }: CommandContext,
  report: ImportReport,
  { written, properties, notes }: ImportResult,
  { count }: Rejections,
  collection: string,
): Promise<void> {
  for (const line of propertiesTable(properties)) print(line)
  for (const note of notes) print(note)
  const rejected =
    count === 0
      ? 'None was rejected'
      : count === 1
        ? '1 was rejected'
        : `${count.toLocaleString('en')} were rejected`
  print(
    `${written.toLocaleString('en')} of ${(written + count).toLocaleString('en')} features are imported, in ${report.seconds} s. ${rejected}.`,
  )
  print(`A running server publishes them within a few seconds: ${await urlOfCollection(config, collection)}`)
}

/** A line for each property, with what became of it. */
const propertiesTable = (properties: readonly ImportedProperty[]): string[] =>
  properties.length === 0
    ? []
    : table(
        ['PROPERTY', 'COLUMN', 'TYPE', 'VALUES', 'REMARK'],
        properties.map(({ source, column, type, values, remark }) => [
          source,
          column,
          type,
          values.toLocaleString('en'),
          remark,
        ]),
      )

/** The URL of a collection on the running server, or on a server with this configuration if none runs. */
const urlOfCollection = async (config: Config, id: string): Promise<string> => {
  const base = (await addressOfServer(config.dataDir)) ?? urlOfServer(config, config.port)
  return `${base}/v1/ogcapi/enrich/collections/${id.split('/').map(encodeURIComponent).join('/')}`
}
