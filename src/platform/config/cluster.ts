import { choice, hosts, serverAddress, text, type ValuesOf } from '../settings.ts'
import { isListed } from '../listed-hosts.ts'

/** Several servers on one catalogue. */
export const CLUSTER = {
  serverName: text({
    name: 'SERVER_NAME',
    description:
      'Name of this server in logs, in metrics and in `/readyz`. By default, the name of the machine.',
  }),
  work: choice({
    name: 'WORK',
    words: ['here', 'none'],
    fallback: 'here',
    description: '`none` makes a server that only answers: other servers of the catalogue run the jobs.',
  }),
  peerUrl: serverAddress({
    name: 'PEER_URL',
    description:
      'Address at which other servers of the same catalogue reach this one, such as `http://10.0.0.7:8080`. By default, this server is the only one of its catalogue.',
  }),
  peerHosts: hosts({
    name: 'PEER_HOSTS',
    fallback: '',
    description:
      'Hosts of all servers of the catalogue, such as `10.0.0.7:8080,10.0.0.8:8080`. A server never calls another host.',
  }),
}

/** Faults of settings that are valid alone but not together. */
export function clusterFaults(
  config: ValuesOf<typeof CLUSTER> & { readonly catalogueUrl: unknown; readonly services: readonly string[] },
): string[] {
  const { work, peerUrl, peerHosts, catalogueUrl, services } = config
  if (peerUrl === undefined)
    return work === 'none' && services.includes('quality')
      ? [
          'WORK is none, but PEER_URL is not set, so no other server can run the jobs. Set PEER_URL, or WORK=here.',
        ]
      : []
  if (catalogueUrl === undefined)
    return ['PEER_URL is set, but CATALOGUE_URL is not. Several servers need a catalogue in PostgreSQL.']
  return isListed(new URL(peerUrl), peerHosts)
    ? []
    : [
        `PEER_URL is ${peerUrl}, whose host PEER_HOSTS does not list. List the hosts of all servers, that of this server too.`,
      ]
}
