import { join } from 'node:path'
import { hashOfSpecification } from '../inputs.mjs'
import { bundleDocument } from './bundle.ts'
import { readOperations } from './model.ts'
import { BANNER, type Files } from './output.ts'
import { writeContract } from './write-contract.ts'
import { writeTypes } from './write-types.ts'
import { writeReplyValidators, writeRequestValidators } from './write-validators.ts'

const VALIDATOR_TYPES = {
  validators: `import type { RequestValidators } from '../../src/contract/contract.ts'

/** Compiled checks of each operation's parameters and bodies, by operationId. */
export declare const validators: Readonly<Record<string, RequestValidators>>
`,
  replyValidators: `import type { Validator } from '../../src/contract/contract.ts'

/** Compiled checks of answers: bodies by \`<operationId> <responder>\`, headers by \`<operationId> <responder> headers\`. */
export declare const validators: Readonly<Record<string, Validator>>
`,
}

/**
 * Makes the server's part of a service's generated files: the bundled document, the types, the contract and
 * the compiled validators. Needs no Java and no network.
 * @param root the project's folder
 * @param service name of the folder under `specs/`
 */
export async function generateServer(root: string, service: string): Promise<Files> {
  const document = await bundleDocument(join(root, 'specs', service, 'openapi.yaml'))
  const operations = readOperations(document)
  const [requests, replies] = await Promise.all([
    writeRequestValidators(document, operations),
    writeReplyValidators(document, operations),
  ])
  const banner = `// ${BANNER}\n`
  const files: Record<string, string> = {
    'openapi.json': `${JSON.stringify({ 'x-generated': BANNER, ...document }, null, 2)}\n`,
    'types.ts': `${banner}\n${writeTypes(document, operations)}`,
    'contract.ts': `${banner}\n${writeContract(service, document, operations)}`,
    'validators.js': banner + requests,
    'validators.d.ts': banner + VALIDATOR_TYPES.validators,
    'reply-validators.js': banner + replies,
    'reply-validators.d.ts': banner + VALIDATOR_TYPES.replyValidators,
    // `npm start` compares it, so that it never runs code of another specification.
    'specification.sha256': `${hashOfSpecification(service)}\n`,
  }
  const folder = join(root, 'generated', service)
  return new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text]))
}
