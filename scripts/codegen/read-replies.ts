import type { ReplySpec } from '../../src/contract/contract.ts'
import { replyName } from '../../src/contract/reply-names.ts'
import { resolve, type Document, type Header, type Response, type Schema } from './document.ts'

/** One documented answer of an operation: what the runtime gets of it, and its schemas. */
export interface ReplyModel extends ReplySpec {
  schema: Schema | undefined
  headerSchemas: { name: string; schema: Schema; required: boolean; byRuntime: boolean }[]
}

/**
 * Reads the answers of one status: one for each media type, the first of which has the plain name.
 * @throws Error with a sentence for a status that has no name
 */
export function readReplies(
  document: Document,
  where: string,
  statusText: string,
  response: Response,
): ReplyModel[] {
  const status = Number(statusText)
  const name = replyName(status)
  if (!name) throw new Error(`${where} is not a status that the runtime has a name for.`)
  const headerSchemas = Object.entries(response.headers ?? {}).map(([header, value]) => {
    const spec = resolve<Header>(document, value)
    return {
      name: header,
      schema: spec.schema ?? {},
      required: spec.required ?? false,
      byRuntime: spec['x-supplied-by'] === 'runtime',
    }
  })
  const headers = headerSchemas.map((header) => header.name)
  const media = Object.entries(response.content ?? {})
  // A browser gets a page. Other media types of errors would have to be negotiated before the error is known.
  if (status >= 300 && media.slice(1).some(([mediaType]) => mediaType !== 'text/html'))
    throw new Error(
      `${where} has several media types; only a successful answer can be had in several. An error can also be a page (text/html), after its other media type.`,
    )
  if (media.length === 0)
    return [{ status, name, mediaType: null, headers, schema: undefined, headerSchemas }]
  return media.map(([mediaType, { schema }], index) => ({
    status,
    name: index === 0 ? name : name + nameOfType(mediaType),
    mediaType,
    headers,
    schema,
    headerSchemas,
  }))
}

/** `text/event-stream` → `EventStream` */
function nameOfType(mediaType: string): string {
  const subtype = mediaType.split(';', 1)[0]!.split('/')[1] ?? ''
  return subtype.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
