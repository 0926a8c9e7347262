import { qualityContract, type QualityHandlers } from '../../../generated/quality/contract.ts'
import { Encoded } from '../../contract/handler.ts'
import { basePathOf } from '../../platform/base-path.ts'
import type { OpenApiDocument } from '../../../generated/quality/types.ts'

export const documentHandlers = (): QualityHandlers<'getOpenApiDocument'> => {
  let text: Promise<string> | undefined
  return {
    getOpenApiDocument: async ({ caller }, reply) => {
      const base = basePathOf(caller.origin)
      if (base === '') {
        text ??= qualityContract.loadDocument().then((document) => JSON.stringify(document))
        return reply.ok(new Encoded<OpenApiDocument>(await text))
      }
      const document = (await qualityContract.loadDocument()) as OpenApiDocument
      return reply.ok({ ...document, servers: [{ url: base }] })
    },
  }
}
