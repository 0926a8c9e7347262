import type { Request, RequestHandler, Response } from 'express'
import { PageFault } from './page-fault.ts'

export type Respond = (request: Request, response: Response) => void | Promise<void>

const ALLOW = 'GET, HEAD, OPTIONS'

/**
 * Serves a table of paths, which are compared as they are written. HEAD works wherever GET does, other methods
 * are refused with `Allow`, and a slash too many at the end leads to the path without it.
 */
export function routes(table: Readonly<Record<string, Respond>>): RequestHandler {
  const known = new Map(Object.entries(table))
  return (request, response, next) => {
    const { path, method } = request
    const respond = known.get(path)
    if (respond === undefined) {
      const bare = path.slice(0, -1)
      if (!path.endsWith('/') || !known.has(bare)) return next()
      // Relative, so that it also holds below the path of a proxy.
      response.setHeader('Location', `../${bare.slice(bare.lastIndexOf('/') + 1)}`)
      response.status(308).end()
      return
    }
    if (method === 'GET' || method === 'HEAD') return respond(request, response)
    response.setHeader('Allow', ALLOW)
    if (method === 'OPTIONS') response.status(204).end()
    else throw new PageFault(405, 'Not possible here', `${path} can only be read: use GET or HEAD.`)
  }
}
