import { isIP } from 'node:net'
import { encoded } from './sign-request.ts'

/** Where a bucket is. */
export interface S3Address {
  /** Scheme and host, without a slash at the end. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Where requests name the bucket: in the path, or as a part of the host. */
  readonly addressing: 'path' | 'host'
}

/** Bytes of a key in S3. */
export const MAX_KEY_BYTES = 1024

export const isRegion = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,62}$/.test(text)

export const isBucketName = (text: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{1,253}[A-Za-z0-9]$/.test(text) && !text.includes('..')

export const endpointOfAmazon = (region: string): string =>
  `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`

/** True if an endpoint belongs to Amazon. All hosts below it are its own. */
export const isOfAmazon = (endpoint: string): boolean =>
  /^s3[.-][a-z0-9.-]+\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname)

/** @returns scheme and host, or undefined if the text has other parts, such as a path or a user */
export function readEndpoint(text: string): string | undefined {
  const isAddress = /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text)
  return isAddress ? new URL(text).origin : undefined
}

/** The addressing that suits a bucket: a certificate for *.s3.example.org does not hold for names with further points. */
export const usualAddressing = (bucket: string, endpoint: string): 'path' | 'host' =>
  isOfAmazon(endpoint) && isLabel(bucket) ? 'host' : 'path'

/** Why a bucket cannot be a part of the host, as a sentence that ends with a remedy; undefined if it can. */
export function faultOfHostAddressing(bucket: string, endpoint: string): string | undefined {
  const { hostname } = new URL(endpoint)
  if (!isLabel(bucket))
    return 'can be host only if BUCKET has lower case letters, digits and hyphens only; use path'
  if (isIP(hostname) !== 0 || hostname.startsWith('['))
    return 'can be host only if ENDPOINT has a name; use path for an IP address'
  return undefined
}

const isLabel = (bucket: string): boolean => /^[a-z0-9-]{3,63}$/.test(bucket)

/** The address of the requests to a bucket: the endpoint, with the bucket as a part of the host if it is named there. */
export function addressOf({ endpoint, bucket, addressing }: S3Address): URL {
  const url = new URL(endpoint)
  if (addressing === 'host') url.hostname = `${bucket}.${url.hostname}`
  return url
}

/** The address of an object. @param key empty: the bucket itself */
export function urlOf(address: S3Address, key: string): URL {
  const url = addressOf(address)
  const parts = [...(address.addressing === 'path' ? [address.bucket] : []), ...key.split('/')]
  url.pathname = `/${parts.map(encoded).join('/')}`
  return url
}

/**
 * Why a key below the prefix is refused, as the end of a sentence.
 * @returns undefined if it can be requested
 */
export function faultOfKey(key: string): string | undefined {
  if (/[\0\p{Cs}]/u.test(key) || Buffer.byteLength(key) > MAX_KEY_BYTES)
    return `must have at most ${MAX_KEY_BYTES} bytes, and no NUL`
  if (key.startsWith('/')) return 'must not begin with a slash; write the key below the prefix'
  // HTTP clients and proxies shorten such paths, and the signature would be that of another key.
  if (key.split('/').some((part) => part === '.' || part === '..'))
    return 'has . or .. as a part, which an address cannot have'
  return undefined
}
