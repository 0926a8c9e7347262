import { open } from 'node:fs/promises'
import { MAX_BYTES } from '../../quality/rule-files/read-rule-file.ts'
import { CommandError } from '../command.ts'
import { operatorError } from './source-file.ts'

/**
 * The text of a file of rules.
 * @throws CommandError
 */
export async function readRuleText(path: string): Promise<string> {
  try {
    const file = await open(path)
    try {
      const stats = await file.stat()
      if (!stats.isFile()) throw new CommandError(`${path} is not a file. Name a YAML file of rules.`)
      if (stats.size > MAX_BYTES)
        throw new CommandError(
          `${path} has ${stats.size} bytes; a file of rules has at most ${MAX_BYTES.toLocaleString('en')} bytes.`,
        )
      return decode(await file.readFile(), path)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw operatorError(error, path)
  }
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new CommandError(`${path} is not valid UTF-8. Save it in UTF-8.`, { cause: error })
  }
}
