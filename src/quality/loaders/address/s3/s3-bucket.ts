import { isIP } from 'node:net'
import { printable } from '../../../../lib/text.ts'
import {
  extensionsOf,
  type Fail,
  type GivenParameters,
  listOf,
  type ParameterDescription,
} from '../../connections/parameter-list.ts'

/** A bucket, or the objects below a prefix of it. */
export interface S3Bucket {
  /** Scheme and host, without a slash at the end. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Empty, or with a slash at its end. */
  readonly prefix: string
  /** Where requests name the bucket: in the path, or as a part of the host. */
  readonly addressing: 'path' | 'host'
  /** Without dots, in lower case. Empty: objects of every extension are listed. */
  readonly dataExtensions: readonly string[]
}

type Name = 'ENDPOINT' | 'REGION' | 'BUCKET' | 'PREFIX' | 'ADDRESSING' | 'DATA_EXTENSIONS'

/** The parameters of connections of the type `s3`, in the order in which they are written. */
export const S3_PARAMETERS: readonly ParameterDescription<Name>[] = [
  { name: 'ENDPOINT', humanName: 'Endpoint', kind: 'text', isRequired: false },
  { name: 'REGION', humanName: 'Region', kind: 'text', isRequired: true },
  { name: 'BUCKET', humanName: 'Bucket', kind: 'text', isRequired: true },
  { name: 'PREFIX', humanName: 'Prefix', kind: 'text', isRequired: false },
  { name: 'ADDRESSING', humanName: 'Addressing', kind: 'text', isRequired: false },
  { name: 'DATA_EXTENSIONS', humanName: 'Data extensions', kind: 'list', isRequired: false },
]

/** Bytes of a key in S3. */
const MAX_KEY_BYTES = 1024

/** Checks the parameters of a connection. @param fail throws an error with this sentence */
export function readS3Parameters(given: GivenParameters, fail: Fail): S3Bucket {
  const value = (name: Name): string => given.get(name) ?? ''
  const region = value('REGION')
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(region))
    fail(
      'REGION must be the name of a region, such as eu-central-1; many services other than Amazon have us-east-1.',
    )
  const endpoint = value('ENDPOINT') === '' ? endpointOfAmazon(region) : endpointOf(value('ENDPOINT'), fail)
  const bucket = value('BUCKET')
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,253}[A-Za-z0-9]$/.test(bucket) || bucket.includes('..'))
    fail(
      'BUCKET must be the name of a bucket: letters, digits, points, hyphens and underscores, at least three.',
    )
  const prefix = value('PREFIX').replace(/\/$/, '')
  const fault = prefix === '' ? undefined : faultOfKey(prefix)
  if (fault !== undefined) fail(`PREFIX ${fault}.`)
  return {
    endpoint,
    region,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    addressing: addressingOf(value('ADDRESSING'), bucket, endpoint, fail),
    dataExtensions: extensionsOf(listOf(value('DATA_EXTENSIONS'), fail), (detail) =>
      fail(`DATA_EXTENSIONS: ${detail}`),
    ),
  }
}

const endpointOfAmazon = (region: string): string =>
  `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`

function endpointOf(text: string, fail: Fail): string {
  const isAddress = /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text)
  // The text may contain a password, so it is not repeated.
  if (!isAddress)
    fail(
      'ENDPOINT must be scheme and host, such as https://s3.example.org:9000, without a path, a user and a query.',
    )
  return new URL(text).origin
}

function addressingOf(text: string, bucket: string, endpoint: string, fail: Fail): 'path' | 'host' {
  // A certificate for *.s3.example.org does not hold for names with further points.
  const isLabel = /^[a-z0-9-]{3,63}$/.test(bucket)
  const { hostname } = new URL(endpoint)
  const addressing = text.toLowerCase() || (isOfAmazon(endpoint) && isLabel ? 'host' : 'path')
  if (addressing !== 'path' && addressing !== 'host')
    fail(`ADDRESSING must be path or host, but is ${printable(text)}.`)
  if (addressing === 'host' && !isLabel)
    fail('ADDRESSING can be host only if BUCKET has lower case letters, digits and hyphens only; use path.')
  if (addressing === 'host' && (isIP(hostname) !== 0 || hostname.startsWith('[')))
    fail('ADDRESSING can be host only if ENDPOINT has a name; use path for an IP address.')
  return addressing
}

const isOfAmazon = (endpoint: string): boolean =>
  /^s3[.-][a-z0-9.-]+\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname)

/** The address of the requests to a bucket: the endpoint, with the bucket as a part of the host if it is named there. */
export function addressOf({ endpoint, bucket, addressing }: S3Bucket): URL {
  const url = new URL(endpoint)
  if (addressing === 'host') url.hostname = `${bucket}.${url.hostname}`
  return url
}

/**
 * The address that the operator must list. All hosts below an endpoint of Amazon are its own. Below another endpoint, the
 * name of a bucket could lead to any host of a domain.
 */
export const listedAddressOf = (bucket: S3Bucket): string =>
  isOfAmazon(bucket.endpoint) ? bucket.endpoint : addressOf(bucket).origin

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
