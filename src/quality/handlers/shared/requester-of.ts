import type { Caller } from '../../../contract/call.ts'
import { basePathOf } from '../../../platform/base-path.ts'
import type { Requester } from '../../listings/requester.ts'

/** The owner of a query: the credential, or the client's address if the request has no credential. */
export const requesterOf = ({ principal, client, startedAt, signal }: Caller): Requester => ({
  basePath: basePathOf(client.origin),
  owner: principal?.id ?? `address:${client.address}`,
  arrivedAt: startedAt,
  signal,
})
