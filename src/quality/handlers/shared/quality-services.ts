import type { Refusals } from '../../../platform/credentials/refusals.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Accounts } from '../../services/accounts/accounts.ts'
import type { BrowserSessions } from '../../services/accounts/browser-sessions.ts'
import type { Attributes } from '../../services/attributes/attributes.ts'
import type { Conflicts } from '../../services/dependencies/conflicts.ts'
import type { Dependencies } from '../../services/dependencies/dependencies.ts'
import type { DependencyJobs } from '../../services/dependencies/dependency-jobs.ts'
import type { DependencyRules } from '../../services/dependencies/dependency-rules.ts'
import type { Entities } from '../../services/entities/entities.ts'
import type { Expressions } from '../../services/listings/expressions.ts'
import type { Exports } from '../../services/files/exports.ts'
import type { Files } from '../../services/files/files.ts'
import type { Associations } from '../../services/library/associations.ts'
import type { JoinJobs } from '../../services/joins/join-jobs.ts'
import type { JoinReports } from '../../services/joins/join-reports.ts'
import type { Joins } from '../../services/joins/joins.ts'
import type { Keywords } from '../../services/rules/keywords.ts'
import type { LibraryAttributes } from '../../services/library/library-attributes.ts'
import type { LibraryRules } from '../../services/library/library-rules.ts'
import type { Library } from '../../services/library/library.ts'
import type { Promotions } from '../../services/library/promotions.ts'
import type { RuleCopies } from '../../services/library/rule-copies.ts'
import type { Listings } from '../../services/listings/listings.ts'
import type { ConnectionSources } from '../../services/connections/connection-sources.ts'
import type { LoaderConnections } from '../../services/connections/loader-connections.ts'
import type { Logins } from '../../services/accounts/logins.ts'
import type { Previews } from '../../services/entities/previews.ts'
import type { Priorities } from '../../services/rules/priorities.ts'
import type { Profiles } from '../../services/reports/profiles.ts'
import type { Reports } from '../../services/reports/reports.ts'
import type { RuleFiles } from '../../services/rules/rule-files.ts'
import type { RuleFolders } from '../../services/rules/rule-folders.ts'
import type { RuleSuggestions } from '../../services/rules/rule-suggestions.ts'
import type { RuleTrials } from '../../services/rules/rule-trials.ts'
import type { Rules } from '../../services/rules/rules.ts'
import type { Repositories } from '../../services/repositories.ts'
import type { Webhooks } from '../../services/webhooks/webhooks.ts'

/** The services that the handlers call. */
export interface QualityServices {
  readonly accounts: Accounts
  readonly logins: Logins
  readonly browserSessions: BrowserSessions
  readonly refusals: Refusals
  readonly repositories: Repositories
  readonly files: Files
  readonly entities: Entities
  readonly attributes: Attributes
  readonly expressions: Expressions
  readonly previews: Previews
  readonly reports: Reports
  readonly profiles: Profiles
  readonly exports: Exports
  readonly priorities: Priorities
  readonly library: Library
  readonly libraryAttributes: LibraryAttributes
  readonly libraryRules: LibraryRules
  readonly associations: Associations
  readonly promotions: Promotions
  readonly ruleCopies: RuleCopies
  readonly connections: LoaderConnections
  readonly connectionSources: ConnectionSources
  readonly jobs: Jobs
  readonly listings: Listings
  readonly rules: Rules
  readonly trials: RuleTrials
  readonly keywords: Keywords
  readonly ruleFiles: RuleFiles
  readonly ruleFolders: RuleFolders
  readonly webhooks: Webhooks
  readonly suggestions: RuleSuggestions
  readonly joins: Joins
  readonly joinReports: JoinReports
  readonly joinJobs: JoinJobs
  readonly dependencies: Dependencies
  readonly conflicts: Conflicts
  readonly dependencyJobs: DependencyJobs
  readonly dependencyRules: DependencyRules
}
