import type { Caller } from '../../contract/call.ts'
import type { Asker } from '../listings/asker.ts'

/** The owner of a query: the credential, or the client's address if the request has no credential. */
export const askerOf = ({ principal, client, startedAt, signal }: Caller): Asker => ({
  owner: principal?.id ?? `address:${client.address}`,
  arrivedAt: startedAt,
  signal,
})
