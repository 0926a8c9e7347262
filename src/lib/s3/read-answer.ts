import { SaxesParser } from 'saxes'

/** An answer of S3 in XML: the texts of its elements by their paths, and those of the elements that repeat. */
export interface S3Document {
  /** `ListBucketResult/IsTruncated`; of elements that repeat, the last one. */
  readonly texts: Readonly<Record<string, string>>
  /** The texts of each repeated element, by their paths below it. */
  readonly rows: readonly Readonly<Record<string, string>>[]
}

/**
 * @param row path of the element that repeats
 * @returns undefined if the text is no well-formed XML
 */
export function readS3Document(text: string, row: string): S3Document | undefined {
  const texts: Record<string, string> = {}
  const rows: Record<string, string>[] = []
  const path: string[] = []
  let isWellFormed = true
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    path.push(name)
    const at = path.join('/')
    if (at === row) rows.push({})
    texts[at] = ''
  })
  parser.on('text', (piece) => {
    const at = path.join('/')
    if (texts[at] !== undefined) texts[at] += piece
  })
  parser.on('closetag', () => {
    const at = path.join('/')
    if (at.startsWith(`${row}/`)) rows.at(-1)![at.slice(row.length + 1)] = texts[at]!
    path.pop()
  })
  parser.on('error', () => (isWellFormed = false))
  parser.write(text).close()
  return isWellFormed ? { texts, rows } : undefined
}

/** An object of a bucket. */
export interface S3Object {
  readonly key: string
  readonly bytes: number
  /** Undefined if the answer does not tell it. */
  readonly modifiedAt: Date | undefined
}

/** A page of a list. */
export interface ObjectList {
  readonly objects: readonly S3Object[]
  /** Of the next page; undefined at the end of the list. */
  readonly continuation: string | undefined
}

/** Reads the answer to ListObjectsV2. @returns undefined if the document is another one */
export function readObjectList(document: string): ObjectList | undefined {
  const { texts, rows } = readS3Document(document, 'ListBucketResult/Contents') ?? {}
  if (texts?.['ListBucketResult'] === undefined || rows === undefined) return undefined
  const isEncoded = texts['ListBucketResult/EncodingType'] === 'url'
  const isTruncated = texts['ListBucketResult/IsTruncated'] === 'true'
  const continuation = isTruncated ? texts['ListBucketResult/NextContinuationToken'] : undefined
  if (isTruncated && !continuation) return undefined
  const objects: S3Object[] = []
  for (const { Key: given = '', Size: size, LastModified: modified } of rows) {
    const [key, bytes] = [isEncoded ? decodedKey(given) : given, Number(size)]
    if (!key || !Number.isSafeInteger(bytes) || bytes < 0) return undefined
    objects.push({ key, bytes, modifiedAt: timeOf(modified) })
  }
  return { objects, continuation }
}

/** @returns undefined if the text is no time */
export function timeOf(text: string | undefined): Date | undefined {
  const time = new Date(text ?? '')
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** @returns undefined if the text has no valid code */
export function decodedKey(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
