import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../../lib/files.ts'
import { RuleFilesInvalid } from '../../quality/rule-files/faults.ts'
import { ruleFileName } from '../../quality/rule-files/file-name.ts'
import { MAX_BYTES, MAX_RULES } from '../../quality/rule-files/read-rule-file.ts'
import { writeRuleFile } from '../../quality/rule-files/write-rule-file.ts'
import type { EntityRules } from '../../quality/services/rules/rule-code.ts'
import { foldedName } from '../../quality/stores/shared/folded-name.ts'
import { CommandError, UsageError, type Command } from '../command.ts'
import { withRuleCode } from './open-rule-code.ts'
import { readArguments } from '../options.ts'
import { isFolder } from '../source-files/report-place.ts'
import { readRuleFiles, type ReadRules } from './rule-files.ts'
import { operatorError } from '../source-files/source-file.ts'

/** Writes the rules of a repository as YAML files. */
export const rulesExport: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const [repository, folder, ...rest] = positionals
    if (repository === undefined || folder === undefined || rest.length > 0)
      throw new UsageError('Give the name of a repository and a folder, and nothing else.')
    const present = byEntity((await isFolder(folder)) ? await readRuleFiles([folder]) : [])
    const exported = await withRuleCode(context, repository, (code, id) => code.export(id))
    try {
      await mkdir(folder, { recursive: true })
      await writeAll(exported, present, folder, context.print)
    } catch (error) {
      throw operatorError(error, folder)
    }
    for (const { file } of present.values())
      if (!exported.some(({ entity }) => foldedName(entity) === foldedName(file.entity)))
        context.tell(`${file.path} stays as it is: the repository has no entity ${file.entity}.`)
  },
}

async function writeAll(
  exported: readonly EntityRules[],
  present: ReadonlyMap<string, ReadRules>,
  folder: string,
  print: (line: string) => void,
): Promise<void> {
  const taken = new Set([...present.values()].map(({ file }) => file.path.toLowerCase()))
  for (const entity of exported) {
    const own = present.get(foldedName(entity.entity))
    if (!own && entity.rules.length === 0 && entity.derived.length === 0) continue
    const path = own?.file.path ?? freePath(entity, folder, taken)
    taken.add(path.toLowerCase())
    const text = writeRuleFile(entity, own?.text)
    checkSize(entity, text)
    if (text !== own?.text) await writeFileAtomically(path, text)
    const count = entity.rules.length
    const rules = `${count} ${count === 1 ? 'rule' : 'rules'}`
    print(`${path}: ${rules}${text === own?.text ? ', unchanged' : ''}`)
  }
}

/** @throws CommandError if the command `rules import` would refuse the file */
function checkSize({ entity, rules }: EntityRules, text: string): void {
  const bytes = Buffer.byteLength(text)
  if (rules.length <= MAX_RULES && bytes <= MAX_BYTES) return
  throw new CommandError(
    `The entity ${entity} has ${rules.length} rules, which are ${bytes} bytes as YAML. A file has at most ${MAX_RULES.toLocaleString('en')} rules and ${MAX_BYTES.toLocaleString('en')} bytes, so the file is not written.`,
  )
}

/** A path that is named after the entity. */
const freePath = (entity: EntityRules, folder: string, taken: ReadonlySet<string>): string =>
  join(
    folder,
    ruleFileName(entity, (name) => taken.has(join(folder, name).toLowerCase())),
  )

/** @throws CommandError if two files have the same entity */
function byEntity(files: readonly ReadRules[]): ReadonlyMap<string, ReadRules> {
  const found = new Map<string, ReadRules>()
  for (const read of files) {
    const { entity, entityPlace, path } = read.file
    const other = found.get(foldedName(entity))
    if (other) {
      const message = `The file ${other.file.path} has rules of this entity already; put all rules of an entity into one file.`
      throw new CommandError(new RuleFilesInvalid([{ path, ...entityPlace, message }]).message)
    }
    found.set(foldedName(entity), read)
  }
  return found
}
