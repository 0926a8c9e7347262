import { createHash, createHmac } from 'node:crypto'

/** What signs a request. All members but the id are secret. */
export interface S3Keys {
  readonly accessKeyId: string
  readonly secretKey: string
  /** Of temporary credentials. */
  readonly sessionToken: string | undefined
}

/** A request to be signed. */
export interface UnsignedRequest {
  readonly method: 'DELETE' | 'GET' | 'POST' | 'PUT'
  /** Its path and its query are encoded by `encoded`. */
  readonly url: URL
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly bodySha256: string
}

/** SHA-256 of an empty body. */
export const EMPTY_BODY = createHash('sha256').digest('hex')

/** A name or a value as the signature has it: everything but letters, digits and `-._~` by percents. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Names and values of a query, encoded and in the order that the signature needs. */
export const encodedQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')

/**
 * Signs a request by the Signature Version 4 of Amazon. For S3, the path is encoded once, and it is not shortened.
 * @returns the headers that the request needs
 */
export function signedHeaders(
  { method, url, bodySha256 }: UnsignedRequest,
  region: string,
  keys: S3Keys,
  now: Date,
): Readonly<Record<string, string>> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const signed: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': bodySha256,
    'x-amz-date': time,
    ...(keys.sessionToken !== undefined && { 'x-amz-security-token': keys.sessionToken }),
  }
  const names = Object.keys(signed)
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    bodySha256,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secretKey}`)
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return {
    ...signed,
    Authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
