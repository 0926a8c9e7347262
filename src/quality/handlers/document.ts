import { qualityContract, type QualityHandlers } from '../../../generated/quality/contract.ts'
import { Encoded } from '../../contract/handler.ts'
import type { OpenApiDocument } from '../../../generated/quality/types.ts'

export const documentHandlers = (): QualityHandlers<'getOpenApiDocument'> => {
  let text: Promise<string> | undefined
  return {
    getOpenApiDocument: async (_, reply) => {
      text ??= qualityContract.loadDocument().then((document) => JSON.stringify(document))
      return reply.ok(new Encoded<OpenApiDocument>(await text))
    },
  }
}
