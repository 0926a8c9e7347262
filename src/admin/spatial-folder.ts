import type { Config } from '../platform/config.ts'
import { addressOfServer } from '../platform/server-lock.ts'
import { urlOfServer } from '../platform/server-url.ts'

/** The URL of a collection on the running server, or on a server with this configuration if none runs. */
export const urlOfCollection = async (config: Config, id: string): Promise<string> => {
  const base = (await addressOfServer(config.dataDir)) ?? urlOfServer(config, config.port)
  return `${base}/v1/ogcapi/enrich/collections/${id.split('/').map(encodeURIComponent).join('/')}`
}
