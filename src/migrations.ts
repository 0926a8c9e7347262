import { apiKeysMigration } from './platform/credentials/migration.ts'
import { auditMigration } from './platform/audit/migration.ts'
import type { Migration } from './platform/catalogue/catalogue.ts'
import { serversMigration } from './platform/cluster/migration.ts'
import { browserSessionsMigration } from './quality/stores/migrations/browser-sessions-migration.ts'
import { catalogueIdMigration } from './quality/stores/migrations/catalogue-id-migration.ts'
import { contentsMigration } from './quality/stores/migrations/contents-migration.ts'
import { attributeIdentitiesMigration } from './quality/stores/migrations/attribute-identities-migration.ts'
import { bulkChangesMigration } from './quality/stores/migrations/bulk-changes-migration.ts'
import {
  connectionLoginsMigration,
  connectionsMigration,
} from './quality/stores/migrations/connections-migration.ts'
import {
  dependenciesMigration,
  resolutionsMigration,
} from './quality/stores/migrations/dependencies-migration.ts'
import { enginesMigration } from './quality/stores/migrations/engines-migration.ts'
import { exportsMigration } from './quality/stores/migrations/exports-migration.ts'
import { joinIndexesMigration, joinsMigration } from './quality/stores/migrations/joins-migration.ts'
import { libraryMigration } from './quality/stores/migrations/library-migration.ts'
import { libraryRulesMigration } from './quality/stores/migrations/library-rules-migration.ts'
import { listingNamesMigration } from './quality/stores/migrations/listing-names-migration.ts'
import { listingOrdersMigration } from './quality/stores/migrations/listing-orders-migration.ts'
import { qualityMigration } from './quality/stores/migrations/migration.ts'
import { loginAttemptsMigration } from './quality/stores/migrations/login-attempts-migration.ts'
import { numbersMigration } from './quality/stores/migrations/numbers-migration.ts'
import { profilesMigration } from './quality/stores/migrations/profiles-migration.ts'
import { duplicateRowsMigration } from './quality/stores/migrations/duplicate-rows-migration.ts'
import { readingNotesMigration } from './quality/stores/migrations/reading-notes-migration.ts'
import { ruleFoldersMigration } from './quality/stores/migrations/rule-folders-migration.ts'
import { rulesMigration } from './quality/stores/migrations/rules-migration.ts'
import { tracesMigration } from './quality/stores/migrations/traces-migration.ts'
import { virtualColumnsMigration } from './quality/stores/migrations/virtual-columns-migration.ts'
import { warehouseOwnersMigration } from './quality/stores/migrations/warehouse-owners-migration.ts'
import { webhooksMigration } from './quality/stores/migrations/webhooks-migration.ts'

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
  duplicateRowsMigration,
  readingNotesMigration,
  serversMigration,
  contentsMigration,
  auditMigration,
  loginAttemptsMigration,
  warehouseOwnersMigration,
  tracesMigration,
  listingOrdersMigration,
  enginesMigration,
  catalogueIdMigration,
  browserSessionsMigration,
]
