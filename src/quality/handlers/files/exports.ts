import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type { ExportedFile } from '../../../../generated/quality/types.ts'
import { rangeOf } from '../../../contract/byte-range.ts'
import { Encoded } from '../../../contract/handler.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { NoSuchBytes } from '../../model/errors.ts'

export const exportHandlers = ({
  repositories,
  exports,
}: Pick<QualityServices, 'repositories' | 'exports'>): QualityHandlers<'downloadExport'> => ({
  downloadExport: async ({ path, headers, caller }, reply) => {
    const { id } = await repositories.find(path.repository)
    const file = await exports.find(id, path.filename)
    const { size } = file
    const described = {
      ETag: `"${file.version}"`,
      'Last-Modified': file.completedAt.toUTCString(),
      'Accept-Ranges': 'bytes' as const,
      'Content-Disposition': attachment(file.name),
    }
    // HEAD describes the whole file (RFC 9110, 14.2).
    const asked = caller.method === 'GET' ? headers.range : undefined
    const validators = { size, etag: described.ETag, lastModified: described['Last-Modified'] }
    const range = rangeOf(asked, headers['if-range'], validators)
    if (range === 'none') throw new NoSuchBytes(size)
    const bytes = (first: number, last: number) =>
      new Encoded<ExportedFile>(file.read(first, last), file.mediaType)
    if (!range) return reply.ok(bytes(0, size - 1), { ...described, 'Content-Length': size })
    const { first, last } = range
    return reply.partialContent(bytes(first, last), {
      ...described,
      'Content-Length': last - first + 1,
      'Content-Range': `bytes ${first}-${last}/${size}`,
    })
  },
})

/** RFC 6266: the name in ASCII, and the name in UTF-8 (RFC 8187) for clients that support it. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '\\$&')
  if (plain === name) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
