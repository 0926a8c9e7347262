import {
  addressOf,
  endpointOfAmazon,
  faultOfHostAddressing,
  faultOfKey,
  isBucketName,
  isOfAmazon,
  isRegion,
  readEndpoint,
  type S3Address,
  usualAddressing,
} from '../../../../lib/s3/s3-address.ts'
import { printable } from '../../../../lib/text.ts'
import {
  extensionsOf,
  type Fail,
  type GivenParameters,
  listOf,
  type ParameterDescription,
} from '../../connections/parameter-list.ts'

/** A bucket, or the objects below a prefix of it. */
export interface S3Bucket extends S3Address {
  /** Empty, or with a slash at its end. */
  readonly prefix: string
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

/** Checks the parameters of a connection. @param fail throws an error with this sentence */
export function readS3Parameters(given: GivenParameters, fail: Fail): S3Bucket {
  const value = (name: Name): string => given.get(name) ?? ''
  const region = value('REGION')
  if (!isRegion(region))
    fail(
      'REGION must be the name of a region, such as eu-central-1; many services other than Amazon have us-east-1.',
    )
  const endpoint = value('ENDPOINT') === '' ? endpointOfAmazon(region) : endpointOf(value('ENDPOINT'), fail)
  const bucket = value('BUCKET')
  if (!isBucketName(bucket))
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

function endpointOf(text: string, fail: Fail): string {
  // The text may contain a password, so it is not repeated.
  return (
    readEndpoint(text) ??
    fail(
      'ENDPOINT must be scheme and host, such as https://s3.example.org:9000, without a path, a user and a query.',
    )
  )
}

function addressingOf(text: string, bucket: string, endpoint: string, fail: Fail): 'path' | 'host' {
  const addressing = text.toLowerCase() || usualAddressing(bucket, endpoint)
  if (addressing !== 'path' && addressing !== 'host')
    fail(`ADDRESSING must be path or host, but is ${printable(text)}.`)
  const fault = addressing === 'host' ? faultOfHostAddressing(bucket, endpoint) : undefined
  if (fault !== undefined) fail(`ADDRESSING ${fault}.`)
  return addressing
}

/**
 * The address that the operator must list. All hosts below an endpoint of Amazon are its own. Below another endpoint, the
 * name of a bucket could lead to any host of a domain.
 */
export const listedAddressOf = (bucket: S3Bucket): string =>
  isOfAmazon(bucket.endpoint) ? bucket.endpoint : addressOf(bucket).origin
