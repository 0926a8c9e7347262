import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Conflict, EntityGone, EntityUnknown, InvalidData } from '../../model/errors.ts'
import { KeywordUnknown, RuleNameTaken } from '../../model/rule-errors.ts'
import { RuleFilesInvalid, type FileFault } from '../../rule-files/faults.ts'
import { ruleFileName } from '../../rule-files/file-name.ts'
import { readRuleFile, type RuleFile } from '../../rule-files/read-rule-file.ts'
import { writeRuleFile } from '../../rule-files/write-rule-file.ts'
import type { RuleCode } from './rule-code.ts'
import type { EntityPlan } from './rule-imports.ts'

/** The most rules of a request or an answer. As many take about half a second to read, which other requests wait for. */
const MAX_RULES = 2000
/** The most characters of the files of a request or an answer. */
const MAX_CHARACTERS = 500_000
/** More faults do not help the user. */
const MAX_FAULTS = 50

/** The file of an entity's rules. */
export interface WrittenFile {
  readonly name: string
  /** The number of the entity. */
  readonly number: number
  readonly entity: string
  readonly rules: number
  readonly derived: number
  readonly text: string
}

/** A file as a client sends it. */
export interface SentFile {
  readonly name: string
  readonly text: string
}

/** An import would not do what its plan said. */
export class RulesChangedMeanwhile extends Conflict {
  constructor() {
    super(
      'The rules, entities or keywords have changed since the plan was made. Nothing was imported; look at a new plan.',
    )
  }
}

/** The rules do not fit into an answer. */
export class RuleFilesTooLarge extends Conflict {
  constructor() {
    super(
      'The files would have more than 2,000 rules or 500,000 characters. Ask for one entity, or use the command "groundtruth admin rules export".',
    )
  }
}

/** Rules as files that clients read and send. The administrator's commands do the same with files of any size. */
export class RuleFiles {
  readonly #code: RuleCode

  constructor(code: RuleCode) {
    this.#code = code
  }

  /**
   * A file for each entity that has rules.
   * @param number that of the only entity, which need not have rules
   * @throws EntityUnknown, RuleFilesTooLarge
   */
  async write(repositoryId: number, number?: number): Promise<WrittenFile[]> {
    const files: WrittenFile[] = []
    const taken = new Set<string>()
    let [rules, characters] = [0, 0]
    for await (const entity of this.#code.rulesOf(repositoryId, number)) {
      if (number === undefined && entity.rules.length + entity.derived.length === 0) continue
      rules += entity.rules.length
      if (rules > MAX_RULES) throw new RuleFilesTooLarge()
      const text = writeRuleFile(entity)
      characters += text.length
      if (characters > MAX_CHARACTERS) throw new RuleFilesTooLarge()
      const name = ruleFileName(entity, (one) => taken.has(one))
      taken.add(name.toLowerCase())
      const counts = { rules: entity.rules.length, derived: entity.derived.length }
      files.push({ name, number: entity.number, entity: entity.entity, ...counts, text })
      await setImmediate()
    }
    if (number !== undefined && files.length === 0) throw new EntityUnknown(number)
    return files
  }

  /**
   * What an import of files would do.
   * @throws InvalidData
   */
  plan(repositoryId: number, files: readonly SentFile[], isDeleting: boolean): Promise<EntityPlan[]> {
    return this.#withFaults(files, async (read) => this.#code.plan(repositoryId, read, isDeleting))
  }

  /**
   * Imports files, all or nothing.
   * @param options.version that of the expected plan; undefined to do what the files say
   * @throws InvalidData, RulesChangedMeanwhile
   */
  async import(
    repositoryId: number,
    files: readonly SentFile[],
    {
      version,
      ...options
    }: { readonly isDeleting: boolean; readonly user: string; readonly version: string | undefined },
  ): Promise<EntityPlan[]> {
    const expect = (plans: readonly EntityPlan[]): void => {
      if (version !== undefined && version !== versionOf(plans)) throw new RulesChangedMeanwhile()
    }
    return this.#withFaults(files, async (read) => {
      try {
        return await this.#code.import(repositoryId, read, { ...options, expect })
      } catch (error) {
        throw OVERTAKEN.some((type) => error instanceof type) ? new RulesChangedMeanwhile() : error
      }
    })
  }

  /** Reads files, and tells the faults of all of them with their places in the request. */
  async #withFaults<T>(
    files: readonly SentFile[],
    work: (files: readonly RuleFile[]) => Promise<T>,
  ): Promise<T> {
    const faults: FileFault[] = []
    const read: RuleFile[] = []
    const characters = files.reduce((sum, { text }) => sum + text.length, 0)
    if (characters > MAX_CHARACTERS) throw tooMany()
    for (const { name, text } of files) {
      const file = readRuleFile(name, text, faults)
      if (file) read.push(file)
      await setImmediate()
    }
    if (faults.length > 0) throw invalid(files, faults)
    if (read.reduce((sum, { rules }) => sum + rules.length, 0) > MAX_RULES) throw tooMany()
    try {
      return await work(read)
    } catch (error) {
      throw error instanceof RuleFilesInvalid ? invalid(files, error.faults) : error
    }
  }
}

/** Errors of an import that another change has overtaken. */
const OVERTAKEN = [EntityGone, KeywordUnknown, RuleNameTaken]

/** Identifies what plans do. Rules that change or are deleted count with all their members. */
export const versionOf = (plans: readonly EntityPlan[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        plans.map(({ number, deletions, changes, additions }) => [
          number,
          deletions,
          changes.map(({ stored, members }) => [stored, members]),
          additions.map(({ name }) => name),
        ]),
      ),
    )
    .digest('hex')
    .slice(0, 16)

const tooMany = (): InvalidData =>
  new InvalidData([
    {
      pointer: '/data/files',
      detail:
        'The files have more than 2,000 rules or 500,000 characters. Send them in several requests, or use the command "groundtruth admin rules import".',
    },
  ])

const invalid = (files: readonly SentFile[], faults: readonly FileFault[]): InvalidData =>
  new InvalidData(
    faults.slice(0, MAX_FAULTS).map(({ path, line, column, message }) => ({
      pointer: `/data/files/${files.findIndex(({ name }) => name === path)}/text`,
      detail: `${path}:${line}:${column}: ${message}`,
    })),
  )
