import { createHash, createHmac } from 'node:crypto'
import type { HttpHeaders } from '../../http/http-get.ts'

/** What signs a request. All members but the id are secret. */
export interface S3Keys {
  readonly accessKeyId: string
  readonly secretKey: string
  /** Of temporary credentials. */
  readonly sessionToken: string | undefined
}

/** SHA-256 of an empty body. */
const EMPTY_BODY = createHash('sha256').digest('hex')

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
 * Signs a GET request without a body by the Signature Version 4 of Amazon. For S3, the path is encoded once, and it is
 * not shortened.
 * @param url its path and its query are encoded by `encoded`
 * @returns the headers that the request needs
 */
export function signedHeaders(url: URL, region: string, keys: S3Keys, now: Date): HttpHeaders {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const signed: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': EMPTY_BODY,
    'x-amz-date': time,
    ...(keys.sessionToken !== undefined && { 'x-amz-security-token': keys.sessionToken }),
  }
  const names = Object.keys(signed)
  const canonical = [
    'GET',
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    EMPTY_BODY,
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
