import type { Knex } from 'knex'
import { printable } from '../../lib/text.ts'
import type { QueryMemory } from '../listings/query-memory.ts'
import type { Dialect } from '../model/dialect.ts'
import type { Entity } from '../model/entity.ts'
import { EntityGone } from '../model/errors.ts'
import type { RuleKeywords } from '../model/rule.ts'
import { KeywordUnknown, RuleNameTaken } from '../model/rule-errors.ts'
import { AttributeNames } from '../rule-files/attribute-names.ts'
import { checkRules } from '../rule-files/check-rules.ts'
import { RuleFilesInvalid, type FileFault } from '../rule-files/faults.ts'
import { keywordsIn } from '../rule-files/members.ts'
import { attributeIdOf, changesOf, planOf, type RulePlan } from '../rule-files/plan.ts'
import type { FileRule, RuleFile } from '../rule-files/read-rule-file.ts'
import type { RulesToWrite } from '../rule-files/write-rule-file.ts'
import type { RuleSubject } from '../rules/rule-scope.ts'
import type { EntityLoads } from '../stores/entity-loads.ts'
import { foldedName } from '../stores/folded-name.ts'
import type { KeywordStore } from '../stores/keywords.ts'
import type { RuleCodeStore, StoredRule } from '../stores/rule-code.ts'
import type { RuleChanges, RuleStore } from '../stores/rules.ts'
import { keywordTexts } from './rule-fields.ts'

export interface RuleCodeOptions {
  readonly store: RuleCodeStore
  readonly rules: Pick<RuleStore, 'insert' | 'edit' | 'remove'>
  readonly keywords: Pick<KeywordStore, 'names'>
  readonly loads: Pick<EntityLoads, 'attributes' | 'profiledAttributes'>
  /** Of the warehouses that will run the rules. */
  readonly dialect: Dialect
  readonly memory: QueryMemory
}

/** The rules of an entity with the number of the entity. */
export interface EntityRules extends RulesToWrite {
  readonly number: number
}

/** What an import does to an entity. */
export interface EntityPlan extends RulePlan {
  readonly entity: string
}

/** A file with its entity. Its rules fit the attributes. */
interface CheckedFile {
  readonly file: RuleFile
  readonly entity: Entity
  readonly names: AttributeNames
}

/** Exports the rules of a repository to files, and imports them. Needs the catalogue only, and no warehouse. */
export class RuleCode {
  readonly #options: RuleCodeOptions

  constructor(options: RuleCodeOptions) {
    this.#options = options
  }

  /**
   * The rules of all entities of a repository, in the order of the numbers of the entities: first the rules about whole
   * rows, then those of each attribute.
   */
  async export(repositoryId: number): Promise<EntityRules[]> {
    const { store, loads } = this.#options
    const exported: EntityRules[] = []
    for (const entity of await store.entities(repositoryId)) {
      const attributes = await loads.attributes(entity)
      const names = new AttributeNames(attributes)
      const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]))
      const all = (await store.rules(entity.id)).toSorted((a, b) => a.attributeId - b.attributeId)
      const nameOf = ({ attributeId }: StoredRule): string | undefined => {
        const attribute = byId.get(attributeId)
        return attribute && names.nameOf(attribute)
      }
      exported.push({
        entity: entity.name,
        number: entity.number,
        rules: all
          .filter(({ libraryRuleId }) => libraryRuleId === undefined)
          .map((rule) => ({ ...rule, attribute: nameOf(rule) })),
        derived: all.filter(({ libraryRuleId }) => libraryRuleId !== undefined).map(({ name }) => name),
      })
    }
    return exported
  }

  /**
   * What an import would do.
   * @throws RuleFilesInvalid
   */
  async plan(repositoryId: number, files: readonly RuleFile[], isDeleting: boolean): Promise<EntityPlan[]> {
    const checked = await this.#check(repositoryId, files)
    return this.#plan(checked, isDeleting)
  }

  /**
   * Imports files, all or nothing.
   * @param isDeleting true if the rules of their entities that the files do not have are deleted
   * @returns what was done
   * @throws RuleFilesInvalid; EntityGone or KeywordUnknown if an entity or a keyword was deleted during the import
   */
  async import(
    repositoryId: number,
    files: readonly RuleFile[],
    { isDeleting, user }: { readonly isDeleting: boolean; readonly user: string },
  ): Promise<EntityPlan[]> {
    const { store } = this.#options
    const checked = await this.#check(repositoryId, files)
    return store.transaction(async (transaction) => {
      const ids = checked.map(({ entity }) => entity.id)
      if (!(await store.lock(ids, transaction))) throw new EntityGone()
      const plans = await this.#plan(checked, isDeleting, transaction)
      for (const [i, plan] of plans.entries())
        await this.#apply(repositoryId, checked[i]!, plan, user, transaction)
      return plans
    })
  }

  async #check(repositoryId: number, files: readonly RuleFile[]): Promise<CheckedFile[]> {
    const { store } = this.#options
    const entities = new Map(
      (await store.entities(repositoryId)).map((entity) => [foldedName(entity.name), entity]),
    )
    const faults: FileFault[] = []
    const paths = new Map<Entity, string>()
    const checked: CheckedFile[] = []
    for (const file of files) {
      const entity = entities.get(foldedName(file.entity))
      const fault = describeEntity(file, entity, entity && paths.get(entity))
      if (fault !== undefined) faults.push({ path: file.path, ...file.entityPlace, message: fault })
      if (!entity) continue
      paths.set(entity, file.path)
      if (fault === undefined) checked.push(await this.#checkFile(repositoryId, file, entity, faults))
    }
    if (faults.length > 0) throw new RuleFilesInvalid(faults)
    return checked
  }

  async #checkFile(
    repositoryId: number,
    file: RuleFile,
    entity: Entity,
    faults: FileFault[],
  ): Promise<CheckedFile> {
    const { loads, dialect, memory } = this.#options
    const attributes = await loads.attributes(entity)
    const names = new AttributeNames(attributes)
    const subject: RuleSubject = {
      entity,
      warehouse: { dialect },
      attributes: async () => attributes,
      profilesOf: async (ids) => {
        const profiled = ids.length > 0 ? await loads.profiledAttributes(entity, ids) : []
        return new Map(profiled.flatMap(({ id, profile }) => (profile ? [[id, profile]] : [])))
      },
    }
    await checkRules(file, file.rules, subject, names, memory, faults)
    await this.#checkKeywords(repositoryId, file, faults)
    return { file, entity, names }
  }

  /** Adds the keywords that do not exist to the faults. */
  async #checkKeywords(repositoryId: number, file: RuleFile, faults: FileFault[]): Promise<void> {
    await this.#options.store.transaction(async (transaction) => {
      for (const rule of file.rules)
        try {
          await this.#keywordsOf(repositoryId, rule, transaction)
        } catch (error) {
          if (!(error instanceof KeywordUnknown)) throw error
          faults.push({ path: file.path, ...rule.placeOf('keywords'), message: error.message })
        }
    })
  }

  /** @throws KeywordUnknown */
  #keywordsOf(repositoryId: number, rule: FileRule, transaction: Knex.Transaction): Promise<RuleKeywords> {
    return keywordTexts(this.#options.keywords, repositoryId, keywordsIn(rule.keywords), transaction)
  }

  async #plan(
    checked: readonly CheckedFile[],
    isDeleting: boolean,
    transaction?: Knex.Transaction,
  ): Promise<EntityPlan[]> {
    const faults: FileFault[] = []
    const plans: EntityPlan[] = []
    for (const { file, entity, names } of checked) {
      const stored = await this.#options.store.rules(entity.id, transaction)
      plans.push({ entity: entity.name, ...planOf(file, stored, names, isDeleting, faults) })
    }
    if (faults.length > 0) throw new RuleFilesInvalid(faults)
    return plans
  }

  async #apply(
    repositoryId: number,
    { entity, names }: CheckedFile,
    { additions, changes, deletions }: EntityPlan,
    user: string,
    transaction: Knex.Transaction,
  ): Promise<void> {
    const { rules } = this.#options
    // The names of deleted rules are free for added ones.
    await rules.remove(deletions, transaction)
    for (const change of changes) {
      const given: RuleChanges = {
        ...changesOf(change),
        ...(change.members.includes('keywords') && {
          keywords: await this.#keywordsOf(repositoryId, change.rule, transaction),
        }),
      }
      if (!(await rules.edit(change.stored, given, user, transaction)))
        throw new RuleNameTaken(change.rule.name)
    }
    for (const rule of additions) {
      const { attribute: _, placeOf: __, placeIn: ___, ...definition } = rule
      const added = {
        repositoryId,
        entityId: entity.id,
        attributeId: attributeIdOf(rule, names),
        definition,
        keywords: await this.#keywordsOf(repositoryId, rule, transaction),
        createdBy: user,
      }
      if (!(await rules.insert(added, transaction))) throw new RuleNameTaken(rule.name)
    }
  }
}

/** Why a file cannot be imported into its entity. */
function describeEntity(
  { entity: name }: RuleFile,
  entity: Entity | undefined,
  other: string | undefined,
): string | undefined {
  if (!entity)
    return `There is no entity ${printable(name)} in the repository; load it first, or correct its name.`
  if (other !== undefined)
    return `The file ${other} has rules of the entity ${printable(name)} already; put all rules of an entity into one file.`
  if (entity.generation === 0)
    return `The entity ${printable(name)} is not loaded yet (${entity.state}); wait for the end of its job, or reload it.`
  return undefined
}
