import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFor } from '../../support/catalogue.ts'
import { qualityContract } from '../../../generated/quality/contract.ts'
import { withAccounts } from '../../../src/admin/accounts/open-accounts.ts'
import { loggerTo } from '../../../src/platform/logging.ts'
import {
  documentedOperations,
  textOf,
  type DocumentedOperation,
} from '../../support/documented-operations.ts'
import { send, type Answer } from '../../support/http-answer.ts'
import { makeUsers } from './data-dir.ts'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from './quality-server.ts'

/** The id that the errors among the contract's examples carry. */
const REQUEST_ID = '6f1c2c1e-0f6b-4c58-9a53-6a1b5ce0d7a4'

const PASSWORDS = { admin: ADMIN_PASSWORD, ada: 'correct horse' }

export interface Asking {
  /** Admin if nothing is said; null: nobody. Another name has a password that nobody has. */
  readonly as?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A server such as the examples of the contract speak of, as far as it takes nothing but the administrator's command
 * line: with the empty repository `demo` and its reader `ada`.
 */
export class ExampleServer {
  readonly server: QualityServer
  readonly #operations: readonly DocumentedOperation[]
  readonly #sent = new Map<string, Promise<Answer>>()

  static async start(env: Readonly<Record<string, string>> = {}): Promise<ExampleServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    const logger = loggerTo({ write: () => undefined }, 'silent')
    const ignore = () => undefined
    const context = {
      config: configFor(dataDir),
      logger,
      record: async () => undefined,
      print: ignore,
      tell: ignore,
    }
    await makeUsers(dataDir, PASSWORDS)
    await withAccounts(context, async ({ accounts, repositories }) => {
      await repositories.create('demo', 'Real data sets with free licences, to try the service on.', 'admin')
      await accounts.setRole('ada', 'demo', 'reader')
    })
    const operations = await documentedOperations(qualityContract)
    return new ExampleServer(await startQualityServer({ dataDir, env }), operations)
  }

  private constructor(server: QualityServer, operations: readonly DocumentedOperation[]) {
    this.server = server
    this.#operations = operations
  }

  /** @param path below the repository `demo`, or from `/api` on */
  get(path: string, asking: Asking = {}): Promise<Answer> {
    return this.ask('GET', path, undefined, asking)
  }

  /** @param body an object is sent as JSON, undefined as no body, all else as it is */
  post(path: string, body: unknown, asking: Asking = {}): Promise<Answer> {
    return this.ask('POST', path, body, asking)
  }

  ask(method: string, path: string, body: unknown, { as = 'admin', headers }: Asking = {}): Promise<Answer> {
    const password = PASSWORDS[as as keyof typeof PASSWORDS] ?? 'wrong'
    const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData)
    return send(this.server.url + (path.startsWith('/api') ? path : `/api/repositories/demo${path}`), {
      method,
      headers: {
        'X-Request-Id': REQUEST_ID,
        ...(as !== null && { Authorization: basic(as, password) }),
        ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    })
  }

  /**
   * Sends a body that is an example of the contract to the operation that shows it, once: asked again, the answer
   * is the same.
   * @param findPath tells the parameters of the path that are not to be those of the contract's examples
   */
  send(
    example: string,
    { findPath, ...asking }: Asking & { findPath?: () => Promise<Readonly<Record<string, string>>> } = {},
  ): Promise<Answer> {
    const send = async () => {
      const operation = this.#operations.find(({ bodies }) =>
        Object.values(bodies).some((examples) => example in examples),
      )
      if (!operation) throw new Error(`No operation of the contract shows a body ${example}.`)
      const body = Object.values(operation.bodies).find((examples) => example in examples)![example]
      return this.ask(operation.method, pathOf(operation, await findPath?.()), body, asking)
    }
    const answer = this.#sent.get(example) ?? send()
    this.#sent.set(example, answer)
    return answer
  }

  async upload(name: string, content: Blob): Promise<Answer> {
    const form = new FormData()
    form.set('file', content, name)
    return this.post('/upload', form)
  }

  /**
   * Creates an entity.
   * @param data beside the name; as far as it says nothing of the source, that is the upload `airports.csv`
   * @returns the answer's members
   */
  async create(
    entityName: string,
    { connectInfo = {}, ...data }: { connectInfo?: object; [member: string]: unknown } = {},
  ): Promise<{ job: string; entityId: string }> {
    const { status, body, text } = await this.post('/entities', {
      command: 'create',
      data: {
        entityName,
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'airports.csv', ...connectInfo },
        ...data,
      },
    })
    if (status !== 200) throw new Error(`Creating ${entityName} answered ${status}: ${text}`)
    return body
  }

  /** Waits for a job to be over, which must be completed. */
  async completed(job: string): Promise<void> {
    const { text } = await this.get(job, { headers: { Accept: 'text/event-stream' } })
    if (!text.includes('"job_status":"Completed"')) throw new Error(`The job ended otherwise: ${text}`)
  }

  stop(): Promise<void> {
    return this.server.stop()
  }
}

/** The path of an operation, its parameters filled in by their examples where they are not given. */
export function pathOf(
  { path, parameters }: DocumentedOperation,
  given: Readonly<Record<string, string>> = {},
): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = given[name] ?? parameters.find((parameter) => parameter.name === name)?.example
    if (example === undefined) throw new Error(`The parameter ${name} of ${path} needs an example.`)
    return encodeURIComponent(textOf(example))
  })
}
