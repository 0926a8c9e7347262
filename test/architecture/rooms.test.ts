import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import {
  arrowsOf,
  circleOf,
  directArrows,
  importsOf,
  roomOf,
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

const list = (rooms: Rooms): string[] =>
  [...rooms].flatMap(([room, next]) => [...next].map((to) => `${room} → ${to}`))

describe('The rooms of the code', () => {
  const allowed = allowedRooms(PAGE)
  const files = sourceFiles()
  const arrows = arrowsOf(files.flatMap((file) => importsOf(file)))

  it('import each other only as docs/architecture.md allows', () => {
    const permitted = new Set(list(allowed))
    const wrong = [...arrows]
      .filter(([arrow]) => !permitted.has(arrow))
      .map(([arrow, { from, to }]) => `${arrow}: ${from} imports ${to}`)
    expect(wrong).to.deep.equal([])
  })

  it('have no arrow in the table that no import needs', () => {
    expect(list(allowed).filter((arrow) => !arrows.has(arrow))).to.deep.equal([])
  })

  it('have each a row and a paragraph', () => {
    const rooms = [...new Set(files.map(roomOf))].sort()
    expect([...allowed.keys()].sort()).to.deep.equal(rooms)
    const described = [...PAGE.matchAll(/^\*\*`([^`]+)`\*\*/gm)].map(([, room]) => room!)
    expect(described.sort()).to.deep.equal(rooms)
  })

  it('make no circle', () => {
    expect(circleOf(allowed)).to.equal(undefined)
  })

  it('are drawn in the diagram by the arrows that do not follow from others', () => {
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

  it('leaves out of the diagram what follows from other arrows', () => {
    const rooms = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['c'])],
      ['c', new Set<string>()],
    ])
    expect(directArrows(rooms)).to.deep.equal(['a → b', 'b → c'])
  })
})
