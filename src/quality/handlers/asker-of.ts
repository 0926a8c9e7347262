import type { Caller } from '../../contract/call.ts'
import type { Asker } from '../listings/asker.ts'

/** Who asks: the credential, or the address of who has none. */
export const askerOf = ({ principal, client, startedAt, signal }: Caller): Asker => ({
  owner: principal?.id ?? `address:${client.address}`,
  arrivedAt: startedAt,
  signal,
})
