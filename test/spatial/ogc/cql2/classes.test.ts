import { expect } from 'chai'
import { CONFORMANCE_CLASSES } from '../../../../src/spatial/services/conformance.ts'
import type { PropertySchema } from '../../../../src/spatial/services/schemas.ts'
import type { FunctionList } from '../../../../generated/spatial/types.ts'
import { linkOf } from '../../../support/spatial-client.ts'
import { quoted, schemaOf } from '../queryables-under-test.ts'
import { itemsOf, serviceUnderTest } from '../service-under-test.ts'
import { FilterRunner, LANGUAGES } from './filter-runner.ts'
import { PUBLISHED_PREDICATES } from './published-predicates.ts'

interface Queryable {
  /** Address of the features. */
  readonly items: string
  /** The name as CQL2 text has it. */
  readonly name: string
  readonly type: string
}

/** The types of the annex. Spatial queryables have none of the others. */
const typeOf = ({ type, format }: PropertySchema): string => format ?? type!

/** A literal of each type, as the annex has it. */
const LITERALS: Readonly<Record<string, string>> = {
  string: "'foo'",
  boolean: 'true',
  number: '3.14',
  integer: '1',
  'date-time': "TIMESTAMP('2022-04-14T14:48:46Z')",
  date: "DATE('2022-04-14')",
}
const LISTS: Readonly<Record<string, string>> = {
  string: "('foo', 'bar')",
  boolean: '(true)',
  number: '(1, 2, 3)',
  integer: '(1, 2, 3)',
  'date-time': "(TIMESTAMP('2022-04-14T14:52:56Z'), TIMESTAMP('2022-04-14T15:52:56Z'))",
  date: "(DATE('2022-04-14'), DATE('2022-04-15'))",
}
const WORLD = 'POLYGON((-180 -90,180 -90,180 90,-180 90,-180 -90))'
const LARGE = ['boundaries/us_counties', 'places/cities']
const TESTED = [...Object.keys(PUBLISHED_PREDICATES), 'array-functions', 'functions', 'arithmetic']

// Abstract tests of OGC 21-065r2, Annex A, that run with any data: here with the queryables of the collections.
describe('CQL2, the conformance classes over any data', function () {
  this.timeout(120_000)
  const service = serviceUnderTest()
  const queryables: Queryable[] = []
  let functions: FunctionList['functions']
  before(async () => {
    for (const collection of tested()) {
      const { properties } = await schemaOf(service, collection, 'queryables')
      for (const [name, schema] of Object.entries(properties))
        queryables.push({ items: itemsOf(collection), name: quoted(name), type: typeOf(schema) })
    }
    const { body } = await service.get(
      linkOf(service.landingPage.links, 'http://www.opengis.net/def/rel/ogc/1.0/functions')!.href,
    )
    functions = (body as FunctionList).functions
  })
  /** The large collections, which have no other types, take too long for filters that no index supports. */
  const tested = () => service.collections.filter(({ id }) => !LARGE.includes(id))
  const events = () => itemsOf(service.collections.find(({ id }) => id === 'odd/events')!)
  const ofTypes = (...types: string[]) => queryables.filter(({ type }) => types.includes(type))
  const scalars = () => queryables.filter(({ type }) => type in LITERALS)
  const spatial = (pattern = /^geometry-/) => queryables.filter(({ type }) => pattern.test(type))
  const numeric = () => ofTypes('number', 'integer')

  it('Abstract Test /conf/basic-cql2/basic-test: each collection has queryables with types', () => {
    for (const collection of tested()) {
      const own = queryables.filter(({ items }) => items === itemsOf(collection))
      expect(own, collection.id).to.not.be.empty
      for (const { type } of own)
        expect(type).to.match(/^(string|boolean|number|integer|date|date-time|geometry-.+)$/)
      expect(
        own.some(({ type }) => type in LITERALS),
        collection.id,
      ).to.equal(true)
    }
  })

  for (const language of LANGUAGES) {
    describe(language, () => {
      const runner = new FilterRunner(language)
      /** The ids of a page. A filter with few matches gives all of them. */
      const ids = (items: string, filter: string) => runner.ids(items, filter, 1000)
      const expectApart = async (items: string, one: string, other: string) => {
        const found = new Set(await ids(items, one))
        expect(
          (await ids(items, other)).filter((id) => found.has(id)),
          `${one}, ${other}`,
        ).to.be.empty
      }
      const expectSame = async (items: string, one: string, other: string) =>
        expect(await ids(items, one), `${one}, ${other}`).to.deep.equal(await ids(items, other))
      const expectEmpty = async (items: string, filter: string) =>
        expect(await ids(items, filter), filter).to.be.empty
      const expectAnswers = async (items: string, ...filters: string[]) => {
        for (const filter of filters) await ids(items, filter)
      }

      it('Abstract Test /conf/basic-cql2/comparison', async () => {
        for (const { items, name, type } of scalars()) {
          const value = LITERALS[type]!
          await expectApart(items, `${name} = ${value}`, `${name} <> ${value}`)
          await expectApart(items, `${name} > ${value}`, `${name} <= ${value}`)
          await expectApart(items, `${name} < ${value}`, `${name} >= ${value}`)
        }
      })

      it('Abstract Test /conf/basic-cql2/is-null', async () => {
        for (const { items, name } of queryables)
          await expectApart(items, `${name} IS NULL`, `${name} is not null`)
      })

      it('Abstract Test /conf/basic-cql2/boolean', async () => {
        for (const collection of tested()) {
          const items = itemsOf(collection)
          expect(await ids(items, 'true')).to.have.length.above(0)
          await expectEmpty(items, 'false')
        }
      })

      it('Abstract Test /conf/advanced-comparison-operators/like', async () => {
        for (const { items, name } of ofTypes('string')) {
          await expectApart(items, `${name} like '_%'`, `${name} like ''`)
          await expectSame(items, `${name} LIKE '%'`, `${name} like '%%'`)
          await expectAnswers(items, `${name} like '\\%\\_'`)
        }
      })

      it('Abstract Test /conf/advanced-comparison-operators/between', async () => {
        for (const { items, name } of numeric()) {
          await expectSame(items, `${name} BETWEEN 0 AND 100`, `${name} >= 0 AND ${name} <= 100`)
          await expectEmpty(items, `${name} between 100.0 and 1.0`)
        }
      })

      it('Abstract Test /conf/advanced-comparison-operators/in', async () => {
        for (const { items, name, type } of scalars())
          await expectApart(items, `${name} IN ${LISTS[type]}`, `${name} NOT IN ${LISTS[type]}`)
      })

      it('Abstract Test /conf/case-insensitive-comparison/casei', async () => {
        for (const { items, name } of ofTypes('string'))
          await expectApart(items, `CASEI(${name}) = casei('foo')`, `CASEI(${name}) <> casei('FOO')`)
      })

      it('Abstract Test /conf/case-insensitive-comparison/casei-like', async () => {
        for (const { items, name } of ofTypes('string'))
          await expectSame(items, `CASEI(${name}) LIKE casei('foo%')`, `CASEI(${name}) LIKE casei('FOO%')`)
      })

      it('Abstract Test /conf/accent-insensitive-comparison/accenti', async () => {
        for (const { items, name } of ofTypes('string'))
          await expectApart(
            items,
            `ACCENTI(${name}) = accenti('äöüéáí')`,
            `ACCENTI(${name}) <> accenti('aoueai')`,
          )
      })

      it('Abstract Test /conf/accent-insensitive-comparison/accenti-like', async () => {
        for (const { items, name } of ofTypes('string'))
          await expectSame(
            items,
            `ACCENTI(${name}) LIKE accenti('Ä%')`,
            `ACCENTI(${name}) LIKE accenti('A%')`,
          )
      })

      it('Abstract Test /conf/accent-insensitive-comparison/accenti-casei', async () => {
        for (const { items, name } of ofTypes('string')) {
          const folded = `ACCENTI(CASEI(${name}))`
          await expectSame(items, `${folded} = accenti(casei('ÄÉ'))`, `${folded} = accenti(casei('ae'))`)
        }
      })

      it('Abstract Test /conf/accent-insensitive-comparison/accenti-casei-like', async () => {
        for (const { items, name } of ofTypes('string')) {
          const folded = `ACCENTI(CASEI(${name}))`
          await expectSame(
            items,
            `${folded} LIKE accenti(casei('Ä%'))`,
            `${folded} LIKE accenti(casei('a%'))`,
          )
        }
      })

      it('Abstract Test /conf/basic-spatial-functions/s_intersects', async () => {
        for (const { items, name } of spatial()) {
          await expectSame(items, `S_INTERSECTS(${name},BBOX(-180,-90,180,90))`, `${name} IS NOT NULL`)
          await expectAnswers(
            items,
            `S_INTERSECTS(${name},POINT(7.02 49.92))`,
            `S_INTERSECTS(${name},BBOX(-180,-90,-90,90)) AND S_INTERSECTS(${name},BBOX(90,-90,180,90))`,
          )
          await expectRefused(items, `S_INTERSECTS(${name},POINT(90 180))`)
        }
      })

      it('Abstract Test /conf/basic-spatial-functions-plus/s_intersects', async () => {
        const strip =
          '((-180 -90, -90 -90, -90 90, -180 90, -180 -90), (-120 -50, -100 -50, -100 -40, -120 -40, -120 -50))'
        const square = '((0 0, 10 0, 10 10, 0 10, 0 0))'
        for (const { items, name } of spatial()) {
          await expectRefused(items, `S_INTERSECTS(${name},MULTIPOINT(7.02 49.92, 90 180))`)
          await expectAnswers(
            items,
            `S_INTERSECTS(${name},LINESTRING(-180 -45, 0 -45))`,
            `S_INTERSECTS(${name},MULTILINESTRING((-180 -45, 0 -45), (0 45, 180 45)))`,
            `S_INTERSECTS(${name},POLYGON${strip})`,
          )
          await expectSame(
            items,
            `S_INTERSECTS(${name},MULTIPOLYGON(${strip},${square}))`,
            `S_INTERSECTS(${name},POLYGON${strip}) OR S_INTERSECTS(${name},POLYGON${square})`,
          )
          await expectSame(
            items,
            `S_INTERSECTS(${name},GEOMETRYCOLLECTION(POINT(7.02 49.92), POLYGON${square}))`,
            `S_INTERSECTS(${name},POINT(7.02 49.92)) OR S_INTERSECTS(${name},POLYGON${square})`,
          )
        }
      })

      it('Abstract Tests /conf/spatial-functions/s_intersects and s_disjoint', async () => {
        for (const { items, name } of spatial()) {
          const [box, world] = [`${name},BBOX(-180,-90,180,90)`, `${name},${WORLD}`]
          await expectSame(items, `S_INTERSECTS(${box})`, `S_INTERSECTS(${world})`)
          await expectEmpty(items, `S_DISJOINT(${box})`)
          await expectEmpty(items, `S_DISJOINT(${world})`)
          for (const literal of ['LINESTRING(7 50, 10 51)', 'POINT(7.02 49.92)'])
            await expectApart(items, `S_INTERSECTS(${name},${literal})`, `S_DISJOINT(${name},${literal})`)
          await expectRefused(items, `S_INTERSECTS(${name},POINT(90 180))`)
          await expectRefused(items, `S_DISJOINT(${name},POINT(90 180))`)
        }
      })

      it('Abstract Test /conf/spatial-functions/s_equals', async () => {
        for (const { items, name } of spatial()) {
          for (const literal of [WORLD, 'LINESTRING(7 50,10 51)', 'POINT(7.02 49.92)'])
            await expectEmpty(items, `S_EQUALS(${name},${literal})`)
        }
      })

      it('Abstract Tests /conf/spatial-functions/s_touches and s_crosses', async () => {
        for (const operator of ['S_TOUCHES', 'S_CROSSES']) {
          for (const { items, name } of spatial()) {
            await expectSame(
              items,
              `${operator}(${name},BBOX(-180,-90,180,90))`,
              `${operator}(${name},${WORLD})`,
            )
            await expectAnswers(items, `${operator}(${name},LINESTRING(7 50,10 51))`)
          }
        }
      })

      it('Abstract Tests /conf/spatial-functions/s_within and s_contains', async () => {
        for (const { items, name } of spatial()) {
          for (const operator of ['S_WITHIN', 'S_CONTAINS'])
            await expectSame(
              items,
              `${operator}(${name},BBOX(-180,-90,180,90))`,
              `${operator}(${name},${WORLD})`,
            )
          for (const literal of [WORLD, 'LINESTRING(7 50,10 51)', 'MULTIPOINT(7 50,10 51)'])
            await expectApart(items, `S_WITHIN(${name},${literal})`, `S_CONTAINS(${name},${literal})`)
        }
      })

      it('Abstract Test /conf/spatial-functions/s_overlaps', async () => {
        for (const [pattern, literal] of [
          [/point$/, 'MULTIPOINT(7 50,10 51)'],
          [/linestring$/, 'LINESTRING(7 50,10 51)'],
          [/polygon$|any$/, WORLD],
        ] as const)
          for (const { items, name } of spatial(pattern))
            await expectAnswers(items, `S_OVERLAPS(${name},${literal})`)
      })

      it('Abstract Test /conf/temporal-functions/temporal-functions-1', async () => {
        for (const { items, name, type } of ofTypes('date', 'date-time')) {
          const literals =
            type === 'date'
              ? ["DATE('2022-04-24')", "INTERVAL('2021-01-01','2021-12-31')"]
              : [
                  "TIMESTAMP('2022-04-24T07:59:57Z')",
                  "INTERVAL('2021-01-01T00:00:00Z','2021-12-31T23:59:59Z')",
                ]
          for (const literal of literals) {
            await expectApart(items, `T_AFTER(${name},${literal})`, `T_BEFORE(${name},${literal})`)
            await expectApart(items, `T_DISJOINT(${name},${literal})`, `T_INTERSECTS(${name},${literal})`)
            await expectAnswers(items, `T_EQUALS(${name},${literal})`)
          }
        }
      })

      it('Abstract Test /conf/temporal-functions/temporal-functions-2', async () => {
        const operators = [
          ...['AFTER', 'BEFORE', 'DISJOINT', 'EQUALS', 'INTERSECTS', 'CONTAINS', 'DURING', 'FINISHEDBY'],
          ...['FINISHES', 'MEETS', 'METBY', 'OVERLAPPEDBY', 'OVERLAPS', 'STARTEDBY', 'STARTS'],
        ]
        const temporal = ofTypes('date', 'date-time')
        expect(temporal).to.have.length.above(1)
        for (const one of temporal) {
          for (const other of temporal.filter(
            ({ items, type }) => items === one.items && type === one.type,
          )) {
            const literal =
              one.type === 'date'
                ? "'2021-01-01','2021-12-31'"
                : "'2021-01-01T00:00:00Z','2021-12-31T23:59:59Z'"
            for (const operator of operators)
              await expectAnswers(
                one.items,
                `T_${operator}(INTERVAL(${one.name},${other.name}),INTERVAL(${literal}))`,
              )
          }
        }
      })

      it('Abstract Test /conf/array-functions/array-predicates: on literals, because no queryable is an array', async () => {
        const items = events()
        const all = await ids(items, 'true')
        for (const [filter, isTrue] of [
          ["A_CONTAINS(('foo','bar'),('foo'))", true],
          ["A_CONTAINS(('foo'),('foo','bar'))", false],
          ["A_CONTAINEDBY(('foo'),('foo','bar'))", true],
          ["A_CONTAINEDBY(('foo','bar'),('foo'))", false],
          ["A_EQUALS(('foo','bar'),('foo','bar'))", true],
          ["A_EQUALS(('foo'),('foo','bar'))", false],
          ["A_OVERLAPS(('foo','qux'),('foo','bar'))", true],
          ["A_OVERLAPS(('qux'),('foo','bar'))", false],
        ] as const)
          expect(await ids(items, filter), filter).to.deep.equal(isTrue ? all : [])
      })

      it('Abstract Test /conf/property-property/comparison-value-property', async () => {
        for (const { items, name, type } of scalars()) {
          const value = LITERALS[type]!
          for (const [operator, turned] of [
            ['=', '='],
            ['<>', '<>'],
            ['>', '<'],
            ['<', '>'],
            ['>=', '<='],
            ['<=', '>='],
          ])
            await expectSame(items, `${value} ${operator} ${name}`, `${name} ${turned} ${value}`)
        }
      })

      it('Abstract Test /conf/property-property/comparison-property-property', async () => {
        for (const { items, name } of scalars()) {
          for (const operator of ['<>', '<', '>']) await expectEmpty(items, `${name} ${operator} ${name}`)
          for (const operator of ['=', '>=', '<='])
            await expectSame(items, `${name} ${operator} ${name}`, `${name} IS NOT NULL`)
        }
      })

      it('Abstract Test /conf/property-property/comparison-value-value', async () => {
        const items = events()
        for (const value of Object.values(LITERALS)) {
          for (const operator of ['<>', '<', '>']) await expectEmpty(items, `${value} ${operator} ${value}`)
          for (const operator of ['=', '>=', '<='])
            await expectSame(items, `${value} ${operator} ${value}`, 'true')
        }
      })

      it('Abstract Test /conf/functions/functions: every listed function can be called', async () => {
        const items = events()
        const geometry = spatial().find((queryable) => queryable.items === items)!.name
        const samples: Readonly<Record<string, string>> = {
          ...LITERALS,
          datetime: LITERALS['date-time']!,
          geometry,
        }
        expect(functions).to.not.be.empty
        for (const { name, arguments: parameters = [], returns } of functions) {
          const call = `${name}(${parameters.map(({ type }) => samples[type[0]!]).join()})`
          if (returns.includes('boolean')) {
            await expectApart(items, call, `NOT ${call}`)
          } else {
            await expectSame(items, `${call} = ${call}`, 'true')
            await expectEmpty(items, `${call} <> ${call}`)
            if (!returns.includes('string'))
              await expectSame(items, `${call} BETWEEN ${call} AND ${call}`, 'true')
          }
        }
      })

      it('Abstract Test /conf/arithmetic/arithmetic', async () => {
        for (const { items, name } of numeric()) {
          await expectSame(items, `${name} + 8 > 2^3 + 100`, `${name} > 100`)
          await expectSame(items, `${name} * 2 - 20 / 10 >= 98`, `${name} >= 50`)
          await expectSame(items, `${name} <= 21 div 2 - 5 % 3`, `${name} <= 8`)
          await expectSame(items, `(${name} - 3) * 4 = 4 * ${name} - 12`, `${name} IS NOT NULL`)
        }
      })

      it('Abstract Test /conf/cql2-text/escaping: a quote and control characters in a literal', async () => {
        const items = events()
        await expectSame(items, "'it''s' = 'it''s' AND length('it''s') = 4", 'true')
        for (const character of ['\u0007', '\b', '\t', '\n', '\v', '\f', '\r'])
          await expectSame(items, `length('a${character}b') = 3`, 'true')
      })

      async function expectRefused(items: string, filter: string): Promise<void> {
        expect(await runner.refusal(items, filter), filter).to.not.be.empty
      }
    })
  }

  it('has tests for each conformance class that the service declares', () => {
    const prefix = 'http://www.opengis.net/spec/cql2/1.0/conf/'
    const declared = CONFORMANCE_CLASSES.filter((uri) => uri.startsWith(prefix))
    expect(declared.map((uri) => uri.slice(prefix.length))).to.have.members([...LANGUAGES, ...TESTED])
  })
})
