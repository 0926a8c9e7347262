import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hashOf } from '../inputs.mjs'
import { LEFTOVERS } from './sdk.ts'

/** What the SDKs of all services are made from, beside the document of the service. */
const SOURCES = ['scripts/codegen', 'openapitools.json']

/** The file that tells from what the SDKs of a service were made, and what they were then. */
export const recordPath = (root: string, service: string): string =>
  join(root, 'generated', service, 'sdk.sha256')

/** The record that is right for the files on the disk if the generator made the SDKs from them. */
function recordOf(root: string, service: string): string {
  const folder = `generated/${service}`
  const made = hashOf([`${folder}/sdk`], (path) => LEFTOVERS.has(basename(path)), root)
  const sources = hashOf([...SOURCES, `${folder}/openapi.json`], undefined, root)
  return `${sources} gives ${made}\n`
}

/**
 * True if nothing has changed since the SDKs were made: neither what they are made from nor they themselves.
 * @param root the project's folder
 */
export async function isRecorded(root: string, service: string): Promise<boolean> {
  const kept = await readFile(recordPath(root, service), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return kept === recordOf(root, service)
}

/** Writes the record of SDKs that were made just now. */
export const record = (root: string, service: string): Promise<void> =>
  writeFile(recordPath(root, service), recordOf(root, service))
