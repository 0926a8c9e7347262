import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { OpenAPIBackend, type Context, type Document as BackendDocument } from 'openapi-backend'
import { resolve, type Document, type Header, type Operation, type Response } from '../codegen/document.ts'

/**
 * Makes a server that answers each operation of some contracts with the example of its first successful response, headers
 * included. It checks neither credentials nor parameters.
 */
export async function createMockServer(documents: readonly Document[]): Promise<Server> {
  const whole = documents.map((document) => withoutReferences(document, document) as Document)
  const backend = new OpenAPIBackend({
    definition: {
      ...whole[0],
      paths: Object.assign({}, ...whole.map(({ paths }) => paths)) as Document['paths'],
    } as unknown as BackendDocument,
    // Its own checks know OpenAPI 3.0 only, and the document is linted anyway.
    quick: true,
    validate: false,
  })
  backend.register({
    notImplemented: (context: Context, request: IncomingMessage, response: ServerResponse) => {
      const id = context.operation.operationId!
      const answer: { status: number; mock: unknown } = context.api.mockResponseForOperation(id)
      const { mediaType, headers } = describe(context.operation as unknown as Operation, answer.status)
      response.writeHead(answer.status, {
        ...headers,
        ...(mediaType !== undefined && { 'Content-Type': mediaType }),
      })
      response.end(
        mediaType === undefined || request.method === 'HEAD' ? undefined : JSON.stringify(answer.mock),
      )
    },
    notFound: (_: Context, request: IncomingMessage, response: ServerResponse) =>
      fail(response, 404, `The contract has no path ${request.url}.`),
    methodNotAllowed: (_: Context, request: IncomingMessage, response: ServerResponse) =>
      fail(response, 405, `The contract has no ${request.method} ${request.url}.`),
  })
  await backend.init()
  return createServer((request, response) => {
    const [path = '/', query = ''] = request.url!.split('?', 2)
    request.resume()
    backend
      .handleRequest(
        {
          method: request.method === 'HEAD' ? 'GET' : request.method!,
          path,
          query,
          headers: request.headers as Record<string, string | string[]>,
        },
        request,
        response,
      )
      .catch((error: Error) => fail(response, 400, error.message))
  })
}

function describe(operation: Operation, status: number) {
  const response = operation.responses[status] as Response
  const headers = Object.entries(response.headers ?? {}).flatMap(([name, header]) => {
    const { example, schema } = header as Header & { example?: unknown }
    const value = example ?? schema?.['example']
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  return {
    mediaType: Object.keys(response.content ?? {})[0],
    headers: Object.fromEntries(headers) as Record<string, string>,
  }
}

function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ error: message }))
}

/**
 * A copy with every reference put in its place; one that leads back into itself becomes an empty schema.
 * Security requirements are left out: a mock asks nobody who they are.
 */
function withoutReferences(document: Document, node: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((entry) => withoutReferences(document, entry, within))
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node && typeof node.$ref === 'string') {
    const { $ref } = node
    if (within.includes($ref)) return {}
    return withoutReferences(document, resolve<object>(document, { $ref }), [...within, $ref])
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => key !== 'security' || !Array.isArray(value))
      .map(([key, value]) => [key, withoutReferences(document, value, within)]),
  )
}
