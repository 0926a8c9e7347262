import type { Call, Principal } from './call.ts'
import type { OperationSpec } from './contract.ts'
import type { Answer } from './handler.ts'

/** What the methods of a contract's operations do not tell: which requests change something. */
export interface ChangeDeclaration {
  /** Operations that change something although their method is GET. */
  readonly changingReads: readonly string[]
  /** Operations that only read although their method is another. */
  readonly readingOperations: readonly string[]
  /** Commands that only read, in every operation that has them. */
  readonly readingCommands: readonly string[]
  /** Further commands that only read: an operation, a blank and a command. */
  readonly readingCommandsOf: readonly string[]
}

/** Which requests of a service are in the audit trail, and what an entry says of them. */
export interface AuditDeclaration {
  readonly changes: ChangeDeclaration
  /** The actor of an entry. @param principal of the service's own authenticators */
  readonly actorOf: (principal: Principal) => string
  /** The actor of an entry without a principal, if the answer tells it. */
  readonly actorInAnswer?: (call: Call, answer: Answer) => string | undefined
  /** The repository of an entry. */
  readonly repositoryOf?: (call: Call) => string | undefined
}

const READING_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * @returns a function that names the change that a validated request makes: its operation, followed by the command of
 * its body if the operation has several. Undefined if the request only reads.
 */
export function changeNamer(declared: ChangeDeclaration): (call: Call) => string | undefined {
  const changing = new Set(declared.changingReads)
  const reading = new Set(declared.readingOperations)
  const commands = new Set(declared.readingCommands)
  const commandsOf = new Set(declared.readingCommandsOf)
  return (call) => {
    const { operation } = call
    if (operation === undefined) return undefined
    const { id, body } = operation
    if (READING_METHODS.includes(operation.method)) return changing.has(id) ? id : undefined
    if (reading.has(id)) return undefined
    const command = commandOf(call, body)
    if (command === undefined) return id
    const name = `${id} ${command}`
    return commands.has(command) || commandsOf.has(name) ? undefined : name
  }
}

function commandOf({ request }: Call, body: OperationSpec['body']): string | undefined {
  if (body?.kinds === undefined) return undefined
  return (request?.body as Readonly<Record<string, string>>)[body.kinds.member]
}
