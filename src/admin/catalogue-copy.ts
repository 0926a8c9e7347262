import { readPostgresAddress } from '../platform/catalogue/postgres-address.ts'
import { type CataloguePlace, copyCatalogue, nameOf } from '../platform/catalogue/copy-catalogue.ts'
import { catalogueServer, openCatalogue } from '../platform/catalogue/open-catalogue.ts'
import { serversOf } from '../platform/cluster/open-cluster.ts'
import { forgetServers } from '../platform/cluster/server-rows.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logging.ts'
import { MIGRATIONS } from '../migrations.ts'
import { lockUnlessServed } from '../platform/server-lock.ts'
import { Fault } from '../platform/settings.ts'
import { CommandError, type Command, UsageError } from './command.ts'
import { readArguments } from './options.ts'
import { table } from './table.ts'

/** The word for the file in DATA_DIR, as a target. */
const FILE = 'file'

/** Copies the catalogue to a database, or from a database to the file in DATA_DIR. No server may be running. */
export const catalogueCopy: Command = {
  run: async (args, { config, logger, print, record }) => {
    const { values } = readArguments({
      args,
      options: { to: { type: 'string' }, 'password-file': { type: 'string' } },
    })
    const from: CataloguePlace = { dataDir: config.dataDir, server: catalogueServer(config) }
    const to = readTarget(values.to, values['password-file'], config)
    const lock = await lockUnlessServed(config.dataDir, 'catalogue copy')
    if (!lock)
      throw new CommandError('A server runs, and would write to the old catalogue. Stop it, and copy again.')
    try {
      await bringUpToDate(config, logger)
      // Written first, so that both catalogues have it.
      await record({ about: { to: nameOf(to) }, outcome: 'begun' })
      const tables = await copyCatalogue(from, to, MIGRATIONS, logger)
      const rows = tables.map((copied) => [copied.table, String(copied.rows), copied.digest])
      for (const line of table(['TABLE', 'ROWS', 'SHA-256'], rows)) print(line)
      print(
        `The catalogue is copied to ${nameOf(to)} and compared. ${to.server ? 'Start the server with CATALOGUE_URL' : 'Start the server without CATALOGUE_URL'}, and then remove the old one from ${nameOf(from)}.`,
      )
    } finally {
      await lock.release()
    }
  },
}

/** @throws CommandError if another server of the catalogue runs */
async function bringUpToDate(config: Config, logger: Logger): Promise<void> {
  const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
  try {
    const live = await serversOf(catalogue, config.dataDir)
    if (live.length > 0)
      throw new CommandError(
        `The catalogue is in use by ${live.map(({ name }) => name).join(', ')}. Stop all its servers, and copy again.`,
      )
    await catalogue.knex.transaction(forgetServers)
  } finally {
    await catalogue.close()
  }
}

function readTarget(
  to: string | undefined,
  passwordFile: string | undefined,
  { dataDir }: Config,
): CataloguePlace {
  if (to === undefined) throw new UsageError(`Give --to with the address of a database, or --to ${FILE}.`)
  if (to === FILE) return { dataDir, server: undefined }
  try {
    return {
      dataDir,
      server: catalogueServer({
        catalogueUrl: readPostgresAddress(to),
        cataloguePassword: undefined,
        cataloguePasswordFile: passwordFile,
      }),
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    throw new UsageError(`--to is an address, ${error.message}; or write --to ${FILE}.`)
  }
}
