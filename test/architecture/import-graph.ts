import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Services whose folders are rooms of their own; other folders of `src` are one room each. */
const SERVICES = ['spatial', 'quality']

/** One import of a file by a file of another room. Paths are relative to the root of the repository. */
export interface Import {
  readonly from: string
  readonly to: string
}

/**
 * The room of a source file: the folder below `src`, or below the service. Files that lie in `src` itself are rooms of
 * their own; those that lie in a service's folder are the room of that service.
 */
export function roomOf(file: string): string {
  const [, first = '', ...rest] = file.split('/')
  if (SERVICES.includes(first) && rest.length > 1) return `${first}/${rest[0]!}`
  return first.replace(/\.ts$/, '')
}

/** All TypeScript files below `src`, relative to the root of the repository. */
export const sourceFiles = (): string[] =>
  readdirSync(posix.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)

/** The imports of a file by the files of `src`: of values, of types, and dynamic ones. */
export function importsOf(file: string, text = readFileSync(posix.join(ROOT, file), 'utf8')): Import[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ from: file, to: posix.join(posix.dirname(file), fileName) }))
    .filter(({ to }) => to.startsWith('src/'))
}

/**
 * Arrows between rooms, `from → to`, each with an import that makes it.
 * @param placeOf the room of a file, or another place that contains it; undefined for files that do not count
 */
export function arrowsOf(
  imports: readonly Import[],
  placeOf: (file: string) => string | undefined = roomOf,
): Map<string, Import> {
  const arrows = new Map<string, Import>()
  for (const one of imports) {
    const [from, to] = [placeOf(one.from), placeOf(one.to)]
    if (from !== undefined && to !== undefined && from !== to && !arrows.has(`${from} → ${to}`))
      arrows.set(`${from} → ${to}`, one)
  }
  return arrows
}

/** Rooms that a room imports. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>

/** The rooms or other places that arrows connect. */
export function roomsOf(arrows: Iterable<string>): Rooms {
  const rooms = new Map<string, Set<string>>()
  for (const arrow of arrows) {
    const [from, to] = arrow.split(' → ') as [string, string]
    rooms.set(from, (rooms.get(from) ?? new Set()).add(to))
  }
  return rooms
}

/** A circle of rooms, such as `a → b → a`; undefined if there is none. */
export function circleOf(rooms: Rooms): string | undefined {
  const done = new Set<string>()
  const follow = (room: string, path: readonly string[]): string | undefined => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room].join(' → ')
    if (done.has(room)) return undefined
    for (const next of rooms.get(room) ?? []) {
      const circle = follow(next, [...path, room])
      if (circle !== undefined) return circle
    }
    done.add(room)
    return undefined
  }
  for (const room of rooms.keys()) {
    const circle = follow(room, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

/** The arrows that do not follow from others: without `a → c` where `a → b → c`. The rooms have no circle. */
export function directArrows(rooms: Rooms): string[] {
  const reached = (room: string): Set<string> => {
    const found = new Set<string>()
    for (const next of rooms.get(room) ?? []) {
      found.add(next)
      for (const further of reached(next)) found.add(further)
    }
    return found
  }
  const below = new Map([...rooms.keys()].map((room) => [room, reached(room)]))
  return [...rooms].flatMap(([room, next]) =>
    [...next]
      .filter((to) => ![...next].some((other) => other !== to && below.get(other)?.has(to)))
      .map((to) => `${room} → ${to}`),
  )
}
