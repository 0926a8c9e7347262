import type { Surroundings } from '../../service-module.ts'
import { Library } from '../services/library.ts'
import { Priorities } from '../services/priorities.ts'
import { LibraryStore } from '../stores/library.ts'
import { PriorityStore } from '../stores/priorities.ts'
import { type Family, NOTHING_TO_START } from './family.ts'

interface LibraryServices {
  readonly library: Library
  readonly priorities: Priorities
}

/** The library and the priorities of repositories. */
export const wireLibrary = ({ catalogue }: Surroundings): Family<LibraryServices> => ({
  services: {
    library: new Library(new LibraryStore(catalogue)),
    priorities: new Priorities(new PriorityStore(catalogue)),
  },
  jobs: [],
  start: NOTHING_TO_START,
  closers: [],
})
