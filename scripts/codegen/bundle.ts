import { bundle, createConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { relative } from 'node:path'
import { parseDocument } from 'yaml'
import { PLUGIN } from '../spec-common.mjs'
import type { Document } from './document.ts'

/**
 * Reads a split OpenAPI document and returns it as one, with what its operations and answers have in common, and with
 * every reference pointing into `#/components`.
 * @param root path of the document's root file
 * @throws Error naming each reference that cannot be resolved
 */
export async function bundleDocument(root: string): Promise<Document> {
  const config = await createConfig({ plugins: [PLUGIN], preprocessors: { 'groundtruth/common': 'on' } })
  const { bundle: bundled, problems } = await bundle({ ref: root, config })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    throw new Error(
      `The specification cannot be bundled:\n  ${errors.map((problem) => inWords(problem, root)).join('\n  ')}`,
    )
  }
  return bundled.parsed as Document
}

/** A problem with its file, its pointer in the file, and the reference at that place. */
function inWords({ location: [place], message }: NormalizedProblem, root: string): string {
  const pointer = place?.pointer ?? ''
  const path = pointer.split('/').slice(1)
  const keys = path.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const reference = place && parseDocument(place.source.body).getIn([...keys, '$ref'])
  const isUnresolved = message.startsWith("Can't resolve")
  const named = isUnresolved && typeof reference === 'string' ? ` ${reference}` : ''
  return `${relative(process.cwd(), place?.source.absoluteRef ?? root)}${pointer}: ${message}${named}`
}
