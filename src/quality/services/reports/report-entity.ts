import type { Entity } from '../../model/entity.ts'
import { readingInWords } from '../../report/reading-in-words.ts'
import type { ReportEntity } from '../../report/report-model.ts'

/** An entity as its report and its findings describe it. */
export const reportEntity = ({
  id,
  generation,
  name,
  description,
  source,
  reading,
  loadedRows,
  rejectedRows,
  duplicateRows,
  loadedAt,
  loadedBy,
}: Entity): ReportEntity => ({
  id,
  generation,
  name,
  description,
  sourceFile: source.sourceFile,
  encoding: source.encoding,
  readAs: readingInWords(source, reading),
  reading,
  rows: loadedRows,
  rejected: rejectedRows,
  duplicates: duplicateRows,
  loadedAt,
  loadedBy,
})
