import { resolve } from 'node:path'
import {
  endpointOfAmazon,
  faultOfHostAddressing,
  faultOfKey,
  isBucketName,
  isRegion,
  readEndpoint,
  type S3Address,
  usualAddressing,
} from '../../lib/s3/s3-address.ts'
import { Fault } from '../settings.ts'

/** A folder, or the objects of a bucket below a prefix. */
export type FilesAddress =
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 's3'; /** Empty, or with a slash at its end. */ readonly prefix: string } & S3Address)

/** Bytes that the product needs for its own part of a key. */
const MAX_PREFIX_BYTES = 800
const PARAMETERS = ['endpoint', 'region', 'addressing']
/** What services other than Amazon accept. */
const USUAL_REGION = 'us-east-1'

/**
 * Reads FILES_URL: a folder, relative to the working directory, or `s3://bucket/prefix?endpoint=…&region=…`.
 * @throws Fault. It repeats no part of the text, which may contain a secret.
 */
export function readFilesAddress(text: string): FilesAddress {
  if (!/^s3:/i.test(text)) {
    if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text) || text.includes('\0'))
      throw new Fault('but it must be a folder, or an address such as s3://bucket/prefix?region=eu-central-1')
    return { kind: 'folder', path: resolve(text) }
  }
  const [, bucket = '', path = '', query = ''] = /^s3:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?$/i.exec(text) ?? []
  if (bucket.includes('@'))
    throw new Fault(
      'but it contains a user or a password: set FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY',
    )
  if (!isBucketName(bucket))
    throw new Fault('but the name of a bucket must follow s3://, such as s3://bucket/prefix')
  const given = new URLSearchParams(query)
  const unknown = [...given.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown !== undefined)
    throw new Fault(`but it has an unknown parameter: write ${PARAMETERS.join(', ')} only`)
  const endpointText = given.get('endpoint')
  const region = given.get('region') ?? (endpointText === null ? '' : USUAL_REGION)
  if (!isRegion(region))
    throw new Fault('but it needs the region of the bucket: add ?region=eu-central-1, for example')
  const endpoint = endpointText === null ? endpointOfAmazon(region) : readEndpoint(endpointText)
  if (endpoint === undefined)
    throw new Fault(
      'but its endpoint must be scheme and host, such as https://s3.example.org:9000, without a path and a user',
    )
  return {
    kind: 's3',
    endpoint,
    region,
    bucket,
    addressing: addressingOf(given.get('addressing'), bucket, endpoint),
    prefix: prefixOf(path),
  }
}

function addressingOf(text: string | null, bucket: string, endpoint: string): 'path' | 'host' {
  const addressing = text ?? usualAddressing(bucket, endpoint)
  if (addressing !== 'path' && addressing !== 'host')
    throw new Fault('but its addressing must be path or host')
  if (addressing === 'host' && faultOfHostAddressing(bucket, endpoint) !== undefined)
    throw new Fault('but its bucket cannot be a part of the host: use addressing=path')
  return addressing
}

function prefixOf(path: string): string {
  const text = decodedPath(path).replace(/^\//, '').replace(/\/$/, '')
  if (text === '') return ''
  if (faultOfKey(text) !== undefined || Buffer.byteLength(text) > MAX_PREFIX_BYTES)
    throw new Fault(
      `but its prefix must have at most ${MAX_PREFIX_BYTES} bytes, begin with no second slash, and have no part . or ..`,
    )
  return `${text}/`
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new Fault('but its prefix has a percent sign that begins no code: write %25 for a percent sign')
  }
}
