import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { openFileSpace } from '../platform/file-space/open-file-space.ts'
import { BackupJob } from '../quality/work/backup-job.ts'
import { Removals } from '../quality/jobs/removals.ts'
import { MixedWarehouses } from '../quality/stores/mixed-warehouses.ts'
import { RepositoryEngines } from '../quality/stores/repository-engines.ts'
import { startWarehouses } from '../quality/stores/start-warehouses.ts'
import { warehouseFolders } from '../quality/stores/warehouse-folders.ts'
import type { Command } from './command.ts'
import { onlyArgument, readArguments } from './options.ts'
import { runServerWork } from './server-work.ts'

/** Copies everything in DATA_DIR, and the uploads, also while a server runs. */
export const backup: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const folder = resolve(onlyArgument(positionals, 'the folder to write the backup to'))
    const { config, logger } = context
    await runServerWork(context, {
      command: 'backup',
      type: 'Backup',
      name: 'Backup',
      params: { folder },
      recorded: { about: { folder } },
      open: async (catalogue) => {
        const { warehouseMemoryMb: memoryMb } = config
        const folders = await warehouseFolders(config)
        const space = await openFileSpace(config, logger)
        const embedded = await startWarehouses(
          { ...folders, memoryMb, threads: availableParallelism() },
          logger,
        )
        // Rows in Trino are not copied.
        const warehouses = new MixedWarehouses(embedded, undefined, new RepositoryEngines(catalogue))
        const { dataDir } = config
        const removals = new Removals()
        return {
          handler: new BackupJob({
            catalogue,
            dataDir,
            warehouses,
            removals,
            space,
            warehouseFolder: folders.folder,
          }),
          close: async () => {
            await warehouses.close()
            await space.close()
          },
        }
      },
    })
  },
}
