import { expect } from 'chai'
import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile, type SpatialOperator } from '../../../../src/spatial/cql2/index.ts'
import { SPATIAL_OPERATORS } from '../../../../src/spatial/cql2/operators.ts'
import { needs } from '../../../support/tools.ts'
import { checked, featureOf, geometryOf } from '../support/filters.ts'

// Small even numbers make shared corners and edges likely, and crossing points exact.
const coordinate = fc.integer({ min: 0, max: 5 }).map((number) => 2 * number)
const position = fc.tuple(coordinate, coordinate).map(([x, y]) => `${x} ${y}`)
const size = fc.integer({ min: 1, max: 3 }).map((number) => 2 * number)

const box = fc
  .tuple(coordinate, coordinate, size, size)
  .map(
    ([x, y, width, height]) =>
      `(${x} ${y}, ${x + width} ${y}, ${x + width} ${y + height}, ${x} ${y + height}, ${x} ${y})`,
  )

const triangle = fc
  .tuple(coordinate, coordinate, size, fc.boolean())
  .map(
    ([x, y, side, isUpper]) =>
      `(${x} ${y}, ${x + side} ${y}, ${isUpper ? x : x + side} ${y + side}, ${x} ${y})`,
  )

/** A line in one of the eight main directions. */
const line = fc
  .tuple(coordinate, coordinate, size, fc.constantFrom([1, 0], [0, 1], [1, 1], [1, -1]))
  .map(([x, y, length, [dx, dy]]) => `(${x} ${y}, ${x + dx * length} ${y + dy * length})`)

const HOLE = '(0 0, 12 0, 12 12, 0 12, 0 0), (2 2, 2 6, 6 6, 6 2, 2 2)'

const wkt = fc.oneof(
  position.map((one) => `POINT(${one})`),
  fc.uniqueArray(position, { minLength: 1, maxLength: 3 }).map((all) => `MULTIPOINT(${all.join(', ')})`),
  line.map((one) => `LINESTRING${one}`),
  fc.oneof(box, triangle).map((ring) => `POLYGON(${ring})`),
  fc.constant(`POLYGON(${HOLE})`),
)

describe('Spatial relations of random geometries', () => {
  it('are those that GEOS finds', async function () {
    const ogrinfo = needs(this, 'ogrinfo')
    const folder = mkdtempSync(join(tmpdir(), 'relations-'))
    try {
      const pairs = fc.sample(fc.tuple(wkt, wkt), 1200)
      const file = join(folder, 'pairs.csv')
      writeFileSync(file, ['a;b', ...pairs.map(([a, b]) => `${a};${b}`)].join('\n'))
      const columns = SPATIAL_OPERATORS.map(
        (operator) => `ST_${operator.slice(2)}(GeomFromText(a), GeomFromText(b)) as ${operator}`,
      )
      const { stdout, stderr } = spawnSync(
        ogrinfo,
        [
          '-ro',
          '-q',
          file,
          '-oo',
          'SEPARATOR=SEMICOLON',
          '-dialect',
          'SQLite',
          '-sql',
          `select ${columns.join(', ')} from pairs`,
        ],
        { encoding: 'utf8', maxBuffer: 1 << 26 },
      )
      const results = [...stdout.matchAll(/^ {2}(s_\w+) \(Integer\) = (-?\d)$/gm)].map(
        ([, , value]) => value === '1',
      )
      expect(results, stderr).to.have.lengthOf(pairs.length * SPATIAL_OPERATORS.length)
      for (const [row, [left, right]] of pairs.entries()) {
        const expected = relationsOf((index) => results[row * SPATIAL_OPERATORS.length + index]!)
        expect(
          await holding((operator) => `${operator}(geom, ${right})`, left),
          `${left} and ${right}`,
        ).to.deep.equal(expected)
        expect(
          await holding((operator) => `${operator}(${left}, geom)`, right),
          `${left} and ${right}`,
        ).to.deep.equal(expected)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

const relationsOf = (holds: (index: number) => boolean | null): readonly SpatialOperator[] =>
  SPATIAL_OPERATORS.filter((_, index) => holds(index))

/** The operators whose filter selects a feature. */
async function holding(
  filterOf: (operator: string) => string,
  geometry: string,
): Promise<readonly SpatialOperator[]> {
  const feature = featureOf({}, geometryOf(geometry))
  const predicates = await Promise.all(
    SPATIAL_OPERATORS.map((operator) => compile(checked(filterOf(operator)))),
  )
  return relationsOf((index) => predicates[index]!(feature))
}
