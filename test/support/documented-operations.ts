import type { Contract } from '../../src/contract/contract.ts'

type Node = Record<string, unknown>

interface Example {
  readonly value: unknown
}

interface Response {
  readonly headers?: Record<string, Node>
  readonly content?: Record<string, { schema: Node; examples?: Record<string, Node> }>
}

interface Operation {
  readonly operationId: string
  readonly parameters?: Node[]
  readonly requestBody?: { content: Record<string, { examples?: Record<string, Node> }> }
  readonly responses: Record<string, Node>
  readonly security?: Node[]
}

/** An operation of the contract with everything that its references lead to. */
export interface DocumentedOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { name: string; in: string; required?: boolean; example?: unknown }[]
  /** Examples of request bodies by media type, then by name. */
  readonly bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** One for each media type of a status; `mediaType` is null where there is no body. */
  readonly responses: readonly {
    readonly status: number
    readonly mediaType: string | null
    /** By name. */
    readonly examples: Readonly<Record<string, unknown>>
  }[]
}

/** The example of a parameter as it is written in a request: lists between commas. */
export const textOf = (example: unknown): string => [example].flat().join(',')

/** Reads the operations of a contract as a reader of the document does. */
export async function documentedOperations(
  contract: Pick<Contract<never>, 'loadDocument'>,
): Promise<DocumentedOperation[]> {
  const document = (await contract.loadDocument()) as {
    paths: Record<string, Record<string, Operation>>
  }
  const follow = <T>(node: Node): T => {
    const pointer = node['$ref']
    if (typeof pointer !== 'string') return node as T
    return follow(
      pointer
        .slice(2)
        .split('/')
        .reduce<Node>((parent, key) => parent[key] as Node, document),
    )
  }
  const valuesOf = (examples: Record<string, Node> = {}): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(examples).map(([name, example]) => [name, follow<Example>(example).value]),
    )
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []).map((parameter) => follow<never>(parameter)),
      bodies: Object.fromEntries(
        Object.entries(operation.requestBody?.content ?? {}).map(([mediaType, { examples }]) => [
          mediaType,
          valuesOf(examples),
        ]),
      ),
      responses: Object.entries(operation.responses).flatMap(
        ([text, response]): DocumentedOperation['responses'] => {
          const status = Number(text)
          const content = Object.entries(follow<Response>(response).content ?? {})
          if (content.length === 0) return [{ status, mediaType: null, examples: {} }]
          return content.map(([mediaType, { examples }]) => ({
            status,
            mediaType,
            examples: valuesOf(examples),
          }))
        },
      ),
    })),
  )
}
