import { printable } from '../../../lib/text.ts'
import type { QueryMemory } from '../../listings/query-memory.ts'
import type { Dialect } from '../../model/warehouse/dialect.ts'
import type { Entity } from '../../model/entity.ts'
import { KeywordUnknown, RuleNameTaken } from '../../model/rule-errors.ts'
import { AttributeNames } from '../../rule-files/attribute-names.ts'
import { checkRules } from '../../rule-files/check-rules.ts'
import { RuleFilesInvalid, type FileFault } from '../../rule-files/faults.ts'
import { keywordsIn } from '../../rule-files/members.ts'
import { planOf } from '../../rule-files/plan.ts'
import type { RuleFile } from '../../rule-files/read-rule-file.ts'
import type { RulesToWrite } from '../../rule-files/write-rule-file.ts'
import type { RuleSubject } from '../../rules/rule-scope.ts'
import type { EntityLoads } from '../../stores/entities/entity-loads.ts'
import { foldedName } from '../../stores/shared/folded-name.ts'
import type { KeywordStore } from '../../stores/rules/keywords.ts'
import type { RuleCodeStore, StoredRule } from '../../stores/rules/rule-code.ts'
import type { BulkChanges } from './bulk-changes.ts'
import { keywordTexts } from './rule-fields.ts'
import { type CheckedFile, type EntityPlan, RuleImports } from './rule-imports.ts'

/** How often an import is planned, if users add rules of the same names. */
const ATTEMPTS = 3

export interface RuleCodeOptions {
  readonly store: RuleCodeStore
  readonly changes: Pick<BulkChanges, 'make'>
  readonly keywords: Pick<KeywordStore, 'names'>
  readonly loads: Pick<EntityLoads, 'attributes' | 'namesOf' | 'profiledAttributes'>
  /** Of the warehouse of a repository, which will run its rules. */
  readonly dialectOf: (repositoryId: number) => Promise<Dialect>
  readonly memory: QueryMemory
}

/** The rules of an entity with the number of the entity. */
export interface EntityRules extends RulesToWrite {
  readonly number: number
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
    const exported: EntityRules[] = []
    for await (const rules of this.rulesOf(repositoryId)) exported.push(rules)
    return exported
  }

  /** The same one by one, of all entities or of the one with this number. */
  async *rulesOf(repositoryId: number, number?: number): AsyncGenerator<EntityRules> {
    const { store, loads } = this.#options
    for (const entity of await store.entities(repositoryId)) {
      if (number !== undefined && entity.number !== number) continue
      // Expressions have the names of one moment, although attributes may be renamed during the export.
      const { attributes, known, rules } = await store.snapshot(async (snapshot) => ({
        attributes: await loads.attributes(entity, snapshot),
        known: await loads.namesOf(entity.id, snapshot),
        rules: await store.rules(entity.id, snapshot),
      }))
      const names = new AttributeNames(attributes)
      const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]))
      const all = rules.toSorted((a, b) => a.attributeId - b.attributeId)
      const nameOf = ({ attributeId }: StoredRule): string | undefined => {
        const attribute = byId.get(attributeId)
        // A rule keeps its attribute while the present rows do not have it.
        return attribute ? names.nameOf(attribute) : known.get(attributeId)
      }
      yield {
        entity: entity.name,
        number: entity.number,
        rules: all
          .filter(({ libraryRuleId }) => libraryRuleId === undefined)
          .map((rule) => ({ ...rule, attribute: nameOf(rule) })),
        derived: all.filter(({ libraryRuleId }) => libraryRuleId !== undefined).map(({ name }) => name),
      }
    }
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
   * @param expect is called with what will be done, and prevents it by an error
   * @returns what was done
   * @throws RuleFilesInvalid; EntityGone or KeywordUnknown if an entity or a keyword was deleted during the import
   */
  async import(
    repositoryId: number,
    files: readonly RuleFile[],
    {
      isDeleting,
      user,
      expect,
    }: {
      readonly isDeleting: boolean
      readonly user: string
      readonly expect?: (plans: readonly EntityPlan[]) => void
    },
  ): Promise<EntityPlan[]> {
    const checked = await this.#check(repositoryId, files)
    const subject = { repositoryId, claim: `import into repository ${repositoryId}` }
    for (let attempt = 1; ; attempt++)
      try {
        return await this.#options.changes.make(subject, {
          prepare: async (change) => {
            const plans = await this.#plan(checked, isDeleting)
            expect?.(plans)
            const imports = new RuleImports(this.#options, repositoryId, user, change)
            for (const [i, plan] of plans.entries()) await imports.prepare(checked[i]!, plan)
            return { plans, imports }
          },
          decide: async ({ plans, imports }, transaction) => {
            await imports.complete(transaction)
            return plans
          },
        })
      } catch (error) {
        // A user has added a rule of the name after the plan was made. The next plan changes this rule.
        if (!(error instanceof RuleNameTaken) || attempt === ATTEMPTS) throw error
      }
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
    const { loads, dialectOf, memory } = this.#options
    const dialect = await dialectOf(repositoryId)
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
    const unknown = await this.#options.store.transaction(async (transaction) => {
      const found: FileFault[] = []
      for (const rule of file.rules)
        try {
          await keywordTexts(this.#options.keywords, repositoryId, keywordsIn(rule.keywords), transaction)
        } catch (error) {
          if (!(error instanceof KeywordUnknown)) throw error
          found.push({ path: file.path, ...rule.placeOf('keywords'), message: error.message })
        }
      return found
    })
    faults.push(...unknown)
  }

  async #plan(checked: readonly CheckedFile[], isDeleting: boolean): Promise<EntityPlan[]> {
    const faults: FileFault[] = []
    const plans: EntityPlan[] = []
    for (const { file, entity, names } of checked) {
      const stored = await this.#options.store.rules(entity.id)
      plans.push({
        entity: entity.name,
        number: entity.number,
        ...planOf(file, stored, names, isDeleting, faults),
      })
    }
    if (faults.length > 0) throw new RuleFilesInvalid(faults)
    return plans
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
