import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Associations } from '../services/associations.ts'
import { Derivation } from '../services/derivation.ts'
import type { Entities } from '../services/entities.ts'
import { Keywords } from '../services/keywords.ts'
import { LibraryChanges } from '../services/library-changes.ts'
import { LibraryAttributes } from '../services/library-attributes.ts'
import { LibraryRules } from '../services/library-rules.ts'
import { Library } from '../services/library.ts'
import { Mappings } from '../services/mappings.ts'
import { Priorities } from '../services/priorities.ts'
import { Promotions } from '../services/promotions.ts'
import { RuleCopies } from '../services/rule-copies.ts'
import { RuleFolders } from '../services/rule-folders.ts'
import { KeywordStore } from '../stores/keywords.ts'
import { AssociationStore } from '../stores/library-associations.ts'
import { LibraryRuleStore } from '../stores/library-rules.ts'
import { LibraryStore } from '../stores/library.ts'
import { PriorityStore } from '../stores/priorities.ts'
import { RuleFolderStore } from '../stores/rule-folders.ts'
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
