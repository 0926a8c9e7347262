import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { ROOT } from '../inputs.mjs'

const COMPILED = join(ROOT, '.cache', 'js')
/** The place of a call as a stack has it. A stack in a log or in a process's output may name a URL. */
const PLACE = /(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g

/** A text in which the places in compiled files are those of their sources. */
export const inSources = (text: string): string =>
  text.replace(PLACE, (place, path: string, line: string, column: string) => {
    if (!path.startsWith(COMPILED)) return place
    const entry = mapOf(path)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (entry === undefined || !('originalSource' in entry)) return place
    return `${resolve(dirname(path), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })

/** @returns undefined for a file that a test has made, since it has no map */
function mapOf(path: string): SourceMap | undefined {
  if (!existsSync(`${path}.map`)) return undefined
  return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload)
}
