import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { RuleFilesInvalid, type FileFault } from '../../quality/rule-files/faults.ts'
import { readRuleFile, type RuleFile } from '../../quality/rule-files/read-rule-file.ts'
import { CommandError } from '../command.ts'
import { isFolder } from '../source-files/report-place.ts'
import { readRuleText } from '../source-files/rule-text.ts'
import { operatorError } from '../source-files/source-file.ts'

/** A file of rules with its text. */
export interface ReadRules {
  readonly file: RuleFile
  readonly text: string
}

const MAX_FILES = 10_000

/**
 * Reads files of rules, and those that end with .yaml or .yml in folders.
 * @param paths as the user gave them; faults name files by them
 * @throws CommandError with all faults of all files
 */
export async function readRuleFiles(paths: readonly string[]): Promise<ReadRules[]> {
  const files = [...new Set((await Promise.all(paths.map(filesOf))).flat())]
  if (files.length > MAX_FILES)
    throw new CommandError(`There are ${files.length} files of rules; at most ${MAX_FILES} are supported.`)
  const faults: FileFault[] = []
  const read: ReadRules[] = []
  for (const path of files) {
    const text = await readRuleText(path)
    const file = readRuleFile(path, text, faults)
    if (file) read.push({ file, text })
  }
  if (faults.length > 0) throw new CommandError(new RuleFilesInvalid(faults).message)
  return read
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await isFolder(path))) return [path]
  try {
    const names = await readdir(path)
    return names
      .filter((name) => /\.ya?ml$/i.test(name))
      .sort()
      .map((name) => join(path, name))
  } catch (error) {
    throw operatorError(error, path)
  }
}
