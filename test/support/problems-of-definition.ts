import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What is wrong with an OpenAPI document, one line a problem: its structure, references, parameters and ids. */
export async function problemsOfDefinition(document: unknown): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({
      rules: {
        struct: 'error',
        'no-unresolved-refs': 'error',
        'path-parameters-defined': 'error',
        'operation-operationId-unique': 'error',
        'operation-parameters-unique': 'error',
        'no-identical-paths': 'error',
        'no-undefined-server-variable': 'error',
        'security-defined': 'error',
        'no-invalid-media-type-examples': 'error',
      },
    }),
  })
  return problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)
}
