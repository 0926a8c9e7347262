import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { arrowsOf, circleOf, importsOf, roomsOf, sourceFiles } from './import-graph.ts'

const PAGE = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')

/** The folders of the table of families, relative to `src`. */
function familiesOf(page: string): string[] {
  const section = /^## Families inside rooms\n([^]*?)^## /m.exec(page)?.[1] ?? ''
  const rows = [...section.matchAll(/^\| [A-Z][^|]* \| ([^|]+) \|/gm)].map(([, folders]) => folders!)
  return rows.flatMap((folders) => [...folders.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder!))
}

/** The family of a file in a room, or the file itself if it lies beside the families; undefined outside of the room. */
const familyIn =
  (room: string) =>
  (file: string): string | undefined =>
    file.startsWith(`src/${room}/`) ? file.split('/', room.split('/').length + 2).join('/') : undefined

describe('The families inside the rooms', () => {
  const listed = familiesOf(PAGE)
  const rooms = [...new Set(listed.map((family) => posix.dirname(family)))]
  const files = sourceFiles()
  const imports = files.flatMap((file) => importsOf(file))

  it('are the folders that docs/architecture.md lists', () => {
    const folders = new Set(files.flatMap((file) => rooms.map((room) => familyIn(room)(file) ?? [])).flat())
    const families = [...folders].filter((place) => !place.endsWith('.ts')).map((place) => place.slice(4))
    expect(families.sort()).to.deep.equal(listed.sort())
    expect(rooms).to.include.members(['quality/handlers', 'quality/services', 'quality/stores'])
  })

  for (const room of rooms)
    it(`do not import each other in a circle in ${room}`, () => {
      const circle = circleOf(roomsOf(arrowsOf(imports, familyIn(room)).keys()))
      expect(circle, circle).to.equal(undefined)
    })

  it('are reported as a circle if two of them import types from each other', () => {
    const between = [
      ...importsOf('src/a/b/x.ts', `import type { Y } from '../c/y.ts'`),
      ...importsOf('src/a/c/z.ts', `import type { X } from '../b/x.ts'`),
    ]
    const circle = circleOf(roomsOf(arrowsOf(between, familyIn('a')).keys()))
    expect(circle).to.equal('src/a/b → src/a/c → src/a/b')
  })
})
