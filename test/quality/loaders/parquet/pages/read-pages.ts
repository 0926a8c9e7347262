import { type FileHandle, open } from 'node:fs/promises'
import { readFooter } from '../../../../../src/quality/loaders/parquet/pages/footer.ts'
import { PageRecords } from '../../../../../src/quality/loaders/parquet/pages/page-records.ts'
import { readSchema } from '../../../../../src/quality/loaders/parquet/pages/schema.ts'
import type { ReadLimits } from '../../../../../src/quality/model/reading.ts'
import { LIMITS, type ReadSource, readSource } from '../../json/read-json.ts'

/** Reads a file page by page, in this process, whatever the engine could read of it. */
export async function readPages(path: string, limits = LIMITS): Promise<ReadSource> {
  const file = await open(path)
  let records: PageRecords | undefined
  try {
    records = await recordsOf(file, limits)
  } finally {
    if (records === undefined) await file.close()
  }
  return readSource(records)
}

async function recordsOf(file: FileHandle, limits: ReadLimits): Promise<PageRecords> {
  const { size } = await file.stat()
  const footer = (await readFooter(file, size))!
  const options = { limits, fileBytes: size, firstBytes: undefined }
  return new PageRecords(file, footer, readSchema(footer.elements), limits.columns, options)
}
