/** Headers of messages that are passed on. */

/** Headers of one connection (RFC 9110, 7.6.1), besides those that `Connection` names. Trailers are not passed on. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** A message of node:http. */
export interface Message {
  readonly rawHeaders: readonly string[]
  readonly headers: { readonly connection?: string | undefined }
}

/** The names of headers that are left out of a message. @param further small letters */
export const omitting = (further: readonly string[] = []): ReadonlySet<string> =>
  new Set([...OF_CONNECTION, ...further])

/** The headers of a message that do not belong to its connection, as alternating names and values. */
export function endToEnd({ rawHeaders, headers }: Message, omitted: ReadonlySet<string>): string[] {
  const { connection } = headers
  const named =
    connection === undefined || /^(?:close|keep-alive)$/i.test(connection)
      ? undefined
      : new Set(connection.split(',').map((name) => name.trim().toLowerCase()))
  const kept: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase()
    if (!omitted.has(name) && !named?.has(name)) kept.push(rawHeaders[index]!, rawHeaders[index + 1]!)
  }
  return kept
}
