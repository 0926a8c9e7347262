import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { filesListing } from '../listings/declared/files-listing.ts'
import type { CataloguePages } from '../listings/catalogue-pages.ts'
import { principalOf } from './security.ts'
import type { Files } from '../services/files.ts'
import type { Repositories } from '../services/repositories.ts'
import { listed } from './listed.ts'

export const fileHandlers = ({
  repositories,
  files,
  cataloguePages,
}: {
  readonly repositories: Pick<Repositories, 'find'>
  readonly files: Files
  readonly cataloguePages: CataloguePages
}): QualityHandlers<'uploadFile' | 'listFiles' | 'deleteFile'> => ({
  uploadFile: async ({ path, body, caller }, reply) => {
    const { id } = await repositories.find(path.repository)
    return reply.ok({ path: await files.upload(id, body.file, principalOf(caller).name) })
  },
  listFiles: async ({ path, query, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    return reply.ok(await listed(filesListing, cataloguePages, repository, query, caller))
  },
  deleteFile: async ({ path }, reply) => {
    const { id } = await repositories.find(path.repository)
    await files.remove(id, path.filename)
    return reply.noContent()
  },
})
