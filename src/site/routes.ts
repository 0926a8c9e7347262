import type { Request, RequestHandler, Response } from 'express'
import { PageFault } from './page-fault.ts'

export type Respond = (request: Request, response: Response) => void | Promise<void>

const ALLOW = 'GET, HEAD, OPTIONS'

/**
 * Serves a table of literal paths. HEAD works if GET does. Other methods are refused with `Allow`. A path
 * with an extra slash at the end redirects to the path without it.
 */
export function routes(table: Readonly<Record<string, Respond>>): RequestHandler {
  const known = new Map(Object.entries(table))
  return (request, response, next) => {
    const { path, method } = request
    const respond = known.get(path)
    if (respond === undefined) {
      const bare = path.slice(0, -1)
      if (!path.endsWith('/') || !known.has(bare)) return next()
      // Relative, so that it also works below the path of a proxy.
      response.setHeader('Location', `../${bare.slice(bare.lastIndexOf('/') + 1)}`)
      response.status(308).end()
      return
    }
    if (method === 'GET' || method === 'HEAD') return respond(request, response)
    response.setHeader('Allow', ALLOW)
    if (method === 'OPTIONS') response.status(204).end()
    else throw new PageFault(405, 'Method not allowed', `${path} can only be read. Use GET or HEAD.`)
  }
}
