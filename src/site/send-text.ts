import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'

/** A tag that changes with the content, for `ETag` and for URLs that may be cached forever. */
export function tagOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Sends a text that caches may store but must revalidate before use; 304 if the caller already has it. */
export function sendText(request: Request, response: Response, type: string, text: string): void {
  response.setHeader('ETag', `"${tagOf(text)}"`)
  response.setHeader('Cache-Control', 'no-cache')
  if (request.fresh) {
    response.status(304).end()
    return
  }
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(text)
}
