import { InvalidData, type DataFault } from '../model/errors.ts'
import { foldedName } from '../stores/folded-name.ts'
import type { LibraryAttribute, LibraryEntity, LibraryStore, NewLibraryEntity } from '../stores/library.ts'
import { LibraryEntityUnknown, LibraryNameTaken } from '../model/errors.ts'
import { printable } from '../../lib/text.ts'

/** Creates and deletes library entities: templates that entities are mapped to, to share business rules. */
export class Library {
  readonly #store: LibraryStore
  constructor(store: LibraryStore) {
    this.#store = store
  }

  /** @throws LibraryEntityUnknown */
  async find(repositoryId: number, number: number): Promise<LibraryEntity> {
    const entity = await this.#store.find(repositoryId, number)
    if (!entity) throw new LibraryEntityUnknown(number)
    return entity
  }

  /**
   * @returns the number of the new library entity
   * @throws InvalidData if two attributes have the same name, LibraryNameTaken, RepositoryGone
   */
  async create(entity: NewLibraryEntity): Promise<number> {
    const faults = repeatedNames(entity.attributes)
    if (faults.length > 0) throw new InvalidData(faults)
    const number = await this.#store.insert(entity)
    if (number === undefined) throw new LibraryNameTaken(entity.name)
    return number
  }

  /**
   * Deletes a library entity with its attributes. It is unknown and its name is free at once.
   * @throws LibraryEntityUnknown
   */
  async remove(repositoryId: number, number: number): Promise<void> {
    if (!(await this.#store.remove(repositoryId, number))) throw new LibraryEntityUnknown(number)
  }
}

function repeatedNames(attributes: readonly LibraryAttribute[]): DataFault[] {
  const taken = new Set<string>()
  return attributes.flatMap(({ name }, index) => {
    const folded = foldedName(name)
    if (!taken.has(folded)) {
      taken.add(folded)
      return []
    }
    const detail = `An attribute before this one has the name ${printable(name)} already (letter case does not count); choose another name.`
    return [{ pointer: `/data/attributes/${index}/name`, detail }]
  })
}
