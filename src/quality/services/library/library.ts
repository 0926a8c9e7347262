import { printable } from '../../../lib/text.ts'
import { InvalidData, LibraryEntityUnknown, LibraryNameTaken, type DataFault } from '../../model/errors.ts'
import type { LibraryAttributeTexts, LibraryEntity } from '../../model/library.ts'
import { foldedName } from '../../stores/shared/folded-name.ts'
import type { LibraryRuleStore } from '../../stores/library/library-rules.ts'
import type { LibraryEntityChanges, LibraryStore, NewLibraryEntity } from '../../stores/library/library.ts'
import type { LibraryChanges } from './library-changes.ts'

/** Creates, changes and deletes library entities: templates that entities are mapped to, to share business rules. */
export class Library {
  readonly #store: LibraryStore
  readonly #rules: Pick<LibraryRuleStore, 'ids' | 'derivedIds'>
  readonly #changes: LibraryChanges

  constructor(
    store: LibraryStore,
    rules: Pick<LibraryRuleStore, 'ids' | 'derivedIds'>,
    changes: LibraryChanges,
  ) {
    this.#store = store
    this.#rules = rules
    this.#changes = changes
  }

  /** @throws LibraryEntityUnknown */
  async find(repositoryId: number, number: number): Promise<LibraryEntity> {
    const entity = await this.#store.find(repositoryId, number)
    if (!entity) throw new LibraryEntityUnknown(number)
    return entity
  }

  count(repositoryId: number): Promise<number> {
    return this.#store.count(repositoryId)
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

  /** @throws LibraryEntityUnknown, LibraryNameTaken */
  async edit(
    repositoryId: number,
    number: number,
    changes: LibraryEntityChanges,
    user: string,
  ): Promise<void> {
    const result = await this.#store.edit(repositoryId, number, changes, user)
    if (result === 'unknown') throw new LibraryEntityUnknown(number)
    if (result === 'taken') throw new LibraryNameTaken(changes.name!)
  }

  /**
   * Deletes a library entity with its attributes, rules and associations. It is unknown and its name is free at once.
   * @param isDeletingRules true to delete the derived rules too; otherwise they become independent rules
   * @throws LibraryEntityUnknown
   */
  async remove(repositoryId: number, number: number, isDeletingRules: boolean): Promise<void> {
    await this.#changes.make(repositoryId, number, {
      prepare: async ({ id }, change) => {
        const derived = await this.#rules.derivedIds({ libraryEntityId: id })
        await change.mark(isDeletingRules ? 'removed_in' : 'freed_in', derived)
        await change.mark('removed_in', await this.#rules.ids(id))
      },
      decide: (library, _, transaction) => this.#store.hide(library, transaction),
    })
  }
}

function repeatedNames(attributes: readonly LibraryAttributeTexts[]): DataFault[] {
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
