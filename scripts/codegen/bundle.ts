import { bundle, createConfig } from '@redocly/openapi-core'
import type { Document } from './document.ts'

/**
 * Reads a split OpenAPI document and returns it as one, with every reference pointing into `#/components`.
 * @param root path of the document's root file
 * @throws Error naming each reference that cannot be resolved
 */
export async function bundleDocument(root: string): Promise<Document> {
  const { bundle: bundled, problems } = await bundle({ ref: root, config: await createConfig({}) })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    const lines = errors.map((problem) => {
      const place = problem.location[0]
      return `${place?.source.absoluteRef ?? root}${place?.pointer ?? ''}: ${problem.message}`
    })
    throw new Error(`The specification cannot be bundled:\n  ${lines.join('\n  ')}`)
  }
  return bundled.parsed as Document
}
