import type { Config } from '../platform/config.ts'

/** The URL of a collection on a server with this configuration. */
export const urlOfCollection = ({ baseUrl, host, port }: Config, id: string): string => {
  const name = host.includes(':') ? `[${host}]` : host
  const base = baseUrl ?? `http://${name}:${port}`
  return `${base}/v1/ogcapi/enrich/collections/${id.split('/').map(encodeURIComponent).join('/')}`
}
