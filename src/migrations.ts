import { apiKeysMigration } from './platform/credentials/migration.ts'
import type { Migration } from './platform/catalogue/catalogue.ts'
import { exportsMigration } from './quality/stores/exports-migration.ts'
import { libraryMigration } from './quality/stores/library-migration.ts'
import { listingNamesMigration } from './quality/stores/listing-names-migration.ts'
import { qualityMigration } from './quality/stores/migration.ts'
import { profilesMigration } from './quality/stores/profiles-migration.ts'
import { virtualColumnsMigration } from './quality/stores/virtual-columns-migration.ts'

/**
 * Every step of the catalogue's schema, in order, of whatever room. The server and the administrator's commands
 * open the catalogue with this list. What has been released is never changed or taken away.
 */
export const MIGRATIONS: readonly Migration[] = [
  apiKeysMigration,
  qualityMigration,
  profilesMigration,
  libraryMigration,
  virtualColumnsMigration,
  exportsMigration,
  listingNamesMigration,
]
