// The two libraries as shipped, with the settings that they have by themselves: express-openapi-validator validates
// requests and answers; openapi-backend finds the handler, evaluates the security requirements and validates the
// request as well.
import addFormats from 'ajv-formats'
import express, { type Request as ExpressRequest, type Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { OpenAPIBackend, type Document, type Request } from 'openapi-backend'
import { announce, bearerOf, contract, ownFormats, subject, tokens } from './child.ts'

/** A parameter of the document, or any other object. */
interface Parameter {
  readonly explode?: boolean
  readonly schema?: { readonly type?: unknown }
}

// An `id` in an example would be taken for the identifier of a schema. `explode: false`, which does not matter for a
// scalar, would make a list of it in openapi-backend.
const document = JSON.stringify(await contract.loadDocument(), (key, value: unknown) => {
  if (key === 'example' || key === 'examples') return undefined
  const { explode, schema, ...rest } = (value ?? {}) as Parameter
  const isScalar = explode === false && ['string', 'integer'].includes(schema?.type as string)
  return isScalar ? { ...rest, schema } : value
})
const copy = () => JSON.parse(document) as Document

const backend = new OpenAPIBackend({
  definition: copy(),
  customizeAjv: (ajv) => {
    ;(addFormats as unknown as (ajv: unknown) => void)(ajv)
    for (const name of ownFormats(document)) ajv.addFormat(name, true)
    return ajv
  },
  handlers: {
    validationFail: (context, _, response: Response) => response.status(400).json(context.validation.errors),
    [subject.operationId]: (_, __, response: Response) => response.type(subject.mediaType).json(subject.body),
    notFound: (_, __, response: Response) => response.status(404).end(),
    unauthorizedHandler: (_, __, response: Response) => response.status(401).end(),
  },
  securityHandlers: {
    bearerAuth: (_, request: ExpressRequest) => tokens.verify(bearerOf(request.headers.authorization)),
  },
})
await backend.init()

const app = express()
app.use(
  OpenApiValidator.middleware({
    apiSpec: copy() as never,
    validateRequests: true,
    validateResponses: true,
    // Security requirements are openapi-backend's part.
    validateSecurity: false,
    formats: Object.fromEntries(ownFormats(document).map((name) => [name, true as const])),
  }),
)
app.use((request, response) => backend.handleRequest(request as unknown as Request, request, response))
const server = app.listen(0, '127.0.0.1', () => announce(server))
