import type { Jobs } from '../jobs/jobs.ts'
import type { Accounts } from '../services/accounts.ts'
import type { Attributes } from '../services/attributes.ts'
import type { Conflicts } from '../services/conflicts.ts'
import type { Dependencies } from '../services/dependencies.ts'
import type { DependencyJobs } from '../services/dependency-jobs.ts'
import type { DependencyRules } from '../services/dependency-rules.ts'
import type { Entities } from '../services/entities.ts'
import type { Expressions } from '../services/expressions.ts'
import type { Exports } from '../services/exports.ts'
import type { Files } from '../services/files.ts'
import type { Associations } from '../services/associations.ts'
import type { JoinJobs } from '../services/join-jobs.ts'
import type { JoinReports } from '../services/join-reports.ts'
import type { Joins } from '../services/joins.ts'
import type { Keywords } from '../services/keywords.ts'
import type { LibraryAttributes } from '../services/library-attributes.ts'
import type { LibraryRules } from '../services/library-rules.ts'
import type { Library } from '../services/library.ts'
import type { Promotions } from '../services/promotions.ts'
import type { RuleCopies } from '../services/rule-copies.ts'
import type { Listings } from '../services/listings.ts'
import type { ConnectionSources } from '../services/connection-sources.ts'
import type { LoaderConnections } from '../services/loader-connections.ts'
import type { Logins } from '../services/logins.ts'
import type { Previews } from '../services/previews.ts'
import type { Priorities } from '../services/priorities.ts'
import type { Reports } from '../services/reports.ts'
import type { RuleFolders } from '../services/rule-folders.ts'
import type { RuleSuggestions } from '../services/rule-suggestions.ts'
import type { RuleTrials } from '../services/rule-trials.ts'
import type { Rules } from '../services/rules.ts'
import type { Repositories } from '../services/repositories.ts'
import type { Webhooks } from '../services/webhooks.ts'

/** The services that the handlers call. */
export interface QualityServices {
  readonly accounts: Accounts
  readonly logins: Logins
  readonly repositories: Repositories
  readonly files: Files
  readonly entities: Entities
  readonly attributes: Attributes
  readonly expressions: Expressions
  readonly previews: Previews
  readonly reports: Reports
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
