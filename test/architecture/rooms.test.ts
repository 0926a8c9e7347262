import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import {
  arrowsOf,
  circleOf,
  directArrows,
  importsOf,
  roomOf,
  roomsOf,
  sourceFiles,
  type Rooms,
} from './import-graph.ts'

const PAGE = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')

/** The table of the page: each room with those that it may import. */
function allowedRooms(page: string): Rooms {
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)]
  return new Map(
    rows.map(([, room, list]) => [
      room!,
      new Set([...list!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)),
    ]),
  )
}

/** The arrows of the page's diagram, by the rooms' names. */
function drawnArrows(page: string): string[] {
  const diagram = /^```mermaid\n([^]*?)^```/m.exec(page)?.[1] ?? ''
  const names = new Map(
    [...diagram.matchAll(/^ *(\w+)\["?([^\]"]+)"?\]$/gm)].map(([, id, name]) => [id, name]),
  )
  return [...diagram.matchAll(/^ *(\w+) --> (.+)$/gm)].flatMap(([, from, list]) =>
    list!.split(' & ').map((to) => `${names.get(from) ?? from!} → ${names.get(to.trim()) ?? to.trim()}`),
  )
}

/** The place of a file if each file is a place of its own. */
const fileOf = (file: string): string => file

const list = (rooms: Rooms): string[] =>
  [...rooms].flatMap(([room, next]) => [...next].map((to) => `${room} → ${to}`))

describe('The rooms of the code', () => {
  const allowed = allowedRooms(PAGE)
  const files = sourceFiles()
  const imports = files.flatMap((file) => importsOf(file))
  const arrows = arrowsOf(imports)

  it('import each other only as docs/architecture.md allows', () => {
    const permitted = new Set(list(allowed))
    const wrong = [...arrows]
      .filter(([arrow]) => !permitted.has(arrow))
      .map(([arrow, { from, to }]) => `${arrow}: ${from} imports ${to}`)
    expect(wrong).to.deep.equal([])
  })

  it('have no import in the table that the code does not need', () => {
    expect(list(allowed).filter((arrow) => !arrows.has(arrow))).to.deep.equal([])
  })

  it('each have a row and a paragraph in docs/architecture.md', () => {
    const rooms = [...new Set(files.map(roomOf))].sort()
    expect([...allowed.keys()].sort()).to.deep.equal(rooms)
    const described = [...PAGE.matchAll(/^\*\*`([^`]+)`\*\*/gm)].map(([, room]) => room!)
    expect(described.sort()).to.deep.equal(rooms)
  })

  it('do not import each other in a circle', () => {
    expect(circleOf(allowed)).to.equal(undefined)
  })

  it('have no files that import values or types from each other in a circle', () => {
    const circle = circleOf(roomsOf(arrowsOf(imports, fileOf).keys()))
    expect(circle, circle).to.equal(undefined)
  })

  it('are drawn in the diagram without arrows that follow from other arrows', () => {
    expect(drawnArrows(PAGE).sort()).to.deep.equal(directArrows(allowed).sort())
  })

  it('keep the two services apart', () => {
    const between = [...arrows.keys()].filter((arrow) => {
      const [from, to] = arrow.split(' → ') as [string, string]
      return (
        (from.startsWith('spatial') && to.startsWith('quality')) ||
        (from.startsWith('quality') && to.startsWith('spatial'))
      )
    })
    expect(between).to.deep.equal([])
  })
})

describe('The check of the rooms', () => {
  it('finds imports of values, of types and dynamic ones', () => {
    const text = `import { a } from '../stores/users.ts'
import type { B } from '../services/files.ts'
export * from '../jobs/jobs.ts'
const c = () => import('../report/report.ts')
import express from 'express'`
    expect([...arrowsOf(importsOf('src/quality/model/x.ts', text)).keys()]).to.deep.equal([
      'quality/model → quality/stores',
      'quality/model → quality/services',
      'quality/model → quality/jobs',
      'quality/model → quality/report',
    ])
  })

  it('finds a circle', () => {
    const rooms = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ])
    expect(circleOf(rooms)).to.equal('b → c → b')
    expect(circleOf(new Map([...rooms, ['c', new Set<string>()]]))).to.equal(undefined)
  })

  it('finds a circle of files that import types from each other', () => {
    const between = [
      ...importsOf('src/a/x.ts', `import type { Y } from './y.ts'`),
      ...importsOf('src/a/y.ts', `import type { Z } from './deeper/z.ts'`),
      ...importsOf('src/a/deeper/z.ts', `import type { X } from '../x.ts'`),
    ]
    const circle = circleOf(roomsOf(arrowsOf(between, fileOf).keys()))
    expect(circle).to.equal('src/a/x.ts → src/a/y.ts → src/a/deeper/z.ts → src/a/x.ts')
  })

  it('omits arrows from the diagram that follow from other arrows', () => {
    const rooms = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['c'])],
      ['c', new Set<string>()],
    ])
    expect(directArrows(rooms)).to.deep.equal(['a → b', 'b → c'])
  })
})
