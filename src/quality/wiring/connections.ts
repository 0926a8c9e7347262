import { Sealer } from '../../platform/credentials/sealer.ts'
import type { Surroundings } from '../../service-module.ts'
import { SourceRoots } from '../loaders/source-roots.ts'
import { AddressSources } from '../services/connections/address-sources.ts'
import { ConnectionLogins } from '../services/connections/connection-logins.ts'
import { ConnectionSources } from '../services/connections/connection-sources.ts'
import { LoaderConnections } from '../services/connections/loader-connections.ts'
import { ConnectionStore } from '../stores/connections.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

interface ConnectionServices {
  readonly connections: LoaderConnections
  readonly connectionSources: ConnectionSources
  readonly connectionLogins: ConnectionLogins
  readonly addresses: AddressSources
}

/** The loader connections of repositories. */
export function wireConnections(
  { catalogue, config }: Surroundings,
  { cataloguePool }: Stores,
): Family<ConnectionServices> {
  const roots = new SourceRoots(config.sourceRoots, config.dataDir)
  const logins = new ConnectionLogins(new Sealer(config))
  const allowed = {
    hosts: config.sourceHosts,
    dataSources: config.odbcDataSources,
    drivers: config.odbcDrivers,
    attributes: config.odbcAttributes,
    odbcUser: config.odbcUser,
    warehouses: config.warehouseUrl,
  }
  const addresses = new AddressSources(config.downloadLimitBytes)
  const store = new ConnectionStore(catalogue, cataloguePool)
  const connections = new LoaderConnections({ store, roots, allowed, logins })
  return {
    services: {
      connections,
      connectionSources: new ConnectionSources({ connections, roots, allowed, logins, addresses }),
      connectionLogins: logins,
      addresses,
    },
    jobs: [],
    start: NOTHING_TO_START,
    closers: [],
  }
}
