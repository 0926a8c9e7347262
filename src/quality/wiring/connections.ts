import type { Surroundings } from '../../service-module.ts'
import { SourceRoots } from '../loaders/source-roots.ts'
import { LoaderConnections } from '../services/loader-connections.ts'
import { ConnectionStore } from '../stores/connections.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

/** The loader connections of repositories. */
export const wireConnections = (
  { catalogue, config }: Surroundings,
  { cataloguePool }: Stores,
): Family<{ readonly connections: LoaderConnections }> => ({
  services: {
    connections: new LoaderConnections(
      new ConnectionStore(catalogue, cataloguePool),
      new SourceRoots(config.sourceRoots, config.dataDir),
    ),
  },
  jobs: [],
  start: NOTHING_TO_START,
  closers: [],
})
