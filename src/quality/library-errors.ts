/** What can be wrong with priorities and library entities. */
import { printable } from '../contract/body.ts'
import { Conflict, Unknown } from './errors.ts'

export class PriorityUnknown extends Unknown {
  constructor(priorityId: number) {
    super(`There is no priority ${priorityId} in this repository.`)
  }
}

export class LibraryEntityUnknown extends Unknown {
  constructor(libraryId: number) {
    super(`There is no library entity ${libraryId} in this repository.`)
  }
}

export class LibraryNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a library entity with the name ${printable(name)} already (letter case does not count); choose another name.`,
    )
  }
}
