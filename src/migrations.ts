import { apiKeysMigration } from './platform/credentials/migration.ts'
import type { Migration } from './platform/catalogue/catalogue.ts'
import { attributeIdentitiesMigration } from './quality/stores/attribute-identities-migration.ts'
import { bulkChangesMigration } from './quality/stores/bulk-changes-migration.ts'
import { connectionLoginsMigration, connectionsMigration } from './quality/stores/connections-migration.ts'
import { dependenciesMigration, resolutionsMigration } from './quality/stores/dependencies-migration.ts'
import { exportsMigration } from './quality/stores/exports-migration.ts'
import { joinIndexesMigration, joinsMigration } from './quality/stores/joins-migration.ts'
import { libraryMigration } from './quality/stores/library-migration.ts'
import { libraryRulesMigration } from './quality/stores/library-rules-migration.ts'
import { listingNamesMigration } from './quality/stores/listing-names-migration.ts'
import { qualityMigration } from './quality/stores/migration.ts'
import { numbersMigration } from './quality/stores/numbers-migration.ts'
import { profilesMigration } from './quality/stores/profiles-migration.ts'
import { ruleFoldersMigration } from './quality/stores/rule-folders-migration.ts'
import { rulesMigration } from './quality/stores/rules-migration.ts'
import { virtualColumnsMigration } from './quality/stores/virtual-columns-migration.ts'
import { webhooksMigration } from './quality/stores/webhooks-migration.ts'

/**
 * All steps of the catalogue's schema, in order, from all folders. The server and the administrator's commands open the
 * catalogue with this list. Released steps are never changed or removed.
 */
export const MIGRATIONS: readonly Migration[] = [
  apiKeysMigration,
  qualityMigration,
  profilesMigration,
  libraryMigration,
  virtualColumnsMigration,
  exportsMigration,
  listingNamesMigration,
  connectionsMigration,
  numbersMigration,
  rulesMigration,
  libraryRulesMigration,
  ruleFoldersMigration,
  webhooksMigration,
  joinsMigration,
  joinIndexesMigration,
  dependenciesMigration,
  resolutionsMigration,
  connectionLoginsMigration,
  attributeIdentitiesMigration,
  bulkChangesMigration,
]
