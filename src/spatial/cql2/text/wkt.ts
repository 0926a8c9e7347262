import type { Geometry, Position } from '../ast.ts'
import { MAX_COLLECTION_DEPTH } from '../limits.ts'
import { GEOMETRY_WORDS } from '../operators.ts'
import { signedNumber } from './numbers.ts'
import type { TokenReader } from './token-reader.ts'

const NAMES: ReadonlyMap<string, Geometry['type']> = GEOMETRY_WORDS

/** Words after the type of a geometry: it has heights, measures or no positions. */
const SUFFIXES: ReadonlySet<string> = new Set(['Z', 'M', 'ZM', 'EMPTY'])

/** True if a geometry begins at the next token. */
export function isWkt(reader: TokenReader): boolean {
  if (typeOf(reader.token.word) === undefined) return false
  const { second } = reader
  return reader.isCall || (second?.kind === 'name' && SUFFIXES.has(second.word))
}

/** The type of a word such as POINT or POINTZ. */
function typeOf(word: string): Geometry['type'] | undefined {
  return NAMES.get(word) ?? NAMES.get(word.replace(/(?:ZM?|M)$/, ''))
}

/**
 * Reads a geometry in well-known text (rule `spatialInstance` and OGC 06-103r4, clause 7), also an empty one.
 * Points of a MULTIPOINT may have parentheses of their own or not.
 *
 * @throws Stop
 */
export function readWkt(reader: TokenReader, depth = 1): Geometry {
  const word = reader.token.word
  const type = typeOf(word)
  if (type === undefined) reader.fail(`Expected a geometry such as POINT(7 50), but found ${reader.here}.`)
  if (depth > MAX_COLLECTION_DEPTH) {
    reader.fail(`A geometry has more than ${MAX_COLLECTION_DEPTH} nested collections.`)
  }
  const isGlued = !NAMES.has(word)
  let dimension = isGlued ? word.slice(type.length) : ''
  const { at } = reader.advance()
  if (!isGlued && SUFFIXES.has(reader.token.word) && !reader.isWord('EMPTY')) {
    dimension = reader.advance().word
  }
  if (dimension.includes('M')) {
    reader.fail(
      'A geometry of a filter has no measures. Leave M out, and the last number of each position.',
      at,
    )
  }
  return new WktBody(reader, dimension === 'Z').geometry(type, depth)
}

class WktBody {
  readonly #reader: TokenReader
  readonly #hasZ: boolean

  constructor(reader: TokenReader, hasZ: boolean) {
    this.#reader = reader
    this.#hasZ = hasZ
  }

  geometry(type: Geometry['type'], depth: number): Geometry {
    switch (type) {
      case 'Point':
        return { type, coordinates: this.#isEmpty() ? [] : this.#inParentheses(() => this.#position()) }
      case 'LineString':
        return { type, coordinates: this.#line() }
      case 'MultiPoint':
        return { type, coordinates: this.#list(() => this.#point()) }
      case 'Polygon':
      case 'MultiLineString':
        return { type, coordinates: this.#list(() => this.#line()) }
      case 'MultiPolygon':
        return { type, coordinates: this.#list(() => this.#list(() => this.#line())) }
      case 'GeometryCollection':
        return { type, geometries: this.#list(() => readWkt(this.#reader, depth + 1)) }
    }
  }

  #isEmpty(): boolean {
    return this.#reader.takesWord('EMPTY')
  }

  #line(): readonly Position[] {
    return this.#list(() => this.#position())
  }

  #point(): Position {
    if (this.#reader.isWord('EMPTY')) {
      this.#reader.fail('A MULTIPOINT has no empty points. Leave them out.')
    }
    return this.#reader.isSymbol('(') ? this.#inParentheses(() => this.#position()) : this.#position()
  }

  #position(): Position {
    const reader = this.#reader
    const position = [signedNumber(reader, 'as x of a position'), signedNumber(reader, 'as y of a position')]
    if (this.#hasZ || !(reader.isSymbol(',') || reader.isSymbol(')'))) {
      position.push(signedNumber(reader, 'as height of a position'))
    }
    return position
  }

  #list<Item>(item: () => Item): readonly Item[] {
    if (this.#isEmpty()) return []
    return this.#inParentheses(() => {
      const items = [item()]
      while (this.#reader.takesSymbol(',')) items.push(item())
      return items
    })
  }

  #inParentheses<Read>(read: () => Read): Read {
    this.#reader.expect('(', 'before the positions of a geometry')
    const result = read()
    this.#reader.expect(')', 'after the positions of a geometry')
    return result
  }
}
