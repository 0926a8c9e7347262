import { AddressSources } from '../../../src/quality/services/connections/address-sources.ts'
import { ConnectionLogins } from '../../../src/quality/services/connections/connection-logins.ts'
import { SourceLocations } from '../../../src/quality/services/connections/source-locations.ts'
import type { ConnectionFolders, SourceFiles } from '../../../src/quality/loaders/source-files.ts'

/** For tests that load from uploads alone. */
export const NO_CONNECTIONS: ConnectionFolders = {
  folder: () => Promise.reject(new Error('This test has no loader connections.')),
}

/** The locations of uploads. */
export const uploadLocations = (files: SourceFiles): SourceLocations =>
  new SourceLocations({
    files,
    addresses: new AddressSources(0),
    connections: { remote: () => Promise.resolve(undefined) },
    logins: new ConnectionLogins({
      seal: () => Promise.reject(new Error('This test has no logins.')),
      open: () => Promise.reject(new Error('This test has no logins.')),
    }),
  })
