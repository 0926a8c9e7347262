import { open } from 'node:fs/promises'
import { readFooter } from '../../../../../src/quality/loaders/parquet/pages/footer.ts'
import { PageRecords } from '../../../../../src/quality/loaders/parquet/pages/page-records.ts'
import { readSchema } from '../../../../../src/quality/loaders/parquet/pages/schema.ts'
import { LIMITS, type ReadSource, readSource } from '../../json/read-json.ts'

/** Reads a file page by page, in this process, whatever the engine could read of it. */
export async function readPages(path: string, limits = LIMITS): Promise<ReadSource> {
  const file = await open(path)
  const { size } = await file.stat()
  const footer = (await readFooter(file, size))!
  const schema = readSchema(footer.elements)
  const options = { limits, fileBytes: size, firstBytes: undefined }
  return readSource(new PageRecords(file, footer, schema, limits.columns, options))
}
