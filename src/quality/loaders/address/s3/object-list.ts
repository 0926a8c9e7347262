import { SaxesParser } from 'saxes'

/** An object of a bucket. */
export interface S3Object {
  readonly key: string
  readonly bytes: number
}

/** A page of a list. */
export interface ObjectList {
  readonly objects: readonly S3Object[]
  /** Of the next page; undefined at the end of the list. */
  readonly continuation: string | undefined
}

/** Elements whose texts are read, by their paths. */
const TEXTS = [
  'ListBucketResult/EncodingType',
  'ListBucketResult/IsTruncated',
  'ListBucketResult/NextContinuationToken',
  'ListBucketResult/Contents/Key',
  'ListBucketResult/Contents/Size',
]

/** Reads the answer to ListObjectsV2. @returns undefined if the document is another one */
export function readObjectList(document: string): ObjectList | undefined {
  const objects: { key: string; bytes: number }[] = []
  const texts: Record<string, string> = {}
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    path.push(name)
    texts[path.join('/')] = ''
  })
  parser.on('text', (text) => {
    const at = path.join('/')
    if (TEXTS.includes(at)) texts[at] += text
  })
  parser.on('closetag', () => {
    if (path.join('/') === 'ListBucketResult/Contents') {
      const { 'ListBucketResult/Contents/Key': key = '', 'ListBucketResult/Contents/Size': size } = texts
      objects.push({ key, bytes: Number(size) })
    }
    path.pop()
  })
  const isWellFormed = parse(parser, document)
  if (!isWellFormed || texts['ListBucketResult'] === undefined) return undefined
  const isEncoded = texts['ListBucketResult/EncodingType'] === 'url'
  const isTruncated = texts['ListBucketResult/IsTruncated'] === 'true'
  const continuation = isTruncated ? texts['ListBucketResult/NextContinuationToken'] : undefined
  if (isTruncated && !continuation) return undefined
  const decoded = objects.map(({ key, bytes }) => ({ key: isEncoded ? decodedKey(key) : key, bytes }))
  if (decoded.some(({ key, bytes }) => !key || !Number.isSafeInteger(bytes) || bytes < 0)) return undefined
  return { objects: decoded as S3Object[], continuation }
}

/** @returns false if the document is not well-formed */
function parse(parser: SaxesParser, document: string): boolean {
  let isWellFormed = true
  parser.on('error', () => (isWellFormed = false))
  parser.write(document).close()
  return isWellFormed
}

/** @returns undefined if the text has no valid code */
function decodedKey(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
