import type { Document } from './document.ts'
import type { OperationModel } from './model.ts'
import { patternsInWords } from './patterns-in-words.ts'

/** Writes `contract.ts`: the value that the runtime takes, and the type of the service's handlers. */
export function writeContract(
  service: string,
  document: Document,
  operations: readonly OperationModel[],
): string {
  const schemes = Object.keys(document.components?.securitySchemes ?? {})
  const name = service.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())
  const routes = operations.map(({ spec }) => `    ${JSON.stringify(spec)},\n`)
  return `import type { Contract } from '../../src/contract/contract.ts'
import type { Handler, Handlers, Request } from '../../src/contract/handler.ts'
import type { Operations, OperationId } from './types.ts'
import { validators } from './validators.js'

/** Names of the security schemes that the document declares. */
export type SecurityScheme = ${schemes.map((scheme) => JSON.stringify(scheme)).join(' | ') || 'never'}

/** The contract of the ${service} service, as the runtime takes it. */
export const ${name}Contract: Contract<Operations, SecurityScheme> = {
  service: ${JSON.stringify(service)},
  securitySchemes: ${JSON.stringify(schemes)},
  validators,
  patternsInWords: ${JSON.stringify(patternsInWords(document))},
  loadReplyValidators: async () => (await import('./reply-validators.js')).validators,
  loadDocument: async () => (await import('./openapi.json', { with: { type: 'json' } })).default,
  operations: [
${routes.join('')}  ],
}

/** Handlers for some or (without an argument) all of the operations. */
export type ${capital(name)}Handlers<Id extends OperationId = OperationId> = Handlers<Operations, Id>
export type ${capital(name)}Handler<Id extends OperationId> = Handler<Operations, Id>
export type ${capital(name)}Request<Id extends OperationId> = Request<Operations, Id>
`
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
