import { type FileHandle, open } from 'node:fs/promises'
import type { DecodeLimits } from '../isolated/decoded-file.ts'
import { DecodedRecords, type DecodedRecordsOptions } from '../isolated/decoded-records.ts'
import type { RecordSource } from '../records/record-source.ts'
import { checkEnds } from './decoder/file-ends.ts'
import { openParquetFile } from './decoder/open-parquet-file.ts'
import { hasFarMoments } from './pages/far-moments.ts'
import { type Footer, INT96, readFooter } from './pages/footer.ts'
import { hasVariants, needsPages } from './pages/needs-pages.ts'
import { PageRecords } from './pages/page-records.ts'
import { readSchema, type SchemaNode } from './pages/schema.ts'
import { ParquetUnreadable } from './errors.ts'

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
): Promise<RecordSource> {
  const file = await open(path)
  let isKept = false
  try {
    await checkEnds(file)
    const metadata = await metadataOf(file)
    const isPreview = options.firstBytes !== undefined
    if (metadata !== undefined && (await isForPages(file, metadata, isPreview))) {
      const { footer, schema } = metadata
      const records = new PageRecords(file, footer, schema, limits.columns, options)
      isKept = true
      return records
    }
  } finally {
    if (!isKept) await file.close()
  }
  return new DecodedRecords(await openParquetFile(path, limits), options)
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

async function isForPages(
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
