import { type FileHandle, open } from 'node:fs/promises'
import type { DecodeLimits } from '../isolated/decoded-file.ts'
import { DecodedRecords, type DecodedRecordsOptions } from '../isolated/decoded-records.ts'
import type { FilePart, FileParts } from '../parts/file-parts.ts'
import { openUnion } from '../parts/open-parts.ts'
import type { ColumnsOfPart } from '../parts/union-columns.ts'
import type { RecordSource } from '../records/record-source.ts'
import { checkEnds } from './decoder/file-ends.ts'
import { openParquetFile, type OpenParquetFile, openParquetFilesIn } from './decoder/open-parquet-file.ts'
import { isExpandable } from './pages/codecs.ts'
import { hasFarMoments } from './pages/far-moments.ts'
import { type Footer, INT96, readFooter } from './pages/footer.ts'
import { hasVariants, needsPages } from './pages/needs-pages.ts'
import { PageRecords } from './pages/page-records.ts'
import { readSchema, type SchemaNode } from './pages/schema.ts'
import { ParquetUnreadable } from './errors.ts'

/** How a file is read if both the engine and the reader of pages can read it. */
interface ParquetChoice {
  readonly openInEngine?: OpenParquetFile
  /** True for files that are read page by page, although the engine can read them. */
  readonly prefersPages?: (footer: Footer) => boolean
}

/**
 * Opens the records of a file: by the engine, which is fast, or page by page if the engine cannot read the file, or
 * would read other values.
 * @param path absolute
 * @throws ReadingError, ParquetUnreadable, ParquetTooWide, or the system's error
 */
export async function openParquetRecords(
  path: string,
  limits: DecodeLimits,
  options: DecodedRecordsOptions,
  { openInEngine = openParquetFile, prefersPages = () => false }: ParquetChoice = {},
): Promise<RecordSource> {
  const file = await open(path)
  let isKept = false
  try {
    await checkEnds(file)
    const metadata = await metadataOf(file)
    const isPreview = options.firstBytes !== undefined
    const isForPages =
      metadata !== undefined &&
      (prefersPages(metadata.footer) || (await needsPageReader(file, metadata, isPreview)))
    if (isForPages) {
      const { footer, schema } = metadata
      const records = new PageRecords(file, footer, schema, limits.columns, options)
      isKept = true
      return records
    }
  } finally {
    if (!isKept) await file.close()
  }
  return new DecodedRecords(await openInEngine(path, limits), options)
}

/**
 * Opens the records of several files as one source, in one engine.
 * @param options of each file
 * @throws as `openParquetRecords`
 */
export async function openParquetParts(
  parts: FileParts,
  limits: DecodeLimits,
  options: Omit<DecodedRecordsOptions, 'fileBytes'>,
): Promise<RecordSource> {
  const openInEngine = openParquetFilesIn(
    parts.files.map(({ path }) => path),
    limits.memoryMb,
  )
  const open = (part: FilePart): Promise<RecordSource> =>
    openParquetRecords(
      part.path,
      limits,
      { ...options, fileBytes: part.bytes },
      { openInEngine, prefersPages: (footer) => part.bytes <= SMALL_BYTES && isPlain(footer) },
    )
  const { firstBytes } = options
  return openUnion({ parts, maxColumns: limits.columns, firstBytes }, open, namesOf)
}

/** Files of several files that are read page by page, which begins sooner than the engine does. */
const SMALL_BYTES = 256 << 10

/** True if the reader of pages can read the file. */
const isPlain = ({ hasGeometries, groups }: Footer): boolean =>
  !hasGeometries && groups.every(({ chunks }) => chunks.every(({ codec }) => isExpandable(codec)))

/** The columns of a file, from its metadata alone; undefined if only the engine can say something about them. */
async function namesOf({ path }: FilePart): Promise<ColumnsOfPart | undefined> {
  const file = await open(path)
  try {
    const { schema } = (await metadataOf(file)) ?? {}
    return schema && { columns: schema.length, names: schema.map(({ name }) => name) }
  } finally {
    await file.close()
  }
}

interface Metadata {
  readonly footer: Footer
  readonly schema: readonly SchemaNode[]
}

/** @returns undefined if they cannot be read: the engine has more words for damage, and reads what is only unusual */
async function metadataOf(file: FileHandle): Promise<Metadata | undefined> {
  try {
    const footer = await readFooter(file, (await file.stat()).size)
    return footer && { footer, schema: readSchema(footer.elements) }
  } catch {
    return undefined
  }
}

async function needsPageReader(
  file: FileHandle,
  { footer, schema }: Metadata,
  isPreview: boolean,
): Promise<boolean> {
  const isNeeded = needsPages(footer, schema) || (await hasFar(file, { footer, schema }, isPreview))
  if (isNeeded && footer.hasGeometries)
    throw new ParquetUnreadable(
      'The file has geometries together with BYTE_STREAM_SPLIT, repeated groups, maps without values or far moments of the type INT96: write the geometries into a file of their own.',
    )
  return isNeeded || (!footer.hasGeometries && hasVariants(schema))
}

/** All moments of the type INT96 are looked at before they are loaded. A preview reads them page by page instead. */
async function hasFar(file: FileHandle, { footer, schema }: Metadata, isPreview: boolean): Promise<boolean> {
  if (!footer.groups.some(({ chunks }) => chunks.some(({ type }) => type === INT96))) return false
  if (isPreview) return !footer.hasGeometries
  try {
    return await hasFarMoments(file, footer, schema)
  } catch {
    return false
  }
}
