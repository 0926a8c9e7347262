/** The share of the progress for loading. The rest is for the profile. */
export const LOAD_SHARE = 0.5

/** The share of the progress for reading. The rest of LOAD_SHARE is for the commit of the rows. */
export const READ_SHARE = 0.98 * LOAD_SHARE

/** How much there is to read: bytes of files, or rows of a table, as far as the database knows their number. */
export type SourceSize = { readonly bytes: number } | { readonly rows: number | undefined }

const MEGABYTE = 1_000_000
const megabytes = (count: number): string => (count / MEGABYTE).toFixed(1)

/** The share of a table that is told at most before its end, since the number of its rows is an estimate. */
const MAX_ESTIMATED_SHARE = 0.95

export function shareOf(done: number, size: SourceSize): number {
  if ('bytes' in size) return done / Math.max(size.bytes, 1)
  return size.rows === undefined ? 0 : Math.min(done / Math.max(size.rows, 1), MAX_ESTIMATED_SHARE)
}

export function progressSentence(done: number, size: SourceSize): string {
  if ('bytes' in size) return `${megabytes(done)} of ${megabytes(size.bytes)} MB of the file are read.`
  const of = size.rows === undefined ? '' : ` of about ${size.rows.toLocaleString('en')}`
  return `${done.toLocaleString('en')}${of} rows of the table are read.`
}

export function downloadSentence(done: number, total: number | undefined): string {
  const of = total === undefined ? '' : ` of ${megabytes(total)}`
  return `${megabytes(done)}${of} MB of the file are downloaded.`
}
