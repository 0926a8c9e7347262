// The least that a server can do for a page of features: fetch the rows by one statement of the plain driver,
// then send bytes that are there already.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import sqlite3 from 'sqlite3'
import type { PlainPage } from '../plain.ts'

const SQL = `
  select fid, geom, name, code, category, note, population, floors, height, active, built, changed from features
  where fid in (
    select id from rtree_features_geom
    where minx <= $maxX and maxx >= $minX and miny <= $maxY and maxy >= $minY and id <= $last
  )
  order by fid`

interface Assignment {
  readonly path: string
  readonly pages: readonly PlainPage[]
}

process.on('disconnect', () => process.exit())
process.once('message', ({ path, pages }: Assignment) => {
  const bodies = pages.map(({ body }) => Buffer.from(body))
  const flags = sqlite3.OPEN_READONLY | sqlite3.OPEN_URI
  const database = new sqlite3.Database(`${pathToFileURL(path).href}?mode=ro`, flags, (error) => {
    if (error) throw error
    const server = createServer((request, response) => {
      const index = Number(request.url!.slice(1))
      const { box, last } = pages[index]!
      const [$minX, $minY, $maxX, $maxY] = box
      database.all(SQL, { $minX, $minY, $maxX, $maxY, $last: last }, (fault, rows) => {
        if (fault) throw fault
        if (rows.length < pages[index]!.features) throw new Error('The rows are fewer than the features.')
        const body = bodies[index]!
        response.writeHead(200, { 'Content-Type': 'application/geo+json', 'Content-Length': body.length })
        response.end(body)
      })
    })
    server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
  })
})
