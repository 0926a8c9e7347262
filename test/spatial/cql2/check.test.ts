import { expect } from 'chai'
import { check, InvalidFilter, LISTED_FUNCTIONS, UnknownQueryable } from '../../../src/spatial/cql2/index.ts'
import { NotQueryable } from '../../../src/spatial/model/errors.ts'
import { checked, faultsOf, LAYER, parsed } from './support/filters.ts'

const MS = Date.parse('2024-02-29T00:00:00Z')
const DAY = 86_400_000

describe('The check of a CQL2 filter', () => {
  it('resolves names to columns and literals to values', () => {
    expect(checked("name = 'x' AND population > 9007199254740993 OR NOT capital = TRUE")).to.deep.equal({
      kind: 'or',
      parts: [
        {
          kind: 'and',
          parts: [
            {
              kind: 'comparison',
              operator: '=',
              type: 'text',
              left: { kind: 'column', column: 0, type: 'text' },
              right: { kind: 'text', value: 'x' },
            },
            {
              kind: 'comparison',
              operator: '>',
              type: 'number',
              left: { kind: 'column', column: 2, type: 'integer' },
              right: { kind: 'number', value: 9007199254740993n },
            },
          ],
        },
        {
          kind: 'not',
          part: {
            kind: 'comparison',
            operator: '=',
            type: 'boolean',
            left: { kind: 'column', column: 4, type: 'boolean' },
            right: { kind: 'boolean', value: true },
          },
        },
      ],
    })
  })

  it('turns dates and timestamps into ranges of milliseconds', () => {
    expect(
      checked("T_DURING(INTERVAL(start, end), INTERVAL('2024-02-29', '2024-03-01T00:00:00.5678Z'))"),
    ).to.deep.equal({
      kind: 'temporal',
      relation: 't_during',
      left: {
        kind: 'interval',
        start: { kind: 'column', column: 6, type: 'datetime' },
        end: { kind: 'column', column: 7, type: 'datetime' },
      },
      right: {
        kind: 'interval',
        start: { kind: 'instant', range: { from: MS, to: MS + DAY - 1 }, isDate: true },
        end: { kind: 'instant', range: { from: MS + DAY + 567, to: MS + DAY + 567 }, isDate: false },
      },
    })
  })

  it('makes polygons of boxes, two for a box across the antimeridian', () => {
    expect(checked('S_INTERSECTS(geom, BBOX(170, -10, 5, -170, 10, 6))')).to.deep.equal({
      kind: 'spatial',
      relation: 's_intersects',
      left: { kind: 'geometry' },
      right: {
        kind: 'shape',
        geometry: {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [170, -10],
                [180, -10],
                [180, 10],
                [170, 10],
                [170, -10],
              ],
            ],
            [
              [
                [-180, -10],
                [-170, -10],
                [-170, 10],
                [-180, 10],
                [-180, -10],
              ],
            ],
          ],
        },
      },
    })
  })

  it('folds literals, and the patterns of LIKE', () => {
    expect(checked("ACCENTI(CASEI(name)) LIKE ACCENTI(CASEI('É\\_ß%'))")).to.deep.equal({
      kind: 'like',
      text: {
        kind: 'fold',
        fold: 'accents',
        text: { kind: 'fold', fold: 'case', text: { kind: 'column', column: 0, type: 'text' } },
      },
      pattern: 'e\\_ss%',
    })
  })

  it('takes each literal through the reference system of the filter', () => {
    const system = {
      toFeatures: () => ({ type: 'Point', coordinates: [1, 2] }) as const,
      longitude: 1,
    } as const
    expect(checked('S_INTERSECTS(geom, POINT(5 95))', system)).to.deep.include({
      right: { kind: 'shape', geometry: { type: 'Point', coordinates: [1, 2] } },
    })
    const refused = check(parsed('S_INTERSECTS(geom, POINT(5 95))'), LAYER, { toFeatures: () => 'Not here.' })
    expect(refused.faults?.map(({ message }) => message)).to.deep.equal([
      'At character 20 of the filter: Not here.',
    ])
  })

  it('reports all faults at once, of both kinds', () => {
    const { faults } = check(
      parsed("nane = 'x' AND population = '5' AND lowr(name) = 'x' AND photo IS NULL"),
      LAYER,
    )
    expect(faults?.map((fault) => [fault.constructor, fault.at, fault.message])).to.deep.equal([
      [
        UnknownQueryable,
        0,
        'At character 1 of the filter: There is no property "nane". Did you mean "name"?',
      ],
      [
        InvalidFilter,
        26,
        'At character 27 of the filter: Cannot compare the property "population" (a number) with a text. Write the number without quotes: 5.',
      ],
      [
        InvalidFilter,
        36,
        'At character 37 of the filter: There is no function "lowr". Did you mean "lower"?',
      ],
      [
        UnknownQueryable,
        57,
        'At character 58 of the filter: Features cannot be filtered by "photo". The queryables are "id", "geom", "name", "other", "population" and 8 more. A text is written in single quotes.',
      ],
    ])
    expect(faults?.[0]).to.be.an.instanceOf(NotQueryable).with.property('property', 'nane')
  })

  it('limits the number of faults', () => {
    const filter = Array.from({ length: 100 }, (_, i) => `x${i} = 1`).join(' AND ')
    expect(faultsOf(filter)).to.have.lengthOf(20)
  })

  it('says how to write what does not fit', () => {
    for (const [filter, ...messages] of [
      [
        "population = '5'",
        'At character 12 of the filter: Cannot compare the property "population" (a number) with a text. Write the number without quotes: 5.',
      ],
      [
        "population = 'five'",
        'At character 12 of the filter: Cannot compare the property "population" (a number) with a text.',
      ],
      [
        'name = 5',
        'At character 6 of the filter: Cannot compare the property "name" (a text) with a number. Write the text in quotes: \'5\'.',
      ],
      [
        '{"op":"=","args":[{"property":"name"},5]}',
        'In the filter: Cannot compare the property "name" (a text) with a number. Write the text in quotes: "5".',
      ],
      [
        'capital = 1',
        'At character 9 of the filter: Cannot compare the property "capital" (a boolean) with a number. Write TRUE or FALSE.',
      ],
      [
        "capital = 'true'",
        'At character 9 of the filter: Cannot compare the property "capital" (a boolean) with a text. Write TRUE or FALSE.',
      ],
      [
        "start = '2024-02-29'",
        'At character 7 of the filter: Cannot compare the property "start" (a date or timestamp) with a text. Write DATE(\'2024-02-29\').',
      ],
      [
        "start = '2024-02-29T13:00:00+01:00'",
        'At character 7 of the filter: Cannot compare the property "start" (a date or timestamp) with a text. Write TIMESTAMP(\'2024-02-29T12:00:00Z\').',
      ],
      [
        '{"op":"<","args":["2024-02-29",{"property":"start"}]}',
        'In the filter: Cannot compare a text with the property "start" (a date or timestamp). Write {"date": "2024-02-29"}.',
      ],
      [
        'geom = POINT(1 2)',
        'At character 6 of the filter: Cannot compare the property "geom" (a geometry) with a geometry. Compare geometries by S_EQUALS.',
      ],
      [
        "INTERVAL(start, end) = INTERVAL('..', '..')",
        'At character 22 of the filter: Cannot compare an interval with an interval. Compare intervals by T_EQUALS or T_INTERSECTS.',
      ],
      [
        "start = DATE('2023-02-29')",
        'At character 9 of the filter: "2023-02-29" is not a date. A date is a day of the calendar such as 2024-02-29.',
      ],
      [
        "start = DATE('2024-02-29T12:00:00Z')",
        'At character 9 of the filter: "2024-02-29T12:00:00Z" is not a date. Write TIMESTAMP(\'2024-02-29T12:00:00Z\').',
      ],
      [
        "start = TIMESTAMP('2024-02-29')",
        'At character 9 of the filter: "2024-02-29" is not a timestamp in UTC. Write DATE(\'2024-02-29\').',
      ],
      [
        "start = TIMESTAMP('2024-02-29T12:00:00+02:00')",
        'At character 9 of the filter: "2024-02-29T12:00:00+02:00" is not a timestamp in UTC. Write 2024-02-29T10:00:00Z.',
      ],
      [
        "start = TIMESTAMP('2024-02-29T25:00:00Z')",
        'At character 9 of the filter: "2024-02-29T25:00:00Z" is not a timestamp in UTC. Write it such as 2024-02-29T12:00:00Z.',
      ],
      [
        "T_AFTER(start, INTERVAL('2024-03-01', '2024-02-29'))",
        'At character 16 of the filter: The interval starts after its end. Write the earlier time first.',
      ],
      [
        "T_DURING(start, INTERVAL('2024-02-29', '..'))",
        'At character 10 of the filter: T_DURING takes two intervals, not the property "start" (a date or timestamp). Use T_INTERSECTS, or an interval with this start and end.',
      ],
      [
        "T_AFTER(name, '2024')",
        'At character 9 of the filter: T_AFTER takes dates, timestamps and intervals, not the property "name" (a text).',
        'At character 15 of the filter: T_AFTER takes dates, timestamps and intervals, not a text.',
      ],
      [
        'S_INTERSECTS(name, geom)',
        'At character 14 of the filter: S_INTERSECTS takes two geometries, not the property "name" (a text).',
      ],
      [
        'A_EQUALS(name, (1))',
        'At character 10 of the filter: A_EQUALS takes two arrays, not the property "name" (a text).',
      ],
      [
        'name LIKE other',
        'At character 11 of the filter: The pattern after LIKE is a literal text, also within CASEI or ACCENTI.',
      ],
      [
        "population LIKE '5%'",
        'At character 1 of the filter: The left side of LIKE must be a text, not the property "population" (a number).',
      ],
      [
        '{"op":"like","args":[{"property":"name"},"a\\\\"]}',
        'At /args/1 of the filter: The pattern ends with a single backslash. Write two of them for the character.',
      ],
      [
        'name BETWEEN 1 AND 2',
        'At character 1 of the filter: An operand of BETWEEN must be a number, not the property "name" (a text).',
      ],
      [
        'name IN (1)',
        'At character 10 of the filter: Cannot compare the property "name" (a text) with a number. Write the text in quotes: \'1\'.',
      ],
      [
        'geom IN (POINT(1 2))',
        'At character 1 of the filter: IN takes a text, number, boolean, date or timestamp, not the property "geom" (a geometry).',
      ],
      [
        'name + 1 = 2',
        'At character 1 of the filter: An operand of + must be a number, not the property "name" (a text).',
      ],
      [
        'CASEI(population) = CASEI(5)',
        'At character 7 of the filter: The argument of CASEI must be a text, not the property "population" (a number).',
        'At character 27 of the filter: The argument of CASEI must be a text, not a number.',
      ],
      [
        'lower(population) = 5',
        'At character 7 of the filter: The argument of lower must be a text, not the property "population" (a number).',
      ],
      ['lower() = 5', 'At character 1 of the filter: The function lower takes one argument, not 0.'],
      [
        'Buffer(geom) = 5',
        'At character 1 of the filter: There is no function "Buffer". The functions are lower, upper, length, abs, floor and 5 more.',
      ],
      [
        's_intersect(geom, geom)',
        'At character 1 of the filter: There is no function "s_intersect". Did you mean "s_intersects"?',
      ],
      [
        'capital',
        'At character 1 of the filter: Expected a condition, but found the property "capital" (a boolean). Compare it with TRUE or FALSE.',
      ],
      [
        'name',
        'At character 1 of the filter: Expected a condition, but found the property "name" (a text). Compare it with a value, for example by = or by IS NOT NULL.',
      ],
      [
        '1 + 1',
        'At character 3 of the filter: Expected a condition, but found a number. Compare it with a value, for example by = or by IS NOT NULL.',
      ],
      [
        '(name = other) = TRUE',
        'At character 7 of the filter: A condition cannot be an operand here. Join conditions with AND and OR, and reverse one with NOT.',
      ],
      [
        'fid = 1',
        'At character 1 of the filter: Features cannot be filtered by "fid". Use "id", the id of a feature.',
      ],
      [
        'name = "France"',
        'At character 8 of the filter: There is no property "France". The queryables are "id", "geom", "name", "other", "population" and 8 more. A text is written in single quotes.',
      ],
      [
        'S_INTERSECTS(geom, POINT(90 180))',
        'At character 20 of the filter: The position 90 180 is not on Earth. Longitude comes first, from -180 to 180, then latitude, from -90 to 90. To cross the antimeridian, use a BBOX whose west is greater than its east, or a geometry with a part on each side.',
      ],
      [
        'S_INTERSECTS(geom, LINESTRING(1 2))',
        'At character 20 of the filter: A line has one position. Add at least one more.',
      ],
      [
        'S_INTERSECTS(geom, POLYGON((0 0, 1 0, 1 1, 0 1)))',
        'At character 20 of the filter: A ring of a polygon is not closed: it begins at 0 0 and ends at 0 1. Repeat the first position at its end.',
      ],
      [
        'S_INTERSECTS(geom, POLYGON((0 0, 1 0, 0 0)))',
        'At character 20 of the filter: A ring of a polygon has 3 positions. It needs at least four.',
      ],
      [
        'S_INTERSECTS(geom, BBOX(0, 10, 5, 0))',
        'At character 20 of the filter: The first corner of the BBOX is greater than the second one. Write the lower left corner first.',
      ],
    ] as const) {
      expect(faultsOf(filter), filter).to.deep.equal(messages)
    }
  })

  it('limits the length of a pattern', () => {
    expect(faultsOf(`name LIKE '${'%a'.repeat(501)}'`)).to.deep.equal([
      'At character 11 of the filter: A pattern has at most 1000 characters, and this one has 1002. Shorten it.',
    ])
    expect(faultsOf(`name LIKE '${'%a'.repeat(500)}'`)).to.deep.equal([])
  })

  it('takes an argument in parentheses', () => {
    expect(checked('abs((population)) = abs((-5 + 1))')).to.deep.include({
      kind: 'comparison',
      type: 'number',
    })
  })

  it('finds functions in any letter case', () => {
    expect(checked("LOWER(name) = 'x'")).to.deep.include({ kind: 'comparison', type: 'text' })
  })
})

describe('The list of functions', () => {
  it('begins with the three spatial relations', () => {
    expect(LISTED_FUNCTIONS.slice(0, 3)).to.deep.equal(
      ['s_within', 's_contains', 's_intersects'].map((name) => ({
        name,
        arguments: [{ type: ['geometry'] }, { type: ['geometry'] }],
        returns: ['boolean'],
      })),
    )
  })

  it('has the true signature of each function', () => {
    const examples = {
      string: "'a'",
      integer: '1',
      number: '1.5',
      datetime: "DATE('2024-02-29')",
      geometry: 'geom',
      boolean: 'TRUE',
    }
    for (const { name, arguments: parameters, returns } of LISTED_FUNCTIONS.slice(3)) {
      for (const type of Object.keys(examples) as (keyof typeof examples)[]) {
        const filter = `${name}(${examples[type]}) IS NOT NULL`
        const isAllowed =
          parameters[0]!.type.includes(type) || (type === 'integer' && parameters[0]!.type.includes('number'))
        expect(faultsOf(filter).length === 0, filter).to.equal(isAllowed)
      }
      expect(
        faultsOf(`${name}(${examples[parameters[0]!.type[0]!]}) = ${examples[returns[0]!]}`),
        name,
      ).to.deep.equal([])
    }
  })
})
