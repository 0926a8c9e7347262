import { expect } from 'chai'
import { parseJson, parseText, printJson, printText } from '../../../src/spatial/cql2/index.ts'
import { withoutPlaces } from './support/places.ts'
import { parsed } from './support/filters.ts'

const p = (property: string): unknown => ({ property })
const op = (operator: string, ...args: readonly unknown[]): unknown => ({ op: operator, args })

const FOOTPRINT = [
  [43.5845, -79.5442],
  [43.6079, -79.4893],
  [43.5677, -79.4632],
  [43.5845, -79.5442],
]

/** Examples of OGC 21-065r2 (schema/examples, clauses 6 and 7) in both encodings. */
const EXAMPLES: readonly (readonly [text: string, json: unknown])[] = [
  ['avg(windSpeed) < 4', op('<', op('avg', p('windSpeed')), 4)],
  ["city='Toronto'", op('=', p('city'), 'Toronto')],
  ['balance-150.0 > 0', op('>', op('-', p('balance'), 150), 0)],
  ["updated >= date('1970-01-01')", op('>=', p('updated'), { date: '1970-01-01' })],
  ['geometry IS NOT NULL', op('not', op('isNull', p('geometry')))],
  [
    'eq:cloud_cover < 0.1 AND landsat:wrs_row=28 AND landsat:wrs_path=203',
    op(
      'and',
      op('<', p('eq:cloud_cover'), 0.1),
      op('=', p('landsat:wrs_row'), 28),
      op('=', p('landsat:wrs_path'), 203),
    ),
  ],
  [
    "eo_instruments LIKE 'OLI%'\n AND S_INTERSECTS(footprint,POLYGON((43.5845 -79.5442,\n 43.6079 -79.4893, 43.5677 -79.4632, 43.5845 -79.5442)))",
    op(
      'and',
      op('like', p('eo_instruments'), 'OLI%'),
      op('s_intersects', p('footprint'), { type: 'Polygon', coordinates: [FOOTPRINT] }),
    ),
  ],
  ['floors>5', op('>', p('floors'), 5)],
  ['taxes <= 500', op('<=', p('taxes'), 500)],
  ["owner LIKE '%Jones%'", op('like', p('owner'), '%Jones%')],
  ["owner NOT LIKE '%Mike%'", op('not', op('like', p('owner'), '%Mike%'))],
  ['swimming_pool = true', op('=', p('swimming_pool'), true)],
  ['floors>5 AND swimming_pool=true', op('and', op('>', p('floors'), 5), op('=', p('swimming_pool'), true))],
  [
    "swimming_pool=true AND (floors>5 \n OR  material LIKE 'brick%'\n OR  material LIKE '%brick')",
    op(
      'and',
      op('=', p('swimming_pool'), true),
      op(
        'or',
        op('>', p('floors'), 5),
        op('like', p('material'), 'brick%'),
        op('like', p('material'), '%brick'),
      ),
    ),
  ],
  [
    "(floors>5 AND material='brick') OR swimming_pool=true",
    op(
      'or',
      op('and', op('>', p('floors'), 5), op('=', p('material'), 'brick')),
      op('=', p('swimming_pool'), true),
    ),
  ],
  [
    'NOT (floors<5) OR swimming_pool=true',
    op('or', op('not', op('<', p('floors'), 5)), op('=', p('swimming_pool'), true)),
  ],
  [
    "(owner LIKE 'mike%' OR owner LIKE 'Mike%') AND floors<4",
    op(
      'and',
      op('or', op('like', p('owner'), 'mike%'), op('like', p('owner'), 'Mike%')),
      op('<', p('floors'), 4),
    ),
  ],
  ["T_BEFORE(built, DATE('2015-01-01'))", op('t_before', p('built'), { date: '2015-01-01' })],
  [
    "T_DURING(INTERVAL(starts_at, ends_at), INTERVAL('2017-06-10T07:30:00Z', '2017-06-11T10:30:00Z'))",
    op(
      't_during',
      { interval: [p('starts_at'), p('ends_at')] },
      { interval: ['2017-06-10T07:30:00Z', '2017-06-11T10:30:00Z'] },
    ),
  ],
  [
    'floors>5 AND S_WITHIN(geometry,BBOX(-118,33.8,-117.9,34))',
    op('and', op('>', p('floors'), 5), op('s_within', p('geometry'), { bbox: [-118, 33.8, -117.9, 34] })),
  ],
  [
    "CASEI(road_class) IN (CASEI('Οδος'),CASEI('Straße'))",
    op('in', op('casei', p('road_class')), [op('casei', 'Οδος'), op('casei', 'Straße')]),
  ],
  [
    "ACCENTI(etat_vol) = ACCENTI('débárquér')",
    op('=', op('accenti', p('etat_vol')), op('accenti', 'débárquér')),
  ],
  [
    "CASEI(geophys:SURVEY_NAME) LIKE CASEI('%calcutta%')",
    op('like', op('casei', p('geophys:SURVEY_NAME')), op('casei', '%calcutta%')),
  ],
  [
    '"id" = \'fa7e1920-9107-422d-a3db-c468cbc5d6df\'',
    op('=', p('id'), 'fa7e1920-9107-422d-a3db-c468cbc5d6df'),
  ],
  ['"value" NOT BETWEEN 10 AND 20', op('not', op('between', p('value'), 10, 20))],
  ['"value" IN (1.0, 2.0, 3.0)', op('in', p('value'), [1, 2, 3])],
  ['category NOT IN (1,2,3,4)', op('not', op('in', p('category'), [1, 2, 3, 4]))],
  ['"value" IS NULL', op('isNull', p('value'))],
  [
    '"name" NOT LIKE \'foo%\' AND "value" > 10',
    op('and', op('not', op('like', p('name'), 'foo%')), op('>', p('value'), 10)),
  ],
  [
    '"value" IS NULL OR "value" BETWEEN 10 AND 20',
    op('or', op('isNull', p('value')), op('between', p('value'), 10, 20)),
  ],
  [
    'S_INTERSECTS("geometry", BBOX(-128.098193, -1.1, -99999.0, 180.0, 90.0, 100000.0))',
    op('s_intersects', p('geometry'), { bbox: [-128.098193, -1.1, -99999, 180, 90, 100000] }),
  ],
  [
    'S_EQUALS(\n    POLYGON (\n        (-0.333333 89.0, -102.723546 -0.5, -179.0 -89.0, -1.9 89.0, -0.0 89.0, 2.00001 -1.9, -0.333333 89.0)\n    ),\n    "geometry"\n)',
    op(
      's_equals',
      {
        type: 'Polygon',
        coordinates: [
          [
            [-0.333333, 89],
            [-102.723546, -0.5],
            [-179, -89],
            [-1.9, 89],
            [-0, 89],
            [2.00001, -1.9],
            [-0.333333, 89],
          ],
        ],
      },
      p('geometry'),
    ),
  ],
  [
    'S_DISJOINT("geometry", MULTIPOLYGON (((144.022387 45.176126, -1.1 0.0, 180.0 47.808086, 144.022387 45.176126))))',
    op('s_disjoint', p('geometry'), {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [144.022387, 45.176126],
            [-1.1, 0],
            [180, 47.808086],
            [144.022387, 45.176126],
          ],
        ],
      ],
    }),
  ],
  [
    'S_CROSSES("geometry", LINESTRING (172.03086 1.5, 1.1 -90.0, -159.757695 0.99999))',
    op('s_crosses', p('geometry'), {
      type: 'LineString',
      coordinates: [
        [172.03086, 1.5],
        [1.1, -90],
        [-159.757695, 0.99999],
      ],
    }),
  ],
  [
    'S_WITHIN(POLYGON ((-49.88024 0.5 -75993.341684, -1.5 -0.99999 -100000.0, 0.0 0.5 -0.333333, -49.88024 0.5 -75993.341684)), "geometry")',
    op(
      's_within',
      {
        type: 'Polygon',
        coordinates: [
          [
            [-49.88024, 0.5, -75993.341684],
            [-1.5, -0.99999, -100000],
            [0, 0.5, -0.333333],
            [-49.88024, 0.5, -75993.341684],
          ],
        ],
      },
      p('geometry'),
    ),
  ],
  [
    'S_EQUALS(MULTIPOINT ((180.0 -0.5), (179.0 -47.121701)), "geometry")',
    op(
      's_equals',
      {
        type: 'MultiPoint',
        coordinates: [
          [180, -0.5],
          [179, -47.121701],
        ],
      },
      p('geometry'),
    ),
  ],
  [
    'S_EQUALS(GEOMETRYCOLLECTION (POINT (1.9 2.00001), MULTILINESTRING ((-2.00001 -0.0, -77.292642 -0.5)), LINESTRING (179.0 1.179148, -148.192487 -65.007816)), "geometry")',
    op(
      's_equals',
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [1.9, 2.00001] },
          {
            type: 'MultiLineString',
            coordinates: [
              [
                [-2.00001, -0],
                [-77.292642, -0.5],
              ],
            ],
          },
          {
            type: 'LineString',
            coordinates: [
              [179, 1.179148],
              [-148.192487, -65.007816],
            ],
          },
        ],
      },
      p('geometry'),
    ),
  ],
  [
    'T_BEFORE("updated_at", TIMESTAMP(\'2012-08-10T05:30:00.000000Z\'))',
    op('t_before', p('updated_at'), { timestamp: '2012-08-10T05:30:00.000000Z' }),
  ],
  [
    "T_FINISHES(INTERVAL(starts_at, ends_at), INTERVAL('1991-10-07', '2010-02-10T05:29:20.073225Z'))",
    op(
      't_finishes',
      { interval: [p('starts_at'), p('ends_at')] },
      { interval: ['1991-10-07', '2010-02-10T05:29:20.073225Z'] },
    ),
  ],
  ["T_AFTER(x, INTERVAL('2019-09-09', '..'))", op('t_after', p('x'), { interval: ['2019-09-09', '..'] })],
  ['Foo("geometry") = TRUE', op('=', op('Foo', p('geometry')), true)],
  ["S_WITHIN(road,Buffer(geometry,10,'m'))", op('s_within', p('road'), op('Buffer', p('geometry'), 10, 'm'))],
  ['"value" > ("foo" + 10)', op('>', p('value'), op('+', p('foo'), 10))],
  ['"value" <= (2 ^ "foo")', op('<=', p('value'), op('^', 2, p('foo')))],
  ['1 = ("foo" div 2)', op('=', 1, op('div', p('foo'), 2))],
  ['pop_other>1038290-5%2', op('>', p('pop_other'), op('-', 1038290, op('%', 5, 2)))],
  ['pop_other>=1038290-2*2^0', op('>=', p('pop_other'), op('-', 1038290, op('*', 2, op('^', 2, 0))))],
  [
    '"value" = ((((-1 * "foo") * 2.0) + ("bar" / 6.1234)) - ("x" ^ 2.0))',
    op(
      '=',
      p('value'),
      op('-', op('+', op('*', op('*', -1, p('foo')), 2), op('/', p('bar'), 6.1234)), op('^', p('x'), 2)),
    ),
  ],
  [
    "A_CONTAINS(layer:ids, ('layers-ca','layers-us'))",
    op('a_contains', p('layer:ids'), ['layers-ca', 'layers-us']),
  ],
  [
    "A_OVERLAPS(\"values\", (TIMESTAMP('2012-08-10T05:30:00.000000Z'), DATE('2010-02-10'), FALSE))",
    op('a_overlaps', p('values'), [
      { timestamp: '2012-08-10T05:30:00.000000Z' },
      { date: '2010-02-10' },
      false,
    ]),
  ],
  ['"name" LIKE CASEI(\'FOO%\')', op('like', p('name'), op('casei', 'FOO%'))],
  ["'Via dell''Avvento' = street", op('=', "Via dell'Avvento", p('street'))],
]

describe('The examples of the CQL2 standard', () => {
  for (const [text, json] of EXAMPLES) {
    it(text.replaceAll(/\s+/g, ' '), () => {
      const fromText = parsed(text)
      const fromJson = parsed(JSON.stringify(json))
      expect(withoutZeroSigns(fromText)).to.deep.equal(withoutZeroSigns(fromJson))
      expect(withoutPlaces(parseText(printText(fromText)).value!)).to.deep.equal(withoutPlaces(fromText))
      expect(withoutPlaces(parseJson(printJson(fromText)).value!)).to.deep.equal(withoutPlaces(fromText))
    })
  }
})

/** JSON.stringify writes a negative zero without its sign. */
const withoutZeroSigns = (expression: Parameters<typeof withoutPlaces>[0]): unknown =>
  JSON.parse(JSON.stringify(withoutPlaces(expression)))
