import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Associations } from '../services/library/associations.ts'
import { Derivation } from '../services/library/derivation.ts'
import type { Entities } from '../services/entities/entities.ts'
import { Keywords } from '../services/rules/keywords.ts'
import { LibraryChanges } from '../services/library/library-changes.ts'
import { LibraryAttributes } from '../services/library/library-attributes.ts'
import { LibraryRules } from '../services/library/library-rules.ts'
import { Library } from '../services/library/library.ts'
import { Mappings } from '../services/library/mappings.ts'
import { Priorities } from '../services/rules/priorities.ts'
import { Promotions } from '../services/library/promotions.ts'
import { RuleCopies } from '../services/library/rule-copies.ts'
import { RuleFolders } from '../services/rules/rule-folders.ts'
import { KeywordStore } from '../stores/rules/keywords.ts'
import { AssociationStore } from '../stores/library/library-associations.ts'
import { LibraryRuleStore } from '../stores/library/library-rules.ts'
import { LibraryStore } from '../stores/library/library.ts'
import { PriorityStore } from '../stores/rules/priorities.ts'
import { RuleFolderStore } from '../stores/rules/rule-folders.ts'
import { MappingJob } from '../work/mapping-job.ts'
import { RuleCopyJob } from '../work/rule-copy-job.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

interface LibraryServices {
  readonly library: Library
  readonly libraryAttributes: LibraryAttributes
  readonly libraryRules: LibraryRules
  readonly associations: Associations
  readonly promotions: Promotions
  readonly ruleCopies: RuleCopies
  readonly priorities: Priorities
  readonly keywords: Keywords
  readonly ruleFolders: RuleFolders
}

/** The library with its rules and its use by entities, and what orders rules: priorities, keywords and rule folders. */
export function wireLibrary(
  { catalogue }: Surroundings,
  { cataloguePool, loads, rules: ruleStore, bulkChanges: changes }: Stores,
  { jobs, entities }: { readonly jobs: Jobs; readonly entities: Entities },
): Family<LibraryServices> {
  const keywordStore = new KeywordStore(catalogue)
  const library = new LibraryStore(catalogue, cataloguePool)
  const rules = new LibraryRuleStore(catalogue, cataloguePool)
  const associationStore = new AssociationStore(catalogue, cataloguePool)
  const derivation = new Derivation({ library, rules, associations: associationStore })
  const libraryChanges = new LibraryChanges(changes, library)
  const mappings = new Mappings({ library, associations: associationStore, loads })
  const needed = { library, rules, entities, mappings, derivation, jobs, changes, libraryChanges }
  const associations = new Associations({ ...needed, associations: associationStore })
  const ruleCopies = new RuleCopies({ ...needed, associations: associationStore })
  return {
    services: {
      library: new Library(library, rules, libraryChanges),
      libraryAttributes: new LibraryAttributes(needed),
      libraryRules: new LibraryRules({ ...needed, keywords: keywordStore }),
      associations,
      promotions: new Promotions({ ...needed, associationStore, associations }),
      ruleCopies,
      priorities: new Priorities(new PriorityStore(catalogue, cataloguePool)),
      keywords: new Keywords(keywordStore),
      ruleFolders: new RuleFolders({
        store: new RuleFolderStore(catalogue, cataloguePool),
        rules: ruleStore,
        entities,
        jobs,
      }),
    },
    jobs: [new MappingJob(associations), new RuleCopyJob(ruleCopies)],
    start: NOTHING_TO_START,
    closers: [],
  }
}
