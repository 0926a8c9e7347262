import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { pageOperations, type PageServices } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { principalOf } from '../shared/security.ts'

export const fileHandlers = (
  services: PageServices & Pick<QualityServices, 'files'>,
): QualityHandlers<'uploadFile' | 'listFiles' | 'getFile' | 'deleteFile'> => {
  const { repositories, files } = services
  const listed = pageOperations(services, 'files')
  return {
    uploadFile: async ({ path, body, caller }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ path: await files.upload(id, body.file, principalOf(caller).name) })
    },
    listFiles: listed.list,
    getFile: listed.get(({ id }, path: { repository: string; filename: string }) =>
      files.nameOf(id, path.filename),
    ),
    deleteFile: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await files.remove(id, path.filename)
      return reply.noContent()
    },
  }
}
